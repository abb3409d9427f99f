"""Where everything stands in the picture: the same in every position of a game."""

from __future__ import annotations

from math import ceil
from typing import Final, TypeAlias

import attrs

from tabletop.core.players import PlayerId, seats
from tabletop.games.darwins_journey.content import Content
from tabletop.games.darwins_journey.content.parts import Place, Track
from tabletop.games.darwins_journey.kinds import Page, PlaceId, SpaceId
from tabletop.games.darwins_journey.views import View

WIDTH: Final = 1200
"""Width of the picture."""
MARGIN: Final = 16
"""Round the picture, and between its parts."""
INNER: Final = WIDTH - 2 * MARGIN
DESK: Final = 152
"""Where the desk begins: the question that is asked, with its answers."""
DESK_HEIGHT: Final = 62
DIARY: Final = DESK + DESK_HEIGHT + 6
"""Where the diaries begin."""
PAGE: Final = 158
"""Width of a page of a diary."""
SMALL_PAGE: Final = INNER - 6 * PAGE - 3 * 14
"""Width of the small diary."""
PAGE_HEAD: Final = 66
"""Height of what stands above the places of a page."""
PLACE: Final = 86
"""Height of a place."""
GAP: Final = 6
"""Between things of a kind."""
HALL_HEIGHT: Final = 286
"""Height of the academy, the envelopes, the museum and the objectives."""
CELL: Final = 47
"""From one column of the museum to the next."""
TILE: Final = 138
"""Width of an objective on display."""
GOALS_HEIGHT: Final = 62
PITCH: Final = 72
"""From one space of a track to the next."""
BOX: Final = 60
"""Width of a space."""
BOX_HEIGHT: Final = 52
TENTS: Final = 25
"""Height of the tents of a camp."""
LANE: Final = 26
"""Height of a player's lane of the theory track."""
BOARD: Final = (INNER - MARGIN) // 2
"""Width of a player board."""
BOARD_HEIGHT: Final = 520

_HEADROOM: Final = 27
"""Above the spaces of a row, for those who stand on them."""
_SHIFT: Final = 30
"""How much lower the spaces of a detour are."""
_TRACKS: Final = 86
"""Where spaces begin, from the left edge of a track."""
_AXIS: Final = 46
"""Height of the numbers of the theory track."""
_FOOTER: Final = 128
_PAGES: Final = {
    page: MARGIN + number * PAGE + number // 2 * 14 for number, page in enumerate(Page)
}
_OUTSIDE: Final = 134
"""Width of a place outside the diaries."""
COLUMNS: Final = 15
"""Spaces in a row."""
_Ways: TypeAlias = dict[SpaceId, tuple[SpaceId, ...]]


@attrs.frozen
class Strip:
    """A track on paper."""

    track: Track
    top: int
    height: int
    spaces: dict[SpaceId, tuple[int, int]]
    """The upper left corner of each space."""
    low: frozenset[SpaceId]
    """The spaces of detours."""


