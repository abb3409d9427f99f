"""Hostile texts for every door, and what it costs to refuse them."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, TypeAlias

from tabletop import Record, TabletopError, validate
from tabletop.games import lock_n_go
from tabletop.serialization import loads_content
from tabletop.strictjson import LONGEST, read

Door: TypeAlias = Callable[[Any], object]
Text: TypeAlias = Callable[[], str | bytes]

GAME: Final = lock_n_go.GAME
STATE: Final = json.loads(GAME.dumps(GAME.new_game()))
RECORD: Final = json.loads(Record(game=GAME, players=2, config=GAME.config).to_json())


def within(envelope: dict[str, Any], data: str) -> str:
    """Put a text where an envelope has its data."""
    return json.dumps(envelope | {"data": "HERE"}).replace('"HERE"', data)


def state_with(**fields: str) -> str:
    """Put texts where a state has these fields."""
    data = {name: f"HERE {name}" for name in fields}
    text = json.dumps(STATE | {"data": STATE["data"] | data})
    for name, value in fields.items():
        text = text.replace(f'"HERE {name}"', value)
    return text


def record_with(**fields: str) -> str:
    """Put texts where a record has these fields."""
    data = {name: f"HERE {name}" for name in fields}
    text = json.dumps(RECORD | {"data": RECORD["data"] | data})
    for name, value in fields.items():
        text = text.replace(f'"HERE {name}"', value)
    return text


def lists(depth: int) -> str:
    """Nest lists."""
    return "[" * depth + "]" * depth


def objects(depth: int) -> str:
    """Nest objects."""
    return '{"a":' * depth + "1" + "}" * depth


def alternating(depth: int) -> str:
    """Nest lists and objects by turns."""
    return '[{"a":' * (depth // 2) + "1" + "}]" * (depth // 2)


def filled(part: str, end: str = "", size: int = LONGEST - 1000) -> str:
    """Write a list of `part` as long as is read, with `end` as its last item."""
    return "[" + ",".join([part] * (size // (len(part) + 1)) + [end or part]) + "]"


def keys(end: str) -> str:
    """Write an object with very many keys, and `end` behind them."""
    pairs = ",".join(f'"{number}":0' for number in range(150_000))
    return "{" + pairs + "," + end + "}"


MEGABYTES: Final = 10_000_000

CASES: Final[dict[str, tuple[Door, Text]]] = {
    "deep lists": (read, lambda: lists(10_000)),
    "deep objects": (read, lambda: objects(10_000)),
    "deep by turns": (read, lambda: alternating(10_000)),
    "deep and open": (read, lambda: "[" * 10_000),
    "deeper still": (read, lambda: lists(500_000)),
    "deep data": (GAME.loads_state, lambda: within(STATE, lists(10_000))),
    "deep field": (GAME.loads_state, lambda: state_with(board=objects(10_000))),
    "deep action": (GAME.loads_action, lambda: alternating(10_000)),
    "deep record": (Record.from_json, lambda: record_with(actions=lists(10_000))),
    "deep content": (
        lambda text: loads_content(text, lock_n_go.Content),
        lambda: objects(10_000),
    ),
    "5,000 digits": (GAME.loads_state, lambda: state_with(turn="1" * 5000)),
    "2,000,000 digits": (read, lambda: "1" * 2_000_000),
    "5,000 digits behind the point": (read, lambda: "0." + "1" * 5000),
    "2,000,000 digits behind the point": (read, lambda: "0." + "1" * 2_000_000),
    "1e5000": (read, lambda: "1e5000"),
    "5,000 digits of exponent": (read, lambda: "1e" + "9" * 5000),
    "10 MB of blanks": (read, lambda: " " * MEGABYTES),
    "10 MB of blanks and a value": (read, lambda: " " * MEGABYTES + "1"),
    "10 MB of text": (read, lambda: '"' + "x" * MEGABYTES + '"'),
    "10 MB of dice": (read, lambda: ('"' + "🎲" * (MEGABYTES // 4) + '"').encode()),
    "10 MB of escapes": (read, lambda: '"' + "\\n" * (MEGABYTES // 2) + '"'),
    "10 MB of broken bytes": (read, lambda: b'"' + b"\xff" * MEGABYTES),
    "10 MB in a record": (validate, lambda: "{" + " " * MEGABYTES),
    "all dice": (GAME.loads_state, lambda: '"' + "🎲" * (LONGEST - 2) + '"'),
    "all halves": (read, lambda: '"' + "\\ud800" * (LONGEST // 6 - 1) + '"'),
    "all lists": (GAME.loads_state, lambda: filled("[]")),
    "all objects": (GAME.loads_state, lambda: filled("{}")),
    "all small objects": (GAME.loads_state, lambda: filled('{"":0}')),
    "all fractions": (GAME.loads_state, lambda: filled("1.5")),
    "all texts": (GAME.loads_state, lambda: filled('"Ā"')),
    "many keys": (GAME.loads_state, lambda: keys('"last":0')),
    "many keys in data": (GAME.loads_state, lambda: within(STATE, keys('"last":0'))),
    "many keys and one twice": (read, lambda: keys('"149999":0')),
    "NaN at the end": (read, lambda: filled("1", "NaN")),
    "half at the end": (read, lambda: filled('"🎲"', '"\\ud800"')),
    "a large board": (GAME.loads_state, lambda: state_with(board=filled("[0]"))),
    "a wrong disc at the end": (
        GAME.loads_state,
        lambda: state_with(board=filled("[0]", '["x"]')),
    ),
    "a large record": (Record.from_json, lambda: record_with(actions=filled("{}"))),
    "many names": (Record.from_json, lambda: record_with(names=filled('""'))),
    "a long line": (Record.from_text, lambda: "tabletop record 1\n" + "x" * MEGABYTES),
    "a long notation": (
        Record.from_text,
        lambda: (
            "tabletop record 1\ngame: lock_n_go\nrules: 1\nplayers: 2\nresult: *\n"
            "1. 0 " + "C1-" * (MEGABYTES // 3)
        ),
    ),
}
"""A door, and what to throw at it; every one must end in an error of ours."""


@cache
def refusal_of(case: str) -> tuple[TabletopError, float]:
    """Throw a text at its door, once: return the error, and how long that took."""
    return _thrown(case)


def seconds_of(case: str) -> Iterator[float]:
    """Measure how long a door works on a text, up to three times."""
    yield refusal_of(case)[1]
    yield from (_thrown(case)[1] for _ in range(2))


def _thrown(case: str) -> tuple[TabletopError, float]:
    door, text = CASES[case]
    thrown = text()
    began = time.process_time()  # others may be busy on the same machine
    error = refused(door, thrown)
    return error, time.process_time() - began


def mib_of(case: str) -> float:
    """Measure how much memory a door takes for a text, at the most."""
    door, text = CASES[case]
    thrown = text()
    tracemalloc.start()
    try:
        refused(door, thrown)
        return tracemalloc.get_traced_memory()[1] / 2**20
    finally:
        tracemalloc.stop()


def refused(door: Door, text: str | bytes) -> TabletopError:
    """Return the error of a door; any other goes on up."""
    try:
        door(text)
    except TabletopError as error:
        return error
    raise AssertionError("this was not refused")
