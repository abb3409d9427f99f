"""Coasts: land fills the sides that are land, touches no other, and joins the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tabletop.games.beacon_patrol.kinds import Edge
from tabletop.games.beacon_patrol.render.coast import TILE, coasts, ground, offing
from tests.rendering.shapes import Point, corners

EVERY = ["".join(edges) for edges in product("WL", repeat=4)][:-1]
"""All edges that a tile can have."""
every_tile = pytest.mark.parametrize("edges", EVERY)

CORNERS = [(0, 0), (TILE, 0), (TILE, TILE), (0, TILE)]
"""Of a tile; side number n goes from the nth to the next."""


def lands(edges: str, colour: str = "soil") -> list[list[Point]]:
    """List the points of each piece of land of a tile."""
    return [corners(d) for d in _paths(edges, f"f-{colour}")]


def side_of(point: Point) -> set[int]:
    """Say on which sides of a tile a point lies."""
    x, y = point
    at = (y == 0, x == TILE, y == TILE, x == 0)
    return {side for side in range(4) if at[side]}


@every_tile
def test_land_fills_its_sides(edges: str) -> None:
    """A side that is land is land from corner to corner."""
    for side, edge in enumerate(edges):
        ends = {CORNERS[side], CORNERS[(side + 1) % 4]}
        has_land = [ends <= set(points) for points in lands(edges)]

        assert any(has_land) or edge == Edge.WATER, side


@every_tile
@pytest.mark.parametrize("colour", ["soil", "shoal"])
def test_land_keeps_off_the_water(edges: str, colour: str) -> None:
    """Neither land nor the shallows before it touch a side that is water."""
    touched = {
        side
        for points in lands(edges, colour)
        for point in points
        if point not in CORNERS
        for side in side_of(point)
    }

    assert set() == touched


@every_tile
def test_land_stays_on_its_tile(edges: str) -> None:
    """No point of land or of its shallows lies outside of the tile."""
    for points in lands(edges) + lands(edges, "shoal"):
        assert all(0 <= x <= TILE and 0 <= y <= TILE for x, y in points)


@every_tile
def test_the_middle_is_water(edges: str) -> None:
    """Whatever is land, ships have room in the middle of a tile."""
    for points in lands(edges):
        assert all(max(abs(x - 50), abs(y - 50)) >= 18 for x, y in points)


@pytest.mark.parametrize(
    ("edges", "found"),
    [
        ("WWWW", []),
        ("LWWW", [[0]]),
        ("LLWW", [[0, 1]]),
        ("LWWL", [[3, 0]]),
        ("LWLW", [[0], [2]]),
        ("LWLL", [[2, 3, 0]]),
    ],
)
def test_land_that_meets_is_one(edges: str, found: list[list[int]]) -> None:
    """Sides that share a corner have one coast, opposite ones have two."""
    assert found == coasts(edges)
    assert len(found) == len(lands(edges))


@every_tile
def test_a_coast_is_drawn_where_land_ends(edges: str) -> None:
    """The line of a coast begins and ends in corners, and runs along no side."""
    line = [corners(part) for d in _paths(edges, "s-coast") for part in _parts(d)]

    assert len(coasts(edges)) == len(line)
    for points in line:
        assert {points[0], points[-1]} <= set(CORNERS)
        assert all(side_of(point) == set() for point in points[3:-3])


@pytest.mark.parametrize(
    ("edges", "way"),
    [
        ("WWWW", (0, 1)),
        ("LWWW", (0, 1)),
        ("WLWW", (-1, 0)),
        ("WWLW", (0, -1)),
        ("WWWL", (1, 0)),
        ("LWLW", (1, 0)),
        ("WLWL", (0, 1)),
        ("WLLL", (0, -1)),
    ],
)
def test_the_offing_is_where_water_is(edges: str, way: Point) -> None:
    """It points from land to open water, and along a channel."""
    assert way == pytest.approx(offing(edges))


def test_the_offing_of_a_corner_slants() -> None:
    """From land in a corner it points to the opposite one, at the same length."""
    assert (-(0.5**0.5), 0.5**0.5) == pytest.approx(offing("LLWW"))


def _parts(d: str) -> list[str]:
    return [f"M{part}" for part in d.split("M") if part]


def _paths(edges: str, kind: str) -> Iterator[str]:
    for drawn in ground(edges):
        attributes = dict(drawn.attributes)
        if attributes.get("class") == kind:
            yield attributes["d"]