@attrs.frozen
class Layout:
    """The places of one game, as one observer sees it."""

    people: int
    """Players, and Alfred."""
    viewer: PlayerId | None
    """Whose board is drawn first."""
    content: Content
    rows: int
    """Places on a page of a diary."""
    strips: tuple[Strip, ...]
    """The ocean and the islands."""

    @classmethod
    def of(cls, view: View) -> Layout:
        """Make room for the players of a game."""
        content = view.table.config.content
        rows = max(
            1 + sum(place.page is Page.SMALL for place in content.places),
            *(place.order for place in content.places),
        )
        top = _hall(rows) + HALL_HEIGHT + MARGIN + GOALS_HEIGHT + MARGIN
        strips = []
        for track in (content.ocean, *content.islands):
            strips.append(_strip(track, set(content.catalogue.camp), top))
            top += strips[-1].height + GAP
        return cls(
            people=len(view.table.people),
            viewer=view.viewer if isinstance(view.viewer, int) else None,
            content=content,
            rows=rows,
            strips=tuple(strips),
        )

    # -- the central board

    def page(self, page: Page) -> tuple[int, int]:
        """Return the upper left corner of a page."""
        return _PAGES[page], DIARY

    @property
    def page_height(self) -> int:
        """Height of a page."""
        return PAGE_HEAD + self.rows * (PLACE + GAP) + 2

    def place(self, place: Place) -> tuple[int, int, int, int]:
        """Return left, top, width and height of a place for workers."""
        if place.page is None:
            return self._outside(place.id)
        x, y = self.page(place.page)
        if place.page is not Page.SMALL:
            top = y + PAGE_HEAD + (PLACE + GAP) * (place.order - 1)
            return x + 4, top, PAGE - 8, PLACE
        number = [each.id for each in self._on(Page.SMALL)].index(place.id)
        return x + 4, y + PAGE_HEAD + (PLACE + GAP) * number, SMALL_PAGE - 8, PLACE

    @property
    def supply(self) -> tuple[int, int, int]:
        """Left, top and width of the supplies, below the small diary."""
        x, y = self.page(Page.SMALL)
        below = y + PAGE_HEAD + (PLACE + GAP) * len(self._on(Page.SMALL))
        return x + 4, below, SMALL_PAGE - 8

    def _on(self, page: Page | None) -> list[Place]:
        return [place for place in self.content.places if place.page is page]

    def _outside(self, place: PlaceId) -> tuple[int, int, int, int]:
        number = [each.id for each in self._on(None)].index(place)
        x, y = self.outside
        column, row = divmod(number, 2)
        return (
            x + column * (_OUTSIDE + GAP),
            y + 34 + row * (122 + GAP),
            _OUTSIDE,
            122,
        )

    @property
    def hall(self) -> int:
        """Where the academy, the envelopes, the museum and the objectives begin."""
        return _hall(self.rows)

    @property
    def academy(self) -> tuple[int, int, int]:
        """Left, top and width of the academy."""
        return MARGIN, self.hall, 164

    @property
    def post(self) -> tuple[int, int, int]:
        """Left, top and width of the envelopes."""
        return MARGIN + 176, self.hall, 316

    @property
    def museum(self) -> tuple[int, int, int]:
        """Left, top and width of the museum."""
        return MARGIN + 504, self.hall, 232

    @property
    def outside(self) -> tuple[int, int]:
        """The upper left corner of the places outside the diaries."""
        return MARGIN + 744, self.hall

    @property
    def display(self) -> tuple[int, int, int]:
        """Left, top and width of the objectives on display."""
        return MARGIN + INNER - TILE, self.hall, TILE

    @property
    def goals(self) -> int:
        """Where the Beagle goals begin."""
        return self.hall + HALL_HEIGHT + MARGIN

    def space(self, space: SpaceId) -> tuple[int, int]:
        """Return the upper left corner of a space."""
        for strip in self.strips:
            if space in strip.spaces:
                return strip.spaces[space]
        raise KeyError(space)

    # -- below it

    @property
    def theory(self) -> int:
        """Where the theory track begins."""
        last = self.strips[-1]
        return last.top + last.height + MARGIN

    def advance(self, person: PlayerId, space: int) -> tuple[int, int]:
        """Return the middle of a space of somebody's lane of the theory track."""
        reach = (INNER - _TRACKS - 60) / self.content.theory.length
        x = MARGIN + _TRACKS + 20 + round(reach * space)
        return x, self.theory + _AXIS + LANE * person + LANE // 2

    @property
    def theory_height(self) -> int:
        """Height of the theory track."""
        return _AXIS + LANE * self.people + 6

    def board(self, person: PlayerId) -> tuple[int, int]:
        """Return the upper left corner of a player board; the viewer's comes first."""
        row, column = divmod(self._listed.index(person), 2)
        x = MARGIN + column * (BOARD + MARGIN)
        return x, self._boards + row * (BOARD_HEIGHT + MARGIN)

    @property
    def footer(self) -> int:
        """Where the remarks below everything begin."""
        return self._boards + ceil(self.people / 2) * (BOARD_HEIGHT + MARGIN)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.footer + _FOOTER

    @property
    def _listed(self) -> list[PlayerId]:
        others = [each for each in seats(self.people) if each != self.viewer]
        return others if self.viewer is None else [self.viewer, *others]

    @property
    def _boards(self) -> int:
        return self.theory + self.theory_height + MARGIN


def _hall(rows: int) -> int:
    return DIARY + PAGE_HEAD + rows * (PLACE + GAP) + 2 + MARGIN


def _strip(track: Track, camps: set[SpaceId], top: int) -> Strip:
    """Set the rows of a track below each other."""
    low, spaces, y = detours(track), dict[SpaceId, tuple[int, int]](), top
    for row in rows_of(track):
        shifts = [_SHIFT if space in low else 0 for space in row]
        for column, space in enumerate(row):
            x = MARGIN + _TRACKS + PITCH * column
            spaces[space] = x, y + _HEADROOM + shifts[column]
        y += (
            _HEADROOM
            + 10
            + max(
                shift + BOX_HEIGHT + (TENTS if space in camps else 0)
                for shift, space in zip(shifts, row, strict=True)
            )
        )
    return Strip(track, top, y - top, spaces, low)


# -- how the spaces of a track follow each other


def rows_of(track: Track) -> list[tuple[SpaceId, ...]]:
    """Part the spaces of a track into rows."""
    listed = in_order(track)
    return [listed[start : start + COLUMNS] for start in range(0, len(listed), COLUMNS)]


def in_order(track: Track) -> tuple[SpaceId, ...]:
    """List the spaces so that each comes after all from which it is reached."""
    ways = _ways(track)
    depth = dict.fromkeys(ways, 0)
    for _ in ways:
        for space, onward in ways.items():
            for to in onward:
                depth[to] = max(depth[to], min(depth[space] + 1, len(ways)))
    return tuple(sorted(ways, key=lambda space: depth[space]))


def detours(track: Track) -> frozenset[SpaceId]:
    """Name the spaces that the shortest way leaves out."""
    ways, start = _ways(track), track.first.id
    found: dict[SpaceId, tuple[SpaceId, ...]] = {start: (start,)}
    waiting = [start]
    for space in waiting:
        for to in ways[space]:
            if to not in found:
                found[to] = (*found[space], to)
                waiting.append(to)
    return frozenset(ways) - set(found.get(track.last.id, ways))


def _ways(track: Track) -> _Ways:
    return {space.id: space.next for space in track.spaces}
