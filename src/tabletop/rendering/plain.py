"""The picture and the sentences a game has when it brings none.

Both are read off classes and fields: the picture has a field a line, the news have a
sentence an event.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Final, get_args

import attrs

from tabletop.core.annotations import members
from tabletop.core.events import news_of
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule
from tabletop.rendering.style import PLAIN_TEXT, TextStyle

__all__ = ["plain_news", "plain_svg", "plain_text"]

_LINE: Final = 30
_MARGIN: Final = 20
_LETTER: Final = 11
"""Units that a letter is given, on average."""
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_WAYS: Final = {"source": "from", "to": "to", "at": "at"}
"""Fields that say where, and how a sentence says it."""


def plain_text(title: str, view: object, style: TextStyle = PLAIN_TEXT) -> str:
    """List the fields of a view under the title of its game."""
    facts = _facts(view)
    width = max(len(name) for name, _ in facts)
    lines = [f"{name:<{width}}  {value}".strip() for name, value in facts]
    text = "\n".join([title, *lines])
    return text.encode("ascii", "backslashreplace").decode() if style.ascii else text


def plain_svg(title: str, view: object) -> str:
    """Set the same lines as an SVG card."""
    from tabletop.rendering.svg import Size, picture, words  # slow to import

    facts = _facts(view)
    column = _MARGIN + _LETTER * (max(len(name) for name, _ in facts) + 2)
    widest = max(len(title) * 2, *(len(value) for _, value in facts))
    lines = [words(_MARGIN, _MARGIN + 26, title, Size.HEADING, bold=True)]
    for number, (name, value) in enumerate(facts, 2):
        y = _MARGIN + _LINE * number
        lines += [words(_MARGIN, y, name, fill="muted"), words(column, y, value)]
    return picture(
        title,
        plain_text(title, view),
        column + _LETTER * widest + _MARGIN,
        _LINE * (len(facts) + 1) + 2 * _MARGIN,
        *lines,
    )


def _facts(view: object) -> list[tuple[str, str]]:
    """Name the fields that make up a position, with what is in them."""
    cls = type(view)
    fields = attrs.fields(cls) if attrs.has(cls) else ()
    named = [
        (field.name, repr(getattr(view, field.name))) for field in fields if field.eq
    ]
    return named or [("", repr(view))]


# -- the news


def plain_news(view: object) -> str:
    """Tell the news of a view, a sentence an event; "" where there are none.

    A sentence is read off class and fields: ``Disc moved from A1 to B1: player 0.``
    """
    return " ".join(_sentence(event) for event in news_of(view))


def _sentence(event: Any) -> str:
    cls = type(event)
    if not attrs.has(cls):
        return str(event)
    with contextlib.suppress(NameError):  # annotations that only a type checker reads
        attrs.resolve_types(cls)
    told = _class_words(event) + "".join(_ways(event))
    facts = ", ".join(_facts_of(event))
    told = f"{told}: {facts}." if facts else f"{told}."
    return told[0].upper() + told[1:]


def _ways(event: Any) -> Iterator[str]:
    """Say from where to where."""
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        if field.name in _WAYS and value is not None:
            yield f" {_WAYS[field.name]} {_value(value, _names_seats(field))}"


def _facts_of(event: Any) -> Iterator[str]:
    """Say everything else; the first fact needs no name if the class has it."""
    known = _class_words(event)
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        if field.name not in _WAYS and value is not None:
            yield _fact(field.name, value, _value(value, _names_seats(field)), known)
            known = ""


def _fact(name: str, value: object, text: str, known: str) -> str:
    """Tell a field, without its name where `known` words or the value say it."""
    label = name.replace("_", " ")
    if isinstance(value, bool):
        return label if value else f"not {label}"
    if name == "player" or attrs.has(type(value)):
        return text
    said = {word.removesuffix("s") for word in known.split()}
    return text if label.removesuffix("s") in said else f"{label} {text}"


def _names_seats(field: Any) -> bool:
    """Whether the numbers in a field are players, alone or in a row."""
    if field.name == "player":
        return True
    inside = get_args(field.type)
    repeated = len(inside) == 2 and inside[1] is Ellipsis
    return PlayerId in members(inside[0] if repeated else field.type)


def _value(value: Any, names_seats: bool = False) -> str:
    """Tell a value; where it names seats, its numbers are players."""
    if value is None:
        return "none"
    if names_seats and type(value) is int:
        return f"player {value}"
    if isinstance(value, GameRule):
        return value.name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple | frozenset):
        return _row(value, names_seats)
    if not attrs.has(type(value)):
        return str(value)
    fields = attrs.fields(type(value))
    inside = (_value(getattr(value, field.name)) for field in fields)
    return " ".join([_class_words(value), *inside])


def _row(values: Iterable[Any], names_seats: bool) -> str:
    told = [_value(value, names_seats) for value in values]
    if not names_seats and {type(value) for value in values} == {int}:
        return ",".join(told)
    return told[0] if len(told) == 1 else f"({' '.join(told)})"


def _class_words(value: object) -> str:
    return _HUMP.sub(" ", type(value).__name__).lower()
