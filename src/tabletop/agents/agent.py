"""What a computer player is, and what it strives for; no player stands here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from typing_extensions import TypeVar

from tabletop.core.chance import Rng
from tabletop.core.outcomes import Outcome
from tabletop.core.players import Acted, PlayerId
from tabletop.game import Game

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V")
C = TypeVar("C")
X = TypeVar("X")

Value: TypeAlias = Callable[[S, PlayerId], float]
"""Says how good a position is for a player: more is better, on a scale of its own."""

UNDECIDED: Final = 0.5
"""What a game that is not over is worth to everybody."""
WEIGHT_OF_POINTS: Final = 0.2
"""All that points can add to, or take from, the worth of a place."""
MANY_POINTS: Final = 50
"""A lead of so many points adds half of that."""


class Agent(Protocol[S, A, V, C, X]):
    """One who chooses actions. It remembers nothing, so many games may share it."""

    def choose(
        self, game: Game[S, A, V, C, X], view: V, player: PlayerId, rng: Rng
    ) -> A:
        """Choose a legal action for `player`, who is to act, from what they see.

        The same arguments, `rng` standing where it stood, give the same action.
        ValueError if `player` is not to act.
        """


def reward(outcome: Outcome, player: PlayerId) -> float:
    """Say how well a game ended for `player`: about 1 is a win, about 0 the last place.

    The place counts most, the lead over the others a little. Who plays alone, or in a
    team of all, has only points to strive for.
    """
    others = len(outcome.scores) - 1
    group = next(each for each in outcome.ranking if player in each)
    behind = others + 2 - outcome.place(player) - len(group)
    beaten = behind + (len(group) - 1) / 2
    place = beaten / others if others else UNDECIDED
    return place + WEIGHT_OF_POINTS * _squashed(_lead(outcome, player))


def worth(
    game: Game[S, A, V, C, X], state: S, player: PlayerId, value: Value[S] | None
) -> float:
    """Judge a position by `value`; without one, by the outcome."""
    if value is not None:
        return value(state, player)
    outcome = game.outcome(state)
    return UNDECIDED if outcome is None else reward(outcome, player)


def _lead(outcome: Outcome, player: PlayerId) -> float:
    """Return how far `player` is ahead of the mean of the others."""
    scores = outcome.scores
    others = len(scores) - 1
    if not others or (len(outcome.ranking) == 1 and len(set(scores)) == 1):
        return scores[player]
    return scores[player] - (sum(scores) - scores[player]) / others


def _squashed(points: float) -> float:
    return points / (abs(points) + MANY_POINTS)
