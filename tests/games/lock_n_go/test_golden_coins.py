"""Golden cases 24 to 27: gaining coins."""

from __future__ import annotations

from tabletop.games.lock_n_go import BLACK, GAME, GREY, coins_in_reserve
from tests.games.lock_n_go.drawing import at, coins, given, play


def test_g24_coin_on_landing() -> None:
    """Who stops on a coin space takes one coin from the reserve."""
    state = play(given(), "B1-B2")

    assert ((1, 0), 14) == (coins(state), coins_in_reserve(state))
    assert "K" == at(state, "B2")
    assert (GREY,) == GAME.to_act(state)


def test_g25_up_to_seven() -> None:
    """The seventh coin is gained."""
    state = given(coins=(6, 0))

    assert 9 == coins_in_reserve(state)
    after = play(state, "B1-B2")

    assert ((7, 0), 8) == (coins(after), coins_in_reserve(after))


def test_g27_no_coin_for_standing_there() -> None:
    """A disc that stands on a coin space gains nothing while another one moves."""
    state = play(given(), "B1-B2", "C7-C6")

    after = play(state, "C1-C2")

    assert "K" == at(after, "B2")
    assert (1, 0) == coins(after)
    assert (1, 0) == coins(play(after, "E7-E6"))
    assert (BLACK,) == GAME.to_act(state)
