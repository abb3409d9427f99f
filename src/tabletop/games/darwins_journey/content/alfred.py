"""The classes of Alfred's components."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    Difficulty,
    Page,
    Seal,
)
from tabletop.games.darwins_journey.pending.effects import Effect


@attrs.frozen
class MainDiary(Value):
    """A worker goes to the strongest place of the main diaries."""

    workers: tuple[int, ...]
    """Alfred's workers in the order in which they are tried; 0 is A, 3 is D."""


@attrs.frozen
class SpecialDiary(Value):
    """The lowest worker goes to the top place of a page of the special diary."""

    page: Page


@attrs.frozen
class SmallDiary(Value):
    """The lowest worker goes to the small diary, and a main place is unlocked."""


@attrs.frozen
class DeliverSpecimens(Value):
    """The lowest worker goes to the museum, and up to two specimens are delivered."""


@attrs.frozen
class Rest(Value):
    """The lowest worker goes to a hammock."""


AlfredOption: TypeAlias = (
    MainDiary | SpecialDiary | SmallDiary | DeliverSpecimens | Rest
)
"""What a card of Alfred's tells him to try."""


@attrs.frozen
class ActionCard(Value):
    """An action card: the options that Alfred tries, from the top."""

    id: AlfredCardId
    options: tuple[AlfredOption, ...]


@attrs.frozen
class BonusCard(Value):
    """A bonus card: what Alfred does when he comes past it, by round."""

    id: BonusCardId
    difficulty: Difficulty
    """The board that it belongs to."""
    effects: tuple[tuple[Effect, ...], ...]


@attrs.frozen
class AlfredRow(Value):
    """The row of one of Alfred's workers."""

    seals: tuple[Seal, ...]
    """Printed seals, from the left."""
    spaces: int
    """Columns of the row, the printed seals included."""
    bracket: int
    """The columns to the left of the bracket."""
    effects: tuple[tuple[int, Effect], ...]
    """Icons on spaces: (column counted from 1, what it does)."""


@attrs.frozen
class AlfredBoard(Value):
    """One of Alfred's boards."""

    difficulty: Difficulty
    start_coins: int
    most_coins: int
    beagle_points: int
    """Points at a Beagle goal for each round that has come."""
    lap_points: int
    """Points for reaching the end of the bonus track."""
    track: int
    """Spaces of the bonus track."""
    cards_at: tuple[int, ...]
    """Spaces of the bonus track, counted from 1, with a bonus card above."""
    rows: tuple[AlfredRow, ...]
    hammocks: int
    tents: tuple[tuple[Effect, ...], ...]
    """The icons beside the tents, from the top."""
    stacks: tuple[tuple[Effect, ...], ...]
    """The icons beside the stacks of stamps, from the top."""


@attrs.frozen
class Solo(Value):
    """Everything for a game against Alfred."""

    boards: tuple[AlfredBoard, ...]
    action_cards: tuple[ActionCard, ...]
    bonus_cards: tuple[BonusCard, ...]
    rest_coins: int
    rest_steps: int
    special_steps: int
    knowledge_price: int
    """Coins for a temporary knowledge, and for one that he would gain."""
    objective_steps: int
    """Bonus steps when he would gain an objective."""
    tiles: int
    """Special action tiles laid out."""
    displayed: int
    """Objectives of each metal on display."""
    crew_dealt: int
    """Crew cards to choose from."""
