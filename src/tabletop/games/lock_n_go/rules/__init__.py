"""What may be done, why not, and what comes of it; one file per chapter.

`candidates` lists exactly the legal actions, `refusal` is the only place that says no,
`resolve` carries out what is legal. The chapters: `ground` (what locks and tokens make
of the board) and `board` (questions about a position), `movement`, `locks`,
`putting_back`, and `tokens` of the house variant.
"""

from __future__ import annotations

from typing import assert_never

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.lock_n_go.actions import (
    Action,
    MoveDisc,
    Pass,
    PlaceToken,
    PutDiscBack,
)
from tabletop.games.lock_n_go.events import Passed
from tabletop.games.lock_n_go.kinds import other
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules import movement, putting_back, tokens
from tabletop.games.lock_n_go.rules.board import (
    blocked_spaces,
    blocked_tops,
    coins_in_reserve,
    kind_of,
    next_level_cost,
    tops,
)
from tabletop.games.lock_n_go.rules.locks import lock_moves
from tabletop.games.lock_n_go.scoring import ending
from tabletop.games.lock_n_go.state import State

__all__ = [
    "blocked_spaces",
    "candidates",
    "coins_in_reserve",
    "kind_of",
    "lock_moves",
    "next_level_cost",
    "refusal",
    "resolve",
    "to_act",
]


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name the player whose turn it is; nobody once the game is over."""
    return () if ending(state) is not None else (state.player,)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """List the legal actions of the player to act."""
    if state.pending:
        return tokens.placements(state, player)
    bound = blocked_tops(state, player)
    if bound and (found := movement.moves(state, player, bound)):
        return found
    found = movement.moves(state, player, tops(state.board, player))
    found += putting_back.returns(state, player)
    return found or [Pass(player)]


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids the action of the player to act, or None."""
    if state.pending:
        return tokens.refuse_placing(state, action)
    match action:
        case MoveDisc():
            return movement.refuse_move(state, action)
        case PutDiscBack():
            return putting_back.refuse_putting_back(state, action)
        case Pass():
            return _refuse_pass(state, action)
        case PlaceToken():
            message = "action tokens are placed before the first move only"
            return refuse(Rule.TOKEN_PLACEMENT, message)
        case _:
            assert_never(action)


def resolve(state: State, action: Action) -> State:
    """Carry out a legal action."""
    match action:
        case MoveDisc():
            return movement.move_disc(state, action)
        case PutDiscBack():
            return putting_back.put_back(state, action)
        case Pass():
            return _pass(state, action)
        case PlaceToken():
            return tokens.place(state, action)
        case _:
            assert_never(action)


def _refuse_pass(state: State, action: Pass) -> Refusal | None:
    possible = candidates(state, action.player)
    if possible == [action]:
        return None
    message = "you can still do something ({has} possible actions)"
    return refuse(Rule.PASSING, message, has=len(possible))


def _pass(state: State, action: Pass) -> State:
    return replace(
        state,
        player=other(action.player),
        turn=state.turn + 1,
        passes=state.passes + 1,
        news=(Passed(action.player),),
    )
