"""What can wait: questions for players, draws and throws for chance, and effects."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.pending import Question
from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tests.trial.secret_dice.kinds import Bonus, Card

Bids: TypeAlias = tuple[tuple[PlayerId, Card], ...]
"""Who bids which card, in the order of seats: nobody can see who was quicker."""


@attrs.frozen
class ChooseBids(Question):
    """Everybody is to bid in secret, in any order; the last bid reveals all."""

    waiting: tuple[PlayerId, ...]
    """Who has not bid yet."""
    bids: Bids = ()
    """What lies face down; a view holds the viewer's own bid only."""

    @property
    def asked(self) -> tuple[PlayerId, ...]:
        """Everybody who has not bid."""
        return self.waiting


@attrs.frozen
class ChooseBonus(Question):
    """A player is to choose one of several bonuses."""

    player: PlayerId
    options: tuple[Bonus, ...]


@attrs.frozen
class DrawCard(Value):
    """Chance deals a card to a player, if the deck has one."""

    player: PlayerId


@attrs.frozen
class ThrowDice(Value):
    """Chance throws the dice."""


@attrs.frozen
class PlayRound(Value):
    """The next round begins, if there is one."""


@attrs.frozen
class RevealBids(Value):
    """All bids are turned over and compared."""

    bids: Bids


@attrs.frozen
class GainCoins(Value):
    """A player takes coins from the bank, as far as it has them."""

    player: PlayerId
    number: int


@attrs.frozen
class TakeBonus(Value):
    """A player gets a bonus."""

    player: PlayerId
    bonus: Bonus


Effect: TypeAlias = PlayRound | RevealBids | GainCoins | TakeBonus
"""What happens by itself."""
Item: TypeAlias = ChooseBids | ChooseBonus | DrawCard | ThrowDice | Effect
"""Everything that can wait."""
