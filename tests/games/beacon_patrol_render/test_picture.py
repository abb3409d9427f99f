"""The picture as a picture: valid, small, nothing hidden, nothing off the canvas."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations

import pytest

from tabletop import replace
from tabletop.core.grids import GridMap
from tabletop.games.beacon_patrol import GAME, State
from tabletop.games.beacon_patrol.render.pieces import COLOURS as OWN
from tabletop.rendering.palette import COLOURS
from tests.games.beacon_patrol.drawing import given, play
from tests.games.beacon_patrol_render.positions import (
    NAMES,
    all_of,
    by_id,
    drawn,
    hand_of,
    position,
    writing,
)
from tests.rendering.contrast import contrast
from tests.rendering.shapes import SIZES, Node, classes, overlap, places

every_position = pytest.mark.parametrize("name", NAMES)


def size(root: Node) -> tuple[int, int]:
    """Read how wide and high a picture is."""
    width, height = map(int, root.attrib["viewBox"].split()[2:])
    return width, height


@every_position
def test_everything_stands_on_the_canvas(name: str) -> None:
    """No shape and no text reaches beyond the edges."""
    root = drawn(position(name), None)
    width, height = size(root)

    outside = [
        (place.node.attrib, place.node.text)
        for place in places(root)
        if (box := place.box)
        and (min(box) < 0 or max(box[0::2]) > width or max(box[1::2]) > height)
    ]

    assert [] == outside


@every_position
def test_no_two_texts_overlap(name: str) -> None:
    """Every text stands clear of every other, even in a wide typeface."""
    texts = [
        (place.node.text, box)
        for place in places(drawn(position(name), None))
        if place.node.tag == "text" and (box := place.box)
    ]

    assert [] == [
        (one[0], other[0])
        for one, other in combinations(texts, 2)
        if overlap(one[1], other[1])
    ]


@every_position
def test_no_letters_are_too_small(name: str) -> None:
    """Every text has one of the three sizes, drawn as large or larger."""
    root = drawn(position(name), None)
    sheet = root.findtext("style") or ""
    texts = [place for place in places(root) if place.node.tag == "text"]

    assert SIZES == {
        size: int(units)
        for size, units in re.findall(r"\.(\w+)\{font-size:(\d+)px\}", sheet)
    }
    assert {classes(place.node)[0] for place in texts} <= set(SIZES)
    assert 1 <= min(place.scale for place in texts)


@pytest.mark.parametrize("name", ["end 1", "mills", "middle 4", "wide"])
def test_letters_keep_their_size_beside_larger_maps(name: str) -> None:
    """Up to fifteen columns, the table grows with the width of the picture."""
    root = drawn(position(name))
    first = next(place for place in places(root) if "heading" in classes(place.node))
    columns = 2 + len({cell[0] for cell in position(name).sea})

    if name == "wide":
        assert (57, 3) == (columns, first.scale)
    else:
        assert size(root)[0] / 760 == pytest.approx(first.scale, abs=0.01)


@every_position
def test_a_picture_is_small(name: str) -> None:
    """Whatever lies, a picture takes less than 200 KiB, targets included."""
    state = position(name)
    svg = GAME.svg(state, GAME.legal_actions(state))

    assert 200 * 1024 > len(svg.encode())


def test_the_full_map_is_tested() -> None:
    """The fullest positions hold all 54 tiles and the headquarters."""
    assert {55} == {len(position(name).sea) for name in ("full", "wide", "tall")}


@every_position
def test_every_colour_is_known(name: str) -> None:
    """Each class that paints something stands in the style sheet."""
    root = drawn(position(name), None)
    sheet = root.findtext("style") or ""
    used = {kind for node in root.iter() for kind in classes(node) if kind[1:2] == "-"}

    assert {kind for kind in used if f" .{kind}{{" not in sheet} == set()


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize("ground", ["water", "soil", "shoal"])
def test_coasts_stand_out(ground: str, scheme: int) -> None:
    """The line of a coast has a contrast of 3 on land and water, day and night."""
    colours = {**COLOURS, **OWN}

    assert contrast(colours["coast"][scheme], colours[ground][scheme]) >= 3


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize("fill", ["ink", "accent"])
def test_seals_can_be_read(fill: str, scheme: int) -> None:
    """The points on a seal, old or new, have a contrast of 4.5."""
    assert contrast(COLOURS["paper"][scheme], COLOURS[fill][scheme]) >= 4.5


@pytest.mark.parametrize("scheme", [0, 1])
def test_tokens_show_which_side_is_up(scheme: int) -> None:
    """A blue token has a contrast of 3 to the paper of a spent one."""
    assert contrast(OWN["token"][scheme], COLOURS["paper"][scheme]) >= 3


@every_position
def test_the_picture_refers_to_nothing(name: str) -> None:
    """No ids, scripts, links or files."""
    svg = GAME.svg(position(name))

    assert re.findall(r"\sid=|<script|href|url\(|@import", svg) == []


def test_pictures_are_the_same_everywhere() -> None:
    """Two processes with differently seeded hashes draw the same, byte for byte."""
    script = (
        "from tabletop import SeededRng; "
        "from tabletop.games.beacon_patrol import GAME as g; "
        "s = g.advance(g.new_game(2), SeededRng(7)); "
        "s = g.apply(s, g.parse_action('WWWW-B@0,1', s)); "
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


def test_the_way_to_a_position_does_not_matter() -> None:
    """The same tiles, placed in another order, make the same picture."""
    state = position("middle 3")
    other = replace(state, sea=GridMap(dict(reversed(list(state.sea.items())))))

    assert GAME.svg(state) == GAME.svg(other)
    assert GAME.text(state) == GAME.text(other)


def test_marks_move_nothing() -> None:
    """With its targets marked, everything stays where it was."""
    state = position("middle 2")
    plain, marked = by_id(drawn(state)), by_id(drawn(state, None))

    assert {id: _place(node) for id, node in plain.items()} == {
        id: _place(marked[id]) for id in plain
    }


def test_ids_do_not_change() -> None:
    """All that is named in one picture is named the same in the next."""
    before = given("", "WWWW-P WWWW-B", "LWWW-P")
    after = play(before, "WWWW-P@0,-1")

    assert {"0,-1"} == set(by_id(drawn(after))) ^ set(by_id(drawn(before)))


def test_hands_are_named_by_tile_and_player() -> None:
    """Tiles in hands bear their id and their owner; equal ones are alike."""
    root = drawn(given("", "WWWW-B WWWW-B LWWW-L", "WWWW-B"))

    assert [("LWWW-L", "0"), ("WWWW-B", "0"), ("WWWW-B", "0"), ("WWWW-B", "1")] == [
        (node.attrib["data-id"], node.attrib["data-player"])
        for player in (0, 1)
        for node in hand_of(root, player)
    ]


def test_ids_can_be_shown_on_the_map() -> None:
    """Each tile has its id written on it, hidden until a page wants it shown."""
    state = position("middle 3")
    root = drawn(state)
    written = all_of(root, "tile-id")

    assert {"none"} == {node.attrib["display"] for node in written}
    assert sorted(state.sea.values()) == sorted(
        text.text or "" for node in written for text in node.iter("text")
    )
    assert "WWWW-L" not in writing(root)


@pytest.mark.parametrize(
    ("state", "title"),
    [
        (given(), "Beacon Patrol, turn 1: Player 0 to act"),
        (position("new"), "Beacon Patrol, set-up: Player 0 draws 3 tiles"),
        (position("end 1"), "Beacon Patrol, after 17 turns: 22 points: Novices"),
    ],
)
def test_the_title_says_how_things_stand(state: State, title: str) -> None:
    """Who cannot see the picture hears the turn, or the result, first."""
    assert title == drawn(state).findtext("title")


def test_the_description_tells_the_position() -> None:
    """It names the last action, the score, the players, the map and the supplies."""
    state = given(
        "0,1 WWWW-P; -1,0 WWWW-P; 1,0 WLWW-B",
        "WWWW-P",
        "LLLW-P WLWW-P",
        pile=9,
        tokens=(2,),
    )

    assert drawn(play(state, "WWWW-P@0,-1")).findtext("desc") == (
        "Player 0 placed WWWW-P at 0,-1. Explored: 0,0 for 3 points. "
        "Score: 3 points, Novices. "
        "Player 0: ship at 0,-1, 2 movement tokens, no tiles. "
        "Player 1: ship at 0,0, 3 movement tokens, tiles LLLW-P, WLWW-P. "
        "Map: 0,1 WWWW-P; -1,0 WWWW-P; 0,0 WWWW-L; 1,0 WLWW-B; 0,-1 WWWW-P. "
        "Explored: 0,0. "
        "9 tiles to draw, 39 discarded."
    )


def test_the_description_tells_of_a_swap() -> None:
    """Whether a swap is left cannot be seen from hands alone."""
    assert "Player 0 has swapped." in (
        drawn(given(swapped=True)).findtext("desc") or ""
    )


def _place(node: Node) -> str:
    return node.attrib.get("transform", "")
