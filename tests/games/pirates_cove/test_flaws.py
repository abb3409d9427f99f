"""Positions that no game can come to are refused, with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Bag, DecodingError, PlayerId, replace
from tabletop.games.pirates_cove import (
    GAME,
    AskEvent,
    BlackShip,
    CardId,
    ChooseCourses,
    ChooseRigs,
    DrawCards,
    EndCombat,
    EndYear,
    FireAt,
    Foe,
    Improve,
    Island,
    Item,
    LegendId,
    Navy,
    OrderFor,
    OrderShips,
    Phase,
    Plunder,
    PrepareBattle,
    RevealLegend,
    Rig,
    Section,
    Ship,
    StartMonth,
    StartRound,
    State,
    Supply,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TreasureId,
    Visit,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    fight,
    given,
    month_end,
    on,
    opened,
    prepare,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import combat, flaw

START = given(
    ship(6, hand="fame_1 freebooter", mat="parrot_flint mastercraft_hull*"),
    ship(3),
    ship(3),
    ship(7),
)
FIGHT = on(fight(ship(3, "2422", hand="steady_aim"), ship(3), ship(6), ship(7)))
UPGRADE = visit(Phase.UPGRADE, 6, ship(6, "2322"), ship(6), ship(1), ship(1))


def changed(state: State = START, **changes: Any) -> State:
    """Change a position, and leave all the rest."""
    return replace(state, **changes)


def first(state: State = START, **changes: Any) -> State:
    """Change what the first player has."""
    pirate = replace(state.pirates[0], **changes)
    return changed(state, pirates=(pirate, *state.pirates[1:]))


def decks(**changes: Any) -> State:
    """Change the piles."""
    return changed(decks=replace(START.decks, **changes))


def waiting(*items: Item, of: State = START) -> State:
    """Let other things wait."""
    return changed(of, pending=items)


def black(*ships: BlackShip) -> State:
    """Put other black ships on the map."""
    return changed(black_ships=ships)


SEAT = PlayerId(4)
MARY = LegendId("mary_read")
NOBODY = (None, None, None, None)
BOX = START.decks

FLAWS: list[tuple[State, str]] = [
    # the number of players
    (changed(pirates=START.pirates[:2]), "there are 2 pirates and 1 black ships"),
    (changed(pirates=START.pirates[:3]), "there are 3 pirates and 1 black ships"),
    (changed(pirates=START.pirates * 2), "there are 8 pirates and 1 black ships"),
    (
        black(BlackShip(Island(1), MARY), BlackShip(Island(4), None)),
        "there are 4 pirates and 2 black ships",
    ),
    # gold and treasures
    (first(gold=10), "there are 125 gold, not 124"),
    (changed(supply=Supply(87, 50)), "there are 123 gold, not 124"),
    (changed(first(gold=98), supply=Supply(-1, 50)), "there are 124 gold, not 124"),
    (first(treasures=1), "there are 51 treasures, not 50"),
    (changed(supply=Supply(88, 49)), "there are 49 treasures, not 50"),
    # cards
    (first(hand=("fame_1",)), "there are 1 of the card freebooter, not 2"),
    (first(hand=("ace",)), "there are 1 of the card ace, not 0"),
    (
        decks(tavern=BOX.tavern.without(CardId("fame_3"))),
        "there are 0 of the card fame_3, not 1",
    ),
    (
        decks(tavern_discards=Bag({CardId("fame_3"): 1})),
        "there are 2 of the card fame_3, not 1",
    ),
    (first(FIGHT, hand=()), "there are 1 of the card steady_aim, not 2"),
    (
        changed(FIGHT, combat=replace(combat(FIGHT), volley=(CardId("fame_3"),))),
        "there are 2 of the card fame_3, not 1",
    ),
    (decks(turned=(None,) * 4), "there are 5 outer islands"),
    (
        decks(treasures=BOX.treasures.without(TreasureId("T01"))),
        "the treasure cards are not those in the box",
    ),
    (decks(turned=("T01",) + (None,) * 4), "the treasure cards are not those in the"),
    (decks(legends=Bag()), "the legends are not those in the box"),
    (black(BlackShip(Island(1), LegendId("ann"))), "the legends are not those in the"),
    # the players
    (first(ship=Ship(9, 2, 2, 2)), "a marker of player 0 has no such position"),
    (first(ship=Ship(2, -1, 2, 2)), "a marker of player 0 has no such position"),
    (first(ship=Ship(2, 2, 0, 2)), "the crippled ship of player 0 is not at the Cove"),
    (
        first(hand=START.pirates[0].hand[::-1]),
        "the hand of player 0 is not in the order of the cards' ids",
    ),
    (given(ship(6, hand="parrot_flint")), "player 0 holds a Parrot"),
    (given(ship(6, mat="fame_1")), "a card on the mat of player 0 lies at no section"),
    (
        given(ship(6, mat="mastercraft_hull**")),
        "a card on the mat of player 0 has taken too many hits",
    ),
    (given(ship(6, gold=-1)), "player 0 owes gold or treasures"),
    (given(ship(6, treasures=-1)), "player 0 owes gold or treasures"),
    (first(fame=-1), "player 0 has less fame than there is"),
    # ships of nobody
    (black(BlackShip(Island(7), MARY)), "no black ship lies at the Cove"),
    (black(BlackShip(Island(1), MARY, 6)), "a legend cannot have taken 6 hits"),
    (black(BlackShip(Island(1), MARY, -1)), "a legend cannot have taken -1 hits"),
    (
        changed(
            given(black="1:-", sunk="mary_read"),
            black_ships=(BlackShip(Island(1), None, 1),),
        ),
        "a legend cannot have taken 1 hits",
    ),
    (given(navy=(6, A)), "the Navy lies at the islands 1 to 5 only"),
    (changed(navy=Navy(Island(3), A, 8)), "the Navy cannot have taken 8 hits"),
    (changed(navy=Navy(Island(3), SEAT)), "there is no player 4"),
    # what waits
    (waiting(), "nothing waits, and the year is not over"),
    (waiting(Improve(SEAT)), "there is no player 4"),
    (waiting(Improve(PlayerId(-1))), "there is no player -1"),
    (waiting(AskEvent(Window.NAVY, (A, SEAT))), "there is no player 4"),
    (
        waiting(OrderShips(OrderFor.UPGRADE, ((A, SEAT),))),
        "there is no player 4",
    ),
    (
        waiting(Plunder(A, Island(2), SEAT), AskEvent(Window.BOOTY, (B,))),
        "there is no player 4",
    ),
    (waiting(ChooseRigs((None,) * 3)), "each player has one secret choice"),
    (waiting(ChooseCourses((None,) * 5)), "each player has one secret choice"),
    (waiting(AskEvent(Window.BOOTY, (A,))), "no card of the window booty can be asked"),
    (
        waiting(StartMonth(), AskEvent(Window.PASSAGE, (A,))),
        "no card of the window passage can be asked for",
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
    (
        waiting(ThrowDice(A, B, Section.HULL, 7, 5), of=FIGHT),
        "nobody throws 7 dice",
    ),
    # the month
    (changed(month=-1), "there is no month -1"),
    (changed(month=13), "there is no month 13"),
]


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_flaw(state: State, sentence: str) -> None:
    """What is impossible about a position is said in a sentence."""
    found = flaw(state)

    assert found is not None
    assert sentence in found


@pytest.mark.parametrize("state", [START, FIGHT, UPGRADE, GAME.new_game(3)])
def test_no_flaw(state: State) -> None:
    """A position that a game can come to has no flaw."""
    assert flaw(state) is None


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_is_not_loaded(state: State, sentence: str) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    with pytest.raises(DecodingError, match="no game can come to this") as caught:
        GAME.loads_state(GAME.dumps(state))

    assert "$.data" == caught.value.path
    assert sentence in caught.value.reason


def test_positions_of_tests_are_possible() -> None:
    """What these tests build is what games come to."""
    for state in (
        sailing(),
        opened(Window.NAVY, ship(2), ship(6, hand="royal_navy")),
        on(prepare(ship(3, hand="fame_1"), ship(3))),
        visit(Phase.PLUNDER, 2, ship(2), turned="2:T16"),
        month_end(ship(1, treasures=9)),
        given(tavern="fame_1", discards="fame_2"),
    ):
        assert flaw(state) is None
