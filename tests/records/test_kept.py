"""Whatever a session or a record takes, it writes, and reads back unchanged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import (
    AnyGame,
    AnyRecord,
    InvalidConfig,
    PlayerId,
    Record,
    RecordError,
    SeededRng,
    Session,
    get_game,
    validate,
)
from tabletop.core.content import GameContent
from tabletop.games import beacon_patrol, darwins_journey, lock_n_go, pirates_cove
from tabletop.serialization import dumps_content, load_content, loads_content
from tabletop.testing.differences import difference
from tests.core import bidding, nim, race

LOCKS, BEACON, COVE = lock_n_go.GAME, beacon_patrol.GAME, pirates_cove.GAME
GAMES: list[AnyGame] = [LOCKS, BEACON, COVE, darwins_journey.GAME]


class Text(str):
    """A text of another type."""

    __slots__ = ()


class Number(int):
    """A whole number of another type."""


# st.text() knows no surrogates, st.characters() does
TEXTS: Any = st.one_of(
    st.text(st.characters()),
    st.text(st.sampled_from('"\\#*:.0\n\r\t \x00\x1c\x85\u2028\ufeff\ud800😀')),
    st.sampled_from(["", " ", "null", "7", "*", "tabletop record 1", Text("Ada")]),
)
ODD: Any = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.binary(max_size=3),
    st.sampled_from([[], {}, Number(2), 10**5000, 2.0, "2"]),
)
NAMES: Any = st.one_of(
    st.lists(st.one_of(TEXTS, ODD), max_size=3).map(tuple),
    st.lists(TEXTS, min_size=2, max_size=2).map(tuple),
    st.lists(TEXTS, min_size=2, max_size=2),
    TEXTS,
    ODD,
)
SEEDS: Any = st.one_of(TEXTS, ODD)
PLAYERS: Any = st.one_of(st.sampled_from([None, 2, 3]), ODD)


def assert_kept(record: AnyRecord) -> None:
    """Write a record in both forms, and read it and go on from it in each."""
    game = record.game
    for written in (record.to_text(), record.to_json(), record.to_json(2)):
        found = validate(written.encode(), game)
        assert found.fault is None
        for read in (found.record, Session.resume(found.record).record):
            assert read == record
            kept = ("players", "names", "seed", "result", "config", "actions")
            pairs = ((getattr(read, name), getattr(record, name)) for name in kept)
            assert [None] * 6 == [difference("it", *pair) for pair in pairs]
    assert Record.from_text(record.to_text(), game) == record
    assert Record.from_json(record.to_json(), game) == record


# -- names, seeds, numbers of players


@settings(deadline=None)
@given(NAMES, SEEDS, PLAYERS)
def test_a_session_is_kept_or_refused(names: Any, seed: Any, players: Any) -> None:
    """There is no third: what a session takes comes back from its record."""
    try:
        session = Session(race.GAME, players, seed, names=names)
    except InvalidConfig:
        return
    assert_kept(session.record)


@settings(deadline=None)
@given(
    st.one_of(st.just(()), NAMES),
    SEEDS,
    st.one_of(st.just(2), PLAYERS),
    st.one_of(st.just("*"), TEXTS, ODD),
)
def test_a_record_is_kept_or_refused(
    names: Any, seed: Any, players: Any, result: Any
) -> None:
    """What replays is read back; whatever is taken at all can be written."""
    try:
        record = Record(
            game=nim.GAME,
            players=players,
            config=None,
            names=names,
            seed=seed,
            result=result,
        )
    except (InvalidConfig, RecordError):
        return
    assert record.to_text().encode()
    assert record.to_json().encode()
    if record.validate().fault is None:
        assert_kept(record)


@settings(deadline=None)
@given(st.tuples(TEXTS, TEXTS), TEXTS)
def test_any_text_that_a_file_can_hold_is_a_name_and_a_seed(
    names: Any, seed: Any
) -> None:
    """Only half characters, and texts of another type, are refused."""
    texts = (*names, seed)
    is_plain = all(type(each) is str for each in texts)
    if is_plain and not any("\ud800" <= sign <= "\udfff" for sign in "".join(texts)):
        assert_kept(Session(race.GAME, seed=seed, names=names).record)
        return
    with pytest.raises(InvalidConfig):
        Session(race.GAME, seed=seed, names=names)


def test_a_list_of_names_is_taken_for_a_tuple() -> None:
    """What JSON gave can be passed on as it is."""
    session = Session(race.GAME, names=["Ada", "Bob"])

    assert ("Ada", "Bob") == session.names
    assert_kept(session.record)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ("ab", "names are a tuple of texts, not 'ab'"),
        ({"Ada", "Bob"}, "names are a tuple of texts, not a set"),
        (None, "names are a tuple of texts, not None"),
        (("Ada", 7), "each name is a text, not 7"),
        (("Ada", Text("Bob")), "each name is a text, not a Text"),
        (("Ada", "B\ud800"), r"the name 'B\\ud800' holds half a character"),
        (("Ada",), "there are 2 players, but 1 names"),
    ],
    ids=range(7),
)
def test_the_sentence_says_what_is_wrong_with_names(names: Any, reason: str) -> None:
    """A session and a record say the same."""
    with pytest.raises(InvalidConfig, match=reason):
        Session(nim.GAME, names=names)
    with pytest.raises(InvalidConfig, match=reason):
        Record(game=nim.GAME, players=2, config=None, names=names)


@pytest.mark.parametrize(
    "players", [True, 2.0, "2", Number(2), None, 10**5000], ids=type
)
def test_players_of_a_record_are_counted(players: Any) -> None:
    """A number of another type could not be read back as it was."""
    with pytest.raises(InvalidConfig, match="players are counted, not "):
        Record(game=nim.GAME, players=players, config=None)


@pytest.mark.parametrize("result", ["\ud800", Text("*"), None, 7], ids=ascii)
def test_the_result_of_a_record_is_a_text(result: Any) -> None:
    """Whether it is the right one, `validate` says."""
    with pytest.raises(RecordError, match="the result is a text, not "):
        Record(game=nim.GAME, players=2, config=None, result=result)


@pytest.mark.parametrize(
    "seed", ["\ud800", Text("7"), Number(7), 2**53, 7.0], ids=ascii
)
def test_the_seed_of_a_record_can_be_saved(seed: Any) -> None:
    """A record refuses what a session does."""
    with pytest.raises(InvalidConfig, match="seed"):
        Record(game=nim.GAME, players=2, config=None, seed=seed)


@pytest.mark.parametrize("game", ["nim", None, nim], ids=type)
def test_a_record_is_of_a_game(game: Any) -> None:
    """The name of a game is none."""
    with pytest.raises(TypeError, match="a record is of a Game, such as get_game"):
        Record(game=game, players=2, config=None)


# -- settings


@settings(deadline=None)
@given(
    st.one_of(st.none(), st.integers(), ODD),
    st.sampled_from([*lock_n_go.Mode, "basic", "advanced_house", 1, None]),
)
def test_settings_of_lock_n_go_are_kept_or_refused(limit: Any, mode: Any) -> None:
    """Either the config is not made, or no session is, or all is kept."""
    try:
        config = lock_n_go.Config(turn_limit=limit, mode=mode)
        session = Session(LOCKS, config=config)
    except InvalidConfig:
        return
    assert_kept(session.record)
    assert difference("it", LOCKS.loads_config(LOCKS.dumps(config)), config) is None


SWITCHES = [
    (game.name, field.name)
    for game in GAMES
    for field in attrs.fields(type(game.config))
    if field.name != "content"
]


@pytest.mark.parametrize(("title", "name"), SWITCHES)
@settings(deadline=None)
@given(st.one_of(ODD, TEXTS, st.sampled_from([0, 1, 3, True, -1])))
def test_settings_of_any_game_are_kept_or_refused(
    title: str, name: str, value: Any
) -> None:
    """Of every game, each field is filled with whatever there is."""
    game: AnyGame = get_game(title)
    try:
        config = attrs.evolve(game.config, **{name: value})
        record = Record(game=game, players=game.players[-1], config=config)
        game.new_game(game.players[-1], config)
    except InvalidConfig:
        return
    assert_kept(record)


def test_a_wrong_field_of_the_settings_is_told() -> None:
    """The path, the wish and the find are in the sentence, at every door."""
    wrong: Any = 1
    config = pirates_cove.Config(keeps_damage=wrong)
    reason = "the keeps_damage of the config must be True or False, not an int"

    with pytest.raises(InvalidConfig, match=reason):
        COVE.new_game(3, config)
    with pytest.raises(InvalidConfig, match=reason):
        Session(COVE, config=config)
    with pytest.raises(InvalidConfig, match=reason):
        Record(game=COVE, players=3, config=config)
    with pytest.raises(TypeError, match="the keeps_damage of a config of pirates_cove"):
        COVE.dumps(config)


# -- components


def test_components_with_a_wrong_type_are_refused() -> None:
    """What equals the printed number is refused as well, with its place."""
    coins: Any = 15.0
    numbers = attrs.evolve(lock_n_go.DEFAULT.numbers, coins=coins)
    config = lock_n_go.Config(attrs.evolve(lock_n_go.DEFAULT, numbers=numbers))
    reason = "the content.numbers.coins of the config must be a whole number, not a"

    for make in (LOCKS.new_game, lambda **how: Session(LOCKS, **how)):
        with pytest.raises(InvalidConfig, match=reason):
            make(config=config)


@settings(deadline=None)
@given(TEXTS, TEXTS)
def test_components_of_any_name_are_kept_or_refused(name: str, note: str) -> None:
    """In a session, and as a file of their own."""
    source = attrs.evolve(lock_n_go.DEFAULT.sources[0], note=note)
    content = attrs.evolve(
        lock_n_go.DEFAULT, name=name, sources=(source, *lock_n_go.DEFAULT.sources[1:])
    )
    try:
        session = Session(LOCKS, config=lock_n_go.Config(content))
    except InvalidConfig:
        with pytest.raises(TypeError, match="must be text"):
            dumps_content(content)
        return
    assert_kept(session.record)
    again = loads_content(dumps_content(content), lock_n_go.Content)
    assert difference("it", again, content) is None


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_components_are_read_from_a_file_of_any_editor(
    game: AnyGame, mark: str, tmp_path: Path
) -> None:
    """A byte order mark before them says nothing."""
    content: GameContent = game.config.content
    path = tmp_path / "content.json"
    path.write_text(mark + dumps_content(content), encoding="utf-8")

    assert load_content(path, type(content)) == content


# -- actions


def test_a_list_of_actions_is_taken_for_a_tuple() -> None:
    """What was gathered in a list can be passed on as it is."""
    actions: Any = [nim.Take(PlayerId(0), 3)]
    record = Record(game=nim.GAME, players=2, config=None, actions=actions)

    assert_kept(record)


@pytest.mark.parametrize("number", [3.0, True, Number(3), None, 10**5000], ids=type)
def test_an_action_with_another_type_in_it_is_not_recorded(number: Any) -> None:
    """The sentence is that of core's door."""
    actions = (nim.Take(PlayerId(0), 3), nim.Take(PlayerId(1), number))

    with pytest.raises(RecordError, match=r"action 2 is illegal: the \w+ of Take must"):
        Record(game=nim.GAME, players=2, config=None, actions=actions)


