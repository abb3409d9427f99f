from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

from tabletop import (
    SPECTATOR,
    AnyRecord,
    DecodingError,
    IllegalAction,
    InvalidConfig,
    PlayerId,
    Record,
    RecordError,
    Session,
    TabletopError,
    TurnRule,
    validate,
)
from tabletop.core.outcomes import Outcome
from tabletop.records import LONGEST_RECORD, result_text
from tests.core import bidding, nim, race
from tests.records import murmur

ZERO, ONE = PlayerId(0), PlayerId(1)

BEGINNING = (race.Drawn(ONE), race.Roll(ONE), race.Rolled((1, 2)))


def race_record(*actions: Any, **fields: Any) -> AnyRecord:
    """Write down a race."""
    return Record(
        game=race.GAME,
        players=2,
        config=race.Config(),
        actions=actions or BEGINNING,
        **fields,
    )


def nim_record(*counts: int, result: str = "*") -> AnyRecord:
    """Write down a game of nim."""
    actions = tuple(
        nim.Take(PlayerId(number % 2), count) for number, count in enumerate(counts)
    )
    return Record(game=nim.GAME, players=2, config=None, actions=actions, result=result)


# -- replaying


def test_a_record_starts_with_the_first_position() -> None:
    """Before the first action stands what setup laid out."""
    assert race_record().start() == race.GAME.new_game()


def test_a_record_replays_to_the_last_position() -> None:
    """After the last action stands what was reached."""
    assert race_record().replay().places == (0, 3)


def test_replaying_needs_no_generator() -> None:
    """Dice fall as they are written down."""
    assert race_record(*BEGINNING[:2], race.Rolled((6, 6))).replay().places == (0, 12)


def test_an_empty_record_replays_to_the_first_position() -> None:
    """Where nothing was played nothing happens."""
    assert nim_record().replay() == nim.State()


def test_steps_are_actions_with_the_states_after_them() -> None:
    """Each action stands beside what it led to."""
    assert list(nim_record(3, 2).steps()) == [
        (nim.Take(ZERO, 3), nim.State(4, ONE)),
        (nim.Take(ONE, 2), nim.State(2, ZERO)),
    ]


def test_steps_are_there_up_to_a_bad_action() -> None:
    """What stands before the fault can be looked at."""
    steps = nim_record(3, 9).steps()

    assert next(steps)[1] == nim.State(4, ONE)


def test_a_bad_action_is_a_record_error() -> None:
    """Its number and the refusal's sentence are the reason."""
    with pytest.raises(RecordError) as caught:
        nim_record(3, 9).replay()

    assert caught.value.reason == ("action 2 is illegal: you cannot take 9 of 4 [HEAP]")


def test_a_bad_action_brings_its_refusal() -> None:
    """Rule and numbers can be asked for."""
    with pytest.raises(RecordError) as caught:
        nim_record(3, 9).replay()
    refusal = caught.value.refusal

    assert refusal is not None
    assert dict(refusal.params) == {"wanted": 9, "has": 4}


def test_a_bad_action_has_its_cause() -> None:
    """Behind the error stands the illegal action itself."""
    with pytest.raises(RecordError) as caught:
        nim_record(3, 9).replay()

    assert isinstance(caught.value.__cause__, IllegalAction)


def test_a_record_that_cannot_start_says_so() -> None:
    """Settings that cannot be played are an InvalidConfig."""
    record = attrs.evolve(nim_record(), players=5)
    with pytest.raises(InvalidConfig, match="Nim is for 2 players, not 5"):
        record.replay()


def test_views_are_one_for_each_position() -> None:
    """The first position and that after each action."""
    assert len(list(race_record().views(SPECTATOR))) == 4


def test_views_are_for_one_observer() -> None:
    """What others hide stays hidden."""
    session = Session(bidding.GAME)
    session.play("Bid 2", ONE)
    views = list(session.record.views(ZERO))

    assert [view.bid for view in views] == [None, None]


def test_views_bring_their_news() -> None:
    """Each view tells what its action brought."""
    assert [view.news for view in race_record().views(SPECTATOR)] == [
        (),
        (race.Began(ONE),),
        (),
        (race.Moved(ONE, 3),),
    ]


