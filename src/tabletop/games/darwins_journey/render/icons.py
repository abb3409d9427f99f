"""Effects, benefits and requirements as rows of badges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, assert_never

import attrs

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
from tabletop.games.darwins_journey.content.parts import Requirement
from tabletop.games.darwins_journey.kinds import LastingKind, Seal
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
from tabletop.games.darwins_journey.render import glyphs, pieces
from tabletop.games.darwins_journey.render.ink import rect, words
from tabletop.rendering.svg import Element, element, moved

_Draw: TypeAlias = Callable[[float, float], Element]


@attrs.frozen
class Icon:
    """A badge that can be drawn anywhere."""

    draw: _Draw
    width: int = 30


def row(
    icons: Iterable[Icon],
    x: float,
    y: float,
    room: float | None = None,
    *,
    at_end: bool = False,
) -> Element:
    """Draw badges side by side from `x` on, or up to it; smaller if room is scarce."""
    listed = tuple(icons)
    width = span(listed)
    scale = 1.0 if room is None or width <= room else max(room / width, 0.78)
    left = round(x - width * scale if at_end else x)
    if scale == 1:
        drawn = _side_by_side(listed, left, y)
        return drawn[0] if len(drawn) == 1 else element("g", *drawn)
    return moved(left, y, *_side_by_side(listed, 0, 0), scale=scale)


def span(icons: Iterable[Icon]) -> int:
    """Say how wide a row of badges is."""
    return sum(icon.width for icon in icons)


def _side_by_side(icons: tuple[Icon, ...], x: float, y: float) -> list[Element]:
    drawn = []
    for icon in icons:
        drawn.append(icon.draw(x + icon.width // 2, y))
        x += icon.width
    return drawn


def _badge(glyph: Callable[[float, float, str], Element], text: str | int = "") -> Icon:
    """Make a badge of a glyph and what is written in it."""
    return Icon(lambda x, y: glyph(x, y, str(text)))


def _word(text: str | int, width: int) -> Icon:
    """Make a badge of letters alone."""
    return Icon(lambda x, y: words(x, y + 6.5, text, anchor="middle", bold=True), width)


_SLASH: Final = _word("/", 12)
_THEN: Final = Icon(glyphs.arrow, 18)
_SPLIT: Final = Icon(glyphs.split)
_LENS: Final = Icon(glyphs.magnifier)
_AGAIN: Final = Icon(glyphs.again, 24)
_MUSEUM: Final = Icon(glyphs.museum, 32)
_TENT: Final = Icon(lambda x, y: pieces.tent(x, y), 28)
_PURPLE: Final = Icon(lambda x, y: pieces.seals(x, y, (Seal.PURPLE,)), 26)
_BEAGLE: Final = Icon(lambda x, y: moved(x, y, pieces.beagle(0, 2), scale=0.8), 34)
_TOKEN: Final = _badge(glyphs.token)
_ANY: Final = _badge(glyphs.token, "?")

# -- effects


def effect_icons(effect: Effect | Modifier) -> tuple[Icon, ...]:
    """Draw what an effect does."""
    match effect:
        case OneOf(options=options):
            return _joined(options, _SLASH)
        case InOrder(effects=effects):
            return _joined(effects, _THEN)
        case ConvertKnowledge(coins=coins, points=points):
            gains = _joined((GainCoins(coins), GainPoints(points)), _SLASH)
            return (_badge(glyphs.knowledge, "?"), _THEN, *gains)
        case Lasting(what=what):
            return (_lasting(what),)
        case _:
            return _simple(effect) or _studies(effect) or _modified(effect)


def _joined(effects: tuple[Effect, ...], joint: Icon) -> tuple[Icon, ...]:
    listed: list[Icon] = []
    for effect in effects:
        listed += [joint] if listed else []
        listed += effect_icons(effect)
    return tuple(listed)


def _lasting(what: LastingKind) -> Icon:
    match what:
        case LastingKind.FREE_SCROLLS:
            return _badge(glyphs.scroll, "0")
        case LastingKind.EXTRA_BOOK:
            return _badge(glyphs.book, "+1")
        case LastingKind.LOWER_PENALTY:
            return _badge(glyphs.coin_off, "-1")
        case LastingKind.LATE_CAP:
            return _badge(glyphs.goal_flag, "2")
        case _:
            assert_never(what)


def _simple(effect: Effect | Modifier) -> tuple[Icon, ...]:
    """Draw gains, and actions that are a glyph with a number."""
    match effect:
        case GainCoins(coins=coins):
            return (_badge(glyphs.coin, coins),)
        case GainTurnCoins():
            return (_badge(glyphs.coin, ""),)
        case GainPoints(points=points):
            return (_badge(glyphs.points, points),)
        case GainKnowledge(count=count):
            many = (_word(count, 14),) if count > 1 else ()
            return (*many, _badge(glyphs.knowledge, "?"))
        case AdvanceTheory(spaces=spaces):
            return (_badge(glyphs.book, spaces),)
        case Explore(spaces=spaces):
            return (_badge(glyphs.pawn, spaces),)
        case Navigate(spaces=spaces):
            return (_badge(glyphs.sail, spaces),)
        case Correspond(stamps=stamps, is_split=is_split):
            split = (_SPLIT,) if is_split else ()
            return (_badge(glyphs.stamp, stamps), *split)
        case ProlificCorrespondence():
            return (_badge(glyphs.stamp, 1), _SPLIT)
        case Academy(discount=discount, is_free=is_free):
            text = "0" if is_free else f"-{discount}" if discount else "+"
            return (_badge(glyphs.scroll, text),)
        case BonusSteps(steps=steps):
            return (_word(f"+{steps}", 26), _THEN)
        case _:
            return ()


def _studies(effect: Effect | Modifier) -> tuple[Icon, ...]:
    """Draw the other actions."""
    match effect:
        case Deliver():
            return (_TOKEN, _THEN, _MUSEUM)
        case RepeatDelivery():
            return (_AGAIN, _MUSEUM)
        case ResearchMuseum():
            return (_MUSEUM, _THEN, _TOKEN)
        case ResearchIslands():
            return (_badge(glyphs.pawn), _THEN, _TOKEN)
        case ResearchAny():
            return (_ANY,)
        case Research(specimen=which):
            return (Icon(lambda x, y: pieces.specimen(x, y, which), 46),)
        case GainPurple():
            return (_PURPLE,)
        case Unlock(is_free=is_free):
            return (_LENS, _badge(glyphs.coin_off, "0")) if is_free else (_LENS,)
        case PerformLocked():
            return (Icon(glyphs.locked, 28), _THEN)
        case GainObjective():
            return (_badge(glyphs.objective, "+"),)
        case FulfilFreely():
            return (Icon(glyphs.fulfilled),)
        case _:
            return _pieces(effect)


def _pieces(effect: Effect | Modifier) -> tuple[Icon, ...]:
    """Draw what brings a piece into play, or moves it elsewhere."""
    match effect:
        case PlaceExplorer() | AddExplorer():
            return (_badge(glyphs.pawn, "+"),)
        case MoveToBeagle():
            return (_badge(glyphs.sail), _THEN, _BEAGLE)
        case Camp():
            return (_TENT,)
        case AnyCamp():
            return (_TENT, _word("?", 12))
        case Reactivate():
            return (_AGAIN, _TENT)
        case CopyCrew():
            return (Icon(glyphs.card, 30),)
        case GainWorker():
            return (_badge(glyphs.helper, "5"),)
        case _:
            return ()


def _modified(effect: Effect | Modifier) -> tuple[Icon, ...]:
    """Draw what a distinction changes."""
    match effect:
        case ExtraMove(spaces=spaces):
            return (_word(f"+{spaces}", 26),)
        case ExtraStop():
            return (Icon(glyphs.stop),)
        case ExtraStamp(stamps=stamps):
            return (_badge(glyphs.stamp, f"+{stamps}"),)
        case SplitStamps():
            return (_badge(glyphs.stamp), _SPLIT)
        case ExtraSeal(seals=seals):
            return (_badge(glyphs.scroll, f"+{seals}"),)
        case AcademyDiscount(coins=coins):
            return (_badge(glyphs.coin, f"-{coins}"),)
        case _:
            return ()


# -- measures


def requirement_icons(requirement: Requirement) -> tuple[Icon, ...]:
    """Draw what is asked for, and how much of it."""
    count = requirement.count
    match requirement.measure:
        case CoinsHeld():
            return (_badge(glyphs.coin, count),)
        case PointsScored():
            return (_badge(glyphs.points, count),)
        case TheorySpace():
            return (_badge(glyphs.book, count),)
        case ShipSpace():
            return (_badge(glyphs.sail), _word(f"O{count}", 12 * len(f"O{count}")))
        case _:
            many = (_word(count, 14),) if count > 1 else ()
            return (*many, *measure_icons(requirement.measure))


def measure_icons(measure: Measure) -> tuple[Icon, ...]:
    """Draw what is counted."""
    match measure:
        case SealsOwned(colour=colour):
            return (Icon(lambda x, y: pieces.seals(x, y, (Seal(colour.value),)), 28),)
        case SpecimensOfKind(kind=kind):
            return (Icon(lambda x, y: _sort(x, y, pieces.glyph(x, y, kind))),)
        case SpecimensOfColour(colour=colour):
            return (Icon(lambda x, y: _tinted(x, y, Seal(colour.value))),)
        case KnowledgeHeld():
            return (_badge(glyphs.knowledge, "?"),)
        case CoinsHeld():
            return (_badge(glyphs.coin),)
        case PointsScored():
            return (_badge(glyphs.points),)
        case TheorySpace():
            return (_badge(glyphs.book),)
        case _:
            return _pieces_counted(measure)


def _pieces_counted(measure: Measure) -> tuple[Icon, ...]:
    match measure:
        case TentsPlaced():
            return (_TENT,)
        case LensesPlaced():
            return (_LENS,)
        case EmptyStacks():
            return (_badge(glyphs.stamp, "0"),)
        case ObjectivesFulfilled():
            return (Icon(glyphs.fulfilled),)
        case ShipSpace():
            return (_badge(glyphs.sail),)
        case ShipAtBeagle():
            return (Icon(glyphs.at_least, 14), _BEAGLE)
        case _:
            return ()


def _sort(x: float, y: float, glyph: Element) -> Element:
    box = rect(x - 14, y - 13, 28, 26, fill="leaf", stroke="ink", radius=6)
    return element("g", box, glyph)


def _tinted(x: float, y: float, colour: Seal) -> Element:
    """Draw a specimen of any kind on its colour."""
    letters = pieces.letters_on(colour)
    box = rect(x - 14, y - 12, 28, 24, fill=colour.value, stroke="ink", radius=6)
    label = words(
        x, y + 6.5, colour.value[0].upper(), fill=letters, anchor="middle", bold=True
    )
    return element("g", box, label)
