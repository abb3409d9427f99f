"""What the picture says beside the map: turn, news, score, result, supplies."""

from __future__ import annotations

import attrs
import pytest

from tabletop import replace
from tabletop.games.beacon_patrol import DEFAULT, Config, State, TileId, TilesDiscarded
from tests.games.beacon_patrol.drawing import P1, P2, ROUND, given, play
from tests.games.beacon_patrol_render.positions import (
    all_of,
    by_id,
    drawn,
    position,
    writing,
)
from tests.rendering.shapes import Node, classes, covered, filled, named

CLOSING = given("0,1 WWWW-P; -1,0 WWWW-P; 1,0 WLWW-B", "WWWW-P LWWW-P", "LLLW-P")
LAST = given("", "WWWW-P LWWW-P", "", pile="", players=2)


def shown(root: Node, size: str) -> list[str]:
    """Read the texts of a size, in the order in which they are drawn."""
    return [node.text or "" for node in root.iter("text") if size in classes(node)]


@pytest.mark.parametrize(
    ("state", "headline", "turn"),
    [
        (position("new"), "Player 0 draws 3 tiles", "set-up"),
        (position("set-up 2"), "Player 0 to act", "turn 1"),
        (position("drawing"), "Player 0 draws 2 tiles", "turn 2"),
        (given(turn=11, to_act=P2), "Player 1 to act", "turn 12"),
        (position("end 2"), "23 points: Novices", "after 18 turns"),
        (play(LAST, "end"), "0 points: Novices", "after 1 turn"),
    ],
)
def test_the_top_line_says_how_things_stand(
    state: State, headline: str, turn: str
) -> None:
    """Whose turn it is or how it ended, and how far the game has come."""
    root = drawn(state)

    assert headline == shown(root, "heading")[0]
    assert turn in shown(root, "counter")


@pytest.mark.parametrize(
    ("state", "text", "news"),
    [
        (
            CLOSING,
            "WWWW-P@0,-1",
            "Player 0 placed WWWW-P at 0,-1. Explored: 0,0 for 3 points.",
        ),
        (CLOSING, "1,0", "Player 0 sailed to 1,0."),
        (CLOSING, "LWWW-P>0,1", "Player 0 discarded LWWW-P and sailed to 0,1."),
        (
            CLOSING,
            "WWWW-P<>1:LLLW-P",
            "Player 0 swapped WWWW-P for LLLW-P of player 1.",
        ),
        (CLOSING, "end", "Player 0 discarded LWWW-P, WWWW-P and ended the turn."),
        (position("drawing"), "drew 0 LWWW-P", "Player 0 drew LWWW-P."),
        (given("", "", "WWWW-P", pile=""), "end", "Player 0 ended the turn."),
    ],
)
def test_the_second_line_tells_the_last_action(
    state: State, text: str, news: str
) -> None:
    """What just happened stands there as a sentence."""
    assert news in writing(drawn(play(state, text)))


def test_long_news_take_two_lines() -> None:
    """A sentence that is too long for one line goes on in the next."""
    texts = writing(drawn(position("thrown")))
    first = next(n for n, text in enumerate(texts) if text.startswith("Player 0 disc"))
    hand = position("rich").captains[0].hand

    assert 64 >= len(texts[first])
    told = f"Player 0 discarded {', '.join(hand)} and ended the turn."
    assert told == " ".join(texts[first : first + 2])


def test_longer_news_are_cut() -> None:
    """A sentence that is too long for two lines ends in dots."""
    state = replace(given(), news=(TilesDiscarded(P1, (TileId("WWWW-P"),) * 30),))
    texts = [text for text in writing(drawn(state)) if text.count("WWWW-P") > 1]

    assert 2 == len(texts)
    assert texts[1].endswith("...")


def test_the_second_line_tells_why_it_is_over() -> None:
    """At the end the reason stands in the place of the news."""
    assert "Every tile has been placed or discarded." in writing(
        drawn(position("end 3"))
    )


