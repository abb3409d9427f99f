"""Shapes drawn elsewhere, rings round things that are not round, ticks."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tabletop.rendering.marks import target, target_box, tick
from tabletop.rendering.svg import moved, rect


@pytest.mark.parametrize(
    ("scale", "turn", "written"),
    [
        (1, 0, "translate(3 4.5)"),
        (0.5, 0, "translate(3 4.5) scale(0.5)"),
        (1, 90, "translate(3 4.5) rotate(90)"),
        (2, -30, "translate(3 4.5) rotate(-30) scale(2)"),
    ],
)
def test_things_are_moved_turned_and_scaled(
    scale: float, turn: int, written: str
) -> None:
    """What is drawn round the origin comes where it belongs; no step that is idle."""
    drawn = moved(3, 4.5, rect(0, 0, 1, 1), scale=scale, turn=turn)
    parsed = ElementTree.fromstring(str(drawn))

    assert written == parsed.attrib["transform"]
    assert ["rect"] == [child.tag for child in parsed]


def test_a_target_box_is_dashed_like_a_target() -> None:
    """Square targets look like round ones."""
    box, ring = (
        ElementTree.fromstring(str(each)).attrib
        for each in (target_box(1, 2, 30, 40, radius=5), target(0, 0, 9))
    )

    assert ("1", "2", "30", "40", "5") == tuple(
        box[name] for name in ("x", "y", "width", "height", "rx")
    )
    assert all(
        box[name] == ring[name]
        for name in ("class", "stroke-width", "stroke-dasharray")
    )


def test_a_tick_is_no_triangle() -> None:
    """Who is done is told from who is to act by shape: a line, not filled."""
    drawn = ElementTree.fromstring(str(tick(10, 20, 30))).attrib

    assert drawn["d"].startswith("M10 20l")
    assert "s-ink" in drawn["class"].split()
    assert not any(kind.startswith("f-") for kind in drawn["class"].split())
