"""Legality told a second time, from the rulebook, as slowly and plainly as may be."""

from __future__ import annotations

from typing import assert_never

from tabletop.core.grids import Cell
from tabletop.games.beacon_patrol import (
    Action,
    DiscardToMove,
    EndTurn,
    MoveShip,
    PlaceTile,
    State,
    SwapTiles,
)
from tests.games.beacon_patrol.playing import beside


def is_lawful(state: State, action: Action) -> bool:
    """Whether the rules allow an action to whoever's turn it is."""
    if action.player != state.player or state.pending:
        return False
    captain, hands = state.captains[state.player], [c.hand for c in state.captains]
    if not state.pile.total and not any(hands):
        return False
    match action:
        case PlaceTile(tile=tile, to=to):
            has, way = tile in captain.hand, to in across_water(state, captain.ship)
            return has and way and may_lie(state, tile, to)
        case MoveShip(to=to):
            return captain.tokens > 0 and _may_sail(state, captain.ship, to)
        case DiscardToMove(tile=tile, to=to):
            return tile in captain.hand and _may_sail(state, captain.ship, to)
        case SwapTiles(give=give, partner=partner, take=take):
            others = set(range(len(hands))) - {state.player}
            there = partner in others and take in hands[partner]
            return there and give in captain.hand and not state.swapped
        case EndTurn(keep=keep):
            may_keep = len(hands) == 1 and state.pile.total > 0
            return keep is None or (may_keep and keep in captain.hand)
        case _:
            assert_never(action)


def across_water(state: State, cell: Cell) -> list[Cell]:
    """List the cells to which the tile on a cell shows water."""
    sides = zip(state.sea[cell], beside(cell), strict=False)
    return [each for edge, each in sides if edge == "W"]


def may_lie(state: State, tile: str, cell: Cell) -> bool:
    """Whether a cell is vacant, and a tile matches everything that lies round it."""
    if cell in state.sea:
        return False
    return all(
        tile[side] == state.sea[each][(side + 2) % 4]
        for side, each in enumerate(beside(cell))
        if each in state.sea
    )


def _may_sail(state: State, ship: Cell, to: Cell) -> bool:
    return to in across_water(state, ship) and to in state.sea
