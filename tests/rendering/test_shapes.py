"""The reader of drawn shapes that other tests rely on."""

from __future__ import annotations

import pytest

from tests.rendering.shapes import Point, corners


@pytest.mark.parametrize(
    ("d", "points"),
    [
        ("M1 2l3 0v4zm10 0h1", [(1, 2), (4, 2), (4, 6), (11, 2), (12, 2)]),
        ("m5 5h2v2zl1 1", [(5, 5), (7, 5), (7, 7), (6, 6)]),
        ("M0 0 4 0 4 4Zh1", [(0, 0), (4, 0), (4, 4), (1, 0)]),
    ],
)
def test_a_closed_way_goes_on_from_its_start(d: str, points: list[Point]) -> None:
    """What follows is counted from the first point of the part that was closed."""
    assert points == corners(d)
