"""Numbers, texts, truth, null, enums and literals: exact types, no coercion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin

from cattrs import Converter

from tabletop.core.annotations import meant
from tabletop.core.refusals import GameRule
from tabletop.serialization.faults import Fault
from tabletop.strictjson import shown

__all__ = ["Hook", "add_plain", "enum_data", "enums_in"]

Hook: TypeAlias = Callable[[Any, Any], Any]
"""Reads a value: (JSON data, class) -> value."""

_NAMES: Final[dict[type, str]] = {
    int: "a whole number",
    str: "text",
    bool: "true or false",
    float: "a number",
    NoneType: "null",
}


def add_plain(converter: Converter) -> None:
    """Teach the converter to read plain values."""
    for cls in (Enum, *_NAMES):
        converter.register_structure_hook(cls, _exactly(cls))
    converter.register_structure_hook_factory(_is_literal, _literal_hook)


def enums_in(annotation: Any) -> Iterator[type[Enum]]:
    """Find the enums that an annotation speaks of."""
    annotation = meant(annotation)
    if _is_enum(annotation):
        yield annotation
    for part in get_args(annotation):
        yield from enums_in(part)


def enum_data(member: Any) -> Any:
    """Turn a member into what JSON says for it: its value, of a rule its name."""
    return member.name if isinstance(member, GameRule) else _plain(member.value)[1]


def _exactly(cls: type) -> Hook:
    def read_plain(value: Any, kind: Any) -> Any:
        if kind is cls and type(value) is cls:
            return value
        if _is_enum(kind):  # cattrs takes a StrEnum for a text
            return _enum_hook(kind)(value, kind)
        if type(value) is cls:
            return value
        if cls is float and type(value) is int:
            return float(value)
        raise Fault(f"expected {_NAMES[cls]}, found {shown(value)}")

    return read_plain


def _is_enum(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Enum)


@cache
def _enum_hook(cls: Any) -> Hook:
    known = {_plain(enum_data(member)): member for member in cls}
    return _one_of(known, cls._missing_)


def _is_literal(cls: Any) -> bool:
    return get_origin(cls) is Literal


def _literal_hook(cls: Any) -> Hook:
    return _one_of({_plain(choice): choice for choice in get_args(cls)})


def _plain(value: Any) -> Any:
    """Return what JSON says for a value of an enum; with its type, as 1 is not true."""
    own = str.__str__(value) if isinstance(value, str) else value
    return type(own), own


def _one_of(known: dict[Any, Any], missing: Callable[[Any], Any] | None = None) -> Hook:
    """Read one of some values; `missing` may raise an own sentence for another."""
    choice = ", ".join(shown(own) for _, own in known)

    def read_member(value: Any, _: Any) -> Any:
        wanted = (type(value), value)
        if not isinstance(value, dict | list) and wanted in known:
            return known[wanted]
        if missing is not None and type(value) is str:
            missing(value)
        raise Fault(f"expected one of {choice}, found {shown(value)}")

    return read_member
