"""attrs classes as objects: exactly their saved fields, no more and no fewer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from tabletop.serialization.faults import Fault
from tabletop.serialization.plain import Hook, enum_data, enums_in
from tabletop.strictjson import shown

__all__ = ["add_classes", "saved_fields"]


def add_classes(converter: Converter) -> None:
    """Teach the converter attrs classes."""
    taught: set[Any] = set()
    converter.register_structure_hook_factory(
        attrs.has, lambda cls: _class_reader(converter, cls)
    )
    converter.register_unstructure_hook_factory(
        attrs.has, lambda cls: _class_writer(converter, cls, taught)
    )


def saved_fields(cls: Any) -> tuple[list[str], list[str]]:
    """Split the names of fields: those that are part of the value, and its news."""
    kept: list[str] = []
    left_out: list[str] = []
    for field in attrs.fields(cls):
        (kept if field.init and field.eq else left_out).append(field.name)
    return kept, left_out


def _class_reader(converter: Converter, cls: Any) -> Hook:
    """Let cattrs read a class, after checking that exactly its keys are there."""
    attrs.resolve_types(cls)
    kept, left_out = saved_fields(cls)
    structure = make_dict_structure_fn(cls, converter, **_omitting(left_out))

    def read_class(value: Any, _: Any) -> Any:
        if type(value) is not dict:
            raise Fault(f"expected an object ({cls.__name__}), found {shown(value)}")
        for name in kept:
            if name not in value:
                raise Fault(f"{cls.__name__} has no {name!r}")
        for name in value:
            if name not in kept:
                raise Fault(f"unknown key {shown(name)} in {cls.__name__}")
        return structure(value, cls)

    return read_class


def _class_writer(
    converter: Converter, cls: Any, taught: set[Any]
) -> Callable[[Any], Any]:
    attrs.resolve_types(cls)
    _, left_out = saved_fields(cls)
    for field in attrs.fields(cls):
        for enum in enums_in(field.type):  # cattrs takes a StrEnum for a text
            if enum not in taught:  # it forgets all writers when it is taught
                taught.add(enum)
                converter.register_unstructure_hook(enum, enum_data)
    write_class: Callable[[Any], Any] = make_dict_unstructure_fn(
        cls, converter, **_omitting(left_out)
    )
    return write_class


def _omitting(names: list[str]) -> dict[str, Any]:
    return {name: override(omit=True) for name in names}
