"""What happened, as sentences: any event of any game, read off its class and fields."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, get_args

import attrs

from tabletop.cli.words import player_name
from tabletop.core.classes import members
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule

__all__ = ["event_text", "events_text"]

_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_WAYS: Final = {"source": "from", "to": "to", "at": "at"}
"""Fields that say where, and how a sentence says it."""

Names = tuple[str, ...]


def events_text(
    events: Iterable[object], actor: object = None, names: Names = ()
) -> str:
    """Tell events, a sentence each."""
    return " ".join(event_text(event, actor, names) for event in events)


def event_text(event: Any, actor: object = None, names: Names = ()) -> str:
    """Tell an event in a sentence: ``Disc moved from A1 to B1.``, ``Coin gained.``.

    Whose it is is left out where that is `actor`; other players are called by `names`.
    """
    cls = type(event)
    if not attrs.has(cls):
        return str(event)
    with contextlib.suppress(NameError):  # annotations that only a type checker reads
        attrs.resolve_types(cls)
    told = _class_words(event)
    facts: list[str] = []
    for field in attrs.fields(cls):
        value = getattr(event, field.name)
        if value is None or (field.name == "player" and value == actor):
            continue
        text = _value(value, names if _names_seats(field) else None)
        if field.name in _WAYS:
            told += f" {_WAYS[field.name]} {text}"
        else:
            known = "" if facts else _class_words(event)
            facts.append(_fact(field.name, value, text, known))
    told = f"{told}: {', '.join(facts)}." if facts else f"{told}."
    return told[0].upper() + told[1:]


def _fact(name: str, value: object, text: str, known: str) -> str:
    """Tell a field, without its name where `known` words or the value say it."""
    words = name.replace("_", " ")
    if isinstance(value, bool):
        return words if value else f"not {words}"
    if name == "player" or attrs.has(type(value)):
        return text
    said = {word.removesuffix("s") for word in known.split()}
    return text if words.removesuffix("s") in said else f"{words} {text}"


def _names_seats(field: Any) -> bool:
    """Whether the numbers in a field are players, alone or in a row."""
    if field.name == "player":
        return True
    inside = get_args(field.type)
    repeated = len(inside) == 2 and inside[1] is Ellipsis
    return PlayerId in members(inside[0] if repeated else field.type)


def _value(value: Any, seats: Names | None = None) -> str:
    """Tell a value; with `seats`, its numbers are players, called so."""
    if value is None:
        return "none"
    if seats is not None and type(value) is int:
        return player_name(PlayerId(value), seats)
    if isinstance(value, GameRule):
        return value.name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple | frozenset):
        return _row(value, seats)
    if not attrs.has(type(value)):
        return str(value)
    fields = attrs.fields(type(value))
    inside = (_value(getattr(value, field.name)) for field in fields)
    return " ".join([_class_words(value), *inside])


def _row(values: Iterable[Any], seats: Names | None) -> str:
    told = [_value(value, seats) for value in values]
    if seats is None and {type(value) for value in values} == {int}:
        return ",".join(told)
    return told[0] if len(told) == 1 else f"({' '.join(told)})"


def _class_words(value: object) -> str:
    return _HUMP.sub(" ", type(value).__name__).lower()
