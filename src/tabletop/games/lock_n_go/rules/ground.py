"""The board as the locks and tokens leave it: what holds wherever the discs are.

A game comes back to the same few standings of them again and again, so each is worked
out once and kept, with the moves that it leaves open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.games.lock_n_go.actions import (
    Action,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
)
from tabletop.games.lock_n_go.content import Geometry, Locks
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Column, Kind, Row, Space
from tabletop.games.lock_n_go.state import State, Token

T = TypeVar("T")

Ways: TypeAlias = tuple[tuple[tuple[int, tuple[Action, ...]], ...], ...]
"""By place: the steps that lead on from it, each with the moves that it stands for."""


@attrs.frozen(eq=False)
class Ground:
    """What one standing of locks and tokens makes of the board."""

    kinds: tuple[Kind, ...]
    """What every place does: as printed, or by the token on it."""
    blocked: tuple[int, ...]
    """The places where the locked row crosses the locked columns."""
    lock_moves: tuple[LockMove, ...]
    """Every step that some lock token can take."""
    ways: tuple[Ways, Ways]
    """By player, the steps to places that are not blocked."""


def ground_of(state: State) -> Ground:
    """Return the ground of a position; a look-up for all but the first of its kind."""
    locks = state.locks
    return _ground(
        state.config.content.geometry, locks.row, locks.columns, state.tokens
    )


@lru_cache(maxsize=1 << 8)
def _ground(
    geometry: Geometry, row: Row, columns: tuple[Column, ...], tokens: tuple[Token, ...]
) -> Ground:
    kinds = geometry.kinds
    for token in tokens:
        kinds = set_at(kinds, geometry.index[token.space], token.kind)
    first = (row - 1) * geometry.width
    blocked = tuple(first + geometry.column_index[column] for column in columns)
    lock_moves = _lock_moves(geometry.locks, row, columns)
    landings: list[tuple[LockMove | None, ...]] = [
        () if place in blocked else lock_moves if kind is Kind.LOCK else (None,)
        for place, kind in enumerate(kinds)
    ]
    black, grey = (_ways(geometry, player, landings) for player in (BLACK, GREY))
    return Ground(kinds, blocked, lock_moves, (black, grey))


def _ways(
    geometry: Geometry, player: PlayerId, landings: list[tuple[LockMove | None, ...]]
) -> Ways:
    """List a player's steps; `landings` holds, by place, what can be done there."""
    spaces = geometry.spaces

    def moves(source: Space, to: int) -> tuple[Action, ...]:
        space = spaces[to]
        return tuple(MoveDisc(player, source, space, lock) for lock in landings[to])

    return tuple(
        tuple((to, moves(source, to)) for to in steps if landings[to])
        for source, steps in zip(spaces, geometry.steps[player], strict=True)
    )


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


def _beside(track: tuple[T, ...], position: T) -> tuple[T, ...]:
    place = track.index(position)
    return track[max(place - 1, 0) : place] + track[place + 1 : place + 2]
