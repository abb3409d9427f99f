"""Monte Carlo tree search over what a player knows (information-set UCT).

Each iteration deals what is hidden anew, walks down the tree by upper confidence
bounds, plays on at random and remembers what came of it. Nodes know the actions of
players only: chance is sampled on the way, so one node stands for all that may have
been thrown or drawn. Players who act at once choose at the same node, blind to each
other.
"""

from __future__ import annotations

from math import log, sqrt
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
class MctsAgent(Generic[S]):
    """Searches for a number of iterations and takes what it tried most.

    It knows no clock, so the same position and generator give the same action on every
    machine. Every player is taken to strive for their own reward.
    """

    iterations: int = 200
    """Games that are tried for each decision."""
    depth: int | None = None
    """How many actions a game is played on at random; None for to its end."""
    value: Value[S] | None = None
    """Judges the positions where trying ends; without it, their outcomes do."""
    exploration: float = 0.7
    """How much is given to what was tried little: 0 for nothing."""

    def choose(
        self, game: Game[S, A, V, C, X], view: V, player: PlayerId, rng: Rng
    ) -> A:
        """Choose a legal action for `player`; ValueError if they are not to act."""
        legal = game.legal_actions(game.determinize(view, rng), player)
        if not legal:
            raise ValueError(f"player {player} is not to act")
        if len(legal) == 1:
            return legal[0]
        search: _Search[A, V, C, X, S] = _Search(self, game, rng)
        for _ in range(self.iterations):
            search.iterate(game.determinize(view, rng))
        return max(legal, key=lambda action: search.root.esteem(player, action))


class _Arm:
    """One action at a node: how often it was there, was chosen, and what it brought."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0


class _Node(Generic[A]):
    """A point of decision, told apart by the players' actions that led to it."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[A, _Arm] = {}
        self.children: dict[tuple[A, ...], _Node[A]] = {}

    def esteem(self, player: PlayerId, action: A) -> tuple[int, float]:
        """Say how often an action was tried, and how well that went."""
        arm = self.arms.get(action)
        if arm is None or not arm.visits:
            return 0, 0.0
        return arm.visits, arm.total / arm.visits


class _Search(Generic[A, V, C, X, S]):
    """One search: the tree, and the range of all rewards met in it."""

    def __init__(
        self, agent: MctsAgent[S], game: Game[S, A, V, C, X], rng: Rng
    ) -> None:
        self.agent = agent
        self.game = game
        self.rng = rng
        self.root: _Node[A] = _Node()
        self.low = float("inf")
        self.high = float("-inf")

    def iterate(self, state: S) -> None:
        """Try one game from a state the searcher cannot tell from the true one."""
        node, path, is_known = self.root, list[tuple[PlayerId, _Arm]](), True
        while is_known and (acting := self.game.to_act(state)):
            chosen: list[A] = []
            for player in acting:
                if player not in self.game.to_act(state):
                    break  # what another has just done settled it
                action, arm = self._choose(node, state, player)
                is_known = is_known and arm.visits > 0
                path.append((player, arm))
                chosen.append(action)
                state = self.game.apply_unchecked(state, action)
            node = node.children.setdefault(tuple(chosen), _Node())
            state = self.game.advance(state, self.rng)
        self._remember(path, state)

    def _choose(self, node: _Node[A], state: S, player: PlayerId) -> tuple[A, _Arm]:
        """Choose an untried action, or that with the highest confidence bound."""
        arms = node.arms
        tried: list[tuple[A, _Arm]] = []
        untried: list[tuple[A, _Arm]] = []
        for action in self.game.legal_actions(state, player):
            arm = arms.get(action)
            if arm is None:
                arm = arms[action] = _Arm()
            arm.offered += 1
            (tried if arm.visits else untried).append((action, arm))
        if untried:
            return untried[self.rng.randrange(len(untried))]
        bounds = [self._bound(arm) for _, arm in tried]
        return tried[bounds.index(max(bounds))]

    def _bound(self, arm: _Arm) -> float:
        """Return the mean reward, from 0 to 1, and what may be hoped for beyond it."""
        span = self.high - self.low
        mean = (arm.total / arm.visits - self.low) / span if span > 0 else 0.5
        return mean + self.agent.exploration * sqrt(log(arm.offered) / arm.visits)

    def _remember(self, path: list[tuple[PlayerId, _Arm]], state: S) -> None:
        """Play on, and credit every choice with what it brought its player."""
        end, _ = roll_out(self.game, state, self.rng, self.agent.depth)
        for player in dict.fromkeys(player for player, _ in path):
            gain = worth(self.game, end, player, self.agent.value)
            self.low, self.high = min(self.low, gain), max(self.high, gain)
            for mover, arm in path:
                if mover == player:
                    arm.visits += 1
                    arm.total += gain
