"""Chance: tiles come off the pile one by one, each single tile equally likely."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, SeededRng, TurnRule
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    Config,
    DrawTile,
    EndTurn,
    State,
    TileId,
)
from tests.games.beacon_patrol.drawing import P1, P2, dealt, given, play, refused

PLAIN = TileId("WWWW-P")


def receivers(state: State) -> list[PlayerId]:
    """Say who draws, one tile after another, until a player is to act."""
    return [action.to for action, _ in GAME.chance_steps(state, SeededRng(1))]


def weights(state: State) -> dict[TileId, int]:
    """Say what chance may bring to whom it is due, and how likely."""
    chance = GAME.chance(state)
    assert chance is not None
    return {action.tile: weight for action, weight in chance.outcomes()}


class TestDeal:
    @pytest.mark.parametrize(
        ("players", "first", "order"),
        [
            (1, 0, [0, 0, 0]),
            (2, 0, [0, 0, 0, 1, 1, 1]),
            (2, 1, [1, 1, 1, 0, 0, 0]),
            (3, 1, [1, 1, 1, 2, 2, 2, 0, 0, 0]),
            (4, 2, [2, 2, 3, 3, 0, 0, 1, 1]),
        ],
    )
    def test_first_player_draws_first(
        self, players: int, first: int, order: list[int]
    ) -> None:
        """Each draws all tiles in turn, the first player first, one by one (A33)."""
        state = GAME.new_game(players, Config(first_player=PlayerId(first)))

        assert order == receivers(state)

    def test_each_tile_is_equally_likely(self) -> None:
        """The weights are the numbers of tiles of each kind, 54 in all (BP-007)."""
        state = GAME.new_game()
        chance = GAME.chance(state)

        assert dict(DEFAULT.pile(windmills=False)) == weights(state)
        assert chance is not None
        assert (54, 6) == (chance.total, chance.weight(DrawTile(P1, PLAIN)))

    def test_drawn_tile_is_gone(self) -> None:
        """After a tile is drawn there is one less of its kind to draw."""
        state = play(GAME.new_game(), "drew 0 WWWW-P", "drew 0 LWWL-L")

        assert 5 == weights(state)[PLAIN]
        assert TileId("LWWL-L") not in weights(state)
        assert 52 == sum(weights(state).values())

    def test_tiles_lie_in_the_order_of_their_ids(self) -> None:
        """In whatever order tiles were drawn, the same tiles are the same hand."""
        draws = ["drew 0 WWWW-P", "drew 0 LWWL-L", "drew 0 WLWW-B"]

        forth, back = (
            play(GAME.new_game(1), *draws),
            play(GAME.new_game(1), *draws[::-1]),
        )

        assert forth == back
        assert ("LWWL-L", "WLWW-B", "WWWW-P") == forth.captains[0].hand


class TestDrawing:
    @pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 3), (3, 3), (4, 2)])
    def test_at_the_end_of_a_turn(self, players: int, tiles: int) -> None:
        """Whose turn ends draws as many tiles as at first (BP-027, BP-028)."""
        state = play(dealt(GAME.new_game(players)), "end")

        assert [0] * tiles == receivers(state)

    def test_weights_are_those_of_the_pile(self) -> None:
        """Tiles in hands, on the table and discarded are not drawn."""
        state = play(given("1,0 WWWW-P", "WWWW-P LWWL-L"), "WWWW-P@0,1", "end")

        assert dict(state.pile) == weights(state)
        assert 4 == weights(state)[PLAIN]
        assert TileId("LWWL-L") not in weights(state)

    def test_ends_with_the_last_tile(self) -> None:
        """An empty pile gives nothing more, and the next turn begins (A21)."""
        state = play(given("", "LWWW-P", pile="WWWW-P"), "end")

        after = play(state, "drew 0 WWWW-P")

        assert GAME.chance(after) is None
        assert (P2,) == GAME.to_act(after)


class TestRefused:
    @pytest.mark.parametrize(
        ("to", "tile"), [(1, "WWWW-P"), (2, "WWWW-P"), (-1, "WWWW-P")]
    )
    def test_draw_to_another_player(self, to: int, tile: str) -> None:
        """A tile that somebody draws whose draw is not due is refused."""
        action = DrawTile(PlayerId(to), TileId(tile))

        assert TurnRule.CHANCE is refused(GAME.new_game(), action).rule

    @pytest.mark.parametrize("tile", ["WWWW-L", "WWWW-M", "LLLL-P", "", "wwww-p"])
    def test_draw_of_a_tile_that_is_not_there(self, tile: str) -> None:
        """The headquarters, windmills and tiles unheard of are not drawn (BP-006)."""
        action = DrawTile(P1, TileId(tile))

        assert TurnRule.CHANCE is refused(GAME.new_game(), action).rule

    def test_draw_of_a_tile_that_has_been_drawn(self) -> None:
        """The only tile of a kind is not drawn twice."""
        state = play(GAME.new_game(), "drew 0 LWWL-L")
        action = DrawTile(P1, TileId("LWWL-L"))

        assert TurnRule.CHANCE is refused(state, action).rule

    def test_draw_of_a_discarded_tile(self) -> None:
        """A tile that was discarded is never drawn again (A32; BP-026)."""
        state = play(given("", "LWWL-L"), "end")

        action = DrawTile(P1, TileId("LWWL-L"))

        assert TurnRule.CHANCE is refused(state, action).rule

    def test_draw_in_a_turn(self) -> None:
        """Nobody draws before the turn is over (A7; BP-035)."""
        state = play(given("", "WWWW-P"), "WWWW-P@1,0")

        assert GAME.chance(state) is None
        assert TurnRule.CHANCE is refused(state, DrawTile(P1, PLAIN)).rule

    def test_action_while_tiles_are_due(self) -> None:
        """Nobody acts while tiles are to be drawn."""
        for state in (GAME.new_game(), play(given(), "end")):
            assert TurnRule.CHANCE_FIRST is refused(state, EndTurn(P1)).rule
            assert TurnRule.CHANCE_FIRST is refused(state, EndTurn(P2)).rule

    def test_draw_after_the_end(self) -> None:
        """When the game is over nothing is drawn."""
        state = play(given("", "WWWW-P", "", pile=""), "WWWW-P@1,0")

        assert TurnRule.GAME_OVER is refused(state, DrawTile(P1, PLAIN)).rule