# -- looking whether it is right


def test_a_right_record_has_no_fault() -> None:
    """All is well."""
    assert race_record().validate().fault is None


def test_a_right_record_is_kept_itself() -> None:
    """Nothing is copied."""
    record = race_record()

    assert record.validate().record is record


def test_what_stands_before_a_bad_action_is_kept() -> None:
    """The actions before it are a record."""
    assert nim_record(3, 9, 1).validate().record == nim_record(3)


def test_what_stands_before_the_end_is_kept_with_its_result() -> None:
    """When somebody played on after the end, the whole game is kept."""
    kept = nim_record(3, 3, 1, 1).validate().record

    assert kept == nim_record(3, 3, 1, result="0 > 1 (1, 0)")


def test_a_wrong_result_is_put_right() -> None:
    """The actions are kept, with the result they lead to."""
    kept = nim_record(3, 3, 1, result="1 > 0 (1, 0)").validate().record

    assert kept == nim_record(3, 3, 1, result="0 > 1 (1, 0)")


def test_a_record_that_cannot_start_keeps_nothing() -> None:
    """The fault is the sentence about its settings."""
    validation = attrs.evolve(nim_record(3), players=5).validate()

    assert validation.fault is not None
    assert (validation.record.actions, validation.fault.reason) == (
        (),
        "Nim is for 2 players, not 5",
    )


def test_a_foreign_action_is_a_fault() -> None:
    """A record with what is no action of the game cannot be made."""
    with pytest.raises(RecordError) as caught:
        attrs.evolve(nim_record(), actions=(race.Roll(ZERO),))

    assert caught.value.refusal is not None
    assert caught.value.refusal.rule is TurnRule.ACTIONS


@pytest.mark.parametrize(
    "form", [str, str.encode, lambda text: bytearray(text, "utf8")]
)
@pytest.mark.parametrize("written", ["to_text", "to_json"])
def test_either_form_is_told_by_its_beginning(form: Any, written: str) -> None:
    """Text or JSON, as text or bytes: a look at it finds the record."""
    record = race_record()

    assert validate(form(getattr(record, written)()), race.GAME).record == record


def test_blanks_before_json_do_not_hide_it() -> None:
    """JSON may begin on a later line."""
    record = race_record()

    assert validate("\n  " + record.to_json(), race.GAME).record == record


@pytest.mark.parametrize("form", [str, str.encode])
@pytest.mark.parametrize("written", ["to_text", "to_json"])
def test_a_byte_order_mark_says_nothing(form: Any, written: str) -> None:
    """Some editors put a mark before a text; it is read as if it were not there."""
    record = race_record()
    text = "\ufeff" + getattr(record, written)()

    assert validate(form(text), race.GAME).record == record


@pytest.mark.parametrize("text", [None, 7, ["x"]], ids=type)
def test_what_is_no_text_is_a_type_error(text: Any) -> None:
    """The sentence says what is wanted."""
    with pytest.raises(TypeError, match="a record is text or bytes, not "):
        validate(text)


@pytest.mark.parametrize("text", [None, 7, b"tabletop record 1"], ids=type)
def test_the_text_form_is_text(text: Any) -> None:
    """The sentence says what is wanted."""
    with pytest.raises(TypeError, match="the text form of a record is text, not "):
        Record.from_text(text)


@pytest.mark.parametrize("text", [None, 7], ids=type)
def test_the_json_form_is_text_or_bytes(text: Any) -> None:
    """The door of JSON says what is wanted."""
    with pytest.raises(DecodingError, match="JSON is text or bytes, not "):
        Record.from_json(text)


# -- what is too long


LONG = "#" * (LONGEST_RECORD + 1)


def test_a_text_record_has_a_limit() -> None:
    """What is longer than anybody plays is refused unread."""
    with pytest.raises(RecordError, match=f"at most {LONGEST_RECORD} is read"):
        Record.from_text(LONG)


@pytest.mark.parametrize("written", ["to_text", "to_json"])
def test_a_server_sets_a_limit_of_its_own(written: str) -> None:
    """One character more than the limit is refused, in either form."""
    text = getattr(race_record(), written)()

    assert validate(text, race.GAME, limit=len(text)).record == race_record()
    with pytest.raises(TabletopError, match=f"at most {len(text) - 1} is read"):
        validate(text, race.GAME, limit=len(text) - 1)


