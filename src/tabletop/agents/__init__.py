"""Computer players: they see a view, as a person would, and choose an action.

>>> import tabletop
>>> from tabletop.agents import RandomAgent
>>> game = tabletop.get_game("lock_n_go")
>>> view = game.view(game.new_game(), tabletop.PlayerId(0))
>>> action = RandomAgent().choose(game, view, view.player, tabletop.SeededRng(7))
>>> action in game.legal_actions(view)
True
"""

from __future__ import annotations

from tabletop.agents.agent import Agent, reward
from tabletop.agents.greedy import GreedyAgent
from tabletop.agents.mcts import MctsAgent
from tabletop.agents.random import RandomAgent, random_action, roll_out

__all__ = [
    "Agent",
    "GreedyAgent",
    "MctsAgent",
    "RandomAgent",
    "random_action",
    "reward",
    "roll_out",
]
