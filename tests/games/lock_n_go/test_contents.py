"""Components that contradict themselves, in Python and in JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop import DecodingError, InvalidContent, replace
from tabletop.games.lock_n_go import DEFAULT, Column, Content, Locks, Row, Space
from tabletop.serialization import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
)

PLAIN_ROW = "....."
TALL = (PLAIN_ROW,) * 12


def columns(names: str) -> tuple[Column, ...]:
    """Name columns."""
    return tuple(Column(name) for name in names)


def locks(**changes: Any) -> Locks:
    """Change the locks of the default board."""
    return replace(DEFAULT.locks, **changes)


class TestBoard:
    @pytest.mark.parametrize(
        ("board", "sentence"),
        [
            ((), "a board has 2 to 99 rows, not 0"),
            ((PLAIN_ROW,), "a board has 2 to 99 rows, not 1"),
            ((PLAIN_ROW,) * 100, "a board has 2 to 99 rows, not 100"),
            (("", ""), "a board has 1 to 26 columns, not 0"),
            (("." * 27,) * 7, "a board has 1 to 26 columns, not 27"),
            ((PLAIN_ROW, "....", PLAIN_ROW), "line 2 of the board has 4 spaces, not 5"),
            (
                (PLAIN_ROW, PLAIN_ROW, "..x.."),
                "line 3 of the board has a 'x'; spaces are",
            ),
        ],
    )
    def test_size_and_letters(self, board: tuple[str, ...], sentence: str) -> None:
        """A board is a rectangle of known letters, within the names of spaces."""
        with pytest.raises(InvalidContent, match=sentence):
            replace(DEFAULT, board=board)

    @pytest.mark.parametrize(
        ("black", "grey", "sentence"),
        [
            (["A1"], ["A7", "B7"], "the same number of discs, not 1 and 2"),
            ([], [], "the same number of discs, not 0 and 0"),
            (["A1", "B1"], ["A1", "B7"], "start space A1 is named twice"),
            (["A1", "A1"], ["A7", "B7"], "start space A1 is named twice"),
            (["A1"], ["F7"], "there is no space F7 on a board of 5 by 7"),
            (["A1"], ["A8"], "there is no space A8 on a board of 5 by 7"),
            (["a1"], ["A7"], "'a1' names no space: write a letter and a number"),
        ],
    )
    def test_starts(self, black: list[str], grey: list[str], sentence: str) -> None:
        """Start spaces are on the board, each once, equally many for both."""
        starts = tuple(tuple(Space(each) for each in side) for side in (black, grey))

        with pytest.raises(InvalidContent, match=sentence):
            Content(
                name="at fault",
                sources=(),
                board=DEFAULT.board,
                starts=(starts[0], starts[1]),
                locks=DEFAULT.locks,
                numbers=replace(DEFAULT.numbers, costs=(1,)),
            )


class TestLocks:
    @pytest.mark.parametrize(
        ("changed", "sentence"),
        [
            (
                {"row": Row(8)},
                "the row lock starts at row 8, which is not on its track",
            ),
            ({"row_track": (Row(4), Row(8))}, "names row 8, which is not on the board"),
            ({"row_track": (Row(0), Row(4))}, "names row 0, which is not on the board"),
            (
                {"row_track": (Row(4), Row(5), Row(4))},
                "the row track names a place twice",
            ),
            ({"row_track": ()}, "the row lock starts at row 4, which is not on its tr"),
            ({"column_track": columns("ABCDF")}, "there is no space F1 on a board"),
            (
                {"column_track": columns("ABBCD")},
                "the column track names a place twice",
            ),
            ({"column_track": (Column(""),)}, "named by one letter, not ''"),
            ({"columns": columns("BF")}, "cannot start at F: off its track, or taken"),
            ({"columns": columns("BB")}, "cannot start at B: off its track, or taken"),
            (
                {"row_track": (Row(4),), "columns": columns("ABCDE")},
                "no lock token could ever move",
            ),
            ({"row_track": (Row(4),), "columns": ()}, "no lock token could ever move"),
        ],
    )
    def test_tracks(self, changed: dict[str, Any], sentence: str) -> None:
        """Tokens start on their tracks, tracks lie on the board, and a token moves."""
        with pytest.raises(InvalidContent, match=sentence):
            replace(DEFAULT, locks=locks(**changed))

    def test_column_is_one_letter_on_a_tall_board_too(self) -> None:
        """The name of a space is no column, even where A11 is a space."""
        with pytest.raises(InvalidContent, match="named by one letter, not 'A1'"):
            replace(
                DEFAULT,
                board=TALL,
                locks=locks(column_track=(Column("A1"), Column("B"), Column("D"))),
            )


class TestNumbers:
    @pytest.mark.parametrize(
        ("changed", "sentence"),
        [
            ({"coins": -1}, "'coins' of the numbers is below zero"),
            ({"most_coins": -1}, "'most_coins' of the numbers is below zero"),
            ({"costs": (2, -3)}, "'costs' of the numbers is below zero"),
            ({"on_opponent": -1}, "'on_opponent' of the numbers is below zero"),
            ({"putting_back_cost": -1}, "'putting_back_cost' of the numbers is below"),
            ({"putting_back_most": -1}, "'putting_back_most' of the numbers is below"),
            ({"costs": ()}, "the victory track has no level above the first"),
            ({"costs": (1,) * 6}, "5 discs cannot pay for 6 levels, one disc each"),
            (
                {"costs": (2, 8)},
                "a level costs more than the 7 coins that one can hold",
            ),
            ({"coins": 4}, "a level costs more than the 4 coins that one can hold"),
            ({"discs_in_space": 0}, "a space holds 1 to 9 discs"),
            ({"discs_in_space": 10}, "a space holds 1 to 9 discs"),
        ],
    )
    def test_figures(self, changed: dict[str, Any], sentence: str) -> None:
        """No figure is below zero, and the track can be climbed."""
        with pytest.raises(InvalidContent, match=sentence):
            replace(DEFAULT, numbers=replace(DEFAULT.numbers, **changed))


class TestJson:
    def test_default_there_and_back(self) -> None:
        """The default components are read back as they were written."""
        again = loads_content(dumps_content(DEFAULT), Content)

        assert DEFAULT == again
        assert content_digest(DEFAULT) == content_digest(again)

    def test_from_a_file(self, tmp_path: Path) -> None:
        """Components can be kept in a file."""
        path = tmp_path / "board.json"
        path.write_text(dumps_content(DEFAULT), encoding="utf-8")

        assert DEFAULT == load_content(path, Content)

    @pytest.mark.parametrize(
        ("keys", "value", "path", "sentence"),
        [
            (
                ["board", 2],
                "vcv",
                "$.board[2]",
                "line 3 of the board has 3 spaces, not 5",
            ),
            (["board", 2], 7, "$.board[2]", "expected text, found 7"),
            (["starts", 1, 4], "Z7", "$.starts[1][4]", "there is no space Z7"),
            (
                ["locks", "row"],
                "4",
                "$.locks.row",
                "expected a whole number, found '4'",
            ),
            (["locks", "row"], 9, "$.locks.row", "the row lock starts at row 9"),
            (["locks", "row_track", 6], 8, "$.locks.row_track[6]", "names row 8"),
            (["locks", "column_track", 4], "F", "$.locks.column_track[4]", "F1"),
            (["locks", "columns", 1], "B", "$.locks.columns[1]", "or taken"),
            (["locks", "columns", 0], None, "$.locks.columns[0]", "found null"),
            (["locks", "kolumns"], [], "$.locks", "unknown key 'kolumns'"),
            (["numbers", "costs"], 5, "$.numbers.costs", "expected a list, found 5"),
            (["numbers", "costs", 0], True, "$.numbers.costs[0]", "found true"),
            (
                ["numbers", "coins"],
                -15,
                "$.numbers.coins",
                "'coins' of the numbers is below zero",
            ),
            (["geometry"], {}, "$", "unknown key 'geometry'"),
            (["sources", 0, "provenance"], "box", "$.sources[0].provenance", "one of"),
        ],
    )
    def test_fault_with_its_place(
        self, keys: list[str | int], value: object, path: str, sentence: str
    ) -> None:
        """A fault in JSON is told with its place and a sentence."""
        tree: Any = json.loads(dumps_content(DEFAULT))
        inside = tree
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = value

        with pytest.raises(DecodingError, match=sentence) as caught:
            loads_content(json.dumps(tree), Content)

        assert path == caught.value.path

    @pytest.mark.parametrize("key", ["board", "starts", "locks", "numbers", "name"])
    def test_missing_table(self, key: str) -> None:
        """Every table must be there."""
        tree: Any = json.loads(dumps_content(DEFAULT))
        del tree[key]

        with pytest.raises(DecodingError, match=f"Content has no '{key}'") as caught:
            loads_content(json.dumps(tree), Content)

        assert "$" == caught.value.path
