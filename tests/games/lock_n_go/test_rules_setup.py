"""Components and set-up: what is in the box, and where it lies at first."""

from __future__ import annotations

import pytest

from tabletop import CHANCE, SPECTATOR, InvalidConfig, Provenance, SeededRng
from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Kind,
    PlaceToken,
    Rule,
    Space,
    coins_in_reserve,
    kind_of,
    next_level_cost,
)
from tests.games.lock_n_go.drawing import (
    at,
    coins,
    discs,
    given,
    legal,
    levels,
    refused,
)

SPACES = [f"{column}{row}" for row in range(1, 8) for column in "ABCDE"]


class TestComponents:
    def test_one_board(self) -> None:
        """There is one board, of five columns and seven rows (LG-001)."""
        assert SPACES == list(DEFAULT.geometry.spaces)

    @pytest.mark.parametrize(
        ("row", "kinds"),
        [
            (7, "ckckc"),
            (6, "kc.c."),
            (5, "vcvk."),
            (4, "kckck"),
            (3, ".kvcv"),
            (2, ".c.ck"),
            (1, "ckckc"),
        ],
    )
    def test_kinds_of_the_reconstructed_board(self, row: int, kinds: str) -> None:
        """Every space of the default board has the kind of the reconstruction."""
        letters = {"c": Kind.COIN, "k": Kind.LOCK, "v": Kind.ADVANCE, ".": Kind.PLAIN}

        assert [letters[letter] for letter in kinds] == [
            kind_of(GAME.new_game(), Space(f"{column}{row}")) for column in "ABCDE"
        ]

    def test_board_is_fair(self) -> None:
        """Turned by half, the default board is the same for the other player."""
        turned = tuple(row[::-1] for row in DEFAULT.board[::-1])

        assert DEFAULT.board == turned

    def test_one_cylinder_each_on_the_first_of_five_levels(self) -> None:
        """Each player's cylinder starts on level 1 of 5 (R28; LG-002, LG-009)."""
        state = GAME.new_game()

        assert (1, 1) == levels(state)
        assert 5 == DEFAULT.numbers.top_level
        assert 2 == next_level_cost(state, BLACK) == next_level_cost(state, GREY)

    def test_five_discs_each(self) -> None:
        """Each player has five discs, all in play at first (LG-003)."""
        state = GAME.new_game()
        shown = "".join(at(state, space) for space in SPACES)

        assert (5, 5) == discs(state)
        assert (5, 5) == (shown.count("K"), shown.count("G"))

    def test_fifteen_coins_in_a_common_reserve(self) -> None:
        """All fifteen coins lie in the reserve; nobody has any (LG-004, LG-013)."""
        state = GAME.new_game()

        assert (15, (0, 0)) == (coins_in_reserve(state), coins(state))

    def test_three_lock_tokens(self) -> None:
        """One token marks row 4, two mark the columns B and D (LG-005, LG-012)."""
        locks = GAME.new_game().locks

        assert (4, ("B", "D")) == (locks.row, locks.columns)

    def test_no_action_tokens_in_the_game_of_the_rulebook(self) -> None:
        """The three action tokens are no part of the basic game (LG-006, LG-007)."""
        state = GAME.new_game()
        placing = PlaceToken(BLACK, Space("A2"))

        assert ((), ()) == (state.tokens, state.pending)
        assert Rule.TOKEN_PLACEMENT is refused(state, placing).rule

    def test_provenance_is_told(self) -> None:
        """Figures come from the text; board, starts and locks are ours, and say so."""
        told = {source.table: source.provenance for source in DEFAULT.sources}

        assert Provenance.SEED is told.pop("numbers")
        assert {"board", "starts", "locks"} == set(told)
        assert {Provenance.RECONSTRUCTED} == set(told.values())
        assert not DEFAULT.is_original


class TestFirstPosition:
    @pytest.mark.parametrize(("player", "row"), [(BLACK, 1), (GREY, 7)])
    def test_one_disc_on_each_start_space(self, player: int, row: int) -> None:
        """Each start space of a player has a disc of theirs (LG-010, LG-011)."""
        state = GAME.new_game()

        assert tuple(f"{column}{row}" for column in "ABCDE") == DEFAULT.starts[player]
        assert ["KG"[player]] * 5 == [
            at(state, space) for space in DEFAULT.starts[player]
        ]

    def test_only_two_can_play(self) -> None:
        """The game is for two players, and no other number."""
        with pytest.raises(InvalidConfig, match="for 2 players, not 3"):
            GAME.new_game(players=3)

    def test_black_moves_first(self) -> None:
        """Black has the first turn (LG-016)."""
        state = GAME.new_game()

        assert (BLACK,) == GAME.to_act(state)
        assert all(action.player == BLACK for action in GAME.legal_actions(state))

    def test_first_moves(self) -> None:
        """At first the five discs step forward or onto each other (LG-017, LG-018)."""
        assert {"A1", "B1", "C1", "D1", "E1"} == {text[:2] for text in legal(given())}
        assert {"A2", "B2", "C2", "D2", "E2", "A1", "B1", "C1", "D1", "E1"} == {
            text[3:5] for text in legal(given())
        }


class TestOpenGame:
    def test_nothing_is_hidden(self) -> None:
        """Both players and a spectator see the whole position (R38)."""
        state = given(coins=(3, 2))

        for observer in (BLACK, GREY, SPECTATOR):
            assert state == GAME.view(state, observer)
        assert state == GAME.determinize(GAME.view(state, GREY), SeededRng(1))

    def test_nothing_is_left_to_chance(self) -> None:
        """Chance is never due, and no action is its own (R38)."""
        state = GAME.new_game()

        assert GAME.chance(state) is None
        assert state == GAME.advance(state, SeededRng(1))
        assert all(GAME.actor_of(each) != CHANCE for each in GAME.legal_actions(state))
