"""Placing tiles: next to the ship, edges matching, and the ship sails there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.core.grids import NEIGHBOURS, Cell
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.turns import check_seat
from tabletop.errors import UnknownId
from tabletop.games.beacon_patrol.actions import Action, PlaceTile
from tabletop.games.beacon_patrol.events import (
    Event,
    ShipMoved,
    TileExplored,
    TilePlaced,
)
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.rules.sea import (
    SIDES,
    WATER,
    direction_between,
    named,
    refuse_missing,
    without_tile,
)
from tabletop.games.beacon_patrol.scoring import is_explored, worth
from tabletop.games.beacon_patrol.state import Captain, State


def placements(state: State, player: PlayerId, tile: TileId) -> tuple[Cell, ...]:
    """List the cells where a player's ship would let that kind of tile be placed now.

    Whether the player holds such a tile, and is to act, is not asked. `UnknownId` for a
    player who is not there, and a kind of tile that the game does not have.
    """
    check_seat(player, len(state.captains))
    edges = state.config.content.catalogue.edges.get(tile)
    if edges is None:
        raise UnknownId("tile", tile)
    return tuple(
        cell
        for cell, wanted in _vacancies(state, player)
        if all(edges[side] == edge for side, edge in wanted)
    )


def would_explore(state: State, cell: Cell) -> tuple[Cell, ...]:
    """List the cells whose tiles a tile on the vacant `cell` would make explored."""
    return tuple(
        each
        for each in (cell, *_around(cell))
        if (each == cell or each in state.sea)
        and all(beside == cell or beside in state.sea for beside in _around(each))
    )


def places(state: State, player: PlayerId) -> list[Action]:
    """List every placement of a tile that lies in front of the player."""
    hand = state.captains[player].hand
    if not hand:
        return []
    all_edges = state.config.content.catalogue.edges
    vacancies = list(_vacancies(state, player))
    found: list[Action] = []
    for tile in dict.fromkeys(hand):
        edges = all_edges[tile]
        for cell, wanted in vacancies:
            for side, edge in wanted:
                if edges[side] != edge:
                    break
            else:
                found.append(_place_tile(player, tile, cell))
    return found


def refuse_placing(state: State, action: PlaceTile) -> Refusal | None:
    """Refuse a placement: the tile, the space, the way there, an edge."""
    if (missing := refuse_missing(state, action.player, action.tile)) is not None:
        return missing
    ship, to = state.captains[action.player].ship, action.to
    side = direction_between(ship, to)
    if side is None:
        message = "{to} is not next to your ship, which is at {ship}"
        return refuse(Rule.NEXT_TO_SHIP, message, to=_told(to), ship=_told(ship))
    if to in state.sea:
        message = "there is a tile at {to} already"
        return refuse(Rule.NEXT_TO_SHIP, message, to=_told(to))
    edges = state.config.content.catalogue.edges
    if edges[state.sea[ship]][side] != WATER:
        message = "your ship cannot leave its tile to the {side}: there is land"
        return refuse(Rule.WATER_WAY, message, side=named(side))
    return _refuse_edges(state, action)


def place(state: State, action: PlaceTile) -> State:
    """Place the tile and sail onto it."""
    player, tile, to = action.player, action.tile, action.to
    captain, ship = state.captains[player], state.captains[player].ship
    news: list[Event] = [TilePlaced(player, tile, to), ShipMoved(player, ship, to)]
    sea = state.sea.placed(to, tile)
    captain = Captain(to, without_tile(captain.hand, tile), captain.tokens)
    content = state.config.content
    news += [
        TileExplored(sea[cell], cell, worth(content, sea, cell))
        for cell in (to, *_around(to))
        if is_explored(sea, cell)
    ]
    return State(
        state.config,
        sea,
        set_at(state.captains, player, captain),
        state.pile,
        state.discarded,
        state.player,
        state.swapped,
        state.turn,
        state.pending,
        tuple(news),
    )


def _vacancies(
    state: State, player: PlayerId
) -> Iterator[tuple[Cell, list[tuple[int, str]]]]:
    """Yield the vacant cells across water from the ship, with the edges they want.

    Only the cells round the ship and their neighbours are looked at, however large the
    map is.
    """
    sea, edges = state.sea, state.config.content.catalogue.edges
    x, y = ship = state.captains[player].ship
    current = edges[sea[ship]]
    for side, _, dx, dy in SIDES:
        cell = (x + dx, y + dy)
        if current[side] == WATER and cell not in sea:
            yield cell, _wanted(state, cell)


def _wanted(state: State, cell: Cell) -> list[tuple[int, str]]:
    """List what the tiles round a cell ask of a tile on it: (side, edge)."""
    sea, edges = state.sea, state.config.content.catalogue.edges
    x, y = cell
    wanted = []
    for side, facing, dx, dy in SIDES:
        beside = (x + dx, y + dy)
        if beside in sea:
            wanted.append((side, edges[sea[beside]][facing]))
    return wanted


def _refuse_edges(state: State, action: PlaceTile) -> Refusal | None:
    edges = state.config.content.catalogue.edges[action.tile]
    for side, edge in _wanted(state, action.to):
        if edges[side] == edge:
            continue
        _, dx, dy = NEIGHBOURS[side]
        beside = (action.to[0] + dx, action.to[1] + dy)
        return refuse(
            Rule.EDGES,
            "{tile} at {to} shows {shows} to the {side}, but the tile at {neighbour} "
            "shows {wants} there",
            tile=action.tile,
            to=_told(action.to),
            side=named(side),
            shows=_element(edges[side]),
            wants=_element(edge),
            neighbour=_told(beside),
        )
    return None


def _around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for _, dx, dy in NEIGHBOURS]


def _element(edge: str) -> str:
    return "water" if edge == WATER else "land"


def _told(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


@lru_cache(maxsize=1 << 13)
def _place_tile(player: PlayerId, tile: TileId, to: Cell) -> Action:
    return PlaceTile(player, tile, to)
