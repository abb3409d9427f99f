"""What happened, in the order in which it did.

Everybody sees everything but two things: which card was drawn (`CardDrawn.card` is None
for everybody but its owner), and what was chosen in secret (only that it was).

Whatever a player gains or loses (gold, treasures, fame, cards, levels of sections, the
place of the ship) is told by exactly one event, so the news of a game can be added up.
"""

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
    Window,
)
from tabletop.games.pirates_cove.pending import Rig
from tabletop.games.pirates_cove.rulebook import Rule


@attrs.frozen
class MonthStarted(Value):
    """A month began."""

    month: int


@attrs.frozen
class ChoiceMade(Value):
    """A player chose in secret; what, nobody knows yet."""

    player: PlayerId


@attrs.frozen
class ShipRigged(Value):
    """A ship was rigged before the first month."""

    player: PlayerId
    rig: Rig
    """Where the sections stand now."""
    cost: int
    """Gold paid."""


@attrs.frozen
class ShipMoved(Value):
    """A player's ship, or a black one, came to an island."""

    player: PlayerId | None
    """None for a black ship."""
    to: Island


@attrs.frozen
class TreasureTurned(Value):
    """A treasure card was turned."""

    island: Island
    card: TreasureId


@attrs.frozen
class TreasureDiscarded(Value):
    """A treasure card was cleared away unused."""

    island: Island
    card: TreasureId


@attrs.frozen
class LegendMet(Value):
    """A legend came aboard a black ship."""

    legend: LegendId
    at: Island


@attrs.frozen
class CardDrawn(Value):
    """A player drew a Tavern card."""

    player: PlayerId
    card: CardId | None
    """Which; None for eyes that may not see it."""


@attrs.frozen
class ParrotLanded(Value):
    """A Parrot that was drawn came into play."""

    player: PlayerId
    card: CardId


@attrs.frozen
class CardsReshuffled(Value):
    """The discarded Tavern cards became a new pile."""


@attrs.frozen
class EventPlayed(Value):
    """An Event card was played."""

    player: PlayerId
    card: CardId
    to: Island | None


@attrs.frozen
class Passed(Value):
    """A player who was asked for a card played none."""

    player: PlayerId
    window: Window | None
    """The window of Event cards; None in the preparation of a combat."""


@attrs.frozen
class NavyArrived(Value):
    """The Royal Navy arrived."""

    at: Island
    sender: PlayerId


@attrs.frozen
class TieThrown(Value):
    """A ship that is equal to others threw a die."""

    ship: Contestant
    face: int


@attrs.frozen
class CombatStarted(Value):
    """A combat began."""

    at: Island


@attrs.frozen
class BattlePlayed(Value):
    """A Battle card was played."""

    player: PlayerId
    card: CardId
    target: PlayerId | None


@attrs.frozen
class BattlePrepared(Value):
    """The preparation of a combat was over; a round of volleys began."""

    round: int


@attrs.frozen
class VolleyPlayed(Value):
    """A Volley card was played."""

    player: PlayerId
    card: CardId


@attrs.frozen
class Fired(Value):
    """A ship fired."""

    shooter: Contestant
    target: Contestant
    section: Section
    faces: tuple[int, ...]
    hits: int


@attrs.frozen
class HitAbsorbed(Value):
    """A card took a hit."""

    player: PlayerId
    card: CardId
    discarded: bool
    """Whether that was the last it could take."""


@attrs.frozen
class SectionHit(Value):
    """Hits lowered a section, or counted against a legend's hull."""

    ship: Contestant
    section: Section
    levels: int


@attrs.frozen
class ShipCrippled(Value):
    """A ship was crippled and sailed to the Cove."""

    player: PlayerId


@attrs.frozen
class ShipFled(Value):
    """A ship fled to the Cove."""

    player: PlayerId


@attrs.frozen
class Mutinied(Value):
    """The die for a ship that fled fell."""

    player: PlayerId
    face: int
    lost: bool
    """Whether the crew rose and took gold and treasures."""


@attrs.frozen
class ShipSunk(Value):
    """A legend or the Navy was sunk."""

    ship: Contestant
    legend: LegendId


@attrs.frozen
class CombatEnded(Value):
    """A combat was over."""

    at: Island
    parrots: tuple[tuple[PlayerId, CardId], ...] = ()
    """Whose Parrots had taken a hit, and stand upright again."""


@attrs.frozen
class Plundered(Value):
    """A player plundered an island; what the card there brought is told on its own."""

    player: PlayerId
    island: Island
    card: TreasureId


@attrs.frozen
class CardsGranted(Value):
    """A player is to draw Tavern cards now, as far as there are any."""

    player: PlayerId
    count: int
    rule: Rule
    """What for."""
    cost: int = 0
    """Gold paid."""


@attrs.frozen
class FameGained(Value):
    """A player gained fame, or lost it."""

    player: PlayerId
    fame: int
    rule: Rule
    """What for."""


@attrs.frozen
class GoldGained(Value):
    """A player gained gold, or lost it."""

    player: PlayerId
    gold: int
    rule: Rule
    """What for; what is paid for something is told with it instead."""


@attrs.frozen
class TreasuresGained(Value):
    """A player gained treasures, or lost them."""

    player: PlayerId
    treasures: int
    rule: Rule
    """What for."""


@attrs.frozen
class SectionRaised(Value):
    """A player raised a section."""

    player: PlayerId
    section: Section
    to: int
    cost: int
    """Gold paid."""


@attrs.frozen
class MastercraftPlayed(Value):
    """A player laid out a Mastercraft card."""

    player: PlayerId
    card: CardId


@attrs.frozen
class MastercraftMended(Value):
    """A player mended a Mastercraft card."""

    player: PlayerId
    card: CardId
    cost: int
    """Gold paid."""


@attrs.frozen
class TreasuresBuried(Value):
    """A player gave treasures back to bury them; the fame is told on its own."""

    player: PlayerId
    count: int


@attrs.frozen
class GoldBuried(Value):
    """A player gave gold back to bury it; the fame is told on its own."""

    player: PlayerId
    gold: int


@attrs.frozen
class ShipRepaired(Value):
    """A crippled ship was repaired."""

    player: PlayerId
    sections: tuple[Section, ...]
    """Those that are back on their lowest position."""
    cost: int
    """Gold paid."""


Event: TypeAlias = (
    MonthStarted
    | ChoiceMade
    | ShipRigged
    | ShipMoved
    | TreasureTurned
    | TreasureDiscarded
    | LegendMet
    | CardDrawn
    | ParrotLanded
    | CardsReshuffled
    | EventPlayed
    | Passed
    | NavyArrived
    | TieThrown
    | CombatStarted
    | BattlePlayed
    | BattlePrepared
    | VolleyPlayed
    | Fired
    | HitAbsorbed
    | SectionHit
    | ShipCrippled
    | ShipFled
    | Mutinied
    | ShipSunk
    | CombatEnded
    | Plundered
    | CardsGranted
    | FameGained
    | GoldGained
    | TreasuresGained
    | SectionRaised
    | MastercraftPlayed
    | MastercraftMended
    | TreasuresBuried
    | GoldBuried
    | ShipRepaired
)
"""Everything that can happen."""
