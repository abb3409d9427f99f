"""Golden cases 43 to 52: swapping tiles."""

from __future__ import annotations

from tabletop.games.beacon_patrol import GAME, Rule, TileId
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

A, B, C = "LWWW-P", "WLWW-P", "WWLW-P"
X, Y, Z = "WWWW-P", "WWWL-P", "WLWL-P"
MINE, THEIRS = f"{A} {B} {C}", f"{X} {Y} {Z}"
EAST = "1,0 WWWW-P"


def test_g43_one_tile_for_one_tile() -> None:
    """The two tiles change hands, the swap is spent, the turn goes on."""
    state = play(given("", MINE, THEIRS), f"{A}<>1:{X}")

    assert {B, C, X} == set(hand(state, P1).split())
    assert {Y, Z, A} == set(hand(state, P2).split())
    assert (True, (P1,)) == (state.swapped, GAME.to_act(state))


def test_g45_one_swap_in_a_turn() -> None:
    """After a swap with one player there is none with another (A12)."""
    state = play(given("", MINE, THEIRS, players=3), f"{A}<>1:{X}")
    third = hand(state, P2).split()[0]

    assert Rule.SWAPPING is refused(state, f"{B}<>2:{third}").rule
    assert Rule.SWAPPING is refused(state, f"{B}<>1:{Y}").rule


def test_g46_nobody_to_swap_with() -> None:
    """Who plays alone cannot swap (A15, A26)."""
    refusal = refused(given("", MINE, players=1), f"{A}<>1:{X}")

    assert Rule.SWAPPING is refusal.rule
    assert "alone" in refusal.message


def test_g48_not_with_oneself() -> None:
    """One's own tiles cannot be swapped with each other."""
    refusal = refused(given("", MINE, THEIRS), f"{A}<>0:{B}")

    assert Rule.SWAPPING is refusal.rule
    assert {"partner": 0} == told(refusal)


def test_g49_received_tile_is_placed_at_once() -> None:
    """The tile received may be placed in the same turn (BP-052)."""
    state = play(given("", MINE, THEIRS), f"{A}<>1:{X}", f"{X}@1,0")

    assert (X, (1, 0)) == (state.sea[1, 0], ship(state))
    assert {B, C} == set(hand(state).split())


def test_g50_received_tile_is_discarded_at_the_end() -> None:
    """What was received and not placed leaves the game; the partner keeps theirs."""
    state = play(given("", MINE, THEIRS), f"{A}<>1:{X}", "end")

    assert {B, C, X} == set(state.discarded)
    assert {Y, Z, A} == set(hand(state, P2).split())
    assert "" == hand(state, P1)


class TestG51:
    """Golden case 51: an exchange needs a tile from each side."""

    def test_g51_other_player_has_none(self) -> None:
        """Nothing can be had from a player without tiles (A14)."""
        refusal = refused(given("", A, "", pile=""), f"{A}<>1:{X}")

        assert Rule.SWAPPING is refusal.rule
        assert {"partner": 1, "tile": X, "has": "no tiles"} == told(refusal)

    def test_player_has_none(self) -> None:
        """A player without tiles has nothing to give (A14)."""
        refusal = refused(given("", "", THEIRS), f"{A}<>1:{X}")

        assert Rule.IN_FRONT is refusal.rule
        assert {"tile": A, "has": "no tiles"} == told(refusal)


def test_g52_received_tile_is_discarded_to_move() -> None:
    """The tile received may be discarded to move (A17)."""
    state = play(given(EAST, MINE, THEIRS), f"{A}<>1:{X}", f"{X}>1,0")

    assert ((1, 0), 3) == (ship(state), tokens(state))
    assert {TileId(X): 1} == dict(state.discarded)
    assert {B, C} == set(hand(state).split())
