"""A trial game in the rooms of the house: secret bids for the throw of three dice.

It proves what the large games need of core: chance one card at a time and dice thrown
together, secret choices of several players at once, bonuses nested in bonuses, and
hands, bids and a deck that nobody else may see.

In each round three dice are thrown. Everybody bids a card in secret; the highest card
that only one player bid wins the sum of the dice in coins. Equal dice bring a bonus
besides. Coins are points, and so are the cards that are left in hand, laid open then.
"""

from __future__ import annotations

from typing import Final

from tabletop.game import Game
from tests.trial.secret_dice import notation, rules, scoring, setup, views
from tests.trial.secret_dice.actions import (
    Action,
    Bid,
    ChanceAction,
    Choose,
    Dealt,
    Thrown,
)
from tests.trial.secret_dice.state import Config, State
from tests.trial.secret_dice.views import View

__all__ = [
    "GAME",
    "Action",
    "Bid",
    "ChanceAction",
    "Choose",
    "Config",
    "Dealt",
    "State",
    "Thrown",
    "View",
]

GAME: Final = Game[State, Action, View, Config, ChanceAction](
    name="secret_dice",
    players=(2, 3),
    config=Config(),
    max_actions=30,
    setup=setup.setup,
    to_act=rules.to_act,
    candidates=rules.candidates,
    exact_candidates=True,
    fresh_news=True,
    refusal=rules.refusal,
    resolve=rules.resolve,
    chance=rules.chance,
    outcome=scoring.outcome,
    view=views.view,
    determinize=views.determinize,
    flaw=setup.flaw,
    format_action=notation.format_action,
    read_action=notation.read_action,
)
