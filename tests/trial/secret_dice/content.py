"""The components: a deck, coins, and what a double or a triple brings."""

from __future__ import annotations

from typing import Any, Final

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import GameContent, Provenance, Source
from tabletop.errors import InvalidContent
from tests.trial.secret_dice.kinds import AllOf, Bonus, Card, Cards, Coins, OneOf

DICE: Final = 3
"""Dice in a throw."""


def _check_coins(content: object, field: object, coins: Any) -> None:
    if coins < 1:
        raise InvalidContent(f"there are coins in the box, not {coins}")


@attrs.frozen
class Content(GameContent):
    """Everything in the box."""

    deck: Bag[Card]
    coins: int = attrs.field(validator=_check_coins)
    double: Bonus
    """What the winner of a round gets besides when two dice are equal."""
    triple: Bonus
    """The same when all three are."""


DEFAULT: Final = Content(
    name="Secret Dice",
    sources=(Source("deck", Provenance.RECONSTRUCTED, "Made up for tests."),),
    deck=Bag({Card(1): 4, Card(2): 4, Card(3): 4, Card(4): 3, Card(5): 3}),
    coins=60,
    double=OneOf((Coins(2), Cards(1))),
    triple=AllOf((Cards(1), OneOf((Coins(5), AllOf((Cards(1), Coins(2))))))),
)
"""The components that were used throughout."""
