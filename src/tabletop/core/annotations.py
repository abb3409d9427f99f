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
_LONGEST: Final = 100
"""So many names of names are followed."""


def unaliased(annotation: Any) -> Any:
    """Look through ``type A = ...``, `Annotated` and `Final` to what they stand for."""
    for _ in range(_LONGEST):
        inner = _behind(annotation)
        if inner is annotation and not isinstance(inner, _ALIASES):
            return NoneType if annotation is None else annotation
        annotation = inner
    raise TypeError(f"the type {annotation} stands for itself")


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


def field_types(cls: type) -> dict[str, Any]:
    """Return what the fields of an attrs class are annotated with, by their name.

    Left out are those that the class works out by itself. Raises `TypeError` where an
    annotation cannot be found.
    """
    try:
        attrs.resolve_types(cls)
    except (NameError, AttributeError) as error:
        reason = f"has an annotation that is not there when it runs ({error})"
        raise TypeError(f"{cls.__name__} {reason}") from None
    return {field.name: field.type for field in attrs.fields(cls) if field.init}


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
    variables = getattr(annotation, "__parameters__", ())
    return annotation[tuple(map(given.get, variables))] if variables else annotation
