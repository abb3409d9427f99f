"""The notation of a game that brings none: class name and fields, ``PlaceTile 4``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from enum import Enum

import attrs
from typing_extensions import TypeVar

from tabletop.errors import NotationError

__all__ = ["format_action", "read_among", "undescribed", "word"]

T = TypeVar("T")


def format_action(action: object) -> str:
    """Write the name of the class and the fields after the player."""
    cls = type(action)
    if not attrs.has(cls):
        return str(action)
    fields = [field.name for field in attrs.fields(cls) if field.name != "player"]
    words = [word(getattr(action, name)) for name in fields]
    return " ".join([cls.__name__, *words])


def undescribed(view: object, action: object) -> str:
    """Say nothing more of an action than its notation does."""
    return ""


def read_among(text: str, actions: Iterable[T], write: Callable[[T], str]) -> T:
    """Find the one action that is written as `text`; NotationError if none is."""
    wanted = _spaced(text)
    written = {_spaced(write(action)): action for action in actions}
    if wanted in written:
        return written[wanted]
    if not written:
        raise NotationError(text, "nothing can be said here")
    near = get_close_matches(wanted[:100], written, n=3)
    told = [write(written[each]) for each in near or [*written][:3]]
    hint = f"did you mean {', '.join(told)}?" if near else f"e.g. {', '.join(told)}"
    raise NotationError(text, f"it is none of the {len(written)} possible ones; {hint}")


def _spaced(text: str) -> str:
    return " ".join(text.split()).casefold()


def word(value: object) -> str:
    """Write the value of a field."""
    if value is None:
        return "-"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "(" + " ".join(word(item) for item in value) + ")"
    if isinstance(value, frozenset):  # sorted, as its order differs by process
        return "(" + " ".join(sorted(word(item) for item in value)) + ")"
    if attrs.has(type(value)):
        return "(" + format_action(value) + ")"
    return str(value)
