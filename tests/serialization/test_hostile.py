from __future__ import annotations

import pytest

from tabletop import DecodingError, RecordError
from tests.serialization.hostile import CASES, mib_of, refusal_of, seconds_of


@pytest.fixture(scope="module", params=CASES)
def case(request: pytest.FixtureRequest) -> str:
    """Name a text; its tests come one after another, and throw it once for three."""
    name: str = request.param
    return name


def test_hostile_texts_are_refused_by_name(case: str) -> None:
    """Whatever comes to a door, nothing but an error of ours comes of it."""
    error, _ = refusal_of(case)

    assert isinstance(error, DecodingError | RecordError)


def test_hostile_texts_are_refused_in_a_sentence(case: str) -> None:
    """The refusal is short, however long the text."""
    error, _ = refusal_of(case)

    assert 10 < len(str(error)) < 400


def test_hostile_texts_cost_little_time(case: str) -> None:
    """A refusal takes less than a second, at the latest on the third try."""
    assert any(seconds < 1 for seconds in seconds_of(case))


def test_hostile_texts_cost_little_memory(case: str) -> None:
    """A refusal takes less than 100 MiB."""
    assert mib_of(case) < 100
