from __future__ import annotations

import pickle

import pytest

import tabletop
from tabletop import (
    DecodingError,
    IllegalAction,
    InvalidConfig,
    InvalidContent,
    MissingExtra,
    NotationError,
    NothingToUndo,
    PlayerId,
    RecordError,
    Refusal,
    TabletopError,
    UnknownGame,
    UnknownId,
    refuse,
)
from tabletop import errors as module
from tests.core import race

REFUSAL: Refusal = refuse(race.Rule.STOPPING, "you need {needed}", needed=5)

ERRORS: tuple[TabletopError, ...] = (
    TabletopError("broken"),
    IllegalAction(race.Roll(PlayerId(1)), REFUSAL),
    NotationError("bid q", "q is no number"),
    InvalidConfig("no such mode"),
    InvalidContent("two boards", ".boards[1]"),
    DecodingError("$.data.sides[1]", "expected text, found 1"),
    RecordError("expected number 3, found 4", line=7, refusal=REFUSAL),
    RecordError("no result"),
    UnknownGame("no game is called 'go'"),
    UnknownId("space", "Z9"),
    NothingToUndo("nobody has played yet"),
    MissingExtra("install the extra 'terminal'"),
)
"""One of each, and a record error without its extras."""


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_keep_their_attributes_when_pickled(error: TabletopError) -> None:
    """What a program needs is still there in another process."""
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_keep_their_sentence_when_pickled(error: TabletopError) -> None:
    """What a person reads is still there in another process."""
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_keep_their_class_when_pickled(error: TabletopError) -> None:
    """An error comes back as what it was."""
    assert type(pickle.loads(pickle.dumps(error))) is type(error)


def test_every_error_of_the_tree_is_tried_above() -> None:
    """No class of the module is left out of these tests."""
    assert {type(error).__name__ for error in ERRORS} == set(module.__all__)


def test_every_error_is_public() -> None:
    """Whoever imports tabletop can catch each of them."""
    assert set(module.__all__) <= set(tabletop.__all__)


@pytest.mark.parametrize("name", module.__all__)
def test_every_error_is_a_tabletop_error(name: str) -> None:
    """Catching the root catches everything of ours."""
    assert issubclass(getattr(module, name), TabletopError)


@pytest.mark.parametrize(
    ("name", "standard"),
    [
        ("IllegalAction", ValueError),
        ("NotationError", ValueError),
        ("InvalidConfig", ValueError),
        ("InvalidContent", InvalidConfig),
        ("DecodingError", ValueError),
        ("RecordError", ValueError),
        ("UnknownGame", LookupError),
        ("NothingToUndo", RuntimeError),
        ("MissingExtra", ImportError),
    ],
)
def test_every_error_is_also_of_a_standard_kind(
    name: str, standard: type[Exception]
) -> None:
    """Who knows nothing of ours can still catch it."""
    assert issubclass(getattr(module, name), standard)


def test_an_illegal_action_carries_the_action() -> None:
    """The action comes back as it was given."""
    action = race.Roll(PlayerId(1))

    assert IllegalAction(action, REFUSAL).action is action


def test_an_illegal_action_carries_the_refusal() -> None:
    """The refusal comes with its rule and numbers."""
    assert IllegalAction(None, REFUSAL).refusal is REFUSAL


def test_an_illegal_action_says_why_and_names_the_rule() -> None:
    """Its text is the refusal's sentence and the name of the rule."""
    assert str(IllegalAction(None, REFUSAL)) == "you need 5 [STOPPING]"


def test_a_notation_error_shows_text_and_reason() -> None:
    """Its text quotes what was given."""
    assert str(NotationError("bid q", "q is no number")) == (
        "'bid q' is no action: q is no number"
    )


def test_a_notation_error_shortens_long_texts() -> None:
    """A page of text does not become a page of error."""
    assert len(str(NotationError("x" * 10_000, "too long"))) < 100


def test_a_notation_error_keeps_the_whole_text() -> None:
    """A program finds the text as it was given."""
    assert NotationError("x" * 10_000, "too long").text == "x" * 10_000


def test_a_decoding_error_says_where_and_what() -> None:
    """Its text is path and reason."""
    assert str(DecodingError("$.data", "expected text")) == "at $.data: expected text"


def test_a_record_error_names_its_line() -> None:
    """A fault in a text record begins with its line."""
    assert str(RecordError("expected number 3", line=7)) == "line 7: expected number 3"


def test_a_record_error_without_line_is_its_reason() -> None:
    """A fault in JSON has no line."""
    assert str(RecordError("expected number 3")) == "expected number 3"
