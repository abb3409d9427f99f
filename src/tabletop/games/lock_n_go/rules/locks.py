"""Locks: the token that a lock space makes its visitor move."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from typing_extensions import TypeVar

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.lock_n_go.actions import (
    Action,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
)
from tabletop.games.lock_n_go.content import Locks
from tabletop.games.lock_n_go.kinds import Column, Kind, Row, Space
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.board import kind_of
from tabletop.games.lock_n_go.state import LockTokens, State

__all__ = ["lock_moves", "locks_after", "moves_with_lock", "refuse_lock"]

T = TypeVar("T")


def lock_moves(state: State) -> tuple[LockMove, ...]:
    """List every step that some lock token can take now."""
    locks = state.locks
    return _lock_moves(state.config.content.locks, locks.row, locks.columns)


def moves_with_lock(
    state: State, player: PlayerId, source: Space, to: Space
) -> tuple[Action, ...]:
    """List the moves to a lock space, one for each lock move."""
    tracks, locks = state.config.content.locks, state.locks
    return _moves_with_lock(player, source, to, tracks, locks.row, locks.columns)


def refuse_lock(state: State, action: MoveDisc) -> Refusal | None:
    """Refuse a lock move that is missing, impossible, or not called for."""
    if kind_of(state, action.to) is not Kind.LOCK:
        if action.lock is None:
            return None
        message = "{space} is no lock space, so no lock moves"
        return refuse(Rule.LOCK_MOVE, message, space=action.to)
    possible = lock_moves(state)
    if action.lock in possible:
        return None
    choice = ", ".join(_told(move) for move in possible)
    if action.lock is None:
        message = "{space} is a lock space: say which lock moves ({choice})"
        return refuse(Rule.LOCK_MOVE, message, space=action.to, choice=choice)
    message = "the lock cannot move {move}; it may move {choice}"
    return refuse(Rule.LOCK_MOVE, message, move=_told(action.lock), choice=choice)


@lru_cache(maxsize=1 << 12)
def locks_after(locks: LockTokens, move: LockMove, tracks: Locks) -> LockTokens:
    """Return where the tokens are after a lock move."""
    if isinstance(move, MoveRowLock):
        return LockTokens(move.to, locks.columns)
    moved = {move.to if each == move.source else each for each in locks.columns}
    ordered = tuple(column for column in tracks.column_track if column in moved)
    return LockTokens(locks.row, ordered)


@lru_cache(maxsize=1 << 12)
def _lock_moves(
    tracks: Locks, row: Row, columns: tuple[Column, ...]
) -> tuple[LockMove, ...]:
    found: list[LockMove] = [MoveRowLock(to) for to in _beside(tracks.row_track, row)]
    found += [
        MoveColumnLock(column, to)
        for column in columns
        for to in _beside(tracks.column_track, column)
        if to not in columns
    ]
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _moves_with_lock(
    player: PlayerId,
    source: Space,
    to: Space,
    tracks: Locks,
    row: Row,
    columns: tuple[Column, ...],
) -> tuple[Action, ...]:
    moves = _lock_moves(tracks, row, columns)
    return tuple(MoveDisc(player, source, to, move) for move in moves)


def _beside(track: tuple[T, ...], position: T) -> tuple[T, ...]:
    place = track.index(position)
    return track[max(place - 1, 0) : place] + track[place + 1 : place + 2]


def _told(move: LockMove) -> str:
    match move:
        case MoveRowLock(to=to):
            return f"to row {to}"
        case MoveColumnLock(source=source, to=to):
            return f"from column {source} to {to}"
        case _:
            assert_never(move)
