"""Treasure cards are turned, and wheels are set, beyond the golden cases."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import PlayerId, TurnRule
from tabletop.games.pirates_cove import GAME, ChoiceMade, Island, SetCourse, ShipMoved
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    D,
    given,
    month_end,
    play,
    refused,
    sailing,
    ship,
    why_not,
)
from tests.games.pirates_cove.showing import places, turn


@pytest.mark.parametrize("island", range(1, 7))
def test_all_islands_may_be_chosen(island: int) -> None:
    """A wheel shows the islands 1 to 6 (A5)."""
    assert why_not(given(), f"B: sail {island}") is None


def test_nothing_else_may_be_chosen() -> None:
    """Six courses are all there are, for everybody (A5)."""
    for player in range(4):
        assert {f"sail {island}" for island in range(1, 7)} == {
            GAME.format_action(each)
            for each in GAME.legal_actions(given(), PlayerId(player))
        }


def test_one_card_is_turned_on_each_outer_island() -> None:
    """Each month five cards are turned, from island 1 to 5 (PC-043, A57)."""
    state = month_end(month=1)

    for island, card in enumerate(("T01", "T04", "T04", "T07", "T58"), 1):
        state = play(state, f"turned {island} {card}")

    assert ("T01", "T04", "T04", "T07", "T58") == state.decks.turned
    assert (55, 2) == (state.decks.treasures.total, state.month)
    assert "ABCD" == turn(state)


def test_cards_turned_before_wheels_are_set() -> None:
    """Everybody knows what the islands bring before choosing one (PC-042, PC-044)."""
    state = month_end(month=1)

    for text in ("turned 1 T01", "turned 2 T01", "turned 3 T01"):
        assert () == GAME.to_act(state)
        state = play(state, text)
    assert TurnRule.CHANCE is refused(state, "turned 4 T01").rule


def test_a_course_is_chosen_once() -> None:
    """Who has set the wheel does not touch it any more (PC-046)."""
    state = play(given(), "B: sail 3")

    assert TurnRule.YOUR_TURN is refused(state, "B: sail 4").rule


def test_courses_in_any_order() -> None:
    """It does not matter who sets the wheel first (A5)."""
    said = ("A: sail 4", "B: sail 3", "C: sail 2", "D: sail 1")

    assert play(sailing(), *said) == play(sailing(), *said[::-1])


def test_all_ships_sail_at_once() -> None:
    """The last course moves all ships, and that is told (PC-047)."""
    state = play(given(), "A: sail 4", "C: sail 4", "D: sail 6")
    assert (ChoiceMade(D),) == state.news

    state = play(state, "B: sail 1")

    assert (
        ChoiceMade(B),
        ShipMoved(A, Island(4)),
        ShipMoved(B, Island(1)),
        ShipMoved(C, Island(4)),
        ShipMoved(D, Island(6)),
    ) == state.news
    assert (4, 1, 4, 6) == places(state)


def test_ships_sail_from_the_cove() -> None:
    """Who spent the month at the Cove may sail to any island (A5)."""
    state = given(ship(7), ship(7))

    state = play(state, *(f"{each}: sail 2" for each in "ABCD"))

    assert (2, 2, 2, 2) == places(state)


def test_a_plain_number_is_the_island_it_means() -> None:
    """Who writes a 1 sails to Tavern Island, and finds it open there."""
    assert SetCourse(A, 1).to is Island.TAVERN


def test_what_is_no_island_is_refused() -> None:
    """A number, or a word, that means no place is no course, nor what equals one."""
    others: tuple[Any, ...] = (0, 99, "x", None, 1.0, True, [1])

    for wrong in others:
        course = SetCourse(A, wrong)

        refusal = GAME.refusal(given(), course)
        assert refusal is not None
        assert TurnRule.ACTIONS is refusal.rule
        assert "the to of SetCourse must be an Island, not " in refusal.message
