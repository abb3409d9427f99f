from __future__ import annotations

import json
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import AnyRecord, PlayerId, Record, RecordError, Session
from tabletop.games import lock_n_go
from tests.core import nim, race
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


def murmured(*texts: str) -> AnyRecord:
    """Write down what was said."""
    actions = tuple(
        murmur.Say(PlayerId(number % 2), text) for number, text in enumerate(texts)
    )
    return Record(game=murmur.GAME, players=2, config=None, actions=actions)


# -- the text form


def test_the_text_form_can_be_read_by_people() -> None:
    """Header, blank line, and one line for each action."""
    record = race_record(names=("Ada", "Bob"), seed=7)

    assert record.to_text() == (
        "tabletop record 1\n"
        "game: race\n"
        "rules: 1\n"
        "players: 2\n"
        'names: ["Ada","Bob"]\n'
        "seed: 7\n"
        'config: {"goal":20}\n'
        "result: *\n"
        "\n"
        "1. * Drawn 1\n"
        "2. 1 Roll\n"
        "3. * Rolled (1 2)\n"
    )


def test_what_is_not_there_has_no_line() -> None:
    """No names, no seed, no settings: no header for them."""
    assert nim_record(3).to_text() == (
        "tabletop record 1\ngame: nim\nrules: 1\nplayers: 2\nresult: *\n\n1. 0 Take 3\n"
    )


def test_without_config_the_default_is_played() -> None:
    """A hand-written record need not repeat the settings."""
    text = "tabletop record 1\ngame: race\nrules: 1\nplayers: 3\nresult: *\n"

    assert Record.from_text(text, race.GAME).config == race.Config()


def test_headers_may_come_in_any_order() -> None:
    """Only the result must be the last of them."""
    text = "tabletop record 1\nplayers: 2\nseed: 4\ngame: nim\nrules: 1\nresult: *\n"

    assert Record.from_text(text, nim.GAME).seed == 4


def test_a_registered_game_is_found_by_its_name() -> None:
    """The record names its game."""
    record = Session(lock_n_go.GAME).record

    assert Record.from_text(record.to_text()).game is lock_n_go.GAME


def test_the_result_may_be_spaced_in_any_way() -> None:
    """What is read is the result as we write it."""
    text = nim_record(3, 3, 1, result="0 > 1 (1, 0)").to_text()

    assert Record.from_text(
        text.replace("0 > 1 (1, 0)", "0>1(1,0)"), nim.GAME
    ).result == ("0 > 1 (1, 0)")


ODD = (
    "",
    " ",
    "hm",
    "# no comment",
    "#",
    "1. 0 hm",
    "two words",
    " edges ",
    "two  blanks",
    "\ttab",
    "tab\tinside",
    "two\nlines",
    "three\r\nlines\rhere",
    "\n",
    "\x0b\x0c\x1c\x85\u2028\u2029",
    "ends with \u2028",
    "\u00a0hard blank\u00a0",
    "zero\0byte",
    '"quoted"',
    '"half',
    '"quoted" and more',
    'a "quote" inside',
    "back\\slash",
    '"\\n"',
    "{}",
    "[1]",
    "result: *",
    "*",
    "🎲 Größe",
    "\ufeff",
)


@pytest.mark.parametrize("text", ODD, ids=ascii)
def test_a_line_holds_any_notation(text: str) -> None:
    """Whatever a game writes stands on one line and is read back."""
    record = murmured("hm", text, "hm")

    assert Record.from_text(record.to_text(), murmur.GAME) == record


@pytest.mark.parametrize("text", ODD, ids=ascii)
def test_an_odd_notation_takes_one_line(text: str) -> None:
    """No notation breaks the lines, as editors see them."""
    lines = murmured("hm", text, "hm").to_text().split("\n")

    assert [line[:2] for line in lines[6:]] == ["1.", "2.", "3.", ""]


@pytest.mark.parametrize(
    "text", ["hm", "# no comment", "two words", 'a "quote" inside']
)
def test_a_plain_notation_is_not_quoted(text: str) -> None:
    """What can stand as it is does."""
    assert murmured(text).to_text().splitlines()[-1] == f"1. 0 {text}"


@settings(max_examples=200, derandomize=True, deadline=None)
@given(texts=st.lists(st.text(st.characters(codec="utf-8")), max_size=6))
def test_a_text_record_holds_anything(texts: list[str]) -> None:
    """Whatever is said in a game, its record comes back."""
    record = murmured(*texts)

    assert Record.from_text(record.to_text(), murmur.GAME) == record


NAMES = ("", "Ada", "Žofie ⚓", "two\nlines", '"', "李\u2028雷", "#", "\x85", "a,b]")


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_come_back_from_text(name: str) -> None:
    """A player may be called anything."""
    record = race_record(names=(name, "Bob"))

    assert Record.from_text(record.to_text(), race.GAME).names == (name, "Bob")


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_come_back_from_json(name: str) -> None:
    """A player may be called anything."""
    record = race_record(names=(name, "Bob"))

    assert Record.from_json(record.to_json(), race.GAME).names == (name, "Bob")


SEEDS = (0, -7, 2**53 - 1, 1 - 2**53, "", "7", "a\nb", "Grüße ⚓", '"')


@pytest.mark.parametrize("seed", SEEDS, ids=ascii)
def test_seeds_come_back_from_text(seed: int | str) -> None:
    """A number stays a number, a text a text."""
    again = Record.from_text(race_record(seed=seed).to_text(), race.GAME)

    assert (type(again.seed), again.seed) == (type(seed), seed)


@pytest.mark.parametrize("seed", SEEDS, ids=ascii)
def test_seeds_come_back_from_json(seed: int | str) -> None:
    """A number stays a number, a text a text."""
    again = Record.from_json(race_record(seed=seed).to_json(), race.GAME)

    assert (type(again.seed), again.seed) == (type(seed), seed)


def test_the_largest_seed_survives_a_reader_that_knows_floats_only() -> None:
    """Any number that may be a seed is exact as a double, as in JavaScript."""
    text = race_record(seed=2**53 - 1).to_json()
    rounded = json.loads(text, parse_int=float)["data"]["seed"]

    assert int(rounded) == 2**53 - 1


# -- the JSON form


def test_the_json_form_has_its_envelope() -> None:
    """The same around the data as around any saved value."""
    tree = json.loads(race_record().to_json())
    del tree["data"]

    assert tree == {"tabletop": 1, "game": "race", "rules_version": 1, "type": "record"}


def test_the_json_form_says_what_the_text_form_says() -> None:
    """All fields of the header, and every action."""
    record = race_record(names=("Ada", "Bob"), seed=7)

    assert json.loads(record.to_json())["data"] == {
        "players": 2,
        "names": ["Ada", "Bob"],
        "seed": 7,
        "config": {"goal": 20},
        "result": "*",
        "actions": [
            {"type": "Drawn", "to": 1},
            {"type": "Roll", "player": 1},
            {"type": "Rolled", "faces": [1, 2]},
        ],
    }


def test_the_json_form_may_be_indented() -> None:
    """What is written for people is read as well."""
    record = race_record()

    assert Record.from_json(record.to_json(2), race.GAME) == record


def test_a_foreign_action_is_not_recorded() -> None:
    """A record with the action of another game cannot be made."""
    with pytest.raises(RecordError, match="action 1 is illegal: a Roll is no action"):
        attrs.evolve(nim_record(), actions=(race.Roll(ZERO),))
