"""The house variant: three action tokens on plain spaces."""

from __future__ import annotations

import pytest

from tabletop import InvalidConfig, SeededRng, TurnRule, replace
from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Config,
    Kind,
    Mode,
    Rule,
    Space,
    State,
    kind_of,
)
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    coins,
    given,
    legal,
    levels,
    play,
    refused,
)

PLAIN = ["A2", "C2", "A3", "E5", "C6", "E6"]
HOUSE = Config(mode=Mode.ADVANCED_HOUSE)


def placed(*texts: str) -> State:
    """Begin a game of the variant and place tokens."""
    return play(GAME.new_game(config=HOUSE), *texts)


class TestPlacing:
    def test_grey_black_grey(self) -> None:
        """Grey places the coin token, black the lock, grey the advance token."""
        first = placed()
        second = play(first, "@A2")
        third = play(second, "@C2")
        done = play(third, "@C6")

        assert [(GREY,), (BLACK,), (GREY,), (BLACK,)] == [
            GAME.to_act(state) for state in (first, second, third, done)
        ]
        assert [("A2", Kind.COIN), ("C2", Kind.LOCK), ("C6", Kind.ADVANCE)] == [
            (token.space, token.kind) for token in done.tokens
        ]

    def test_plain_spaces_to_choose_from(self) -> None:
        """The first token may go on any of the six plain spaces."""
        assert {f"@{space}" for space in PLAIN} == legal(placed())

    def test_a_space_less_each_time(self) -> None:
        """A space with a token takes no other (LG-006)."""
        assert {"@C2", "@A3", "@E5", "@E6"} == legal(placed("@A2", "@C6"))

    @pytest.mark.parametrize("text", ["C7-C6", "pass", "+A7"])
    def test_nothing_else_before_the_tokens_are_placed(self, text: str) -> None:
        """Before the tokens lie there, no disc moves and nobody passes."""
        assert Rule.TOKEN_PLACEMENT is refused(placed(), text).rule

    @pytest.mark.parametrize("text", ["@B1", "@C3", "@Z9", "@B4"])
    def test_only_on_plain_spaces(self, text: str) -> None:
        """Action spaces, and spaces that are not there, take no token."""
        refusal = refused(placed(), text)

        assert Rule.TOKEN_PLACEMENT is refusal.rule
        assert "the coin token goes on a plain space" in refusal.message

    def test_each_in_turn(self) -> None:
        """Black does not place grey's token."""
        assert TurnRule.YOUR_TURN is refused(placed(), "@A2", BLACK).rule

    @pytest.mark.parametrize(
        ("mode", "tokens"),
        [(Mode.BASIC, ()), (Mode.ADVANCED_HOUSE, ("@A2", "@C2", "@A3"))],
    )
    def test_no_token_after_the_first_move(
        self, mode: Mode, tokens: tuple[str, ...]
    ) -> None:
        """Once the game has begun, and in the basic game, no token is placed."""
        state = play(GAME.new_game(config=Config(mode=mode)), *tokens)

        assert Rule.TOKEN_PLACEMENT is refused(state, "@E5").rule

    def test_placing_is_no_turn(self) -> None:
        """Placing the tokens does not count as turns of the game (R36)."""
        assert (0, 0) == (placed("@A2", "@C2", "@A3").turn, placed("@A2").turn)

    def test_needs_three_plain_spaces(self) -> None:
        """A board with two plain spaces cannot be played in the variant."""
        board = tuple(row.replace(".", "c") for row in DEFAULT.board[:-2])
        crowded = replace(DEFAULT, board=(*board, ".c.ck", "ckckc"))

        with pytest.raises(InvalidConfig, match=r"needs 3 plain spaces.* has 2"):
            GAME.new_game(config=Config(content=crowded, mode=Mode.ADVANCED_HOUSE))


class TestTokensAtWork:
    def test_coin_token_gives_a_coin(self) -> None:
        """A plain space with the coin token gives a coin to either player."""
        state = given(
            "7 G G . G G\n3 . . G . .\n1 K K K K K",
            mode=Mode.ADVANCED_HOUSE,
            tokens=("C2", "E5", "E6"),
        )

        assert (1, 0) == coins(play(state, "C1-C2"))
        assert (1, 1) == coins(play(state, "B1-B2", "C3-C2"))

    def test_lock_token_moves_a_lock(self) -> None:
        """A plain space with the lock token makes its visitor move a lock."""
        state = given(mode=Mode.ADVANCED_HOUSE, tokens=("A2", "C2", "A3"))

        assert Rule.LOCK_MOVE is refused(state, "C1-C2").rule
        assert {"B5", "D5"} == blocked(play(state, "C1-C2/R5"))

    def test_advance_token_lifts_a_level(self) -> None:
        """A plain space with the advance token lets its visitor advance."""
        state = given(mode=Mode.ADVANCED_HOUSE, tokens=("A2", "A3", "C2"), coins=(2, 0))

        after = play(state, "C1-C2")

        assert ((0, 0), (2, 1), "") == (coins(after), levels(after), at(after, "C2"))

    def test_tokens_stay_where_they_are(self) -> None:
        """Tokens lie there for the whole game."""
        state = placed("@A2", "@C2", "@A3")

        assert state.tokens == play(state, "A1-A2", "C7-C6", "C1-C2/R5").tokens
        assert Kind.ADVANCE is kind_of(state, Space("A3"))

    def test_printed_spaces_are_as_ever(self) -> None:
        """Spaces without a token do what is printed on them."""
        state = placed("@A2", "@C2", "@A3")

        assert Kind.PLAIN is kind_of(state, Space("E5"))
        assert (1, 0) == coins(play(state, "B1-B2"))

    def test_whole_game(self) -> None:
        """A game of the variant is played to its end, without a flaw."""
        rng, state = SeededRng("house"), placed()
        while actions := GAME.legal_actions(state):
            state = GAME.apply(state, actions[rng.randrange(len(actions))])

        assert GAME.outcome(state) is not None
        assert 3 == len(state.tokens)


def test_mode_names() -> None:
    """The modes are called basic and advanced_house; no other is known (LG-007)."""
    assert ["basic", "advanced_house"] == [mode.value for mode in Mode]
    with pytest.raises(
        InvalidConfig, match=r"no mode 'expert', only basic, advanced_h"
    ):
        Config(mode="expert")
