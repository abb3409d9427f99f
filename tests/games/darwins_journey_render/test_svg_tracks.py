"""The ocean, the islands and the theory track, with everybody on them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import DEFAULT
from tabletop.games.darwins_journey.content import Track
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import Explore, Navigate
from tabletop.games.darwins_journey.render import layout
from tabletop.games.darwins_journey.rules.tables import beagle, specimen_at
from tests.games.darwins_journey.positions import (
    A,
    B,
    doing,
    on,
    play,
    sail,
    start,
    walk,
    with_me,
    with_tents,
)
from tests.games.darwins_journey.positions_more import at_round, museum
from tests.games.darwins_journey_render.svg_drawn import (
    GAMES,
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    fullest,
    pictures,
    positions,
    writing,
)
from tests.rendering.shapes import Box, filled, named, overlap, places, things

every_game = pytest.mark.parametrize("name", GAMES)
SPACES = list(DEFAULT.catalogue.space)


def box(root: Node, id: str) -> Box:
    """Say what a thing fills."""
    return filled(named(root, id))


def spaces(root: Node) -> dict[str, Box]:
    """Say what the boxes of all spaces fill."""
    found = {}
    for place in things(root, "space"):
        rect = place.node.find("rect")
        assert rect is not None
        x, y, width, height = (
            float(rect.attrib[name]) for name in ("x", "y", "width", "height")
        )
        found[place.node.attrib["data-id"]] = (x, y, x + width, y + height)
    return found


@every_game
def test_every_space_is_there(name: str) -> None:
    """All spaces of the ocean and of the islands."""
    _, root = pictures(name)[-1]
    ids = [node.attrib["data-id"] for node in all_of(root, "space")]

    assert sorted(ids) == sorted(SPACES)


def test_every_space_has_its_name() -> None:
    """Written in its corner."""
    assert set(SPACES) <= set(writing(drawn(start())))


def test_no_space_hides_another() -> None:
    """They stand clear of each other."""
    boxes = list(spaces(drawn(start(4))).values())

    assert [] == [
        (one, other)
        for number, one in enumerate(boxes)
        for other in boxes[number + 1 :]
        if overlap(one, other)
    ]


def test_every_way_leads_to_the_right_or_to_the_next_row() -> None:
    """Whoever follows a track reads it like a text."""
    edges = spaces(drawn(start()))
    for here in DEFAULT.catalogue.space.values():
        left, _, _, bottom = edges[here.id]
        for onward in here.next:
            to_left, to_top, _, _ = edges[onward]

            assert to_left > left or to_top > bottom, (here.id, onward)


@pytest.mark.parametrize(
    ("track", "low"),
    [
        (DEFAULT.ocean, "O2 O6 O10 O12 O17 O20"),
        (DEFAULT.islands[0], "A5 A6 A7 A13 A14"),
        (DEFAULT.islands[1], "B3 B4 B8 B9"),
        (DEFAULT.islands[2], "C2 C3"),
    ],
)
def test_detours_are_left_out_by_the_shortest_way(track: Track, low: str) -> None:
    """They stand lower than the spaces before and after them."""
    edges, found = spaces(drawn(start())), layout.detours(track)

    assert set(low.split()) == found
    for before, after in pairwise(layout.in_order(track)):
        difference = edges[after][1] - edges[before][1]
        if edges[after][0] > edges[before][0]:
            assert difference == 30 * ((after in found) - (before in found))


def test_a_track_that_goes_round_in_circles_can_be_drawn() -> None:
    """Components of others need not make sense."""
    spaces = DEFAULT.islands[2].spaces
    again = replace(spaces[3], next=(spaces[1].id, spaces[4].id))
    track = replace(DEFAULT.islands[2], spaces=(*spaces[:3], again, *spaces[4:]))

    assert sorted(each.id for each in spaces) == sorted(layout.in_order(track))


@pytest.mark.parametrize(
    ("id", "written"),
    [
        ("A1", ["4"]),
        ("A3", ["?"]),
        ("A10", ["+", "1"]),
        ("A21", ["3", "3"]),
        ("B13", ["6"]),
        ("C4", ["2", "3"]),
        ("O3", []),
        ("O17", ["3", "2"]),
        ("O4", ["-2", "2"]),
        ("A4", ["2", "0", "1"]),
    ],
)
def test_a_space_says_what_it_brings(id: str, written: list[str]) -> None:
    """As signs with numbers; a camp adds what its tents cost."""
    assert written == writing(by_id(drawn(start()))[id])


def test_camps_have_three_tent_spaces_for_four() -> None:
    """On that side of the board."""
    assert ["2", "0", "1", "2"] == writing(by_id(drawn(start(4)))["A4"])


@every_game
def test_every_specimen_lies_on_its_space(name: str) -> None:
    """As many as there are with so many players."""
    state, root = pictures(name)[-1]
    index = by_id(root)
    for id in SPACES:
        which = specimen_at(state, id)
        shown = [node.attrib["data-id"] for node in all_of(index[id], "specimen")]

        assert ([] if which is None else [f"token-{which}"]) == shown


def test_a_golden_ribbon_can_be_won_once() -> None:
    """Then its points are gone."""
    state = start()
    won = replace(state, board=replace(state.board, ribbons=(SpaceId("A4"),)))

    before, after = (by_id(drawn(each))["ribbon-A4"] for each in (state, won))

    assert (["1"], [""]) == (writing(before), writing(after))
    assert (True, False) == (
        bool(all_of(before, "f-gold")),
        bool(all_of(after, "f-gold")),
    )


def test_ribbons_lie_before_their_space() -> None:
    """Between it and the one before."""
    root = drawn(start())
    ribbons = [ribbon.node.attrib["data-id"] for ribbon in things(root, "ribbon")]
    edges = spaces(root)

    assert 10 == len(ribbons)
    for id in ribbons:
        left, _, right, _ = box(root, id)
        edge = edges[id.removeprefix("ribbon-")][0]

        assert left < edge < right + 1


def test_silver_ribbons_name_their_island() -> None:
    """B and C lie at the ocean."""
    index = by_id(drawn(start()))

    assert (["B"], ["C"]) == (writing(index["ribbon-O8"]), writing(index["ribbon-O14"]))


# -- pieces


@every_game
def test_every_ship_and_explorer_is_there(name: str) -> None:
    """Ships of all, and the explorers that are on islands."""
    for state, root in pictures(name):
        explorers = sum(
            where is not None for me in state.people for where in me.explorers
        )

        assert len(state.people) == len(all_of(root, "ship"))
        assert explorers == len(all_of(root, "explorer"))
        assert 1 == len(all_of(root, "beagle"))


@every_game
def test_pieces_stand_on_the_edge_of_their_space(name: str) -> None:
    """Above the space, and above no other."""
    for state in (*positions(name)[::4], fullest()):
        root = drawn(replace(state, news=()), SPECTATOR)
        edges = spaces(root)
        for person, me in enumerate(state.people):
            standing = {f"ship-{person}": me.ship}
            for number, where in enumerate(me.explorers, start=1):
                if where is not None:
                    standing[f"explorer-{person}-{number}"] = where
            for id, where in standing.items():
                left, top, right, _ = edges[where]
                piece = box(root, id)

                assert left - 8 < (piece[0] + piece[2]) / 2 < right + 8
                assert top - 30 < piece[1] < piece[3] < top + 6


def test_four_ships_on_a_space_can_be_told_apart() -> None:
    """No sign lies on another one's middle."""
    root = drawn(start(4))
    middles = [sum(box(root, f"ship-{player}")[::2]) / 2 for player in range(4)]

    assert all(15 < right - left for left, right in pairwise(middles))


