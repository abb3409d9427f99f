"""The one converter, put together."""

from __future__ import annotations

from cattrs import Converter

from tabletop.serialization.classes import add_classes
from tabletop.serialization.containers import add_containers
from tabletop.serialization.plain import add_plain
from tabletop.serialization.unions import add_aliases, add_unions

__all__ = ["new_converter"]


def new_converter(*, is_brief: bool = False) -> Converter:
    """Build a converter that knows everything that values are made of.

    A brief one leaves out the fields of classes that are at their defaults.
    """
    converter = Converter(detailed_validation=True)
    add_plain(converter)
    add_containers(converter)
    add_unions(converter)
    add_classes(converter, is_brief)
    add_aliases(converter)
    return converter
