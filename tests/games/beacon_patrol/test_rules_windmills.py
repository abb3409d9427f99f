"""The windmill variant: five tiles more, and their points."""

from __future__ import annotations

import pytest

from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    Config,
    Feature,
    Rule,
    State,
    TileId,
    explored,
    score,
)
from tabletop.games.beacon_patrol.scoring import points
from tests.games.beacon_patrol.drawing import dealt, flaw, given, legal, play, refused
from tests.games.beacon_patrol.playing import Chooser, beside, greedily, steps, together

WINDMILLS = Config(windmills=True)


def milled(around: str, *, players: int = 2) -> State:
    """Put a windmill at 1,0, beside the headquarters, and other tiles round it."""
    table = f"1,0 WWWW-M; {around}"
    return given(table, config=WINDMILLS, players=players, reachable=False)


class TestBox:
    def test_59_tiles(self) -> None:
        """With windmills there are five tiles more, open sea all of them."""
        state = GAME.new_game(2, WINDMILLS)

        assert (59, 5) == (state.pile.total, state.pile[TileId("WWWW-M")])
        rest = {tile: count for tile, count in state.pile.items() if tile[-1] != "M"}
        assert dict(DEFAULT.pile(windmills=False)) == rest

    @pytest.mark.parametrize(("players", "left"), [(1, 56), (2, 53), (3, 50), (4, 51)])
    def test_deal(self, players: int, left: int) -> None:
        """All else is as without them."""
        state = dealt(GAME.new_game(players, WINDMILLS))

        assert left == state.pile.total
        assert flaw(state) is None

    def test_no_piers(self) -> None:
        """The other expansion tiles, the piers, are not to be had."""
        assert {"P", "B", "L", "M"} == {feature.value for feature in Feature}
        assert {"WWWW-M": 5} == {tile.id: tile.count for tile in DEFAULT.windmills}

    def test_windmill_without_the_variant(self) -> None:
        """In the base game a windmill is a tile that nobody has."""
        assert Rule.IN_FRONT is refused(given(), "WWWW-M@1,0").rule
        state = given("1,0 WWWW-M", reachable=False)
        assert "there are 1 of the tile WWWW-M, not 0" == flaw(state)

    def test_windmill_is_placed_like_any_tile(self) -> None:
        """A windmill goes wherever open sea goes."""
        state = given("", "WWWW-M", config=WINDMILLS)

        placed = {text for text in legal(state) if "@" in text}
        assert {f"WWWW-M@{place}" for place in ("0,1", "1,0", "0,-1", "-1,0")} == placed
        assert "WWWW-M" == play(state, "WWWW-M@1,0").sea[1, 0]


class TestPoints:
    @pytest.mark.parametrize(
        ("around", "points"),
        [
            ("1,1 LWWW-P; 2,0 LWWW-P; 1,-1 WWLW-P", 2),
            ("1,1 WWWW-P; 2,0 LWWW-P; 1,-1 WWLW-P", 3),
            ("1,1 WWWW-B; 2,0 WWWW-P; 1,-1 WWLW-P", 4),
            ("1,1 WWWW-B; 2,0 WWWW-P; 1,-1 WWWW-P", 5),
            ("1,1 WWWW-M; 2,0 WWWW-M; 1,-1 WWWW-M", 5),
            ("1,1 LWWW-L; 2,0 WLWW-B; 1,-1 WWLW-L", 2),
        ],
    )
    def test_one_for_each_neighbour_without_land(
        self, around: str, points: int
    ) -> None:
        """A windmill scores 1, and 1 for each tile beside it that shows no land."""
        state = milled(around)

        assert (((1, 0),), points) == (explored(state), score(state))

    @pytest.mark.parametrize(
        "around", ["1,1 WWWW-P; 2,0 WWWW-P", "1,1 WWWW-P; 2,0 WWWW-P; 0,-1 WWWW-P"]
    )
    def test_nothing_unless_explored(self, around: str) -> None:
        """A windmill that is not closed in scores nothing (BP-055)."""
        assert 0 == score(milled(around))

    def test_diagonal_neighbours_do_not_count(self) -> None:
        """Open sea that lies diagonally from a windmill adds nothing."""
        around = "1,1 LWWW-P; 2,0 LWWW-P; 1,-1 WWLW-P"
        corners = "2,1 WWWW-P; 2,-1 WWWW-P; 0,1 WWWW-P"

        assert score(milled(around)) == score(milled(f"{around}; {corners}"))

    def test_beside_an_explored_windmill(self) -> None:
        """Other tiles score by their own feature, whatever lies beside them."""
        state = given(
            "0,1 WWWW-M; 1,0 WWWW-M; 0,-1 WWWW-M; -1,0 WWWW-M", config=WINDMILLS
        )

        assert 3 == score(state)

    def test_in_the_breakdown(self) -> None:
        """The count of the game names the windmill and its points."""
        table = "1,0 WWWW-M; 1,1 WWWW-B; 2,0 WWWW-P; 1,-1 WWWW-P"
        state = given(table, "WWWL-L", "", pile="", config=WINDMILLS)

        outcome = GAME.outcome(play(state, "end"))

        assert outcome is not None
        (line,) = outcome.breakdown[0]
        assert ("WWWW-M at 1,0, windmill", 5) == (line.label, line.points)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games(players: int) -> None:
    """Games with windmills end in time; no tile of the 59 is lost on the way."""
    for number in range(10):
        count = 0
        for _, state in steps(players, number, config=WINDMILLS):
            count += 1
            held = sum(len(captain.hand) for captain in state.captains)
            lying = len(state.sea) - 1 + state.discarded.total
            assert 59 == lying + held + state.pile.total
        assert count <= GAME.max_actions
        assert flaw(state) is None


@pytest.mark.parametrize("choose", [greedily, together])
def test_simple_players(choose: Chooser) -> None:
    """Simple players explore a windmill, which scores its neighbours of open sea."""
    *_, (_, state) = steps(4, "mills", choose=choose, config=WINDMILLS)

    mills = [cell for cell in explored(state) if state.sea[cell] == "WWWW-M"]
    assert mills
    for cell in mills:
        open_sea = [each for each in beside(cell) if state.sea[each][:4] == "WWWW"]
        assert 1 + len(open_sea) == points(state, cell)
