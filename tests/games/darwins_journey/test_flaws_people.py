"""Seals, cards, objectives, benefits, coins and points that nobody has are refused."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from tabletop.games.darwins_journey.kinds import (
    CrewId,
    LastingKind,
    ObjectiveId,
    SpaceId,
)
from tabletop.games.darwins_journey.state import Config, CrewOnTable, Slot, State
from tests.games.darwins_journey.flawed import (
    CLEAN_UP,
    DRAFT,
    END,
    PAIRS,
    REWARDED,
    START,
    Flaw,
    board,
    check_flaw,
    check_refusal,
    mine,
    post,
    scored,
)
from tests.games.darwins_journey.pieces import SEALS
from tests.games.darwins_journey.positions import A, B, flaw, start, with_me, with_seals
from tests.games.darwins_journey.verbs import named

Row: TypeAlias = tuple[Slot | None, ...]
"""Slots of a metal."""

LATE = LastingKind.LATE_CAP
NONE = (None,) * 5
CARDS = START.people[A].crew
OPEN = start(seed=18, config=Config())
"""Knowledge can be given for 7 points; nothing lets research what was not met."""
LEARNED = with_seals(START, A, {1: "bbyyg", 2: "gbbyyg"})
"""Worker 1 could fulfil the crew card 1, so could worker 2; nobody else any."""


def rows(text: str, of: State = START) -> State:
    """Write the rows of A, taking seals from the supply: ``"p b g r -"``."""
    written = [
        tuple(SEALS[letter] for letter in row.strip("-")) for row in text.split()
    ]
    return with_me(of, A, rows=tuple(written))


def crew(*cards: tuple[int, int | None], of: State = START) -> State:
    """Lay crew cards before A, those that are fulfilled with a worker."""
    lying = [CrewOnTable(CrewId(card), worker) for card, worker in cards]
    return mine(of, crew=tuple(lying))


def slots(
    silver: str = "", gold: str = "", number: int = 0, of: State = START
) -> State:
    """Let A have objectives of the display on slots with a number."""
    own = of.people[A]
    rows = _with(own.silver, number, silver), _with(own.gold, number, gold)
    taken = {silver.rstrip("!"), gold.rstrip("!")}
    left = tuple(each for each in of.board.objectives if each not in taken)
    return mine(board(of, objectives=left), silver=rows[0], gold=rows[1])


def _with(row: Row, number: int, text: str) -> Row:
    """Put an objective on a slot; a fulfilled one has an exclamation mark."""
    if not text:
        return row
    lying = Slot(ObjectiveId(text.rstrip("!")), text.endswith("!"))
    return (*row[:number], lying, *row[number + 1 :])


BEFORE: list[Flaw] = [
    (mine(DRAFT, coins=5), "player 0 has done something before the first round"),
    (
        mine(DRAFT, by=B, ship=SpaceId("O1")),
        "player 1 has done something before the first round",
    ),
    (
        mine(PAIRS, by=B, research=named("gr")),
        "player 1 has done something before the first round",
    ),
    (
        mine(post(DRAFT, stamps=((1, 0), (0, 0), (0, 0))), stacks=(3, 4, 4)),
        "player 0 has done something before the first round",
    ),
    (with_seals(PAIRS, A, {1: "bb"}), "worker 1 of player 0 has 2 seals"),
]

ROWS: list[Flaw] = [
    (rows("g b g r -"), "the first and the last worker of player 0 gain no seals"),
    (rows("p b g r y"), "the first and the last worker of player 0 gain no seals"),
    (rows("p bbbbggr g r -"), "worker 1 of player 0 has 7 seals"),
    (rows("p y g r -"), "the first seals of player 0 are not those of the crew cards"),
    (rows("p - g r -"), "the first seals of player 0 are not those of the crew cards"),
    (
        rows("p g - - -", DRAFT),
        "the first seals of player 0 are not those of the crew cards",
    ),
]

CREW: list[Flaw] = [
    (mine(crew=CARDS[:2]), "player 0 has 2 crew cards, not 3"),
    (
        crew((1, None), (2, None), (3, None), of=DRAFT),
        "player 0 has 3 crew cards, not 0",
    ),
    (
        crew((1, None), (2, None), (11, None)),
        "player 0 has crew cards that are not of the first game",
    ),
    (
        mine(by=B, crew=CARDS),
        "the first seals of player 1 are not those of the crew cards",
    ),
    (
        rows("p r b y -", crew((4, None), (5, None), (6, None))),
        "the crew card 4 lies before two players",
    ),
    (
        crew((1, 1), (2, 1), (3, None), of=LEARNED),
        "worker 1 of player 0 has fulfilled two crew cards",
    ),
    (
        crew((1, 3), (2, None), (3, None), of=LEARNED),
        "crew card 1 is fulfilled, and 5 seals are lacking",
    ),
    (
        crew((1, 9), (2, None), (3, None), of=LEARNED),
        "crew card 1 is fulfilled, and 5 seals are lacking",
    ),
]

SLOTS: list[Flaw] = [
    (
        mine(
            board(objectives=START.board.objectives[1:]),
            reserve=(*START.people[A].reserve, ObjectiveId("S8")),
        ),
        "the reserve of player 0 holds 3 objectives",
    ),
    (slots(silver="G9"), "G9 lies on a silver slot, and is not fulfilled"),
    (slots(gold="S8"), "S8 lies on a gold slot, and is not fulfilled"),
    (mine(reserve=()), "player 0 has 0 starting silver objectives"),
    (
        mine(reserve=START.people[A].reserve[:1]),
        "player 0 has 0 starting gold objectives",
    ),
    (
        mine(
            mine(reserve=(), by=B),
            reserve=START.people[B].reserve,
            silver=(Slot(START.people[A].reserve[0], is_fulfilled=False), *NONE[1:]),
        ),
        "player 0 has 2 starting silver objectives",
    ),
    (mine(lasting=(LATE,)), "player 0 cannot have just these benefits: late_cap"),
    (slots(gold="G9!", number=3), "player 0 cannot have just these benefits: none"),
    (
        mine(slots(gold="G9!", number=3), lasting=(LATE, LATE)),
        "player 0 cannot have just these benefits: late_cap, late_cap",
    ),
    (mine(at=(None,) * 5), "player 0 has a fifth worker, and no slot has brought it"),
]

GOODS: list[Flaw] = [
    (mine(coins=-1), "player 0 cannot have -1 coins"),
    (mine(coins=10**18), "player 0 cannot have 1000000000000000000 coins"),
    (mine(knowledge=-1), "player 0 cannot have -1 temporary knowledge"),
    (mine(knowledge=10**6), "player 0 cannot have 1000000 temporary knowledge"),
    (mine(theory=37), "player 0 cannot have 37 spaces of theory"),
    (mine(theory=-1), "player 0 cannot have -1 spaces of theory"),
    (scored(actions=10**18), "player 0 cannot have 1000000000000000000 points by"),
    (scored(actions=-1), "player 0 cannot have -1 points by icons"),
    (scored(goals=1), "player 0 cannot have 1 points by 0 goals"),
    (scored(REWARDED, goals=6), "player 0 cannot have 6 points by 0 goals"),
    (scored(CLEAN_UP, goals=-1), "player 0 cannot have -1 points by 1 goals"),
    (scored(CLEAN_UP, goals=10**6), "player 0 cannot have 1000000 points by 1 goals"),
    (
        scored(scored(ribbons=-1), by=B, ribbons=1),
        "player 0 cannot have -1 points by golden ribbons",
    ),
    (scored(laps=3), "player 0 has 3 points by a bonus track of Alfred's"),
    (scored(knowledge=7), "player 0 cannot have 7 points by knowledge"),
    (scored(knowledge=-7), "player 0 cannot have -7 points by knowledge"),
    (scored(OPEN, knowledge=6), "player 0 cannot have 6 points by knowledge"),
    (
        mine(OPEN, research=(OPEN.board.specimens[-1],)),
        f"player 0 has researched the {OPEN.board.specimens[-1]} without meeting it",
    ),
    (mine(research=named("gr gr")), "player 0 has researched the green_reptile twice"),
]

FLAWS = [*BEFORE, *ROWS, *CREW, *SLOTS, *GOODS]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What nobody can have is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize(
    "state",
    [
        crew((1, 1), (2, None), (3, None), of=LEARNED),
        slots(silver="G9!"),
        slots(silver="S8"),
        mine(slots(gold="G9!"), at=(None,) * 5),
        scored(CLEAN_UP, goals=6),
        scored(END, goals=60),
        mine(coins=100, knowledge=20),
        scored(OPEN, knowledge=14),
        mine(OPEN, research=OPEN.board.shown),
        mine(OPEN, research=OPEN.board.specimens[2:4]),
    ],
)
def test_no_flaw(state: State) -> None:
    """What somebody can have is no flaw, however rare."""
    assert flaw(state) is None
