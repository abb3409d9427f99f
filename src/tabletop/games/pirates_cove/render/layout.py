"""Where everything stands in the picture: the same in every position of a game."""

from __future__ import annotations

from math import ceil
from typing import Final

import attrs

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.kinds import Island, Section
from tabletop.games.pirates_cove.scoring import final_fame
from tabletop.games.pirates_cove.views import View

WIDTH: Final = 800
"""Width of the picture."""
MARGIN: Final = 16
"""Round the picture, and between its parts."""
INNER: Final = WIDTH - 2 * MARGIN
HEADER: Final = 188
"""Height of the lines on top."""
STAGE: Final = 184
"""Width of the column on the right."""
MAP_WIDTH: Final = INNER - STAGE - MARGIN
MAP_HEIGHT: Final = 636
CELL: Final = 184
"""From one column of the map to the next."""
ROW: Final = 212
"""From one row of the map to the next."""
BLOCK: Final = 174
"""Width of what belongs to an island."""
LAND: Final = 111
"""Height of an island."""
BAY: Final = 72
"""Height of the Cove."""
FOE_CARD: Final = 176
"""Width of the card of a legend or of the Navy."""
FOE_HEIGHT: Final = 98
"""Height of such a card."""
LANE: Final = 28
"""Height of a player's lane of the fame track."""
AXIS: Final = 34
"""Height of the numbers of the fame track."""
MAT: Final = (INNER - MARGIN) // 2
"""Width of a ship mat."""
MAT_HEIGHT: Final = 234
SECTION: Final = 31
"""From one section of a mat to the next."""
CARD_ROW: Final = 32
"""From one card of a hand to the next."""

_GRID: Final = {
    Island.TAVERN: (0, 0),
    Island.HULL: (2, 0),
    Island.SAILS: (2, 1),
    Island.CANNON: (1, 2),
    Island.CREW: (0, 1),
    Island.TREASURE: (1, 1),
    Island.COVE: (0, 2),
}
"""Column and row of each place on the map: five in a ring, clockwise, one inside."""
_FOES: Final = ((1, 0, 0), (2, 2, 0), (2, 2, 1))
"""Column, row and half of the cards of black ship 0, black ship 1, the Navy."""
_LEAST_FAME: Final = 30
_NAME_WIDTH: Final = 84
"""Where the lanes of the fame track begin."""
_FOOTER: Final = 92


