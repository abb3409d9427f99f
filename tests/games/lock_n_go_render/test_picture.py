"""The picture as a picture: valid, small, nothing hidden, nothing off the canvas."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations
from math import hypot

import pytest

from tabletop.games.lock_n_go import GAME
from tabletop.games.lock_n_go.render import pieces
from tabletop.rendering.palette import COLOURS
from tests.games.lock_n_go_render.positions import (
    POSITIONS,
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    writing,
)
from tests.rendering.contrast import contrast

SIZES = {"label": 18, "counter": 26, "heading": 34}
LETTER = 0.62
"""Width of a letter in a wide typeface, in parts of its height."""

every_position = pytest.mark.parametrize("name", POSITIONS)
every_usual_position = pytest.mark.parametrize(
    "name", [name for name in POSITIONS if name not in ("wide", "large")]
)

Box = tuple[float, float, float, float]


def text_box(node: Node) -> Box:
    """Estimate what a text covers: left, top, right and bottom."""
    size = SIZES[classes(node)[0]]
    width = len(node.text or "") * size * LETTER
    x, y = float(node.attrib["x"]), float(node.attrib["y"])
    left = {"middle": x - width / 2, "end": x - width}.get(
        node.attrib.get("text-anchor", ""), x
    )
    return left, y - 0.74 * size, left + width, y + 0.05 * size


def shape_box(node: Node) -> Box:
    """Work out what a rectangle or a circle covers."""
    at = {name: float(value) for name, value in node.attrib.items() if name in "cxcyr"}
    if node.tag == "circle":
        x, y, r = at["cx"], at["cy"], at["r"]
        return x - r, y - r, x + r, y + r
    x, y = float(node.attrib["x"]), float(node.attrib["y"])
    width, height = float(node.attrib["width"]), float(node.attrib["height"])
    return x, y, x + width, y + height


@every_position
def test_everything_stands_on_the_canvas(name: str) -> None:
    """No shape and no text reaches beyond the edges."""
    root = drawn(POSITIONS[name], None)
    width, height = map(int, root.attrib["viewBox"].split()[2:])
    boxes = [shape_box(node) for tag in ("rect", "circle") for node in root.iter(tag)]
    boxes += [text_box(node) for node in root.iter("text")]

    outside = [
        box
        for box in boxes
        if min(box) < 0 or max(box[0], box[2]) > width or max(box[1], box[3]) > height
    ]

    assert [] == outside


@every_usual_position
def test_no_two_texts_overlap(name: str) -> None:
    """Every text stands clear of every other, even in a wide typeface."""
    texts = [node for node in drawn(POSITIONS[name], None).iter("text") if node.text]

    clashes = [
        (one.text, other.text)
        for one, other in combinations(texts, 2)
        if _overlap(text_box(one), text_box(other))
    ]

    assert [] == clashes


@every_usual_position
def test_no_name_is_covered_by_a_disc(name: str) -> None:
    """The names of spaces can be read whatever stands there."""
    root = drawn(POSITIONS[name])
    covered = []
    for space in all_of(root, "space"):
        label = next(space.iter("text"))
        left, top, right, bottom = text_box(label)
        for disc in all_of(space, "disc"):
            for circle in disc.iter("circle"):
                x, y, r = (float(circle.attrib[key]) for key in ("cx", "cy", "r"))
                near_x, near_y = min(max(x, left), right), min(max(y, top), bottom)
                if hypot(near_x - x, near_y - y) < r:
                    covered.append(label.text)

    assert [] == covered


@every_position
def test_no_letters_are_too_small(name: str) -> None:
    """Every text has one of the three sizes, and the smallest of them is 18 units."""
    root = drawn(POSITIONS[name])
    sheet = root.findtext("style") or ""

    assert SIZES == {
        size: int(units)
        for size, units in re.findall(r"\.(\w+)\{font-size:(\d+)px\}", sheet)
    }
    assert {classes(node)[0] for node in root.iter("text")} <= set(SIZES)


@every_usual_position
def test_a_picture_is_small(name: str) -> None:
    """A picture of the usual board takes less than 60 KiB, targets included."""
    state = POSITIONS[name]
    svg = GAME.svg(state, GAME.legal_actions(state))

    assert 60 * 1024 > len(svg.encode())


@every_position
def test_every_colour_is_known(name: str) -> None:
    """Each class that paints something stands in the style sheet."""
    root = drawn(POSITIONS[name], None)
    sheet = root.findtext("style") or ""
    used = {kind for node in root.iter() for kind in classes(node) if kind[1:2] == "-"}

    assert {kind for kind in used if f" .{kind}{{" not in sheet} == set()


@pytest.mark.parametrize("scheme", [0, 1])
def test_names_of_start_spaces_can_be_read(scheme: int) -> None:
    """On the white of start spaces letters have a contrast of 4.5, by night too."""
    assert contrast(COLOURS["ink"][scheme], pieces.COLOURS["home"][scheme]) >= 4.5


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize("ground", ["land", "home"])
def test_discs_are_seen_on_every_ground(ground: str, scheme: int) -> None:
    """Body or edge of each disc has a contrast of 3 with what it lies on."""
    colours = {**COLOURS, **pieces.COLOURS}
    below = colours[ground][scheme]
    for body, edge in (("black", "white"), ("grey", "black")):
        seen = [contrast(colours[part][scheme], below) for part in (body, edge)]

        assert max(seen) >= 3, body


@every_position
def test_the_picture_refers_to_nothing(name: str) -> None:
    """No ids, scripts, links or files."""
    svg = GAME.svg(POSITIONS[name])

    assert re.findall(r"\sid=|<script|href|url\(|@import", svg) == []


def test_pictures_are_the_same_everywhere() -> None:
    """Two processes with differently seeded hashes draw the same, byte for byte."""
    script = (
        "from tabletop.games.lock_n_go import GAME as g; s = g.new_game(); "
        "s = g.apply(s, g.parse_action('E1-D1/B-C', s)); "
        "print(g.svg(s, g.legal_actions(s)), g.text(s))"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-X", "utf8", "-c", script],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert 1 == len(prints)


def test_ids_do_not_change() -> None:
    """What is no disc has the same id in the first picture and in any later one."""
    lasting = [
        {id for id, node in by_id(drawn(POSITIONS[name])).items() if _lasts(node)}
        for name in ("set-up", "middle", "late", "end")
    ]

    assert lasting[0] == lasting[1] == lasting[2] == lasting[3]


def test_places_do_not_change() -> None:
    """Spaces stand where they stood, so that a page can move what is on them."""
    before, after = (by_id(drawn(POSITIONS[name])) for name in ("set-up", "end"))

    assert [_place(before[id]) for id in ("A1", "C4", "E7", "level-3")] == [
        _place(after[id]) for id in ("A1", "C4", "E7", "level-3")
    ]


@pytest.mark.parametrize("name", ["set-up", "large"])
def test_every_space_has_a_group(name: str) -> None:
    """Each space is a group that bears its name."""
    state = POSITIONS[name]
    drawn_spaces = [node.attrib["data-id"] for node in all_of(drawn(state), "space")]

    assert list(state.config.content.geometry.spaces) == drawn_spaces


def test_the_title_says_whose_turn_it_is() -> None:
    """Who cannot see the picture hears the turn first."""
    assert "Lock n Go, turn 61: Black to act" == drawn(POSITIONS["middle"]).findtext(
        "title"
    )


def test_the_description_tells_the_position() -> None:
    """It names the last action, discs, stacks, coins, levels, locks and provenance."""
    told = drawn(POSITIONS["stacks"]).findtext("desc")

    assert told == (
        "Black moved C3-D3, took a coin. "
        "Black: level 1 of 5, 4 coins, discs on B2, D3, B4, B5. "
        "Grey: level 2 of 5, 7 coins, discs on B4, B5, D5, A7, B7. "
        "Stacks: B2 Black on Black, B4 Grey on Black, B5 Black on Grey. "
        "4 coins in the reserve. "
        "The locks stand at row 4 and at B, D; blocked spaces: B4, D4. "
        "Reconstructed board, not the printed one."
    )


def test_a_reconstruction_says_so() -> None:
    """The picture warns that its board is not the printed one."""
    assert "Reconstructed board, not the printed one." in set(
        writing(drawn(POSITIONS["set-up"]))
    )


def _overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0 and down > 0


def _lasts(node: Node) -> bool:
    return not {"disc", "out-of-play"} & set(classes(node))


def _place(node: Node) -> Box:
    return shape_box(next(node.iter("rect")))
