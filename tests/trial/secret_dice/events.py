"""What happened. Where a card is None, whoever reads it may not know the card."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tests.trial.secret_dice.kinds import Card
from tests.trial.secret_dice.pending import Bids


@attrs.frozen
class RoundBegun(Value):
    """A round began."""

    number: int


@attrs.frozen
class CardDrawn(Value):
    """A player drew a card."""

    player: PlayerId
    card: Card | None


@attrs.frozen
class DiceThrown(Value):
    """The dice fell."""

    faces: tuple[int, ...]


@attrs.frozen
class BidSealed(Value):
    """A player laid a card face down."""

    player: PlayerId
    card: Card | None


@attrs.frozen
class BidsRevealed(Value):
    """All bids were turned over."""

    bids: Bids
    winner: PlayerId | None
    """None if no card was bid by one player alone."""


@attrs.frozen
class CoinsGained(Value):
    """A player took coins from the bank."""

    player: PlayerId
    number: int


Event: TypeAlias = (
    RoundBegun | CardDrawn | DiceThrown | BidSealed | BidsRevealed | CoinsGained
)
"""Everything that can happen."""
