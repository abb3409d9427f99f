"""Playing a few actions in one line, for tests."""

from __future__ import annotations

import re
from typing import Final, Never

from typing_extensions import TypeVar

from tabletop.core.players import Acted, PlayerId
from tabletop.game import Game

__all__ = ["play"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)

_SAID_BY: Final = re.compile(r"([0-9]+): *(.*)", re.DOTALL)


def play(game: Game[S, A, V, C, X], state: S, *actions: A | X | str) -> S:
    """Play actions one after another; they may be given in notation.

    Where several may act, a notation names its player: ``"1: bid 3"``. What is said
    when chance is due is what chance brings. Raises `IllegalAction` or `NotationError`.
    """
    for said in actions:
        action = _read(game, state, said) if isinstance(said, str) else said
        state = game.apply(state, action)
    return state


def _read(game: Game[S, A, V, C, X], state: S, text: str) -> A | X:
    if game.chance(state) is not None:
        return game.parse_chance(text, state)
    if match := _SAID_BY.fullmatch(text):
        return game.parse_action(match[2], state, PlayerId(int(match[1])))
    return game.parse_action(text, state)
