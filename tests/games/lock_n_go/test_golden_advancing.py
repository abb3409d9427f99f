"""Golden cases 45 to 55: advancing on the victory track."""

from __future__ import annotations

import pytest

from tabletop import DecodingError, NotationError, TurnRule
from tabletop.games.lock_n_go import BLACK, GAME, GREY, Rule, coins_in_reserve
from tests.games.lock_n_go.drawing import (
    at,
    coins,
    discs,
    given,
    legal,
    levels,
    play,
    refused,
)

BEFORE_C3 = """
    7  G  G  G  G  G
    2  .  .  K  .  .
    1  K  K  .  K  K
"""


def test_g45_pay_two_for_level_two() -> None:
    """Two coins go to the reserve, black is on level 2, the disc is off the board."""
    state = given(BEFORE_C3, coins=(2, 0))

    after = play(state, "C2-C3")

    assert ((0, 0), (2, 1)) == (coins(after), levels(after))
    assert coins_in_reserve(state) + 2 == coins_in_reserve(after)
    assert ("", "") == (at(after, "C2"), at(after, "C3"))
    assert (4, 5) == discs(after)
    assert (GREY,) == GAME.to_act(after)


def test_g46_too_poor_to_advance() -> None:
    """With one coin the landing is legal, nothing is paid and the disc stays."""
    after = play(given(BEFORE_C3, coins=(1, 0)), "C2-C3")

    assert ((1, 0), (1, 1)) == (coins(after), levels(after))
    assert ("K", (5, 5)) == (at(after, "C3"), discs(after))
    assert (GREY,) == GAME.to_act(after)


def test_g48_pay_four_for_level_four() -> None:
    """Four coins lift black from level 3 to level 4."""
    state = given(
        """
        7  G  G  G  G  G
        2  .  .  K  .  .
        1  K  K  .  .  .
        """,
        coins=(4, 0),
        levels=(3, 1),
    )

    after = play(state, "C2-C3")

    assert ((0, 0), (4, 1), (2, 5)) == (coins(after), levels(after), discs(after))


LAST_STEP = """
    7  G  G  G  G  G
    2  .  .  K  .  .
    1  K  .  .  .  .
"""


def test_g49_first_at_the_top_wins() -> None:
    """Five coins lift black to level 5: black has won, and nobody acts any more."""
    after = play(given(LAST_STEP, coins=(5, 0), levels=(4, 1)), "C2-C3")
    outcome = GAME.outcome(after)

    assert ((0, 0), (5, 1)) == (coins(after), levels(after))
    assert outcome is not None
    assert ((BLACK,), (GREY,)) == outcome.ranking
    assert TurnRule.GAME_OVER is refused(after, "C7-C6", GREY).rule
    assert TurnRule.GAME_OVER is refused(after, "A1-A2", BLACK).rule
    assert TurnRule.GAME_OVER is refused(after, "pass", GREY).rule


def test_g51_one_level_a_landing() -> None:
    """With seven coins one landing gives level 2 and leaves five coins."""
    after = play(given(BEFORE_C3, coins=(7, 0)), "C2-C3")

    assert ((5, 0), (2, 1)) == (coins(after), levels(after))


class TestG52:
    """Golden case 52: who can pay for the level pays."""

    def test_g52_paying_is_no_choice(self) -> None:
        """There is one way of moving to C3, and it pays (R23)."""
        state = given(BEFORE_C3, coins=(2, 0))

        assert ["C2-C3"] == [text for text in legal(state) if "C3" in text]
        assert (2, 1) == levels(play(state, "C2-C3"))

    @pytest.mark.parametrize("text", ["C2-C3/no", "C2-C3/-", "C2-C3 pass"])
    def test_declining_cannot_be_said(self, text: str) -> None:
        """No text says that one moves there and does not pay."""
        with pytest.raises(NotationError):
            GAME.parse_action(text, given(BEFORE_C3, coins=(2, 0)))

    def test_declining_cannot_be_sent(self) -> None:
        """No JSON says so either."""
        state = given(BEFORE_C3, coins=(2, 0))
        sent = GAME.dumps(GAME.parse_action("C2-C3", state))

        with pytest.raises(DecodingError, match="unknown key 'pay'"):
            GAME.loads_action(sent.replace('"lock":null', '"lock":null,"pay":false'))

    def test_lock_move_instead_of_paying(self) -> None:
        """A lock move is not accepted in place of the payment."""
        state = given(BEFORE_C3, coins=(2, 0))

        assert Rule.LOCK_MOVE is refused(state, "C2-C3/R5").rule


def test_g54_no_second_chance_without_landing_again() -> None:
    """A disc that was too poor on C3 advances only when it comes to C3 again."""
    poor = play(given(BEFORE_C3, coins=(1, 0)), "C2-C3", "C7-C6")

    richer = play(poor, "B1-B2", "E7-E6")
    assert ((2, 0), (1, 1), "K") == (coins(richer), levels(richer), at(richer, "C3"))

    away = play(richer, "C3-D3", "C6-B6")
    assert ((3, 1), (1, 1)) == (coins(away), levels(away))

    back = play(away, "D3-C3")
    assert ((1, 1), (2, 1), "") == (coins(back), levels(back), at(back, "C3"))


def test_g55_grey_advances_by_the_same_spaces() -> None:
    """Grey steps from C4 to C3, pays two coins and is on level 2."""
    state = given(
        """
        7  G  G  .  G  G
        4  .  .  G  .  .
        1  K  K  K  K  K
        """,
        coins=(0, 2),
        to_act=GREY,
    )

    after = play(state, "C4-C3")

    assert ((0, 0), (1, 2), (5, 4)) == (coins(after), levels(after), discs(after))
    assert ("", (BLACK,)) == (at(after, "C3"), GAME.to_act(after))
