"""The components: ship mats, cards, legends, and the figures of the rulebook.

`DEFAULT` is the box as far as it is known, read from ``content.json``. Numbers of cards
by kind, the ship mat and several effects are public; treasure cards, legends and the
other effects are RECONSTRUCTED, and no invented card has the name of a real one. Rules
ask for fields, never for names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import attrs
from typing_extensions import TypeVar

from tabletop.core.bags import Bag
from tabletop.core.content import ContentFault, GameContent, refuse_first
from tabletop.games.pirates_cove.content.effects import (
    Effect,
    HinderDice,
    SetDice,
    window_of,
)
from tabletop.games.pirates_cove.content.parts import (
    Legend,
    Mat,
    Numbers,
    Reward,
    TavernCard,
    TreasureCard,
)
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    CardId,
    CardKind,
    Island,
    LegendId,
    TreasureId,
)
from tabletop.serialization.contents import packaged_content

__all__ = [
    "DEFAULT",
    "Catalogue",
    "Content",
    "Effect",
    "Legend",
    "Mat",
    "Numbers",
    "Reward",
    "TavernCard",
    "TreasureCard",
]

P = TypeVar("P")

_ABSORBERS: Final = (CardKind.PARROT, CardKind.MASTERCRAFT)
_IN_THE_BOX: Final = {
    CardKind.PARROT: 4,
    CardKind.MASTERCRAFT: 7,
    CardKind.BATTLE: 8,
    CardKind.VOLLEY: 6,
    CardKind.EVENT: 8,
    CardKind.FAME: 9,
}
_PLAYERS: Final = (3, 4, 5)


@attrs.frozen
class Content(GameContent):
    """All components of a game; `InvalidContent` when they contradict each other."""

    mat: Mat
    treasures: tuple[TreasureCard, ...]
    tavern: tuple[TavernCard, ...]
    legends: tuple[Legend, ...]
    navy: Legend
    black_ships: tuple[tuple[Island, ...], ...]
    """Where black ships start in a game for three, four and five players."""
    numbers: Numbers
    catalogue: Catalogue = attrs.field(init=False, eq=False, repr=False)
    """The cards worked out once."""

    def __attrs_post_init__(self) -> None:
        refuse_first(_faults(self))
        catalogue = Catalogue(self.tavern, self.treasures, (*self.legends, self.navy))
        object.__setattr__(self, "catalogue", catalogue)


@attrs.frozen(eq=False, slots=False)
class Catalogue:
    """What follows from the cards: each by its id, and the full decks."""

    tavern: tuple[TavernCard, ...]
    treasures: tuple[TreasureCard, ...]
    legends: tuple[Legend, ...]

    @cached_property
    def card(self) -> dict[CardId, TavernCard]:
        """Each kind of Tavern card."""
        return {card.id: card for card in self.tavern}

    @cached_property
    def treasure(self) -> dict[TreasureId, TreasureCard]:
        """Each kind of treasure card."""
        return {card.id: card for card in self.treasures}

    @cached_property
    def legend(self) -> dict[LegendId, Legend]:
        """Each legend, and the Navy."""
        return {legend.id: legend for legend in self.legends}

    @cached_property
    def tavern_deck(self) -> Bag[CardId]:
        """All Tavern cards."""
        return Bag({card.id: card.count for card in self.tavern})

    @cached_property
    def treasure_deck(self) -> Bag[TreasureId]:
        """All treasure cards."""
        return Bag({card.id: card.count for card in self.treasures})

    @cached_property
    def legend_deck(self) -> Bag[LegendId]:
        """All legends, without the Navy."""
        return Bag.of(legend.id for legend in self.legends[:-1])


def _faults(content: Content) -> Iterator[ContentFault]:
    yield from _id_faults(_listed("treasures", content.treasures))
    yield from _id_faults(_listed("tavern", content.tavern))
    yield from _id_faults([*_listed("legends", content.legends), _navy(content)])
    yield from _mat_faults(content.mat)
    yield from _treasure_faults(content)
    yield from _tavern_faults(content.tavern)
    yield from _legend_faults(content)
    yield from _black_ship_faults(content)
    yield from _number_faults(content.numbers)


def _listed(table: str, parts: Sequence[P]) -> list[tuple[str, P]]:
    """List the parts of a table, each with its path."""
    return [(f".{table}[{index}]", part) for index, part in enumerate(parts)]


def _navy(content: Content) -> tuple[str, Legend]:
    return ".navy", content.navy


def _id_faults(
    parts: Sequence[tuple[str, TreasureCard | TavernCard | Legend]],
) -> Iterator[ContentFault]:
    """Hold ids to what the notation can write: one word, told apart in any case."""
    seen: set[str] = set()
    for path, part in parts:
        if part.id.split() != [part.id]:
            yield f"{path}.id", f"the id {str(part.id)!r} is not one word"
        lower = part.id.lower()
        if lower in seen:
            reason = f"the id {lower} is there twice; give a card a count instead"
            yield f"{path}.id", reason
        seen.add(lower)


def _mat_faults(mat: Mat) -> Iterator[ContentFault]:
    for name in ("hull", "sails", "crew", "cannon"):
        path, track = f".mat.{name}", getattr(mat, name)
        if len(track) != len(mat.hull) or list(track) != sorted(track):
            yield path, f"the track of the {name} has other positions, or falls"
        if min(track, default=0) < 0:
            yield path, f"no value on the track of the {name} is below zero"
    if len(mat.costs) != len(mat.hull) - 1:
        reason = f"{len(mat.hull)} positions have {len(mat.hull) - 1} costs"
        yield ".mat.costs", f"{reason} between them"
    if not 1 <= mat.start <= len(mat.hull):
        yield ".mat.start", f"no section can start at position {mat.start}"
    if min(mat.costs, default=0) < 0:
        yield ".mat.costs", "no cost is below zero"


def _treasure_faults(content: Content) -> Iterator[ContentFault]:
    months = content.numbers.months
    wanted = months * len(OUTER)
    total = sum(card.count for card in content.treasures)
    if total != wanted:
        reason = f"{months} months take {wanted} treasure cards, not {total}"
        yield ".treasures", reason
    for path, card in _listed("treasures", content.treasures):
        if min(card.fame, card.gold, card.treasures, card.cards, card.count - 1) < 0:
            yield path, f"a number of the treasure card {card.id} is too low"


def _tavern_faults(cards: tuple[TavernCard, ...]) -> Iterator[ContentFault]:
    for kind, wanted in _IN_THE_BOX.items():
        total = sum(card.count for card in cards if card.kind is kind)
        if total != wanted:
            reason = f"there are {wanted} {kind} cards in the box, not {total}"
            yield ".tavern", reason
    for path, card in _listed("tavern", cards):
        for part, reason in _card_faults(card):
            yield f"{path}{part}", reason


def _card_faults(card: TavernCard) -> Iterator[ContentFault]:
    if card.count < 1:
        reason = f"there are {card.count} of the card {card.id}; leave it out instead"
        yield ".count", reason
    if (card.section is not None) != (card.kind in _ABSORBERS):
        reason = f"the card {card.id} lies at a section, or not, against its kind"
        yield ".section", reason
    windows = {window_of(effect) for effect in card.effects}
    is_event = card.kind is CardKind.EVENT
    if is_event != (windows not in ({None}, set())):
        reason = f"an effect of the card {card.id} does not belong to its kind"
        yield ".effects", reason
    if is_event and (len(card.effects) != 1 or None in windows):
        reason = f"the Event card {card.id} has one effect, which is an event's"
        yield ".effects", reason
    if any(isinstance(each, SetDice) and each.dice < 1 for each in card.effects):
        yield ".effects", f"with the card {card.id} a ship rolls at least one die"
    hinders = any(isinstance(effect, HinderDice) for effect in card.effects)
    if hinders and (card.kind is not CardKind.BATTLE or len(card.effects) > 1):
        reason = f"the card {card.id} hinders a ship: that is a Battle card's only"
        yield ".effects", f"{reason} effect"


def _legend_faults(content: Content) -> Iterator[ContentFault]:
    legends = _listed("legends", content.legends)
    if len(legends) < 2:
        yield ".legends", "two black ships need two legends"
    for path, legend in legends:
        aims = legend.section is not None and legend.measure is not None
        if aims != (legend.dice > 0):
            reason = "has dice without an aim, or an aim without"
            yield path, f"the legend {legend.id} {reason}"
    most = content.numbers.most_dice
    for path, legend in (*legends, _navy(content)):
        if legend.hull < 1 or not 0 <= legend.dice <= most:
            yield path, f"{legend.name} has a hull from 1 and 0 to {most} dice"
        if min(attrs.astuple(legend.reward)) < 0:
            yield f"{path}.reward", f"nobody loses anything by sinking {legend.name}"
    if content.navy.dice < 1:
        yield ".navy.dice", f"{content.navy.name} fires with at least one die"


def _black_ship_faults(content: Content) -> Iterator[ContentFault]:
    """Hold black ships to the numbers of the rulebook, and apart from each other."""
    if len(content.black_ships) != len(_PLAYERS):
        reason = "black ships start somewhere for each of 3, 4 and 5 players"
        yield ".black_ships", reason
    for index, (players, places) in enumerate(
        zip(_PLAYERS, content.black_ships, strict=True)
    ):
        path, wanted = f".black_ships[{index}]", 2 if players == 3 else 1
        if len(places) != wanted:
            reason = f"{players} players meet {wanted} black ships, not {len(places)}"
            yield path, reason
        if len(set(places)) < len(places) or not set(places) <= set(ISLANDS):
            yield path, "each black ship starts at an island of its own, from 1 to 6"


def _number_faults(numbers: Numbers) -> Iterator[ContentFault]:
    for name, value in attrs.asdict(numbers).items():
        if value < 0:
            yield f".numbers.{name}", f"{name!r} of the numbers is below zero"
    for name in ("months", "most_dice", "gold_per_fame", "absorbed"):
        if getattr(numbers, name) < 1:
            reason = "there is at least one month, die, gold for a fame, and hit"
            yield f".numbers.{name}", f"{reason} absorbed"
    if numbers.start_gold * max(_PLAYERS) > numbers.gold:
        reason = "the box does not hold the gold that five players start with"
        yield ".numbers.start_gold", reason


DEFAULT: Final = packaged_content("tabletop.games.pirates_cove", Content)
"""The default components; see `Content.sources` for where each table comes from."""
