"""Tiles, specimens, objectives and seals that no game has are refused."""

from __future__ import annotations

import pytest

from tabletop import Bag, replace
from tabletop.games.darwins_journey.kinds import (
    GoalId,
    LetterId,
    ObjectiveId,
    Seal,
    TileId,
)
from tabletop.games.darwins_journey.pending import ChoosePair
from tabletop.games.darwins_journey.state import Slot, State
from tests.games.darwins_journey.flawed import (
    BEGUN,
    CLEAN_UP,
    DRAFT,
    MORNING,
    SOLO,
    START,
    Flaw,
    board,
    check_flaw,
    check_refusal,
    decks,
    mine,
    post,
)
from tests.games.darwins_journey.positions import A, B
from tests.games.darwins_journey.verbs import named

GREEN, BLUE, RED, PURPLE = Seal.GREEN, Seal.BLUE, Seal.RED, Seal.PURPLE
BOX, LAID = START.decks, START.board
NONE = (None, None, None)


def scrolls(*rows: tuple[Seal | None, ...], of: State = START) -> State:
    """Lay seals on the first scrolls; the others stay."""
    return board(of, scrolls=(*rows, *of.board.scrolls[len(rows) :]))


def objectives(text: str, of: State = START) -> State:
    """Lay objectives on display, and leave the stacks as they are."""
    return board(of, objectives=tuple(ObjectiveId(each) for each in text.split()))


def offered(name: str) -> State:
    """Let a starting objective be among the pairs before any has been drawn."""
    plan = [
        replace(item, silver=(ObjectiveId(name),))
        if isinstance(item, ChoosePair)
        else item
        for item in BEGUN.pending
    ]
    return replace(BEGUN, pending=tuple(plan))


LAID_OUT: list[Flaw] = [
    (board(tiles=(TileId(7),) * 6), "7 is there twice: special action tiles"),
    (board(goals=(GoalId(7),) * 5), "7 is there twice: Beagle goals"),
    (post(letters=(LetterId(2),) * 3), "2 is there twice: correspondence tiles"),
    (replace(START, turn_order=(A, A)), "0 is there twice: turn order"),
    (
        board(specimens=LAID.specimens[:1] * 10),
        "red_fossil is there twice: specimens on the tracks",
    ),
    (board(tiles=()), "0 have been laid out, not 6: special action tiles"),
    (board(BEGUN, tiles=(TileId(1),)), "1 have been laid out, not 0: special action"),
    (board(DRAFT, goals=()), "0 have been laid out, not 5: Beagle goals"),
    (replace(DRAFT, turn_order=(A,)), "1 have been laid out, not 2: turn order"),
    (board(specimens=()), "0 have been laid out, not 10: specimens on the tracks"),
    (
        board(tiles=LAID.tiles[::-1]),
        "the set-up leaves no choice, and lays out others: special action tiles",
    ),
    (
        post(letters=START.post.letters[::-1]),
        "the set-up leaves no choice, and lays out others: correspondence tiles",
    ),
    (
        replace(SOLO, turn_order=(A, B)),
        "the set-up leaves no choice, and lays out others: turn order",
    ),
    (
        decks(tiles=Bag.of([TileId(2)])),
        "1 are left to be drawn, not the 0 others: special action tiles",
    ),
    (
        decks(DRAFT, goals=Bag.of([GoalId(2)])),
        "1 are left to be drawn, not the 0 others: Beagle goals",
    ),
    (
        decks(BEGUN, letters=BEGUN.decks.letters.without(LetterId(1))),
        "7 are left to be drawn, not the 8 others: correspondence tiles",
    ),
    (
        decks(
            BEGUN, letters=BEGUN.decks.letters.without(LetterId(1)).plus(LetterId(2))
        ),
        "8 are left to be drawn, not the 8 others: correspondence tiles",
    ),
]

