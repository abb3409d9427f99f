"""The classes of the components."""

from __future__ import annotations

import attrs
from attrs.converters import optional

from tabletop.core.values import Value
from tabletop.errors import UnknownId
from tabletop.games.pirates_cove.content.effects import Effect
from tabletop.games.pirates_cove.kinds import (
    CardId,
    CardKind,
    LegendId,
    Measure,
    Section,
    TreasureId,
    known_kind,
    known_measure,
    known_section,
)


@attrs.frozen
class Mat(Value):
    """The tracks of a ship mat; position 1 is the lowest of each."""

    hull: tuple[int, ...]
    """Treasures that are kept, by position."""
    sails: tuple[int, ...]
    """Speed, by position."""
    crew: tuple[int, ...]
    cannon: tuple[int, ...]
    costs: tuple[int, ...]
    """Gold to move up into position 2, 3, and so on; the same for all sections."""
    start: int
    """The position where every section begins."""

    def value(self, section: Section, position: int) -> int:
        """Return the value of a section; 0 for a marker that is off the mat, at 0.

        `UnknownId` for a position that is not there.
        """
        self._check(position)
        if not position:
            return 0
        track: tuple[int, ...] = getattr(self, section.value)
        return track[position - 1]

    def cost(self, position: int, to: int) -> int:
        """Return the gold to raise a section, all levels passed together.

        `UnknownId` for a position that is not there.
        """
        self._check(position)
        self._check(to)
        return sum(self.costs[max(position, 1) - 1 : max(to - 1, 0)])

    @property
    def top(self) -> int:
        """The highest position."""
        return len(self.hull)

    def _check(self, position: int) -> None:
        if not 0 <= position <= self.top:
            raise UnknownId("position", position)


@attrs.frozen
class TreasureCard(Value):
    """A kind of treasure card: what its island brings."""

    id: TreasureId
    fame: int
    gold: int
    treasures: int
    cards: int
    """Tavern cards."""
    count: int
    """How many of it there are."""


@attrs.frozen
class TavernCard(Value):
    """A kind of Tavern card."""

    id: CardId
    name: str
    """For people; marked in the sources as the real card's name or ours."""
    kind: CardKind = attrs.field(converter=known_kind)
    count: int
    """How many of it there are."""
    text: str
    """What it does, in our own words."""
    section: Section | None = attrs.field(converter=optional(known_section))
    """The section at which it lies and takes hits; None for a card that does not."""
    effects: tuple[Effect, ...]


@attrs.frozen
class Reward(Value):
    """What sinking a ship brings."""

    fame: int
    gold: int
    treasures: int


@attrs.frozen
class Legend(Value):
    """A legendary pirate, or the Royal Navy."""

    id: LegendId
    name: str
    speed: int
    hull: int
    """Hits that sink it."""
    dice: int
    """Dice of its volleys; 0 if it never fires."""
    section: Section | None = attrs.field(converter=optional(known_section))
    """Where it aims; None if it never fires or another chooses."""
    measure: Measure | None = attrs.field(converter=optional(known_measure))
    """Whom it aims at; None if it never fires or another chooses."""
    reward: Reward


@attrs.frozen
class Numbers(Value):
    """The figures of the rulebook."""

    months: int
    gold: int
    """All gold in the box."""
    treasures: int
    """All treasures in the box."""
    start_gold: int
    start_cards: int
    hit_face: int
    """A die hits with this face and above."""
    most_dice: int
    card_price: int
    most_cards: int
    """Tavern cards that may be bought in one visit."""
    gold_per_fame: int
    treasure_island_factor: int
    """How many times the cost Treasure Island asks for a level."""
    mutiny_face: int
    """A mutiny breaks out with this face and below."""
    mutiny_fame: int
    """Fame lost by a mutiny."""
    shelter_cards: int
    """Tavern cards at the Cove, if no gold is taken."""
    shelter_gold: int
    """Gold at the Cove, instead of one of the cards."""
    absorbed: int
    """Hits that a card at a section takes."""
    mending_price: int
    """Gold to mend a Mastercraft card."""
