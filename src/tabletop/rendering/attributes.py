"""Attributes that may not stand beside a class, and the classes written instead.

Before version 6.10 Qt reads what belongs together from one place only: a line whose
width is an attribute loses the colour that its class gives it, and letters that an
attribute centres lose their size. So a picture says by classes what goes with classes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from typing import Final, TypeAlias

from tabletop.rendering.palette import SIZES

__all__ = ["Attributes", "Classes", "in_classes"]

Attributes: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, in the order in which they are written."""

Classes: TypeAlias = MutableMapping[str, tuple[str, str]]
"""What classes stand for: a property of CSS and its value."""

_OF_FILLS: Final = {"fill-opacity": "fill-", "fill-rule": "fill-"}
_OF_LINES: Final = {
    "stroke-dasharray": "dash",
    "stroke-linecap": "cap-",
    "stroke-linejoin": "join-",
    "stroke-opacity": "veil",
    "stroke-width": "w",
}
_OF_LETTERS: Final = {
    "font-size": "size",
    "font-style": "style-",
    "font-weight": "weight",
    "text-anchor": "at-",
}
_KINDRED: Final[Mapping[str, Mapping[str, str]]] = {
    "f-": _OF_FILLS,
    "s-": _OF_LINES,
    **dict.fromkeys((*SIZES, "bold"), _OF_LETTERS),
}
"""By class, or how it begins: what goes with it, and how the class for that begins."""

_MOVABLE: Final = frozenset(_OF_FILLS | _OF_LINES | _OF_LETTERS)

_SIMPLE: Final = re.compile(r"[a-z0-9. ]+")
_SPELT: Final = str.maketrans(". ", "_-")
"""Values that can be part of a class, and how: ``w2_5``, ``dash9-6``, ``at-middle``."""


def in_classes(attributes: Attributes, classes: Classes) -> Attributes:
    """Say by classes what goes with the classes of an element.

    What the new classes stand for is added to `classes`; equal ones have equal names.
    """
    given = dict(attributes)
    if "class" not in given or _MOVABLE.isdisjoint(given):
        return attributes
    kinds = given["class"].split()
    kindred: dict[str, str] = {}
    for kind in kinds:
        kindred |= _KINDRED.get(kind) or _KINDRED.get(kind[:2], {})
    for name, value in attributes:
        if name in kindred and _SIMPLE.fullmatch(value):
            kind = kindred[name] + value.translate(_SPELT)
            classes[kind] = name, f"{value}px" if name == "font-size" else value
            kinds.append(kind)
            del given[name]
    given["class"] = " ".join(kinds)
    return tuple(given.items())
