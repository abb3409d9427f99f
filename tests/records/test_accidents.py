from __future__ import annotations

import json
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import DecodingError, RecordError, validate
from tests.records.cases import VALID, content_of, game_of
from tests.serialization.mutants import dumped, mutated, mutated_text

FEW: Final = settings(max_examples=40, derandomize=True, deadline=None)
TEXTS: Final = [name for name in VALID if name.endswith(".txt")]
JSONS: Final = [name for name in VALID if name.endswith(".json")]


def look(text: str, name: str) -> None:
    """Look at a record that may be broken; what is kept of it must be right."""
    try:
        validation = validate(text, game_of(name))
    except (DecodingError, RecordError):
        return
    assert validation.record.validate().fault is None


@pytest.mark.parametrize("name", TEXTS)
@FEW
@given(data=st.data())
def test_any_slip_in_a_text_record_is_a_fault_or_none(
    name: str, data: st.DataObject
) -> None:
    """A few signs changed: what is kept is right, and no other error comes up."""
    look(data.draw(mutated_text(content_of(name).decode())), name)


@pytest.mark.parametrize("name", TEXTS)
@FEW
@given(data=st.data())
def test_any_line_may_be_lost(name: str, data: st.DataObject) -> None:
    """A line less, or two that changed places: what is kept is right."""
    lines = content_of(name).decode().splitlines()
    gone = data.draw(st.integers(0, len(lines) - 1))
    put = data.draw(st.integers(0, len(lines) - 1))
    line = lines.pop(gone)
    if data.draw(st.booleans()):
        lines.insert(put, line)

    look("\n".join(lines), name)


@pytest.mark.parametrize("name", JSONS)
@FEW
@given(data=st.data())
def test_any_accident_in_a_json_record_is_a_fault_or_none(
    name: str, data: st.DataObject
) -> None:
    """A few nodes changed: what is kept is right, and no other error comes up."""
    look(dumped(data.draw(mutated(json.loads(content_of(name))))), name)
