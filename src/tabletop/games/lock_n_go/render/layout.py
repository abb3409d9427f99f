"""Where everything stands in the picture; one space is 100 units."""

from __future__ import annotations

from typing import Final

import attrs

from tabletop.games.lock_n_go.content import Content
from tabletop.games.lock_n_go.kinds import Column, Row

SPACE: Final = 100
"""A space of the board, with half the gap to the next on each side."""
MARGIN: Final = 16
"""Round the picture, and between its parts."""
HEADER: Final = 112
"""Height of the two lines on top."""
TRACK: Final = 56
"""What the lock tokens need beside the board."""
SIDE: Final = 136
"""Width of the column on the right."""
LANE: Final = 46
"""Width of a player's part of the victory track."""
LEVEL: Final = 64
"""Height of a level of the victory track."""
PLAYER: Final = 132
"""Height of what a player has."""

_NARROWEST: Final = 700
_SIDE_REST: Final = 300
"""Height of reserve, legend and what else stands below the victory track."""
_FOOTER: Final = 34


@attrs.frozen
class Layout:
    """The places of one set of components: the same in every position."""

    content: Content

    @property
    def columns(self) -> int:
        """Number of columns of the board."""
        return self.content.geometry.width

    @property
    def rows(self) -> int:
        """Number of rows of the board."""
        return self.content.geometry.height

    @property
    def width(self) -> int:
        """Width of the picture."""
        return max(_NARROWEST, self._taken)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.footer + (0 if self.content.is_original else MARGIN)

    @property
    def left(self) -> int:
        """Where the board begins."""
        return MARGIN + TRACK + (self.width - self._taken) // 2

    @property
    def top(self) -> int:
        """Where the farthest row of the board begins."""
        return HEADER + TRACK

    @property
    def side(self) -> int:
        """Where the column on the right begins."""
        return self.left + SPACE * self.columns + MARGIN

    @property
    def players(self) -> int:
        """Where the players' areas begin."""
        board = SPACE * self.rows
        side = LEVEL * self.content.numbers.top_level + _SIDE_REST
        return self.top + max(board, side) + MARGIN

    @property
    def footer(self) -> int:
        """The line of the remark below everything."""
        return self.players + PLAYER + _FOOTER

    @property
    def _taken(self) -> int:
        return MARGIN + TRACK + SPACE * self.columns + MARGIN + SIDE + MARGIN

    def space(self, place: int) -> tuple[int, int]:
        """Return the upper left corner of a space."""
        row, column = divmod(place, self.columns)
        return self.left + SPACE * column, self.top + SPACE * (self.rows - 1 - row)

    def row_slot(self, row: Row) -> tuple[int, int]:
        """Return where the row token stands to lock a row."""
        y = self.top + SPACE * (self.rows - row) + SPACE // 2
        return self.left - TRACK // 2, y

    def column_slot(self, column: Column) -> tuple[int, int]:
        """Return where a column token stands to lock a column."""
        number = self.content.geometry.column_index[column]
        return self.left + SPACE * number + SPACE // 2, self.top - TRACK // 2

    def level(self, level: int) -> tuple[int, int]:
        """Return the upper left corner of a level of the victory track."""
        return self.side, self.top + LEVEL * (self.content.numbers.top_level - level)
