"""What cannot wait, or not there, is refused with a sentence."""

from __future__ import annotations

import pytest

from tabletop import Bag, DecodingError, PlayerId, replace
from tabletop.games.pirates_cove import (
    GAME,
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    Combat,
    DrawCards,
    EndCombat,
    EndYear,
    FireAt,
    Foe,
    Improve,
    Island,
    Navy,
    NextVolley,
    OrderFor,
    OrderShips,
    Phase,
    PlaceNavy,
    Plunder,
    PrepareBattle,
    Ranking,
    RevealLegend,
    Rig,
    Section,
    StartMonth,
    StartRound,
    State,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TreasureId,
    TurnTreasure,
    TurnUpgrades,
    Visit,
    Window,
)
from tests.games.pirates_cove.drawing import A, B, C, D, given, ship
from tests.games.pirates_cove.flawed import (
    BOX,
    FIGHT,
    MELEE,
    MONTH,
    NOBODY,
    PASSAGE,
    SEAT,
    changed,
    decks,
    firing,
    plundering,
    volley,
    waiting,
)
from tests.games.pirates_cove.showing import combat, flaw

FLAWS: list[tuple[State, str]] = [
    # what waits
    (waiting(), "nothing waits, and the year is not over"),
    (waiting(Improve(SEAT)), "there is no player 4"),
    (waiting(Improve(PlayerId(-1))), "there is no player -1"),
    (waiting(AskEvent(Window.NAVY, (A, SEAT))), "there is no player 4"),
    (waiting(OrderShips(OrderFor.UPGRADE, ((A, SEAT),))), "there is no player 4"),
    (
        waiting(Plunder(A, Island(2), SEAT), AskEvent(Window.BOOTY, (B,))),
        "there is no player 4",
    ),
    (waiting(ChooseRigs((None,) * 3)), "each player has one secret choice"),
    (waiting(ChooseCourses((None,) * 5)), "each player has one secret choice"),
    (waiting(AskEvent(Window.BOOTY, (A,))), "no step waits below AskEvent"),
    (
        waiting(StartMonth(), AskEvent(Window.PASSAGE, (A,))),
        "AskEvent does not wait on StartMonth",
    ),
    (waiting(FireAt(B, B)), "a ship that is in no combat is to fight"),
    (
        waiting(FireAt(PlayerId(2), PlayerId(2)), of=FIGHT),
        "a ship that is in no combat is to fight",
    ),
    (waiting(FireAt(A, Foe.NAVY), of=FIGHT), "a ship that is in no combat is to fight"),
    (
        waiting(ThrowDice(A, Foe.LEGEND, Section.HULL, 2, 5), of=FIGHT),
        "a ship that is in no combat is to fight",
    ),
    (
        waiting(OrderShips(OrderFor.ROUND, ((A, PlayerId(3)),)), of=FIGHT),
        "a ship that is in no combat is to fight",
    ),
    (waiting(PrepareBattle((B,))), "no combat is fought, but one waits to go on"),
    (waiting(ThrowForMutiny(B)), "no combat is fought, but one waits to go on"),
    (waiting(EndCombat(), Improve(A)), "no combat is fought, but one waits to go on"),
    (
        waiting(OrderShips(OrderFor.BATTLE, ((B, PlayerId(2)),))),
        "no combat is fought, but one waits to go on",
    ),
    *(
        (state, "nobody is to act, nothing is due, and the year is not over")
        for state in (
            waiting(StartMonth()),
            waiting(Visit(Phase.COMBAT, Island(3))),
            waiting(EndYear()),
            waiting(ChooseCourses((Island(1),) * 4)),
            waiting(ChooseRigs((Rig(2, 2, 2, 2),) * 4)),
            waiting(AskEvent(Window.NAVY, ())),
            waiting(PrepareBattle((A, B), 2), of=FIGHT),
            waiting(OrderShips(OrderFor.UPGRADE, ((A,), (B,)))),
            waiting(ThrowDice(A, B, Section.HULL, 0, 5), of=FIGHT),
            waiting(DrawCards(A, 0)),
            waiting(RevealLegend(1)),
            waiting(StartRound(), of=FIGHT),
        )
    ),
    (
        waiting(Visit(Phase.COMBAT, Island.COVE), DrawCards(A, 1)),
        "no combat comes to island 7",
    ),
    (waiting(TakeShelter(A), TakeShelter(A)), "the same waits twice"),
    (
        waiting(OrderShips(OrderFor.WINDOW, ((A, B),))),
        "ships are put in order for no window",
    ),
    (waiting(ThrowDice(A, B, Section.HULL, 7, 5), of=FIGHT), "nobody throws 7 dice"),
    # what waits on what
    (waiting(Improve(A)), "no step waits below Improve"),
    (
        waiting(OrderShips(OrderFor.UPGRADE, ((A, B),))),
        "no step waits below OrderShips",
    ),
    (waiting(*MONTH, Improve(A)), "Improve does not wait on Visit"),
    (
        waiting(*MONTH, OrderShips(OrderFor.WINDOW, ((A, B),), (), Window.BOOTY)),
        "OrderShips does not wait on Visit",
    ),
    (
        waiting(*MONTH, TurnUpgrades(()), OrderShips(OrderFor.UPGRADE, ((A, B),))),
        "OrderShips does not wait on TurnUpgrades",
    ),
    (
        waiting(*MONTH, StartMonth(), ChooseRigs(NOBODY)),
        "StartMonth does not wait on Visit",
    ),
    (waiting(*MONTH, DrawCards(A, 1), DrawCards(A, 2)), "the same waits twice"),
    (
        waiting(
            *MONTH,
            AskEvent(Window.NAVY, (A,)),
            PlaceNavy(A, Island(1)),
            AskEvent(Window.NAVY, (B,)),
        ),
        "the same waits twice",
    ),
    # secret choices
    (
        waiting(StartMonth(), ChooseRigs((Rig(9, 2, 2, 2), *NOBODY[1:]))),
        "player 0 cannot have such a ship",
    ),
    (
        waiting(*MONTH, ChooseCourses((Island.COVE, *NOBODY[1:]))),
        "no wheel points at the Cove",
    ),
    # who comes after whom
    *(
        (state, "the same ship is in an order twice")
        for state in (
            waiting(*MONTH, AskEvent(Window.NAVY, (A, A))),
            waiting(*MONTH, StartRound(), PrepareBattle((A, B, A)), of=FIGHT),
            waiting(*MONTH, NextVolley((B, B)), FireAt(A, A), of=FIGHT),
            waiting(*MONTH, TurnUpgrades((A, A)), Improve(B)),
            waiting(*MONTH, OrderShips(OrderFor.UPGRADE, ((A, B), (B,)))),
            waiting(Ranking(((A, B), (C, D, A)))),
        )
    ),
    (waiting(Ranking(((A, B, C, D), ()))), "there is a place for nobody in an order"),
    (waiting(Ranking(((A, B), (C,)))), "the ranking is not one of all players"),
    (
        waiting(OrderShips(OrderFor.RANKING, ((A, B), (C,)))),
        "the ranking is not one of all players",
    ),
    (
        waiting(OrderShips(OrderFor.RANKING, ((A,), (B, C, D)))),
        "nobody is to act, nothing is due, and the year is not over",
    ),
    (
        waiting(*MONTH, OrderShips(OrderFor.UPGRADE, ((A, B), (C, D)), (1, 2))),
        "no 2 dice are thrown for this order",
    ),
    (
        waiting(*MONTH, OrderShips(OrderFor.UPGRADE, ((A, B),), (7,))),
        "a die shows a face that it does not have",
    ),
    (
        waiting(*MONTH, OrderShips(OrderFor.UPGRADE, ((A, Foe.NAVY),))),
        "only for a round are foes put in order",
    ),
    (
        waiting(*MONTH, OrderShips(OrderFor.ROUND, ((A, B),)), of=MELEE),
        "a round is ordered without a ship that fights",
    ),
    # combats
    (firing(FireAt(B, A)), "player 1 does not speak for this ship"),
    (
        waiting(
            *MONTH,
            NextVolley((B,)),
            FireAt(A, A),
            of=given(
                ship(3), ship(7), ship(7), ship(7), combat=Combat(Island(3)), turned=""
            ),
        ),
        "a ship is to fire, and the combat is decided",
    ),
    (firing(volley(dice=3)), "3 dice are not thrown after 0 hits"),
    (firing(volley(dice=3, hits=-1)), "3 dice are not thrown after -1 hits"),
    (firing(volley(dice=2, hits=10**18)), "are not thrown after 1000000000000000000"),
    (firing(volley(face=6)), "this volley does not hit from 6 on"),
    (firing(volley(rerolls=1)), "dice are not thrown 1 times more"),
    (changed(combat=Combat(Island(3))), "a combat is fought, and nothing of it waits"),
    (
        changed(FIGHT, combat=replace(combat(FIGHT), round=-1)),
        "no combat is in round -1 at island 3",
    ),
    (
        waiting(
            *MONTH,
            StartRound(),
            PrepareBattle((D,)),
            of=changed(combat=Combat(Island.COVE)),
        ),
        "no combat is in round 0 at island 7",
    ),
    (
        changed(FIGHT, combat=replace(combat(FIGHT), order=(A, B, A))),
        "a ship is in the same combat twice",
    ),
    (
        changed(FIGHT, combat=replace(combat(FIGHT), hit=(B, B))),
        "a ship is in the same combat twice",
    ),
    # places and draws
    (
        waiting(*PASSAGE, PlaceNavy(A, Island(6)), AskEvent(Window.PASSAGE, (B,))),
        "no Navy comes to island 6",
    ),
    (
        waiting(
            *PASSAGE,
            PlaceNavy(A, Island(1)),
            AskEvent(Window.PASSAGE, (B,)),
            of=changed(navy=Navy(Island(3), A)),
        ),
        "no Navy comes to island 1",
    ),
    (plundering(Plunder(A, Island(6))), "player 0 cannot plunder island 6"),
    (plundering(Plunder(B, Island(3), B)), "player 1 cannot plunder island 3"),
    (plundering(Plunder(A, Island(3))), "player 0 does not lie at island 3"),
    (
        waiting(*MONTH, TurnUpgrades(()), TakeShelter(A)),
        "player 0 does not lie at the Cove",
    ),
    (
        waiting(*MONTH, TurnUpgrades(()), Improve(A, 4)),
        "player 0 cannot have bought 4 cards",
    ),
    (
        waiting(*MONTH, TurnUpgrades(()), Improve(A, -1)),
        "player 0 cannot have bought -1 cards",
    ),
    (waiting(*MONTH, DrawCards(A, 10**18)), "player 0 cannot draw 1000000000000000000"),
    (
        waiting(*MONTH, DrawCards(A, -1), DrawCards(B, 1)),
        "player 0 cannot draw -1 cards",
    ),
    (
        waiting(*MONTH, ChooseCourses(NOBODY), TurnTreasure(Island(6))),
        "no treasure card is to be turned at island 6",
    ),
    (
        waiting(
            *MONTH,
            ChooseCourses(NOBODY),
            TurnTreasure(Island(2)),
            of=given(ship(3), turned="2:T16"),
        ),
        "no treasure card is to be turned at island 2",
    ),
    (
        waiting(StartMonth(), RevealLegend(1), RevealLegend(0)),
        "there is no black ship 1",
    ),
    (
        waiting(StartMonth(), RevealLegend(0)),
        "black ship 0 has a legend aboard already",
    ),
    # the month
    (waiting(StartMonth(), ChooseRigs(NOBODY)), "this does not wait in month 1"),
    (
        waiting(
            StartMonth(), RevealLegend(0), of=given(ship(3), black="1:-", month=12)
        ),
        "this does not wait in month 12",
    ),
    (
        waiting(EndYear(), RevealLegend(0), of=given(ship(3), black="1:-")),
        "this does not wait in month 1",
    ),
    (waiting(Ranking(((A, B), (C, D)))), "this does not wait in month 1"),
    (changed(month=0), "this does not wait in month 0"),
    (
        decks(
            treasures=Bag({TreasureId("T01"): 1}),
            used=BOX.treasures.without(TreasureId("T01")),
        ),
        "55 treasure cards are still to be turned",
    ),
]


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_flaw(state: State, sentence: str) -> None:
    """What is impossible about a position is said in a sentence."""
    found = flaw(state)

    assert found is not None
    assert sentence in found


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_is_not_loaded(state: State, sentence: str) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    with pytest.raises(DecodingError, match="no game can come to this") as caught:
        GAME.loads_state(GAME.dumps(state))

    assert "$.data" == caught.value.path
    assert sentence in caught.value.reason