@pytest.mark.parametrize(("state", "player"), [(given(), 0), (given(to_act=P2), 1)])
def test_a_triangle_points_at_who_is_to_act(state: State, player: int) -> None:
    """It stands in the top line and in the area of that player only."""
    root = drawn(state)

    assert 2 == len(all_of(root, "to-act"))
    assert 1 == len(all_of(by_id(root)[f"player-{player}"], "to-act"))


@pytest.mark.parametrize("name", ["new", "drawing", "end 1"])
def test_nobody_is_pointed_at_when_nobody_is_to_act(name: str) -> None:
    """While tiles are drawn, and at the end, there is no triangle."""
    assert [] == all_of(drawn(position(name)), "to-act")


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (given(), ["Score", "0", "Novices", "next rank at 26"]),
        (play(CLOSING, "WWWW-P@0,-1"), ["Score", "3", "Novices", "next rank at 26"]),
        (position("end 2"), ["Score", "23", "Novices", "next rank at 26"]),
    ],
)
def test_the_score_stands_beside_the_map(state: State, told: list[str]) -> None:
    """Points now, what they are called, and when the next rank begins."""
    score = by_id(drawn(state))["score"]

    assert told == [text.text for text in score.iter("text")]


def test_the_best_rank_has_none_above() -> None:
    """Who is at the top is told so."""
    score = by_id(drawn(_mastered()))["score"]

    assert ["1200", "Cartographers", "the best rank"] == [
        text.text for text in score.iter("text")
    ][1:]


def test_supplies_are_counted() -> None:
    """The pile and the discarded tiles bear their numbers, and tell what they are."""
    index = by_id(drawn(given("", "WWWW-P", "WWWW-P", pile="LWWW-B LWWW-B WWWW-B")))

    assert ["3", "to draw"] == [text.text for text in index["pile"].iter("text")]
    assert ["49", "discarded"] == [text.text for text in index["discards"].iter("text")]
    assert "to draw, in an unknown order: 2 LWWW-B, 1 WWWW-B" == (
        index["pile"].findtext("title")
    )


@pytest.mark.parametrize(
    ("state", "outlines"),
    [(play(CLOSING, "end"), 1), (play(CLOSING, "LWWW-P>0,1"), 2), (CLOSING, 0)],
)
def test_new_discards_are_outlined(state: State, outlines: int) -> None:
    """Tiles that were just discarded put an outline round the discards."""
    assert outlines == len(covered(drawn(state), "last-action"))


def test_the_legend_tells_what_tiles_score() -> None:
    """Lighthouse, buoy, any other: each with its points."""
    told = writing(drawn(given()))

    assert ["3", "lighthouse", "2", "buoy", "1", "other tile"] == (
        told[told.index("Explored tiles:") + 1 :][:6]
    )
    assert "windmill" not in told


def test_the_legend_tells_of_windmills_where_there_are_some() -> None:
    """With the expansion, their points are told to depend on what is round them."""
    told = writing(drawn(position("mills")))

    assert "1+" == told[told.index("windmill") - 1]


def test_a_reconstruction_says_so() -> None:
    """The picture warns that its components are not the printed ones."""
    warning = "Reconstructed components, not the printed ones."

    assert warning in writing(drawn(position("rebuilt")))
    assert warning in (drawn(position("rebuilt")).findtext("desc") or "")
    assert warning not in writing(drawn(given()))


def test_the_table_stands_beside_the_map() -> None:
    """Score and supplies begin right of the last tile, players below the lowest."""
    root = drawn(position("full"))
    right = max(box[2] for box in covered(root, "cell"))
    bottom = max(box[3] for box in covered(root, "cell"))

    assert right < filled(named(root, "score"))[0]
    assert bottom < min(box[1] for box in covered(root, "player"))


def _mastered() -> State:
    content = attrs.evolve(
        DEFAULT, points=attrs.evolve(DEFAULT.points, lighthouse=1200)
    )
    return given(ROUND, config=Config(content=content))
