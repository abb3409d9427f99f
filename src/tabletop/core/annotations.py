"""What annotations mean, whatever they are called; no value is looked at here."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Never, Union, get_args, get_origin

import attrs
from typing_extensions import TypeAliasType

__all__ = ["field_types", "meant", "members", "unaliased"]

_ALIASES: Final = (TypeAliasType, getattr(typing, "TypeAliasType", TypeAliasType))
"""What ``type A = ...`` makes, on this Python and on older ones."""


def unaliased(annotation: Any) -> Any:
    """Look through ``type A = ...``, `Annotated` and `Final` to what they stand for."""
    seen: list[object] = []
    while (inner := _behind(annotation)) is not annotation:
        seen.append(annotation)
        if any(inner is each for each in seen):
            raise TypeError(f"the type {annotation} stands for itself")
        annotation = inner
    return NoneType if annotation is None else annotation


def meant(annotation: Any) -> Any:
    """Look through the names given by `NewType` as well."""
    annotation = unaliased(annotation)
    while hasattr(annotation, "__supertype__"):
        annotation = unaliased(annotation.__supertype__)
    return annotation


def members(annotation: object) -> tuple[Any, ...]:
    """Flatten a union into its members; Never has none, any other only itself."""
    annotation = unaliased(annotation)
    if annotation is Never:
        return ()
    if get_origin(annotation) in (Union, UnionType):
        return tuple(
            member for part in get_args(annotation) for member in members(part)
        )
    return (annotation,)


def field_types(cls: Any) -> dict[str, Any]:
    """Return what the fields of an attrs class are annotated with, by their name.

    Left out are those that the class works out by itself. `cls` may be a generic class
    with its arguments. Raises `TypeError` where an annotation cannot be found.
    """
    origin = get_origin(cls) or cls
    try:
        attrs.resolve_types(origin)
    except (NameError, AttributeError) as error:
        reason = f"has an annotation that is not there when it runs ({error})"
        raise TypeError(f"{origin.__name__} {reason}") from None
    given = dict(
        zip(getattr(origin, "__parameters__", ()), get_args(cls), strict=False)
    )
    fields = [field for field in attrs.fields(origin) if field.init]
    return {field.name: _filled_in(field.type, given) for field in fields}


def _behind(annotation: Any) -> Any:
    """Go one step towards what an annotation stands for."""
    if isinstance(annotation, _ALIASES):
        return annotation.__value__
    origin = get_origin(annotation)
    if isinstance(origin, _ALIASES):
        given = dict(zip(origin.__type_params__, get_args(annotation), strict=True))
        return _filled_in(origin.__value__, given)
    if origin in (Annotated, Final):
        return get_args(annotation)[0]
    return annotation


def _filled_in(annotation: Any, given: Mapping[Any, Any]) -> Any:
    """Put arguments in the place of the type variables that stand for them."""
    if annotation in given:
        return given[annotation]
    if not given or not (open_ones := getattr(annotation, "__parameters__", ())):
        return annotation
    return annotation[tuple(given.get(each, each) for each in open_ones)]
