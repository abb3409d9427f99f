"""The map itself: its tiles, the ships on them, and what the last action did there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.grids import Cell
from tabletop.core.players import seats
from tabletop.games.beacon_patrol.kinds import HARBOUR, Feature, TileId
from tabletop.games.beacon_patrol.render import pieces, sayings
from tabletop.games.beacon_patrol.render.coast import TILE, Point, ground, offing, seam
from tabletop.games.beacon_patrol.render.layout import AXIS, HEADER, MARGIN, Layout
from tabletop.games.beacon_patrol.render.targets import Targets, sailing
from tabletop.games.beacon_patrol.scoring import is_explored, points
from tabletop.games.beacon_patrol.state import State
from tabletop.rendering.marks import arrow, last_action, target
from tabletop.rendering.svg import Element, group, path, words

_MIDDLE: Final = TILE // 2
_INLAND: Final = 17
"""How far from the middle of a tile, towards its land, a feature stands."""
_STAMP: Final = 18
"""How far from the corner of its tile a seal is put."""
_BERTHS: Final = ((24, 0, 1), (23, 38, 0.9), (29, 25, 0.66))
"""For one ship on a tile, two, or more: how far off the middle of the tile they lie,
and from each other, and how large they are drawn."""


def chart(layout: Layout) -> Element:
    """Draw a fine cross at each corner of the spaces that are shown."""
    arm = round(4 * layout.scale)
    crosses = "".join(
        f"M{layout.left + TILE * column - arm} {layout.top + TILE * row}"
        f"h{2 * arm}m{-arm} {-arm}v{2 * arm}"
        for row in range(layout.rows + 1)
        for column in range(layout.columns + 1)
    )
    return path(crosses, stroke="line", line=round(0.8 * layout.scale, 1))


def axes(layout: Layout) -> Iterator[Element]:
    """Write the numbers of columns and rows, as the notation has them."""
    scale = layout.scale
    for column in range(layout.west, layout.west + layout.columns):
        x = (layout.cell((column, 0))[0] + _MIDDLE) / scale
        yield words(
            x,
            HEADER + AXIS - 12,
            column,
            fill="muted",
            anchor="middle",
            bold=not column,
        )
    for row in range(layout.north, layout.north - layout.rows, -1):
        y = (layout.cell((0, row))[1] + _MIDDLE) / scale
        yield words(
            MARGIN + AXIS - 10, y + 6, row, fill="muted", anchor="end", bold=not row
        )


def cells(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw every tile in its place, and the vacant cells where one may be placed."""
    vacant = [cell for cell in targets.cells() if cell not in view.sea]
    for cell in sayings.reading_order([*view.sea, *vacant]):
        is_vacant, ends = cell not in view.sea, targets.end(cell)
        ring = (target(_MIDDLE, _MIDDLE, 34 if is_vacant else 42),) if ends else ()
        drawn = group(
            "cell vacant" if is_vacant else "cell",
            *(() if is_vacant else _ground(view, cell)),
            *ring,
            *_seal(view, cell),
            id=sayings.named(cell),
            actions=ends,
            hint=sayings.cell_hint(view, cell),
        )
        yield pieces.with_attributes(
            drawn,
            data_tile=view.sea.get(cell),
            transform=pieces.transform(*layout.cell(cell)),
        )


def tile(view: State, tile: TileId, *, is_harbour: bool = False) -> Iterator[Element]:
    """Draw a tile from its upper left corner."""
    known = view.config.content.catalogue.by_id[tile]
    x, y = offing(known.edges)
    yield from ground(known.edges)
    shown = (pieces.headquarters(),) if is_harbour else pieces.feature(known.feature)
    if shown:
        yield pieces.moved(_MIDDLE - _INLAND * x, _MIDDLE - _INLAND * y, *shown)
    yield seam()


def ships(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the ships; those on one tile lie side by side, off its coast."""
    for player in seats(len(view.captains)):
        captain = view.captains[player]
        x, y = layout.cell(captain.ship)
        beside = sayings.ships_at(view, captain.ship)
        right, down, scale = _berth(view, captain.ship, beside.index(player))
        drawn = group(
            "ship",
            *pieces.ship(player),
            id=sailing(player),
            player=player,
            origins=targets.begin(sailing(player)),
            hint=f"ship of player {player}",
        )
        yield pieces.with_attributes(
            drawn, transform=pieces.transform(x + right, y + down, scale)
        )


def last_marks(view: State, layout: Layout) -> Iterator[Element]:
    """Outline the tile that the last action reached, with an arrow for the voyage."""
    source, to = sayings.last_way(view)
    if source is None or to is None:
        return
    x, y = layout.cell(to)
    yield last_action(x + 3, y + 3, TILE - 6, TILE - 6)
    right, down = to[0] - source[0], source[1] - to[1]
    border_x = x + _MIDDLE - right * _MIDDLE
    border_y = y + _MIDDLE - down * _MIDDLE
    yield arrow(
        border_x - 38 * right,
        border_y - 38 * down,
        border_x + 10 * right,
        border_y + 10 * down,
    )


def _ground(view: State, cell: Cell) -> Iterator[Element]:
    """Draw a tile on the map, with its id written on it for a page to show."""
    yield from tile(view, view.sea[cell], is_harbour=cell == HARBOUR)
    written = words(_MIDDLE, TILE - 8, view.sea[cell], anchor="middle", halo="paper")
    yield pieces.with_attributes(group("tile-id", written), display="none")


def _seal(view: State, cell: Cell) -> Iterator[Element]:
    """Mark an explored tile, by what it scores."""
    if is_explored(view.sea, cell):
        way = offing(view.config.content.catalogue.edges[view.sea[cell]])
        is_fresh = cell in sayings.newly_explored(view)
        seal = pieces.stamp(points(view, cell), is_fresh=is_fresh)
        yield pieces.moved(*_corner(way), seal)


def _corner(way: Point) -> Point:
    """Choose a corner of a tile where neither its feature nor its ships are."""
    right, down = way
    near, far = _STAMP, TILE - _STAMP
    x = far if right * (1 if down else -1) > 0 else near
    return x, far if down < 0 else near


def _berth(view: State, cell: Cell, number: int) -> tuple[float, float, float]:
    """Say where on its tile one of several ships lies, and how large it is drawn."""
    tile = view.config.content.catalogue.by_id[view.sea[cell]]
    right, down = offing(tile.edges)
    ships = len(sayings.ships_at(view, cell))
    away, gap, scale = _BERTHS[min(ships, len(_BERTHS)) - 1]
    if tile.feature is Feature.PLAIN and cell != HARBOUR:
        away -= _INLAND  # nothing else needs the middle of the tile
    aside = gap * (number - (ships - 1) / 2)
    if right and down:
        aside *= 1.15 if ships == 2 else 0.8  # as much as a corner has room for
    return (
        _MIDDLE + away * right + aside * down,
        _MIDDLE + away * down - aside * right,
        scale,
    )
