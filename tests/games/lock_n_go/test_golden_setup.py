"""Golden cases 1 and 3: the first position, and the advanced mode."""

from __future__ import annotations

import pytest

from tabletop import InvalidConfig
from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    Config,
    Kind,
    Mode,
    Rule,
    Space,
    coins_in_reserve,
    kind_of,
)
from tests.games.lock_n_go.drawing import (
    START,
    blocked,
    coins,
    drawn,
    given,
    levels,
    play,
    refused,
)


def test_g01_first_position() -> None:
    """Discs on the first rows, no coins, level 1, B4 and D4 blocked; black begins."""
    state = GAME.new_game()

    assert drawn(given(START)) == drawn(state)
    assert ((0, 0), 15) == (coins(state), coins_in_reserve(state))
    assert (1, 1) == levels(state)
    assert {"B4", "D4"} == blocked(state)
    assert (BLACK,) == GAME.to_act(state)


class TestG03:
    """Golden case 3: the printed advanced mode is lost; the house variant is not."""

    def test_g03_printed_mode_is_lost(self) -> None:
        """The printed mode is refused: its text is lost; the variant is named."""
        with pytest.raises(InvalidConfig, match=r"is lost.*'advanced_house'"):
            Config(mode="advanced")

    def test_grey_begins_with_the_coin_token(self) -> None:
        """In the house variant grey is the first to act, by the coin token."""
        state = GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE))

        assert (GREY,) == GAME.to_act(state)
        assert Kind.COIN == kind_of(play(state, "@A2"), Space("A2"))

    @pytest.mark.parametrize("text", ["@C3", "@B2", "@A4", "@A2"])
    def test_token_goes_on_a_free_plain_space(self, text: str) -> None:
        """A token is refused on an action space and on a space that has a token."""
        state = play(GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE)), "@A2")

        assert Rule.TOKEN_PLACEMENT is refused(state, text).rule

    def test_black_moves_first_after_three_tokens(self) -> None:
        """After the third token black makes the first move."""
        state = GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE))
        state = play(state, "@A2", "@C2", "@A3")

        assert (BLACK,) == GAME.to_act(state)
        assert drawn(given(START)) == drawn(state)
        assert (GREY,) == GAME.to_act(play(state, "B1-B2"))
