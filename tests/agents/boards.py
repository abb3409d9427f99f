"""Positions of tic-tac-toe, drawn as text."""

from __future__ import annotations

from examples.tic_tac_toe import O, State, X
from tabletop import PlayerId


def board(rows: str, player: PlayerId = X) -> State:
    """Read a position: three rows of ``X``, ``O`` and dots; `player` is to act."""
    signs = {"X": X, "O": O, ".": None}
    return State(tuple(signs[sign] for sign in "".join(rows.split())), player)
