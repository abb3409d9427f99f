"""Placing tiles: where, which, and what comes of it."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, TurnRule
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    PlaceTile,
    Rule,
    TileId,
    placements,
)
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    P3,
    ROUND,
    cells,
    given,
    hand,
    legal,
    play,
    refused,
    ship,
    tokens,
    told,
    why_not,
)

KINDS = sorted(DEFAULT.pile(windmills=False))
SIDES = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


class TestWhere:
    @pytest.mark.parametrize("place", ["0,1", "1,0", "0,-1", "-1,0"])
    def test_on_each_side_of_the_ship(self, place: str) -> None:
        """A tile goes north, east, south or west of the current tile (BP-038)."""
        state = play(given("", "WWWW-B"), f"WWWW-B@{place}")

        (cell,) = cells(place)
        assert ("WWWW-B", cell) == (state.sea[cell], ship(state))

    @pytest.mark.parametrize("place", ["1,1", "1,-1", "-1,-1", "-1,1"])
    def test_never_diagonal(self, place: str) -> None:
        """None of the four diagonals is beside the current tile (BP-038)."""
        refusal = refused(given(ROUND, "WWWW-B"), f"WWWW-B@{place}")

        assert Rule.NEXT_TO_SHIP is refusal.rule
        assert {"to": place, "ship": "0,0"} == told(refusal)

    @pytest.mark.parametrize("place", ["0,0", "1,0"])
    def test_vacant(self, place: str) -> None:
        """No tile goes where one lies, not even under one's own ship (BP-037)."""
        state = given("1,0 WWWW-P", "WWWW-B")

        assert Rule.NEXT_TO_SHIP is refused(state, f"WWWW-B@{place}").rule

    def test_sentence_for_a_space_that_is_taken(self) -> None:
        """Who places on a tile next to the ship is told that there is one (BP-037)."""
        refusal = refused(given("1,0 WWWW-P", "WWWW-B"), "WWWW-B@1,0")

        assert "there is a tile at 1,0 already" == refusal.message

    def test_not_next_to_another_ship(self) -> None:
        """Where only another player's ship is beside, no tile goes (A3; BP-036)."""
        state = given("1,0 WWWW-P", "WWWW-B", ships=((0, 0), (1, 0)))

        refusal = refused(state, "WWWW-B@2,0")

        assert Rule.NEXT_TO_SHIP is refusal.rule
        assert {"to": "2,0", "ship": "0,0"} == told(refusal)

    def test_not_next_to_any_other_tile(self) -> None:
        """Next to a tile that no ship is on, no tile goes either (A3)."""
        state = given("1,0 WWWW-P; 2,0 WWWW-P", "WWWW-B")

        assert Rule.NEXT_TO_SHIP is refused(state, "WWWW-B@3,0").rule
        assert Rule.NEXT_TO_SHIP is refused(state, "WWWW-B@1,1").rule

    def test_next_to_ones_own_ship_and_another(self) -> None:
        """It does no harm that another ship is beside the space as well (A3)."""
        state = given("1,0 WWWW-P; 1,1 WWWW-P", "WWWW-B", ships=((0, 0), (1, 1)))

        assert (0, 1) == ship(play(state, "WWWW-B@0,1"))

    def test_everybody_by_their_own_ship(self) -> None:
        """The second player places next to the second ship (BP-036)."""
        state = given("1,0 WWWW-P", "", "WWWW-B", ships=((0, 0), (1, 0)), to_act=P2)

        assert Rule.NEXT_TO_SHIP is refused(state, "WWWW-B@0,1").rule
        after = play(state, "WWWW-B@2,0")
        assert ((0, 0), (2, 0)) == (ship(after, P1), ship(after, P2))

    @pytest.mark.parametrize(("dx", "dy"), SIDES.values())
    def test_the_sea_has_no_end(self, dx: int, dy: int) -> None:
        """The table has no edge: thirteen spaces out a tile is placed as well (A35)."""
        kinds = ["WWWW-P"] * 6 + ["WWWW-B"] * 6
        way = "; ".join(
            f"{dx * step},{dy * step} {tile}" for step, tile in enumerate(kinds, 1)
        )
        tile = next(f"{edges}-P" for edges in ("LWWW", "WWLW") if _fits(edges, dx, dy))
        state = given(way, tile, ships=((12 * dx, 12 * dy),))

        after = play(state, f"{tile}@{13 * dx},{13 * dy}")

        assert (13 * dx, 13 * dy) == ship(after)


def _fits(edges: str, dx: int, dy: int) -> bool:
    """Whether a tile placed in that direction shows water to where it came from."""
    return edges["NESW".index(_letter(-dx, -dy))] == "W"


def _letter(dx: int, dy: int) -> str:
    return next(name[0].upper() for name, step in SIDES.items() if step == (dx, dy))


