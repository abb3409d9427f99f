"""A position and its settings: data only, no rules.

The state holds everything, hands and secret choices too; `views` says who may see what.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NoReturn

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import named
from tabletop.core.notation import Word
from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.core.starting import chosen
from tabletop.core.validation import described
from tabletop.core.values import Value, replace
from tabletop.errors import InvalidConfig
from tabletop.games.pirates_cove.content import DEFAULT, Content
from tabletop.games.pirates_cove.events import Event
from tabletop.games.pirates_cove.kinds import (
    CardId,
    Contestant,
    Island,
    LegendId,
    Section,
    TreasureId,
    known_island,
    known_place,
)
from tabletop.games.pirates_cove.pending import Item


class Setting(StrEnum):
    """Base of settings that are one of several words."""

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        known = ", ".join(cls)
        told = f"the setting {cls.__name__} is one of {known}, not {described(value)}"
        raise InvalidConfig(told)


class RewardTo(Setting):
    """Who gets the reward of a sunk legend (ruling A40)."""

    ALL = "all_in_combat"
    """Every player's ship that is still in the combat."""
    LAST_HIT = "last_hit"
    """The ship that fired the last hit."""


class FinalTie(Setting):
    """What happens when players end with the same fame (ruling A55)."""

    DICE = "die_roll"
    SHARED = "shared_win"


def _reward_to(value: object) -> RewardTo:
    return chosen(RewardTo, value)


def _final_tie(value: object) -> FinalTie:
    return chosen(FinalTie, value)


def _check_floor(config: object, field: object, floor: Any) -> None:
    if floor is not None and (type(floor) is not int or floor > 0):
        raise InvalidConfig(
            f"the fame floor is a number up to 0, or None: {described(floor)}"
        )


def _check_number(config: object, field: Any, number: Any) -> None:
    if type(number) is not int or number < 0:
        raise InvalidConfig(
            f"{field.name!r} is a number from 0, not {described(number)}"
        )


@attrs.frozen
class Config(Value):
    """The settings of a game; `InvalidConfig` for what cannot be played."""

    content: Content = attrs.field(default=DEFAULT, repr=named)
    """The cards and all other components."""
    fame_floor: int | None = attrs.field(default=0, validator=_check_floor)
    """Fame never falls below it; None for no floor (ruling A26)."""
    reward_to: RewardTo = attrs.field(default=RewardTo.ALL, converter=_reward_to)
    keeps_damage: bool = False
    """Whether a legend's damage outlasts a combat (ruling A41)."""
    repair_price: int = attrs.field(default=0, validator=_check_number)
    """Gold for each crippled section at the Cove, as far as there is any (A31)."""
    final_tie: FinalTie = attrs.field(default=FinalTie.DICE, converter=_final_tie)
    most_mastercraft: int = attrs.field(default=1, validator=_check_number)
    """Mastercraft cards that may lie on one ship (ruling A32)."""
    fame_at_treasure_island: bool = False
    """Whether a crippled or fleeing ship brings fame to others there too (A22)."""


@attrs.frozen
class Ship(Value):
    """The positions of a ship's four markers; 0 for one that is off the mat."""

    hull: int
    sails: int
    crew: int
    cannon: int

    def position(self, section: Section) -> int:
        """Return the position of a section."""
        position: int = getattr(self, section.value)
        return position

    def moved(self, section: Section, position: int) -> Ship:
        """Return the ship with a section at another position."""
        return replace(self, **{section.value: position})

    @property
    def is_crippled(self) -> bool:
        """Whether a marker is off the mat."""
        return 0 in (self.hull, self.sails, self.crew, self.cannon)


@attrs.frozen
class CardOnMat(Value):
    """A Parrot or Mastercraft card that lies at its section."""

    card: CardId
    hits: int = 0
    """Hits it has taken; above 0 it lies sideways."""


@attrs.frozen
class Pirate(Value):
    """What one player has. Everybody sees it but the hand."""

    ship: Ship
    where: Island | None = attrs.field(converter=known_place)
    """Where the ship lies; None before the first month."""
    gold: int
    treasures: int
    """Aboard."""
    fame: int
    """On the track."""
    hand: tuple[CardId, ...]
    """Tavern cards in the order of their ids; only the player sees them."""
    mat: tuple[CardOnMat, ...]
    """Cards at the ship's sections, as they came."""


@attrs.frozen
class Supply(Value):
    """What lies at Treasure Island."""

    gold: int
    treasures: int


@attrs.frozen
class Decks(Value):
    """The piles of cards; no order is kept, every draw is chance's."""

    treasures: Bag[TreasureId]
    """Still to be turned, all islands together."""
    turned: tuple[TreasureId | None, ...]
    """The open card of each outer island, from Tavern Island on."""
    used: Bag[TreasureId]
    """Treasure cards that were plundered or cleared away."""
    tavern: Bag[CardId]
    """The Tavern pile; nobody may know what is in it."""
    tavern_discards: Bag[CardId]
    legends: Bag[LegendId]
    legend_discards: Bag[LegendId]


@attrs.frozen
class BlackShip(Value):
    """A black ship, with the legend aboard."""

    where: Island = attrs.field(converter=known_island)
    legend: LegendId | None
    """None until one comes aboard."""
    damage: int = 0
    """Hits taken."""


@attrs.frozen
class Navy(Value):
    """The Royal Navy, when it is on the board."""

    where: Island = attrs.field(converter=known_island)
    sender: PlayerId
    damage: int = 0
    """Hits taken."""


@attrs.frozen
class PlayedCard(Value):
    """A Battle card that works until the end of the combat."""

    player: PlayerId
    card: CardId
    target: PlayerId | None
    """The ship that it hinders, if it does."""


@attrs.frozen
class Combat(Value):
    """A combat that is being fought."""

    where: Island = attrs.field(converter=known_island)
    round: int = 0
    """0 in the preparation."""
    order: tuple[Contestant, ...] = ()
    """All ships in the order of this round."""
    played: tuple[PlayedCard, ...] = ()
    """Battle cards in effect."""
    volley: tuple[CardId, ...] = ()
    """Volley cards in effect for the next roll."""
    shooter: PlayerId | None = None
    """Who played them; None when nobody has."""
    hit: tuple[PlayerId, ...] = ()
    """Who has been hit in this combat."""


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    pirates: tuple[Pirate, ...]
    """By player."""
    supply: Supply
    decks: Decks
    black_ships: tuple[BlackShip, ...]
    navy: Navy | None = None
    month: int = 0
    """From 1; 0 before the first."""
    combat: Combat | None = None
    pending: tuple[Item, ...] = ()
    """What waits, the next at the end."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about."""


def push(state: State, *items: Item) -> State:
    """Put items on the stack so that the first of them comes next."""
    return replace(state, pending=state.pending + items[::-1])


def tell(state: State, *events: Event) -> State:
    """Add events to the news."""
    return replace(state, news=state.news + events)


def with_pirate(state: State, player: PlayerId, pirate: Pirate) -> State:
    """Return the state with what one player has changed."""
    return replace(state, pirates=set_at(state.pirates, player, pirate))


WORDS: Final[Mapping[object, Word[State]]] = {
    CardId: Word("Tavern card", lambda state: state.config.content.catalogue.card),
    TreasureId: Word(
        "treasure card", lambda state: state.config.content.catalogue.treasure
    ),
    LegendId: Word("legend", lambda state: state.config.content.catalogue.legend),
}
"""What ids are called, and which there are."""
