"""Locks: which token moves where, and what is blocked then."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Column,
    MoveColumnLock,
    MoveDisc,
    Rule,
    Space,
    lock_moves,
)
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    destinations,
    given,
    legal,
    play,
    refused,
    start_with,
)


def named(row: int, columns: str) -> set[str]:
    """Name all lock moves that are legal with the locks there, in notation."""
    state = given("7 G G G G G\n3 K K K K .\n1 . . . . K", row, columns)
    return {text[6:] for text in legal(state) if text.startswith("E1-E2/")}


class TestLockMoves:
    @pytest.mark.parametrize(
        ("row", "columns", "moves"),
        [
            (4, "BD", "R3 R5 B-A B-C D-C D-E"),
            (1, "BD", "R2 B-A B-C D-C D-E"),
            (7, "BD", "R6 B-A B-C D-C D-E"),
            (4, "AE", "R3 R5 A-B E-D"),
            (4, "AB", "R3 R5 B-C"),
            (4, "CD", "R3 R5 C-B D-E"),
            (4, "DE", "R3 R5 D-C"),
            (7, "AB", "R6 B-C"),
        ],
    )
    def test_one_token_one_space_along_its_track(
        self, row: int, columns: str, moves: str
    ) -> None:
        """Each token may go to a free neighbour on its track (R18-R20; LG-028)."""
        assert set(moves.split()) == named(row, columns)

    def test_always_possible(self) -> None:
        """Wherever the tokens are, some token can move (R18)."""
        for row in range(1, 8):
            for columns in ("AB", "AE", "BC", "CE", "DE"):
                assert lock_moves(given(row=row, columns=columns))

    @pytest.mark.parametrize("move", ["R4", "B-B", "C-D", "E-D", "A-B", "R9", "Z-Y"])
    def test_no_other_lock_move(self, move: str) -> None:
        """No token stays where it is, and none is moved that is elsewhere (R18)."""
        assert Rule.LOCK_MOVE is refused(given(), f"E1-D1/{move}").rule

    @pytest.mark.parametrize(("columns", "move"), [("BC", "B-C"), ("BC", "C-B")])
    def test_two_tokens_never_share_a_column(self, columns: str, move: str) -> None:
        """A column token does not join the other one (R19)."""
        assert Rule.LOCK_MOVE is refused(given(columns=columns), f"E1-D1/{move}").rule

    @pytest.mark.parametrize("move", ["B-D", "B-E", "D-B", "D-A"])
    def test_column_tokens_do_not_pass_each_other(self, move: str) -> None:
        """A column token goes neither to the place of the other nor past it (R20)."""
        assert Rule.LOCK_MOVE is refused(given(), f"E1-D1/{move}").rule

    def test_exactly_one_token_has_moved(self) -> None:
        """After a lock action one token stands a space further, the others still."""
        row, column = (play(given(), f"E1-D1/{move}").locks for move in ("R3", "D-E"))

        assert (3, ("B", "D")) == (row.row, row.columns)
        assert (4, ("B", "E")) == (column.row, column.columns)

    def test_refusal_tells_the_choice(self) -> None:
        """Who names no lock move is told which there are (R18)."""
        refusal = refused(given(row=7, columns="AB"), "E1-D1")

        assert Rule.LOCK_MOVE is refusal.rule
        assert refusal.message.endswith("(to row 6, from column B to C)")

    @pytest.mark.parametrize("text", ["C1-C2/R5", "B1-B2/B-C"])
    def test_no_lock_moves_elsewhere(self, text: str) -> None:
        """On a space that is no lock space no lock is moved (LG-028)."""
        assert Rule.LOCK_MOVE is refused(given(), text).rule

    def test_no_lock_moves_for_standing_there(self) -> None:
        """A disc that stands on a lock space moves no lock in later turns."""
        state = play(given(), "E1-D1/R5", "C7-C6", "C1-C2")

        assert {"B5", "D5"} == blocked(state)

    def test_lock_spaces_serve_both_players(self) -> None:
        """Grey moves locks as well, by any lock space (R34; LG-019)."""
        state = play(given(to_act=GREY), "E7-D7/D-E")

        assert {"B4", "E4"} == blocked(state)
        assert (BLACK,) == GAME.to_act(state)

    def test_lock_space_of_the_opponents_row(self) -> None:
        """A lock space in the other's start row makes its visitor move a lock (R34)."""
        state = given("7 G . G G G\n6 . K . . G\n1 K . K K K")

        assert Rule.LOCK_MOVE is refused(state, "B6-B7").rule
        assert {"B5", "D5"} == blocked(play(state, "B6-B7/R5"))

    def test_lock_space_with_a_disc_in_it(self) -> None:
        """Landing on top of a disc calls for the lock move as well (LG-019)."""
        state = given(start_with("E7", "E2"))

        assert Rule.LOCK_MOVE is refused(state, "E1-E2").rule
        assert "GK" == at(play(state, "E1-E2/R5"), "E2")


