"""Golden cases 9 to 25: placing tiles."""

from __future__ import annotations

import pytest

from tabletop import NotationError
from tabletop.games.beacon_patrol import GAME, Rule, explored, score
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    ROUND,
    given,
    hand,
    legal,
    play,
    refused,
    ship,
    tokens,
    told,
)


def test_g09_never_diagonal() -> None:
    """A tile may not be placed at 1,1 by a ship at 0,0 (BP-038)."""
    refusal = refused(given("", "WWWW-P"), "WWWW-P@1,1")

    assert Rule.NEXT_TO_SHIP is refusal.rule
    assert {"to": "1,1", "ship": "0,0"} == told(refusal)


def test_g10_not_two_spaces_away() -> None:
    """A tile may not be placed at 2,0 with nothing at 1,0."""
    assert Rule.NEXT_TO_SHIP is refused(given("", "WWWW-P"), "WWWW-P@2,0").rule


def test_g12_land_does_not_meet_water() -> None:
    """A tile whose west is land does not fit to the east of the headquarters."""
    refusal = refused(given("", "WWWL-P"), "WWWL-P@1,0")

    assert Rule.EDGES is refusal.rule
    assert {
        "tile": "WWWL-P",
        "to": "1,0",
        "side": "west",
        "shows": "land",
        "wants": "water",
        "neighbour": "0,0",
    } == told(refusal)


def test_g13_only_sides_with_a_neighbour_must_match() -> None:
    """A tile with a single water edge fits where that meets the headquarters."""
    state = play(given("", "LLLW-P"), "LLLW-P@1,0")

    assert ("LLLW-P", (1, 0)) == (state.sea[1, 0], ship(state))
    assert ((0, 0), "", 3) == (ship(state, P2), hand(state), tokens(state))
    assert (P1,) == GAME.to_act(state)


class TestG18:
    """Golden case 18: tiles are never turned."""

    def test_g18_no_way_to_turn_a_tile(self) -> None:
        """With its west land a tile goes north, south and west of home, not east."""
        state = given("", "WWWL-P")

        placed = {text for text in legal(state) if "@" in text}
        assert {"WWWL-P@0,1", "WWWL-P@0,-1", "WWWL-P@-1,0"} == placed
        assert ship(play(state, "WWWL-P@-1,0")) == (-1, 0)
        assert Rule.EDGES is refused(state, "WWWL-P@1,0").rule

    @pytest.mark.parametrize("turned", ["LWWW-P", "WLWW-P", "WWLW-P"])
    def test_turned_tile_is_another_tile(self, turned: str) -> None:
        """The same tile with its sides shifted is one that the player has not (A4)."""
        refusal = refused(given("", "WWWL-P"), f"{turned}@1,0")

        assert Rule.IN_FRONT is refusal.rule
        assert {"tile": turned, "has": "WWWL-P"} == told(refusal)

    @pytest.mark.parametrize(
        "text", ["WWWL-P@1,0,1", "WWWL-P@1,0 R90", "WWWL-P/E@1,0", "WWWL-P@1,0 east"]
    )
    def test_turning_cannot_be_said(self, text: str) -> None:
        """Notation has no word for turning a tile (A4)."""
        with pytest.raises(NotationError):
            GAME.parse_action(text, given("", "WWWL-P"))


@pytest.mark.parametrize("tile", ["LWWW-B", "LLWL-P", "WWWW-L", "WWWW-M"])
def test_g19_only_tiles_in_front_of_you(tile: str) -> None:
    """No tile is placed that lies with another player, in the pile, or nowhere."""
    refusal = refused(given("", "WWWW-P", "LWWW-B"), f"{tile}@0,-1")

    assert Rule.IN_FRONT is refusal.rule
    assert {"tile": tile, "has": "WWWW-P"} == told(refusal)


def test_g21_current_tile_is_where_the_ship_is_now() -> None:
    """Having sailed to 1,0 the ship has 1,1 beside it and 0,1 no longer."""
    state = play(given("", "WWWW-P WWWW-P"), "WWWW-P@1,0")

    assert Rule.NEXT_TO_SHIP is refused(state, "WWWW-P@0,1").rule
    assert (1, 1) == ship(play(state, "WWWW-P@1,1"))


def test_g22_two_placements_of_four_players() -> None:
    """Of four players each may place two tiles in a turn, and no third."""
    state = given("", "WWWW-P WWWW-P", players=4)

    after = play(state, "WWWW-P@1,0", "WWWW-P@2,0")

    assert ("", (2, 0), 46) == (hand(after), ship(after), after.pile.total)
    assert Rule.IN_FRONT is refused(after, "WWWW-P@3,0").rule
    assert (P1,) == GAME.to_act(after)


class TestG24:
    """Golden case 24: a space with four neighbours."""

    TABLE = "0,1 WWWW-P; 1,1 WWLW-P; 2,1 WWWW-P; 2,0 WWWL-P; 0,-1 WWWW-P; 1,-1 LWWW-P"

    def test_g24_tile_that_matches_all_four(self) -> None:
        """Land to the north, east and south fits, and only 1,0 is explored then."""
        after = play(given(self.TABLE, "LLLW-P"), "LLLW-P@1,0")

        assert ((1, 0),) == explored(after)
        assert 1 == score(after)

    @pytest.mark.parametrize(
        ("tile", "side", "neighbour"),
        [
            ("WWWW-P", "north", "1,1"),
            ("LWWW-P", "east", "2,0"),
            ("LLWW-P", "south", "1,-1"),
            ("LWLW-P", "east", "2,0"),
        ],
    )
    def test_tile_that_shows_water_to_land(
        self, tile: str, side: str, neighbour: str
    ) -> None:
        """Any other tile fails at the first neighbour that shows land to it (A2)."""
        refusal = refused(given(self.TABLE, tile), f"{tile}@1,0")

        assert Rule.EDGES is refusal.rule
        assert {
            "tile": tile,
            "to": "1,0",
            "side": side,
            "shows": "water",
            "wants": "land",
            "neighbour": neighbour,
        } == told(refusal)


def test_g25_vacant_space_beside_the_current_tile() -> None:
    """Nothing can be placed from a closed tile; one move on, it can."""
    state = given(ROUND, "WWWW-P")

    assert not any("@" in text for text in legal(state))
    for place in ("0,1", "1,0", "0,-1", "-1,0"):
        refusal = refused(state, f"WWWW-P@{place}")
        assert (Rule.NEXT_TO_SHIP, {"to": place}) == (refusal.rule, told(refusal))
    assert (2, 0) == ship(play(state, "1,0", "WWWW-P@2,0"))
