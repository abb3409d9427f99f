from __future__ import annotations

import pytest

from tabletop import DecodingError, Record, RecordError, TabletopError
from tests.records.cases import (
    INVALID,
    INVALID_JSON,
    INVALID_TEXT,
    VALID,
    checked,
    expected,
    fault_of,
    game_of,
    loaded,
)

KEPT = [name for name in INVALID if expected(name, "kept") != "-"]
LOST = [name for name in INVALID if expected(name, "kept") == "-"]
REFUSED = [name for name in INVALID if expected(name, "rule") != "-"]


@pytest.mark.parametrize("name", VALID)
def test_valid_records_are_valid(name: str) -> None:
    """Nothing is wrong with them."""
    assert checked(name).fault is None


@pytest.mark.parametrize("name", VALID)
def test_valid_records_are_kept_whole(name: str) -> None:
    """A look at one and reading it give the same record."""
    assert checked(name).record == loaded(name)


@pytest.mark.parametrize("name", VALID)
def test_valid_records_come_back_as_text(name: str) -> None:
    """Written as text and read again, a record is the same."""
    record = loaded(name)

    assert Record.from_text(record.to_text(), game_of(name)) == record


@pytest.mark.parametrize("name", VALID)
def test_valid_records_come_back_as_json(name: str) -> None:
    """Written as JSON and read again, a record is the same."""
    record = loaded(name)

    assert Record.from_json(record.to_json(), game_of(name)) == record


@pytest.mark.parametrize("name", [name for name in VALID if "whole" in name])
def test_whole_records_end_with_a_result(name: str) -> None:
    """A game that was played to its end says how it ended."""
    assert loaded(name).result != "*"


@pytest.mark.parametrize("name", INVALID)
def test_the_reason_is_named(name: str) -> None:
    """The sentence says what the corpus says is wrong."""
    assert expected(name, "reason") in str(fault_of(name))


@pytest.mark.parametrize("name", INVALID_TEXT)
def test_the_first_bad_line_is_named(name: str) -> None:
    """A fault in a text record has the line where it stands."""
    fault = fault_of(name)
    line = fault.line if isinstance(fault, RecordError) else None

    assert expected(name, "line") == ("-" if line is None else str(line))


@pytest.mark.parametrize("name", INVALID)
def test_the_rule_that_refuses_is_named(name: str) -> None:
    """An illegal action comes with its refusal, any other fault without one."""
    fault = fault_of(name)
    refusal = fault.refusal if isinstance(fault, RecordError) else None

    assert expected(name, "rule") == ("-" if refusal is None else refusal.rule.name)


@pytest.mark.parametrize("name", REFUSED)
def test_the_refusal_is_a_sentence(name: str) -> None:
    """The refusal's message is part of the reason."""
    fault = fault_of(name)
    assert isinstance(fault, RecordError)
    assert fault.refusal is not None

    assert fault.refusal.message in fault.reason


@pytest.mark.parametrize("name", KEPT)
def test_what_stands_before_the_fault_is_kept(name: str) -> None:
    """All actions before the first bad one are saved."""
    assert len(checked(name).record.actions) == int(expected(name, "kept"))


@pytest.mark.parametrize("name", KEPT)
def test_what_is_kept_is_valid(name: str) -> None:
    """A salvaged record is a record, with the result that is true for it."""
    assert checked(name).record.validate().fault is None


@pytest.mark.parametrize("name", LOST)
def test_without_a_header_nothing_is_kept(name: str) -> None:
    """Where not even the header can be read, a look at it raises."""
    with pytest.raises((RecordError, DecodingError)):
        checked(name)


@pytest.mark.parametrize("name", [name for name in INVALID if "latin" not in name])
def test_invalid_records_are_not_read(name: str) -> None:
    """Reading an invalid record raises."""
    with pytest.raises((RecordError, DecodingError)):
        loaded(name)


@pytest.mark.parametrize("name", INVALID_JSON)
def test_a_fault_of_json_has_its_path(name: str) -> None:
    """What cannot be read is a DecodingError with the path of the corpus."""
    with pytest.raises(TabletopError) as caught:
        loaded(name)
    error = caught.value
    path = error.path if isinstance(error, DecodingError) else "-"

    assert expected(name, "path") == path


def test_the_corpus_is_there() -> None:
    """There are records of both kinds, and many invalid ones."""
    assert len(VALID) > 15
    assert len(INVALID) > 80