def test_the_beagle_lies_at_the_stop_of_the_round() -> None:
    """In place of the flag that marks the stop."""
    state = at_round(start(), 4)
    root = drawn(state)
    index = by_id(root)
    left, _, right, _ = spaces(root)["O14"]
    x = sum(box(root, "beagle")[::2]) / 2

    assert "O14" == beagle(state)
    assert left < x < right
    assert ["-4"] == writing(index["O14"])
    assert ["-3", "3"] == writing(index["O8"])
    assert "f-coin" not in {
        kind for each in index["O8"].iter() for kind in classes(each)
    }


def test_tents_bear_the_sign_of_their_player() -> None:
    """In place of what the space costs."""
    state = with_tents(with_tents(start(), A, {"A4": 0}), B, {"A4": 1})
    index = by_id(drawn(state))
    tents = all_of(index["camp-A4"], "tent")

    assert [("camp-A4-1", "0"), ("camp-A4-2", "1")] == [
        (tent.attrib["data-id"], tent.attrib["data-player"]) for tent in tents
    ]
    assert ["f-p0", "f-p1"] == [
        kind
        for tent in tents
        for each in tent.iter("path")
        for kind in classes(each)
        if kind[:3] == "f-p"
    ]


@every_game
def test_every_tent_is_there(name: str) -> None:
    """On camps, or left to their players."""
    for state, root in pictures(name):
        left = sum(me.tents for me in state.people)

        assert len(state.board.tents) == len(all_of(root, "tent"))
        assert left == len(all_of(root, "tent-left"))


