"""Which things of the picture the legal actions begin at, and end at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

import attrs

from tabletop.games.lock_n_go.actions import (
    Action,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
)
from tabletop.games.lock_n_go.kinds import Kind
from tabletop.games.lock_n_go.notation import format_action
from tabletop.games.lock_n_go.state import State

PASS: Final = "pass"
"""The button for it."""
ROW_LOCK: Final = "row-lock"
"""The token of the rows."""


def action_token(kind: Kind) -> str:
    """Name an action token of the house variant."""
    return f"token-{kind}"


def column_lock(number: int) -> str:
    """Name a column token by its order, which never changes, counted from 0."""
    return f"column-lock-{number + 1}"


def out_of_play(player: int) -> str:
    """Name the discs that a player has out of play."""
    return f"out-of-play-{player}"


@attrs.frozen
class Targets:
    """Notations by the ids of things."""

    origins: Mapping[str, list[str]]
    """What begins there."""
    ends: Mapping[str, list[str]]
    """What ends there."""

    @classmethod
    def of(cls, view: State, legal: Sequence[Action]) -> Targets:
        """Sort the legal actions by the things they concern."""
        origins: dict[str, list[str]] = {}
        ends: dict[str, list[str]] = {}
        for action in legal:
            notation = format_action(action)
            begun, ended = _concerned(view, action)
            for thing in begun:
                origins.setdefault(thing, []).append(notation)
            for thing in ended:
                ends.setdefault(thing, []).append(notation)
        return cls(origins, ends)

    def begin(self, thing: str) -> list[str]:
        """List what begins at a thing."""
        return self.origins.get(thing, [])

    def end(self, thing: str) -> list[str]:
        """List what ends at a thing."""
        return self.ends.get(thing, [])


def _concerned(view: State, action: Action) -> tuple[list[str], list[str]]:
    match action:
        case MoveDisc(source=source, to=to, lock=lock):
            token, slot = _locking(view, lock)
            return [source, *token], [to, *slot]
        case PutDiscBack(player=player, space=space):
            return [out_of_play(player)], [space]
        case PlaceToken(space=space):
            return [action_token(view.pending[-1].kind)], [space]
        case Pass():
            return [], [PASS]
        case _:
            assert_never(action)


def _locking(view: State, lock: LockMove | None) -> tuple[list[str], list[str]]:
    match lock:
        case None:
            return [], []
        case MoveRowLock(to=row):
            return [ROW_LOCK], [f"R{row}"]
        case MoveColumnLock(source=source, to=column):
            columns = view.locks.columns
            tokens = [column_lock(n) for n, at in enumerate(columns) if at == source]
            return tokens, [column]
        case _:
            assert_never(lock)