class TestEdges:
    @pytest.mark.parametrize("tile", KINDS)
    def test_every_kind_beside_open_water(self, tile: TileId) -> None:
        """Beside the headquarters a tile fits where it shows water to them (BP-040)."""
        state = given("", tile)
        fitting = {
            (dx, dy)
            for dx, dy in SIDES.values()
            if tile["NESW".index(_letter(-dx, -dy))] == "W"
        }

        placed = {text for text in legal(state) if "@" in text}
        assert fitting == set(placements(state, P1, tile))
        assert {f"{tile}@{x},{y}" for x, y in fitting} == placed

    @pytest.mark.parametrize("tile", KINDS)
    def test_every_other_side_is_refused(self, tile: TileId) -> None:
        """Where it shows land to the headquarters it is refused (BP-039, BP-043)."""
        state = given("", tile)

        for dx, dy in SIDES.values():
            fits = tile["NESW".index(_letter(-dx, -dy))] == "W"
            expected = None if fits else Rule.EDGES
            assert expected is why_not(state, f"{tile}@{dx},{dy}")

    COAST = "1,0 LWWW-P; 0,1 WLWW-P; 0,2 WWWW-P; 1,2 WWWW-P"
    """The space 1,1 has land to its south and west, and water to its north."""

    def test_land_meets_land_beside_the_way(self) -> None:
        """Land joins with other tiles than the current one are right (A2)."""
        state = given(self.COAST, "WWLL-P", ships=((1, 2),))

        assert (1, 1) == ship(play(state, "WWLL-P@1,1"))

    @pytest.mark.parametrize(
        ("tile", "neighbour"), [("WWWL-P", "1,0"), ("WWLW-P", "0,1"), ("WWWW-B", "1,0")]
    )
    def test_land_is_required_where_there_is_land(
        self, tile: str, neighbour: str
    ) -> None:
        """Water does not meet the land of a tile beside the space (A2)."""
        state = given(self.COAST, tile, ships=((1, 2),))

        refusal = refused(state, f"{tile}@1,1")

        assert Rule.EDGES is refusal.rule
        shown = [told(refusal)[name] for name in ("shows", "wants", "neighbour")]
        assert ["water", "land", neighbour] == shown

    @pytest.mark.parametrize(
        ("tile", "side", "neighbour"),
        [
            ("LWWW-P", "north", "1,1"),
            ("WLWW-P", "east", "2,0"),
            ("WWLW-P", "south", "1,-1"),
        ],
    )
    def test_land_is_refused_where_there_is_water(
        self, tile: str, side: str, neighbour: str
    ) -> None:
        """Land does not meet the water of any tile beside the space (BP-040)."""
        table = (
            "0,1 WWWW-P; 1,1 WWWW-P; 2,1 WWWW-P; 2,0 WWWW-P; 0,-1 WWWW-P; 1,-1 WWWW-P"
        )

        refusal = refused(given(table, tile), f"{tile}@1,0")

        assert Rule.EDGES is refusal.rule
        assert {
            "tile": tile,
            "to": "1,0",
            "side": side,
            "shows": "land",
            "wants": "water",
            "neighbour": neighbour,
        } == told(refusal)

    def test_sentence(self) -> None:
        """The sentence names the tile, its edge, and the neighbour's."""
        told_so = refused(given("", "WLWW-P"), "WLWW-P@-1,0").message

        assert told_so.startswith("WLWW-P at -1,0 shows land to the east, but")
        assert told_so.endswith("the tile at 0,0 shows water there")

    def test_diagonal_neighbours_do_not_matter(self) -> None:
        """A tile need not match what lies diagonally from it (BP-040)."""
        state = given("0,1 WWWW-P; -1,1 WWLW-P; -1,0 LWWW-P", "LLLW-P")

        assert (1, 0) == ship(play(state, "LLLW-P@1,0"))


class TestWay:
    @pytest.mark.parametrize(
        ("lying", "ship_at", "tile", "place", "side"),
        [
            ("0,1 LWWW-P", (0, 1), "WWLW-P", "0,2", "north"),
            ("1,0 WLWW-P", (1, 0), "WWWL-P", "2,0", "east"),
            ("0,-1 WWLW-P", (0, -1), "LWWW-P", "0,-2", "south"),
            ("-1,0 WWWL-P", (-1, 0), "WLWW-P", "-2,0", "west"),
        ],
    )
    def test_no_way_over_land(
        self, lying: str, ship_at: tuple[int, int], tile: str, place: str, side: str
    ) -> None:
        """A tile that matches land to land cannot be sailed onto (A1; BP-043)."""
        refusal = refused(given(lying, tile, ships=(ship_at,)), f"{tile}@{place}")

        assert Rule.WATER_WAY is refusal.rule
        assert {"side": side} == told(refusal)

    def test_no_way_over_land_for_water_either(self) -> None:
        """Whatever the tile shows, the ship does not leave over land (A1)."""
        state = given("1,0 WLWW-P", "WWWW-B", ships=((1, 0),))

        assert Rule.WATER_WAY is refused(state, "WWWW-B@2,0").rule
        assert (2, 0) not in placements(state, P1, TileId("WWWW-B"))


