"""What players can do, and what chance can bring.

Workers, slots, scrolls, columns, envelopes and stacks are counted from 0.
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.darwins_journey import kinds
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    CrewId,
    Gain,
    GoalId,
    IslandId,
    LetterId,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
    TileId,
)


@attrs.frozen
class KeepCard(Value):
    """Keep a crew card, in the draft or from the table of a solo game."""

    player: PlayerId
    card: CrewId


@attrs.frozen
class TakePair(Value):
    """Take the pair of starting objectives with this silver one."""

    player: PlayerId
    silver: ObjectiveId


@attrs.frozen
class PlaceWorker(Value):
    """Place a worker."""

    player: PlayerId
    worker: int
    """From 0, the top one with the purple seal, to 4, the fifth."""
    place: PlaceId
    knowledge: int = 0
    """Temporary knowledge to spend: exactly the seals that are missing."""


@attrs.frozen
class FulfilObjective(Value):
    """Fulfil an objective whose requirements are met."""

    player: PlayerId
    objective: ObjectiveId
    slot: int | None = None
    """The slot of its metal, from 0, if it comes from the reserve; else None."""


@attrs.frozen
class FulfilCrew(Value):
    """Fulfil a crew card by one worker."""

    player: PlayerId
    card: CrewId
    worker: int


@attrs.frozen
class Finish(Value):
    """Leave out what is left: decline, pass, or end the turn."""

    player: PlayerId


@attrs.frozen
class ChooseEffect(Value):
    """Do one of the effects that you are asked to choose from."""

    player: PlayerId
    effect: int
    """Its number in the list, from 0."""


@attrs.frozen
class MoveShip(Value):
    """Move your ship."""

    player: PlayerId
    path: tuple[SpaceId, ...]
    """Every space entered, the last one included."""


@attrs.frozen
class MoveExplorer(Value):
    """Move an explorer."""

    player: PlayerId
    path: tuple[SpaceId, ...]
    """Every space entered or jumped over, the last one included."""


@attrs.frozen
class TakeSeal(Value):
    """Take a seal from the academy to a worker."""

    player: PlayerId
    scroll: int
    """From 0, the top and cheapest one."""
    column: int
    """From 0, the left one."""
    worker: int


@attrs.frozen
class PlacePurple(Value):
    """Put a purple seal to a worker."""

    player: PlayerId
    worker: int


@attrs.frozen
class PlaceStamp(Value):
    """Put a stamp on an envelope."""

    player: PlayerId
    envelope: int
    """From 0, the top one."""
    stack: int | None
    """The stack that it comes from, from 0; None for the tray of used stamps."""


@attrs.frozen
class DeliverSpecimen(Value):
    """Deliver a specimen to the museum, or deliver it again."""

    player: PlayerId
    specimen: Specimen = attrs.field(converter=kinds.specimen)


@attrs.frozen
class ResearchSpecimen(Value):
    """Research a specimen."""

    player: PlayerId
    specimen: Specimen = attrs.field(converter=kinds.specimen)


@attrs.frozen
class PitchTent(Value):
    """Put your top tent on a space of a campsite."""

    player: PlayerId
    camp: SpaceId
    space: int
    """From 0, the cheapest one."""


@attrs.frozen
class ReactivateTent(Value):
    """Do the actions of a campsite with a tent of yours again."""

    player: PlayerId
    camp: SpaceId


@attrs.frozen
class TakeObjective(Value):
    """Take an objective from the display."""

    player: PlayerId
    objective: ObjectiveId
    slot: int | None = None
    """The slot of its metal, from 0, if the reserve is full; else None."""


@attrs.frozen
class FulfilOutright(Value):
    """Fulfil an objective without its requirements."""

    player: PlayerId
    objective: ObjectiveId
    metal: Metal | None = attrs.field(default=None, converter=kinds.metal_or_none)
    """The row of the slot, of either metal, if it comes from the reserve; else None."""
    slot: int | None = None
    """The slot, from 0, if it comes from the reserve; else None."""


@attrs.frozen
class UnlockPlace(Value):
    """Put a lens on a locked place."""

    player: PlayerId
    place: PlaceId


@attrs.frozen
class PerformPlace(Value):
    """Do the actions of a locked place."""

    player: PlayerId
    place: PlaceId


@attrs.frozen
class SendExplorer(Value):
    """Put an unused explorer on the start of an island."""

    player: PlayerId
    island: IslandId


@attrs.frozen
class CopyCard(Value):
    """Do the actions of an unfulfilled crew card."""

    player: PlayerId
    card: CrewId


@attrs.frozen
class Convert(Value):
    """Turn a temporary knowledge into coins or points."""

    player: PlayerId
    into: Gain = attrs.field(converter=kinds.gain)


# -- chance


@attrs.frozen
class DrawTile(Value):
    """A special action tile comes to its place."""

    tile: TileId


@attrs.frozen
class DrawLetter(Value):
    """A correspondence tile comes to its envelope."""

    letter: LetterId


@attrs.frozen
class DrawSeal(Value):
    """A regular seal comes to the next empty space of the scrolls."""

    seal: Seal = attrs.field(converter=kinds.seal)


@attrs.frozen
class DrawObjective(Value):
    """An objective is turned up."""

    objective: ObjectiveId


@attrs.frozen
class DrawSeat(Value):
    """A player gets the next place in the turn order."""

    seat: PlayerId


@attrs.frozen
class DrawGoal(Value):
    """A Beagle goal comes below its stop."""

    goal: GoalId


@attrs.frozen
class DrawSpecimen(Value):
    """A specimen comes to the next space of the tracks."""

    specimen: Specimen = attrs.field(converter=kinds.specimen)


@attrs.frozen
class DealCrew(Value):
    """A crew card is dealt."""

    card: CrewId


@attrs.frozen
class DrawAction(Value):
    """Alfred draws an action card."""

    card: AlfredCardId


@attrs.frozen
class DrawBonus(Value):
    """A bonus card of Alfred comes to its space."""

    card: BonusCardId


Action: TypeAlias = (
    KeepCard
    | TakePair
    | PlaceWorker
    | FulfilObjective
    | FulfilCrew
    | Finish
    | ChooseEffect
    | MoveShip
    | MoveExplorer
    | TakeSeal
    | PlacePurple
    | PlaceStamp
    | DeliverSpecimen
    | ResearchSpecimen
    | PitchTent
    | ReactivateTent
    | TakeObjective
    | FulfilOutright
    | UnlockPlace
    | PerformPlace
    | SendExplorer
    | CopyCard
    | Convert
)
"""Everything that a player can say."""
ChanceAction: TypeAlias = (
    DrawTile
    | DrawLetter
    | DrawSeal
    | DrawObjective
    | DrawSeat
    | DrawGoal
    | DrawSpecimen
    | DealCrew
    | DrawAction
    | DrawBonus
)
"""Everything that chance can bring."""
