"""The picture as a picture: valid, small, nothing off the canvas or unreadable."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from tabletop import SPECTATOR, Observer
from tabletop.games.darwins_journey import GAME, Seal
from tabletop.games.darwins_journey.content.measures import (
    ObjectivesFulfilled,
    ShipAtBeagle,
)
from tabletop.games.darwins_journey.content.parts import Requirement
from tabletop.games.darwins_journey.kinds import Page
from tabletop.games.darwins_journey.pending.effects import FulfilFreely
from tabletop.games.darwins_journey.render import pieces
from tabletop.games.darwins_journey.render.icons import (
    Icon,
    effect_icons,
    measure_icons,
    requirement_icons,
)
from tabletop.rendering.palette import COLOURS, PLAYER_COLOURS
from tests.games.darwins_journey.positions import D, start
from tests.games.darwins_journey_render.svg_drawn import (
    GAMES,
    Node,
    by_id,
    classes,
    drawn,
    eyes,
    fullest,
    may,
    pictures,
    positions,
)
from tests.rendering.contrast import contrast
from tests.rendering.shapes import SIZES, Box, Place, filled, lies_in, overlap, places

every_game = pytest.mark.parametrize("name", GAMES)
PALETTE = {**COLOURS, **pieces.COLOURS}


@every_game
def test_everything_stands_on_the_canvas(name: str) -> None:
    """No shape and no text reaches beyond the edges, even in a wide typeface."""
    for _, root in pictures(name):
        width, height = map(int, root.attrib["viewBox"].split()[2:])
        boxes = [box for place in places(root) if (box := place.box)]

        assert [] == [box for box in boxes if not lies_in(box, (0, 0, width, height))]


@every_game
@pytest.mark.parametrize("observer", [None, SPECTATOR])
def test_no_two_texts_overlap(name: str, observer: Observer | None) -> None:
    """Every text stands clear of every other, even in a wide typeface."""
    for state in positions(name)[::4]:
        assert [] == _overlapping(drawn(state, observer, may(state)))


def test_no_two_texts_overlap_where_everybody_has_everything() -> None:
    """Not even then."""
    state = fullest()

    assert [] == _overlapping(drawn(state, legal=may(state)))


def _overlapping(root: Node) -> list[tuple[str, str]]:
    """Sweep from left to right, and compare texts with those that they may touch."""
    texts = sorted(
        (filled(place), place.node.text or "")
        for place in places(root)
        if place.node.tag == "text"
    )
    found, near = [], list[tuple[Box, str]]()
    for box, text in texts:
        near = [each for each in near if each[0][2] > box[0]]
        found += [(other, text) for over, other in near if overlap(over, box)]
        near.append((box, text))
    return found


@every_game
def test_no_letters_are_too_small(name: str) -> None:
    """Every text has one of the three sizes, and is drawn 14 units high at least."""
    for _, root in pictures(name):
        texts = [place for place in places(root) if place.node.tag == "text"]

        assert [] == [
            place.node.text
            for place in texts
            if SIZES[classes(place.node)[0]] * place.scale < 14
        ]


@every_game
def test_letters_are_those_of_every_typeface(name: str) -> None:
    """Signs like ticks are drawn, since many typefaces lack them."""
    for _, root in pictures(name):
        assert [] == [text for text in root.itertext() if not text.isascii()]


@pytest.mark.parametrize(
    "icons",
    [
        effect_icons(FulfilFreely()),
        measure_icons(ObjectivesFulfilled()),
        requirement_icons(Requirement(ShipAtBeagle(), 1)),
    ],
)
def test_signs_are_drawn_as_lines(icons: tuple[Icon, ...]) -> None:
    """Fulfilled objectives with a tick; where the ship is to be, or farther on."""
    root = ElementTree.fromstring(str(icons[0].draw(0, 0)))
    last = [*root.iter("path")][-1]

    assert "s-ink" in classes(last)
    assert [] == [*root.iter("text")]


@every_game
def test_no_group_says_nothing(name: str) -> None:
    """What is drawn together only to be moved stands in the group round it."""
    for _, root in pictures(name):
        assert [] == [node for node in root.iter("g") if not node.attrib]


@every_game
def test_a_picture_is_small(name: str) -> None:
    """A picture takes less than 200 KiB, targets included."""
    for state in positions(name):
        svg = GAME.svg(GAME.view(state, eyes(state)), may(state))

        assert 200 * 1024 > len(svg.encode())


def test_a_picture_is_small_where_everybody_has_everything() -> None:
    """Nor does it take more when no space is empty."""
    state = fullest()

    assert 200 * 1024 > len(GAME.svg(GAME.view(state, SPECTATOR)).encode())


@every_game
def test_every_colour_is_known(name: str) -> None:
    """Each class that paints something stands in the style sheet."""
    for _, root in pictures(name):
        sheet = root.findtext("style") or ""
        used = {kind for node in root.iter() for kind in classes(node)}
        paints = {kind for kind in used if kind[1:2] == "-"}

        assert {kind for kind in paints if f" .{kind}{{" not in sheet} == set()


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        ("ink", "paper"),
        ("ink", "land"),
        ("ink", "leaf"),
        ("ink", "water"),
        ("muted", "land"),
        ("muted", "leaf"),
        ("danger", "leaf"),
        ("paper", "ink"),
        ("tar", "coin"),
        ("chalk", "book"),
        *((pieces.letters_on(seal.value), seal.value) for seal in Seal),
        ("tar", "gold"),
        ("tar", "silver"),
    ],
)
def test_letters_can_be_read(letters: str, ground: str, scheme: int) -> None:
    """Letters have a contrast of 4.5 on whatever they stand, by night too."""
    assert contrast(PALETTE[letters][scheme], PALETTE[ground][scheme]) >= 4.5


@pytest.mark.parametrize("colour", PLAYER_COLOURS[:4])
def test_workers_can_be_read(colour: str) -> None:
    """The name of a worker has a contrast of 4.5 on the colour of its player."""
    letters = "chalk" if colour == PLAYER_COLOURS[0] else "tar"

    assert contrast(PALETTE[letters][0], PALETTE[colour][0]) >= 4.5


@every_game
def test_the_picture_refers_to_nothing(name: str) -> None:
    """No ids, scripts, links or files."""
    for state in positions(name)[::4]:
        svg = GAME.svg(GAME.view(state, SPECTATOR))

        assert re.findall(r"\sid=|<script|href|url\(|@import|<image", svg) == []


def test_pictures_are_the_same_everywhere() -> None:
    """Two processes with differently seeded hashes draw the same, byte for byte."""
    script = (
        "from tabletop import SeededRng; "
        "from tabletop.games.darwins_journey import GAME as g; "
        "s = g.advance(g.new_game(3), SeededRng(7)); v = g.view(s, 1); "
        "print(g.svg(v, g.legal_actions(s, 1)))"
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


@every_game
def test_no_id_is_used_twice(name: str) -> None:
    """Everything that can be named is named once."""
    for _, root in pictures(name):
        assert by_id(root)


@pytest.mark.parametrize("name", ["2", "3", "4"])
def test_places_keep_their_ids_and_stay_where_they_are(name: str) -> None:
    """Places, spaces, camps, envelopes, goals and boards stand where they stood."""
    kinds = {"place", "space", "camp", "envelope", "goal", "slot", "row"}
    fixed = [
        {
            id: _corner(node)
            for id, node in by_id(drawn(state, SPECTATOR)).items()
            if kinds & set(classes(node))
        }
        for state in positions(name)[::3]
    ]

    assert all(one == other for one, other in pairwise(fixed))


def test_pages_stand_side_by_side_from_exploration_to_the_small_diary() -> None:
    """As on the board."""
    index = by_id(drawn(start()))
    lefts = [_corner(index[f"page-{page}"])[0] for page in Page]

    assert lefts == sorted(lefts)


def test_the_viewer_comes_first() -> None:
    """The board of whoever looks on stands before all others."""
    index = by_id(drawn(start(4), D))
    corners = {player: _corner(index[f"player-{player}"]) for player in range(4)}

    assert 3 == min(corners, key=lambda player: corners[player][::-1])


def test_the_title_says_whose_turn_it_is() -> None:
    """Who cannot see the picture hears round and turn first."""
    title = drawn(start(3)).findtext("title") or ""

    assert "round 1 of 5" in title
    assert "Player 0 to place a worker" in title


def test_the_picture_is_an_image_that_is_described() -> None:
    """It has a role and a long description."""
    root = drawn(start(3))

    assert "img" == root.attrib["role"]
    assert len(root.findtext("desc") or "") > 1000


def test_a_reconstruction_says_so() -> None:
    """The picture warns that some of its parts are not the printed ones."""
    told = [node.text or "" for node in drawn(start()).iter("text")]

    assert any("reconstructed" in text for text in told)


def test_what_is_no_view_is_refused() -> None:
    """A state, or anything else, cannot be drawn in place of a view."""
    others: tuple[Any, ...] = (start(), None, "view")

    for wrong in others:
        with pytest.raises(TypeError, match="View"):
            GAME.svg(wrong)


def _corner(node: Node) -> tuple[float, float]:
    """Say where the first shape of a thing begins: its ground."""
    left, top, _, _ = next(box for place in places(Place(node)) if (box := place.box))
    return left, top