class TestBlockedSpaces:
    @pytest.mark.parametrize("row", range(1, 8))
    def test_crossings_of_the_row_and_the_columns(self, row: int) -> None:
        """Blocked is where the marked row meets a marked column (LG-029)."""
        for columns in ("AB", "BD", "AE", "CE"):
            state = given("7 G G G G G\n1 K K K K K", row, columns)

            assert {f"{column}{row}" for column in columns} == blocked(state)

    @pytest.mark.parametrize(
        ("row", "text"), [(2, "B1-B2"), (2, "D1-D2"), (1, "A1-B1/R2"), (1, "C1-D1/R2")]
    )
    def test_no_disc_moves_there(self, row: int, text: str) -> None:
        """No disc enters a blocked space, neither forward nor sideways (LG-030)."""
        board = "7 G G G G G\n2 . . K . K\n1 . K K K ."
        if row == 1:
            board = "7 G G G G G\n2 . K . K .\n1 K . K . K"

        assert Rule.BLOCKED_SPACE is refused(given(board, row), text).rule

    def test_grey_neither(self) -> None:
        """Grey enters no blocked space either (LG-030)."""
        assert Rule.BLOCKED_SPACE is refused(given(row=6, to_act=GREY), "B7-B6").rule

    def test_open_again_when_the_lock_has_gone(self) -> None:
        """A space is open as soon as no lock makes it inaccessible (LG-029)."""
        state = given("7 G G G G G\n3 . K . . .\n1 K . K K K")

        assert "B4" not in destinations(state, "B3")
        later = play(state, "E1-E2/R5", "C7-C6")
        assert "B4" in destinations(later, "B3")

    def test_rest_of_the_row_and_the_columns_is_open(self) -> None:
        """Only the crossings are blocked, not whole rows or columns (LG-029)."""
        state = given("7 G G G G G\n3 K K K . .\n1 . . . K K")

        assert "A4" in destinations(state, "A3")
        assert "C4" in destinations(state, "C3")
        assert "B2" not in blocked(state)

    def test_no_disc_is_put_back_there(self) -> None:
        """A blocked start space takes no disc that is put back (R30; LG-030)."""
        state = given(
            "7 G G G G G\n2 K . K . K\n1 . . . K .",
            row=1,
            columns="AC",
            coins=(5, 0),
            levels=(2, 1),
        )

        assert Rule.BLOCKED_SPACE is refused(state, "+A1").rule
        assert {"+B1", "+D1", "+E1"} == {text for text in legal(state) if "+" in text}

    def test_lock_may_fall_on_the_space_just_entered(self) -> None:
        """A lock move may block the very space the disc has come to (R21)."""
        state = play(given(row=2), "C1-D1/R1")

        assert {"B1", "D1"} == blocked(state)
        assert "KK" == at(state, "D1")

    def test_lock_may_fall_on_own_discs(self) -> None:
        """A lock move may block spaces with discs of one's own (R13)."""
        state = play(given(start_with("B1", "B5")), "E1-E2/R5")

        assert ("K", {"B5", "D5"}) == (at(state, "B5"), blocked(state))

    def test_blocked_space_has_no_action(self) -> None:
        """A disc that a lock has shut in gets nothing from its space (R39)."""
        state = play(given(start_with("B1", "B5"), coins=(3, 0)), "E1-E2/R5")

        assert 3 == state.sides[BLACK].coins


def test_tracks_are_the_edges_of_the_board() -> None:
    """The row token can mark each of the rows, column tokens each column (R20)."""
    assert tuple(range(1, 8)) == DEFAULT.locks.row_track
    assert tuple("ABCDE") == DEFAULT.locks.column_track


def test_lock_move_of_a_column_that_is_not_there() -> None:
    """A column token does not leave the board (R20)."""
    beyond = MoveColumnLock(Column("E"), Column("F"))
    action = MoveDisc(BLACK, Space("E1"), Space("D1"), beyond)

    assert Rule.LOCK_MOVE is refused(given(columns="AE"), action).rule
