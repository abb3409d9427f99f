"""Whether the fields of an action hold what their annotations say."""

from __future__ import annotations

from enum import Enum
from typing import Any, get_args, get_origin

import attrs

from tabletop.core.classes import members

__all__ = ["misfit"]


def misfit(value: object) -> str | None:
    """Name the first field of an attrs value that holds something else, or None."""
    cls = type(value)
    if not attrs.has(cls):
        return None
    attrs.resolve_types(cls)
    wrong = (
        field.name
        for field in attrs.fields(cls)
        if not _fits(getattr(value, field.name), field.type)
    )
    return next(wrong, None)


def _fits(value: object, annotation: Any) -> bool:
    """Whether a value is of an annotated type; annotations unknown here fit all."""
    parts = members(annotation)
    if len(parts) > 1:
        return any(_fits(value, part) for part in parts)
    kind = getattr(annotation, "__supertype__", annotation)
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and _items_fit(value, get_args(kind))
    if not isinstance(kind, type):
        return True
    if issubclass(kind, Enum) or not issubclass(kind, int | str):
        return isinstance(value, kind) and misfit(value) is None
    return type(value) is kind or (kind is str and isinstance(value, str))


def _items_fit(values: tuple[object, ...], inside: tuple[Any, ...]) -> bool:
    if len(inside) == 2 and inside[1] is Ellipsis:
        return all(_fits(value, inside[0]) for value in values)
    if len(values) != len(inside):
        return False
    return all(_fits(value, kind) for value, kind in zip(values, inside, strict=True))
