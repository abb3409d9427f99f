"""What the picture says of each player: moves, tiles, what they just received."""

from __future__ import annotations

import pytest

from tabletop.games.beacon_patrol import State
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
from tests.rendering.shapes import Node, classes, covered, lies_in, overlap

every_position = pytest.mark.parametrize("name", NAMES)


def tokens(root: Node, player: int) -> list[str]:
    """Read the colours of a player's tokens."""
    circles = by_id(root)[f"tokens-{player}"].iter("circle")
    return [classes(circle)[0] for circle in circles]


@every_position
def test_all_hands_are_shown(name: str) -> None:
    """Every tile in front of a player is drawn there, with its id beside it."""
    state = position(name)
    root = drawn(state)

    for player, captain in enumerate(state.captains):
        written = [
            text.text for node in hand_of(root, player) for text in node.iter("text")
        ]
        assert list(captain.hand) == written


@every_position
def test_hands_lie_in_their_area(name: str) -> None:
    """Tiles stand in the area of their owner, clear of each other."""
    root = drawn(position(name))
    areas = covered(root, "player")
    tiles = covered(root, "tile")

    assert all(sum(lies_in(tile, area) for area in areas) == 1 for tile in tiles)
    assert not any(
        overlap(one, other) for n, one in enumerate(tiles) for other in tiles[n + 1 :]
    )


@pytest.mark.parametrize(
    ("state", "colours"),
    [
        (given(), ["f-token"] * 3),
        (given(tokens=(1,)), ["f-token", "f-paper", "f-paper"]),
        (given(players=1, tokens=(0,)), ["f-paper"] * 4),
        (given(players=4), ["f-token"] * 2),
    ],
)
def test_tokens_show_what_is_left(state: State, colours: list[str]) -> None:
    """Blue tokens come first, spent ones are hollow."""
    assert colours == tokens(drawn(state), 0)


def test_many_tokens_are_told_in_numbers() -> None:
    """Where there is no room to draw them all, they are counted."""
    assert "12/12" in writing(drawn(position("rich")))


@pytest.mark.parametrize(
    ("swapped", "hint"), [(False, "may swap once"), (True, "has swapped")]
)
def test_a_sign_tells_whether_a_swap_is_left(swapped: bool, hint: str) -> None:
    """It stands at the player to act, struck through once they have swapped."""
    root = drawn(given(players=3, swapped=swapped))
    (sign,) = all_of(root, "swap")

    assert sign in list(by_id(root)["player-0"].iter())
    assert hint == sign.findtext("title")
    assert (2 if swapped else 1) == len(list(sign.iter("path")))


def test_who_plays_alone_swaps_with_nobody() -> None:
    """Playing alone, there is no such sign."""
    assert [] == all_of(drawn(given(players=1)), "swap")


def test_an_empty_hand_is_told() -> None:
    """Who has no tiles is said to have none."""
    area = by_id(drawn(given("", "", "WWWW-P")))

    assert "no tiles" in writing(area["player-0"])
    assert "no tiles" not in writing(area["player-1"])


def test_a_drawn_tile_is_outlined() -> None:
    """An outline marks the tile that was drawn last, one of equal ones only."""
    root = drawn(play(given("", "", "WWWW-P", pile="LWWW-P"), "end", "drew 0 LWWW-P"))
    equal = drawn(play(position("drawing"), "drew 0 WWWW-B"))

    assert [True] == [_is_new(tile) for tile in hand_of(root, 0)]
    assert [False, True] == [_is_new(tile) for tile in hand_of(equal, 0)]


def test_swapped_tiles_are_outlined() -> None:
    """After a swap both tiles are marked, each where it is now."""
    before = given("", "WWWW-P LWWW-P", "LLLW-P WWWL-P")
    root = drawn(play(before, "WWWW-P<>1:LLLW-P"))

    assert {"LLLW-P": True, "LWWW-P": False} == _marked(root, 0)
    assert {"WWWW-P": True, "WWWL-P": False} == _marked(root, 1)


def test_who_is_to_act_has_a_bold_frame() -> None:
    """The area of the player to act has a thicker line than the others."""
    root = drawn(given(players=3))
    lines = [next(area.iter("rect")) for area in all_of(root, "player")]

    assert ["4", "2", "2"] == [rect.attrib["stroke-width"] for rect in lines]


def test_hands_take_no_room_once_the_game_is_over() -> None:
    """At the end the areas shrink to names and tokens."""
    before, after = (
        covered(drawn(position(name)), "player")[0] for name in ("middle 3", "end 3")
    )

    assert after[3] - after[1] < before[3] - before[1]
    assert "no tiles" not in writing(drawn(position("end 3")))


def _is_new(tile: Node) -> bool:
    return bool(all_of(tile, "last-action"))


def _marked(root: Node, player: int) -> dict[str, bool]:
    return {node.attrib["data-id"]: _is_new(node) for node in hand_of(root, player)}
