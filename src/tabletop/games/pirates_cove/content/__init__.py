"""The components: ship mats, cards, legends, and the figures of the rulebook.

`DEFAULT` is the box as far as it is known; see `Content.sources` for where each table
comes from. Rules ask for fields, never for names.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final, NoReturn

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import GameContent, Provenance, Source
from tabletop.errors import InvalidContent
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
from tabletop.games.pirates_cove.content.tables import (
    LEGENDS,
    MAT,
    NAVY,
    TAVERN,
    TREASURES,
)
from tabletop.games.pirates_cove.kinds import (
    OUTER,
    CardId,
    CardKind,
    LegendId,
    TreasureId,
)

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

_ABSORBERS: Final = (CardKind.PARROT, CardKind.MASTERCRAFT)
_IN_THE_BOX: Final = {
    CardKind.PARROT: 4,
    CardKind.MASTERCRAFT: 7,
    CardKind.BATTLE: 8,
    CardKind.VOLLEY: 6,
    CardKind.EVENT: 8,
    CardKind.FAME: 9,
}


@attrs.frozen
class Content(GameContent):
    """All components of a game; `InvalidContent` when they contradict each other."""

    mat: Mat
    treasures: tuple[TreasureCard, ...]
    tavern: tuple[TavernCard, ...]
    legends: tuple[Legend, ...]
    navy: Legend
    numbers: Numbers = attrs.field(factory=Numbers)
    catalogue: Catalogue = attrs.field(init=False, eq=False, repr=False)
    """The cards worked out once."""

    def __attrs_post_init__(self) -> None:
        _check_ids(self)
        _check_mat(self.mat)
        _check_treasures(self)
        _check_tavern(self)
        _check_legends(self)
        _check_numbers(self.numbers)
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


def _fail(message: str) -> NoReturn:
    raise InvalidContent(message)


def _check_ids(content: Content) -> None:
    """Hold ids to what the notation can write: one word, told apart in any case."""
    parts = (content.treasures, content.tavern, (*content.legends, content.navy))
    for ids in ([str(part.id) for part in kind] for kind in parts):
        for each in ids:
            if each.split() != [each]:
                _fail(f"the id {each!r} is not one word")
        if (twice := _twice(each.lower() for each in ids)) is not None:
            _fail(f"the id {twice} is there twice; give a card a count instead")


def _twice(ids: Iterable[str]) -> str | None:
    listed = list(ids)
    return next((each for each in listed if listed.count(each) > 1), None)


def _check_mat(mat: Mat) -> None:
    for name in ("hull", "sails", "crew", "cannon"):
        track = getattr(mat, name)
        if len(track) != len(mat.hull) or list(track) != sorted(track):
            _fail(f"the track of the {name} has other positions, or falls")
        if min(track, default=0) < 0:
            _fail(f"no value on the track of the {name} is below zero")
    if len(mat.costs) != len(mat.hull) - 1:
        _fail(f"{len(mat.hull)} positions have {len(mat.hull) - 1} costs between them")
    if not 1 <= mat.start <= len(mat.hull):
        _fail(f"no section can start at position {mat.start}")
    if min(mat.costs, default=0) < 0:
        _fail("no cost is below zero")


def _check_treasures(content: Content) -> None:
    wanted = content.numbers.months * len(OUTER)
    total = sum(card.count for card in content.treasures)
    if total != wanted:
        _fail(
            f"{content.numbers.months} months take {wanted} treasure cards, not {total}"
        )
    for card in content.treasures:
        if min(card.fame, card.gold, card.treasures, card.cards, card.count - 1) < 0:
            _fail(f"a number of the treasure card {card.id} is too low")


def _check_tavern(content: Content) -> None:
    for kind, wanted in _IN_THE_BOX.items():
        total = sum(card.count for card in content.tavern if card.kind is kind)
        if total != wanted:
            _fail(f"there are {wanted} {kind} cards in the box, not {total}")
    for card in content.tavern:
        _check_card(card)


def _check_card(card: TavernCard) -> None:
    if card.count < 1:
        _fail(f"there are {card.count} of the card {card.id}; leave it out instead")
    if (card.section is not None) != (card.kind in _ABSORBERS):
        _fail(f"the card {card.id} lies at a section, or not, against its kind")
    windows = {window_of(effect) for effect in card.effects}
    if (card.kind is CardKind.EVENT) != (windows not in ({None}, set())):
        _fail(f"an effect of the card {card.id} does not belong to its kind")
    if card.kind is CardKind.EVENT and (len(card.effects) != 1 or None in windows):
        _fail(f"the Event card {card.id} has one effect, which is an event's")
    if any(isinstance(each, SetDice) and each.dice < 1 for each in card.effects):
        _fail(f"with the card {card.id} a ship rolls at least one die")
    hinders = any(isinstance(effect, HinderDice) for effect in card.effects)
    if hinders and (card.kind is not CardKind.BATTLE or len(card.effects) > 1):
        _fail(f"the card {card.id} hinders a ship: that is a Battle card's only effect")


def _check_legends(content: Content) -> None:
    if len(content.legends) < 2:
        _fail("two black ships need two legends")
    for legend in content.legends:
        aims = legend.section is not None and legend.measure is not None
        if aims != (legend.dice > 0):
            _fail(f"the legend {legend.id} has dice without an aim, or an aim without")
    for legend in (*content.legends, content.navy):
        most = content.numbers.most_dice
        if legend.hull < 1 or not 0 <= legend.dice <= most:
            _fail(f"{legend.name} has a hull from 1 and 0 to {most} dice")
        reward = legend.reward
        if min(reward.fame, reward.gold, reward.treasures) < 0:
            _fail(f"nobody loses anything by sinking {legend.name}")
    if content.navy.dice < 1:
        _fail(f"{content.navy.name} fires with at least one die")


def _check_numbers(numbers: Numbers) -> None:
    for field in attrs.fields(Numbers):
        if getattr(numbers, field.name) < 0:
            _fail(f"{field.name!r} of the numbers is below zero")
    least = (numbers.months, numbers.most_dice, numbers.gold_per_fame, numbers.absorbed)
    if min(least) < 1:
        _fail("there is at least one month, die, gold for a fame, and hit absorbed")
    if numbers.start_gold * 5 > numbers.gold:
        _fail("the box does not hold the gold that five players start with")


DEFAULT: Final = Content(
    name="Pirate's Cove, reconstructed cards",
    sources=(
        Source(
            "mat",
            Provenance.PUBLIC,
            "One public source, an unofficial adaptation; it agrees with the examples "
            "of the rulebook and with reviews.",
        ),
        Source(
            "treasures",
            Provenance.RECONSTRUCTED,
            "Sixty cards in one deck are in the rule text; what they bring is ours.",
        ),
        Source(
            "tavern",
            Provenance.RECONSTRUCTED,
            "Numbers by kind, the four Parrots, the Fame cards, Smoke Screen, Call the "
            "Royal Navy, and the names of Grapple Attack, Safe Passage and Freebooter "
            "are public; all other cards and effects are ours.",
        ),
        Source(
            "legends",
            Provenance.RECONSTRUCTED,
            "Five legends are public, most names too; their figures are ours.",
        ),
        Source(
            "navy",
            Provenance.RECONSTRUCTED,
            "Four dice, the sender's choice of a section and four fame are public; "
            "speed and hull are ours.",
        ),
        Source(
            "numbers",
            Provenance.SEED,
            "The rule text; gold and treasures in the box from public sources; the "
            "price of mending is ours.",
        ),
    ),
    mat=MAT,
    treasures=TREASURES,
    tavern=TAVERN,
    legends=LEGENDS,
    navy=NAVY,
)
"""The default components; see `Content.sources` for where each table comes from."""