@pytest.mark.parametrize("actions", [None, "abc", {}, 7], ids=type)
def test_actions_of_a_record_are_a_tuple(actions: Any) -> None:
    """Anything else could not be compared with what is read."""
    with pytest.raises(RecordError, match="actions are a tuple, not "):
        Record(game=nim.GAME, players=2, config=None, actions=actions)


@pytest.mark.parametrize("game", [*GAMES, bidding.GAME, race.GAME], ids=repr)
@pytest.mark.parametrize("seed", [7, "ünder\n'way'"])
def test_a_game_under_way_is_kept(game: AnyGame, seed: Any) -> None:
    """Played half through at random, it goes on from what it wrote."""
    names = ("", "\n#", "Ada", "\x00")[: game.players[0]]
    session: Any = Session(game, seed=seed, names=names)
    rng = SeededRng(seed)
    for _ in range(25):
        if legal := session.legal_actions():
            session.play(legal[rng.randrange(len(legal))])
    assert_kept(session.record)
    assert session.state == Session.resume(session.record).state


# -- length


def test_a_game_of_any_length_is_kept() -> None:
    """Without a limit of turns, a game may be too long for any other JSON."""
    game = get_game("lock_n_go")
    config = lock_n_go.Config(turn_limit=None)
    session = Session(game, config=config)
    for first in ("A1-A2", "E7-E6"):
        session.play(first)
    for number in range(16_000):
        session.play(("A2-B2", "E6-D6", "B2-A2", "D6-E6")[number % 4])
    record = session.record

    assert len(record.to_json()) > 2**20
    assert Record.from_json(record.to_json()) == record
    assert Record.from_text(record.to_text()) == record
    assert session.state == Session.resume(record).state


@pytest.mark.parametrize("written", ["to_text", "to_json"])
def test_a_record_that_nobody_would_read_is_not_written(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes are counted, as the reader of a file does."""
    record = Record(game=nim.GAME, players=2, config=None, names=("ä" * 50, "ß"))
    size = len(getattr(record, written)().encode())

    monkeypatch.setattr("tabletop.records.sheet.LONGEST_RECORD", size)
    assert size == len(getattr(record, written)().encode())
    monkeypatch.setattr("tabletop.records.sheet.LONGEST_RECORD", size - 1)
    with pytest.raises(RecordError, match=f"at most {size - 1} are read"):
        getattr(record, written)()
