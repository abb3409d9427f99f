"""Effects, requirements and the like in a few words."""

from __future__ import annotations

from typing import get_args

import pytest

from tabletop.games.darwins_journey import DEFAULT, LastingKind, Seal, SpaceId, Specimen
from tabletop.games.darwins_journey.content.measures import Measure
from tabletop.games.darwins_journey.kinds import IslandId, ObjectiveId, PlaceId
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AcademyDiscount,
    AddExplorer,
    AdvanceTheory,
    AnyCamp,
    BonusSteps,
    Camp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Effect,
    Explore,
    ExtraMove,
    ExtraSeal,
    ExtraStamp,
    ExtraStop,
    FulfilFreely,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    GainPurple,
    GainTurnCoins,
    GainWorker,
    InOrder,
    Lasting,
    Modifier,
    MoveToBeagle,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    ProlificCorrespondence,
    Reactivate,
    RepeatDelivery,
    Research,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
    SplitStamps,
    Unlock,
)
from tabletop.games.darwins_journey.render.sayings import goal_words, requirements_words
from tabletop.games.darwins_journey.render.words import (
    counted,
    effect_words,
    effects_words,
    listed,
    place_words,
    seal_letters,
    short_words,
    specimen_letters,
    specimen_words,
)

WORDS: list[tuple[Effect | Modifier, str]] = [
    (GainCoins(4), "+4 coins"),
    (GainCoins(1), "+1 coin"),
    (GainTurnCoins(), "turn-order coins"),
    (GainPoints(3), "+3 points"),
    (GainPoints(1), "+1 point"),
    (GainKnowledge(1), "+1 knowledge"),
    (AdvanceTheory(2), "theory +2"),
    (Research(Specimen.GREEN_BIRD), "research green bird"),
    (MoveToBeagle(), "ship to the Beagle"),
    (GainWorker(), "fifth worker"),
    (Lasting(LastingKind.FREE_SCROLLS), "free scrolls"),
    (Lasting(LastingKind.EXTRA_BOOK), "+1 book"),
    (Lasting(LastingKind.LOWER_PENALTY), "penalty -1"),
    (Lasting(LastingKind.LATE_CAP), "late penalty capped"),
    (Explore(2), "explore 2"),
    (Explore(2, stops=1), "explore 2 with 1 extra stop"),
    (Explore(1, island=IslandId("B")), "explore 1 on B"),
    (Navigate(3), "navigate 3"),
    (Navigate(3, stops=2), "navigate 3 with 2 extra stops"),
    (Correspond(2), "2 stamps to one envelope"),
    (Correspond(1), "1 stamp to one envelope"),
    (Correspond(4, is_split=True), "up to 4 stamps, split"),
    (Correspond(2, envelope=0), "up to 2 more stamps to envelope 1"),
    (Academy(), "academy"),
    (Academy(discount=2), "academy -2"),
    (Academy(is_free=True), "free academy"),
    (GainPurple(), "purple seal"),
    (Unlock(), "unlock a place"),
    (Unlock(is_free=True), "unlock for free"),
    (PerformLocked(), "use a locked place"),
    (Deliver(2, 3), "deliver (second: 3 coins)"),
    (Deliver(1, 0), "deliver"),
    (Deliver(2, 3, done=1), "deliver another for 3 coins"),
    (RepeatDelivery(), "deliver again"),
    (ResearchMuseum(2, 3), "museum research (second: 3 coins)"),
    (ResearchMuseum(2, 3, done=1), "museum research another for 3 coins"),
    (ResearchAny(), "research any"),
    (ResearchIslands(), "research on an own island"),
    (GainObjective(), "take an objective"),
    (FulfilFreely(), "fulfil one outright"),
    (PlaceExplorer(), "new explorer"),
    (Camp(SpaceId("O6")), "camp O6"),
    (AnyCamp(), "any camp"),
    (Reactivate(), "use a camp again"),
    (CopyCrew(), "copy a crew card"),
    (ConvertKnowledge(7, 7), "1 knowledge into 7 coins or 7 points"),
    (
        OneOf((Navigate(1), Explore(1), GainCoins(1))),
        "navigate 1, explore 1 or +1 coin",
    ),
    (
        InOrder((GainObjective(), FulfilFreely())),
        "take an objective, then fulfil one outright",
    ),
    (BonusSteps(1), "1 bonus step"),
    (AddExplorer(), "explorer of Alfred's"),
    (ProlificCorrespondence(), "1 stamp to each envelope"),
    (ExtraMove(1), "move +1"),
    (ExtraStop(1), "+1 stop"),
    (ExtraStamp(1), "+1 stamp"),
    (SplitStamps(), "split stamps"),
    (ExtraSeal(1), "+1 seal"),
    (AcademyDiscount(1), "-1 for each seal"),
]


