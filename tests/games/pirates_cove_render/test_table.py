"""What stands above the map and below it: the first lines, the fame track, the key."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop import SPECTATOR, replace
from tabletop.games.pirates_cove import GAME, TieThrown
from tests.games.pirates_cove.drawing import A, B, given, play, ship
from tests.games.pirates_cove_render.positions import (
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    parsed,
    position,
    seen,
    writing,
)
from tests.rendering.shapes import Place, filled, places

TOP = 60
"""The first line ends above it."""


def first_line(root: Node, kind: str) -> list[Place]:
    """List the things of a class in the first line."""
    return [
        place
        for place in places(root)
        if kind in classes(place.node) and place.box and place.box[3] < TOP + 10
    ]


@pytest.mark.parametrize(
    ("name", "headline", "month", "context"),
    [
        ("rigging", "to rig", "before month 1", "Rigging, before the first month"),
        ("sailing 4", "to sail", "month 4/12", "Navigation: wheels are set in secret"),
        (
            "course",
            "Player 0 to play or pass",
            "month 1/12",
            "Event cards, after the wheels are revealed",
        ),
        (
            "navy sent",
            "Player 0 to play or pass",
            "month 1/12",
            "Event cards, before the first combat",
        ),
        (
            "booty",
            "Player 1 to play or pass",
            "month 1/12",
            "Event cards, before Hull Island is plundered",
        ),
        (
            "preparation",
            "Player 1 to play or pass",
            "month 1/12",
            "Battle cards, before the combat at Sail Island",
        ),
        (
            "fight",
            "Player 0 to fire or flee",
            "month 1/12",
            "Combat at Sail Island, round 2",
        ),
        (
            "aiming",
            "Player 2 to aim the Navy",
            "month 1/12",
            "Combat at Hull Island, round 1",
        ),
        (
            "tavern",
            "Player 0 to use island 1",
            "month 9/12",
            "Upgrades at Tavern Island",
        ),
        (
            "cove",
            "Player 0 to take shelter",
            "month 12/12",
            "Upgrades at Pirate's Cove",
        ),
        ("dealing", "Player 1 draws a card", "before month 1", "Setting up"),
        (
            "turning",
            "A treasure card is turned",
            "month 4/12",
            "Treasure cards are turned",
        ),
        (
            "dice",
            "Dice: Player 0 fires",
            "month 1/12",
            "Combat at Sail Island, round 1",
        ),
        (
            "tie",
            "Dice: who goes first?",
            "month 1/12",
            "Battle cards, before the combat at Sail Island",
        ),
        (
            "aim",
            "Dice: the legend's target",
            "month 1/12",
            "Combat at Cannon Island, round 1",
        ),
        (
            "mutiny",
            "Player 0's crew: mutiny?",
            "month 1/12",
            "Combat at Sail Island, round 1",
        ),
        ("plundered", "Player 0 draws a card", "month 1/12", "Plunder"),
        (
            "ranking",
            "Dice: who wins?",
            "month 12/12",
            "The year is over: the fame track, and Fame cards",
        ),
        (
            "shared",
            "share the win",
            "12 months",
            "The year is over: the fame track, and Fame cards",
        ),
    ],
)
def test_the_top_lines_say_how_things_stand(
    name: str, headline: str, month: str, context: str
) -> None:
    """Who is to do what, how far the year has come, and in which phase."""
    assert [headline, month, context] == writing(drawn(position(name)))[:3]


def test_a_volley_card_leaves_only_firing() -> None:
    """Who has played a Volley card may not flee any more, and is not told so."""
    state = play(position("fight"), "volley steady_aim")

    assert "Player 0 to fire" == writing(drawn(state))[0]


@pytest.mark.parametrize(
    ("name", "acting", "done"),
    [
        ("sailing 3", 2, 1),
        ("sailing 5", 4, 1),
        ("fight", 1, 0),
        ("dice", 0, 0),
        ("shared", 0, 0),
    ],
)
def test_triangles_point_at_all_who_are_to_act(
    name: str, acting: int, done: int
) -> None:
    """One each in the first line; who has chosen already has a tick instead."""
    root = drawn(position(name))

    assert (acting, done) == tuple(
        len(first_line(root, kind)) for kind in ("to-act", "tick")
    )


@pytest.mark.parametrize(
    ("name", "colours"),
    [
        ("sailing 3", ["p0", "p1", "p2"]),
        ("fight", ["p0"]),
        ("dice", ["p0"]),
        ("plundered", ["p0"]),
        ("shared", ["p0", "p1"]),
        ("turning", []),
    ],
)
def test_the_first_line_bears_the_signs_of_players(
    name: str, colours: list[str]
) -> None:
    """Who is asked, whose dice or card it is, or who has won."""
    root = drawn(position(name))
    found = [
        kind.removeprefix("f-")
        for place in first_line(root, "s-ink")
        for kind in classes(place.node)
        if kind.startswith("f-p") and kind != "f-paper"
    ]

    assert colours == found


def test_news_are_cut_after_three_lines() -> None:
    """However much has happened, it stays above the map."""
    news = tuple(TieThrown(A if face % 2 else B, face) for face in range(1, 20))
    root = parsed(replace(seen(position("tie")), news=news))
    (sea,) = all_of(root, "sea")
    top = filled(Place(sea))[1]
    texts = [place for place in places(root) if place.node.tag == "text" and place.box]
    above = [place.node.text or "" for place in texts if filled(place)[3] < top]

    assert 6 == len(above)
    assert above[-1].endswith(" ...")


def test_the_fame_track_has_a_lane_for_each_player() -> None:
    """Markers stand as far as their fame, each with its number."""
    root = drawn(position("sailing 4"), SPECTATOR)
    index = by_id(root)
    lanes = [index[f"fame-{player}"] for player in range(4)]
    ends = [filled(Place(list(lane.iter("path"))[1]))[0] for lane in lanes]

    assert [["7"], ["11"], ["1"], ["0"]] == [writing(lane) for lane in lanes]
    assert [3, 2, 0, 1] == sorted(range(4), key=lambda player: ends[player])


def test_equal_fame_hides_nobody() -> None:
    """Players with the same fame stand below each other."""
    index = by_id(drawn(GAME.new_game(5)))
    boxes = [filled(Place(index[f"fame-{player}"])) for player in range(5)]

    assert all(one[3] <= other[1] + 2 for one, other in pairwise(boxes))


def test_the_fame_track_grows() -> None:
    """More fame than the usual track has still finds its place on it."""
    root = drawn(given(ship(6, fame=97)))
    box = filled(Place(by_id(root)["fame-0"]))

    assert box[2] < 784
    assert "110" in writing(root)


def test_tales_are_added_at_the_end() -> None:
    """Once the year is over, Fame cards count, and the sum is shown."""
    state = position("end 4")
    end = GAME.outcome(state)
    assert end is not None
    index = by_id(drawn(state, SPECTATOR))
    told = ["".join(writing(index[f"fame-{player}"])) for player in range(4)]

    assert [str(score) for score in end.scores] == [
        text.rpartition("= ")[2] for text in told
    ]
    assert any(" + " in text for text in told)


def test_the_marker_stands_at_the_sum() -> None:
    """At the end the marker goes on from the track by what the tales are worth."""
    state = position("end 4")
    index = by_id(drawn(state, SPECTATOR))
    ends = [
        filled(Place(list(index[f"fame-{player}"].iter("path"))[1]))[2]
        for player in range(4)
    ]
    end = GAME.outcome(state)
    assert end is not None

    assert [player for _, player in sorted(zip(end.scores, range(4), strict=True))] == (
        sorted(range(4), key=lambda player: ends[player])
    )
    for player in range(4):
        lane = index[f"fame-{player}"]
        bars = [rect for rect in lane.iter("rect") if "halo" not in classes(rect)]
        told = end.scores[player] - state.pirates[player].fame

        assert (told > 0) == (len(bars) > 1)
        assert max(filled(Place(bar))[2] for bar in bars) < ends[player]
        assert max(filled(Place(bar))[2] for bar in bars) > ends[player] - 30


def test_a_long_track_has_no_more_marks() -> None:
    """With other components fame may grow; the picture does not."""
    short, long = (
        GAME.svg(GAME.view(given(ship(6, fame=fame)), A)) for fame in (4, 10**7)
    )

    assert len(long) < 2 * len(short)


def test_tales_are_not_told_before() -> None:
    """Until then, the own Fame cards do not count on the track either."""
    index = by_id(drawn(given(ship(6, fame=4, hand="fame_3")), A))

    assert ["4"] == writing(index["fame-0"])


def test_the_key_explains_the_symbols() -> None:
    """Whoever has never seen the game can read the symbols, and the costs."""
    told = set(writing(drawn(position("fight"))))

    assert {"fame", "gold", "treasures", "Tavern cards", "speed", "dice"} <= told
    assert (
        "Raising a section costs 1, 1, 2, 2, 3, 3, 4 gold, from level to level." in told
    )
