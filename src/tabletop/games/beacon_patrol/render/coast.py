"""Land and water of a tile: coasts that run from corner to corner and join the next.

All of it is drawn in a square of 100 units whose upper left corner is the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from math import hypot
from typing import Final, TypeAlias

from tabletop.games.beacon_patrol.kinds import Edge
from tabletop.rendering.svg import Element, element, path, rect

TILE: Final = 100
"""Side of a tile."""

Point: TypeAlias = tuple[float, float]
"""Right and down, in units."""

_BEGIN: Final[tuple[Point, ...]] = ((0, 0), (5, 13), (18, 23))
_MIDDLE: Final[tuple[Point, ...]] = ((34, 27), (51, 23), (67, 22))
_END: Final[tuple[Point, ...]] = ((83, 21), (95, 12), (100, 0))
"""A coast along one side: how far along it, and how far from it inwards."""
_BEND: Final[Point] = (70, 30)
"""Where a coast turns into that of the next side."""
_SHOAL: Final = 1.34
"""How much farther than the land the shallow water before it reaches."""

_WAVE: Final = "c4 -5 8 -5 11 0s7 5 11 0"
"""A wave, 22 units wide."""


def ground(edges: str, *, waves: bool = True) -> Iterator[Element]:
    """Draw what a tile is made of: water, then land wherever an edge is land."""
    yield rect(0, 0, TILE, TILE, fill="water")
    shores = coasts(edges)
    for sides in shores:
        yield path(_curve(_follow(sides, _SHOAL)) + _behind(sides), fill="shoal")
    if waves:
        yield path(_waves(edges), stroke="wave", line=2.5)
    for sides in shores:
        yield path(_curve(_follow(sides)) + _behind(sides), fill="soil")
    if shores:
        lines = "".join(_curve(_follow(sides)) for sides in shores)
        yield path(lines, stroke="coast", line=3)


def seam() -> Element:
    """Draw the fine line that parts a tile from the next, on land and on water."""
    return element(
        "rect",
        width=TILE,
        height=TILE,
        class_="s-ink",
        stroke_width=1.5,
        stroke_opacity=0.2,
    )


def coasts(edges: str) -> list[list[int]]:
    """List the coasts of a tile by the sides that each runs along, clockwise.

    Land on sides that meet is one; sides count from the north.
    """
    land = [side for side in range(4) if edges[side] == Edge.LAND]
    found = []
    for first in land:
        if (first - 1) % 4 not in land:
            sides = (first, (first + 1) % 4, (first + 2) % 4)
            found.append(list(takewhile(land.__contains__, sides)))
    return found


def offing(edges: str) -> Point:
    """Point from the land of a tile to its open water, as a step of length 1.

    Where no side of the tile is the more open one, it points down, or along a channel.
    """
    north, east, south, west = (edge == Edge.LAND for edge in edges)
    right, down = west - east, north - south
    if right == down == 0:
        return (1, 0) if north and not east else (0, 1)
    return right / hypot(right, down), down / hypot(right, down)


def _follow(sides: Sequence[int], reach: float = 1) -> list[Point]:
    """List the points of a coast, or of a line `reach` times as far from the sides."""
    points = []
    for number, side in enumerate(sides):
        is_first, is_last = number == 0, number == len(sides) - 1
        own = [
            *(_BEGIN if is_first else ()),
            *_MIDDLE[0 if is_first else 1 : 3 if is_last else 2],
            *(_END if is_last else (_BEND,)),
        ]
        points += [_turned(point, side, reach) for point in own]
    return points


def _turned(point: Point, side: int, reach: float) -> Point:
    """Say where on the tile a point of one of its coasts lies."""
    along, inwards = point[0], point[1] * reach
    if point == _BEND:
        inwards = point[1] * reach**0.6  # or the shallows would end in a spike
        along = TILE - inwards
    return (
        (along, inwards),
        (TILE - inwards, along),
        (TILE - along, TILE - inwards),
        (inwards, TILE - along),
    )[side]


def _curve(points: Sequence[Point]) -> str:
    """Draw a smooth line through points (a Catmull-Rom spline)."""
    ends = [points[0], *points, points[-1]]
    curve = [f"M{_at(*points[0])}"]
    for number, ((x, y), (to_x, to_y)) in enumerate(pairwise(points)):
        (left_x, left_y), (right_x, right_y) = ends[number], ends[number + 3]
        curve.append(
            f"C{_at(x + (to_x - left_x) / 6, y + (to_y - left_y) / 6)} "
            f"{_at(to_x - (right_x - x) / 6, to_y - (right_y - y) / 6)} "
            f"{_at(to_x, to_y)}"
        )
    return "".join(curve)


def _behind(sides: Sequence[int]) -> str:
    """Lead a coast back to where it began, round the corners of its land."""
    corners = [_turned((0, 0), side, 1) for side in reversed(sides)]
    return "".join(f"L{_at(*corner)}" for corner in corners) + "z"


def _waves(edges: str) -> str:
    """Draw two waves, off the coast."""
    x, y = offing(edges)
    middle_x, middle_y = 50 + 17 * x, 50 + 17 * y
    first = f"M{_at(middle_x - 29, middle_y + 9)}{_WAVE}"
    second = f"M{_at(middle_x + 6, middle_y - 12)}{_WAVE}"
    return first + second


def _at(x: float, y: float) -> str:
    return f"{round(x, 1) + 0:g} {round(y, 1) + 0:g}"
