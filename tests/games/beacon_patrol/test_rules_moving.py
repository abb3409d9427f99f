"""Moving: by tokens and by discarded tiles, across water only."""

from __future__ import annotations

import pytest

from tabletop import NotationError, TurnRule
from tabletop.games.beacon_patrol import GAME, DiscardToMove, MoveShip, Rule, TileId
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    ROUND,
    cells,
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

PLACES = ["0,1", "1,0", "0,-1", "-1,0"]
WAYS = {"by a token": "{}", "by a tile": "LWWW-P>{}"}
COASTS = [
    ("0,1 LWWW-P; 0,2 WWLW-P; 1,1 WWWW-P; 1,2 WWWW-P", (0, 1), "0,2", "north"),
    ("1,0 WLWW-P; 2,0 WWWL-P; 1,1 WWWW-P; 2,1 WWWW-P", (1, 0), "2,0", "east"),
    ("0,-1 WWLW-P; 0,-2 LWWW-P; 1,-1 WWWW-P; 1,-2 WWWW-P", (0, -1), "0,-2", "south"),
    ("-1,0 WWWL-P; -2,0 WLWW-P; -1,1 WWWW-P; -2,1 WWWW-P", (-1, 0), "-2,0", "west"),
]

by_any_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


class TestWhereTo:
    @by_any_way
    @pytest.mark.parametrize("place", PLACES)
    def test_next_tile_on_each_side(self, place: str, way: str) -> None:
        """A ship sails north, east, south or west to the next tile (BP-044)."""
        state = play(given(ROUND, "LWWW-P"), way.format(place))

        assert cells(place) == (ship(state),)

    @by_any_way
    @pytest.mark.parametrize("place", ["1,1", "-1,1", "2,0", "0,0", "-9,0"])
    def test_one_space(self, place: str, way: str) -> None:
        """No ship sails diagonally, further, or to where it is (A8; BP-044)."""
        table = f"{ROUND}; 1,1 WWWW-P; -1,1 WWWW-P; 2,0 WWWW-B"

        refusal = refused(given(table, "LWWW-P"), way.format(place))

        assert Rule.ONE_SPACE is refusal.rule
        assert {"to": place, "ship": "0,0"} == told(refusal)

    @by_any_way
    @pytest.mark.parametrize("place", PLACES)
    def test_not_where_nothing_lies(self, place: str, way: str) -> None:
        """A ship does not sail off the tiles (A8, A9)."""
        refusal = refused(given("", "LWWW-P"), way.format(place))

        assert Rule.ONE_SPACE is refusal.rule
        assert "there is no tile at" in refusal.message
        assert {"to": place} == told(refusal)

    @by_any_way
    @pytest.mark.parametrize(("table", "at", "place", "side"), COASTS)
    def test_water_only(
        self, table: str, at: tuple[int, int], place: str, side: str, way: str
    ) -> None:
        """A ship does not sail across an edge that is land (A8; BP-045)."""
        state = given(table, ["LLLW-P", "LWWW-P"][1], ships=(at,))

        refusal = refused(state, way.format(place))

        assert Rule.WATER_WAY is refusal.rule
        assert {"side": side, "to": place} == told(refusal)

    @by_any_way
    def test_land_elsewhere_does_not_matter(self, way: str) -> None:
        """Only the edge between the two tiles must be water (BP-045)."""
        state = given("1,0 LWLW-P; 2,0 LWLW-P", "LWWW-P", ships=((1, 0),))

        assert (2, 0) == ship(play(state, way.format("2,0")))

    @by_any_way
    def test_four_ships_on_one_tile(self, way: str) -> None:
        """Any number of ships may be on a tile (A19)."""
        state = given("1,0 WWWW-P", "LWWW-P", players=4, ships=((0, 0), *[(1, 0)] * 3))

        state = play(state, way.format("1,0"))

        assert [(1, 0)] * 4 == [captain.ship for captain in state.captains]


class TestTokens:
    @pytest.mark.parametrize(("players", "count"), [(1, 4), (2, 3), (3, 3), (4, 2)])
    def test_each_move_turns_one(self, players: int, count: int) -> None:
        """Moves turn the tokens one by one; then there are none left (BP-046)."""
        state = given("1,0 WWWW-P", players=players)

        for used in range(count):
            assert count - used == tokens(state)
            state = play(state, "0,0" if used % 2 else "1,0")

        assert 0 == tokens(state)
        assert Rule.TOKENS is refused(state, "0,0" if count % 2 else "1,0").rule

    def test_of_the_player_alone(self) -> None:
        """A move turns no token of anybody else (BP-046)."""
        state = play(given("1,0 WWWW-P", players=3), "1,0")

        assert [2, 3, 3] == [captain.tokens for captain in state.captains]

    def test_nothing_else_changes(self) -> None:
        """A move by a token leaves the table, the hands and the pile as they were."""
        state = given("1,0 WWWW-P")

        after = play(state, "1,0")

        assert (state.sea, state.pile, state.discarded, hand(state)) == (
            after.sea,
            after.pile,
            after.discarded,
            hand(after),
        )

    def test_refusal_tells_what_was_needed(self) -> None:
        """Without tokens a move is refused, and told that none is left (BP-022)."""
        refusal = refused(given("1,0 WWWW-P", tokens=(0,)), "1,0")

        assert "you have no movement token left in this turn" == refusal.message
        assert {"needed": 1, "has": 0} == told(refusal)

    def test_all_blue_again_in_the_next_turn(self) -> None:
        """At the end of the turn all tokens are turned back (A27; BP-031)."""
        state = play(given("1,0 WWWW-P"), "1,0", "0,0", "end")

        assert [3, 3] == [captain.tokens for captain in state.captains]

    def test_not_saved(self) -> None:
        """Tokens not used are not added to those of the next turn (A27)."""
        state = dealt(play(dealt(play(given(), "end")), "end"))

        assert ([3, 3], (P1,)) == (
            [captain.tokens for captain in state.captains],
            GAME.to_act(state),
        )


