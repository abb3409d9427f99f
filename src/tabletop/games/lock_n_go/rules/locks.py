"""Locks: the token that a lock space makes its visitor move."""

from __future__ import annotations

from typing import Final, assert_never

from tabletop.core.refusals import Refusal, refuse
from tabletop.games.lock_n_go.actions import (
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
)
from tabletop.games.lock_n_go.content import Locks
from tabletop.games.lock_n_go.kinds import Kind
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.ground import ground_of
from tabletop.games.lock_n_go.state import LockTokens, State

LOCK: Final = Kind.LOCK  # reading a member off its enum is slow before Python 3.12


def lock_moves(state: State) -> tuple[LockMove, ...]:
    """List every step that some lock token can take now."""
    return ground_of(state).lock_moves


def refuse_lock(state: State, action: MoveDisc) -> Refusal | None:
    """Refuse a lock move that is missing, impossible, or not called for."""
    ground, place = ground_of(state), state.config.content.geometry.index[action.to]
    if ground.kinds[place] is not LOCK:
        if action.lock is None:
            return None
        message = "{space} is no lock space, so no lock moves"
        return refuse(Rule.LOCK_MOVE, message, space=action.to)
    possible = ground.lock_moves
    if action.lock in possible:
        return None
    choice = ", ".join(_told(move) for move in possible)
    if action.lock is None:
        message = "{space} is a lock space: say which lock moves ({choice})"
        return refuse(Rule.LOCK_MOVE, message, space=action.to, choice=choice)
    message = "the lock cannot move {move}; it may move {choice}"
    return refuse(Rule.LOCK_MOVE, message, move=_told(action.lock), choice=choice)


def locks_after(locks: LockTokens, move: LockMove, tracks: Locks) -> LockTokens:
    """Return where the tokens are after a lock move."""
    if isinstance(move, MoveRowLock):
        return LockTokens(move.to, locks.columns)
    moved = [move.to if each == move.source else each for each in locks.columns]
    ordered = sorted(moved, key=tracks.column_track.index)
    return LockTokens(locks.row, tuple(ordered))


def _told(move: LockMove) -> str:
    match move:
        case MoveRowLock(to=to):
            return f"to row {to}"
        case MoveColumnLock(source=source, to=to):
            return f"from column {source} to {to}"
        case _:
            assert_never(move)
