"""Icons, seals and measures in few words, so that tables of tests can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import attrs

from tabletop.games.darwins_journey.content.measures import Measure
from tabletop.games.darwins_journey.kinds import Seal
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
    BonusSteps,
    Camp,
    ConvertKnowledge,
    Correspond,
    Deliver,
    Effect,
    Explore,
    GainCoins,
    GainKnowledge,
    GainPoints,
    InOrder,
    Lasting,
    Modifier,
    Navigate,
    OneOf,
    ResearchMuseum,
)

LETTERS: Final = {
    Seal.GREEN: "G",
    Seal.BLUE: "B",
    Seal.YELLOW: "Y",
    Seal.RED: "R",
    Seal.PURPLE: "P",
}


def seals(found: Iterable[Seal]) -> str:
    """Write seals with their numbers, from the most: ``R2 Y1``."""
    counts = Counter(LETTERS[each] for each in found)
    ordered = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    return " ".join(f"{letter}{count}" for letter, count in ordered)


def icons(effects: Iterable[Effect | Modifier | None]) -> str:
    """Write icons one after the other: ``explore 2 + 5 points``."""
    return " + ".join(icon(each) for each in effects)


def icon(effect: Effect | Modifier | None) -> str:
    """Write an icon; those without a figure go by the name of their class."""
    match effect:
        case None:
            return "nothing"
        case GainCoins(coins):
            return f"{coins} coins"
        case GainPoints(points):
            return f"{points} points"
        case GainKnowledge(count):
            return f"{count} knowledge"
        case AdvanceTheory(spaces):
            return f"theory {spaces}"
        case Explore(spaces, 0, None):
            return f"explore {spaces}"
        case Navigate(spaces, 0):
            return f"navigate {spaces}"
        case Correspond(stamps, is_split, None, ()):
            return f"{stamps} stamps" + " split" * is_split
        case _:
            return _other(effect)


def _other(effect: Effect | Modifier) -> str:
    match effect:
        case Academy(discount, is_free):
            return "free " * is_free + "seal" + f" -{discount}" * (discount > 0)
        case Camp(camp):
            return f"camp {camp}"
        case ConvertKnowledge(coins, points):
            return f"convert {coins} {points}"
        case Deliver(most, cost, 0):
            return f"deliver {most} for {cost}"
        case ResearchMuseum(most, cost, 0):
            return f"research {most} for {cost}"
        case Lasting(what):
            return what.value
        case BonusSteps(steps):
            return f"{steps} steps"
        case OneOf(options):
            return " / ".join(icon(each) for each in options)
        case InOrder(effects):
            return " then ".join(icon(each) for each in effects)
        case _:
            return named(effect)


def named(value: Effect | Modifier | Measure) -> str:
    """Write the name of a class and the figures of a value of it."""
    figures = [str(getattr(value, each.name)) for each in attrs.fields(type(value))]
    return " ".join([type(value).__name__, *figures])
