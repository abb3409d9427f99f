"""A position and its settings: data only, no rules."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core import pending
from tabletop.core.bags import Bag
from tabletop.core.values import Value
from tabletop.errors import InvalidConfig
from tests.trial.secret_dice.content import DEFAULT, Content
from tests.trial.secret_dice.events import Event
from tests.trial.secret_dice.kinds import Card
from tests.trial.secret_dice.pending import Item


@attrs.frozen
class Config(Value):
    """The settings of a game."""

    content: Content = DEFAULT
    hand: int = 3
    """Cards that everybody begins with."""
    rounds: int = 3

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.rounds <= self.hand:
            raise InvalidConfig(
                f"{self.hand} cards in hand are not enough for {self.rounds} rounds"
            )


@attrs.frozen
class Board(Value):
    """What lies open on the table."""

    bank: int
    """Coins that nobody has."""
    discards: Bag[Card] = attrs.field(factory=Bag)
    """Cards that were bid."""
    dice: tuple[int, ...] = ()
    """The last throw, sorted."""
    round: int = 0
    """The number of the round, 0 before the first."""


@attrs.frozen
class Seat(Value):
    """What one player has."""

    hand: Bag[Card] = attrs.field(factory=Bag)
    """Cards that only this player sees."""
    coins: int = 0


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    board: Board
    seats: tuple[Seat, ...]
    deck: Bag[Card]
    """Cards that may be drawn; they lie in no order."""
    pending: tuple[Item, ...]
    """What waits, the next at the end; when nothing does, the game is over."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about."""


Step: TypeAlias = pending.Step[State, Item, Event]
"""A step while the rules carry it out."""
