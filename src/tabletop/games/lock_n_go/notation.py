"""Actions as short texts, both ways.

======================  =====================================================
``C1-C2``               move the disc on C1 to C2
``E1-D1/R5``            ... and the row lock to row 5
``E1-D1/B-C``           ... and the lock on column B to column C
``+A1``                 put a disc back on A1
``pass``                pass
``@C2``                 place the action token that is due on C2
======================  =====================================================

Letters may be small or large, and there may be blanks between the parts.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from tabletop.core.players import PlayerId
from tabletop.errors import NotationError
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
from tabletop.games.lock_n_go.kinds import Column, Row, Space
from tabletop.games.lock_n_go.state import State

_SPACE: Final = r"[A-Z][1-9][0-9]?"
_MOVE: Final = re.compile(rf"({_SPACE})-({_SPACE})(?:/(.+))?")
_ONE: Final = re.compile(rf"([+@])({_SPACE})")
_ROW: Final = re.compile(r"R([1-9][0-9]?)")
_COLUMN: Final = re.compile(r"([A-Z])-([A-Z])")


def format_action(action: Action) -> str:
    """Write an action, without its player."""
    match action:
        case MoveDisc(source=source, to=to, lock=lock):
            return f"{source}-{to}{_format_lock(lock)}"
        case PutDiscBack(space=space):
            return f"+{space}"
        case Pass():
            return "pass"
        case PlaceToken(space=space):
            return f"@{space}"
        case _:
            assert_never(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    compact = "".join(text.split()).upper()
    if compact == "PASS":
        return Pass(player)
    if match := _MOVE.fullmatch(compact):
        lock = None if match[3] is None else _read_lock(text, match[3])
        return MoveDisc(player, Space(match[1]), Space(match[2]), lock)
    if match := _ONE.fullmatch(compact):
        space = Space(match[2])
        return (PutDiscBack if match[1] == "+" else PlaceToken)(player, space)
    raise NotationError(
        text,
        "write C1-C2 to move, E1-D1/R5 or E1-D1/B-C to move a lock as well, "
        "+A1 to put a disc back, @C2 to place a token, or pass",
    )


def _format_lock(lock: LockMove | None) -> str:
    match lock:
        case None:
            return ""
        case MoveRowLock(to=to):
            return f"/R{to}"
        case MoveColumnLock(source=source, to=to):
            return f"/{source}-{to}"
        case _:
            assert_never(lock)


def _read_lock(text: str, part: str) -> LockMove:
    if match := _ROW.fullmatch(part):
        return MoveRowLock(Row(int(match[1])))
    if match := _COLUMN.fullmatch(part):
        return MoveColumnLock(Column(match[1]), Column(match[2]))
    raise NotationError(
        text, "after the stroke stands one lock move: a row (R5) or two columns (B-C)"
    )
