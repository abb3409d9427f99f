"""The picture as a picture: valid, small, nothing hidden, nothing off the canvas."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations

import pytest

from tabletop import SPECTATOR, Observer
from tabletop.games.pirates_cove import GAME, Section
from tabletop.games.pirates_cove.render import pieces
from tabletop.rendering.palette import COLOURS
from tests.games.pirates_cove.drawing import D
from tests.games.pirates_cove_render.positions import (
    NAMES,
    Node,
    by_id,
    classes,
    drawn,
    position,
    seen,
)
from tests.rendering.contrast import contrast
from tests.rendering.shapes import SIZES, Place, filled, lies_in, overlap, places

every_position = pytest.mark.parametrize("name", NAMES)


@every_position
def test_everything_stands_on_the_canvas(name: str) -> None:
    """No shape and no text reaches beyond the edges, even in a wide typeface."""
    root = drawn(position(name), None, None)
    width, height = map(int, root.attrib["viewBox"].split()[2:])
    boxes = [box for place in places(root) if (box := place.box)]

    assert [] == [box for box in boxes if not lies_in(box, (0, 0, width, height))]


@every_position
@pytest.mark.parametrize("observer", [None, SPECTATOR])
def test_no_two_texts_overlap(name: str, observer: Observer | None) -> None:
    """Every text stands clear of every other, even in a wide typeface."""
    root = drawn(position(name), observer, None)
    texts = [
        (place.node.text, filled(place))
        for place in places(root)
        if place.node.tag == "text"
    ]

    assert [] == [
        (one, other)
        for (one, box), (other, other_box) in combinations(texts, 2)
        if overlap(box, other_box)
    ]


@every_position
def test_ships_lie_clear_of_each_other(name: str) -> None:
    """No ship on the map hides another, however many lie at a place."""
    root = drawn(position(name))
    ships = [
        _hull(place)
        for kind in ("ship", "black-ship", "navy")
        for place in _named(root, kind)
    ]

    assert [] == [pair for pair in combinations(ships, 2) if overlap(*pair)]


@every_position
def test_no_letters_are_too_small(name: str) -> None:
    """Every text has one of the three sizes, and is drawn 14 units high at least."""
    texts = [
        place
        for place in places(drawn(position(name), None, None))
        if place.node.tag == "text"
    ]

    assert [] == [
        place.node.text
        for place in texts
        if SIZES[classes(place.node)[0]] * place.scale < 14
    ]


@every_position
def test_a_picture_is_small(name: str) -> None:
    """A picture takes less than 120 KiB, targets included."""
    state = position(name)
    view, everything = seen(state), GAME.legal_actions(state)

    for legal in (everything[:400], everything):
        assert 120 * 1024 > len(GAME.svg(view, legal).encode())


@every_position
def test_every_colour_is_known(name: str) -> None:
    """Each class that paints something stands in the style sheet."""
    root = drawn(position(name), None, None)
    sheet = root.findtext("style") or ""
    used = {kind for node in root.iter() for kind in classes(node) if kind[1:2] == "-"}

    assert {kind for kind in used if f" .{kind}{{" not in sheet} == set()


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        ("ink", "paper"),
        ("ink", "land"),
        ("ink", "water"),
        ("muted", "land"),
        ("muted", "paper"),
        ("paper", "ink"),
    ],
)
def test_letters_can_be_read(letters: str, ground: str, scheme: int) -> None:
    """Letters have a contrast of 4.5 on whatever they stand, by night too."""
    assert contrast(COLOURS[letters][scheme], COLOURS[ground][scheme]) >= 4.5


@pytest.mark.parametrize("scheme", [0, 1])
def test_black_ships_are_seen_at_sea(scheme: int) -> None:
    """Body or edge of a ship has a contrast of 3 with the sea, by night too."""
    sea = COLOURS["water"][scheme]
    for body, edge in (("tar", "chalk"), ("chalk", "tar")):
        parts = [contrast(pieces.COLOURS[part][scheme], sea) for part in (body, edge)]

        assert max(parts) >= 3


@every_position
def test_the_picture_refers_to_nothing(name: str) -> None:
    """No ids, scripts, links or files."""
    svg = GAME.svg(seen(position(name)))

    assert re.findall(r"\sid=|<script|href|url\(|@import", svg) == []


def test_pictures_are_the_same_everywhere() -> None:
    """Two processes with differently seeded hashes draw the same, byte for byte."""
    script = (
        "from tabletop import SeededRng; "
        "from tabletop.games.pirates_cove import GAME as g; "
        "s = g.advance(g.new_game(3), SeededRng(7)); v = g.view(s, 1); "
        "print(g.svg(v, g.legal_actions(s, 1)), g.text(v))"
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


@every_position
def test_no_id_is_used_twice(name: str) -> None:
    """Everything that can be named is named once."""
    assert by_id(drawn(position(name), None, None))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ids_do_not_change(players: int) -> None:
    """What is no card has the same id during the year and at its end."""
    during, after = (
        by_id(drawn(position(f"{name} {players}"), SPECTATOR))
        for name in ("sailing", "end")
    )

    assert _lasting(during) == _lasting(after)


def test_places_do_not_change() -> None:
    """Islands and ship mats stand where they stood, whatever goes on."""
    names = ("sailing 4", "fight", "treasure", "cove", "end 4")
    ids = ["island-4", "island-7", "player-2", *(f"ship-3-{part}" for part in Section)]
    places_ = [
        [_corner(index[id]) for id in ids]
        for name in names
        for index in [by_id(drawn(position(name), SPECTATOR))]
    ]

    assert places_[0] == places_[1] == places_[2] == places_[3] == places_[4]


def test_the_viewer_comes_first() -> None:
    """The mat of whoever looks on stands above all others."""
    index = by_id(drawn(position("sailing 5"), D))
    heights = {player: _corner(index[f"player-{player}"])[1] for player in range(5)}

    assert 3 == min(heights, key=lambda player: heights[player])


def test_the_title_says_whose_turn_it_is() -> None:
    """Who cannot see the picture hears month and turn first."""
    title = drawn(position("rigging")).findtext("title")

    assert "Pirate's Cove, before month 1: Players 0, 1 and 3 to rig their ships" == (
        title
    )


def test_the_description_tells_the_position() -> None:
    """It names phase, news, places, ships, and what the viewer alone may know."""
    told = drawn(position("legend")).findtext("desc") or ""

    assert told.startswith(
        "Combat at Cannon Island, round 1. "
        "Player 0 fired at Captain Hook's hull: 5 5 6 6, 4 hits. "
        "Captain Hook took 4 hits. "
        "Order of the ships: Player 0, speed 7, 4 dice; Player 1, speed 6, 2 dice; "
        "Captain Hook, speed 6, 4 dice. "
        "1 Tavern Island; 3 fame, 1 treasure. "
    )
    assert (
        "4 Cannon Island; 4 gold, 2 treasures; Player 0; Player 1; black ship of "
        "Captain Hook: speed 6, hit 4 of 7, 4 dice, fires at the crew of the player "
        "with most treasures, brings 4 fame and 3 gold, sails on to Crew Island. "
    ) in told
    assert (
        "Player 1: speed 6, 2 dice, hull at 2, sails at 3, crew at 2, cannon at 2; "
        "0 fame, 9 gold, 0 treasures aboard, 5 kept at the end of the month; "
        "2 Tavern cards; Double Charge; Steady Aim. "
    ) in told
    assert told.endswith(
        "Supply: 88 gold, 50 treasures; 40 Tavern cards to draw, 0 discarded, "
        "4 legends still to come, 11 treasure cards left on each island. "
        "Reconstructed cards, not the printed ones."
    )


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "dice",
            "Cards in effect: Second Try. 2 dice at Player 1's crew, hits from 5.",
        ),
        (
            "crowd",
            "Cards in effect: Smoke Screen of Player 0, Smoke Screen of Player 1",
        ),
        ("rigging", "Has chosen: Player 2."),
        ("shared", "Fame in the end: Player 0 9, Player 1 9, Player 2 0, Player 3 0."),
        ("aiming", "Captain Flint's parrot, hit."),
        ("crippled", "hull off the mat"),
    ],
)
def test_the_description_tells_what_matters_now(name: str, sentence: str) -> None:
    """Cards in effect, dice, who has chosen, the result: each when there is one."""
    assert sentence in (drawn(position(name)).findtext("desc") or "")


def test_a_reconstruction_says_so() -> None:
    """The picture warns that its cards are not the printed ones."""
    told = {node.text for node in drawn(position("sailing 4")).iter("text")}

    assert "Reconstructed cards, not the printed ones." in told


def _named(root: Node, kind: str) -> list[Place]:
    return [
        place
        for place in places(root)
        if kind in classes(place.node) and place.node.tag == "g"
    ]


def _hull(place: Place) -> tuple[float, float, float, float]:
    """Say what a ship fills, without the light round it."""
    left, top, right, bottom = filled(place)
    return left + 1, top + 1, right - 1, bottom - 1


def _lasting(index: dict[str, Node]) -> set[str]:
    kinds = {"navy", "legend", "card-in-play", "combat"}
    return {id for id, node in index.items() if not kinds & set(classes(node))}


def _corner(node: Node) -> tuple[float, float]:
    left, top, _, _ = filled(Place(node))
    return left, top
