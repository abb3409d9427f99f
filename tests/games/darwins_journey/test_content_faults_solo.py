"""Boards and cards of Alfred's that contradict the rules, and what is said."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.content import DEFAULT, Content
from tabletop.games.darwins_journey.content.alfred import (
    DeliverSpecimens,
    MainDiary,
    Rest,
    SpecialDiary,
)
from tabletop.games.darwins_journey.kinds import LastingKind, Page, Seal
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    BonusSteps,
    CopyCrew,
    Deliver,
    Effect,
    Explore,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    InOrder,
    Lasting,
    OneOf,
    Reactivate,
)
from tests.games.darwins_journey.faults import (
    Changes,
    action,
    alfred,
    bonus,
    part,
    refused,
    row,
    whole,
)

SOLO = DEFAULT.solo
EASY = SOLO.boards[0]
ORDER = MainDiary((0, 1, 2, 3))
NO_MUSEUM = tuple(each for each in DEFAULT.places if each.id != "museum_deliver")
NO_SMALL_DIARY = tuple(each for each in DEFAULT.places if each.page is not Page.SMALL)
ROW = "row 1 of Alfred's easy board"
CAP = (Lasting(LastingKind.LATE_CAP),)

FIGURES: list[tuple[Changes, str]] = [
    (whole("solo", rest_coins=-1), "'rest_coins' of the solo game is -1; the least"),
    (whole("solo", crew_dealt=2), "in a solo game nobody keeps 3 of 2 crew cards"),
    (
        whole("solo", crew_dealt=17),
        "16 crew cards are fewer than the 17 that are dealt",
    ),
    (whole("solo", tiles=7), "7 special tiles of a solo game have 6 places"),
    (whole("solo", tiles=1), "in a solo game special_top_right is open without a tile"),
    (whole("solo", displayed=3), "5 rounds display 15 silver objectives of 10"),
]

BOARDS: list[tuple[Changes, str]] = [
    (whole("solo", boards=SOLO.boards[:3]), "there are 4 boards of Alfred's, not 3"),
    (
        whole("solo", boards=(*SOLO.boards, EASY)),
        "the board of Alfred's easy is there twice",
    ),
    (alfred(track=0), "'track' of Alfred's easy board is 0; the least is 1"),
    (alfred(lap_points=-1), "'lap_points' of Alfred's easy board is -1; the least"),
    (alfred(start_coins=13), "Alfred's easy board has 13 coins to start with, 12 fit"),
    (
        alfred(rows=EASY.rows[:3]),
        "Alfred's easy board has a row and a hammock for each of 4 workers",
    ),
    (
        alfred(hammocks=3),
        "Alfred's easy board has a row and a hammock for each of 4 workers",
    ),
    (alfred(tents=EASY.tents[:4]), "there are 5 tents on Alfred's easy board, not 4"),
    (
        alfred(stacks=EASY.stacks[:2]),
        "there are 3 stacks on Alfred's easy board, not 2",
    ),
    (
        alfred(cards_at=(10, 5)),
        "the bonus cards of Alfred's easy board lie from left to right, not (10, 5)",
    ),
    (
        alfred(cards_at=(5, 5)),
        "the bonus cards of Alfred's easy board lie from left to right, not (5, 5)",
    ),
    (
        alfred(cards_at=(5,)),
        "there are 2 spaces with bonus cards on Alfred's easy board, not 1",
    ),
    (
        alfred(cards_at=(5, 11)),
        "Alfred's easy board has 10 bonus spaces; cards lie at (5, 11)",
    ),
    (
        alfred(cards_at=(0, 5)),
        "Alfred's easy board has 10 bonus spaces; cards lie at (0, 5)",
    ),
]

ROWS: list[tuple[Changes, str]] = [
    (row(seals=()), f"{ROW} has 0 printed seals on 6 spaces"),
    (row(seals=(Seal.RED,) * 7), f"{ROW} has 7 printed seals on 6 spaces"),
    (
        row(seals=(Seal.PURPLE,)),
        f"{ROW} has a purple seal, which is no colour to prefer",
    ),
    (row(spaces=7), f"{ROW} has 7 spaces; 6 have points"),
    (row(bracket=7), f"{ROW} has a bracket after 7 of 6 spaces"),
    (row(bracket=-1), f"{ROW} has a bracket after -1 of 6 spaces"),
    (
        row(effects=((7, BonusSteps(1)),)),
        f"{ROW} has an icon in column 7, which no seal will cover",
    ),
    (
        row(effects=((1, BonusSteps(1)),)),
        f"{ROW} has an icon in column 1, which no seal will cover",
    ),
    (
        row(effects=((4, BonusSteps(0)),)),
        "a row of Alfred's easy board has BonusSteps with steps 0; the least is 1",
    ),
    (
        row(effects=((4, CAP[0]),)),
        "a row of Alfred's easy board has Lasting, which Alfred does not do there",
    ),
    (
        alfred(tents=((CopyCrew(),), *EASY.tents[1:])),
        "tent 1 of Alfred's easy board has CopyCrew, which Alfred does not do there",
    ),
    (
        alfred(stacks=(*EASY.stacks[:2], (Explore(0),))),
        "stack 3 of Alfred's easy board has Explore with spaces 0; the least is 1",
    ),
    (
        alfred(stacks=(CAP, *EASY.stacks[1:]), tents=(CAP, *EASY.tents[1:])),
        "Alfred's easy board brings late_cap twice",
    ),
]

ACTION_CARDS: list[tuple[Changes, str]] = [
    (
        whole("solo", action_cards=SOLO.action_cards[1:]),
        "there are 8 action cards of Alfred's, not 7",
    ),
    (
        whole("solo", action_cards=(*SOLO.action_cards, SOLO.action_cards[0])),
        "the action card 1 is there twice",
    ),
    (action(1, ORDER), "the action card 1 has one rest, at its end"),
    (action(1), "the action card 1 has one rest, at its end"),
    (action(1, Rest(), ORDER), "the action card 1 has one rest, at its end"),
    (action(1, Rest(), Rest()), "the action card 1 has one rest, at its end"),
    (
        action(1, MainDiary((0, 1, 2)), Rest()),
        "the action card 1 tries each worker once, not (0, 1, 2)",
    ),
    (
        action(1, MainDiary((1, 2, 3, 4)), Rest()),
        "the action card 1 tries each worker once, not (1, 2, 3, 4)",
    ),
    (
        action(1, DeliverSpecimens(), Rest()),
        "there are 2 action cards that deliver specimens, not 3",
    ),
    (
        action(8, ORDER, Rest()),
        "there are 2 action cards that deliver specimens, not 1",
    ),
    (
        action(1, SpecialDiary(Page.ACADEMY), Rest()),
        "the action card 1 takes academy for a page of the special diary",
    ),
    ({"places": NO_SMALL_DIARY}, "the action card 8 needs a small diary"),
    ({"places": NO_MUSEUM}, "the action card 7 needs a museum outside the diaries"),
    (
        part("places", "small_left", effects=(Deliver(2, 3),)),
        "the action card 7 needs a museum outside the diaries",
    ),
    (
        part("places", "museum_deliver", effects=(GainCoins(1),)),
        "the action card 7 needs a museum outside the diaries",
    ),
]

POINTS = (GainPoints(1),) * 5

BONUS_CARDS: list[tuple[Changes, str]] = [
    (
        whole("solo", bonus_cards=SOLO.bonus_cards[1:]),
        "there are 2 bonus cards for easy, not 1",
    ),
    (
        whole("solo", bonus_cards=(*SOLO.bonus_cards, SOLO.bonus_cards[0])),
        "the bonus card W1 is there twice",
    ),
    (bonus("W1", *POINTS[:4]), "there are 5 rounds on the bonus card W1, not 4"),
    (
        bonus("W1", *POINTS[:4], AdvanceTheory(0)),
        "the bonus card W1 has AdvanceTheory with spaces 0; the least is 1",
    ),
    (
        bonus("W1", *POINTS[:4], OneOf((GainPoints(1), Reactivate()))),
        "the bonus card W1 has Reactivate, which Alfred does not do there",
    ),
    (
        bonus("W1", *POINTS[:4], CAP[0]),
        "the bonus card W1 has Lasting, which Alfred does not do there",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), FIGURES + BOARDS + ROWS)
def test_boards(changes: Changes, sentence: str) -> None:
    """Boards that do not fit the rules or the player board are refused."""
    assert sentence in refused(changes)


@pytest.mark.parametrize(("changes", "sentence"), ACTION_CARDS + BONUS_CARDS)
def test_cards(changes: Changes, sentence: str) -> None:
    """Cards that are too few, or tell Alfred what he cannot do, are refused."""
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("first", "steps"),
    [
        (BonusSteps(10), 12),
        (BonusSteps(8), 10),
        (GainCoins(8), 10),
        (GainKnowledge(3), 11),
        (InOrder((GainObjective(), BonusSteps(7))), 10),
        (OneOf((GainObjective(), GainCoins(7))), 10),
    ],
)
def test_laps_end(first: Effect, steps: int) -> None:
    """Bonus cards that bring Alfred round to themselves again are refused."""
    assert (
        f"the bonus cards for easy bring up to {steps} steps in a round, a lap of 10 "
        "spaces, and so on without end"
    ) == refused(bonus("W1", first, *POINTS[1:]))


@pytest.mark.parametrize("first", [BonusSteps(7), GainCoins(7), GainKnowledge(2)])
def test_steps_below_a_lap(first: Effect) -> None:
    """Together with two coins of the other card, seven steps are no lap."""
    changes = bonus("W1", first, *POINTS[1:])

    assert isinstance(replace(DEFAULT, **changes), Content)
