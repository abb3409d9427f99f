"""What happened at the table: set-up, draft, phases and scoring."""

from __future__ import annotations

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    GoalId,
    LetterId,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
    TileId,
)


@attrs.frozen
class RoundBegan(Value):
    """A round began."""

    round: int


@attrs.frozen
class CrewDealt(Value):
    """A crew card was dealt."""

    player: PlayerId
    card: CrewId | None
    """None for everybody but its owner."""


@attrs.frozen
class CardKept(Value):
    """A crew card was kept."""

    player: PlayerId
    card: CrewId | None
    """None for everybody but its owner, in the draft."""


@attrs.frozen
class HandsPassed(Value):
    """The cards of the draft went to the next seats."""


@attrs.frozen
class CrewRevealed(Value):
    """A player shows the crew cards and puts their seals to the workers."""

    player: PlayerId
    cards: tuple[CrewId, ...]


@attrs.frozen
class PairTaken(Value):
    """A player took a pair of starting objectives."""

    player: PlayerId
    silver: ObjectiveId
    gold: ObjectiveId


@attrs.frozen
class TileLaid(Value):
    """A special action tile came to a place."""

    place: PlaceId
    tile: TileId


@attrs.frozen
class LetterLaid(Value):
    """A correspondence tile came to an envelope."""

    envelope: int
    letter: LetterId


@attrs.frozen
class SealLaid(Value):
    """A seal came to a scroll."""

    scroll: int
    column: int
    seal: Seal


@attrs.frozen
class SealsReturned(Value):
    """The seals of the academy went back, since a starting seal was missing."""


@attrs.frozen
class ObjectiveLaid(Value):
    """An objective was turned up."""

    objective: ObjectiveId


@attrs.frozen
class SeatDrawn(Value):
    """A player got a place in the turn order."""

    player: PlayerId
    position: int
    """From 0."""


@attrs.frozen
class GoalLaid(Value):
    """A Beagle goal was turned up."""

    round: int
    goal: GoalId


@attrs.frozen
class SpecimenLaid(Value):
    """A specimen came to a space of a track."""

    space: SpaceId
    specimen: Specimen


@attrs.frozen
class TurnOrderSet(Value):
    """The turn order changed."""

    order: tuple[PlayerId, ...]


@attrs.frozen
class EnvelopeRanked(Value):
    """The stamps of an envelope were compared."""

    envelope: int
    first: tuple[PlayerId, ...]
    """In turn order."""
    second: tuple[PlayerId, ...]
    """In turn order."""


@attrs.frozen
class StampsRemoved(Value):
    """Stamps went from an envelope to the tray."""

    player: PlayerId
    envelope: int
    stamps: int


@attrs.frozen
class GoalScored(Value):
    """A player scored a Beagle goal."""

    player: PlayerId
    goal: GoalId | None
    """None for Alfred, who scores what his board says."""
    points: int
    """After the penalty."""
    penalty: int


@attrs.frozen
class BeagleSailed(Value):
    """The HMS Beagle sailed on."""

    to: SpaceId


@attrs.frozen
class ObjectivesCleared(Value):
    """The objectives on display left the game."""

    objectives: tuple[ObjectiveId, ...]


@attrs.frozen
class ScrollCleared(Value):
    """The seals of the top scroll left the game, the others moved up."""

    seals: tuple[Seal, ...]


@attrs.frozen
class FinalScored(Value):
    """The final scoring of a player."""

    player: PlayerId
    points: int
    """The points at the end of the game, all together."""
