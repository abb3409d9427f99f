"""Components in a few words: effects, seals, specimens, places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, assert_never

from tabletop.games.darwins_journey.content.parts import Place
from tabletop.games.darwins_journey.kinds import LastingKind, Seal, Specimen
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

_LASTING: Final = {
    LastingKind.FREE_SCROLLS: "free scrolls",
    LastingKind.EXTRA_BOOK: "+1 book",
    LastingKind.LOWER_PENALTY: "penalty -1",
    LastingKind.LATE_CAP: "late penalty capped",
}


def counted(count: int, thing: str, things: str | None = None) -> str:
    """Say how many there are of something: ``1 coin``, ``2 coins``."""
    return f"{count} {thing if count == 1 else things or f'{thing}s'}"


def listed(things: Iterable[object], last: str = "and") -> str:
    """Write a list as people do: ``0, 2 and 3``."""
    told = [str(thing) for thing in things]
    if len(told) < 2:
        return "".join(told)
    return f"{', '.join(told[:-1])} {last} {told[-1]}"


def seal_letters(seals: Iterable[Seal]) -> str:
    """Write seals as letters, in their order: ``PGGB``; P is purple."""
    return "".join(seal.value[0].upper() for seal in seals)


def specimen_words(specimen: Specimen) -> str:
    """Name a specimen: ``green bird``."""
    return specimen.value.replace("_", " ")


def specimen_letters(specimen: Specimen) -> str:
    """Write a specimen as two letters, for its colour and its kind: ``Gb``."""
    return specimen.colour.value[0].upper() + specimen.kind.value[0]


def place_words(place: Place) -> str:
    """Name a place for workers: ``exploration 1``, ``special top left``."""
    return place.name


def lasting_words(what: LastingKind) -> str:
    """Name a benefit for the rest of the game."""
    return _LASTING[what]


# -- effects

_Gain: TypeAlias = (
    GainCoins
    | GainTurnCoins
    | GainPoints
    | GainKnowledge
    | AdvanceTheory
    | GainWorker
    | Lasting
    | BonusSteps
    | ConvertKnowledge
    | GainPurple
)
_Travel: TypeAlias = (
    Explore
    | Navigate
    | MoveToBeagle
    | PlaceExplorer
    | AddExplorer
    | Camp
    | AnyCamp
    | Reactivate
)
_Study: TypeAlias = (
    Research
    | ResearchMuseum
    | ResearchAny
    | ResearchIslands
    | Deliver
    | RepeatDelivery
    | Academy
    | Correspond
    | ProlificCorrespondence
)


def effects_words(effects: Iterable[Effect | Modifier]) -> str:
    """Say what a part does; a dash for nothing."""
    return ", ".join(effect_words(effect) for effect in effects) or "-"


def effect_words(effect: Effect | Modifier) -> str:
    """Say what an icon does: ``explore 2``, ``+4 coins``, ``academy -2``."""
    match effect:
        case OneOf(options=options):
            return listed(map(effect_words, options), "or")
        case InOrder(effects=effects):
            return ", then ".join(map(effect_words, effects))
        case Unlock(is_free=is_free):
            return "unlock for free" if is_free else "unlock a place"
        case PerformLocked():
            return "use a locked place"
        case GainObjective():
            return "take an objective"
        case FulfilFreely():
            return "fulfil one outright"
        case CopyCrew():
            return "copy a crew card"
        case _:
            return _other_words(effect)


def _other_words(effect: _Gain | _Travel | _Study | Modifier) -> str:
    if isinstance(effect, _Gain):
        return _gain(effect)
    if isinstance(effect, _Travel):
        return _travel(effect)
    if isinstance(effect, Modifier):
        return _modifier(effect)
    return _study(effect)


def _gain(effect: _Gain) -> str:
    match effect:
        case GainCoins(coins=coins):
            return f"+{counted(coins, 'coin')}"
        case GainTurnCoins():
            return "turn-order coins"
        case GainPoints(points=points):
            return f"+{counted(points, 'point')}"
        case GainKnowledge(count=count):
            return f"+{count} knowledge"
        case AdvanceTheory(spaces=spaces):
            return f"theory +{spaces}"
        case GainWorker():
            return "fifth worker"
        case Lasting(what=what):
            return lasting_words(what)
        case BonusSteps(steps=steps):
            return counted(steps, "bonus step")
        case ConvertKnowledge(coins=coins, points=points):
            told = f"{counted(coins, 'coin')} or {counted(points, 'point')}"
            return f"1 knowledge into {told}"
        case GainPurple():
            return "purple seal"
        case _:
            assert_never(effect)


def _travel(effect: _Travel) -> str:
    match effect:
        case Explore(spaces=spaces, stops=stops, island=island):
            where = "" if island is None else f" on {island}"
            return f"explore {spaces}{where}{_stops(stops)}"
        case Navigate(spaces=spaces, stops=stops):
            return f"navigate {spaces}{_stops(stops)}"
        case MoveToBeagle():
            return "ship to the Beagle"
        case PlaceExplorer():
            return "new explorer"
        case AddExplorer():
            return "explorer of Alfred's"
        case Camp(camp=camp):
            return f"camp {camp}"
        case AnyCamp():
            return "any camp"
        case Reactivate():
            return "use a camp again"
        case _:
            assert_never(effect)


def _stops(stops: int) -> str:
    return f" with {counted(stops, 'extra stop')}" if stops else ""


def _study(effect: _Study) -> str:
    match effect:
        case Research(specimen=specimen):
            return f"research {specimen_words(specimen)}"
        case ResearchMuseum(most=most, cost=cost, done=done):
            return f"museum research{_visit(most, cost, done)}"
        case ResearchAny():
            return "research any"
        case ResearchIslands():
            return "research on an own island"
        case Deliver(most=most, cost=cost, done=done):
            return f"deliver{_visit(most, cost, done)}"
        case RepeatDelivery():
            return "deliver again"
        case Academy(discount=discount, is_free=is_free):
            off = f" -{discount}" if discount else ""
            return "free academy" if is_free else f"academy{off}"
        case Correspond():
            return _stamps(effect)
        case ProlificCorrespondence():
            return "1 stamp to each envelope"
        case _:
            assert_never(effect)


def _visit(most: int, cost: int, done: int) -> str:
    """Say what more than one specimen of a visit costs."""
    if done:
        return f" another for {counted(cost, 'coin')}"
    return f" (second: {counted(cost, 'coin')})" if most > 1 else ""


def _stamps(effect: Correspond) -> str:
    stamps = counted(effect.stamps, "stamp")
    if effect.is_split:
        return f"up to {stamps}, split"
    if effect.envelope is not None:
        more = counted(effect.stamps, "more stamp")
        return f"up to {more} to envelope {effect.envelope + 1}"
    return f"{stamps} to one envelope"


def _modifier(effect: Modifier) -> str:
    match effect:
        case ExtraMove(spaces=spaces):
            return f"move +{spaces}"
        case ExtraStop(stops=stops):
            return f"+{counted(stops, 'stop')}"
        case ExtraStamp(stamps=stamps):
            return f"+{counted(stamps, 'stamp')}"
        case SplitStamps():
            return "split stamps"
        case ExtraSeal(seals=seals):
            return f"+{counted(seals, 'seal')}"
        case AcademyDiscount(coins=coins):
            return f"-{coins} for each seal"
        case _:
            assert_never(effect)


def short_words(effects: Iterable[Effect]) -> str:
    """Say what a space does, where there is little room: ``+4c, +2t``."""
    return ", ".join(map(_short, effects))


def _short(effect: Effect) -> str:
    match effect:
        case GainCoins(coins=coins):
            return f"+{coins}c"
        case GainPoints(points=points):
            return f"+{points}p"
        case GainKnowledge(count=count):
            return f"+{count}k"
        case AdvanceTheory(spaces=spaces):
            return f"+{spaces}t"
        case GainObjective():
            return "objective"
        case Correspond(stamps=stamps, is_split=False, envelope=None):
            return counted(stamps, "stamp")
        case Camp():
            return "camp"
        case OneOf(options=options):
            return listed(map(_short, options), "or")
        case _:
            return effect_words(effect)
