"""Marks: each says its own, in shape and not in colour alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tabletop import PlayerId
from tabletop.rendering.marks import (
    arrow,
    button,
    card_back,
    dots,
    hatch,
    last_action,
    lock_sign,
    padlock,
    player_shape,
    target,
    to_act,
)
from tabletop.rendering.svg import Element


def parsed(element: Element) -> ElementTree.Element:
    """Parse what was drawn."""
    return ElementTree.fromstring(str(element))


def corners(d: str) -> list[tuple[float, float]]:
    """Read the points of a path of straight lines."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", d)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_players_have_five_shapes() -> None:
    """Disc, square, triangle, diamond, hexagon: told apart without colours."""
    drawn = [parsed(player_shape(PlayerId(seat), 0, 0, 10)) for seat in range(5)]

    assert [True, False, False, False, False] == ["a" in d.attrib["d"] for d in drawn]
    assert [4, 3, 4, 6] == [len(corners(d.attrib["d"])) for d in drawn[1:]]
    assert 5 == len({d.attrib["d"] for d in drawn})


def test_a_square_stands_on_a_side_and_a_diamond_on_a_corner() -> None:
    """The two shapes of four corners are turned against each other."""
    square, diamond = (
        corners(parsed(player_shape(PlayerId(seat), 0, 0, 10)).attrib["d"])
        for seat in (1, 3)
    )

    assert 2 == len({x for x, _ in square})
    assert 3 == len({x for x, _ in diamond})


def test_players_have_colours_too() -> None:
    """The shape of each player is filled with the player's own colour."""
    classes = [
        parsed(player_shape(PlayerId(seat), 0, 0, 10)).attrib["class"].split()[0]
        for seat in range(5)
    ]

    assert ["f-p0", "f-p1", "f-p2", "f-p3", "f-p4"] == classes


def test_the_last_action_has_a_thick_outline() -> None:
    """It is six units thick, in the accent colour, and lets clicks through."""
    drawn = parsed(last_action(1, 2, 30, 40)).attrib

    assert ("6", "none") == (drawn["stroke-width"], drawn["pointer-events"])
    assert "s-accent" in drawn["class"].split()


@pytest.mark.parametrize(("to_x", "to_y"), [(100, 0), (-100, 0), (0, 100), (60, 80)])
def test_an_arrow_points_at_its_goal(to_x: int, to_y: int) -> None:
    """Its tip lies on the way to the goal, as far before it as was asked."""
    head = parsed(arrow(0, 0, to_x, to_y, keep=20))[-1]
    tip_x, tip_y = corners(head.attrib["d"])[0]

    assert (tip_x, tip_y) == pytest.approx((to_x * 0.8, to_y * 0.8), abs=0.1)


def test_an_arrow_lets_clicks_through() -> None:
    """What lies under it can still be clicked."""
    assert "none" == parsed(arrow(0, 0, 9, 9)).attrib["pointer-events"]


def test_a_target_is_a_dashed_ring() -> None:
    """It is told from the outline of the last action by its dashes."""
    drawn = parsed(target(50, 50, 30))

    assert "circle" == drawn.tag
    assert "stroke-dasharray" in drawn.attrib
    assert "stroke-dasharray" not in parsed(last_action(0, 0, 9, 9)).attrib


def test_a_button_is_dashed_like_a_target() -> None:
    """A legal action without a place on the table is marked like one with it."""
    edge, label = (parsed(part) for part in button(10, 20, 96, "pass"))

    assert "stroke-dasharray" in edge.attrib
    assert "pass" == label.text


@pytest.mark.parametrize(("width", "height"), [(94, 94), (40, 120), (120, 40)])
def test_a_hatch_stays_inside(width: int, height: int) -> None:
    """Its lines run from edge to edge of the rectangle and no farther."""
    points = corners(parsed(hatch(5, 7, width, height)).attrib["d"])

    assert all(5 <= x <= 5 + width and 7 <= y <= 7 + height for x, y in points)
    assert all(x in (5, 5 + width) or y in (7, 7 + height) for x, y in points)


def test_dots_are_round_ends_of_lines() -> None:
    """Each is as wide as asked, and its line too short to be seen but there."""
    drawn = parsed(dots(((1, 2), (5, 6)), 4, fill="paper")).attrib

    assert "M1 2h.1M5 6h.1" == drawn["d"]
    assert ("s-paper", "4", "round") == (
        drawn["class"],
        drawn["stroke-width"],
        drawn["stroke-linecap"],
    )


def test_a_lock_sign_is_a_lock_on_a_plate() -> None:
    """The plate parts the lock from the hatch below it."""
    drawn = parsed(lock_sign(0, 0, 30))

    assert ["circle", "g"] == [part.tag for part in drawn]
    assert "padlock" == drawn[1].attrib["class"]


def test_a_padlock_is_as_high_as_asked() -> None:
    """Bow and body together reach from half its height above to half below."""
    bow, body = parsed(padlock(0, 0, 100))
    top = float(body.attrib["y"])
    reach = re.findall(r"v-([\d.]+)a([\d.]+)", bow.attrib["d"])[0]

    assert 50 == pytest.approx(top + float(body.attrib["height"]))
    assert -49 == pytest.approx(top - sum(map(float, reach)))


def test_a_card_back_tells_how_many_there_are() -> None:
    """Hidden cards show their number and a hatch, nothing else."""
    drawn = parsed(card_back(0, 0, 60, 90, 12))

    assert ["12"] == [text.text for text in drawn.iter("text")]
    assert 1 == len(list(drawn.iter("path")))


def test_to_act_is_a_filled_triangle() -> None:
    """Who is to act is pointed at from the left."""
    drawn = parsed(to_act(10, 50, 30)).attrib
    points = corners(drawn["d"])

    assert 3 == len(points)
    assert max(points) == points[1]
    assert (36.1, 50) == pytest.approx(points[1])
    assert "f-accent" in drawn["class"].split()
