"""Sizes, names and seats that no game has are refused with a sentence."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, replace
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    Difficulty,
    GoalId,
    LetterId,
    ObjectiveId,
    PlaceId,
    SpaceId,
    TileId,
)
from tabletop.games.darwins_journey.pending import (
    BeginRound,
    ChooseEffects,
    ChoosePair,
    CleanUp,
    DoEffect,
    DraftCrew,
    EndCrew,
    EndTurn,
    KeepCrew,
    NextWorker,
    RankEnvelope,
    Ranking,
    RemoveStamps,
    SetTurnOrder,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.state import Config, CrewOnTable, Slot, State, Tent
from tests.games.darwins_journey.flawed import (
    DRAFT,
    SOLO,
    STAGES,
    START,
    Flaw,
    board,
    check_flaw,
    check_refusal,
    decks,
    mine,
    on_top,
    post,
    waiting,
)
from tests.games.darwins_journey.positions import A, B, C, flaw

STRANGER = PlayerId(7)
NOWHERE = SpaceId("X1")

SIZES: list[Flaw] = [
    # who plays
    (replace(START, people=START.people[:1]), "1 players do not play"),
    (replace(START, people=START.people * 3), "6 players do not play"),
    (replace(SOLO, people=SOLO.people[:1] * 3), "2 players do not play against Alfred"),
    (
        replace(START, config=Config(solo=Difficulty.EASY)),
        "nobody plays against Alfred, who was to be the opponent",
    ),
    (
        replace(SOLO, config=Config(solo=Difficulty.MEDIUM)),
        "Alfred plays the board easy, not medium",
    ),
    # boards
    (mine(rows=START.people[0].rows[:4]), "player 0 has 4 rows of seals, not 5"),
    (mine(at=(None,) * 6), "player 0 has 6 workers, not 5"),
    (mine(SOLO, B, at=(None,) * 5), "player 1 has 5 workers, not 4"),
    (mine(stacks=(4, 4)), "player 0 has 2 stacks of stamps, not 3"),
    (mine(silver=(None,) * 6), "player 0 has 6 silver slots, not 5"),
    (mine(gold=()), "player 0 has 0 golden slots, not 5"),
    (mine(explorers=(SpaceId("A0"),)), "player 0 has 1 islands, not 3"),
    (board(scrolls=START.board.scrolls[:3]), "there are 3 scrolls, not 4"),
    (board(scrolls=((None,) * 2,) * 4), "a scroll has 2 spaces, not 3"),
    (post(stamps=((0, 0),) * 2), "there are 2 envelopes, not 3"),
    (post(stamps=((0, 0, 0),) * 3), "3 have stamps on an envelope, not 2"),
    (on_top(*[TakeTurn(A)] * 400), "403 things wait at once"),
    (
        replace(DRAFT, pending=(*DRAFT.pending[:-1], DraftCrew((), (), ()))),
        "the crew is not drafted by all 2 players",
    ),
    (waiting(RemoveStamps(0, (1, 1, 1))), "3 lose stamps, not 2"),
]

NAMES: list[Flaw] = [
    (board(tiles=(TileId(13),)), "there is no special action tile 13"),
    (post(letters=(LetterId(9),)), "there is no correspondence tile 9"),
    (board(goals=(GoalId(0),)), "there is no Beagle goal 0"),
    (board(objectives=(ObjectiveId("S11"),)), "there is no objective 'S11'"),
    (mine(reserve=(ObjectiveId("X"),)), "there is no objective 'X'"),
    (
        mine(silver=(Slot(ObjectiveId("X"), is_fulfilled=False), *[None] * 4)),
        "there is no objective 'X'",
    ),
    (
        decks(silver=START.decks.silver.plus(ObjectiveId("S0"))),
        "there is no objective 'S0'",
    ),
    (decks(gold=START.decks.gold.plus(ObjectiveId("G0"))), "no objective 'G0'"),
    (mine(crew=(CrewOnTable(CrewId(17)),)), "there is no crew card 17"),
    (mine(ship=SpaceId("A1")), "there is no space of the ocean 'A1'"),
    (mine(explorers=(SpaceId("B1"), None, None)), "there is no space of island A 'B1'"),
    (
        mine(explorers=(SpaceId("A0"), None, SpaceId("A0"))),
        "there is no space of island C 'A0'",
    ),
    (board(ribbons=(SpaceId("A1"),)), "there is no golden ribbon at 'A1'"),
    (board(ends=(SpaceId("A1"),)), "there is no end of a track 'A1'"),
    (board(tents=(Tent(NOWHERE, 0, A),)), "there is no campsite 'X1'"),
    (board(lenses=((PlaceId("home"), A),)), "there is no place 'home'"),
    (mine(at=(PlaceId("hammock"), None, None, None)), "there is no place 'hammock'"),
    (board(lenses=((PlaceId("academy_2"), STRANGER),)), "there is no player 7"),
    (board(tents=(Tent(SpaceId("A4"), 0, STRANGER),)), "there is no player 7"),
    (board(reserved=(STRANGER,)), "there is no player 7"),
    (replace(START, turn_order=(A, PlayerId(-1))), "there is no player -1"),
]

ASKED: list[Flaw] = [
    (on_top(TakeTurn(C)), "there is no player 2"),
    (on_top(EndTurn(C)), "there is no player 2"),
    (on_top(NextWorker(C)), "there is no player 2"),
    (on_top(Window((A, C))), "there is no player 2"),
    (on_top(ChoosePair((C,))), "there is no player 2"),
    (on_top(KeepCrew(C, ())), "there is no player 2"),
    (on_top(ChooseEffects(C, ())), "there is no player 2"),
    (on_top(DoEffect(C, Academy())), "there is no player 2"),
    (on_top(EndCrew(C, CrewId(1), 1)), "there is no player 2"),
    (on_top(EndCrew(A, CrewId(20), 1)), "there is no crew card 20"),
    (on_top(EndCrew(A, CrewId(1), 5)), "there is no worker 5"),
    (on_top(KeepCrew(A, (), (CrewId(20),))), "there is no crew card 20"),
    (
        on_top(DraftCrew(((CrewId(20),), ()), ((), ()), (None, None))),
        "there is no crew card 20",
    ),
    (
        on_top(DraftCrew(((), ()), ((), ()), (CrewId(20), None))),
        "there is no crew card 20",
    ),
    (on_top(ChooseEffects(A, (), card=CrewId(20))), "there is no crew card 20"),
    (on_top(ChooseEffects(A, (), place=PlaceId("x"))), "there is no place 'x'"),
    (on_top(ChoosePair((), (ObjectiveId("SS9"),))), "there is no objective 'SS9'"),
    (on_top(RankEnvelope(3)), "there is no envelope 3"),
    (on_top(RemoveStamps(-1, (0, 0))), "there is no envelope -1"),
]

STAGE: list[Flaw] = [
    (waiting(), "nothing waits, and the game is not over"),
    (waiting(TakeTurn(A)), "TakeTurn is not what waits last in any game"),
    (waiting(SetTurnOrder()), "SetTurnOrder is not what waits last in any game"),
    (replace(START, round=0), "there is no round 0"),
    (replace(START, round=6), "there is no round 6"),
    (waiting(CleanUp(), of=replace(START, round=6)), "there is no round 6"),
    (
        waiting(BeginRound(), of=replace(START, round=5)),
        "no clean-up follows on round 5 of 5",
    ),
    (
        waiting(BeginRound(), of=replace(START, round=-1)),
        "no clean-up follows on round -1 of 5",
    ),
    (waiting(Ranking()), "the game is over in round 1, not 5"),
]

FLAWS = [*SIZES, *NAMES, *ASKED, *STAGE]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What is impossible about a position is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize("state", STAGES)
def test_no_flaw(state: State) -> None:
    """A position that a game can come to has no flaw, at any stage."""
    assert flaw(state) is None
