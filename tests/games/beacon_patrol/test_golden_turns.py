"""Golden cases 54 to 67: the end of a turn, and of the game."""

from __future__ import annotations

import pytest

from tabletop import Bag, PlayerId, TurnRule
from tabletop.games.beacon_patrol import GAME, EndTurn, MoveShip, Rule, State, TileId
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    P3,
    dealt,
    given,
    hand,
    legal,
    play,
    refused,
    tokens,
    told,
)
from tests.games.beacon_patrol.playing import steps

A, B = "LWWW-P", "WLWW-P"


def discarded(state: State) -> list[str]:
    """List what left the game."""
    return sorted(state.discarded.elements())


def test_g54_ending_without_any_action() -> None:
    """Who does nothing discards all three tiles and draws three (A20; BP-025)."""
    state = given("", f"{A} {B} WWLW-P")

    ended = play(state, "end")
    after = dealt(ended)

    assert ([A, B, "WWLW-P"], "", 48) == (
        discarded(after),
        hand(ended),
        ended.pile.total,
    )
    assert (3, 45) == (len(after.captains[P1].hand), after.pile.total)
    assert (P2,) == GAME.to_act(after)


def test_g55_clockwise() -> None:
    """Turns go from the first player round the table and back (BP-019)."""
    state = dealt(GAME.new_game(3))
    order: list[PlayerId] = []

    for _ in range(5):
        order += GAME.to_act(state)
        state = dealt(play(state, "end"))

    assert [P1, P2, P3, P1, P2] == order


def alone() -> State:
    """Give a player alone two unplaced tiles, with 51 to draw."""
    return given("1,0 WWWW-P", f"{A} {B}", players=1)


def test_g57_keeping_a_tile() -> None:
    """Alone, one of two tiles is kept, the other discarded, and two are drawn."""
    ended = play(alone(), f"end {A}")
    after = dealt(ended)

    assert (A, [B], 51) == (hand(ended), discarded(after), ended.pile.total)
    assert (3, 49) == (len(after.captains[P1].hand), after.pile.total)
    assert A in hand(after).split()


def test_g58_keeping_none() -> None:
    """Alone, both tiles may be discarded, and three are drawn."""
    ended = play(alone(), "end")
    after = dealt(ended)

    assert ("", [A, B]) == (hand(ended), discarded(after))
    assert (3, 48) == (len(after.captains[P1].hand), after.pile.total)


def test_g60_nothing_left_to_keep() -> None:
    """Alone, with nothing unplaced, three tiles are drawn."""
    state = given("1,0 WWWW-P", "", players=1)

    after = dealt(play(state, "end"))

    assert (3, 50, []) == (
        len(after.captains[P1].hand),
        after.pile.total,
        discarded(after),
    )


def test_g61_fewer_tiles_than_to_draw() -> None:
    """With two tiles in the pile two are drawn, and the game goes on (A21)."""
    after = dealt(play(given("", A, pile=2), "end"))

    assert (2, 0) == (len(after.captains[P1].hand), after.pile.total)
    assert GAME.outcome(after) is None
    assert (P2,) == GAME.to_act(after)


def test_g64_over_with_the_last_tile() -> None:
    """The game is over as soon as the last tile is placed; nobody acts then (A22)."""
    state = given("", "WWWW-P", "", pile="", turn=17)

    after = play(state, "WWWW-P@1,0")

    assert GAME.outcome(after) is not None
    assert ((), set()) == (GAME.to_act(after), legal(after))
    for action in (MoveShip(P1, (0, 0)), EndTurn(P1), EndTurn(P2)):
        assert TurnRule.GAME_OVER is refused(after, action).rule


class TestG66:
    """Golden case 66: alone with an empty pile."""

    def given(self) -> State:
        """Give a player alone the last tile of the game."""
        return given("1,0 WWWW-P", A, players=1, pile="")

    def test_g66_no_keeping_with_an_empty_pile(self) -> None:
        """Asking to keep a tile is refused once nothing is left to draw (A25)."""
        refusal = refused(self.given(), f"end {A}")

        assert (Rule.KEEPING, {}) == (refusal.rule, told(refusal))
        assert "the draw pile is empty" in refusal.message

    def test_last_tile_is_discarded(self) -> None:
        """Ending the turn discards the tile, and the game is over."""
        after = play(self.given(), "end")

        assert (A in discarded(after), hand(after), tokens(after)) == (True, "", 4)
        assert GAME.outcome(after) is not None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_g67_discards_never_return(players: int) -> None:
    """Of 54 tiles none is lost, and what is discarded stays discarded (A32; BP-026)."""
    gone: Bag[TileId] = Bag()

    for _, state in steps(players, "discards"):
        held = sum(len(captain.hand) for captain in state.captains)
        placed = len(state.sea) - 1
        assert 54 == placed + state.discarded.total + held + state.pile.total
        assert all(state.discarded[tile] >= gone[tile] for tile in gone)
        gone = state.discarded