MUSEUM: list[Flaw] = [
    (board(shown=LAID.shown[1:]), "the set-up shows 6 specimens, those not on the"),
    (board(shown=LAID.shown[:1] * 6), "the set-up shows 6 specimens, those not on the"),
    (board(BEGUN, shown=named("gr")), "the set-up shows 0 specimens, those not on the"),
    (board(delivered=LAID.shown[:1]), "the blue_bird is in the museum twice"),
    (
        mine(board(delivered=named("gr gr")), research=named("gr")),
        "the green_reptile is in the museum twice",
    ),
    (
        mine(board(delivered=named("gr")), research=named("gp")),
        "nobody who has researched the green_reptile can have delivered it",
    ),
]

OBJECTIVES: list[Flaw] = [
    (objectives("S8 S8 G9 G7"), "the objective S8 is there twice"),
    (mine(by=B, reserve=START.people[A].reserve), "the objective SS2 is there twice"),
    (
        mine(silver=(Slot(ObjectiveId("SS2"), is_fulfilled=True), *[None] * 4)),
        "the objective SS2 is there twice",
    ),
    (decks(silver=BOX.silver.plus(ObjectiveId("S8"))), "objective S8 is there twice"),
    (offered("SS1"), "the objective SS1 is there twice"),
    (
        decks(silver=BOX.silver.without(ObjectiveId("S2")).plus(ObjectiveId("S2"), 2)),
        "the objective S2 is there twice",
    ),
    (
        decks(gold=BOX.gold.plus(ObjectiveId("S2")), silver=Bag()),
        "the objective S2 lies in the stack of the gold ones",
    ),
    (
        decks(gold=Bag.of([ObjectiveId("SG4")])),
        "the starting objective SG4 is on display, or will be",
    ),
    (objectives("SS1 S1 G9 G7"), "the starting objective SS1 is on display"),
    (
        decks(silver=BOX.silver.without(ObjectiveId("S2"))),
        "7 silver objectives are left in the stack, not 8",
    ),
    (decks(gold=Bag()), "0 gold objectives are left in the stack, not 8"),
    (replace(START, round=2), "8 silver objectives are left in the stack, not 6"),
    (
        board(DRAFT, objectives=DRAFT.board.objectives[:3]),
        "1 gold objectives are on display, not 2",
    ),
    (
        board(MORNING, objectives=(*MORNING.board.objectives, ObjectiveId("S8"))),
        "3 silver objectives are on display, not 2",
    ),
    (objectives("S1 G9 G7"), "1 silver objectives have left the game in 0 clean-ups"),
]

SEALS: list[Flaw] = [
    (scrolls((PURPLE, GREEN, BLUE)), "a purple seal lies on a scroll"),
    (
        scrolls((RED, *NONE[:2]), of=CLEAN_UP),
        "3 seals are to be drawn for 5 spaces of the scrolls",
    ),
    (
        scrolls(NONE, of=DRAFT),
        "3 spaces of the scrolls are empty before the first round",
    ),
    (
        scrolls(NONE, *START.board.scrolls[:3], of=CLEAN_UP),
        "a seal lies on a scroll below an empty space",
    ),
    (decks(purple=-1), "no supply holds -1 purple seals"),
    (decks(seals=BOX.seals.plus(PURPLE)), "no supply holds 12 purple seals, or such"),
    (decks(purple=11), "there are 11 purple seals, not 12"),
    (
        mine(rows=((PURPLE,), (BLUE, PURPLE), (GREEN,), (RED,), ())),
        "there are 13 purple seals, not 12",
    ),
    (decks(seals=BOX.seals.plus(GREEN)), "there are 13 green seals, not 12"),
    (
        decks(seals=BOX.seals.without(GREEN)),
        "1 seals have left the game after 0 clean-ups",
    ),
    (scrolls(NONE), "3 seals have left the game after 0 clean-ups"),
    (
        decks(CLEAN_UP, seals=CLEAN_UP.decks.seals.without(RED)),
        "4 seals have left the game after 1 clean-ups",
    ),
]

FLAWS = [*LAID_OUT, *MUSEUM, *OBJECTIVES, *SEALS]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What of the components cannot be so is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)
