"""Many games at once: play-outs and the statistics of their ends.

Game number i draws from a generator of its own, so a tally depends on the seed and the
number of games alone, not on how the work was shared out, nor among whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

import attrs
from typing_extensions import TypeVar

from tabletop.agents.agent import Agent
from tabletop.agents.random import roll_out
from tabletop.core.bags import Bag
from tabletop.core.chance import Rng, Seed, SeededRng
from tabletop.core.outcomes import Outcome
from tabletop.core.players import Acted, PlayerId, seats
from tabletop.core.values import Value
from tabletop.errors import UnknownGame
from tabletop.game import AnyGame, Game
from tabletop.registry import get_game

__all__ = ["Tally", "playout", "playouts"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V")
C = TypeVar("C")
X = TypeVar("X")

CHUNKS_AT_LEAST = 16
"""Work is shared out in so many parts, where there are so many games."""


def playout(
    game: Game[S, A, V, C, X],
    rng: Rng,
    *,
    state: S | None = None,
    players: int | None = None,
    config: C | None = None,
    agents: Sequence[Agent[S, A, V, C, X]] | None = None,
) -> S:
    """Play a game to its end and return the last state.

    It begins at `state`, or with a new game of `players` and `config`. `agents` sit at
    the seats in order; without them everybody plays at random.
    """
    if state is None:
        state = game.new_game(players, config)
    if agents is None:
        return roll_out(game, state, rng)[0]
    return _played(game, state, rng, agents)[0]


def playouts(
    game: Game[S, A, V, C, X],
    n: int,
    *,
    seed: Seed,
    executor: Executor | None = None,
    chunk: int | None = None,
    agents: Sequence[Agent[S, A, V, C, X]] | None = None,
    players: int | None = None,
    config: C | None = None,
) -> Tally:
    """Play `n` games and tally their ends; the result is the same however it is run.

    `executor` is any of `concurrent.futures` or of the same interface; it is handed
    parts of `chunk` games. For processes, game, agents and config must pickle.
    """
    count = game.players[0] if players is None else players
    game.new_game(count, config)  # so that nonsense is refused here, not by a worker
    task = _Task(_portable(game), seed, count, config, _seated(agents, count))
    size = max(1, -(-n // CHUNKS_AT_LEAST)) if chunk is None else chunk
    parts = [range(first, min(first + size, n)) for first in range(0, n, size)]
    run = map if executor is None else executor.map
    total = Tally.empty(game.title, count)
    for tally in run(task, parts):
        total += tally
    return total


@attrs.frozen
class Tally(Value):
    """What many games of the same kind came to; tallies of parts may be added."""

    title: str
    """The game, as people know it."""
    players: int
    wins: tuple[int, ...]
    """By seat: the games in which it alone stood first."""
    shared: int
    """Games in which several stood first: draws, or a team's."""
    scores: tuple[Bag[int], ...]
    """By seat: each score, and how often it was reached."""
    lengths: Bag[int]
    """Each number of actions, chance's among them, and how many games had so many."""

    @classmethod
    def empty(cls, title: str, players: int) -> Tally:
        """Return the tally of no games."""
        return cls(title, players, (0,) * players, 0, (Bag[int](),) * players, Bag())

    @classmethod
    def of(cls, title: str, outcome: Outcome, length: int) -> Tally:
        """Return the tally of one game."""
        seated = seats(len(outcome.scores))
        alone = outcome.winners if len(outcome.winners) == 1 else ()
        return cls(
            title,
            len(seated),
            tuple(int(player in alone) for player in seated),
            int(not alone),
            tuple(Bag({score: 1}) for score in outcome.scores),
            Bag({length: 1}),
        )

    def __add__(self, other: Tally) -> Tally:
        if (self.title, self.players) != (other.title, other.players):
            raise ValueError("only tallies of the same game and table can be added")
        return Tally(
            self.title,
            self.players,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            self.shared + other.shared,
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
            self.lengths + other.lengths,
        )

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.lengths.total

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score by seat; 0 without games."""
        return tuple(_mean(scores) for scores in self.scores)

    @property
    def mean_length(self) -> float:
        """The mean number of actions; 0 without games."""
        return _mean(self.lengths)

    def summary(self) -> str:
        """Tell it in a few lines."""
        games = "1 game" if self.games == 1 else f"{self.games} games"
        lines = [f"{games} of {self.title}, {self.players} players"]
        if not self.games:
            return lines[0]
        lines += [f"player {each}: {self._seat(each)}" for each in seats(self.players)]
        lines.append(f"first place shared: {_share(self.shared, self.games)}")
        lines.append(f"actions: {_range(self.lengths)}")
        return "\n".join(lines)

    def _seat(self, player: PlayerId) -> str:
        won = _share(self.wins[player], self.games)
        return f"won {won}, score {_range(self.scores[player])}"


@attrs.frozen
class _Task:
    """Plays games by their numbers; this is what travels to another process."""

    game: str | AnyGame
    seed: Seed
    players: int
    config: Any
    agents: tuple[Agent[Any, Any, Any, Any, Any], ...] | None

    def __call__(self, numbers: range) -> Tally:
        game = get_game(self.game) if isinstance(self.game, str) else self.game
        total = Tally.empty(game.title, self.players)
        for number in numbers:
            total += self._one(game, SeededRng(self.seed, number))
        return total

    def _one(self, game: AnyGame, rng: Rng) -> Tally:
        start = game.new_game(self.players, self.config)
        if self.agents is None:
            state, length = roll_out(game, start, rng)
        else:
            state, length = _played(game, start, rng, self.agents)
        outcome = game.outcome(state)
        assert outcome is not None, "neither player nor chance may act, so it is over"
        return Tally.of(game.title, outcome, length)


def _played(
    game: Game[S, A, V, C, X],
    state: S,
    rng: Rng,
    agents: Sequence[Agent[S, A, V, C, X]],
) -> tuple[S, int]:
    """Let agents play to the end; return the last state and the number of actions.

    Where several may act, the lowest seat does first.
    """
    count = 0
    while True:
        if acting := game.to_act(state):
            player = acting[0]
            view = game.view(state, player)
            action: A | X = agents[player].choose(game, view, player, rng)
        elif (chance := game.chance(state)) is not None:
            action = chance.sample(rng)
        else:
            return state, count
        state = game.apply(state, action)
        count += 1


def _seated(
    agents: Sequence[Agent[S, A, V, C, X]] | None, players: int
) -> tuple[Agent[S, A, V, C, X], ...] | None:
    if agents is None:
        return None
    if len(agents) != players:
        raise ValueError(f"there are {players} seats, but {len(agents)} agents")
    return tuple(agents)


def _portable(game: AnyGame) -> str | AnyGame:
    """Return the name of a game where that leads back to it, otherwise the game."""
    try:
        return game.name if get_game(game.name) is game else game
    except UnknownGame:
        return game


def _mean(counts: Bag[int]) -> float:
    if not counts.total:
        return 0.0
    return sum(value * times for value, times in counts.items()) / counts.total


def _range(counts: Bag[int]) -> str:
    return f"{_mean(counts):.1f} on average, {min(counts)} to {max(counts)}"


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.1f} %)"