class TestWhich:
    def test_only_one_of_several_like_it_is_spent(self) -> None:
        """Of two tiles of a kind one is placed and the other kept."""
        state = play(given("", "WWWW-P WWWW-P LWWW-P"), "WWWW-P@1,0")

        assert "LWWW-P WWWW-P" == hand(state)

    def test_tile_of_another_player(self) -> None:
        """The tiles in front of others are theirs (BP-032)."""
        state = given("", "LWWW-P", "WWWW-P", "WWWW-B", players=3)

        for tile in ("WWWW-P", "WWWW-B"):
            assert Rule.IN_FRONT is refused(state, f"{tile}@1,0").rule

    def test_placed_tile_is_not_placed_again(self) -> None:
        """A tile that was placed is not in front of the player any more (BP-032)."""
        state = play(given("", "WWWW-P"), "WWWW-P@1,0")

        refusal = refused(state, "WWWW-P@2,0")

        assert Rule.IN_FRONT is refusal.rule
        assert "you have no tiles" in refusal.message

    @pytest.mark.parametrize("tile", ["", "WWWW", "LLLL-P", "WWWW-Z", "wwww-p"])
    def test_tile_unheard_of(self, tile: str) -> None:
        """A tile that does not exist lies in front of nobody."""
        action = PlaceTile(P1, TileId(tile), (1, 0))

        assert Rule.IN_FRONT is refused(given(), action).rule

    def test_only_in_ones_own_turn(self) -> None:
        """Who is not to act places nothing; who has no seat neither."""
        state = given("", "WWWW-P", "WWWW-P")

        for player in (P2, P3, PlayerId(-1)):
            action = PlaceTile(player, TileId("WWWW-P"), (1, 0))
            assert TurnRule.YOUR_TURN is refused(state, action).rule


class TestWhatComesOfIt:
    def test_ship_sails_onto_the_tile_for_free(self) -> None:
        """The ship is on the tile at once; tokens stay blue (A6; BP-041, BP-042)."""
        state = play(given("", "WWWW-P"), "WWWW-P@0,-1")

        assert ((0, -1), 3, (0, 0)) == (ship(state), tokens(state), ship(state, P2))

    def test_without_any_token(self) -> None:
        """Whose tokens are all red places tiles all the same (A6; BP-042)."""
        state = play(given("", "WWWW-P", tokens=(0,)), "WWWW-P@1,0")

        assert ((1, 0), 0) == (ship(state), tokens(state))

    @pytest.mark.parametrize("players", [1, 2, 3])
    def test_three_placements(self, players: int) -> None:
        """Of one to three players each places up to three tiles (A7; BP-033)."""
        state = given("", "WWWW-P WWWW-P WWWW-P", players=players)

        after = play(state, "WWWW-P@1,0", "WWWW-P@1,1", "WWWW-P@0,1")

        assert ((0, 1), "", 4) == (ship(after), hand(after), len(after.sea))
        assert (P1,) == GAME.to_act(after)

    def test_two_placements_of_four_players(self) -> None:
        """Of four players each has two tiles, and no more to place (A7; BP-034)."""
        state = given("", "WWWW-P WWWW-P", players=4)

        after = play(state, "WWWW-P@1,0", "WWWW-P@1,1")

        assert not any("@" in text for text in legal(after))

    def test_swap_gives_no_placement_more(self) -> None:
        """With a swap it is still three tiles that are placed (A7)."""
        state = given("", "WWWW-P WWWW-P WWWW-P", "WWWW-B LWWW-P WLWW-P")

        after = play(
            state, "WWWW-P@1,0", "WWWW-P<>1:WWWW-B", "WWWW-B@2,0", "WWWW-P@3,0"
        )

        assert ("", 3) == (hand(after), len(after.captains[P2].hand))
        assert not any("@" in text for text in legal(after))

    def test_nothing_is_drawn(self) -> None:
        """After three placements the pile is as it was (A7; BP-035)."""
        state = given("", "WWWW-P WWWW-P WWWW-P")

        after = play(state, "WWWW-P@1,0", "WWWW-P@2,0", "WWWW-P@3,0")

        assert state.pile == after.pile
        assert 0 == after.discarded.total

    @pytest.mark.parametrize("tile", [kind for kind in KINDS if kind[3] == "W"])
    def test_one_can_always_turn_back(self, tile: TileId) -> None:
        """No exit is asked for: the way in is a way out, of dead ends too (A5)."""
        state = play(given("", tile), f"{tile}@1,0", "0,0")

        assert ((0, 0), 2) == (ship(state), tokens(state))

    def test_dead_end(self) -> None:
        """In a dead end no other tile can be placed until the ship has left it (A5)."""
        state = play(given("", "LLLW-P WWWW-P"), "LLLW-P@1,0")

        assert () == placements(state, P1, TileId("WWWW-P"))
        assert (0, 1) == ship(play(state, "0,0", "WWWW-P@0,1"))
