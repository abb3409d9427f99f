"""One step ahead: try every action, judge what comes of it, take the best."""

from __future__ import annotations

from typing import Any, Generic

import attrs
from typing_extensions import TypeVar

from tabletop.agents.agent import Value, worth
from tabletop.agents.random import roll_out
from tabletop.core.chance import Rng
from tabletop.core.players import Acted, PlayerId
from tabletop.game import Game

S = TypeVar("S", default=Any)
A = TypeVar("A", bound=Acted)
V = TypeVar("V")
C = TypeVar("C")
X = TypeVar("X")


@attrs.frozen
class GreedyAgent(Generic[S]):
    """Takes the action after which it stands best.

    What is hidden is dealt anew for each sample; every action is tried on the same
    deals. The first of several equally good actions is taken.
    """

    value: Value[S] | None = None
    """Judges what comes of an action; without it, games played on at random do."""
    samples: int = 4
    """How often every action is tried."""
    depth: int | None = None
    """How many actions a game is played on at most; None for to its end."""

    def choose(
        self, game: Game[S, A, V, C, X], view: V, player: PlayerId, rng: Rng
    ) -> A:
        """Choose a legal action for `player`; ValueError if they are not to act."""
        deals = [game.determinize(view, rng) for _ in range(max(1, self.samples))]
        legal = game.legal_actions(deals[0], player)
        if not legal:
            raise ValueError(f"player {player} is not to act")
        if len(legal) == 1:
            return legal[0]
        hopes = [self._hope(game, deals, action, player, rng) for action in legal]
        return legal[hopes.index(max(hopes))]

    def _hope(
        self,
        game: Game[S, A, V, C, X],
        deals: list[S],
        action: A,
        player: PlayerId,
        rng: Rng,
    ) -> float:
        """Say what an action brings, over all deals."""
        total = 0.0
        for deal in deals:
            state = game.advance(game.apply_unchecked(deal, action), rng)
            if self.value is None:
                state, _ = roll_out(game, state, rng, self.depth)
            total += worth(game, state, player, self.value)
        return total
