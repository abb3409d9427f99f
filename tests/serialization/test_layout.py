"""How components are written to be read and edited by people."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.serialization.layout import WIDTH, laid_out
from tabletop.strictjson import Json

LONG = ["a seal of wax"] * 8


def lines(tree: dict[str, Json]) -> list[str]:
    """Lay an object out; leave out the lines of its brackets."""
    first, *between, last = laid_out(tree).splitlines()
    assert ("{", "}") == (first, last)
    return between


def test_what_fits_stands_on_one_line() -> None:
    """A small object needs one line, whatever it holds."""
    tree: dict[str, Json] = {"locks": {"row": 4, "track": [1, 2]}, "name": "ⓐ"}

    assert ['  "locks": {"row": 4, "track": [1, 2]},', '  "name": "ⓐ"'] == lines(tree)


def test_a_table_has_one_line_for_each_row() -> None:
    """A list at the top is a table, however short its rows are."""
    tree: dict[str, Json] = {"board": ["kc", "ck"], "tiles": [{"id": 1}]}

    assert [
        '  "board": [',
        '    "kc",',
        '    "ck"',
        "  ],",
        '  "tiles": [',
        '    {"id": 1}',
        "  ]",
    ] == lines(tree)


def test_a_long_row_goes_on_below_its_first_member() -> None:
    """Members of a row share lines as far as there is room."""
    row: Json = {"id": 1, "seal": "red", "needs": [*LONG], "count": 2}

    assert [
        '  "cards": [',
        '    {"id": 1, "seal": "red",',
        f'     "needs": {json.dumps(LONG[:6])[:-1]},',
        f"               {json.dumps(LONG[6:])[1:]},",
        '     "count": 2}',
        "  ]",
    ] == lines({"cards": [row]})


def test_rows_in_a_row_stand_one_below_the_other() -> None:
    """A list of objects that is too long is a table again."""
    each: Json = {"type": "a seal of wax", "count": 2}
    inside: Json = [each, each, each]

    assert [
        '  "cards": [',
        '    {"id": 1,',
        f'     "effects": [{json.dumps(each)},',
        f"                 {json.dumps(each)},",
        f"                 {json.dumps(each)}]}}",
        "  ]",
    ] == lines({"cards": [{"id": 1, "effects": inside}]})


def test_a_long_object_has_one_line_for_each_member() -> None:
    """Figures of a game stand below each other."""
    tree: dict[str, Json] = {"numbers": {"costs": [*LONG], "coins": 1}}

    assert [
        '  "numbers": {',
        f'    "costs": {json.dumps(LONG[:6])[:-1]},',
        f"              {json.dumps(LONG[6:])[1:]},",
        '    "coins": 1',
        "  }",
    ] == lines(tree)


def test_a_text_is_never_broken() -> None:
    """A text that is longer than a line makes the line longer."""
    text = "x" * 2 * WIDTH

    assert [f'  "note": "{text}"'] == lines({"note": text})


@pytest.mark.parametrize("value", [[], {}, None, True, 1.5, "", "\n"])
def test_small_values_are_written_as_ever(value: Json) -> None:
    """What holds nothing else is what JSON writes."""
    assert [f'  "value": {json.dumps(value)}'] == lines({"value": value})


TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=9),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(max_size=9), inside),
    max_leaves=40,
)


@given(st.dictionaries(st.text(max_size=9), TREES, min_size=1))
def test_whatever_is_laid_out_is_read_back(tree: dict[str, Json]) -> None:
    """No bracket or comma is lost, and order is kept."""
    text = laid_out(tree)

    assert json.dumps(tree) == json.dumps(json.loads(text))
    assert [] == [line for line in text.split("\n") if line != line.rstrip()]


@pytest.mark.parametrize(("room", "count"), [(0, 1), (-1, 3)])
def test_a_line_is_full_with_its_comma(room: int, count: int) -> None:
    """One letter more, and an object takes a line for each member."""
    empty = '  "numbers": {"unit": ""},'
    text = "x" * (WIDTH - len(empty) - room)

    assert count + 1 == len(lines({"numbers": {"unit": text}, "name": ""}))


@given(st.lists(st.lists(st.integers(0, 999), max_size=90), min_size=1))
def test_lines_are_no_longer_than_they_should(rows: list[list[int]]) -> None:
    """Where no text is long, no line is, but for brackets that close."""
    tree: dict[str, Json] = {"rows": [{"figures": [*row]} for row in rows]}

    assert WIDTH >= max(len(line.rstrip("]},")) + 1 for line in lines(tree))
