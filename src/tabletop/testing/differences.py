"""Where two values differ, and where one could change; told with the path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias

import attrs

__all__ = ["Known", "difference", "mutable_part", "shown"]

Known: TypeAlias = dict[int, object]
"""Values that were looked through before and cannot change, by identity."""

_ATOMS: Final = (int, str, float, complex, bytes, type(None), Enum, type)


def difference(path: str, found: object, expected: object) -> str | None:
    """Say where `found` differs from `expected` as a position, or return None.

    Stricter than ``==``: True is not 1, and a list is no tuple. Fields that are not
    compared, such as news, are left out here too.
    """
    if found is expected:
        return None
    if type(found) is not type(expected):
        return f"{path} is {shown(found)}, not {shown(expected)}"
    if isinstance(found, _ATOMS) and found == expected:
        return None
    for step, one, other in _parts(found, expected):
        if (inner := difference(path + step, one, other)) is not None:
            return inner
    if found != expected:
        return f"{path} is {shown(found)}, not {shown(expected)}"
    return None


def mutable_part(path: str, value: Any, known: Known) -> str | None:
    """Say which part of a value could be changed in place, or None."""
    if isinstance(value, _ATOMS) or id(value) in known:
        return None
    cls: Any = type(value)
    kind = cls.__name__
    if not _is_frozen(cls) or not (_is_hashable(value) or _has_parts(value)):
        return f"{path} is a {kind}, which can be changed"
    for step, part in _inside(value):
        if (inner := mutable_part(path + step, part, known)) is not None:
            return inner
    if not _is_hashable(value):
        return f"{path} is a {kind} that cannot be hashed"
    known[id(value)] = value
    return None


def shown(value: object) -> str:
    """Name a value in a sentence, shortened."""
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def _parts(found: Any, expected: Any) -> Iterable[tuple[str, object, object]]:
    """Pair the parts of two values of one type."""
    cls: Any = type(found)
    for name, compared in _fields(cls):
        if compared:
            yield f".{name}", getattr(found, name), getattr(expected, name)
    if isinstance(found, tuple):
        for index, (one, other) in enumerate(zip(found, expected, strict=False)):
            yield f"[{index}]", one, other
    elif isinstance(found, Mapping | frozenset):
        twins = {each: each for each in expected}
        for each in found:
            yield f"[{each!r}]", each, twins.get(each, each)
    if isinstance(found, Mapping):
        for key in [*found, *(key for key in expected if key not in found)]:
            yield f"[{key!r}]", found.get(key), expected.get(key)


def _inside(value: Any) -> Iterable[tuple[str, object]]:
    """List the parts of one value, those that are not compared as well."""
    cls: Any = type(value)
    for name, _ in _fields(cls):
        yield f".{name}", getattr(value, name)
    if isinstance(value, tuple | frozenset):
        for index, item in enumerate(value):
            yield f"[{index}]", item
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield f"[{key!r}]", key
            yield f"[{key!r}]", item


def _has_parts(value: object) -> bool:
    cls: Any = type(value)
    return isinstance(value, tuple) or bool(_fields(cls))


def _is_hashable(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


@cache
def _is_frozen(cls: Any) -> bool:
    """Whether a class of fields refuses to have them set; True for any other class."""
    names = [name for name, _ in _fields(cls)]
    try:
        probe = object.__new__(cls) if names else None
        for name in names:
            setattr(probe, name, None)
    except AttributeError:
        return True
    except Exception:
        return False
    return not names


@cache
def _fields(cls: Any) -> list[tuple[str, bool]]:
    """Name the fields of a class, and say of each whether it is compared."""
    if attrs.has(cls):
        return [(field.name, bool(field.eq)) for field in attrs.fields(cls)]
    if is_dataclass(cls):
        return [(field.name, field.compare) for field in dataclass_fields(cls)]
    return []
