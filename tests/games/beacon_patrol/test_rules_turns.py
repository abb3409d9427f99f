"""Turns: how they end, what is discarded and drawn, and when the game is over."""

from __future__ import annotations

import pytest

from tabletop import Bag, PlayerId, TurnRule
from tabletop.games.beacon_patrol import GAME, EndTurn, Rule, State, TileId
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    P3,
    P4,
    dealt,
    given,
    hand,
    legal,
    play,
    refused,
    ship,
    tokens,
    told,
)

A, B, C = "LWWW-P", "WLWW-P", "WWLW-P"


def over(state: State) -> bool:
    """Whether the game is over."""
    return GAME.outcome(state) is not None


class TestEnding:
    def test_at_any_time(self) -> None:
        """A turn may be ended before, between and after all other actions (A20)."""
        state = given("1,0 WWWW-P", "WWWW-P", "LWWW-P")

        for text in ("1,0", "WWWW-P<>1:LWWW-P", "LWWW-P>0,0", "1,0", "0,0"):
            assert "end" in legal(state)
            state = play(state, text)
        assert (P2,) == GAME.to_act(dealt(play(state, "end")))

    def test_never_by_itself(self) -> None:
        """With nothing else left to do, the turn is still the player's (A20)."""
        state = play(given("", "WWWW-P", tokens=(0,)), "WWWW-P@1,0")

        assert ((P1,), {"end"}) == (GAME.to_act(state), legal(state))

    def test_not_out_of_turn(self) -> None:
        """Nobody ends the turn of another."""
        assert TurnRule.YOUR_TURN is refused(given(), EndTurn(P2)).rule

    @pytest.mark.parametrize(
        ("players", "seat", "following"),
        [(1, P1, 0), (2, P1, 1), (2, P2, 0), (3, P3, 0), (4, P3, 3), (4, P4, 0)],
    )
    def test_next_player(self, players: int, seat: PlayerId, following: int) -> None:
        """The turn passes on, from the last seat to the first (BP-019)."""
        state = given(players=players, to_act=seat)

        assert (following,) == GAME.to_act(dealt(play(state, "end")))

    def test_turns_are_counted(self) -> None:
        """Each turn that is over adds one to the count."""
        state = dealt(play(given(turn=4), "end"))

        assert 5 == state.turn


class TestDiscarding:
    def test_all_that_is_left(self) -> None:
        """Whatever is unplaced is discarded, and nothing else (BP-025)."""
        state = play(given("", f"WWWW-P {A} {A}"), "WWWW-P@1,0", "end")

        assert {A: 2} == dict(state.discarded)

    def test_nothing_left(self) -> None:
        """Who has placed everything discards nothing."""
        state = play(given("", "WWWW-P"), "WWWW-P@1,0", "end")

        assert Bag() == state.discarded

    def test_of_the_player_alone(self) -> None:
        """Tiles and tokens of the others stay as they are (BP-024)."""
        state = given(players=3, tokens=(1, 3, 3))

        after = dealt(play(state, "end"))

        assert state.captains[1:] == after.captains[1:]

    def test_ship_stays_where_it_is(self) -> None:
        """The next turn begins where the last one ended."""
        state = dealt(play(given("1,0 WWWW-P"), "1,0", "end"))

        assert (1, 0) == ship(state)


class TestDrawing:
    @pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 3), (3, 3), (4, 2)])
    def test_number_of_tiles(self, players: int, tiles: int) -> None:
        """Three are drawn, or two of four players (BP-027, BP-028)."""
        state = given("", A, players=players)

        after = dealt(play(state, "end"))

        assert tiles == len(after.captains[P1].hand)
        assert state.pile.total - tiles == after.pile.total

    @pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
    def test_what_is_left(self, left: int) -> None:
        """From a small pile as many are drawn as there are (A21)."""
        after = dealt(play(given("", A, pile=left), "end"))

        drawn = min(3, left)
        assert (drawn, left - drawn) == (len(after.captains[0].hand), after.pile.total)
        assert (P2,) == GAME.to_act(after)

    def test_after_discarding(self) -> None:
        """Tiles discarded at the end of a turn are not drawn again (A32, A38)."""
        state = given("", f"{A} {B} {C}", pile="WWWW-P WWWW-P WWWW-P")

        after = dealt(play(state, "end"))

        assert "WWWW-P WWWW-P WWWW-P" == hand(after)
        assert all(after.discarded[TileId(tile)] for tile in (A, B, C))

    def test_tokens_are_blue_before_the_next_turn(self) -> None:
        """Once everything is drawn, all tokens show blue again (A38; BP-031)."""
        state = dealt(play(given("1,0 WWWW-P", tokens=(1,)), "1,0", "end"))

        assert (3, 3) == (tokens(state, P1), tokens(state, P2))


