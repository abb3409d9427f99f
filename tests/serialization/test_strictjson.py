from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop import DecodingError
from tabletop.strictjson import (
    DEEPEST,
    LARGEST,
    LONGEST,
    Json,
    read,
    shown,
    step,
    write,
)


def fault(text: Any) -> DecodingError:
    """Read a text that must be refused; return the error."""
    with pytest.raises(DecodingError) as caught:
        read(text)
    return caught.value


# -- what is read


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("null", None),
        ("true", True),
        ("0", 0),
        ("-0", 0),
        ("-12", -12),
        ("1.5", 1.5),
        ("1e2", 100.0),
        ('""', ""),
        ('"\\u00e9\\n"', "é\n"),
        ('"\\ud83c\\udfb2"', "🎲"),
        ('"🎲"', "🎲"),
        ("[]", []),
        (" [1, [2, {}]] ", [1, [2, {}]]),
        ('{"a": {"b": [null]}}', {"a": {"b": [None]}}),
        ('{"\\ud83c\\udfb2": 1}', {"🎲": 1}),
        ('"\\\\ud800"', "\\ud800"),
        (str(LARGEST), LARGEST),
        (str(-LARGEST), -LARGEST),
    ],
)
def test_proper_json_is_read(text: str, tree: Json) -> None:
    """Whatever the grammar allows and nobody could doubt is read."""
    assert read(text) == tree


@pytest.mark.parametrize("form", [str.encode, lambda text: bytearray(text.encode())])
def test_bytes_are_read_as_utf8(form: Any) -> None:
    """Text may come as bytes."""
    assert read(form('{"näme": "🎲"}')) == {"näme": "🎲"}


def test_whole_numbers_stay_whole() -> None:
    """1 is an int, 1.0 a float: later readers tell them apart."""
    numbers = read("[1, 1.0]")

    assert isinstance(numbers, list)
    assert [type(number) for number in numbers] == [int, float]


def test_the_deepest_nesting_is_read() -> None:
    """As many lists as are allowed, each inside the one before."""
    text = "[" * DEEPEST + "]" * DEEPEST

    assert write(read(text)) == text


def test_the_longest_text_is_read() -> None:
    """A text as long as is allowed."""
    assert read('"' + "x" * (LONGEST - 2) + '"') == "x" * (LONGEST - 2)


@pytest.mark.parametrize("form", [str, str.encode])
def test_a_byte_order_mark_says_nothing(form: Any) -> None:
    """Some editors put a mark before a text; it is read as if it were not there."""
    assert read(form("\ufeff[1]")) == [1]


