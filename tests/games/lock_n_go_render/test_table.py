"""What the picture says beside the board: turn, news, result, players, supplies."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import State
from tests.games.lock_n_go.drawing import given, play
from tests.games.lock_n_go_render.positions import (
    POSITIONS,
    STACKS,
    all_of,
    by_id,
    classes,
    drawn,
    writing,
)

RICH = given("7 G G G G G\n2 . . K . .\n1 K K . K K", coins=(7, 0))
LEVEL_UP = given("7 G G G G G\n2 . . K . .\n1 K K . K K", coins=(2, 0))


@pytest.mark.parametrize(
    ("state", "headline", "turn"),
    [
        (POSITIONS["set-up"], "Black to act", "turn 1"),
        (POSITIONS["stacks"], "Grey to act", "turn 12"),
        (POSITIONS["house set-up"], "Grey to place a token", "set-up"),
        (POSITIONS["end"], "Grey has won", "after 174 turns"),
        (POSITIONS["drawn"], "Drawn", "after 2 turns"),
    ],
)
def test_the_top_line_says_how_things_stand(
    state: State, headline: str, turn: str
) -> None:
    """Whose turn it is or who has won, and how far the game has come."""
    assert [headline, turn] == list(writing(drawn(state)))[:2]


@pytest.mark.parametrize(
    ("state", "text", "news"),
    [
        (given(), "C1-C2", "Black moved C1-C2."),
        (given(), "B1-B2", "Black moved B1-B2, took a coin."),
        (given(), "E1-D1/R5", "Black moved E1-D1, row lock to 5."),
        (given(), "E1-D1/B-C", "Black moved E1-D1, column lock B to C."),
        (RICH, "B1-B2", "Black moved B1-B2, gained no coin."),
        (
            given("7 G G G G G\n2 . . K . .\n1 K K . K K"),
            "C2-C3",
            "Black moved C2-C3, gained no level.",
        ),
        (LEVEL_UP, "C2-C3", "Black moved C2-C3, level 2 for 2 coins."),
        (POSITIONS["put back"], "+A1", "Black put a disc back on A1 for 5 coins."),
        (POSITIONS["pass"], "pass", "Black passed."),
        (POSITIONS["house set-up"], "@C6", "Grey placed the coin token on C6."),
    ],
)
def test_the_second_line_tells_the_last_action(
    state: State, text: str, news: str
) -> None:
    """What just happened stands there as a sentence."""
    assert news == list(writing(drawn(play(state, text))))[2]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("end", "Grey reached the top of the victory track."),
        ("drawn", "Neither player could move, and both passed."),
    ],
)
def test_the_second_line_tells_why_it_is_over(name: str, reason: str) -> None:
    """At the end the reason stands in the place of the news."""
    assert reason == list(writing(drawn(POSITIONS[name])))[2]


@pytest.mark.parametrize(("name", "player"), [("set-up", "0"), ("stacks", "1")])
def test_a_triangle_points_at_who_is_to_act(name: str, player: str) -> None:
    """It stands in the top line and in the area of that player only."""
    root = drawn(POSITIONS[name])
    pointed = [
        node.attrib["data-player"]
        for node in all_of(root, "player")
        if all_of(node, "to-act")
    ]

    assert [player] == pointed
    assert 2 == len(all_of(root, "to-act"))


@pytest.mark.parametrize("name", ["end", "drawn"])
def test_nobody_is_pointed_at_when_it_is_over(name: str) -> None:
    """After the end no triangle is left."""
    assert [] == all_of(drawn(POSITIONS[name]), "to-act")


def test_coins_in_hand_are_counted_and_drawn() -> None:
    """A number, as many coins, and outlines up to the seven one may hold."""
    purse = by_id(drawn(POSITIONS["stacks"]))["coins-0"]
    outlines = [node for node in purse if node.tag == "circle"]

    assert ["4"] == list(writing(purse))
    assert (4, 3) == (len(all_of(purse, "coin")), len(outlines))


def test_the_reserve_is_counted() -> None:
    """What nobody holds is left in the reserve."""
    assert ["4", "reserve"] == list(
        writing(by_id(drawn(POSITIONS["stacks"]))["reserve"])
    )


def test_the_victory_track_shows_every_price() -> None:
    """Each level names itself and what it costs."""
    index = by_id(drawn(POSITIONS["set-up"]))

    assert [["1", "start"], ["2", "2"], ["3", "3"], ["4", "4"], ["5", "5"]] == [
        list(writing(index[f"level-{level}"])) for level in range(1, 6)
    ]


def test_cylinders_stand_at_their_levels() -> None:
    """Each player's cylinder stands beside the number of its level."""
    index = by_id(drawn(STACKS))
    heights = {
        level: float(next(index[f"level-{level}"].iter("rect")).attrib["y"])
        for level in (1, 2)
    }
    stands = [
        float(next(index[f"cylinder-{player}"].iter("ellipse")).attrib["cy"])
        for player in (0, 1)
    ]

    assert heights[1] < stands[0] < heights[1] + 60
    assert heights[2] < stands[1] < heights[2] + 60


def test_discs_out_of_play_are_shown() -> None:
    """Who lost discs to the victory track sees how many, and the discs."""
    index = by_id(drawn(POSITIONS["put back"]))

    assert ["2 out"] == list(writing(index["out-of-play-0"]))
    assert 2 == len(all_of(index["out-of-play-0"], "disc"))
    assert "out-of-play-1" not in index


def test_the_sides_of_the_track_belong_to_the_players() -> None:
    """Black climbs on the left, grey on the right, so they never hide each other."""
    index = by_id(drawn(POSITIONS["set-up"]))
    black, grey = (
        float(next(index[f"cylinder-{player}"].iter("ellipse")).attrib["cx"])
        for player in (0, 1)
    )

    assert grey - black > 60


def test_the_legend_explains_the_signs() -> None:
    """Whoever has never seen the game can read the signs."""
    told = set(writing(drawn(POSITIONS["set-up"])))

    assert {"+1 coin", "move lock", "level up", "blocked", "start"} <= told


def test_the_winner_is_shown_beside_the_result() -> None:
    """The disc of who has won stands in the top line."""
    discs = [node for node in drawn(POSITIONS["end"]) if "disc" in classes(node)]

    assert ["1"] == [disc.attrib["data-player"] for disc in discs]


def test_the_house_variant_says_so() -> None:
    """A picture of the variant cannot be taken for the printed game."""
    told = " ".join(writing(drawn(POSITIONS["house"])))

    assert "House variant." in told
    assert "House variant." not in " ".join(writing(drawn(POSITIONS["set-up"])))
