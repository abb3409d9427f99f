"""Actions as short texts, both ways: ``E1-D1/B-C``, ``+A1``, ``@C2``, ``pass``."""

from __future__ import annotations

from typing import Final

from tabletop.core.notation import Notation, shape
from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.actions import (
    Action,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
)
from tabletop.games.lock_n_go.kinds import Column, Row, Space
from tabletop.games.lock_n_go.state import State

__all__ = ["format_action", "read_action"]

_NOTATION: Final = Notation[State, Action](
    {
        MoveDisc: "{source}-{to=C2}[/{lock}]",
        PutDiscBack: "+{space=A1}",
        Pass: "pass",
        PlaceToken: "@{space=C2}",
    },
    words={
        MoveRowLock: "R{to}",
        MoveColumnLock: "{source}-{to=C}",
        Space: shape("space", "[a-z][1-9][0-9]?", "C1", "C2"),
        Column: shape("column", "[a-z]", "B", "C"),
        Row: shape("row", "[1-9][0-9]?", 5, make=int),
    },
)


def format_action(action: Action) -> str:
    """Write an action, without its player."""
    return _NOTATION.format_action(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    return _NOTATION.read_action(text, state, player)
