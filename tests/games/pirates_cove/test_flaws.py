"""Positions that no game can come to are refused, with a sentence."""

from __future__ import annotations

import pytest

from tabletop import Bag, DecodingError, replace
from tabletop.games.pirates_cove import (
    GAME,
    BlackShip,
    CardId,
    Config,
    Island,
    LegendId,
    Navy,
    Phase,
    Ship,
    State,
    Supply,
    TreasureId,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    given,
    month_end,
    on,
    opened,
    prepare,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.flawed import (
    BOX,
    FIGHT,
    MARY,
    MONTH,
    SEAT,
    START,
    UPGRADE,
    black,
    changed,
    decks,
    first,
)
from tests.games.pirates_cove.showing import combat, flaw

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
    (first(fame=10**18), "player 0 cannot have 1000000000000000000 fame"),
    (
        changed(first(fame=-3), config=Config(fame_floor=None)),
        "player 0 cannot have -3 fame",
    ),
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
        on(prepare(ship(3, hand="fame_1"), ship(3), pending=MONTH)),
        visit(Phase.PLUNDER, 2, ship(2), turned="2:T16"),
        month_end(ship(1, treasures=9)),
        sailing(tavern="fame_1", discards="fame_2"),
    ):
        assert flaw(state) is None
