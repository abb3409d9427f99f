"""Whether values are what their annotations say: the one place that reads them for it.

A value is well typed if it can be written as JSON and read back equal and of the same
type. So types are exact (True is no whole number, and neither is 1.0), whole numbers
have at most 64 bits, texts hold no half characters, and components no control
characters. Whether a value makes sense in a game is not asked here.

`is_well_typed` is quick; `type_errors` takes its time, and says what is wrong, where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import attrs

from tabletop.core.annotations import field_types, meant, members
from tabletop.core.bags import Bag
from tabletop.core.checks import DEEPEST, check_of
from tabletop.core.content import GameContent
from tabletop.core.grids import Cell, GridMap
from tabletop.strictjson import LARGEST, SURROGATE, shown

__all__ = ["TypeFault", "described", "is_well_typed", "type_errors"]

_WORDS: Final[dict[Any, str]] = {
    NoneType: "None",
    bool: "True or False",
    int: "a whole number",
    float: "a number (float)",
    str: "text",
}
_MISSING: Final = object()


class TypeFault(NamedTuple):
    """One thing that is not what it is annotated to be."""

    path: str
    """Where it is: ``lock.to[1]``; "" for the value itself."""
    expected: str
    """What there should be: ``a whole number``."""
    found: str
    """What there is: ``a float``."""


def is_well_typed(value: object, annotation: Any) -> bool:
    """Whether a value, with all that is in it, is what an annotation says.

    Raises `TypeError` for an annotation that says too little to be saved.
    """
    return check_of(annotation)(value)


def type_errors(value: object, annotation: Any) -> Iterator[TypeFault]:
    """Find what keeps a value from being what an annotation says; nothing if it is.

    Raises `TypeError` for an annotation that says too little to be saved.
    """
    return _faults(value, annotation, (), False)


def described(value: object) -> str:
    """Name any value in a sentence; it never raises."""
    if type(value) in (int, str):
        return shown(value)
    return repr(value) if type(value) in (bool, float) else _kind(value)


def _faults(
    value: Any, annotation: Any, path: tuple[str, ...], is_content: bool
) -> Iterator[TypeFault]:
    """Find faults as deep down as they can be named."""
    if check_of(annotation, is_content)(value):
        return
    kind = _likely(value, annotation)
    is_content = is_content or issubclass(type(value), GameContent)
    deeper = False
    for part, inner, step in _parts(value, kind) if len(path) < DEEPEST else ():
        for fault in _faults(part, inner, (*path, step), is_content):
            deeper = True
            yield fault
    if not deeper:
        told = _strange(value, kind) or (_expected(annotation), _kind(value))
        yield TypeFault("".join(path).removeprefix("."), *told)


def _likely(value: object, annotation: Any) -> Any:
    """Choose from a union what a value is most likely meant to be."""
    kinds = [meant(part) for part in members(meant(annotation))]
    cls = type(value)
    return next((kind for kind in kinds if (get_origin(kind) or kind) is cls), None)


def _parts(value: Any, kind: Any) -> Iterable[tuple[Any, Any, str]]:
    """List what is in a value of that kind: each part, its annotation, its name."""
    cls, inside = type(value), get_args(kind)
    if kind is None:
        return ()
    if attrs.has(cls):
        return [
            (getattr(value, name, _MISSING), annotation, f".{name}")
            for name, annotation in field_types(cls).items()
        ]
    if cls is tuple:
        kinds = inside[:1] * len(value) if inside[-1:] == (Ellipsis,) else inside
        pairs = zip(value, kinds, strict=False)
        return [(*pair, f"[{index}]") for index, pair in enumerate(pairs)]
    if cls is frozenset:
        return [(part, inside[0], "") for part in value]
    if cls is Bag:
        return _pairs(value._counts, inside[0], int)
    if cls is GridMap:
        return _pairs(value._cells, Cell, inside[0])
    return ()


def _pairs(
    pairs: Mapping[Any, Any], key: Any, value: Any
) -> Iterator[tuple[Any, Any, str]]:
    for each, held in pairs.items():
        yield each, key, ""
        yield held, value, ""


def _strange(value: Any, kind: Any) -> tuple[str, str] | None:
    """Say what is wrong about a value of the right class, with no wrong part."""
    cls = type(value)
    if kind is None:
        return None
    if cls is int:
        bits = LARGEST.bit_length()
        return f"a whole number of at most {bits} bits", f"one of {value.bit_length()}"
    if cls is str:
        what = "half characters" if SURROGATE.search(value) else "control characters"
        return f"text without {what}", shown(value)
    if cls is float:
        return "a number that is finite", str(value)
    if cls is tuple and Ellipsis not in get_args(kind):
        return f"a tuple of {len(get_args(kind))}", f"one of {len(value)}"
    levels = f"{DEEPEST} levels"
    return f"{_a(cls.__name__)} of at most {levels}", f"one of more than {levels}"


def _expected(annotation: Any) -> str:
    """Say what an annotation asks for."""
    parts = members(annotation)
    if len(parts) != 1:
        return " or ".join(_expected(part) for part in parts) or "nothing"
    if hasattr(parts[0], "__supertype__"):
        return f"{_expected(parts[0].__supertype__)} ({parts[0].__name__})"
    kind = parts[0]
    if kind in _WORDS:
        return _WORDS[kind]
    if get_origin(kind) is Literal:
        return " or ".join(shown(choice) for choice in get_args(kind))
    return _a((get_origin(kind) or kind).__name__)


def _kind(value: object) -> str:
    """Say of which class a value is."""
    if value is _MISSING:
        return "missing"
    return "None" if value is None else _a(type(value).__name__)


def _a(name: str) -> str:
    return f"an {name}" if name[:1] in "AEIOUaeiou" else f"a {name}"
