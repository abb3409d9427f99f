"""Golden cases 4 to 22: steps, stacks, and when one passes."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import BLACK, GAME, GREY, Rule
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    coins,
    drawn,
    given,
    legal,
    levels,
    play,
    refused,
    why_not,
)


def test_g04_step_forward() -> None:
    """C1-C2 ends on a plain space: the disc is there, nothing else has changed."""
    state = play(given(), "C1-C2")

    assert drawn(given("7 G G G G G\n2 . . K . .\n1 K K . K K")) == drawn(state)
    assert ((0, 0), (1, 1)) == (coins(state), levels(state))
    assert {"B4", "D4"} == blocked(state)
    assert (GREY,) == GAME.to_act(state)


def test_g06_no_step_aslant() -> None:
    """A disc does not move diagonally."""
    assert Rule.STEP is refused(given(), "C1-D2").rule


def test_g07_one_space_only() -> None:
    """A disc does not move two spaces at once."""
    assert Rule.STEP is refused(given(), "C1-C3").rule


def test_g09_grey_goes_down_the_board() -> None:
    """Grey's forward leads to lower rows, and back up there is no way."""
    state = play(given(to_act=GREY), "C7-C6")

    assert ("", "G") == (at(state, "C7"), at(state, "C6"))
    assert (BLACK,) == GAME.to_act(state)
    assert Rule.STEP is refused(play(state, "C1-C2"), "C6-C7").rule


@pytest.mark.parametrize("text", ["C7-C6", "C7-C8", "C7-B7"])
def test_g10_no_moving_of_the_opponents_disc(text: str) -> None:
    """Black does not move a grey disc, whichever way."""
    assert Rule.OWN_DISC is refused(given(), text).rule


@pytest.mark.parametrize("text", ["A1-B1/R5", "C1-B1/R5"])
def test_g13_full_space(text: str) -> None:
    """A space with two discs takes no more."""
    state = given("""
        7  G  G  G  G  G
        2  K  .  .  .  .
        1  K  KK K  .  .
    """)

    assert Rule.FULL_SPACE is refused(state, text).rule


TWO_ON_TOP = """
    7  .  .  .  G  G
    5  GK .  G  .  GK
    4  .  .  K  .  .
    1  K  K  .  .  .
"""


def test_g16_no_third_disc_on_top() -> None:
    """Who has two discs on top of the opponent's puts no third there."""
    assert Rule.ON_TOP is refused(given(TWO_ON_TOP), "C4-C5").rule


def test_g17_leaving_frees_the_place() -> None:
    """A disc on top of one of the opponent's may move onto another."""
    state = given("""
        7  .  .  .  .  G
        5  GK G  G  .  GK
        4  .  .  K  .  .
        1  K  K  .  .  .
    """)

    state = play(state, "A5-B5")

    assert ("G", "GK", "GK") == (at(state, "A5"), at(state, "B5"), at(state, "E5"))
    assert (GREY,) == GAME.to_act(state)


def test_g18_own_discs_do_not_count() -> None:
    """Two discs on top of the opponent's do not keep a third off one's own."""
    state = given("""
        7  .  .  G  G  G
        5  GK .  K  .  GK
        4  .  .  K  .  .
        1  K  .  .  .  .
    """)

    assert "KK" == at(play(state, "C4-C5"), "C5")


def test_g19_second_is_allowed_third_is_not() -> None:
    """A second disc may be put on the opponent's; after it a third may not."""
    state = given("""
        7  .  .  .  G  G
        5  GK .  G  .  .
        4  .  .  K  .  G
        3  .  .  .  .  K
        1  K  K  .  .  .
    """)

    state = play(state, "C4-C5", "D7-D6")

    assert ("GK", "GK") == (at(state, "A5"), at(state, "C5"))
    assert Rule.ON_TOP is refused(state, "E3-E4/R5").rule


def test_g21_no_pass_while_a_move_is_left() -> None:
    """Passing is refused to a player who can move a disc."""
    assert Rule.PASSING is refused(given(), "pass").rule


def test_g22_pass_when_nothing_else_can_be_done() -> None:
    """With both discs covered and no coins, black can only pass; then grey acts."""
    state = given(
        """
        7  KG .  .  .  KG
        6  .  .  G  G  G
        """,
        levels=(4, 1),
    )

    after = play(state, "pass")

    assert {"pass"} == legal(state)
    assert Rule.OWN_DISC is why_not(state, "A7-B7/R5")
    assert drawn(state) == drawn(after)
    assert (GREY,) == GAME.to_act(after)
