"""Setting up and rigging, beyond the golden cases."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop import InvalidConfig, TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    ChooseRigs,
    Island,
    RigShip,
    Rule,
    Ship,
    rig_cost,
)
from tests.games.pirates_cove.drawing import A, B, C, D, E, play, refused, why_not
from tests.games.pirates_cove.playing import advanced
from tests.games.pirates_cove.showing import (
    LEGENDS,
    chances,
    gold,
    hand,
    levels,
    mat,
    places,
    told,
    turn,
)

COSTS = {2: 0, 3: 1, 4: 3, 5: 5, 6: 8, 7: 11, 8: 15}
"""What it costs from the start to a position: 1, 2, 2, 3, 3 and 4 added up."""


@pytest.mark.parametrize(
    ("players", "black", "gold", "tavern"),
    [(3, [1, 4], 97, 39), (4, [1], 88, 38), (5, [1], 79, 37)],
)
def test_table_by_number_of_players(
    players: int, black: list[int], gold: int, tavern: int
) -> None:
    """Black ships, supply and Tavern pile follow from the players (PC-022, PC-023)."""
    state = advanced(players)

    assert black == [int(each.where) for each in state.black_ships]
    assert len({each.legend for each in state.black_ships}) == len(black)
    assert (gold, 50, tavern) == (
        state.supply.gold,
        state.supply.treasures,
        state.decks.tavern.total,
    )


@pytest.mark.parametrize("players", [0, 1, 2, 6, 7])
def test_other_numbers_of_players(players: int) -> None:
    """Three to five can play, and nobody else (A7)."""
    with pytest.raises(InvalidConfig, match=f"Cove is for .* players, not {players}"):
        GAME.new_game(players)


def test_start_of_every_player() -> None:
    """Each has 9 gold, no treasure, no fame, all markers at 2 (A71; PC-016, PC-018)."""
    for pirate in advanced(5).pirates:
        assert Ship(2, 2, 2, 2) == pirate.ship
        assert (9, 0, 0) == (pirate.gold, pirate.treasures, pirate.fame)


def test_no_ship_is_anywhere_yet() -> None:
    """Before the first courses the ships lie at no island (A4)."""
    assert (None,) * 4 == places(advanced(4))


def test_ships_of_all_players_are_alike() -> None:
    """Each has a ship of four sections, all on the second place (PC-015, PC-020)."""
    assert {"2222"} == {levels(advanced(5), each) for each in (A, B, C, D, E)}


def test_second_black_ship() -> None:
    """Only three players have one more, at Cannon Island (PC-002, PC-025)."""
    fleets = [GAME.new_game(players).black_ships for players in (3, 4, 5)]

    assert [2, 1, 1] == [len(fleet) for fleet in fleets]
    assert Island.CANNON is fleets[0][1].where


def test_cards_are_dealt_before_rigging() -> None:
    """Each gets a Tavern card, then legends come aboard, then all rig (A3; PC-017)."""
    state = GAME.new_game(3)
    state = play(state, "drew A fame_1", "drew B fame_1", "drew C royal_navy")
    state = play(state, "met 0 blackbeard", "met 1 mary_read")

    assert ("fame_1", "fame_1", "royal_navy") == tuple(
        hand(state, each) for each in (A, B, C)
    )
    assert isinstance(state.pending[-1], ChooseRigs)
    assert "ABC" == turn(state)


def test_parrot_dealt_at_the_start() -> None:
    """A Parrot that is dealt lies on the mat at once, and is not replaced (A3)."""
    state = play(GAME.new_game(3), "drew A parrot_flint")

    assert ("", "parrot_flint") == (hand(state, A), mat(state, A))
    assert TurnRule.CHANCE is refused(state, "drew A fame_1").rule


def test_legends_of_two_black_ships_are_of_one_pile() -> None:
    """The second black ship takes the next of the same pile (A6; PC-014, PC-026)."""
    state = play(GAME.new_game(3), "drew A fame_1", "drew B fame_1", "drew C fame_1")
    state = play(state, "met 0 blackbeard")

    assert TurnRule.CHANCE is refused(state, "met 1 blackbeard").rule
    after = play(state, "met 1 mary_read")
    assert LEGENDS - {"blackbeard", "mary_read"} == set(after.decks.legends)


def test_the_navy_is_no_legend_of_the_pile() -> None:
    """The Royal Navy lies apart, and comes by its card only (PC-013)."""
    state = GAME.new_game(4)

    assert "royal_navy" not in state.decks.legends
    assert (5, None) == (state.decks.legends.total, state.navy)


def test_treasure_cards_lie_on_five_islands() -> None:
    """Sixty cards are there: twelve for each of the islands 1 to 5 (PC-011)."""
    state = GAME.new_game(4)

    assert (60, 5) == (state.decks.treasures.total, len(state.decks.turned))


# -- rigging


def test_every_rig_that_can_be_paid() -> None:
    """Whatever costs at most 9 is legal, and nothing else (A2; PC-034, PC-037)."""
    state = advanced(4)
    payable = {
        RigShip(A, *positions)
        for positions in product(COSTS, repeat=4)
        if sum(COSTS[position] for position in positions) <= 9
    }

    assert payable == set(GAME.legal_actions(state, A))


def test_what_a_rig_costs() -> None:
    """The costs of all levels of all sections add up (PC-035)."""
    content = advanced(4).config.content

    for positions in product(COSTS, repeat=4):
        cost = sum(COSTS[position] for position in positions)
        assert cost == rig_cost(content, RigShip(A, *positions))


def test_nine_gold_are_spent_to_the_last() -> None:
    """A rig may cost all there is; the supply has it then (A2; PC-036)."""
    state = advanced(3)
    assert why_not(state, "A: rig 4 5 3 2") is None

    state = play(state, "A: rig 4 5 3 2", "B: rig 2 2 2 2", "C: rig 2 2 2 2")

    assert ((0, 9, 9), "4532") == (gold(state), levels(state, A))
    assert 97 + 9 == state.supply.gold


def test_a_rig_too_dear() -> None:
    """One gold too many is refused (A2)."""
    refusal = refused(advanced(3), "A: rig 4 5 3 3")

    assert (Rule.RIGGING, {"needed": 10, "has": 9}) == (refusal.rule, told(refusal))


@pytest.mark.parametrize("rig", ["1 2 2 2", "2 2 0 2", "2 9 2 2", "2 2 2 1"])
def test_no_section_is_lowered_nor_leaves_the_mat(rig: str) -> None:
    """Positions go from the start to 8 (A2)."""
    refusal = refused(advanced(3), f"A: rig {rig}")

    assert (Rule.RIGGING, {"least": 2, "most": 8}) == (refusal.rule, told(refusal))


def test_rigs_in_any_order_and_only_once() -> None:
    """Players rig in the order they like, each once (A1)."""
    state = play(advanced(3), "C: rig 2 3 2 2", "A: rig 2 2 2 2")

    assert "B" == turn(state)
    for again in ("A: rig 2 2 2 3", "C: rig 2 2 2 2"):
        assert TurnRule.YOUR_TURN is refused(state, again).rule


def test_the_same_rigs_whoever_says_theirs_last() -> None:
    """Nothing depends on who rigs first (A1)."""
    said = ("A: rig 2 4 2 2", "B: rig 3 3 3 3", "C: rig 2 2 5 2")
    start = advanced(3)

    forward, backward = play(start, *said), play(start, *said[::-1])

    assert forward == backward
    assert ("2422", "3333", "2252") == tuple(
        levels(forward, each) for each in (A, B, C)
    )


def test_months_begin_when_all_have_rigged() -> None:
    """With the last rig month 1 begins, and cards are turned (PC-033, PC-043)."""
    state = play(advanced(3), *(f"{each}: rig 2 2 2 2" for each in "ABC"))

    assert 1 == state.month
    assert {f"turned 1 T{number:02}" for number in range(1, 61, 3)} == chances(state)
