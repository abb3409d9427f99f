"""What a page needs to make the picture clickable without knowing a rule."""

from __future__ import annotations

import pytest

from tabletop.games.beacon_patrol import GAME, State
from tests.games.beacon_patrol.drawing import ROUND, given
from tests.games.beacon_patrol_render.positions import (
    all_of,
    by_id,
    drawn,
    hand_of,
    position,
)
from tests.rendering.shapes import Node, classes

NAMES = [
    *(f"{when} {players}" for when in ("set-up", "middle") for players in (1, 2, 3, 4)),
    "crowd",
    "mills",
    "rich",
]
SOLO = given(ROUND, "WWWW-B LWWW-L WWWW-B", players=1)
PAIR = given("1,0 WLWW-P", "WWWW-B LWWW-L", "WWLW-P", ships=((1, 0),))


def listed(node: Node, what: str = "actions") -> set[str]:
    """Read the notations that a thing carries."""
    return set(filter(None, node.attrib.get(f"data-{what}", "").split("|")))


def notations(state: State) -> set[str]:
    """Write all legal actions."""
    return {GAME.format_action(action) for action in GAME.legal_actions(state)}


def things(state: State) -> list[Node]:
    """List everything that bears an id, with all legal actions marked."""
    return [node for node in drawn(state, None).iter("g") if "data-id" in node.attrib]


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_action_can_be_clicked(name: str) -> None:
    """Together, the targets carry all legal actions and no others."""
    state = position(name)

    assert notations(state) == set().union(*(listed(node) for node in things(state)))


@pytest.mark.parametrize("name", NAMES)
def test_clicks_name_one_action(name: str) -> None:
    """Origin and target of an action have that action alone in common."""
    state = position(name)
    nodes = things(state)
    for text in notations(state):
        clicked = [listed(node) for node in nodes if text in listed(node)]
        clicked += [listed(n, "origins") for n in nodes if text in listed(n, "origins")]

        assert {text} == set.intersection(*clicked)


@pytest.mark.parametrize("name", NAMES)
def test_targets_and_nothing_else_are_ringed(name: str) -> None:
    """A dashed ring stands at each thing that carries actions."""
    nodes = things(position(name))

    assert [node for node in nodes if listed(node)] == [
        node for node in nodes if any("target" in classes(child) for child in node)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_marked_unless_asked(name: str) -> None:
    """Without legal actions the picture has no targets."""
    root = drawn(position(name))

    assert [] == all_of(root, "target")
    assert not any("data-actions" in node.attrib for node in root.iter())


def test_vacant_cells_carry_what_may_be_placed_there() -> None:
    """A cell without a tile is there only as a target, and says that it is vacant."""
    index = by_id(drawn(PAIR, None))

    assert {"WWWW-B@1,1", "LWWW-L@1,1"} == listed(index["1,1"])
    assert {"WWWW-B@1,-1"} == listed(index["1,-1"])
    assert "1,1: vacant" == index["1,1"].findtext("title")
    assert ["cell", "vacant"] == classes(index["1,1"])
    assert "1,1" not in by_id(drawn(PAIR))


def test_cells_carry_the_voyages_that_end_there() -> None:
    """By token from the ship, or by a discarded tile from the hand."""
    index = by_id(drawn(PAIR, None))

    assert {"0,0", "WWWW-B>0,0", "LWWW-L>0,0"} == listed(index["0,0"])
    assert {"0,0"} == listed(index["ship-0"], "origins")
    assert set() == listed(index["ship-1"], "origins")


def test_tiles_in_hand_begin_what_is_done_with_them() -> None:
    """A tile is placed, discarded or swapped from the hand."""
    (lighthouse, buoy) = hand_of(drawn(PAIR, None), 0)

    assert {"LWWW-L@1,1", "LWWW-L>0,0", "LWWW-L<>1:WWLW-P"} == listed(
        lighthouse, "origins"
    )
    assert 4 == len(listed(buoy, "origins"))


def test_swaps_end_at_the_tile_that_is_taken() -> None:
    """Tiles of the others are targets, one's own are not."""
    root = drawn(PAIR, None)

    assert [{"WWWW-B<>1:WWLW-P", "LWWW-L<>1:WWLW-P"}] == [
        listed(tile) for tile in hand_of(root, 1)
    ]
    assert [set(), set()] == [listed(tile) for tile in hand_of(root, 0)]


def test_ending_the_turn_has_a_button() -> None:
    """What has no place on the map can be clicked all the same."""
    assert {"end"} == listed(by_id(drawn(PAIR, None))["end"])
    assert "end" not in by_id(drawn(PAIR))


def test_keeping_a_tile_has_a_button_for_each_kind() -> None:
    """Who plays alone chooses by the button whether to keep a tile, and which."""
    index = by_id(drawn(SOLO, None))

    assert {"end"} == listed(index["end"])
    assert {"end WWWW-B"} == listed(index["keep-WWWW-B"])
    assert {"end LWWW-L"} == listed(index["keep-LWWW-L"])


def test_some_actions_may_be_marked_alone() -> None:
    """Only the actions that are given become targets."""
    (move,) = [a for a in GAME.legal_actions(PAIR) if GAME.format_action(a) == "0,0"]
    root = drawn(PAIR, (move,))

    assert 1 == len(all_of(root, "target"))
    assert {"0,0"} == listed(by_id(root)["0,0"])
