"""Golden cases 1 to 16: setting up, rigging, navigation."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, InvalidConfig, SeededRng
from tabletop.games.pirates_cove import (
    GAME,
    OUTER,
    BlackShip,
    CardKind,
    ChooseCourses,
    Island,
    Rule,
    Section,
    Ship,
    State,
    value_of,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    given,
    on,
    play,
    refused,
    sailing,
    ship,
    why_not,
)
from tests.games.pirates_cove.showing import (
    LEGENDS,
    fame,
    flaw,
    gold,
    levels,
    places,
    told,
    treasures,
    turn,
)


def begun(players: int, seed: int = 1) -> State:
    """Set a game up, and deal."""
    return GAME.advance(GAME.new_game(players), SeededRng(seed))


def cards(state: State) -> list[int]:
    """Count the cards of each player, in hand and in play."""
    return [len(each.hand) + len(each.mat) for each in state.pirates]


@pytest.mark.parametrize("seed", range(12))
def test_g01_three_players(seed: int) -> None:
    """The table of three: ships, gold, cards, stacks, black ships, piles (A3, A6)."""
    state = begun(3, seed)

    assert (None, 0) == (flaw(state), state.month)
    assert ((9,) * 3, (0,) * 3, (0,) * 3) == (
        gold(state),
        fame(state),
        treasures(state),
    )
    assert {Ship(2, 2, 2, 2)} == {each.ship for each in state.pirates}
    kinds = state.config.content.catalogue.card
    held = [kinds[card].kind for each in state.pirates for card in each.hand]
    laid = [kinds[each.card].kind for pirate in state.pirates for each in pirate.mat]
    assert CardKind.PARROT not in held
    assert {CardKind.PARROT} >= set(laid)
    assert ([1, 1, 1], 39) == (cards(state), state.decks.tavern.total)
    assert (60, (None,) * 5) == (state.decks.treasures.total, state.decks.turned)
    first, second = state.black_ships
    assert (Island.TAVERN, Island.CANNON) == (first.where, second.where)
    aboard = {str(first.legend), str(second.legend)}
    assert (2, LEGENDS - aboard) == (len(aboard), set(map(str, state.decks.legends)))
    assert (97, 50) == (state.supply.gold, state.supply.treasures)
    assert state.navy is None


def test_g03_five_players() -> None:
    """Five players: one black ship, 79 gold and 37 Tavern cards are left (A6)."""
    state = begun(5)

    (black,) = state.black_ships
    assert (Island.TAVERN, 4) == (black.where, state.decks.legends.total)
    assert (79, 37, [1] * 5) == (
        state.supply.gold,
        state.decks.tavern.total,
        cards(state),
    )


def test_g04_two_players() -> None:
    """Two players are too few (A7)."""
    with pytest.raises(InvalidConfig, match="not 2"):
        GAME.new_game(2)


def test_g05_six_players() -> None:
    """Six players are too many: there are five mats (A7; PC-003)."""
    with pytest.raises(InvalidConfig, match="not 6"):
        GAME.new_game(6)


# -- rigging


def rigged(*rigs: str) -> State:
    """Let players rig; who is not named rigs nothing."""
    state = begun(3)
    for player, rig in zip("ABC", (*rigs, *["2 2 2 2"] * (3 - len(rigs))), strict=True):
        state = play(state, f"{player}: rig {rig}")
    return state


def test_g06_sails_from_two_to_four() -> None:
    """Two levels cost 1 + 2: the costs add up, and the speed is 7 (PC-035, PC-037)."""
    state = rigged("2 4 2 2")

    assert ((6, 9, 9), "2422") == (gold(state), levels(state, A))
    assert 7 == value_of(state, A, Section.SAILS)


def test_g07_two_sections() -> None:
    """Sails 2 to 5 and cannon 2 to 4 cost 5 + 3 (PC-034)."""
    state = rigged("2 5 2 4")

    assert ((1, 9, 9), "2524") == (gold(state), levels(state, A))


def test_g09_nothing() -> None:
    """Who rigs nothing keeps all gold (A2; PC-033)."""
    state = rigged()

    assert ((9, 9, 9), "2222") == (gold(state), levels(state, A))


def test_g10_as_much_as_there_is_gold() -> None:
    """Sails to 6 cost 8 and are paid; to 7 they cost 11, which nobody has."""
    assert 1 == gold(rigged("2 6 2 2"))[A]

    refusal = refused(begun(3), "A: rig 2 7 2 2")
    assert Rule.RIGGING is refusal.rule
    assert {"needed": 11, "has": 9} == told(refusal)


def test_g12_blind() -> None:
    """A rig is seen by nobody until all have rigged; then by all (A1; PC-038)."""
    state = play(begun(3), "A: rig 2 4 2 2")

    for observer in (B, SPECTATOR):
        seen = GAME.view(state, observer)
        own = seen.table.pirates[A]
        assert (Ship(2, 2, 2, 2), 9) == (own.ship, own.gold)
        assert "4" not in repr(seen.table.pending[-1])
    state = play(state, "B: rig 2 2 2 2")
    assert "2222" == levels(state, A)
    after = GAME.view(play(state, "C: rig 3 2 2 2"), B).table
    assert [(4, 6), (2, 9), (2, 8)] == [
        (each.ship.sails, each.gold) for each in after.pirates
    ]


# -- navigation


def test_g13_nobody_sails_to_the_cove() -> None:
    """A wheel does not point at Pirate's Cove (A5)."""
    refusal = refused(given(), "A: sail 7")

    assert (Rule.NAVIGATION, {"to": 7}) == (refusal.rule, told(refusal))


def test_g14_staying() -> None:
    """A ship may stay where it is (A5)."""
    state = given(ship(3))

    assert why_not(state, "A: sail 3") is None


def test_g15_all_at_once() -> None:
    """No ship moves and no course is seen before the last is chosen (A5; PC-046)."""
    state = given(ship(1), ship(1), ship(1), ship(1))

    two = play(state, "A: sail 4", "B: sail 3")
    assert ((1, 1, 1, 1), "CD") == (places(two), turn(two))
    for observer in (A, B, SPECTATOR):
        (question,) = GAME.view(two, observer).table.pending
        assert isinstance(question, ChooseCourses)
        others = [seat for seat in (A, B) if seat != observer]
        assert all(question.courses[seat] is None for seat in others)
    three = play(two, "C: sail 2")
    assert (1, 1, 1, 1) == places(three)
    assert (4, 3, 2, 5) == places(play(three, "D: sail 5"))


def test_g16_no_two_ships_anywhere() -> None:
    """Four ships at four islands, the black one at the fifth: four plunders."""
    state = sailing(black="1:mary_read", turned="2:T31 3:T31 4:T31 5:T13")
    state = on(play(state, "A: sail 2", "B: sail 3", "C: sail 4", "D: sail 5"))

    assert (14, 14, 14, 12) == gold(state)
    assert state.combat is None
    assert (None,) * len(OUTER) == state.decks.turned
    assert (BlackShip(Island.TAVERN, state.black_ships[0].legend),) == state.black_ships
    assert "A" == turn(state)
