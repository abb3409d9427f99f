"""What players can do, and what chance can bring."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.pirates_cove.kinds import (
    CardId,
    Contestant,
    Island,
    LegendId,
    Section,
    TreasureId,
    contestant,
    island,
    island_or_none,
    section,
)


@attrs.frozen
class RigShip(Value):
    """Say to which positions your sections are raised before the first month."""

    player: PlayerId
    hull: int
    sails: int
    crew: int
    cannon: int


@attrs.frozen
class SetCourse(Value):
    """Point your wheel at an island."""

    player: PlayerId
    to: Island = attrs.field(converter=island)


@attrs.frozen
class PlayEvent(Value):
    """Play an Event card."""

    player: PlayerId
    card: CardId
    to: Island | None = attrs.field(default=None, converter=island_or_none)
    """The island that the card names, if it does."""


@attrs.frozen
class PlayBattle(Value):
    """Play a Battle card."""

    player: PlayerId
    card: CardId
    target: PlayerId | None = None
    """The opposing ship that the card names, if it does."""


@attrs.frozen
class Pass(Value):
    """Play no card."""

    player: PlayerId


@attrs.frozen
class PlayVolley(Value):
    """Play a Volley card for the volley that you are about to fire."""

    player: PlayerId
    card: CardId


@attrs.frozen
class Fire(Value):
    """Fire at a section of a ship; for your own ship, or for the Navy you have sent."""

    player: PlayerId
    target: Contestant = attrs.field(converter=contestant)
    section: Section = attrs.field(converter=section)


@attrs.frozen
class Flee(Value):
    """Flee to the Cove."""

    player: PlayerId


@attrs.frozen
class BuyCards(Value):
    """Buy Tavern cards at Tavern Island."""

    player: PlayerId
    count: int


@attrs.frozen
class RaiseSection(Value):
    """Raise a section of your ship to a position."""

    player: PlayerId
    section: Section = attrs.field(converter=section)
    to: int


@attrs.frozen
class PlayMastercraft(Value):
    """Lay a Mastercraft card out at its section."""

    player: PlayerId
    card: CardId


@attrs.frozen
class MendMastercraft(Value):
    """Pay to turn a Mastercraft card that was hit upright again."""

    player: PlayerId
    card: CardId


@attrs.frozen
class BuryTreasures(Value):
    """Bury treasures at Treasure Island."""

    player: PlayerId
    count: int


@attrs.frozen
class BuryGold(Value):
    """Bury gold at Treasure Island."""

    player: PlayerId
    gold: int


@attrs.frozen
class Shelter(Value):
    """Take Tavern cards at the Cove, or one and gold."""

    player: PlayerId
    cards: int
    gold: int


@attrs.frozen
class Finish(Value):
    """Leave the place where your ship lies as it is; your visit is over."""

    player: PlayerId


@attrs.frozen
class DrawCard(Value):
    """A Tavern card is drawn; only its owner sees it, unless it is a Parrot."""

    to: PlayerId
    card: CardId


@attrs.frozen
class TurnCard(Value):
    """A treasure card is turned."""

    island: Island = attrs.field(converter=island)
    card: TreasureId


@attrs.frozen
class MeetLegend(Value):
    """A legend comes aboard a black ship."""

    ship: int
    legend: LegendId


@attrs.frozen
class ThrowTie(Value):
    """One of several equal ships throws a die; the higher goes first."""

    to: Contestant = attrs.field(converter=contestant)
    face: int


@attrs.frozen
class Throw(Value):
    """The dice of a volley fall."""

    faces: tuple[int, ...]
    """From the lowest to the highest."""


@attrs.frozen
class ThrowMutiny(Value):
    """The die for a ship that has fled falls."""

    to: PlayerId
    face: int


Action: TypeAlias = (
    RigShip
    | SetCourse
    | PlayEvent
    | PlayBattle
    | Pass
    | PlayVolley
    | Fire
    | Flee
    | BuyCards
    | RaiseSection
    | PlayMastercraft
    | MendMastercraft
    | BuryTreasures
    | BuryGold
    | Shelter
    | Finish
)
"""Everything that a player can say."""
ChanceAction: TypeAlias = (
    DrawCard | TurnCard | MeetLegend | ThrowTie | Throw | ThrowMutiny
)
"""Everything that chance can bring."""
