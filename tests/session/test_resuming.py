from __future__ import annotations

from typing import Any

import attrs
import pytest

from tabletop import (
    AnyGame,
    AnyRecord,
    PlayerId,
    Record,
    RecordError,
    SeededRng,
    Session,
)
from tabletop.games import lock_n_go
from tests.core import bidding, nim, race

ZERO = PlayerId(0)


def is_stop(action: object) -> bool:
    """Say whether an action would end the race early."""
    return isinstance(action, race.Stop)


def play_on(session: Session[Any, Any, Any, Any, Any], most: int = 60) -> AnyRecord:
    """Play to the end; which action depends on the number of actions only."""
    while session.outcome is None and len(session.record.actions) < most:
        legal = [each for each in session.legal_actions() if not is_stop(each)]
        rng = SeededRng("choice", len(session.record.actions))
        session.play(legal[rng.randrange(len(legal))])
    return session.record


def cut(record: AnyRecord, length: int) -> AnyRecord:
    """Keep the first actions of a record."""
    return attrs.evolve(record, actions=record.actions[:length], result="*")


RACE: AnyRecord = play_on(Session(race.GAME, 3, seed="cut", config=race.Config(30)))


def test_the_race_is_long_enough_to_be_cut() -> None:
    """The tests below cut a game with many dice."""
    assert len(RACE.actions) > 15


@pytest.mark.parametrize("length", range(len(RACE.actions) + 1))
def test_a_session_goes_on_from_any_point_as_if_it_had_never_stopped(
    length: int,
) -> None:
    """Resumed at any action, even between a roll and its dice, it ends the same."""
    assert play_on(Session.resume(cut(RACE, length))) == RACE


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("length", [0, 1, 2, 3, 8])
def test_a_saved_session_goes_on_the_same(form: str, length: int) -> None:
    """Nothing but the text of the record must be kept."""
    record = cut(RACE, length)
    saved: AnyRecord = (
        Record.from_text(record.to_text(), race.GAME)
        if form == "text"
        else Record.from_json(record.to_json(), race.GAME)
    )

    assert play_on(Session.resume(saved)) == RACE


@pytest.mark.parametrize(
    "game", [race.GAME, bidding.GAME, nim.GAME, lock_n_go.GAME], ids=repr
)
def test_a_resumed_session_has_the_record_it_came_from(game: AnyGame) -> None:
    """Saving again gives what was saved."""
    record = play_on(Session(game, seed=3))

    assert Session.resume(record).record == record


def test_a_resumed_session_has_the_state_it_was_left_in() -> None:
    """The last position returns."""
    assert Session.resume(RACE).state == RACE.replay()


def test_a_resumed_session_keeps_names_and_seed() -> None:
    """The header is kept."""
    session = Session(nim.GAME, seed="s", names=("Ada", "Bob"))
    again = Session.resume(session.record)

    assert (again.names, again.seed) == (("Ada", "Bob"), "s")


def test_a_resumed_session_has_no_old_news() -> None:
    """What happened before it was saved is no news."""
    assert Session.resume(RACE).news == ()


def test_a_resumed_session_tells_what_chance_does_at_once() -> None:
    """Saved between a roll and its dice, it tells where they fell."""
    session = Session.resume(cut(RACE, 2))

    assert [type(event) for event in session.news] == [race.Moved]


def test_a_resumed_session_can_be_undone() -> None:
    """Its past is its own."""
    session = Session(nim.GAME)
    session.play("Take 3")

    assert Session.resume(session.record).undo() == nim.State()


def test_takebacks_are_said_anew_when_resuming() -> None:
    """Whether one may take back is no part of a record."""
    session = Session.resume(RACE, takebacks=True)

    assert session.can_undo()


def test_a_session_without_seed_resumes_without_seed() -> None:
    """Dice that were thrown at a table are thrown there again."""
    session: Session[Any, Any, Any, Any, Any] = Session(race.GAME)
    session.play(race.Drawn(ZERO))
    session.play(race.Roll(ZERO))

    assert race.GAME.chance(Session.resume(session.record).state) is not None


def test_a_record_that_does_not_replay_is_not_resumed() -> None:
    """The refusal of the bad action comes with the error."""
    record = attrs.evolve(RACE, actions=(race.Roll(ZERO),))
    with pytest.raises(RecordError, match="action 1 is illegal"):
        Session.resume(record)