@attrs.frozen
class Layout:
    """The places of one game, as one observer sees it."""

    players: int
    viewer: PlayerId | None
    """Whose mat is drawn first, with the hand beside it."""
    cards: int
    """Kinds of cards in that hand."""
    most_fame: int
    """Where the fame track ends."""
    positions: int
    """Of each section of a ship."""

    @classmethod
    def of(cls, view: View) -> Layout:
        """Make room for the players of a game."""
        table = view.table
        viewer = view.viewer if isinstance(view.viewer, int) else None
        hand = () if viewer is None else table.pirates[viewer].hand
        players = seats(len(table.pirates))
        most = max(final_fame(table, player) for player in players) + 4
        return cls(
            players=len(table.pirates),
            viewer=viewer,
            cards=len(set(hand)),
            most_fame=max(_LEAST_FAME, ceil(most / 10) * 10),
            positions=table.config.content.mat.top,
        )

    # -- the map

    @property
    def map_box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the sea."""
        return MARGIN, HEADER, MAP_WIDTH, MAP_HEIGHT

    def island(self, island: Island) -> tuple[int, int]:
        """Return the upper left corner of what belongs to a place."""
        return self._cell(*_GRID[island])

    def foe_card(self, number: int) -> tuple[int, int]:
        """Return the upper left corner of the card of a foe: black ships, the Navy."""
        column, row, half = _FOES[number]
        x, y = self._cell(column, row)
        return x, y + 101 * half

    def treasure(self, island: Island) -> tuple[int, int]:
        """Return the upper left corner of the treasure card of an island."""
        x, y = self.island(island)
        return x + 10, y + 57

    def water(self, island: Island) -> tuple[int, int]:
        """Return where ships lie at a place: the left end, the middle of a row."""
        x, y = self.island(island)
        return x, y + (BAY if island is Island.COVE else LAND) + 27

    @property
    def tavern_pile(self) -> tuple[int, int]:
        """The upper left corner of the Tavern cards, east of Tavern Island."""
        x, y = self._cell(1, 0)
        return x + 32, y + 127

    @property
    def channel(self) -> tuple[int, int]:
        """The western end of the way from Tavern Island to Hull Island."""
        x, y = self._cell(1, 0)
        return x, y + 115

    @property
    def legend_pile(self) -> tuple[int, int]:
        """The upper left corner of the legends and treasure cards, below the Cove."""
        x, y = self.island(Island.COVE)
        return x + 14, y + 124

    # -- beside and below it

    @property
    def stage(self) -> tuple[int, int]:
        """The upper left corner of the column on the right."""
        return MARGIN + MAP_WIDTH + MARGIN, HEADER

    @property
    def stage_end(self) -> int:
        """The lower end of that column."""
        return HEADER + MAP_HEIGHT

    @property
    def track(self) -> int:
        """Where the fame track begins."""
        return HEADER + MAP_HEIGHT + MARGIN

    def fame(self, player: PlayerId, fame: int) -> tuple[float, float]:
        """Return the middle of a space of a player's lane."""
        reach = INNER - _NAME_WIDTH - 64
        share = min(max(fame, 0), self.most_fame) / self.most_fame
        y = self.track + AXIS + LANE * player + LANE / 2
        return MARGIN + _NAME_WIDTH + share * reach, y

    @property
    def mats(self) -> int:
        """Where the ship mats begin."""
        return self.track + AXIS + LANE * self.players + MARGIN

    @property
    def own_height(self) -> int:
        """Height of the viewer's own area."""
        return max(MAT_HEIGHT, 42 + CARD_ROW * self.cards)

    def mat(self, player: PlayerId) -> tuple[int, int]:
        """Return the upper left corner of a ship mat; the viewer's own stands first."""
        if player == self.viewer:
            return MARGIN, self.mats
        others = [seat for seat in seats(self.players) if seat != self.viewer]
        row, column = divmod(others.index(player), 2)
        return MARGIN + column * (MAT + MARGIN), self._others + row * self._step

    def gold(self, player: PlayerId) -> tuple[int, int]:
        """Return the upper left corner of a player's gold."""
        return self._goods(player, 7)

    def treasures(self, player: PlayerId) -> tuple[int, int]:
        """Return the upper left corner of a player's treasures."""
        return self._goods(player, 87)

    def back(self, player: PlayerId) -> tuple[int, int]:
        """Return the upper left corner of the back of a player's hand."""
        x, y = self.mat(player)
        return x + 322, y + 177

    @property
    def hand(self) -> tuple[int, int]:
        """The upper left corner of the viewer's hand."""
        return MARGIN + MAT + MARGIN, self.mats

    def section(self, player: PlayerId, section: Section) -> tuple[int, int]:
        """Return the upper left corner of a section of a ship."""
        x, y = self.mat(player)
        return x + 6, y + 46 + SECTION * list(Section).index(section)

    def position(
        self, player: PlayerId, section: Section, position: int
    ) -> tuple[float, float]:
        """Return the upper left corner of a position; 0 is beside the track."""
        x, y = self.section(player, section)
        if not position:
            return x + 120, y
        return x + 146 + self.cell * (position - 1), y

    @property
    def cell(self) -> float:
        """Width of a position."""
        return (MAT - 160) / self.positions

    @property
    def footer(self) -> int:
        """Where the remarks below everything begin."""
        rows = ceil((self.players - (self.viewer is not None)) / 2)
        return self._others + rows * self._step

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.footer + _FOOTER

    def _goods(self, player: PlayerId, indent: int) -> tuple[int, int]:
        x, y = self.mat(player)
        return x + indent, y + 185

    @property
    def _others(self) -> int:
        own = 0 if self.viewer is None else self.own_height + MARGIN
        return self.mats + own

    @property
    def _step(self) -> int:
        return MAT_HEIGHT + MARGIN

    def _cell(self, column: int, row: int) -> tuple[int, int]:
        return MARGIN + 13 + CELL * column, HEADER + 8 + ROW * row
