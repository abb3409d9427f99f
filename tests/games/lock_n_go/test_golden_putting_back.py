"""Golden cases 57 to 64: putting a disc back."""

from __future__ import annotations

import pytest

from tabletop import NotationError, TurnRule
from tabletop.games.lock_n_go import BLACK, GAME, GREY, Rule, coins_in_reserve
from tests.games.lock_n_go.drawing import at, coins, discs, given, levels, play, refused

FOUR_DISCS = """
    7  G  G  G  G  G
    2  .  .  K  .  .
    1  .  K  .  K  K
"""


def test_g57_no_action_for_a_disc_put_back() -> None:
    """A disc put back on the coin space A1 costs five coins and gains none."""
    state = given(FOUR_DISCS, coins=(5, 0), levels=(2, 1))

    after = play(state, "+A1")

    assert ((0, 0), 15) == (coins(after), coins_in_reserve(after))
    assert ("K", (5, 5), (2, 1)) == (at(after, "A1"), discs(after), levels(after))
    assert (GREY,) == GAME.to_act(after)


def test_g58_not_with_five_discs_in_play() -> None:
    """Seven coins buy no disc for a player who has all five in play."""
    state = given(coins=(7, 0))

    assert Rule.PUTTING_BACK is refused(state, "+A1").rule


@pytest.mark.parametrize("text", ["+B2", "+B7", "+C4"])
def test_g60_only_on_a_start_space_of_ones_own(text: str) -> None:
    """A disc comes back on one's own start spaces, not elsewhere, not on grey's."""
    state = given(FOUR_DISCS, coins=(5, 0), levels=(2, 1))

    assert Rule.PUTTING_BACK is refused(state, text).rule


class TestG61:
    """Golden case 61: a start space with two discs is full, with one it is not."""

    @pytest.mark.parametrize(
        "board",
        [
            "7 G G G G G\n2 K . . . K\n1 . KK . . .",
            "7 . G G G G\n2 K K . . K\n1 . GK . . .",
        ],
    )
    def test_g61_full_start_space(self, board: str) -> None:
        """No disc comes back onto two discs, whosever they are."""
        state = given(board, coins=(5, 0), levels=(2, 1))

        assert Rule.FULL_SPACE is refused(state, "+B1").rule

    @pytest.mark.parametrize(
        ("board", "stack"),
        [
            ("7 G G G G G\n2 K . K . K\n1 . K . . .", "KK"),
            ("7 . G G G G\n2 K K K . K\n1 . G . . .", "GK"),
        ],
    )
    def test_on_top_of_one_disc(self, board: str, stack: str) -> None:
        """On a single disc the one put back goes on top."""
        after = play(given(board, coins=(5, 0), levels=(2, 1)), "+B1")

        assert (stack, (5, 5)) == (at(after, "B1"), discs(after))
        assert (GREY,) == GAME.to_act(after)


class TestG63:
    """Golden case 63: putting back is the whole turn."""

    def test_g63_no_move_after_putting_back(self) -> None:
        """Once the disc is back it is grey's turn, so black moves nothing."""
        state = play(given(FOUR_DISCS, coins=(5, 0), levels=(2, 1)), "+A1")

        assert TurnRule.YOUR_TURN is refused(state, "B1-B2", BLACK).rule
        assert TurnRule.YOUR_TURN is refused(state, "A1-A2", BLACK).rule

    @pytest.mark.parametrize("text", ["+A1 B1-B2", "+A1/B1-B2", "+A1+C1"])
    def test_two_things_in_one_turn_cannot_be_said(self, text: str) -> None:
        """No text puts a disc back and does something else as well."""
        with pytest.raises(NotationError):
            GAME.parse_action(text, given(FOUR_DISCS, coins=(5, 0), levels=(2, 1)))


def test_g64_limit_on_top_holds_for_putting_back() -> None:
    """Who covers two of the opponent's discs puts none back onto a third."""
    state = given(
        """
        7  .  .  .  G  G
        6  GK .  .  .  GK
        2  K  .  K  .  .
        1  .  G  .  .  .
        """,
        coins=(5, 0),
        levels=(2, 1),
    )

    assert Rule.ON_TOP is refused(state, "+B1").rule
    assert "K" == at(play(state, "+C1"), "C1")
