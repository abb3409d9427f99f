"""The computer players by name, and how long they may think, counted in actions."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tabletop.agents import Agent, GreedyAgent, MctsAgent, RandomAgent, roll_out
from tabletop.core.chance import SeededRng
from tabletop.game import AnyGame

AnyAgent: TypeAlias = Agent[Any, Any, Any, Any, Any]

AGENTS: Final = ("random", "greedy", "mcts")

PER_DECISION: Final = 30_000
"""Actions that a computer player may try before it decides."""
PER_GAME: Final = 100_000
"""Actions that all computer players together may try in a whole game that is shown."""
MOST_ITERATIONS: Final = 400
FEWEST_ITERATIONS: Final = 20


def agent_named(name: str, game: AnyGame, iterations: int | None = None) -> AnyAgent:
    """Make a computer player; how long it thinks suits the length of the game."""
    if name == "random":
        return RandomAgent()
    if name == "greedy":
        return GreedyAgent() if iterations is None else GreedyAgent(samples=iterations)
    if iterations is None:
        fitting = PER_DECISION // _usual_length(game)
        iterations = min(MOST_ITERATIONS, max(FEWEST_ITERATIONS, fitting))
    return MctsAgent(iterations)


def light_agent(game: AnyGame) -> AnyAgent:
    """Make a computer player that gets through a whole game quickly."""
    length = _usual_length(game)
    iterations = min(MOST_ITERATIONS, 2 * PER_GAME // length**2)
    return MctsAgent(iterations) if iterations > 1 else RandomAgent()


def _usual_length(game: AnyGame) -> int:
    """Count the actions of one game at random, always the same one."""
    _, length = roll_out(game, game.new_game(), SeededRng("length"), game.max_actions)
    return max(1, length)
