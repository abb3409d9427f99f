"""The notation of a game that brings none: class name and fields, ``PlaceTile 4``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from enum import Enum

import attrs
from typing_extensions import TypeVar

from tabletop.errors import NotationError

__all__ = ["format_action", "read_among"]

T = TypeVar("T")


def format_action(action: object) -> str:
    """Write the name of the class and the fields after the player."""
    cls = type(action)
    if not attrs.has(cls):
        return str(action)
    fields = [field.name for field in attrs.fields(cls) if field.name != "player"]
    words = [_word(getattr(action, name)) for name in fields]
    return " ".join([cls.__name__, *words])


def read_among(text: str, actions: Iterable[T], write: Callable[[T], str]) -> T:
    """Find the one action that is written as `text`; NotationError if none is."""
    wanted = " ".join(text.split())
    written = {write(action): action for action in actions}
    if wanted in written:
        return written[wanted]
    near = get_close_matches(wanted, written, n=3)
    hint = f"did you mean {', '.join(near)}?" if near else f"e.g. {_some(written)}"
    raise NotationError(text, f"it is none of the {len(written)} possible ones; {hint}")


def _word(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple | frozenset):
        return "(" + " ".join(_word(item) for item in value) + ")"
    if attrs.has(type(value)):
        return "(" + format_action(value) + ")"
    return str(value)


def _some(written: Iterable[str]) -> str:
    return ", ".join(list(written)[:3]) or "nothing can be said here"
