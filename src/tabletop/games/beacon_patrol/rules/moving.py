"""Moving: across water to the next tile, for a token or a discarded tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.turns import check_seat
from tabletop.core.values import replace
from tabletop.games.beacon_patrol.actions import Action, DiscardToMove, MoveShip
from tabletop.games.beacon_patrol.events import ShipMoved, TilesDiscarded
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.rules.sea import (
    SIDES,
    WATER,
    after,
    direction_between,
    named,
    refuse_missing,
    without_tile,
)
from tabletop.games.beacon_patrol.state import Captain, State


def reachable(
    state: State, player: PlayerId, steps: int | None = None
) -> Mapping[Cell, int]:
    """Map each cell that a player's ship can sail to over placed tiles to its distance.

    At most `steps` spaces; by default as many as the player has tokens and tiles to
    spend. The ship's own cell is not among them. `UnknownId` for a player who is not
    there.
    """
    check_seat(player, len(state.captains))
    captain = state.captains[player]
    left = captain.tokens + len(captain.hand) if steps is None else steps
    found, edge = {captain.ship: 0}, [captain.ship]
    for distance in range(1, left + 1):
        edge = [
            cell
            for source in edge
            for cell in _neighbours(state, source)
            if found.setdefault(cell, distance) == distance
        ]
        edge = list(dict.fromkeys(edge))
        if not edge:
            break
    del found[captain.ship]
    return found


def moves(state: State, player: PlayerId) -> list[Action]:
    """List every move to the next tile: by a token first, then by each tile."""
    captain = state.captains[player]
    cells = list(_neighbours(state, captain.ship))
    by_token: list[Action] = []
    if captain.tokens:
        by_token += [MoveShip(player, cell) for cell in cells]
    by_tile: list[Action] = [
        DiscardToMove(player, tile, cell)
        for tile in dict.fromkeys(captain.hand)
        for cell in cells
    ]
    return by_token + by_tile


def refuse_moving(state: State, action: MoveShip) -> Refusal | None:
    """Refuse to move by a token: none is left, or there is no way."""
    if not state.captains[action.player].tokens:
        message = "you have no movement token left in this turn"
        return refuse(Rule.TOKENS, message, needed=1, has=0)
    return _refuse_way(state, action.player, action.to)


def refuse_discarding(state: State, action: DiscardToMove) -> Refusal | None:
    """Refuse to move by a tile: it is not there, or there is no way."""
    missing = refuse_missing(state, action.player, action.tile)
    return missing or _refuse_way(state, action.player, action.to)


def move(state: State, action: MoveShip) -> State:
    """Turn a token and sail."""
    player, captain = action.player, state.captains[action.player]
    sailed = Captain(action.to, captain.hand, captain.tokens - 1)
    news = (ShipMoved(player, captain.ship, action.to, tokens=1),)
    return after(state, player, sailed, news)


def discard_to_move(state: State, action: DiscardToMove) -> State:
    """Discard the tile and sail."""
    player, captain = action.player, state.captains[action.player]
    hand = without_tile(captain.hand, action.tile)
    sailed = Captain(action.to, hand, captain.tokens)
    news = (
        TilesDiscarded(player, (action.tile,)),
        ShipMoved(player, captain.ship, action.to),
    )
    moved = after(state, player, sailed, news)
    return replace(moved, discarded=state.discarded.plus(action.tile))


def _neighbours(state: State, cell: Cell) -> Iterator[Cell]:
    """Yield the placed tiles that water joins to the one on a cell."""
    edges = state.config.content.catalogue.edges[state.sea[cell]]
    x, y = cell
    for side, _, dx, dy in SIDES:
        beside = (x + dx, y + dy)
        if edges[side] == WATER and beside in state.sea:
            yield beside


def _refuse_way(state: State, player: PlayerId, to: Cell) -> Refusal | None:
    ship = state.captains[player].ship
    side = direction_between(ship, to)
    cell = f"{to[0]},{to[1]}"
    if side is None:
        message = "{to} is not next to your ship, which is at {ship}"
        here = f"{ship[0]},{ship[1]}"
        return refuse(Rule.ONE_SPACE, message, to=cell, ship=here)
    if to not in state.sea:
        return refuse(Rule.ONE_SPACE, "there is no tile at {to} yet", to=cell)
    if state.config.content.catalogue.edges[state.sea[ship]][side] == WATER:
        return None
    message = "your ship cannot sail {side} to {to}: there is land between"
    return refuse(Rule.WATER_WAY, message, side=named(side), to=cell)
