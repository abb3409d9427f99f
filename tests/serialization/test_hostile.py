from __future__ import annotations

import pytest

from tabletop import DecodingError, RecordError
from tests.serialization.hostile import CASES, mib_of, refused, seconds_of


@pytest.mark.parametrize("case", CASES)
def test_hostile_texts_are_refused_by_name(case: str) -> None:
    """Whatever comes to a door, nothing but an error of ours comes of it."""
    door, text = CASES[case]

    assert isinstance(refused(door, text()), DecodingError | RecordError)


@pytest.mark.parametrize("case", CASES)
def test_hostile_texts_are_refused_in_a_sentence(case: str) -> None:
    """The refusal is short, however long the text."""
    door, text = CASES[case]

    assert 10 < len(str(refused(door, text()))) < 400


@pytest.mark.parametrize("case", CASES)
def test_hostile_texts_cost_little_time(case: str) -> None:
    """A refusal takes less than a second, at the latest on the third try."""
    assert any(seconds_of(case) < 1 for _ in range(3))


@pytest.mark.parametrize("case", CASES)
def test_hostile_texts_cost_little_memory(case: str) -> None:
    """A refusal takes less than 100 MiB."""
    assert mib_of(case) < 100