class TestKeeping:
    @pytest.mark.parametrize("kept", [A, B, C])
    def test_any_one_tile(self, kept: str) -> None:
        """Alone, any one of the tiles is kept, and two are drawn (A24; BP-029)."""
        state = given("", f"{A} {B} {C}", players=1)

        ended = play(state, f"end {kept}")
        after = dealt(ended)

        assert (kept, {A, B, C} - {kept}) == (hand(ended), set(after.discarded))
        assert kept in hand(after).split()
        assert (3, state.pile.total - 2) == (
            len(after.captains[0].hand),
            after.pile.total,
        )

    def test_is_a_choice(self) -> None:
        """All may be discarded as well, and three are drawn (A24; BP-030)."""
        state = given("", f"{A} {B} {C}", players=1)

        assert {"end", f"end {A}", f"end {B}", f"end {C}"} == {
            text for text in legal(state) if text.startswith("end")
        }
        assert 3 == state.pile.total - dealt(play(state, "end")).pile.total

    def test_one_of_two_alike(self) -> None:
        """Of two tiles of a kind one is kept and one discarded (A24)."""
        state = play(given("", f"{A} {A}", players=1), f"end {A}")

        assert (A, {A: 1}) == (hand(state), dict(state.discarded))

    def test_not_two(self) -> None:
        """To keep two tiles cannot be said (A24)."""
        with pytest.raises(ValueError, match="is no action"):
            GAME.parse_action(f"end {A} {B}", given("", f"{A} {B}", players=1))

    def test_again_and_again(self) -> None:
        """A tile kept in one turn may be kept in the next (A24)."""
        state = dealt(play(given("", f"{A} {B}", players=1), f"end {A}"))

        assert A in hand(play(state, f"end {A}"))

    def test_with_one_tile_to_draw(self) -> None:
        """A single tile in the pile is drawn beside the kept one (A21, A25)."""
        state = given("", f"{A} {B}", players=1, pile="WWWW-P")

        after = dealt(play(state, f"end {A}"))

        assert (f"{A} WWWW-P", 0) == (hand(after), after.pile.total)

    def test_tokens_are_turned_all_the_same(self) -> None:
        """Keeping a tile, too, all tokens show blue again (A27)."""
        state = given("1,0 WWWW-P", A, players=1, tokens=(0,))

        assert 4 == tokens(play(state, f"end {A}"))

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_not_in_company(self, players: int) -> None:
        """With others at the table nothing is kept."""
        state = given("", A, players=players)

        refusal = refused(state, f"end {A}")

        assert (Rule.KEEPING, {"tile": A}) == (refusal.rule, told(refusal))
        assert {"end"} == {text for text in legal(state) if "end" in text}

    def test_not_with_an_empty_pile(self) -> None:
        """Once the pile is empty, no tile is kept (A25)."""
        state = given("", f"{A} {B}", players=1, pile="")

        assert Rule.KEEPING is refused(state, f"end {A}").rule
        assert {"end"} == {text for text in legal(state) if "end" in text}

    @pytest.mark.parametrize("tile", [C, "WWWW-L", "LLLL-P", ""])
    def test_only_a_tile_in_front_of_you(self, tile: str) -> None:
        """What is not there cannot be kept."""
        state = given("", f"{A} {B}", players=1)

        refusal = refused(state, EndTurn(P1, TileId(tile)))

        assert Rule.IN_FRONT is refusal.rule
        assert {"tile": tile, "has": f"{A}, {B}"} == told(refusal)


class TestEndOfTheGame:
    def test_by_placing_the_last_tile(self) -> None:
        """When the last tile is placed the game is over at once (A22; BP-054)."""
        assert over(play(given("", "WWWW-P", "", pile=""), "WWWW-P@1,0"))

    def test_by_discarding_the_last_tile_to_move(self) -> None:
        """When the last tile is discarded to move the game is over at once (A22)."""
        after = play(given("1,0 WWWW-P", A, "", pile=""), f"{A}>1,0")

        assert over(after)
        assert ((1, 0), ()) == (ship(after), GAME.to_act(after))

    def test_by_the_end_of_a_turn(self) -> None:
        """When the last tiles are discarded at the end of a turn it is over (A22)."""
        after = play(given("", f"{A} {B}", "", pile=""), "end")

        assert over(after)
        assert {A, B} <= set(after.discarded)

    def test_not_by_an_empty_pile(self) -> None:
        """As long as somebody has a tile the game goes on (A22)."""
        state = given("", f"WWWW-P {A}", "", pile="")

        assert not over(play(state, "WWWW-P@1,0"))
        assert not over(play(given("", "WWWW-P", A, pile=""), "WWWW-P@1,0"))
        assert not over(play(given("", "WWWW-P", A, pile=""), "end"))

    def test_not_by_empty_hands(self) -> None:
        """As long as there are tiles to draw the game goes on (A22)."""
        state = play(given("", "WWWW-P", players=1, pile=1), "WWWW-P@1,0")

        assert ((P1,), "") == (GAME.to_act(state), hand(state))
        assert not over(state)

    def test_not_by_a_swap(self) -> None:
        """A swap with an empty pile leaves all tiles in the game (A22)."""
        assert not over(play(given("", A, B, pile=""), f"{A}<>1:{B}"))

    def test_turn_with_an_empty_hand(self) -> None:
        """Who has no tiles has a turn nevertheless, to move or to end (A23)."""
        state = play(given("1,0 WWWW-P", A, "", B, players=3, pile=""), "end")

        assert (P2,) == GAME.to_act(state)
        assert {"1,0", "end"} == legal(state)
        assert (P3,) == GAME.to_act(play(state, "1,0", "end"))

    def test_nobody_acts_any_more(self) -> None:
        """When it is over nothing is legal, for nobody (A22)."""
        state = play(given("", A, "", pile=""), "end")

        assert set() == legal(state)
        for player in (P1, P2):
            assert TurnRule.GAME_OVER is refused(state, EndTurn(player)).rule
