"""Cards, and the small language in which bonuses are written."""

from __future__ import annotations

from typing import NewType, TypeAlias

import attrs

from tabletop.core.values import Value

Card = NewType("Card", int)
"""A card by the number on it; equal cards cannot be told apart."""


@attrs.frozen
class Coins(Value):
    """Take coins from the bank."""

    number: int


@attrs.frozen
class Cards(Value):
    """Draw cards from the deck."""

    number: int


@attrs.frozen
class AllOf(Value):
    """Take every part, one wholly before the next."""

    parts: tuple[Bonus, ...]


@attrs.frozen
class OneOf(Value):
    """Choose one of several."""

    options: tuple[Bonus, ...]


Bonus: TypeAlias = Coins | Cards | AllOf | OneOf
"""What a throw may bring its winner, however deeply nested."""
