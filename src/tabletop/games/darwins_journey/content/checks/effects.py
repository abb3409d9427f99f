"""What icons do: amounts, nothing begun, and nothing where it does not belong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks.ids import all_spaces
from tabletop.games.darwins_journey.content.checks.words import Placed, listed
from tabletop.games.darwins_journey.pending import effects

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

Icon: TypeAlias = effects.Effect | effects.Modifier

_LEAST: Final[dict[type, dict[str, int]]] = {
    effects.GainCoins: {"coins": 1},
    effects.GainPoints: {"points": 1},
    effects.GainKnowledge: {"count": 1},
    effects.AdvanceTheory: {"spaces": 1},
    effects.Explore: {"spaces": 1, "stops": 0},
    effects.Navigate: {"spaces": 1, "stops": 0},
    effects.Correspond: {"stamps": 1},
    effects.Academy: {"discount": 0},
    effects.Deliver: {"most": 1, "cost": 0},
    effects.ResearchMuseum: {"most": 1, "cost": 0},
    effects.ConvertKnowledge: {"coins": 1, "points": 1},
    effects.ExtraMove: {"spaces": 1},
    effects.ExtraStop: {"stops": 1},
    effects.ExtraStamp: {"stamps": 1},
    effects.ExtraSeal: {"seals": 1},
    effects.AcademyDiscount: {"coins": 1},
    effects.BonusSteps: {"steps": 1},
}
"""The least that the amounts of effects can be."""
_UNBEGUN: Final[dict[type, dict[str, object]]] = {
    effects.Explore: {"island": None},
    effects.Correspond: {"envelope": None, "emptied": ()},
    effects.Deliver: {"done": 0},
    effects.ResearchMuseum: {"done": 0},
}
"""What an effect knows of itself once it has begun, as it is before."""
_MISPLACED: Final[dict[type, str]] = {
    effects.Research: "it comes with the token of a space",
    effects.GainWorker: "it stands on slots for objectives",
    effects.Lasting: "it stands on slots for objectives",
    effects.BonusSteps: "it is Alfred's own",
    effects.AddExplorer: "it is Alfred's own",
    effects.ProlificCorrespondence: "it is Alfred's own",
}
"""What does not belong to players, or only to their slots, and why."""
_ON_SLOTS: Final = (effects.GainWorker, effects.Lasting)


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold all icons that players can meet to what the rules can do with them."""
    for where, icons in _tables(content):
        for path, each in placed_parts(icons):
            yield from amount_faults(path, where, each, content)
            if (reason := _MISPLACED.get(type(each))) is not None:
                yield path, f"{where} has {type(each).__name__}: {reason}"
    yield from _slot_faults(content)
    yield from _camp_faults(content)


def parts_of(icons: Iterable[Icon | None]) -> Iterator[Icon]:
    """Find all effects, those inside others too."""
    return (each for _, each in placed_parts(listed("", icons)))


def placed_parts(icons: Iterable[Placed[Icon | None]]) -> Iterator[Placed[Icon]]:
    """Find all effects, those inside others too, each with its place."""
    for path, each in icons:
        if each is None:
            continue
        yield path, each
        if isinstance(each, effects.OneOf):
            yield from placed_parts(listed(f"{path}.options", each.options))
        elif isinstance(each, effects.InOrder):
            yield from placed_parts(listed(f"{path}.effects", each.effects))


def amount_faults(
    path: str, where: str, effect: Icon, content: Content
) -> Iterator[ContentFault]:
    """Hold one effect to its least amounts; it has not begun, and its camp is there."""
    kind = type(effect)
    for name, least in _LEAST.get(kind, {}).items():
        amount = getattr(effect, name)
        if amount < least:
            reason = f"{where} has {kind.__name__} with {name} {amount}"
            yield f"{path}.{name}", f"{reason}; the least is {least}"
    for name, before in _UNBEGUN.get(kind, {}).items():
        if getattr(effect, name) != before:
            reason = f"{where} has {kind.__name__}, already begun: {name!r} is set"
            yield f"{path}.{name}", reason
    if isinstance(effect, effects.Camp) and effect.camp not in content.catalogue.camp:
        reason = f"leads to the campsite {effect.camp}, which is not there"
        yield f"{path}.camp", f"{where} {reason}"
    if isinstance(effect, effects.OneOf) and (among := len(effect.options)) < 2:
        reason = f"{where} offers a choice among {among}; two is the least"
        yield f"{path}.options", reason
    if isinstance(effect, effects.InOrder) and (many := len(effect.effects)) < 2:
        yield f"{path}.effects", f"{where} puts {many} in order; two is the least"


def _tables(content: Content) -> Iterator[tuple[str, list[Placed[Icon | None]]]]:
    """List all icons of players but those of slots: where, and which."""
    for path, place in listed(".places", content.places):
        yield f"the place {place.id}", [*listed(f"{path}.effects", place.effects)]
    for path, page in listed(".distinctions", content.distinctions):
        both = [(f"{path}.silver", page.silver), (f"{path}.gold", page.gold)]
        yield f"the page {page.page}", [*both]
    for path, tile in listed(".tiles", content.tiles):
        yield f"the special tile {tile.id}", [*listed(f"{path}.effects", tile.effects)]
    for path, letter in listed(".letters", content.letters):
        first = listed(f"{path}.first", letter.first)
        second = listed(f"{path}.second", letter.second)
        yield f"the correspondence tile {letter.id}", [*first, *second]
    for path, card in listed(".crew", content.crew):
        yield f"the crew card {card.id}", [*listed(f"{path}.effects", card.effects)]
    for path, space in all_spaces(content):
        yield f"the space {space.id}", [*listed(f"{path}.effects", space.effects)]
    for path, camp in listed(".camps", content.camps):
        yield f"the campsite {camp.space}", [*listed(f"{path}.effects", camp.effects)]
    tents = listed(".board.tents", content.board.tents)
    for number, (path, tent) in enumerate(tents, start=1):
        yield f"tent {number}", [(path, tent)]
    stacks = listed(".board.stacks", content.board.stacks)
    for number, (path, stack) in enumerate(stacks, start=1):
        yield f"stack {number}", [(f"{path}.reward", stack.reward)]


def _slot_faults(content: Content) -> Iterator[ContentFault]:
    """See that a benefit for the rest of the game can be had once only."""
    where, board = "a slot for objectives", content.board
    slots = (*listed(".board.silver", board.silver), *listed(".board.gold", board.gold))
    rewards = [(f"{path}.reward", slot.reward) for path, slot in slots]
    seen: list[effects.Lasting] = []
    for path, each in placed_parts(rewards):
        yield from amount_faults(path, where, each, content)
        if isinstance(each, effects.Lasting):
            if each in seen:
                yield path, f"two slots for objectives bring {each.what}"
            seen.append(each)
        elif type(each) in _MISPLACED and type(each) not in _ON_SLOTS:
            reason = _MISPLACED[type(each)]
            yield path, f"{where} has {type(each).__name__}: {reason}"


def _camp_faults(content: Content) -> Iterator[ContentFault]:
    """See that no campsite brings its own actions once more, without end."""
    for path, camp in listed(".camps", content.camps):
        for at, each in placed_parts(listed(f"{path}.effects", camp.effects)):
            if isinstance(each, effects.Reactivate):
                reason = "would bring its own actions once more"
                yield at, f"the campsite {camp.space} {reason}"
