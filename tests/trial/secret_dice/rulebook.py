"""The rules that can say no."""

from __future__ import annotations

from tabletop.core.refusals import GameRule


class Rule(GameRule):
    """What the rules of Secret Dice say."""

    QUESTION = (
        "Whoever is asked for a bid bids, whoever is offered bonuses takes one.",
        "trial game",
    )
    BID = "You bid one card of your own hand.", "trial game"
    BONUS = "You take one of the bonuses that are offered.", "trial game"
