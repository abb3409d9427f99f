"""What the picture says of the board: discs, kinds, locks, the last action."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest

from tabletop.core.content import Provenance
from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Config,
    Content,
    Row,
    State,
    blocked_spaces,
)
from tests.games.lock_n_go.drawing import given, play
from tests.games.lock_n_go_render.positions import (
    POSITIONS,
    STACKS,
    Node,
    all_of,
    board_of,
    by_id,
    classes,
    drawn,
    played,
    writing,
)

LEVEL_UP = given("7 G G G G G\n2 . . K . .\n1 K K . K K", coins=(2, 0))
GREY_UP = given("7 G G . G G\n6 . . G . .\n1 K K K K K", coins=(0, 2), to_act=GREY)


def space(state: State, name: str) -> Node:
    """Find a space in the picture of a state."""
    return by_id(drawn(state))[name]


def owners(node: Node) -> list[str]:
    """List who owns the discs in a space, in the order in which they are drawn."""
    return [disc.attrib["data-player"] for disc in all_of(node, "disc")]


def outlined(state: State) -> list[tuple[float, float]]:
    """List the corners of what is outlined as the last action."""
    return [_corner(mark) for mark in all_of(drawn(state), "last-action")]


@pytest.mark.parametrize(
    ("name", "below", "above"), [("B5", "1", "0"), ("B4", "0", "1")]
)
def test_the_upper_disc_covers_the_lower(name: str, below: str, above: str) -> None:
    """Of two discs the lower is drawn first and shows below the other."""
    stack = space(STACKS, name)
    lower, upper = (
        float(next(d.iter("circle")).attrib["cy"]) for d in all_of(stack, "disc")
    )

    assert [below, above] == owners(stack)
    assert lower > upper


def test_a_space_tells_who_is_below() -> None:
    """The hint of a space names its discs, the highest first."""
    assert "B5: gain a coin, Black on Grey" == space(STACKS, "B5").findtext("title")


def test_grey_discs_bear_a_ring() -> None:
    """The players' discs are told apart without any colour."""
    rings = {
        (disc.attrib["data-player"], len(list(disc.iter("circle"))))
        for disc in all_of(drawn(POSITIONS["middle"]), "disc")
        if "data-id" in disc.attrib
    }

    assert {("0", 1), ("1", 2)} == rings


def test_discs_are_named_by_space_and_height() -> None:
    """Each disc has an id of its own, counted from the lowest."""
    stack = all_of(space(STACKS, "B5"), "disc")

    assert ["B5.1", "B5.2"] == [disc.attrib["data-id"] for disc in stack]


def test_high_stacks_are_seen_from_the_side() -> None:
    """Nine discs stand on each other, none hidden, in the order of the stack."""
    content = board_of(4, 5, locks=1, room=9, discs=4)
    state = GAME.new_game(config=Config(content=content))
    tower = (BLACK, GREY, BLACK, BLACK, GREY, GREY, BLACK, GREY, BLACK)
    stack = space(
        attrs.evolve(state, board=(*state.board[:5], tower, *state.board[6:])), "B2"
    )
    slabs = [next(disc.iter("rect")).attrib for disc in all_of(stack, "disc")]

    assert [str(player) for player in tower] == owners(stack)
    assert all(
        float(below["y"])
        == pytest.approx(float(above["y"]) + float(above["height"]), abs=0.02)
        for below, above in pairwise(slabs)
    )


def test_kinds_have_signs() -> None:
    """Coin, lock and advance each have a sign; a plain space has none."""
    index = by_id(drawn(POSITIONS["set-up"]))

    assert all_of(index["B2"], "coin")
    assert all_of(index["E2"], "key")
    assert [True, False] == [_has_arrow(index[name]) for name in ("C3", "A2")]
    assert ["space", "plain"] == classes(index["A2"])


def test_an_action_token_lies_on_its_space() -> None:
    """In the house variant, a token shows on its space what that space does now."""
    state = play(GAME.new_game(config=POSITIONS["house"].config), "@C6")
    index = by_id(drawn(state))

    assert index["token-coin"] in list(index["C6"].iter())
    assert all_of(index["token-coin"], "coin")


def test_tokens_to_place_wait_beside_the_board() -> None:
    """The action tokens that are still to be placed stand in order, the next named."""
    root = drawn(POSITIONS["house set-up"])
    waiting = [node.attrib["data-id"] for node in all_of(root, "action-token")]

    assert ["token-coin", "token-lock", "token-advance"] == waiting
    assert "Next: coin" in set(writing(root))


def test_blocked_spaces_bear_a_lock() -> None:
    """Exactly the blocked spaces are hatched and locked, discs on them or not."""
    for state in (POSITIONS["middle"], STACKS):
        locked = [
            node.attrib["data-id"]
            for node in all_of(drawn(state), "space")
            if all_of(node, "blocked") and all_of(node, "s-danger")
        ]

        assert list(blocked_spaces(state)) == locked


def test_locks_stand_at_their_row_and_columns() -> None:
    """Each lock token bears the name of what it locks."""
    index = by_id(drawn(given(row=5, columns="BC")))
    tokens = ("row-lock", "column-lock-1", "column-lock-2")

    assert ["5", "B", "C"] == ["".join(writing(index[token])) for token in tokens]


