"""Scoring: which tiles are explored, what they are worth, and how it ends."""

from __future__ import annotations

from itertools import combinations

import attrs
import pytest

from tabletop import Outcome
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    HARBOUR,
    Config,
    Rule,
    State,
    explored,
    is_explored,
    score,
)
from tabletop.games.beacon_patrol.scoring import ending
from tests.games.beacon_patrol.drawing import ROUND, cells, given, play, sea

SIDES = ("0,1", "1,0", "0,-1", "-1,0")
EAST = "1,1 WWWW-B; 2,0 WWWW-B; 1,-1 WWWW-B"
"""All that lies round the tile at 1,0 but the headquarters."""


def beside_home(tile: str) -> State:
    """Put a tile at 1,0 and close it on all sides; nothing else is explored."""
    around = {
        "WWWW-P": EAST,
        "WWWW-B": EAST.replace("-B", "-P"),
        "LWWW-L": EAST.replace("1,1 WWWW", "1,1 WWLW"),
    }
    return given(f"1,0 {tile}; {around[tile]}; 0,1 WWWW-P", ships=((1, 0),))


def outcome(state: State) -> Outcome:
    """Return how a game ended."""
    found = GAME.outcome(state)
    assert found is not None
    return found


def ended(table: str, players: int = 2, config: Config | None = None) -> State:
    """End the game with a table."""
    hands = ["WWWL-L", "", "", ""][:players]
    state = given(table, *hands, players=players, pile="", config=config)
    return play(state, "end")


class TestExplored:
    @pytest.mark.parametrize("number", range(5))
    def test_all_four_sides(self, number: int) -> None:
        """A tile is explored with a tile on all four sides, not with fewer (BP-003)."""
        for sides in combinations(SIDES, number):
            lying = sea("; ".join(f"{side} WWWW-P" for side in sides))
            assert is_explored(lying, HARBOUR) is (number == 4)

    def test_vacant_cell(self) -> None:
        """A cell without a tile is not explored, whatever lies round it (BP-003)."""
        lying = sea("1,1 WWWW-P; 2,0 WWWW-P; 1,-1 WWWW-P")

        assert not is_explored(lying, (1, 0))

    @pytest.mark.parametrize("tile", ["LLLW-P", "LLLW-L"])
    def test_joins_do_not_matter(self, tile: str) -> None:
        """A tile closed in by land on three sides is explored (A28)."""
        state = given(
            f"0,1 WWWW-P; 1,1 WWLW-P; 2,1 WWWW-P; 2,0 WWWL-P;"
            f"0,-1 WWWW-P; 1,-1 LWWW-P; 1,0 {tile}"
        )

        assert ((1, 0),) == explored(state)

    def test_headquarters_close_their_neighbours(self) -> None:
        """The headquarters count as a tile for those beside them (A29)."""
        assert ((1, 0),) == explored(beside_home("WWWW-P"))

    def test_line_by_line_from_the_top(self) -> None:
        """Explored tiles are listed line by line from the top (A31; BP-056)."""
        more = "-1,1 WWWW-B; 1,1 WWWW-B; 0,2 WWWW-B; -2,0 WWWW-B; 2,0 WWWW-B"
        below = "-1,-1 WWWW-B; 1,-1 WWWW-P"

        state = given(f"{below}; {ROUND}; {more}")

        assert cells("0,1 -1,0 0,0 1,0") == explored(state)


class TestPoints:
    @pytest.mark.parametrize(
        ("tile", "points"), [("WWWW-P", 1), ("WWWW-B", 2), ("LWWW-L", 3)]
    )
    def test_by_feature(self, tile: str, points: int) -> None:
        """A lighthouse scores 3, a buoy 2, any other 1 (BP-057, BP-058, BP-059)."""
        state = beside_home(tile)

        assert (((1, 0),), points) == (explored(state), score(state))

    def test_headquarters_are_a_lighthouse(self) -> None:
        """The headquarters, explored, score 3 (A29; BP-057)."""
        assert 3 == score(given(ROUND))

    def test_nothing_for_what_is_not_explored(self) -> None:
        """Lighthouses and buoys that are not closed in score nothing (BP-055)."""
        assert 0 == score(given("1,0 WWWW-B; 0,1 LWWW-L; -1,0 WWLW-L"))

    def test_most_there_could_be(self) -> None:
        """All 54 tiles and the headquarters are worth 97 points (BP-004)."""
        worth = {"P": 1, "B": 2, "L": 3}
        tiles = [*DEFAULT.pile(windmills=False).elements(), DEFAULT.headquarters.id]

        assert 97 == sum(worth[tile[-1]] for tile in tiles)

    def test_are_part_of_the_components(self) -> None:
        """Other points make another score."""
        content = attrs.evolve(
            DEFAULT, points=attrs.evolve(DEFAULT.points, plain=5, lighthouse=7)
        )
        row = f"{ROUND}; 1,1 WWWW-B; 2,0 WWWW-B; 1,-1 WWWW-B"

        assert 7 + 5 == score(given(row, config=Config(content=content)))


class TestOutcome:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_all_stand_together(self, players: int) -> None:
        """The players are one team: one place, one score, one count (A37; BP-001)."""
        result = outcome(ended(ROUND, players))

        assert (tuple(range(players)),) == result.ranking
        assert (3,) * players == result.scores
        assert 1 == len(set(result.breakdown))

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_nobody_loses(self, players: int) -> None:
        """With nothing explored the team is ranked all the same (A37)."""
        result = outcome(ended("1,0 WWWW-P", players))

        assert tuple(range(players)) == result.winners
        assert ((0,) * players, "Novices") == (result.scores, result.grade)

    def test_every_point_is_explained(self) -> None:
        """There is a line for each explored tile; they add up (A31; BP-002)."""
        row = f"{ROUND}; 1,1 WWWW-B; 2,0 WWWW-B; 1,-1 WWWW-B"
        state = ended(row)

        (lines, _) = outcome(state).breakdown

        assert [3, 1] == [line.points for line in lines]
        told = [line.label for line in lines]
        assert ["WWWW-L at 0,0, lighthouse", "WWWW-P at 1,0"] == told
        assert sum(line.points for line in lines) == score(state)

    def test_says_why(self) -> None:
        """The game ends because every tile has been placed or discarded (A22)."""
        state = ended("")

        assert Rule.END is ending(state)
        assert "Every tile has been placed or discarded." == outcome(state).reason

    def test_none_before_the_end(self) -> None:
        """While the game goes on there is a score, but no outcome."""
        state = given(ROUND)

        assert 3 == score(state)
        assert (None, None) == (GAME.outcome(state), ending(state))

    @pytest.mark.parametrize(
        ("points", "grade"), [(25, "Novices"), (26, "Sailors"), (56, "Cartographers")]
    )
    def test_grade(self, points: int, grade: str) -> None:
        """The outcome names the rank of the score (A36)."""
        content = attrs.evolve(
            DEFAULT, points=attrs.evolve(DEFAULT.points, lighthouse=points)
        )

        result = outcome(ended(ROUND, config=Config(content=content)))

        assert ((points, points), grade) == (result.scores, result.grade)
