"""Golden cases 27 to 42: moving ships."""

from __future__ import annotations

from tabletop.games.beacon_patrol import GAME, Rule
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    given,
    hand,
    play,
    refused,
    ship,
    tokens,
    told,
)

EAST = "1,0 WWWW-P"


def test_g27_no_move_to_where_nothing_lies() -> None:
    """A ship does not sail to 1,0 while there is no tile, and keeps its tokens."""
    refusal = refused(given(), "1,0")

    assert Rule.ONE_SPACE is refusal.rule
    assert {"to": "1,0"} == told(refusal)


def test_g28_never_diagonal() -> None:
    """A ship does not sail from 0,0 to 1,1 in one move."""
    refusal = refused(given(f"{EAST}; 1,1 WWWW-P"), "1,1")

    assert Rule.ONE_SPACE is refusal.rule
    assert {"to": "1,1", "ship": "0,0"} == told(refusal)


def test_g31_three_tokens_of_two_players() -> None:
    """Of two players each moves by three tokens, and not by a fourth."""
    state = play(given(EAST), "1,0", "0,0", "1,0")

    assert ((1, 0), 0, 3) == (ship(state), tokens(state), tokens(state, P2))
    refusal = refused(state, "0,0")
    assert Rule.TOKENS is refusal.rule
    assert {"needed": 1, "has": 0} == told(refusal)


def test_g33_two_tokens_of_four_players() -> None:
    """Of four players each moves by two tokens, and not by a third."""
    state = play(given(EAST, players=4), "1,0", "0,0")

    assert ((0, 0), 0) == (ship(state), tokens(state))
    assert Rule.TOKENS is refused(state, "1,0").rule


def test_g34_two_ships_on_one_tile() -> None:
    """A ship may sail to a tile that another ship is on (A19)."""
    state = play(given(EAST, ships=((0, 0), (1, 0))), "1,0")

    assert ((1, 0), (1, 0), 2) == (ship(state, P1), ship(state, P2), tokens(state))


def test_g39_one_space_for_each_discarded_tile() -> None:
    """Two discarded tiles move a ship two spaces and turn no token."""
    state = given(f"{EAST}; 2,0 WWWW-P", "LWWW-P WLWW-P WWLW-P")

    after = play(state, "LWWW-P>1,0", "WLWW-P>2,0")

    assert ((2, 0), "WWLW-P", 3) == (ship(after), hand(after), tokens(after))
    assert {"LWWW-P": 1, "WLWW-P": 1} == dict(after.discarded)


def test_g40_discarding_a_tile_that_could_be_placed() -> None:
    """A tile may be discarded to move although it could be placed (A11)."""
    state = given(EAST, "WWWW-P")
    assert (0, 1) == ship(play(state, "WWWW-P@0,1"))

    after = play(state, "WWWW-P>1,0")

    assert ((1, 0), "", 3) == (ship(after), hand(after), tokens(after))
    assert {"WWWW-P": 1} == dict(after.discarded)


def test_g42_actions_in_any_order() -> None:
    """A turn may move, place, discard to move, and place again (BP-020, BP-021)."""
    state = given(EAST, "LWWW-P WWWW-P WWWW-P")

    after = play(state, "1,0", "WWWW-P@2,0", "LWWW-P>1,0", "WWWW-P@1,1")

    assert ((1, 1), 2, "") == (ship(after), tokens(after), hand(after))
    assert (P1,) == GAME.to_act(after)