def test_each_form_has_the_same_limit() -> None:
    """The limit can be said at each door."""
    text, json = race_record().to_text(), race_record().to_json()

    with pytest.raises(RecordError, match="at most 10 is read"):
        Record.from_text(text, race.GAME, limit=10)
    with pytest.raises(DecodingError, match="at most 10 is read"):
        Record.from_json(json, race.GAME, limit=10)


@pytest.mark.parametrize("form", [str, str.encode])
def test_validate_has_the_same_limit(form: Any) -> None:
    """As text or as bytes, it makes no difference."""
    with pytest.raises(RecordError, match=f"at most {LONGEST_RECORD} is read"):
        validate(form(LONG))


def test_up_to_the_limit_a_text_record_is_read() -> None:
    """Comments count like all the rest."""
    text = race_record().to_text()
    filled = text + "#" * 1000

    assert Record.from_text(filled, race.GAME, limit=len(filled)) == race_record()


@pytest.mark.parametrize(
    "seed", [[0] * 10**5, "\ud800" * 10**5], ids=["list", "surrogates"]
)
def test_a_seed_that_is_refused_is_shortened(seed: Any) -> None:
    """The sentence does not repeat all that was given."""
    with pytest.raises(InvalidConfig) as caught:
        race_record(seed=seed)

    assert len(str(caught.value)) < 400


# -- as a value


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bob", "Eve")], ids=len)
def test_names_are_one_for_each_player(names: tuple[str, ...]) -> None:
    """A record with too few or too many names cannot be made."""
    with pytest.raises(InvalidConfig, match=f"2 players, but {len(names)} names"):
        race_record(names=names)


@pytest.mark.parametrize("seed", [2**53, -(2**53), "\ud800"], ids=ascii)
def test_a_seed_that_cannot_be_saved_everywhere_is_refused(seed: int | str) -> None:
    """A record with such a seed cannot be made."""
    with pytest.raises(InvalidConfig, match="seed"):
        race_record(seed=seed)


@pytest.mark.parametrize("seed", [True, 1.5, b"7"], ids=repr)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    """A record with such a seed cannot be made."""
    with pytest.raises(InvalidConfig, match="a seed is a whole number or text"):
        race_record(seed=seed)


def test_equal_records_are_equal() -> None:
    """Two records of the same game say the same."""
    assert race_record() == race_record()


def test_records_are_hashable() -> None:
    """Equal records hash alike."""
    assert len({race_record(), race_record()}) == 1


def test_records_of_different_games_differ() -> None:
    """The game is part of a record."""
    assert nim_record() != attrs.evolve(nim_record(), game=murmur.GAME)


def test_records_of_different_rules_versions_differ() -> None:
    """The version of the rules is part of a record."""
    newer = attrs.evolve(nim.GAME, rules_version=2)

    assert nim_record() != attrs.evolve(nim_record(), game=newer)


def test_records_pickle() -> None:
    """A record comes back from pickle equal, though its game is another object."""
    assert pickle.loads(pickle.dumps(race_record())) == race_record()


# -- results


@pytest.mark.parametrize(
    ("ranking", "scores", "text"),
    [
        (((ZERO,), (ONE,)), (5, 3), "0 > 1 (5, 3)"),
        (((ONE,), (ZERO,)), (-5, 3), "1 > 0 (-5, 3)"),
        (((ZERO, ONE),), (4, 4), "0 = 1 (4, 4)"),
        (((PlayerId(2),), (ZERO, ONE)), (1, 1, 9), "2 > 0 = 1 (1, 1, 9)"),
        (((ZERO,),), (7,), "0 (7)"),
    ],
)
def test_a_result_is_ranking_and_scores(
    ranking: tuple[tuple[PlayerId, ...], ...], scores: tuple[int, ...], text: str
) -> None:
    """Best first, equals share a place, scores by seat."""
    assert result_text(Outcome(ranking, scores, (), "")) == text


def test_a_game_that_is_not_over_has_no_result() -> None:
    """A star stands for it."""
    assert result_text(None) == "*"
