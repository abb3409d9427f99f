"""A game played by typing, written down and gone back in."""

from __future__ import annotations

import pytest

from tabletop import (
    IllegalAction,
    NotationError,
    Record,
    RecordError,
    SeededRng,
    Session,
)
from tabletop.games.lock_n_go import BLACK, GAME, GREY, CoinGained, Config, Mode, Rule
from tests.games.lock_n_go.drawing import at, coins, drawn, given, start_with


def test_play_by_text() -> None:
    """Actions may be typed; each is played by whoever is to act."""
    session = Session(GAME)

    session.play("B1-B2")
    session.play("c7 - c6")

    assert ("K", "G") == (at(session.state, "B2"), at(session.state, "C6"))
    assert ((1, 0), (BLACK,)) == (coins(session.state), session.to_act)


def test_news_since_the_last_play() -> None:
    """The session tells what the last action brought about."""
    session = Session(GAME)

    session.play("B1-B2")

    assert CoinGained(BLACK) in session.news


def test_illegal_text_changes_nothing() -> None:
    """An illegal action, typed, is refused by its rule; the session stays."""
    session = Session(GAME)
    session.play("C1-C2")
    before = session.state

    with pytest.raises(IllegalAction, match=r"one space forward.*\[STEP\]") as caught:
        session.play("C7-C5")

    assert Rule.STEP is caught.value.refusal.rule
    assert before is session.state


def test_senseless_text_changes_nothing() -> None:
    """A text that is no action is refused; the session stays."""
    session = Session(GAME)

    with pytest.raises(NotationError):
        session.play("onwards!")

    assert GAME.new_game() == session.state


def test_undo_and_redo() -> None:
    """Nothing is hidden here, so turns can be taken back and played again."""
    session = Session(GAME)
    session.play("C1-C2")
    session.play("C7-C6")

    session.undo()
    assert drawn(given(start_with("C1", "C2"))) == drawn(session.state)
    session.redo()

    assert "G" == at(session.state, "C6")
    assert not session.can_redo


@pytest.mark.parametrize("mode", Mode)
def test_record_of_a_whole_game(mode: Mode) -> None:
    """A whole game is read back from its text and its JSON, to the same end."""
    session = Session(GAME, config=Config(mode=mode), names=("Ada", "Bob"))
    rng = SeededRng("a whole game", mode)
    while actions := session.legal_actions():
        session.play(actions[rng.randrange(len(actions))])
    record = session.record

    for again in (
        Record.from_text(record.to_text()),
        Record.from_json(record.to_json()),
    ):
        assert record == again
        assert session.state == again.replay()


def test_record_tells_the_result() -> None:
    """The result stands in the record: ranking and levels."""
    session = Session(GAME, config=Config(turn_limit=2))
    session.play("C1-C2")
    assert "result: *" in session.record.to_text()

    session.play("C7-C6")

    assert "result: 0 = 1 (1, 1)" in session.record.to_text()
    assert session.outcome is not None


def test_record_with_an_illegal_line() -> None:
    """An illegal line of a record is named, with its rule."""
    session = Session(GAME)
    session.play("C1-C2")
    text = session.record.to_text() + "2. 1 C7-C5\n"

    with pytest.raises(RecordError, match=r"\[STEP\]") as caught:
        Record.from_text(text)

    assert caught.value.refusal is not None
    assert Rule.STEP is caught.value.refusal.rule
    assert len(text.splitlines()) == caught.value.line


def test_house_variant_by_text() -> None:
    """In the house variant grey begins, and black has the first move."""
    session = Session(GAME, config=Config(mode=Mode.ADVANCED_HOUSE))

    assert (GREY,) == session.to_act
    for text in ("@a2", "@c2", "@a3"):
        session.play(text)

    assert (BLACK,) == session.to_act
