"""Coin spaces: one coin on stopping, seven at most."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import (
    GREY,
    CoinGained,
    Kind,
    Rule,
    Space,
    coins_in_reserve,
    kind_of,
)
from tests.games.lock_n_go.drawing import (
    at,
    coins,
    destinations,
    given,
    levels,
    play,
    start_with,
)


@pytest.mark.parametrize("text", ["B1-B2", "D1-D2", "B1-A1", "D1-E1"])
def test_every_landing_on_a_coin_space_gains_one(text: str) -> None:
    """Forward or sideways, on an own disc or on none: one coin (LG-025)."""
    state = given()

    assert Kind.COIN is kind_of(state, Space(text[3:]))
    assert (1, 0) == coins(play(state, text)), Rule.COIN.text


def test_grey_gains_coins_too() -> None:
    """Grey takes coins from the same spaces (R34; LG-019)."""
    state = play(given(to_act=GREY), "B7-B6")

    assert ((0, 1), 14) == (coins(state), coins_in_reserve(state))


def test_coin_in_the_opponents_start_row() -> None:
    """A coin space of the other side pays as well (R34)."""
    state = given("7 . G G G G\n6 K . . . G\n1 . K K K K")

    assert (1, 0) == coins(play(state, "A6-A7"))


def test_no_coin_on_other_spaces() -> None:
    """A plain, a lock and an unpaid advance space give nothing."""
    state = given(start_with("C1", "C2"))

    for text in ("A1-A2", "E1-E2/R5", "C2-C3"):
        assert (0, 0) == coins(play(state, text))


def test_coin_on_top_of_another_disc() -> None:
    """Who lands on a disc in a coin space gains the coin all the same (LG-019)."""
    state = play(given(start_with("C7", "B2")), "B1-B2")

    assert ("GK", (1, 0)) == (at(state, "B2"), coins(state))


@pytest.mark.parametrize("held", range(7))
def test_one_more_below_seven(held: int) -> None:
    """With fewer than seven coins one more is gained (LG-026)."""
    assert (held + 1, 0) == coins(play(given(coins=(held, 0)), "B1-B2"))


def test_no_eighth_coin() -> None:
    """With seven the landing is legal and gains nothing (R22; LG-026, LG-027)."""
    state = given(coins=(7, 0))

    after = play(state, "B1-B2")

    assert ("K", (7, 0), 8) == (at(after, "B2"), coins(after), coins_in_reserve(after))
    assert not any(isinstance(event, CoinGained) for event in after.news)


def test_limit_counts_for_each_hand_alone() -> None:
    """Black's seven coins do not keep grey from gaining (R22)."""
    assert (7, 7) == coins(play(given(coins=(7, 6), to_act=GREY), "B7-B6"))


def test_gaining_again_after_paying() -> None:
    """Once fewer than seven are held, coins are gained again (LG-027)."""
    state = given(start_with("C1", "C2"), coins=(7, 0))

    state = play(state, "C2-C3", "C7-C6")
    assert ((5, 0), (2, 1)) == (coins(state), levels(state))

    assert (6, 0) == coins(play(state, "B1-B2"))


def test_gain_first_and_pay_in_a_later_turn() -> None:
    """Coins that discs collect pay for the victory track (LG-014)."""
    state = given(start_with("C1", "C2"))

    state = play(state, "B1-B2", "C7-C6", "D1-D2", "C6-B6", "C2-C3")

    assert ((0, 1), (2, 1)) == (coins(state), levels(state))


def test_reserve_is_never_empty() -> None:
    """Two full hands leave a coin in the reserve (LG-004)."""
    assert 1 == coins_in_reserve(given(coins=(7, 7)))


def test_blocked_coin_space_is_no_way_to_a_coin() -> None:
    """A coin space that is blocked is not entered, so it gives nothing (R39)."""
    state = given(start_with("B1", "B3"))

    assert Kind.COIN is kind_of(state, Space("B4"))
    assert "B4" not in destinations(state, "B3")