class TestDiscarding:
    def test_instead_of_a_token(self) -> None:
        """A discarded tile leaves the game; no token is turned (BP-049, BP-050)."""
        state = given("1,0 WWWW-P", "LWWW-P WLWW-P")

        after = play(state, "LWWW-P>1,0")

        assert ("WLWW-P", 3, 1) == (hand(after), tokens(after), after.discarded.total)
        assert (state.pile, state.sea) == (after.pile, after.sea)

    def test_without_any_token(self) -> None:
        """With all tokens red a ship still moves by a discarded tile (BP-050)."""
        state = play(given("1,0 WWWW-P", "LWWW-P", tokens=(0,)), "LWWW-P>1,0")

        assert ((1, 0), 0) == (ship(state), tokens(state))

    def test_before_any_token(self) -> None:
        """Tokens need not be used first; both ways mix freely (A10)."""
        state = given("1,0 WWWW-P", "LWWW-P WLWW-P")

        after = play(state, "LWWW-P>1,0", "0,0", "WLWW-P>1,0", "0,0")

        assert ((0, 0), 1, "") == (ship(after), tokens(after), hand(after))

    def test_one_tile_for_one_space(self) -> None:
        """A tile that was discarded moves the ship no second time (BP-048)."""
        state = play(given("1,0 WWWW-P", "LWWW-P"), "LWWW-P>1,0")

        assert Rule.IN_FRONT is refused(state, "LWWW-P>0,0").rule

    def test_one_of_several_alike(self) -> None:
        """Of two tiles of a kind one is discarded (BP-048)."""
        state = play(given("1,0 WWWW-P", "LWWW-P LWWW-P"), "LWWW-P>1,0")

        assert ("LWWW-P", {"LWWW-P": 1}) == (hand(state), dict(state.discarded))

    def test_playable_tile(self) -> None:
        """A tile may be discarded whether or not it could be placed (A11; BP-047)."""
        state = given("1,0 WWWW-P", "LLLW-P WWWW-P")

        assert {"LLLW-P>1,0", "WWWW-P>1,0"} <= legal(state)

    @pytest.mark.parametrize("tile", ["WLWW-P", "WWWW-L", "LLLL-P", ""])
    def test_only_a_tile_in_front_of_you(self, tile: str) -> None:
        """No other tile than one's own is discarded (BP-047)."""
        state = given("1,0 WWWW-P", "LWWW-P", "WLWW-P")

        refusal = refused(state, DiscardToMove(P1, TileId(tile), (1, 0)))

        assert Rule.IN_FRONT is refusal.rule
        assert {"tile": tile, "has": "LWWW-P"} == told(refusal)

    @pytest.mark.parametrize(
        "text", ["LWWW-P", "LWWW-P>", "discard LWWW-P", "LWWW-P>-"]
    )
    def test_not_without_a_move(self, text: str) -> None:
        """To discard a tile without moving is no action (A9)."""
        with pytest.raises(NotationError):
            GAME.parse_action(text, given("1,0 WWWW-P", "LWWW-P"))

    def test_tile_stays_when_the_move_is_refused(self) -> None:
        """A tile whose move is refused stays in front of the player (A9)."""
        state = given("", "LWWW-P")

        refused(state, "LWWW-P>1,0")

        assert "LWWW-P" == hand(state)
        assert {
            text for text in legal(state) if ">" in text and "<" not in text
        } == set()


def test_only_in_ones_own_turn() -> None:
    """Who is not to act moves neither by a token nor by a tile."""
    state = given("1,0 WWWW-P", "", "LWWW-P")

    for action in (MoveShip(P2, (1, 0)), DiscardToMove(P2, TileId("LWWW-P"), (1, 0))):
        assert TurnRule.YOUR_TURN is refused(state, action).rule


def test_ship_of_another_stays() -> None:
    """A move takes nobody else along."""
    state = play(given("1,0 WWWW-P; 2,0 WWWW-P", ships=((1, 0), (1, 0))), "2,0")

    assert ((2, 0), (1, 0)) == (ship(state, P1), ship(state, P2))
