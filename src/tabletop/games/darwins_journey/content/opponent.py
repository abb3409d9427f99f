"""Alfred's boards and cards: all of them are RECONSTRUCTED.

The figures of the solo rules (rest, special diary, price of knowledge) are in the
rulebook.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredBoard,
    AlfredRow,
    BonusCard,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    Solo,
    SpecialDiary,
)
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    Difficulty,
    LastingKind,
    Page,
    Seal,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    AdvanceTheory,
    BonusSteps,
    Correspond,
    Explore,
    GainCoins,
    GainPoints,
    Lasting,
    Navigate,
    ProlificCorrespondence,
)

__all__ = ["SOLO"]
_BOARDS: Final = (
    AlfredBoard(
        difficulty=Difficulty.EASY,
        start_coins=4,
        most_coins=12,
        beagle_points=2,
        lap_points=3,
        track=10,
        cards_at=(5, 10),
        rows=(
            AlfredRow(
                seals=(Seal.GREEN,), spaces=6, bracket=3, effects=((4, BonusSteps(1)),)
            ),
            AlfredRow(
                seals=(Seal.BLUE,), spaces=6, bracket=3, effects=((4, BonusSteps(1)),)
            ),
            AlfredRow(
                seals=(Seal.YELLOW,), spaces=6, bracket=3, effects=((4, GainCoins(2)),)
            ),
            AlfredRow(
                seals=(Seal.RED,), spaces=6, bracket=3, effects=((4, GainCoins(2)),)
            ),
        ),
        hammocks=4,
        tents=(
            (),
            (GainCoins(2),),
            (BonusSteps(1),),
            (Navigate(1),),
            (),
        ),
        stacks=(
            (Explore(1),),
            (BonusSteps(2),),
            (Navigate(1),),
        ),
    ),
    AlfredBoard(
        difficulty=Difficulty.MEDIUM,
        start_coins=4,
        most_coins=12,
        beagle_points=3,
        lap_points=4,
        track=10,
        cards_at=(5, 10),
        rows=(
            AlfredRow(
                seals=(Seal.BLUE,), spaces=6, bracket=3, effects=((4, Navigate(1)),)
            ),
            AlfredRow(
                seals=(Seal.GREEN,), spaces=6, bracket=3, effects=((4, Explore(1)),)
            ),
            AlfredRow(
                seals=(Seal.RED,), spaces=6, bracket=3, effects=((4, BonusSteps(1)),)
            ),
            AlfredRow(
                seals=(Seal.YELLOW,), spaces=6, bracket=3, effects=((4, Correspond(1)),)
            ),
        ),
        hammocks=4,
        tents=(
            (),
            (BonusSteps(1),),
            (Navigate(1),),
            (Academy(is_free=True),),
            (),
        ),
        stacks=(
            (Explore(1),),
            (Lasting(LastingKind.LATE_CAP),),
            (Navigate(1),),
        ),
    ),
    AlfredBoard(
        difficulty=Difficulty.ADVANCED_YELLOW,
        start_coins=6,
        most_coins=12,
        beagle_points=4,
        lap_points=5,
        track=10,
        cards_at=(5, 10),
        rows=(
            AlfredRow(
                seals=(
                    Seal.YELLOW,
                    Seal.RED,
                ),
                spaces=6,
                bracket=3,
                effects=((4, Correspond(1)),),
            ),
            AlfredRow(
                seals=(Seal.GREEN,), spaces=6, bracket=3, effects=((4, Explore(1)),)
            ),
            AlfredRow(
                seals=(Seal.BLUE,), spaces=6, bracket=3, effects=((4, Navigate(1)),)
            ),
            AlfredRow(
                seals=(Seal.RED,), spaces=6, bracket=3, effects=((4, AdvanceTheory(1)),)
            ),
        ),
        hammocks=4,
        tents=(
            (),
            (BonusSteps(2),),
            (Lasting(LastingKind.LOWER_PENALTY),),
            (Academy(is_free=True),),
            (),
        ),
        stacks=(
            (Explore(2),),
            (Lasting(LastingKind.EXTRA_BOOK),),
            (Navigate(2),),
        ),
    ),
    AlfredBoard(
        difficulty=Difficulty.ADVANCED_GREEN,
        start_coins=5,
        most_coins=12,
        beagle_points=4,
        lap_points=4,
        track=10,
        cards_at=(5, 10),
        rows=(
            AlfredRow(
                seals=(
                    Seal.GREEN,
                    Seal.BLUE,
                ),
                spaces=6,
                bracket=3,
                effects=((4, Explore(1)),),
            ),
            AlfredRow(
                seals=(Seal.BLUE,), spaces=6, bracket=3, effects=((4, Navigate(1)),)
            ),
            AlfredRow(
                seals=(Seal.GREEN,), spaces=6, bracket=3, effects=((4, Explore(1)),)
            ),
            AlfredRow(
                seals=(Seal.RED,), spaces=6, bracket=3, effects=((4, AdvanceTheory(1)),)
            ),
        ),
        hammocks=4,
        tents=(
            (),
            (BonusSteps(2),),
            (Lasting(LastingKind.LATE_CAP),),
            (Academy(is_free=True),),
            (),
        ),
        stacks=(
            (Explore(2),),
            (Lasting(LastingKind.FREE_SCROLLS),),
            (Navigate(2),),
        ),
    ),
)
_ACTION_CARDS: Final = (
    ActionCard(AlfredCardId(1), (MainDiary((0, 1, 2, 3)), Rest())),
    ActionCard(AlfredCardId(2), (MainDiary((1, 2, 3, 0)), Rest())),
    ActionCard(AlfredCardId(3), (MainDiary((2, 3, 0, 1)), Rest())),
    ActionCard(AlfredCardId(4), (MainDiary((3, 0, 1, 2)), Rest())),
    ActionCard(
        AlfredCardId(5),
        (SpecialDiary(Page.SPECIAL_LEFT), MainDiary((0, 2, 1, 3)), Rest()),
    ),
    ActionCard(
        AlfredCardId(6),
        (SpecialDiary(Page.SPECIAL_RIGHT), MainDiary((1, 3, 0, 2)), Rest()),
    ),
    ActionCard(AlfredCardId(7), (DeliverSpecimens(), MainDiary((3, 2, 1, 0)), Rest())),
    ActionCard(AlfredCardId(8), (SmallDiary(), DeliverSpecimens(), Rest())),
)
_BONUS_CARDS: Final = (
    BonusCard(
        BonusCardId("W1"),
        Difficulty.EASY,
        (
            (Explore(1),),
            (Navigate(1),),
            (AdvanceTheory(1),),
            (Explore(2),),
            (GainPoints(3),),
        ),
    ),
    BonusCard(
        BonusCardId("W2"),
        Difficulty.EASY,
        (
            (GainCoins(2),),
            (ProlificCorrespondence(),),
            (Academy(is_free=True),),
            (Navigate(2),),
            (AdvanceTheory(2),),
        ),
    ),
    BonusCard(
        BonusCardId("B1"),
        Difficulty.MEDIUM,
        (
            (Explore(1),),
            (Navigate(1),),
            (Academy(is_free=True),),
            (ProlificCorrespondence(),),
            (GainPoints(4),),
        ),
    ),
    BonusCard(
        BonusCardId("B2"),
        Difficulty.MEDIUM,
        (
            (AdvanceTheory(1),),
            (ProlificCorrespondence(),),
            (AddExplorer(),),
            (Explore(2),),
            (AdvanceTheory(2),),
        ),
    ),
    BonusCard(
        BonusCardId("Y1"),
        Difficulty.ADVANCED_YELLOW,
        (
            (ProlificCorrespondence(),),
            (Academy(is_free=True),),
            (ProlificCorrespondence(),),
            (Explore(3),),
            (GainPoints(5),),
        ),
    ),
    BonusCard(
        BonusCardId("Y2"),
        Difficulty.ADVANCED_YELLOW,
        (
            (Navigate(2),),
            (AddExplorer(),),
            (AdvanceTheory(3),),
            (Academy(is_free=True),),
            (AdvanceTheory(4),),
        ),
    ),
    BonusCard(
        BonusCardId("G1"),
        Difficulty.ADVANCED_GREEN,
        (
            (Explore(1),),
            (AddExplorer(),),
            (Explore(2),),
            (Academy(is_free=True),),
            (GainPoints(5),),
        ),
    ),
    BonusCard(
        BonusCardId("G2"),
        Difficulty.ADVANCED_GREEN,
        (
            (AdvanceTheory(1),),
            (Navigate(2),),
            (Academy(is_free=True),),
            (ProlificCorrespondence(),),
            (AdvanceTheory(3),),
        ),
    ),
)
SOLO: Final = Solo(boards=_BOARDS, action_cards=_ACTION_CARDS, bonus_cards=_BONUS_CARDS)
