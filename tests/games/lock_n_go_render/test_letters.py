"""The board in letters: what it shows, in which signs, and how wide it is."""

from __future__ import annotations

import re
from typing import Any

import attrs
import pytest

from tabletop.games.lock_n_go import GAME, Config, Row, State
from tests.games.lock_n_go.drawing import given, play
from tests.games.lock_n_go_render.positions import POSITIONS, STACKS, board_of, played

every_position = pytest.mark.parametrize("name", POSITIONS)


def lines(state: State, *, ascii: bool = False) -> list[str]:
    """Draw a state and part the lines."""
    return GAME.text(state, ascii=ascii).split("\n")


def test_the_whole_board() -> None:
    """A position as a whole, for the eyes of who changes something."""
    assert [
        "Lock n Go, turn 12",
        "▶ Grey to act. Black moved C3-D3, took a coin.",
        "",
        "       A     B     C     D     E        Black ●",
        "       ·     ▼     ·     ▼     ·        level 1 of 5, next costs 2",
        "    ┌─────┬─────┬─────┬─────┬─────┐     4 of 7 coins $$$$",
        "    │ $   │ #   │ $   │ #   │ $   │     5 discs in play, 0 out of play",
        " 7 ·│ g ◎ │ g ◎ │ g   │ g   │ g   │",
        "    ├─────┼─────┼─────┼─────┼─────┤   ▶ Grey ◎",
        "    │ #   │ $   │     │ $   │     │     level 2 of 5, next costs 3",
        " 6 ·│     │     │     │     │     │     7 of 7 coins $$$$$$$",
        "    ├─────┼─────┼─────┼─────┼─────┤     5 discs in play, 0 out of play",
        "    │ ↑   │ $ ● │ ↑   │ #   │     │",
        " 5 ·│     │   ◎ │     │   ◎ │     │   Reserve: 4 coins",
        "    ├─────┼─────┼─────┼─────┼─────┤   Locks: row 4, columns B, D",
        "    │ #   │░$░◎░│ #   │░$░░░│ #   │   Blocked: B4, D4",
        " 4 ▶│     │░░░●░│     │░░░░░│     │◀  "
        "Reconstructed board, not the printed one.",
        "    ├─────┼─────┼─────┼─────┼─────┤",
        "    │     │ #   │ ↑   │ $   │ ↑   │",
        " 3 ·│     │     │    *│   ●*│     │",
        "    ├─────┼─────┼─────┼─────┼─────┤",
        "    │     │ $ ● │     │ $   │ #   │",
        " 2 ·│     │   ● │     │     │     │",
        "    ├─────┼─────┼─────┼─────┼─────┤",
        "    │ $   │ #   │ $   │ #   │ $   │",
        " 1 ·│ b   │ b   │ b   │ b   │ b   │",
        "    └─────┴─────┴─────┴─────┴─────┘",
        "             ▲           ▲",
        "       A     B     C     D     E",
        "",
        "$ gain a coin  # move a lock  ↑ advance  ░ blocked  b, g start  * last action",
        "Of discs in one space, each lies on the one drawn below it.",
    ] == lines(play(STACKS, "C3-D3"))


@every_position
def test_no_line_is_too_long(name: str) -> None:
    """Boards of every size keep within 100 columns."""
    assert 100 >= max(len(line) for line in lines(POSITIONS[name]))


@every_position
def test_ascii_is_kept_to(name: str) -> None:
    """Asked for ASCII, no other letter is used, and nothing is lost."""
    text = GAME.text(POSITIONS[name], ascii=True)

    assert text.isascii()
    assert "?" not in text


@every_position
def test_colours_change_nothing_else(name: str) -> None:
    """Without its colour codes, the coloured board is the plain one."""
    coloured = GAME.text(POSITIONS[name], colour=True)

    assert "\x1b[" in coloured
    assert GAME.text(POSITIONS[name]) == re.sub(r"\x1b\[[\d;]*m", "", coloured)


def test_ascii_discs_are_the_players_initials() -> None:
    """In ASCII a black disc is B, a grey one G; the upper stands above the lower."""
    board = lines(STACKS, ascii=True)

    assert "    | ^   | $ B | ^   | #   |     |" == board[12]
    assert " 5 .|     |   G |     |   G |     |" == board[13][:35]


