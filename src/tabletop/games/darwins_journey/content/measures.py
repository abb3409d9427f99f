"""What objectives ask for and what goals count: one small algebra of measures."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import Colour, Kind


@attrs.frozen
class SealsOwned(Value):
    """Regular seals of a colour, in any rows."""

    colour: Colour


@attrs.frozen
class SpecimensOfKind(Value):
    """Own research markers on specimens of a kind."""

    kind: Kind


@attrs.frozen
class SpecimensOfColour(Value):
    """Own research markers on specimens of a colour."""

    colour: Colour


@attrs.frozen
class KnowledgeHeld(Value):
    """Temporary knowledge."""


@attrs.frozen
class CoinsHeld(Value):
    """Coins."""


@attrs.frozen
class PointsScored(Value):
    """Victory points on the track."""


@attrs.frozen
class TheorySpace(Value):
    """The space of the evolution marker; books do not matter."""


@attrs.frozen
class TentsPlaced(Value):
    """Own tents on campsites."""


@attrs.frozen
class LensesPlaced(Value):
    """Own lenses on the board."""


@attrs.frozen
class EmptyStacks(Value):
    """Own stacks without stamps."""


@attrs.frozen
class ObjectivesFulfilled(Value):
    """Own fulfilled objectives."""


@attrs.frozen
class ShipSpace(Value):
    """The number of the ocean space of the own ship."""


@attrs.frozen
class ShipAtBeagle(Value):
    """1 if the own ship is level with the HMS Beagle or ahead of it."""


Measure: TypeAlias = (
    SealsOwned
    | SpecimensOfKind
    | SpecimensOfColour
    | KnowledgeHeld
    | CoinsHeld
    | PointsScored
    | TheorySpace
    | TentsPlaced
    | LensesPlaced
    | EmptyStacks
    | ObjectivesFulfilled
    | ShipSpace
    | ShipAtBeagle
)
"""What can be counted of a player."""
