"""What icons do: one small algebra, read by one interpreter in the rules.

Places, tiles, cards, tents, stacks of stamps, spaces, camps and objective slots all
carry the same effects. An effect that waits in a state is the same value, with what is
left of it: such fields have defaults and are at them in every content.
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import (
    IslandId,
    LastingKind,
    SpaceId,
    Specimen,
)

# -- gains, done at once


@attrs.frozen
class GainCoins(Value):
    """Coins from the supply."""

    coins: int


@attrs.frozen
class GainTurnCoins(Value):
    """Coins for reserving the turn order, by the number of players."""


@attrs.frozen
class GainPoints(Value):
    """Victory points at once."""

    points: int


@attrs.frozen
class GainKnowledge(Value):
    """Temporary knowledge from the supply."""

    count: int


@attrs.frozen
class AdvanceTheory(Value):
    """The evolution marker moves forward; what is left at the end is lost."""

    spaces: int


@attrs.frozen
class Research(Value):
    """A research marker on the specimen whose token lies on the space."""

    specimen: Specimen


@attrs.frozen
class MoveToBeagle(Value):
    """The own ship moves forward to the HMS Beagle."""


@attrs.frozen
class GainWorker(Value):
    """The fifth worker comes into play."""


@attrs.frozen
class Lasting(Value):
    """A benefit for the rest of the game."""

    what: LastingKind


# -- actions that ask


@attrs.frozen
class Explore(Value):
    """One own explorer moves up to so many spaces."""

    spaces: int
    stops: int = 0
    """Extra stops on the way."""
    island: IslandId | None = None
    """The island of the explorer that has begun; None before."""


@attrs.frozen
class Navigate(Value):
    """The own ship moves up to so many spaces."""

    spaces: int
    stops: int = 0
    """Extra stops on the way."""


@attrs.frozen
class Correspond(Value):
    """Up to so many stamps go to one envelope, or are split among all."""

    stamps: int
    is_split: bool = False
    envelope: int | None = None
    """The envelope that was begun, counted from the top; None before."""
    emptied: tuple[int, ...] = ()
    """The stacks that this action has emptied; their rewards come afterwards."""


@attrs.frozen
class Academy(Value):
    """One seal is taken from a scroll to a worker."""

    discount: int = 0
    """Coins off the costs of scroll and space together."""
    is_free: bool = False


@attrs.frozen
class GainPurple(Value):
    """One purple seal to a worker, for no coins."""


@attrs.frozen
class Unlock(Value):
    """One locked place gets an own lens; its actions follow."""

    is_free: bool = False


@attrs.frozen
class PerformLocked(Value):
    """The actions of one locked place, which stays locked."""


@attrs.frozen
class Deliver(Value):
    """Specimens are delivered to the museum; from the second on for coins."""

    most: int
    cost: int
    done: int = 0
    """How many have been delivered."""


@attrs.frozen
class RepeatDelivery(Value):
    """One specimen that was delivered before is delivered again."""


@attrs.frozen
class ResearchMuseum(Value):
    """Specimens in the museum are researched; from the second on for coins."""

    most: int
    cost: int
    done: int = 0
    """How many have been researched."""


@attrs.frozen
class ResearchAny(Value):
    """Any specimen is researched."""


@attrs.frozen
class ResearchIslands(Value):
    """A specimen is researched whose token lies on an island with an own explorer."""


@attrs.frozen
class GainObjective(Value):
    """One objective is taken from the display."""


@attrs.frozen
class FulfilFreely(Value):
    """One own objective is fulfilled without its requirements."""


@attrs.frozen
class PlaceExplorer(Value):
    """An unused explorer goes to the start of an island without one's own."""


@attrs.frozen
class Camp(Value):
    """The top tent goes to an empty space of this camp."""

    camp: SpaceId


@attrs.frozen
class AnyCamp(Value):
    """The top tent goes to an empty space of any camp."""


@attrs.frozen
class Reactivate(Value):
    """The actions of a camp with an own tent, once more."""


@attrs.frozen
class CopyCrew(Value):
    """The actions of an unfulfilled crew card in front of anybody."""


@attrs.frozen
class ConvertKnowledge(Value):
    """One temporary knowledge becomes coins or points."""

    coins: int
    points: int


@attrs.frozen
class OneOf(Value):
    """Exactly one of these."""

    options: tuple[Effect, ...]


@attrs.frozen
class InOrder(Value):
    """All of these, in this order."""

    effects: tuple[Effect, ...]


# -- what distinctions change in the action of their place


@attrs.frozen
class ExtraMove(Value):
    """The ship or explorer may move further."""

    spaces: int


@attrs.frozen
class ExtraStop(Value):
    """The ship or explorer may stop on its way."""

    stops: int


@attrs.frozen
class ExtraStamp(Value):
    """More stamps may be placed."""

    stamps: int


@attrs.frozen
class SplitStamps(Value):
    """The stamps may go to several envelopes."""


@attrs.frozen
class ExtraSeal(Value):
    """More seals may be taken, at full cost."""

    seals: int


@attrs.frozen
class AcademyDiscount(Value):
    """Every academy action of the place costs less."""

    coins: int


# -- Alfred's own


@attrs.frozen
class BonusSteps(Value):
    """Alfred's worker moves on his bonus track."""

    steps: int


@attrs.frozen
class AddExplorer(Value):
    """Alfred puts an explorer on the left-most island without one of his."""


@attrs.frozen
class ProlificCorrespondence(Value):
    """Alfred puts one stamp on each envelope."""


Modifier: TypeAlias = (
    ExtraMove | ExtraStop | ExtraStamp | SplitStamps | ExtraSeal | AcademyDiscount
)
"""What a distinction changes in the action of its place."""

Effect: TypeAlias = (
    GainCoins
    | GainTurnCoins
    | GainPoints
    | GainKnowledge
    | AdvanceTheory
    | Research
    | MoveToBeagle
    | GainWorker
    | Lasting
    | Explore
    | Navigate
    | Correspond
    | Academy
    | GainPurple
    | Unlock
    | PerformLocked
    | Deliver
    | RepeatDelivery
    | ResearchMuseum
    | ResearchAny
    | ResearchIslands
    | GainObjective
    | FulfilFreely
    | PlaceExplorer
    | Camp
    | AnyCamp
    | Reactivate
    | CopyCrew
    | ConvertKnowledge
    | OneOf
    | InOrder
    | BonusSteps
    | AddExplorer
    | ProlificCorrespondence
)
"""Everything that an icon can do."""
