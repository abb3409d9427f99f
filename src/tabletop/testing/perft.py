"""Counting every way a game can go on: the classic check of move generators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Never

from typing_extensions import TypeVar

from tabletop.core.players import Acted
from tabletop.game import AnyGame, Game
from tabletop.testing.law import spoken

__all__ = ["divide", "perft", "possible"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)


def perft(game: Game[S, A, V, C, X], state: S, depth: int) -> int:
    """Count the different series of `depth` actions that may be played from `state`.

    Each outcome of chance counts as one action, whatever its weight. A game that is
    over earlier counts for nothing.
    """
    if depth == 0:
        return 1
    actions = tuple(possible(game, state))
    if depth == 1:
        return len(actions)
    apply = game.apply_unchecked
    return sum(perft(game, apply(state, each), depth - 1) for each in actions)


def divide(game: Game[S, A, V, C, X], state: S, depth: int) -> dict[str, int]:
    """Split `perft` by the first action, written as in a record: ``0 pass``.

    Two programs that count differently are compared branch by branch.
    """
    return {
        spoken(game, action): perft(
            game, game.apply_unchecked(state, action), depth - 1
        )
        for action in possible(game, state)
    }


def possible(game: AnyGame, state: object) -> Iterator[Any]:
    """List what may come next: legal actions, or outcomes of chance."""
    yield from game.legal_actions(state)
    if (chance := game.chance(state)) is not None:
        for action, _ in chance.outcomes():
            yield action
