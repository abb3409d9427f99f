"""Marks of the last action: outlines where something changed, an arrow for a ship."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import State
from tests.games.pirates_cove.drawing import given, month_end, on, play, ship
from tests.games.pirates_cove_render.positions import Node, all_of, drawn, position
from tests.rendering.shapes import Box, filled, lies_in, named, things


def outlines(root: Node) -> list[Box]:
    """List what is outlined."""
    return [filled(place) for place in things(root, "last-action")]


def marked(state: State, *ids: str) -> list[bool]:
    """Say of each thing whether it stands in an outline."""
    root = drawn(state)
    return [
        any(lies_in(filled(named(root, id)), box, slack=8) for box in outlines(root))
        for id in ids
    ]


def test_nothing_is_marked_at_the_start() -> None:
    """A position without news has no outline and no arrow."""
    root = drawn(given())

    assert [] == all_of(root, "last-action") + all_of(root, "arrow")


def test_a_section_that_was_hit_is_outlined() -> None:
    """The section, and no other."""
    state = play(position("fight"), "fire B crew", "rolled 5 1")

    assert [True, False] == marked(state, "ship-1-crew", "ship-1-sails")


def test_the_card_of_a_legend_that_was_hit_is_outlined() -> None:
    """A hit on a legend shows on its card."""
    assert [True] == marked(position("legend"), "legend-0")


def test_the_card_of_the_navy_that_was_hit_is_outlined() -> None:
    """So does a hit on the Navy."""
    texts = "fire A crew", "rolled 1 1 1 1", "fire navy hull", "rolled 1 6"
    state = play(position("aiming"), *texts)

    assert [True, False] == marked(state, "navy-card", "legend-0")


def test_a_ship_that_left_is_outlined_with_its_way() -> None:
    """A crippled ship is outlined at the Cove, an arrow leads there."""
    root = drawn(position("crippled"))

    assert [True, False] == marked(position("crippled"), "ship-1", "ship-0")
    assert 1 == len(all_of(root, "arrow"))


def test_the_way_leads_to_the_ship_that_left() -> None:
    """The arrow ends near the ship."""
    root = drawn(position("mutiny"))
    left, top, right, bottom = filled(named(root, "ship-0"))
    (arrow,) = things(root, "arrow")
    x, _, _, y = filled(arrow)

    assert abs(x - right) < 30
    assert top < y < bottom
    assert left < x


def test_when_all_sail_none_is_marked() -> None:
    """Where everything has moved, outlines would say nothing."""
    state = position("sailing 4")
    for letter in "ACD":
        state = play(state, f"{letter}: sail 6")
    root = drawn(state)

    assert [] == outlines(root)


def test_one_ship_that_moved_is_outlined() -> None:
    """A ship that an Event card moves is outlined where it lies now."""
    state = play(position("course"), "event change_of_course 6")

    assert [True, False] == marked(state, "ship-0", "ship-1")


def test_a_treasure_card_that_was_turned_is_outlined() -> None:
    """The card on its island."""
    assert [True, False] == marked(position("turning"), "treasure-1", "treasure-2")


def test_a_legend_that_came_aboard_is_outlined() -> None:
    """Its card."""
    state = month_end(ship(2), black="3:-", sunk="captain_hook")
    state = play(state, "met 0 blackbeard")

    assert [True] == marked(state, "legend-0")


def test_the_navy_is_outlined_when_it_arrives() -> None:
    """Its ship on the map."""
    state = play(position("navy sent"), "event royal_navy 3", "pass")

    assert [True] == marked(on(state), "navy")


def test_black_ships_that_sailed_are_outlined() -> None:
    """At the end of a month."""
    state = month_end(ship(2), month=12)

    assert [True] == marked(state, "black-0")


@pytest.mark.parametrize(
    ("name", "text", "id"),
    [
        ("section", "raise crew 4", "ship-0-crew"),
        ("workshop", "mend mastercraft_cannon", "ship-0-mastercraft_cannon"),
        ("tavern", "lay mastercraft_hull", "ship-0-mastercraft_hull"),
        ("treasure", "bury 2 treasures", "treasures-0"),
        ("treasure", "bury 3 gold", "gold-0"),
        ("drawing", "drew 0 fame_2", "hand-0"),
        ("drawing", "drew 0 parrot_flint", "ship-0-parrot_flint"),
    ],
)
def test_what_changed_on_a_mat_is_outlined(name: str, text: str, id: str) -> None:
    """Sections, cards, gold, treasures, hands."""
    assert [True] == marked(play(position(name), text), id)


def test_plunder_is_outlined() -> None:
    """Gold and treasures that were gained."""
    assert [True, True] == marked(position("plundered"), "gold-0", "treasures-0")


def test_outlines_let_clicks_through() -> None:
    """What is outlined can still be clicked."""
    marks = all_of(drawn(position("plundered")), "last-action")

    assert {"none"} == {node.attrib["pointer-events"] for node in marks}
