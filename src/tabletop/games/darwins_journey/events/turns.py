"""What players did, and what it brought them."""

from __future__ import annotations

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    Gain,
    IslandId,
    LastingKind,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.games.darwins_journey.rulebook import Rule


@attrs.frozen
class WorkerPlaced(Value):
    """A worker was placed."""

    player: PlayerId
    worker: int
    place: PlaceId
    coins: int
    """The penalty paid."""
    knowledge: int
    """Temporary knowledge spent."""


@attrs.frozen
class Declined(Value):
    """A player left out what was left to do."""

    player: PlayerId
    effects: tuple[Effect, ...]


@attrs.frozen
class Lapsed(Value):
    """What was left to do lapsed, since none of it could be done."""

    player: PlayerId
    effects: tuple[Effect, ...]


@attrs.frozen
class EffectChosen(Value):
    """A player does one of several effects."""

    player: PlayerId
    effect: Effect


@attrs.frozen
class CoinsGained(Value):
    """A player gained coins."""

    player: PlayerId
    coins: int


@attrs.frozen
class CoinsPaid(Value):
    """A player paid coins to the supply."""

    player: PlayerId
    coins: int


@attrs.frozen
class PointsGained(Value):
    """A player gained points."""

    player: PlayerId
    points: int
    rule: Rule
    """What they are for."""


@attrs.frozen
class KnowledgeGained(Value):
    """A player gained temporary knowledge."""

    player: PlayerId
    count: int


@attrs.frozen
class KnowledgeConverted(Value):
    """A player turned a temporary knowledge into something."""

    player: PlayerId
    into: Gain


@attrs.frozen
class TheoryAdvanced(Value):
    """An evolution marker advanced."""

    player: PlayerId
    to: int
    """The space it stands on now."""


@attrs.frozen
class ShipMoved(Value):
    """A ship moved."""

    player: PlayerId
    path: tuple[SpaceId, ...]


@attrs.frozen
class ExplorerMoved(Value):
    """An explorer moved."""

    player: PlayerId
    path: tuple[SpaceId, ...]
    """Every space entered or jumped over."""


@attrs.frozen
class ExplorerPlaced(Value):
    """An explorer came to the start of an island."""

    player: PlayerId
    island: IslandId


@attrs.frozen
class SpecimenResearched(Value):
    """A specimen was researched."""

    player: PlayerId
    specimen: Specimen


@attrs.frozen
class SpecimenDelivered(Value):
    """A specimen was delivered."""

    player: PlayerId
    specimen: Specimen
    coins: int
    """Coins gained by it."""
    theory: int
    """Advances gained by it."""


@attrs.frozen
class SealTaken(Value):
    """A seal went from the academy to a worker."""

    player: PlayerId
    seal: Seal
    scroll: int
    column: int
    worker: int


@attrs.frozen
class PurplePlaced(Value):
    """A purple seal went to a worker."""

    player: PlayerId
    worker: int


@attrs.frozen
class WorkerGained(Value):
    """A fifth worker came into play."""

    player: PlayerId


@attrs.frozen
class BenefitGained(Value):
    """A player gained a benefit for the rest of the game."""

    player: PlayerId
    what: LastingKind


@attrs.frozen
class PlaceUnlocked(Value):
    """A place was unlocked."""

    player: PlayerId
    place: PlaceId


@attrs.frozen
class PlacePerformed(Value):
    """The actions of a locked place were begun."""

    player: PlayerId
    place: PlaceId


@attrs.frozen
class TentPitched(Value):
    """A tent came to a campsite."""

    player: PlayerId
    camp: SpaceId
    space: int


@attrs.frozen
class TentReactivated(Value):
    """The actions of a campsite were begun again."""

    player: PlayerId
    camp: SpaceId


@attrs.frozen
class StampPlaced(Value):
    """A stamp came to an envelope."""

    player: PlayerId
    envelope: int
    stack: int | None
    """None for the tray."""


@attrs.frozen
class ObjectiveTaken(Value):
    """A player took an objective."""

    player: PlayerId
    objective: ObjectiveId
    slot: int | None
    """None for the reserve."""


@attrs.frozen
class ObjectiveFulfilled(Value):
    """A player fulfilled an objective."""

    player: PlayerId
    objective: ObjectiveId
    metal: Metal
    slot: int


@attrs.frozen
class CrewBegun(Value):
    """A player fulfils a crew card by a worker."""

    player: PlayerId
    card: CrewId
    worker: int


@attrs.frozen
class CrewCopied(Value):
    """A player does the actions of a crew card."""

    player: PlayerId
    card: CrewId