def test_what_is_too_long_to_be_read_is_not_written() -> None:
    """The limit counts bytes, as a file does; it is the same for reading."""
    longest = "\u00e4" * (LONGEST // 2 - 1)

    assert read(write(longest).encode()) == longest
    with pytest.raises(ValueError, match=f"at most {LONGEST} are read"):
        write(longest + "x")


def test_many_shallow_lists_are_not_deep() -> None:
    """Depth is counted, not brackets."""
    assert read("[" + ",".join(["[[]]"] * 1000) + "]") == [[[]]] * 1000


def test_brackets_in_texts_are_not_deep() -> None:
    """A bracket inside a text opens nothing."""
    assert read('"' + "[" * 5000 + '"') == "[" * 5000


# -- what is refused: place and reason

DEEP = DEEPEST + 1

FAULTS: tuple[tuple[str, str | bytes, str, str], ...] = (
    ("empty", "", "$", "the text is empty"),
    ("blank", " \n\t", "$", "the text is empty"),
    ("no bytes", b"", "$", "the text is empty"),
    ("word", "hello", "$", "this is not JSON: Expecting value (line 1, column 1)"),
    ("cut off", '{"a": [1,', "$", "this is not JSON"),
    ("two values", "1 2", "$", "this is not JSON: Extra data (line 1, column 3)"),
    ("single quotes", "{'a': 1}", "$", "this is not JSON"),
    ("trailing comma", "[1,]", "$", "this is not JSON"),
    ("comment", "[1] // one", "$", "this is not JSON"),
    ("leading zero", "[01]", "$", "this is not JSON"),
    ("plus sign", "[+1]", "$", "this is not JSON"),
    ("hexadecimal", "[0x10]", "$", "this is not JSON"),
    ("raw newline", '"a\nb"', "$", "this is not JSON: Invalid control character"),
    ("zero byte", "[\0]", "$", "this is not JSON"),
    ("bad escape", r'"\x41"', "$", "this is not JSON"),
    ("bad line", '{\n "a": 1,\n b\n}', "$", "(line 3, column 2)"),
    ("two marks", "\ufeff\ufeff{}", "$", "this is not JSON: Unexpected UTF-8 BOM"),
    ("a mark and nothing", "\ufeff", "$", "the text is empty"),
    ("latin 1", b'"\xe9"', "$", "the bytes are not UTF-8 (from byte 1)"),
    ("UTF-16", '"a"'.encode("utf-16"), "$", "the bytes are not UTF-8 (from byte 0)"),
    ("encoded half", b'"\xed\xa0\x80"', "$", "the bytes are not UTF-8 (from byte 1)"),
    ("too long", " " * LONGEST + "1", "$", f"at most {LONGEST} is read"),
    ("NaN", "NaN", "$", "NaN is not JSON"),
    ("NaN below", '{"a": [1, NaN]}', "$.a[1]", "NaN is not JSON"),
    ("Infinity", "[Infinity]", "$[0]", "Infinity is not JSON"),
    ("-Infinity", "[-Infinity]", "$[0]", "-Infinity is not JSON"),
    ("huge float", '{"a": 1e5000}', "$.a", "the number is too large to be read"),
    ("huge negative", "[-1e999]", "$[0]", "the number is too large to be read"),
    ("long exponent", "[1e" + "9" * 5000 + "]", "$[0]", "too long to be read"),
    ("small exponent", "[1e-" + "9" * 5000 + "]", "$[0]", "too long to be read"),
    ("long fraction", "[0." + "1" * 5000 + "]", "$[0]", "has 5002 signs: too long"),
    ("long number", "[" + "1" * 5000 + "]", "$[0]", "has 5000 digits: too large"),
    ("long negative", "[-" + "1" * 5000 + "]", "$[0]", "has 5000 digits: too large"),
    ("65 bits", str(LARGEST + 1), "$", "has 19 digits: too large to be read"),
    ("-65 bits", str(-LARGEST - 1), "$", "has 19 digits: too large to be read"),
    ("twice", '{"a": 1, "b": 2, "a": 3}', "$", "the key 'a' stands there twice"),
    ("twice below", '[{"x": {"a": 1, "a": 1}}]', "$[0].x", "the key 'a' stands"),
    ("twice escaped", r'{"a": 1, "\u0061": 2}', "$", "the key 'a' stands there twice"),
    ("empty twice", '{"": 1, "": 2}', "$", "the key '' stands there twice"),
    ("lone half", r'"\ud800"', "$", r"the text '\ud800' holds half a character"),
    ("second half", r'["\udc00"]', "$[0]", "holds half a character"),
    ("capital half", r'["\uD800x"]', "$[0]", "holds half a character"),
    ("halves swapped", r'["\udfb2\ud83c"]', "$[0]", "holds half a character"),
    ("raw half", '["\ud800"]', "$[0]", "holds half a character"),
    ("half key", r'[{"\ud800": 1}]', "$[0]", r"the key '\ud800' holds half a"),
    ("raw half key", '{"a": {"\udfff": 1}}', "$.a", "holds half a character"),
    ("odd key", '{"a b": NaN}', "$['a b']", "NaN is not JSON"),
    ("empty key", '{"": NaN}', "$['']", "NaN is not JSON"),
    ("long key", '{"' + "k" * 99 + '": NaN}', f"$['{'k' * 37}...']", "NaN is not"),
    ("first of two", "[[NaN], Infinity]", "$[0][0]", "NaN is not JSON"),
    ("deep lists", "[" * DEEP + "]" * DEEP, "$", "more than 200 deep"),
    ("deep objects", '{"a":' * DEEP + "1" + "}" * DEEP, "$", "more than 200 deep"),
    ("deep open", "[" * 100_000, "$", "more than 200 deep"),
)


@pytest.mark.parametrize(
    ("text", "path"), [pytest.param(*case[1:3], id=case[0]) for case in FAULTS]
)
def test_a_fault_has_its_place(text: str | bytes, path: str) -> None:
    """The error carries the JSON path of what is wrong."""
    assert fault(text).path == path


@pytest.mark.parametrize(
    ("text", "reason"), [pytest.param(case[1], case[3], id=case[0]) for case in FAULTS]
)
def test_a_fault_has_its_reason(text: str | bytes, reason: str) -> None:
    """The error carries a sentence about what is wrong."""
    assert reason in fault(text).reason


@pytest.mark.parametrize(
    "text", [case[1] for case in FAULTS], ids=[c[0] for c in FAULTS]
)
def test_a_fault_is_one_exception(text: str | bytes) -> None:
    """Nobody sees the error of another library behind it."""
    assert fault(text).__cause__ is None
    assert fault(text).__suppress_context__ or fault(text).__context__ is None


@pytest.mark.parametrize(
    "text", [case[1] for case in FAULTS], ids=[c[0] for c in FAULTS]
)
def test_a_fault_is_told_in_one_short_line(text: str | bytes) -> None:
    """A hostile text cannot fill a log or break its lines, and can be printed."""
    told = str(fault(text))

    assert len(told.encode()) < 200
    assert told.isprintable()


@pytest.mark.parametrize("text", [None, 7, 1.5, ["[]"], {}, memoryview(b"1")], ids=type)
def test_what_is_no_text_is_refused(text: Any) -> None:
    """Only text and bytes are JSON."""
    assert fault(text).reason.startswith("JSON is text or bytes, not ")


# -- what is written


def test_written_json_is_compact() -> None:
    """Without indent nothing is wasted."""
    assert write({"a": [1, None, True], "é": "x"}) == '{"a":[1,null,true],"é":"x"}'


def test_written_json_may_be_indented() -> None:
    """With indent it is for people."""
    assert write({"a": [1]}, 2) == '{\n  "a": [\n    1\n  ]\n}'


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_what_is_no_json_is_not_written(number: float) -> None:
    """NaN and Infinity are refused on the way out as well."""
    with pytest.raises(ValueError, match="not JSON compliant"):
        write(number)


def test_keys_keep_their_order() -> None:
    """Objects are written in the order of their keys."""
    assert list(json.loads(write({"b": 1, "a": 2}))) == ["b", "a"]


# -- what is shown


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        ({"a": 1}, "an object"),
        ([1], "a list"),
        ("word", "'word'"),
        ("é🎲", "'é🎲'"),
        ("\n\ud800\ufeff", r"'\n\ud800\ufeff'"),
        (7, "7"),
        (1.5, "1.5"),
    ],
)
def test_values_are_shown_by_their_json_names(value: object, text: str) -> None:
    """A sentence speaks of null and objects, not of None and dicts."""
    assert shown(value) == text


def test_long_texts_are_shown_shortened() -> None:
    """A long text is cut."""
    assert shown("x" * 41) == "'" + "x" * 37 + "...'"


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("coins", ".coins"),
        ("größe", ".größe"),
        ("a b", "['a b']"),
        ("", "['']"),
        ("0", "['0']"),
        ("a.b", "['a.b']"),
        ("a\n", "['a\\n']"),
        ("k" * 41, "['" + "k" * 37 + "...']"),
    ],
)
def test_steps_of_a_path_can_be_told_apart(name: str, path: str) -> None:
    """A plain name follows a dot, any other is quoted."""
    assert step(name) == path
