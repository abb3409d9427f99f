"""What objectives ask for and what goals count, in a few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tabletop.games.darwins_journey.content.measures import (
    CoinsHeld,
    EmptyStacks,
    KnowledgeHeld,
    LensesPlaced,
    Measure,
    ObjectivesFulfilled,
    PointsScored,
    SealsOwned,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.content.parts import Goal, Requirement

__all__ = [
    "goal_words",
    "measure_words",
    "requirement_words",
    "requirements_words",
]


def measure_words(measure: Measure, count: int = 2) -> str:
    """Name what is counted, for so many of it: ``blue seals``, ``bird``."""
    match measure:
        case SealsOwned() | SpecimensOfKind() | SpecimensOfColour():
            return _of_a_sort(measure, count)
        case KnowledgeHeld():
            return "knowledge"
        case CoinsHeld():
            return _plural("coin", count)
        case PointsScored():
            return _plural("point", count)
        case TheorySpace():
            return "theory"
        case TentsPlaced():
            return _plural("tent", count)
        case LensesPlaced():
            return "lens" if count == 1 else "lenses"
        case EmptyStacks():
            return f"empty {_plural('stack', count)}"
        case ObjectivesFulfilled():
            return f"fulfilled {_plural('objective', count)}"
        case ShipSpace():
            return "ship at space"
        case ShipAtBeagle():
            return "ship at the Beagle"
        case _:
            assert_never(measure)


def _of_a_sort(
    measure: SealsOwned | SpecimensOfKind | SpecimensOfColour, count: int
) -> str:
    match measure:
        case SealsOwned(colour=colour):
            return f"{colour.value} {_plural('seal', count)}"
        case SpecimensOfKind(kind=kind):
            return _plural(kind.value, count)
        case SpecimensOfColour(colour=colour):
            return f"{colour.value} {_plural('specimen', count)}"
        case _:
            assert_never(measure)


def requirement_words(requirement: Requirement) -> str:
    """Say what is asked for: ``2 blue seals``, ``theory 8``, ``ship at space 14``."""
    told = measure_words(requirement.measure, requirement.count)
    match requirement.measure:
        case TheorySpace() | ShipSpace():
            return f"{told} {requirement.count}"
        case ShipAtBeagle():
            return told
        case _:
            return f"{requirement.count} {told}"


def requirements_words(requirements: Iterable[Requirement]) -> str:
    """Say all that an objective asks for."""
    return ", ".join(map(requirement_words, requirements))


def goal_words(goal: Goal) -> str:
    """Say what a Beagle goal scores: ``4 for each blue seal``."""
    return f"{goal.points} for each {measure_words(goal.measure, 1)}"


def _plural(thing: str, count: int) -> str:
    return thing if count == 1 else f"{thing}s"
