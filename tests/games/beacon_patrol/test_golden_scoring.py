"""Golden cases 69 to 79: what is explored, what it scores, and its rank."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tabletop import Bag
from tabletop.games.beacon_patrol import (
    DEFAULT,
    HARBOUR,
    State,
    TileId,
    explored,
    rank,
    score,
)
from tests.games.beacon_patrol.drawing import ROUND, cells, given, play

BOARD_I = """
    -1,0 LWWL-L; 1,0 LWLW-B; 2,0 WWWW-P; 3,0 LWWW-L; 4,0 WWWW-P;
    0,1 WWWW-B; 1,1 LWLW-P; 2,1 WLWW-B; 3,1 WLLL-L; 4,1 WLWL-P;
    2,2 WWWW-B; 3,2 WWWW-B; 4,2 WWWW-B; 5,2 LLLW-L;
    3,3 LWWW-P; 4,3 WLWW-B; 4,4 WLWL-B;
    0,-1 WWLW-B; 1,-1 LWWW-B; 2,-1 WWLW-L; 3,-1 WLWW-L; 1,-2 WWWW-P
"""
BOARD_III = """
    -3,0 LWLW-P; -2,0 LWLW-B; -1,0 WWWW-P; 1,0 LWWW-B; 2,0 WLWW-P;
    -2,1 WWLW-L; -1,1 WLWW-L; 1,1 WWLW-B; 2,1 WWWW-B; 3,1 WLWW-P; 4,1 WLWL-P;
    -1,2 LWWW-L; 0,2 LWWW-P; 1,2 WLWW-B; 2,2 LWWL-L; 3,2 WWWW-B; 4,2 WWWW-B;
    0,3 LWLW-P; 1,3 WWWW-P; 3,3 WWWL-P; 1,4 LLWL-P; -1,-1 WLLL-L
"""
BOARD_IV = """
    -1,3 LWWL-P; 0,3 WWWW-P; 1,3 WWWW-P;
    -1,2 WLLL-L; 0,2 WLLL-P; 1,2 WWLL-P; 2,2 WWWW-B;
    -1,1 LWLW-P; 0,1 LWWW-P; 1,1 LLLW-P; 2,1 WWWL-P;
    1,0 LWLW-B; 2,0 WWWW-B
"""


def features(state: State) -> Counter[str]:
    """Count what the explored tiles show: L lighthouse, B buoy, P neither."""
    return Counter(state.sea[cell][-1] for cell in explored(state))


def test_g69_headquarters_explored() -> None:
    """With open sea on all four sides the headquarters score three points."""
    state = given(ROUND)

    assert ((HARBOUR,), 3) == (explored(state), score(state))


def test_g70_all_four_directions() -> None:
    """Three sides and all four diagonals do not make a tile explored."""
    state = given(
        "0,1 WWWW-P; 1,0 WWWW-P; 0,-1 WWWW-P;"
        "1,1 WWWW-P; 1,-1 WWWW-P; -1,1 WWWW-B; -1,-1 WWWW-B"
    )

    assert ((), 0) == (explored(state), score(state))


def test_g72_land_joins_count() -> None:
    """A tile with land on three sides is explored like any other (A28)."""
    around = "0,1 WWWW-P; 1,1 WWLW-P; 2,1 WWWW-P; 2,0 WWWL-P; 0,-1 WWWW-P; 1,-1 LWWW-P"

    state = play(given(around, "LLLW-P"), "LLLW-P@1,0")

    assert (((1, 0),), 1) == (explored(state), score(state))


def test_g73_real_board_of_twenty_points() -> None:
    """Nine tiles explored, three lighthouses and five buoys: 20 points, Novices."""
    state = given(BOARD_I)

    found = "0,0 1,-1 1,0 2,0 2,1 3,0 3,1 3,2 4,2"
    assert set(cells(found)) == set(explored(state))
    assert {"L": 3, "B": 5, "P": 1} == features(state)
    assert (20, "Novices") == (score(state), rank(DEFAULT, score(state)))


def test_g75_real_board_of_seven_points() -> None:
    """Four tiles explored: 7 points, Novices."""
    state = given(BOARD_III)

    assert set(cells("-1,0 1,2 2,1 3,2")) == set(explored(state))
    assert (7, "Novices") == (score(state), rank(DEFAULT, score(state)))


def test_g76_real_board_of_four_points() -> None:
    """Four plain tiles explored: 4 points."""
    state = given(BOARD_IV)

    assert set(cells("0,1 0,2 1,1 1,2")) == set(explored(state))
    assert 4 == score(state)


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "Novices"),
        (25, "Novices"),
        (26, "Sailors"),
        (35, "Sailors"),
        (36, "Captains"),
        (45, "Captains"),
        (46, "Navigators"),
        (55, "Navigators"),
        (56, "Cartographers"),
        (97, "Cartographers"),
    ],
)
def test_g78_ranks(points: int, name: str) -> None:
    """Each rank begins where the one below ends (A36)."""
    assert name == rank(DEFAULT, points)


def test_g79_only_the_table_scores() -> None:
    """Tiles discarded or in hand, ships and tokens change nothing (BP-055)."""
    state = given(BOARD_I)
    captain = state.captains[0]
    elsewhere = attrs.evolve(captain, ship=(4, 4), hand=(), tokens=0)

    thrown = attrs.evolve(state, discarded=Bag({TileId("WWLW-L"): 9}), pile=Bag())
    moved = attrs.evolve(thrown, captains=(elsewhere, elsewhere))

    assert [20, 20, 20] == [score(each) for each in (state, thrown, moved)]
