"""Play at random: the agent, and the fast loop under searches and statistics."""

from __future__ import annotations

import attrs
from typing_extensions import TypeVar

from tabletop.core.chance import Rng
from tabletop.core.players import Acted, PlayerId
from tabletop.game import Game

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V")
C = TypeVar("C")
X = TypeVar("X")


@attrs.frozen
class RandomAgent:
    """Chooses among the legal actions, each with the same chance."""

    def choose(
        self, game: Game[S, A, V, C, X], view: V, player: PlayerId, rng: Rng
    ) -> A:
        """Choose a legal action for `player`; ValueError if they are not to act."""
        state = game.determinize(view, rng)
        if player not in game.to_act(state):
            raise ValueError(f"player {player} is not to act")
        return random_action(game, state, player, rng)


def random_action(game: Game[S, A, V, C, X], state: S, player: PlayerId, rng: Rng) -> A:
    """Draw one legal action of `player`, who is to act, each with the same chance."""
    candidates = list(game.candidates(state, player))
    if game.exact_candidates:
        return candidates[rng.randrange(len(candidates))]
    refusal = game._refusal
    while candidates:
        # Asking the gate about drawn ones only is faster than filtering them all.
        index = rng.randrange(len(candidates))
        if refusal(state, candidates[index]) is None:
            return candidates[index]
        candidates[index] = candidates[-1]
        candidates.pop()
    raise ValueError(f"player {player} is to act, but may do nothing")


def roll_out(
    game: Game[S, A, V, C, X], state: S, rng: Rng, most: int | None = None
) -> tuple[S, int]:
    """Play at random to the end; return the last state and the number of actions.

    Chance's actions count. It stops after `most` actions. Where several may act, it is
    drawn who does first.
    """
    count = 0
    while count != most:
        if acting := game.to_act(state):
            who = acting[rng.randrange(len(acting))] if len(acting) > 1 else acting[0]
            action: A | X = random_action(game, state, who, rng)
        elif (chance := game.chance(state)) is not None:
            action = chance.sample(rng)
        else:
            break
        state = game.apply_unchecked(state, action)
        count += 1
    return state, count
