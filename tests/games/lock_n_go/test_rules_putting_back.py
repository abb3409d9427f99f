"""Getting discs back: who may, for how much, where, and what it does."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    DiscPutBack,
    Rule,
    Space,
    coins_in_reserve,
)
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    coins,
    destinations,
    discs,
    given,
    legal,
    levels,
    play,
    refused,
    why_not,
)

FOUR = "7 G G G G G\n2 . . K . .\n1 . K . K K"
"""Black with four discs."""


def returns(texts: set[str]) -> set[str]:
    """Name the spaces where a disc may be put back."""
    return {text[1:] for text in texts if text[0] == "+"}


@pytest.mark.parametrize(
    ("board", "level"),
    [(FOUR, 2), ("7 G G G G G\n1 . K . K K", 3), ("7 G G G G G\n1 . K . K .", 4)],
)
def test_with_four_discs_or_fewer(board: str, level: int) -> None:
    """With four discs in play, or fewer, one may come back (LG-039)."""
    state = given(board, coins=(6, 0), levels=(level, 1))

    after = play(state, "+A1")

    assert (state.sides[0].discs + 1, 5) == discs(after)
    assert ("K", (1, 0), (level, 1)) == (at(after, "A1"), coins(after), levels(after))


def test_not_with_all_discs_back_in_play() -> None:
    """Whoever has got all five back puts none back, on whatever level (LG-039)."""
    state = given(coins=(7, 0), levels=(3, 1))

    refusal = refused(state, "+A1")

    assert Rule.PUTTING_BACK is refusal.rule
    assert {"has": 5, "most": 4} == dict(refusal.params)


@pytest.mark.parametrize("held", range(5))
def test_not_for_less_than_five_coins(held: int) -> None:
    """With fewer than five coins no disc comes back (LG-041)."""
    state = given(FOUR, coins=(held, 0), levels=(2, 1))

    refusal = refused(state, "+A1")

    assert Rule.PUTTING_BACK is refusal.rule
    assert {"needed": 5, "has": held} == dict(refusal.params)


def test_five_coins_go_to_the_reserve() -> None:
    """Five coins are paid into the reserve (LG-041)."""
    state = given(FOUR, coins=(7, 4), levels=(2, 1))

    after = play(state, "+C1")

    assert ((2, 4), 9) == (coins(after), coins_in_reserve(after))
    assert (DiscPutBack(BLACK, Space("C1"), 5),) == after.news


@pytest.mark.parametrize("space", ["A1", "B1", "C1", "D1", "E1"])
def test_on_each_of_the_five_start_spaces(space: str) -> None:
    """Each start space of one's own takes the disc (R30; LG-043)."""
    state = given(FOUR, coins=(5, 0), levels=(2, 1))

    after = play(state, f"+{space}")

    assert at(state, space) + "K" == at(after, space)


def test_grey_on_the_other_side() -> None:
    """Grey's start spaces lie on the far row (R30; LG-043)."""
    state = given(
        "7 G G . G .\n6 . . G . .\n1 K K K K K",
        coins=(0, 5),
        levels=(1, 2),
        to_act=GREY,
    )

    assert {"A7", "B7", "C7", "D7", "E7"} == returns(legal(state))
    assert Rule.PUTTING_BACK is refused(state, "+A1").rule


@pytest.mark.parametrize("space", ["A1", "B1", "C1"])
def test_no_action_there(space: str) -> None:
    """The space does nothing: no coin, no lock move (R35; LG-044)."""
    state = given(FOUR, coins=(5, 0), levels=(2, 1))

    after = play(state, f"+{space}")

    assert ((0, 0), {"B4", "D4"}) == (coins(after), blocked(after))


def test_it_is_the_whole_turn() -> None:
    """Then the opponent acts; the disc moves from the next turn on (R31; LG-040)."""
    after = play(given(FOUR, coins=(5, 0), levels=(2, 1)), "+A1")

    assert (GREY,) == GAME.to_act(after)
    later = play(after, "C7-C6")
    assert {"A2", "B1"} == destinations(later, "A1")


def test_one_disc_a_turn() -> None:
    """One disc comes back in a turn, a second in a later one (R32; LG-042)."""
    state = given("7 G G G G G\n1 . K . K .", coins=(7, 0), levels=(4, 1))

    after = play(state, "+A1", "C7-C6")

    assert (3, 5) == discs(after)
    assert Rule.PUTTING_BACK is refused(after, "+C1").rule


def test_it_is_a_choice() -> None:
    """Whoever may put a disc back may move one as well (LG-045)."""
    state = given(FOUR, coins=(5, 0), levels=(2, 1))

    assert {"A1", "B1", "C1", "D1", "E1"} == returns(legal(state))
    assert why_not(state, "C2-C3") is None


@pytest.mark.parametrize("space", ["Z9", "A8"])
def test_no_such_space(space: str) -> None:
    """A space that the board does not have takes no disc."""
    state = given(FOUR, coins=(5, 0), levels=(2, 1))

    assert Rule.PUTTING_BACK is refused(state, f"+{space}").rule


def test_on_the_opponents_disc_within_the_limit() -> None:
    """A disc put back on the opponent's is one of the two on top (R7, R30)."""
    state = given(
        "7 . . . G G\n6 GK . . . .\n3 . . G . .\n2 K . K . .\n1 . G . . .",
        coins=(5, 0),
        levels=(3, 1),
    )

    after = play(state, "+B1", "D7-D6")

    assert "GK" == at(after, "B1")
    assert Rule.ON_TOP is refused(after, "C2-C3").rule


def test_it_pins_the_disc_below() -> None:
    """A disc put back on one's own pins it (R6, R30)."""
    state = given(FOUR, coins=(5, 0), levels=(2, 1))

    after = play(state, "+B1", "C7-C6", "B1-B2")

    assert ("K", "K") == (at(after, "B1"), at(after, "B2"))
