"""What may be done, why not, and what comes of it; one file per chapter.

`candidates` lists exactly the legal actions, `refusal` is the only place that says no,
`resolve` carries out what is legal, `settle` draws tiles and hands on the turn. The
chapters: `sea` (questions about the map), `placing`, `moving`, `swapping`, `turns`.
"""

from __future__ import annotations

from typing import assert_never

from tabletop.core.chance import Draw
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal
from tabletop.games.beacon_patrol.actions import (
    Action,
    ChanceAction,
    DiscardToMove,
    DrawTile,
    EndTurn,
    MoveShip,
    PlaceTile,
    SwapTiles,
)
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.rules import moving, placing, swapping, turns
from tabletop.games.beacon_patrol.rules.moving import reachable
from tabletop.games.beacon_patrol.rules.placing import placements, would_explore
from tabletop.games.beacon_patrol.scoring import ending
from tabletop.games.beacon_patrol.state import State

__all__ = [
    "candidates",
    "chance",
    "placements",
    "reachable",
    "refusal",
    "resolve",
    "settle",
    "to_act",
    "would_explore",
]


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name the player whose turn it is; nobody while tiles are drawn, or at the end."""
    if state.pending or ending(state) is not None:
        return ()
    return (state.player,)


def chance(state: State) -> Draw[TileId, ChanceAction] | None:
    """Say which tiles may come off the pile, when one is to be drawn."""
    return turns.chance(state)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """List the legal actions of the player to act."""
    return [
        *placing.places(state, player),
        *moving.moves(state, player),
        *swapping.swaps(state, player),
        *turns.ends(state, player),
    ]


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids the action of the player to act, or None."""
    match action:
        case PlaceTile():
            return placing.refuse_placing(state, action)
        case MoveShip():
            return moving.refuse_moving(state, action)
        case DiscardToMove():
            return moving.refuse_discarding(state, action)
        case SwapTiles():
            return swapping.refuse_swapping(state, action)
        case EndTurn():
            return turns.refuse_ending(state, action)
        case _:
            assert_never(action)


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out a legal action."""
    match action:
        case PlaceTile():
            return placing.place(state, action)
        case MoveShip():
            return moving.move(state, action)
        case DiscardToMove():
            return moving.discard_to_move(state, action)
        case SwapTiles():
            return swapping.swap(state, action)
        case EndTurn():
            return turns.end(state, action)
        case DrawTile():
            return turns.draw(state, action)
        case _:
            assert_never(action)


def settle(state: State) -> State:
    """Run what happens by itself until a tile is to be drawn or a player must act."""
    return turns.settle(state)
