"""attrs classes as objects: exactly their saved fields, no more and no fewer.

Where a converter is brief, fields that are at their defaults are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override

from tabletop.serialization.faults import Fault, first_fault
from tabletop.serialization.plain import Hook, enum_data, enums_in
from tabletop.strictjson import shown, step

__all__ = ["add_classes", "saved_fields"]


def add_classes(converter: Converter, is_brief: bool) -> None:
    """Teach the converter attrs classes."""
    taught: set[Any] = set()
    converter.register_structure_hook_factory(
        attrs.has, lambda cls: _class_reader(converter, cls, is_brief)
    )
    converter.register_unstructure_hook_factory(
        attrs.has, lambda cls: _class_writer(converter, cls, is_brief, taught)
    )


def saved_fields(cls: Any) -> tuple[list[str], list[str]]:
    """Split the names of fields: those that are part of the value, and its news."""
    kept: list[str] = []
    left_out: list[str] = []
    for field in attrs.fields(cls):
        (kept if field.init and field.eq else left_out).append(field.name)
    return kept, left_out


def _class_reader(converter: Converter, cls: Any, is_brief: bool) -> Hook:
    """Read exactly the keys of a class, each as its annotation says.

    Most classes are read a few times only, so no code is written for each, as cattrs
    would: that takes longer than reading.
    """
    attrs.resolve_types(cls)
    kept, _ = saved_fields(cls)
    needed = [
        field.name
        for field in attrs.fields(cls)
        if field.name in kept and not (is_brief and field.default is not attrs.NOTHING)
    ]
    readers: dict[str, tuple[str, Hook, Any]] = {}

    def read_class(value: Any, _: Any) -> Any:
        _check_keys(value, cls, kept, needed)
        if not readers:  # not before: a class may hold others of itself
            readers.update(_readers(converter, cls, kept))
        made: dict[str, Any] = {}
        name = ""
        try:
            for name, item in value.items():
                alias, read, kind = readers[name]
                made[alias] = read(item, kind)
        except Exception as error:
            fault = first_fault(error).under(step(name))
        else:
            return cls(**made)
        raise fault

    return read_class


def _check_keys(value: Any, cls: Any, kept: list[str], needed: list[str]) -> None:
    if type(value) is not dict:
        raise Fault(f"expected an object ({cls.__name__}), found {shown(value)}")
    for name in needed:
        if name not in value:
            raise Fault(f"{cls.__name__} has no {name!r}")
    for name in value:
        if name not in kept:
            raise Fault(f"unknown key {shown(name)} in {cls.__name__}")


def _readers(
    converter: Converter, cls: Any, kept: list[str]
) -> dict[str, tuple[str, Hook, Any]]:
    """By the name of a field: its name in the constructor, what reads it, its type."""
    return {
        field.name: (
            field.alias or field.name,
            converter.get_structure_hook(field.type),
            field.type,
        )
        for field in attrs.fields(cls)
        if field.name in kept
    }


def _class_writer(
    converter: Converter, cls: Any, is_brief: bool, taught: set[Any]
) -> Callable[[Any], Any]:
    attrs.resolve_types(cls)
    _, left_out = saved_fields(cls)
    for field in attrs.fields(cls):
        for enum in enums_in(field.type):  # cattrs takes a StrEnum for a text
            if enum not in taught:  # it forgets all writers when it is taught
                taught.add(enum)
                converter.register_unstructure_hook(enum, enum_data)
    write_class: Callable[[Any], Any] = make_dict_unstructure_fn(
        cls, converter, _cattrs_omit_if_default=is_brief, **_omitting(left_out)
    )
    return write_class


def _omitting(names: list[str]) -> dict[str, Any]:
    return {name: override(omit=True) for name in names}
