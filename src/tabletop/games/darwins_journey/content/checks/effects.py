"""What icons do: amounts, nothing begun, and nothing where it does not belong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.words import fail
from tabletop.games.darwins_journey.content.parts import PlayerBoard
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AcademyDiscount,
    AddExplorer,
    AdvanceTheory,
    BonusSteps,
    Camp,
    ConvertKnowledge,
    Correspond,
    Deliver,
    Effect,
    Explore,
    ExtraMove,
    ExtraSeal,
    ExtraStamp,
    ExtraStop,
    GainCoins,
    GainKnowledge,
    GainPoints,
    GainWorker,
    InOrder,
    Lasting,
    Modifier,
    Navigate,
    OneOf,
    ProlificCorrespondence,
    Reactivate,
    Research,
    ResearchMuseum,
)

__all__ = ["Icon", "check_amounts", "check_effects", "parts_of"]

Icon: TypeAlias = Effect | Modifier

_LEAST: Final[dict[type, dict[str, int]]] = {
    GainCoins: {"coins": 1},
    GainPoints: {"points": 1},
    GainKnowledge: {"count": 1},
    AdvanceTheory: {"spaces": 1},
    Explore: {"spaces": 1, "stops": 0},
    Navigate: {"spaces": 1, "stops": 0},
    Correspond: {"stamps": 1},
    Academy: {"discount": 0},
    Deliver: {"most": 1, "cost": 0},
    ResearchMuseum: {"most": 1, "cost": 0},
    ConvertKnowledge: {"coins": 1, "points": 1},
    ExtraMove: {"spaces": 1},
    ExtraStop: {"stops": 1},
    ExtraStamp: {"stamps": 1},
    ExtraSeal: {"seals": 1},
    AcademyDiscount: {"coins": 1},
    BonusSteps: {"steps": 1},
}
"""The least that the amounts of effects can be."""
_UNBEGUN: Final[dict[type, dict[str, object]]] = {
    Explore: {"island": None},
    Correspond: {"envelope": None, "emptied": ()},
    Deliver: {"done": 0},
    ResearchMuseum: {"done": 0},
}
"""What an effect knows of itself once it has begun, as it is before."""
_MISPLACED: Final[dict[type, str]] = {
    Research: "it comes with the token of a space",
    GainWorker: "it stands on slots for objectives",
    Lasting: "it stands on slots for objectives",
    BonusSteps: "it is Alfred's own",
    AddExplorer: "it is Alfred's own",
    ProlificCorrespondence: "it is Alfred's own",
}
"""What does not belong to players, or only to their slots, and why."""


def check_effects(parts: Catalogue, board: PlayerBoard) -> None:
    """Hold all icons that players can meet to what the rules can do with them."""
    for where, effects in _tables(parts, board):
        for each in parts_of(effects):
            check_amounts(where, each, parts)
            if (reason := _MISPLACED.get(type(each))) is not None:
                fail(f"{where} has {type(each).__name__}: {reason}")
    _check_slots(parts, board)
    _check_camps(parts)


def parts_of(effects: Iterable[Icon | None]) -> Iterator[Icon]:
    """Find all effects, those inside others too."""
    for each in effects:
        if each is None:
            continue
        yield each
        if isinstance(each, OneOf):
            yield from parts_of(each.options)
        elif isinstance(each, InOrder):
            yield from parts_of(each.effects)


def check_amounts(where: str, effect: Icon, parts: Catalogue) -> None:
    """Hold one effect to its least amounts; it has not begun, and its camp is there."""
    kind = type(effect)
    for name, least in _LEAST.get(kind, {}).items():
        amount = getattr(effect, name)
        if amount < least:
            fail(
                f"{where} has {kind.__name__} with {name} {amount}; the least is "
                f"{least}"
            )
    for name, before in _UNBEGUN.get(kind, {}).items():
        if getattr(effect, name) != before:
            fail(f"{where} has {kind.__name__}, already begun: {name!r} is set")
    if isinstance(effect, Camp) and effect.camp not in parts.camp:
        fail(f"{where} leads to the campsite {effect.camp}, which is not there")
    _check_choices(where, effect)


def _check_choices(where: str, effect: Icon) -> None:
    if isinstance(effect, OneOf) and len(effect.options) < 2:
        fail(f"{where} offers a choice among {len(effect.options)}; two is the least")
    if isinstance(effect, InOrder) and len(effect.effects) < 2:
        fail(f"{where} puts {len(effect.effects)} in order; two is the least")


def _tables(
    parts: Catalogue, board: PlayerBoard
) -> Iterator[tuple[str, Iterable[Icon | None]]]:
    """List all icons of players but those of slots, each with where it is."""
    for place in parts.places:
        yield f"the place {place.id}", place.effects
    for page in parts.distinctions:
        yield f"the page {page.page}", (page.silver, page.gold)
    for tile in parts.tiles:
        yield f"the special tile {tile.id}", tile.effects
    for letter in parts.letters:
        yield f"the correspondence tile {letter.id}", letter.first + letter.second
    for card in parts.crew_cards:
        yield f"the crew card {card.id}", card.effects
    for space in parts.space.values():
        yield f"the space {space.id}", space.effects
    for camp in parts.camps:
        yield f"the campsite {camp.space}", camp.effects
    for number, reward in enumerate(board.tents, start=1):
        yield f"tent {number}", (reward,)
    for number, stack in enumerate(board.stacks, start=1):
        yield f"stack {number}", (stack.reward,)


def _check_slots(parts: Catalogue, board: PlayerBoard) -> None:
    """See that a benefit for the rest of the game can be had once only."""
    slots = (*board.silver, *board.gold)
    seen: list[Lasting] = []
    for each in parts_of(slot.reward for slot in slots):
        check_amounts("a slot for objectives", each, parts)
        if isinstance(each, Lasting):
            if each in seen:
                fail(f"two slots for objectives bring {each.what}")
            seen.append(each)
        elif type(each) in _MISPLACED and not isinstance(each, GainWorker):
            reason = _MISPLACED[type(each)]
            fail(f"a slot for objectives has {type(each).__name__}: {reason}")


def _check_camps(parts: Catalogue) -> None:
    """See that no campsite brings its own actions once more, without end."""
    for camp in parts.camps:
        if any(isinstance(each, Reactivate) for each in parts_of(camp.effects)):
            fail(f"the campsite {camp.space} would bring its own actions once more")