def test_blocked_spaces_are_shaded() -> None:
    """Where the locked row crosses the locked columns the space is filled."""
    board = lines(given(row=6, columns="AE"), ascii=True)

    assert ["/#///", " $   ", "     ", " $   ", "/////"] == _cells(board, 6)


def test_locks_point_at_row_and_columns() -> None:
    """Marks on both sides of the board show where the locks are."""
    board = lines(given(row=6, columns="AE"), ascii=True)

    assert "v     .     .     .     v" == board[4][7:32]
    assert "6 >" == board[_line(6)][1:4]
    assert "<" == board[_line(6)].split("|")[-1][0]


def test_rows_off_the_track_have_no_dot() -> None:
    """Dots show where a lock may go."""
    content = board_of(3, 4, locks=1, room=2, discs=2)
    short = attrs.evolve(content.locks, row_track=(Row(2), Row(3)))
    config = Config(content=attrs.evolve(content, locks=short))
    board = lines(GAME.new_game(config=config))

    assert [" 4  │", " 3 ▶│", " 2 ·│", " 1  │"] == [
        line[:5] for line in board if line[1:2].isdigit()
    ]


def test_the_house_tokens_are_listed() -> None:
    """The variant says where its tokens lie, and which are still to be placed."""
    text = GAME.text(play(POSITIONS["house set-up"], "@C6"))

    assert "Action tokens: coin on C6" in text
    assert "Action tokens to place: lock, advance" in text
    assert "House variant." in text


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("set-up", "▶ Black to act."),
        ("end", "Grey has won. Grey reached the top of the victory track."),
        ("drawn", "Drawn. Neither player could move, and both passed."),
    ],
)
def test_the_second_line_says_how_things_stand(name: str, line: str) -> None:
    """Whose turn it is, or the result and the reason."""
    assert line == lines(POSITIONS[name])[1]


def test_who_is_to_act_is_pointed_at() -> None:
    """A triangle stands before the name of the player whose turn it is."""
    text = GAME.text(POSITIONS["stacks"])

    assert "▶ Grey ◎" in text
    assert "▶ Black" not in text


def test_the_top_has_no_price() -> None:
    """Who stands at the top pays for nothing more."""
    assert "level 5 of 5, the top" in GAME.text(POSITIONS["end"])


@pytest.mark.parametrize(
    ("width", "inner"), [(15, 5), (16, 3), (23, 3), (24, 2), (26, 2)]
)
def test_wide_boards_have_narrow_spaces(width: int, inner: int) -> None:
    """Spaces are as wide as the line allows."""
    content = board_of(width, 3, locks=1, room=2, discs=1)
    board = lines(GAME.new_game(config=Config(content=content)))

    assert "┌" + "─" * inner + "┬" == board[5].strip()[: inner + 2]


def test_a_wide_board_has_its_players_below() -> None:
    """What does not fit beside the board stands below it."""
    board = lines(POSITIONS["wide"])

    assert "▶ Black ●" in board
    assert board.index("▶ Black ●") > next(
        number for number, line in enumerate(board) if line.startswith("    └")
    )


def test_a_row_grows_with_its_stacks() -> None:
    """Nine discs in a space take nine lines, and all of them are seen."""
    content = board_of(4, 3, locks=1, room=9, discs=1)
    state = GAME.new_game(config=Config(content=content))
    tower = state.board[0] * 5 + state.board[11] * 4
    board = lines(_with_stack(state, tower), ascii=True)
    column = [line.split("|")[2][3] for line in board if line.count("|") >= 5]

    assert "GGGGBBBBB" in "".join(column)


def test_long_lists_are_wrapped() -> None:
    """Twenty-six blocked spaces do not fit in a line, so they take two."""
    content = board_of(26, 99, locks=26, room=2, discs=1)
    board = lines(played(1, 0, Config(content=content)))
    start = next(n for n, line in enumerate(board) if line.startswith("Blocked: "))

    assert 26 == " ".join(board[start : start + 2]).count("50")


def _with_stack(state: State, stack: Any) -> State:
    board = (*state.board[:5], stack, *state.board[6:])
    return State(state.config, board, state.sides, state.locks)


def _line(row: int) -> int:
    """Find the line of the usual board that bears the number of a row."""
    return 7 + 3 * (7 - row)


def _cells(board: list[str], row: int) -> list[str]:
    """Read the upper line of the spaces in a row of the usual board."""
    return board[_line(row) - 1].split("|")[1:6]
