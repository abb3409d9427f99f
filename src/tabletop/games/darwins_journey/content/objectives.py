"""The objectives.

Twenty-two come from one public transcription; S9, S10 and G7 to G10 are RECONSTRUCTED.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.measures import (
    CoinsHeld,
    EmptyStacks,
    KnowledgeHeld,
    LensesPlaced,
    PointsScored,
    SealsOwned,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.content.parts import (
    Objective,
    Requirement,
)
from tabletop.games.darwins_journey.kinds import (
    Colour,
    Kind,
    Metal,
    ObjectiveId,
)

__all__ = ["OBJECTIVES"]


def _objective(name: str, *requirements: Requirement) -> Objective:
    """Make an objective; its name ends in its metal and number: SG3, S7."""
    letters = name.rstrip("0123456789")
    return Objective(
        ObjectiveId(name),
        metal=_METAL[letters[-1]],
        is_starting=len(letters) > 1,
        requirements=requirements,
    )


_METAL: Final = {"S": Metal.SILVER, "G": Metal.GOLD}

OBJECTIVES: Final = (
    _objective("SS1", Requirement(ShipAtBeagle()), Requirement(KnowledgeHeld(), 2)),
    _objective(
        "SS2", Requirement(EmptyStacks()), Requirement(SpecimensOfKind(Kind.REPTILE))
    ),
    _objective(
        "SS3",
        Requirement(SealsOwned(Colour.BLUE), 2),
        Requirement(SpecimensOfColour(Colour.YELLOW)),
    ),
    _objective(
        "SS4",
        Requirement(SealsOwned(Colour.RED), 2),
        Requirement(SpecimensOfColour(Colour.RED)),
    ),
    _objective(
        "SG1",
        Requirement(SpecimensOfKind(Kind.BIRD), 2),
        Requirement(LensesPlaced(), 2),
    ),
    _objective(
        "SG2",
        Requirement(SpecimensOfColour(Colour.GREEN), 2),
        Requirement(KnowledgeHeld(), 2),
    ),
    _objective(
        "SG3",
        Requirement(SpecimensOfKind(Kind.PLANT), 2),
        Requirement(TentsPlaced(), 2),
    ),
    _objective(
        "SG4",
        Requirement(SealsOwned(Colour.YELLOW)),
        Requirement(SealsOwned(Colour.GREEN)),
        Requirement(LensesPlaced(), 2),
    ),
    _objective(
        "S1",
        Requirement(SealsOwned(Colour.BLUE), 2),
        Requirement(SpecimensOfColour(Colour.RED)),
    ),
    _objective(
        "S2",
        Requirement(SealsOwned(Colour.RED), 2),
        Requirement(SpecimensOfColour(Colour.YELLOW)),
    ),
    _objective(
        "S3", Requirement(PointsScored(), 8), Requirement(SpecimensOfKind(Kind.BIRD))
    ),
    _objective(
        "S4",
        Requirement(SealsOwned(Colour.GREEN), 2),
        Requirement(SpecimensOfColour(Colour.BLUE)),
    ),
    _objective(
        "S5",
        Requirement(SealsOwned(Colour.YELLOW), 2),
        Requirement(SpecimensOfColour(Colour.GREEN)),
    ),
    _objective(
        "S6", Requirement(SpecimensOfKind(Kind.FOSSIL)), Requirement(ShipSpace(), 8)
    ),
    _objective(
        "S7", Requirement(CoinsHeld(), 10), Requirement(SpecimensOfKind(Kind.PLANT))
    ),
    _objective(
        "S8", Requirement(TheorySpace(), 4), Requirement(SpecimensOfKind(Kind.REPTILE))
    ),
    _objective(
        "S9", Requirement(TentsPlaced()), Requirement(LensesPlaced())
    ),  # reconstructed
    _objective(
        "S10", Requirement(EmptyStacks()), Requirement(KnowledgeHeld(), 2)
    ),  # reconstructed
    _objective(
        "G1", Requirement(SealsOwned(Colour.BLUE), 2), Requirement(TentsPlaced(), 2)
    ),
    _objective(
        "G2", Requirement(SealsOwned(Colour.RED), 2), Requirement(CoinsHeld(), 14)
    ),
    _objective(
        "G3",
        Requirement(SpecimensOfColour(Colour.YELLOW), 2),
        Requirement(PointsScored(), 20),
    ),
    _objective(
        "G4",
        Requirement(SealsOwned(Colour.RED)),
        Requirement(SealsOwned(Colour.BLUE)),
        Requirement(TentsPlaced(), 3),
    ),
    _objective("G5", Requirement(EmptyStacks(), 2), Requirement(TheorySpace(), 8)),
    _objective(
        "G6",
        Requirement(SpecimensOfColour(Colour.RED), 2),
        Requirement(ShipSpace(), 14),
    ),
    _objective(
        "G7",
        Requirement(SpecimensOfKind(Kind.REPTILE), 2),
        Requirement(TheorySpace(), 10),
    ),  # reconstructed
    _objective(
        "G8", Requirement(SpecimensOfKind(Kind.FOSSIL), 2), Requirement(EmptyStacks())
    ),  # reconstructed
    _objective(
        "G9",
        Requirement(SpecimensOfColour(Colour.BLUE), 2),
        Requirement(ShipAtBeagle()),
    ),  # reconstructed
    _objective(
        "G10",
        Requirement(SealsOwned(Colour.GREEN), 2),
        Requirement(SealsOwned(Colour.YELLOW), 2),
        Requirement(LensesPlaced()),
    ),  # reconstructed
)