@pytest.mark.parametrize(("effect", "told"), WORDS)
def test_effects(effect: Effect | Modifier, told: str) -> None:
    """Each effect is told in a few words."""
    assert told == effect_words(effect)


def test_every_effect_is_told() -> None:
    """The words above are of all classes."""
    classes = {*get_args(Effect), *get_args(Modifier)}

    assert classes == {type(effect) for effect, _ in WORDS}


def test_different_effects_have_different_words() -> None:
    """Nothing is told in the words of something else."""
    told = [words for _, words in WORDS]

    assert len(told) == len(set(told))


def test_several_effects() -> None:
    """They stand in a row; none at all is a dash."""
    assert "+2 coins, theory +1" == effects_words((GainCoins(2), AdvanceTheory(1)))
    assert "-" == effects_words(())


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ((GainCoins(4),), "+4c"),
        ((GainPoints(3), GainKnowledge(1)), "+3p, +1k"),
        ((AdvanceTheory(2), GainObjective()), "+2t, objective"),
        ((Correspond(3),), "3 stamps"),
        ((Correspond(3, is_split=True),), "up to 3 stamps, split"),
        ((Camp(SpaceId("O6")),), "camp"),
        ((OneOf((Correspond(1), Academy(discount=2))),), "1 stamp or academy -2"),
        ((Explore(2),), "explore 2"),
        ((), ""),
    ],
)
def test_short_words(effects: tuple[Effect, ...], told: str) -> None:
    """On the tracks, gains are letters."""
    assert told == short_words(effects)


@pytest.mark.parametrize(
    ("objective", "told"),
    [
        ("SS1", "ship at the Beagle, 2 knowledge"),
        ("SS2", "1 empty stack, 1 reptile"),
        ("SG4", "1 yellow seal, 1 green seal, 2 lenses"),
        ("S1", "2 blue seals, 1 red specimen"),
        ("S3", "8 points, 1 bird"),
        ("S6", "1 fossil, ship at space 8"),
        ("S7", "10 coins, 1 plant"),
        ("S9", "1 tent, 1 lens"),
        ("G5", "2 empty stacks, theory 8"),
        ("G6", "2 red specimens, ship at space 14"),
        ("G7", "2 reptiles, theory 10"),
    ],
)
def test_requirements(objective: str, told: str) -> None:
    """What an objective asks for, each with its number."""
    known = DEFAULT.catalogue.objective[ObjectiveId(objective)]

    assert told == requirements_words(known.requirements)


def test_goals() -> None:
    """What a goal counts is told in the singular; every kind of measure occurs."""
    told = [goal_words(goal) for goal in DEFAULT.goals]
    counting = {type(goal.measure) for goal in DEFAULT.goals}
    asking = {
        type(requirement.measure)
        for objective in DEFAULT.objectives
        for requirement in objective.requirements
    }

    assert "4 for each yellow seal" == told[0]
    assert "6 for each reptile" == told[4]
    assert "5 for each lens" == told[9]
    assert "3 for each fulfilled objective" == told[10]
    assert counting | asking == {*get_args(Measure)}


def test_seals() -> None:
    """Seals are letters, in their order."""
    assert "PGB" == seal_letters((Seal.PURPLE, Seal.GREEN, Seal.BLUE))


def test_specimens() -> None:
    """A specimen is two words, or two letters; no two have the same."""
    assert "green bird" == specimen_words(Specimen.GREEN_BIRD)
    assert "Gb" == specimen_letters(Specimen.GREEN_BIRD)
    assert 16 == len({specimen_letters(each) for each in Specimen})


def test_places() -> None:
    """A place is called what is printed on it."""
    place = DEFAULT.catalogue.place[PlaceId("special_top_left")]

    assert "special top left" == place_words(place)


def test_counting_and_listing() -> None:
    """One has no s; the last of a list comes after and."""
    assert "1 coin" == counted(1, "coin")
    assert "0 lenses" == counted(0, "lens", "lenses")
    assert "1, 2 and 3" == listed((1, 2, 3))
    assert "1" == listed((1,))
    assert "" == listed(())