# -- what just happened


def test_the_way_of_a_ship_is_drawn() -> None:
    """From where it was to where it is, and the ship is outlined."""
    state = doing(on(start(), A, "O3"), A, Navigate(2))
    root = drawn(play(state, sail(A, "O4 O5")))
    (way,) = all_of(root, "last-way")
    left, _, right, _ = filled(things(root, "last-way")[0])
    edges = spaces(root)

    assert edges["O3"][0] < left < edges["O4"][0]
    assert edges["O4"][2] < right < edges["O5"][2]
    assert all_of(by_id(root)["ship-0"], "last-action")
    assert "s-accent" in classes(next(way.iter("path")))


def test_the_way_of_an_explorer_is_drawn() -> None:
    """Jumped spaces are part of it."""
    state = doing(on(start(), B, explorers={"A": "A1"}), A, Explore(2))
    root = drawn(play(state, walk(A, "A1 A2 A3")))

    assert 1 == len(all_of(root, "last-way"))
    assert all_of(by_id(root)["explorer-0-1"], "last-action")
    assert not all_of(by_id(root)["explorer-1-1"], "last-action")


def test_nothing_is_marked_without_news() -> None:
    """A position that nobody has come to has no marks."""
    root = drawn(start())

    assert [] == all_of(root, "last-action") + all_of(root, "last-way")


# -- the theory


def test_the_theory_track_has_a_lane_for_each() -> None:
    """Markers stand further to the right, the further they have come."""
    state = with_me(with_me(start(3), A, theory=12), B, theory=30)
    root = drawn(state)
    rights = [box(root, f"theory-{player}")[2] for player in range(3)]

    assert ["12", "30", "0"] == [
        text for lane in all_of(root, "theory") for text in writing(lane)
    ]
    assert rights[2] < rights[0] < rights[1]


def test_each_book_stands_above_its_space() -> None:
    """A marker on the space of the ninth book stands right below it."""
    root = drawn(with_me(start(), A, theory=15))
    top = box(root, "theory-0")[1]
    books = [
        filled(place)
        for place in places(root)
        if place.node.tag == "text" and place.node.text == "9"
    ]
    (book,) = [each for each in books if top - 60 < each[1] < top]
    marker = [
        filled(place)
        for place in places(named(root, "theory-0"))
        if place.node.tag == "path"
    ][-1]

    assert abs(sum(book[::2]) - sum(marker[::2])) < 2


def test_a_book_is_worth_more_with_each_full_row() -> None:
    """Two points, and one for each row that the museum has complete."""
    full = museum(start(), delivered="gr gp gb gf")

    assert ["2", "each"] == writing(all_of(drawn(start()), "modifier")[0])
    assert ["3", "each"] == writing(all_of(drawn(full), "modifier")[0])
