"""One of several: classes by their tag, plain values by their JSON type."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Union, get_origin

import attrs
from cattrs import Converter

from tabletop.core.annotations import meant, members, unaliased
from tabletop.serialization.faults import Fault
from tabletop.serialization.plain import Hook
from tabletop.strictjson import Json, shown

__all__ = ["add_aliases", "add_unions", "tagged", "union_reader"]


def add_aliases(converter: Converter) -> None:
    """Teach the converter to look through what ``type A = ...`` makes."""

    def is_alias(cls: Any) -> bool:
        return unaliased(cls) is not cls

    def reader(cls: Any) -> Hook:
        kind = unaliased(cls)
        return lambda value, _: converter.structure(value, kind)

    def writer(cls: Any) -> Callable[[Any], Any]:
        kind = unaliased(cls)
        return lambda value: converter.unstructure(value, kind)

    converter.register_structure_hook_factory(is_alias, reader)
    converter.register_unstructure_hook_factory(is_alias, writer)


def add_unions(converter: Converter) -> None:
    """Teach the converter unions."""

    def is_union(cls: Any) -> bool:
        return get_origin(cls) in (Union, UnionType)

    converter.register_structure_hook_factory(
        is_union, lambda cls: union_reader(converter, members(cls))
    )
    converter.register_unstructure_hook_factory(
        is_union, lambda cls: _union_writer(converter, members(cls))
    )


def tagged(converter: Converter, value: object) -> dict[str, Json]:
    """Write an attrs value with the name of its class."""
    return {"type": type(value).__name__, **converter.unstructure(value)}


def union_reader(converter: Converter, parts: tuple[Any, ...]) -> Hook:
    """Read a member of a union.

    One class beside plain values needs no tag; a union of actions always has one.
    """
    classes = _by_name(parts)
    plain = _plain(parts)
    untagged = _is_untagged(parts)

    def read_member(value: Any, _: Any) -> Any:
        if value is None and NoneType in parts:
            return None
        if type(value) is dict and classes:
            if untagged:
                return converter.structure(value, next(iter(classes.values())))
            return _read_tagged(converter, value, classes)
        return _read_plain(converter, value, plain, classes)

    return read_member


def _union_writer(converter: Converter, parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    untagged = _is_untagged(parts)
    annotations = {_class_of(kind): kind for kind in _plain(parts)}

    def write_member(value: Any) -> Any:
        if attrs.has(type(value)) and not untagged:
            return tagged(converter, value)
        return converter.unstructure(value, annotations.get(type(value)))

    return write_member


def _by_name(parts: tuple[Any, ...]) -> dict[str, Any]:
    """Map tags to classes; TypeError where a tag would not tell them apart."""
    classes: dict[str, Any] = {}
    for part in filter(attrs.has, parts):
        if part.__name__ in classes:
            raise TypeError(f"two classes of one union are called {part.__name__}")
        if not _is_untagged(parts) and "type" in attrs.fields_dict(part):
            raise TypeError(f"{part.__name__}.type is where JSON writes the class")
        classes[part.__name__] = part
    return classes


def _is_untagged(parts: tuple[Any, ...]) -> bool:
    return len(parts) > 1 and sum(map(attrs.has, parts)) == 1


def _plain(parts: tuple[Any, ...]) -> list[Any]:
    return [part for part in parts if not attrs.has(part) and part is not NoneType]


def _class_of(kind: Any) -> Any:
    """Find the class that values of an annotation have."""
    return get_origin(meant(kind)) or meant(kind)


def _read_tagged(
    converter: Converter, value: dict[str, Any], classes: dict[str, Any]
) -> Any:
    choice = ", ".join(classes)
    if "type" not in value:
        raise Fault(f'the object has no "type": one of {choice}')
    tag = value["type"]
    if type(tag) is not str or tag not in classes:
        raise Fault(f"expected one of {choice}, found {shown(tag)}", ".type")
    rest = {name: item for name, item in value.items() if name != "type"}
    return converter.structure(rest, classes[tag])


def _read_plain(
    converter: Converter, value: Any, plain: list[Any], classes: dict[str, Any]
) -> Any:
    faults = []
    for kind in plain:
        try:
            return converter.structure(value, kind)
        except Fault as fault:
            faults.append(fault)
    if len(faults) == 1 and not classes:
        raise faults[0]
    names = [getattr(kind, "__name__", str(kind)) for kind in plain]
    choice = " or ".join([*names, *classes]) or "nothing"
    raise Fault(f"expected {choice}, found {shown(value)}")
