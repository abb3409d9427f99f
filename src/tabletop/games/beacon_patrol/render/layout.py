"""Where everything stands in the picture: the map, and the table round it.

A space of the map is always 100 units. What stands round the map is laid out as if five
columns of it were shown, and is drawn larger by `Layout.scale` when there are more: so
letters keep their size in a picture of a given width.
"""

from __future__ import annotations

from math import ceil
from typing import Final

import attrs

from tabletop.core.grids import Cell
from tabletop.games.beacon_patrol.scoring import ending
from tabletop.games.beacon_patrol.state import State

SPACE: Final = 100
"""A space of the map."""
MARGIN: Final = 16
"""Round the picture, and between its parts."""
HEADER: Final = 118
"""Height of the lines on top."""
AXIS: Final = 32
"""What the numbers of rows and columns need."""
SIDE: Final = 180
"""Width of the column on the right."""
SLOT: Final = 56
"""Side of a tile in a hand."""

_SIDE_HEIGHT: Final = 500
_FEWEST: Final = 5
"""Columns and rows that are shown at least."""
_LARGEST: Final = 3
"""The largest scale; wider maps leave room beside the players."""
_GAP: Final = 12
"""Between the areas of two players, and inside them."""
_BESIDE: Final = 150
"""Width of a tile with its id beside it."""
_BELOW: Final = 106
"""Width of a tile with its id below it."""
_NAMES: Final = 88
"""Height of a player's name and tokens."""


@attrs.frozen
class Hands:
    """How the tiles in front of a player are laid out, in an area of some width."""

    width: float
    """Of the whole area."""
    tiles: int
    """The most there can be."""

    @property
    def is_below(self) -> bool:
        """Whether ids stand below the tiles, all in one row, and not beside them."""
        return _BELOW * self.tiles <= self._inner < _BESIDE * self.tiles

    @property
    def has_room(self) -> bool:
        """Whether a button fits below the id of a tile."""
        return not self.is_below and self._inner >= 2 * _BESIDE

    @property
    def height(self) -> int:
        """Height of the whole area."""
        if self.is_below:
            return _NAMES + SLOT + 28 + _GAP
        rows = ceil(self.tiles / self._columns)
        return _NAMES + rows * (SLOT + 12)

    def slot(self, number: int) -> tuple[float, float]:
        """Return the upper left corner of a tile, from that of the area."""
        row, column = divmod(number, self._columns)
        wide = self._inner / self._columns
        indent = (wide - SLOT) / 2 if self.is_below else 0
        return _GAP + wide * column + indent, _NAMES + (SLOT + 12) * row

    @property
    def _inner(self) -> float:
        return self.width - 2 * _GAP

    @property
    def _columns(self) -> int:
        if self.is_below:
            return self.tiles
        return max(1, min(self.tiles, int(self._inner // _BESIDE)))


@attrs.frozen
class Layout:
    """The places of one position; only what lies and who plays matters to it."""

    west: int
    """The leftmost column shown."""
    north: int
    """The topmost row shown."""
    columns: int
    rows: int
    scale: float
    """How much larger than planned the table round the map is drawn."""
    players: int
    tiles: int
    """Tiles that a player can have: none once the game is over."""

    @classmethod
    def of(cls, view: State) -> Layout:
        """Show all that lies and one space more on each side, at least a square."""
        west, south, east, north = view.sea.bounds()
        columns = max(east - west + 3, _FEWEST)
        scale = min(columns / _FEWEST, _LARGEST)
        rows = max(north - south + 3, ceil(_SIDE_HEIGHT * scale / SPACE))
        players = len(view.captains)
        return cls(
            west=west - (columns - (east - west + 1)) // 2,
            north=north + (rows - (north - south + 1)) // 2,
            columns=columns,
            rows=rows,
            scale=scale,
            players=players,
            tiles=0 if ending(view) else view.config.content.table(players).tiles,
        )

    @property
    def width(self) -> int:
        """Width of the picture."""
        return round(SPACE * self.columns + self.scale * (AXIS + SIDE + 3 * MARGIN))

    @property
    def height(self) -> int:
        """Height of the picture."""
        return round((self.footer + MARGIN / 2) * self.scale)

    @property
    def left(self) -> int:
        """Where the map begins."""
        return round(self.scale * (MARGIN + AXIS))

    @property
    def top(self) -> int:
        """Where the topmost row of the map begins."""
        return round(self.scale * (HEADER + AXIS))

    def cell(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return (
            self.left + SPACE * (cell[0] - self.west),
            self.top + SPACE * (self.north - cell[1]),
        )

    # -- the table round the map, in units before it is drawn larger

    @property
    def table_width(self) -> float:
        """Width of the table."""
        return self.width / self.scale

    @property
    def side(self) -> float:
        """Where the column on the right begins."""
        return self.table_width - MARGIN - SIDE

    @property
    def hands(self) -> Hands:
        """How the tiles of each player are laid out."""
        gaps = 2 * MARGIN + _GAP * (self.players - 1)
        return Hands((self.table_width - gaps) / self.players, self.tiles)

    @property
    def footer(self) -> float:
        """The line of the remark below everything."""
        return self.player_area(0)[1] + self.hands.height + 1.5 * MARGIN

    def player_area(self, player: int) -> tuple[float, float]:
        """Return the upper left corner of a player's area."""
        map_end = (self.top + SPACE * self.rows) / self.scale
        return MARGIN + player * (self.hands.width + _GAP), map_end + MARGIN
