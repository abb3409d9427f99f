"""What can wait: the questions, throws, draws and steps that make up a month.

The whole rest of a month stands on the stack of a state, the next at its end. Questions
wait for players, throws and draws for chance; steps happen by themselves.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import attrs
from attrs.converters import optional

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.pirates_cove.kinds import (
    Contestant,
    Island,
    Phase,
    Section,
    Window,
    known_island,
    known_phase,
    known_place,
    known_section,
    known_ship,
    known_window,
)


@attrs.frozen
class Rig(Value):
    """The positions to which a player raises the sections of the ship."""

    hull: int
    sails: int
    crew: int
    cannon: int


# -- questions


@attrs.frozen
class ChooseRigs(Value):
    """All players rig their ships, each without knowing of the others."""

    rigs: tuple[Rig | None, ...]
    """By player; None for who has not said it yet. Secret until all have."""


@attrs.frozen
class ChooseCourses(Value):
    """All players set their wheels, each without knowing of the others."""

    courses: tuple[Island | None, ...]
    """By player; None for who has not said it yet. Secret until all have."""


@attrs.frozen
class AskEvent(Value):
    """Players are asked in order, each once, for an Event card."""

    window: Window = attrs.field(converter=known_window)
    order: tuple[PlayerId, ...]
    """Who is still to be asked; the first is asked now."""


@attrs.frozen
class PrepareBattle(Value):
    """The players in a combat play Battle cards in turn, or pass."""

    order: tuple[PlayerId, ...]
    """The first is to play; then it goes to the end."""
    passes: int = 0
    """Passes in a row, up to now."""


@attrs.frozen
class FireAt(Value):
    """A ship is to fire, or flee; the player speaks for it."""

    player: PlayerId
    shooter: Contestant = attrs.field(converter=known_ship)
    """The player's own ship, or the Navy that the player has sent."""


@attrs.frozen
class Improve(Value):
    """A player may use the island where the ship lies."""

    player: PlayerId
    bought: int = 0
    """Tavern cards bought in this visit."""
    raised: bool = False
    """Whether Treasure Island has raised a section in this visit."""
    crafted: bool = False
    """Whether a Mastercraft card was laid out in this visit."""


@attrs.frozen
class TakeShelter(Value):
    """A player at the Cove may take cards and gold."""

    player: PlayerId


# -- throws and draws


class OrderFor(StrEnum):
    """What ships are put in order for."""

    WINDOW = "window"
    BATTLE = "battle"
    ROUND = "round"
    TARGET = "target"
    UPGRADE = "upgrade"
    RANKING = "ranking"


@attrs.frozen
class OrderShips(Value):
    """Ships are put in order; those that are equal throw dice, one each."""

    what: OrderFor
    groups: tuple[tuple[Contestant, ...], ...]
    """From the first to the last; who is equal so far stands in one group."""
    thrown: tuple[int, ...] = ()
    """The dice of the first group that is not in order yet, as far as thrown."""
    window: Window | None = attrs.field(default=None, converter=optional(known_window))
    """Which window, for `OrderFor.WINDOW`."""


@attrs.frozen
class ThrowDice(Value):
    """A volley is thrown."""

    shooter: Contestant = attrs.field(converter=known_ship)
    target: Contestant = attrs.field(converter=known_ship)
    section: Section = attrs.field(converter=known_section)
    dice: int
    face: int
    """It hits with this face and above."""
    rerolls: int = 0
    """How often the dice that miss are thrown once more."""
    hits: int = 0
    """Hits of the dice thrown so far."""


@attrs.frozen
class ThrowForMutiny(Value):
    """A ship has fled; a die says whether its crew rises."""

    player: PlayerId


@attrs.frozen
class DrawCards(Value):
    """A player draws Tavern cards, one after another."""

    player: PlayerId
    count: int


@attrs.frozen
class TurnTreasure(Value):
    """A treasure card is turned on an outer island."""

    island: Island = attrs.field(converter=known_island)


@attrs.frozen
class RevealLegend(Value):
    """A legend comes aboard a black ship."""

    ship: int
    """Number of the black ship, from 0."""


# -- steps


@attrs.frozen
class StartMonth(Value):
    """A month begins."""


@attrs.frozen
class OpenWindow(Value):
    """Players with cards are put in order to be asked for an Event card."""

    window: Window = attrs.field(converter=known_window)
    place: Island | None = attrs.field(default=None, converter=known_place)
    """The island in question, in the windows that are about one."""
    besides: PlayerId | None = None
    """Who is not asked."""


@attrs.frozen
class Visit(Value):
    """A phase comes to a place, and then to the next."""

    phase: Phase = attrs.field(converter=known_phase)
    place: Island = attrs.field(converter=known_island)


@attrs.frozen
class PlaceNavy(Value):
    """The Navy arrives where it was sent, unless that is prevented."""

    sender: PlayerId
    place: Island = attrs.field(converter=known_island)


@attrs.frozen
class StartRound(Value):
    """A round of volleys begins."""


@attrs.frozen
class NextVolley(Value):
    """The next ship of a round has its turn."""

    order: tuple[Contestant, ...]
    """Who is still to have a turn in this round."""


@attrs.frozen
class EndCombat(Value):
    """A combat is over."""


@attrs.frozen
class Plunder(Value):
    """A player plunders an island."""

    player: PlayerId
    place: Island = attrs.field(converter=known_island)
    sharer: PlayerId | None = None
    """Who gets half of the gold and treasures."""


@attrs.frozen
class TurnUpgrades(Value):
    """The players at a place use it in turn."""

    order: tuple[PlayerId, ...]
    """Who is still to have a turn."""


@attrs.frozen
class EndMonth(Value):
    """Black ships sail on, cargo is checked, treasure cards are cleared away."""


@attrs.frozen
class EndYear(Value):
    """The fame of the year is counted."""


@attrs.frozen
class Ranking(Value):
    """The game is over."""

    groups: tuple[tuple[PlayerId, ...], ...]
    """From the winner to the last."""


Item: TypeAlias = (
    ChooseRigs
    | ChooseCourses
    | AskEvent
    | PrepareBattle
    | FireAt
    | Improve
    | TakeShelter
    | OrderShips
    | ThrowDice
    | ThrowForMutiny
    | DrawCards
    | TurnTreasure
    | RevealLegend
    | StartMonth
    | OpenWindow
    | Visit
    | PlaceNavy
    | StartRound
    | NextVolley
    | EndCombat
    | Plunder
    | TurnUpgrades
    | EndMonth
    | EndYear
    | Ranking
)
"""Everything that can wait."""
