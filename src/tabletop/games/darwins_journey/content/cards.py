"""Correspondence tiles, Beagle goals and crew cards.

Their texts are in the rulebook; the seals on crew cards come from one public
transcription.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.measures import (
    EmptyStacks,
    LensesPlaced,
    ObjectivesFulfilled,
    SealsOwned,
    SpecimensOfKind,
    TentsPlaced,
)
from tabletop.games.darwins_journey.content.parts import (
    CrewCard,
    Goal,
    Letter,
)
from tabletop.games.darwins_journey.kinds import (
    Colour,
    CrewId,
    GoalId,
    Kind,
    LetterId,
    Seal,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
    AnyCamp,
    CopyCrew,
    Correspond,
    Explore,
    FulfilFreely,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    GainPurple,
    InOrder,
    MoveToBeagle,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    ResearchAny,
    Unlock,
)

__all__ = ["CREW", "GOALS", "LETTERS"]
LETTERS: Final = (
    Letter(
        LetterId(1),
        first=(
            GainKnowledge(1),
            GainCoins(2),
        ),
        second=(GainCoins(2),),
    ),
    Letter(LetterId(2), first=(GainCoins(4),), second=(GainCoins(2),)),
    Letter(LetterId(3), first=(AdvanceTheory(2),), second=(AdvanceTheory(1),)),
    Letter(LetterId(4), first=(Explore(2),), second=(Explore(1),)),
    Letter(LetterId(5), first=(Navigate(2),), second=(Navigate(1),)),
    Letter(LetterId(6), first=(Academy(discount=2),), second=(Academy(),)),
    Letter(LetterId(7), first=(GainPoints(4),), second=(GainPoints(2),)),
    Letter(
        LetterId(8),
        first=(
            Explore(1),
            Navigate(1),
        ),
        second=(OneOf((Explore(1), Navigate(1))),),
    ),
)
GOALS: Final = (
    Goal(GoalId(1), SealsOwned(Colour.YELLOW), points=4),
    Goal(GoalId(2), SealsOwned(Colour.RED), points=4),
    Goal(GoalId(3), SealsOwned(Colour.GREEN), points=4),
    Goal(GoalId(4), SealsOwned(Colour.BLUE), points=4),
    Goal(GoalId(5), SpecimensOfKind(Kind.REPTILE), points=6),
    Goal(GoalId(6), SpecimensOfKind(Kind.PLANT), points=6),
    Goal(GoalId(7), SpecimensOfKind(Kind.BIRD), points=6),
    Goal(GoalId(8), SpecimensOfKind(Kind.FOSSIL), points=6),
    Goal(GoalId(9), EmptyStacks(), points=8),
    Goal(GoalId(10), LensesPlaced(), points=5),
    Goal(GoalId(11), ObjectivesFulfilled(), points=3),
    Goal(GoalId(12), TentsPlaced(), points=4),
)
CREW: Final = (
    CrewCard(
        CrewId(1),
        seal=Seal.BLUE,
        needs=(
            Seal.BLUE,
            Seal.BLUE,
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.GREEN,
        ),
        effects=(GainCoins(8),),
    ),
    CrewCard(
        CrewId(2),
        seal=Seal.GREEN,
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.GREEN,
            Seal.GREEN,
            Seal.RED,
        ),
        effects=(
            Explore(2),
            Explore(2),
        ),
    ),
    CrewCard(
        CrewId(3),
        seal=Seal.RED,
        needs=(
            Seal.YELLOW,
            Seal.BLUE,
            Seal.RED,
            Seal.RED,
            Seal.RED,
        ),
        effects=(AdvanceTheory(5),),
    ),
    CrewCard(
        CrewId(4),
        seal=Seal.RED,
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.YELLOW,
            Seal.RED,
            Seal.RED,
        ),
        effects=(PlaceExplorer(),),
    ),
    CrewCard(
        CrewId(5),
        seal=Seal.BLUE,
        needs=(
            Seal.BLUE,
            Seal.BLUE,
            Seal.BLUE,
            Seal.BLUE,
            Seal.YELLOW,
        ),
        effects=(Unlock(is_free=True),),
    ),
    CrewCard(
        CrewId(6),
        seal=Seal.YELLOW,
        needs=(
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.BLUE,
        ),
        effects=(Correspond(4, is_split=True),),
    ),
    CrewCard(
        CrewId(7),
        seal=Seal.YELLOW,
        needs=(
            Seal.RED,
            Seal.RED,
            Seal.BLUE,
            Seal.YELLOW,
            Seal.YELLOW,
        ),
        effects=(CopyCrew(),),
    ),
    CrewCard(
        CrewId(8),
        seal=Seal.BLUE,
        needs=(
            Seal.GREEN,
            Seal.RED,
            Seal.BLUE,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(MoveToBeagle(),),
    ),
    CrewCard(
        CrewId(9),
        seal=Seal.RED,
        needs=(
            Seal.RED,
            Seal.RED,
            Seal.RED,
            Seal.YELLOW,
            Seal.YELLOW,
        ),
        effects=(PerformLocked(),),
    ),
    CrewCard(
        CrewId(10),
        seal=Seal.YELLOW,
        needs=(
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.GREEN,
            Seal.GREEN,
        ),
        effects=(AnyCamp(),),
    ),
    CrewCard(
        CrewId(11),
        seal=Seal.RED,
        needs=(
            Seal.GREEN,
            Seal.RED,
            Seal.RED,
            Seal.RED,
            Seal.RED,
        ),
        effects=(GainPurple(),),
    ),
    CrewCard(
        CrewId(12),
        seal=Seal.GREEN,
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.GREEN,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(ResearchAny(),),
    ),
    CrewCard(
        CrewId(13),
        seal=Seal.YELLOW,
        needs=(
            Seal.BLUE,
            Seal.GREEN,
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.YELLOW,
        ),
        effects=(
            GainKnowledge(2),
            GainPoints(3),
        ),
    ),
    CrewCard(
        CrewId(14),
        seal=Seal.GREEN,
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.RED,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(GainPoints(8),),
    ),
    CrewCard(
        CrewId(15),
        seal=Seal.GREEN,
        needs=(
            Seal.YELLOW,
            Seal.GREEN,
            Seal.GREEN,
            Seal.GREEN,
            Seal.RED,
        ),
        effects=(InOrder((GainObjective(), FulfilFreely())),),
    ),
    CrewCard(
        CrewId(16),
        seal=Seal.BLUE,
        needs=(
            Seal.BLUE,
            Seal.BLUE,
            Seal.BLUE,
            Seal.RED,
            Seal.RED,
        ),
        effects=(
            AdvanceTheory(2),
            GainKnowledge(1),
            GainCoins(3),
        ),
    ),
)