def test_slots_are_named() -> None:
    """Where no lock stands, the slot shows the name of its row or column."""
    index = by_id(drawn(given(row=5, columns="BC")))

    assert ["4", "", "A", ""] == [
        "".join(writing(index[slot])) for slot in ("R4", "R5", "A", "B")
    ]


def test_slots_are_where_a_lock_may_go() -> None:
    """Rows off the track bear their number without a circle."""
    content = board_of(3, 4, locks=1, room=2, discs=2)
    short = attrs.evolve(content.locks, row_track=(Row(2), Row(3)))
    config = Config(content=attrs.evolve(content, locks=short))
    index = by_id(drawn(GAME.new_game(config=config)))

    assert [0, 1, 0] == [
        len(list(index[id].iter("circle"))) for id in ("R1", "R2", "R4")
    ]
    assert ["1"] == list(writing(index["R1"]))


def test_black_sits_at_the_lower_edge() -> None:
    """A1 is the lower left corner, as black sees it."""
    index = by_id(drawn(POSITIONS["set-up"]))
    left, top, right = (
        _corner(next(index[name].iter("rect"))) for name in ("A1", "A7", "E1")
    )

    assert left[1] > top[1]
    assert left[0] < right[0]


def test_start_spaces_are_marked() -> None:
    """A start space is white and bears a strip in the colour of its owner."""
    index = by_id(drawn(given("7 G G G G G\n2 K K K K K")))
    strips = [["f-black"], ["f-grey"], []]

    assert strips == [
        [
            kind
            for rect in index[name].iter("rect")
            for kind in classes(rect)
            if kind in ("f-black", "f-grey") and rect.attrib["height"] == "7"
        ]
        for name in ("A1", "A7", "A2")
    ]
    assert "f-home" in classes(next(index["A1"].iter("rect")))


def test_a_move_is_outlined_with_an_arrow() -> None:
    """The space that was reached is outlined, and an arrow leads there."""
    state = play(STACKS, "C3-D3")

    assert [_corner(next(space(state, "D3").iter("rect")))] == outlined(state)
    assert 1 == len(all_of(drawn(state), "arrow"))


def test_a_moved_lock_is_outlined_too() -> None:
    """Space and slot are outlined; a column lock came along an arrow."""
    row, column = (play(given(), text) for text in ("E1-D1/R5", "E1-D1/B-C"))

    assert [2, 2] == [len(outlined(state)) for state in (row, column)]
    assert [1, 2] == [len(all_of(drawn(state), "arrow")) for state in (row, column)]


@pytest.mark.parametrize(
    ("state", "text", "side"), [(LEVEL_UP, "C2-C3", 0), (GREY_UP, "C6-C5", 90)]
)
def test_a_level_that_was_reached_is_outlined(
    state: State, text: str, side: int
) -> None:
    """The victory track shows the level, on the side of the player who reached it."""
    after = play(state, text)
    x, y = _corner(next(by_id(drawn(after))["level-2"].iter("rect")))

    assert (x + side, y) == outlined(after)[1]


@pytest.mark.parametrize(
    ("state", "text", "name"),
    [(POSITIONS["put back"], "+A1", "A1"), (POSITIONS["house set-up"], "@C6", "C6")],
)
def test_what_was_put_down_is_outlined_without_an_arrow(
    state: State, text: str, name: str
) -> None:
    """A disc put back and a token placed came from nowhere on the board."""
    after = play(state, text)

    assert [_corner(next(space(after, name).iter("rect")))] == outlined(after)
    assert [] == all_of(drawn(after), "arrow")


def test_nothing_is_outlined_before_the_first_action() -> None:
    """The set-up has no last action."""
    assert [] == outlined(POSITIONS["set-up"])


@pytest.mark.parametrize(
    ("width", "height", "locks"), [(1, 2, 1), (26, 2, 26), (2, 40, 0), (26, 99, 3)]
)
def test_any_board_can_be_drawn(width: int, height: int, locks: int) -> None:
    """Boards of every size, with any number of column locks, show all their spaces."""
    content = board_of(width, height, locks=locks, room=2, discs=1)
    root = drawn(played(1, 6, Config(content=content)), None)

    assert width * height == len(all_of(root, "space"))
    assert 1 + locks == len(all_of(root, "lock-token"))


def test_the_printed_board_carries_no_warning() -> None:
    """Components of which nothing is a reconstruction are not warned of."""
    root = drawn(GAME.new_game(config=Config(content=_printed())))

    assert "Reconstructed board, not the printed one." not in set(writing(root))


def _printed() -> Content:
    sources = tuple(
        attrs.evolve(source, provenance=Provenance.SEED) for source in DEFAULT.sources
    )
    return attrs.evolve(DEFAULT, sources=sources)


def _corner(node: Node) -> tuple[float, float]:
    return float(node.attrib["x"]), float(node.attrib["y"])


def _has_arrow(node: Node) -> bool:
    return any(classes(path) == ["f-ink"] for path in node.iter("path"))
