"""How faults are found and told that any component can have, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core.content import ContentFault

T = TypeVar("T")

Placed: TypeAlias = tuple[str, T]
"""A part, behind the JSON path to it."""


def listed(path: str, parts: Iterable[T]) -> list[Placed[T]]:
    """List the parts of a table, each with its place."""
    return [(f"{path}[{index}]", part) for index, part in enumerate(parts)]


def total_faults(
    path: str, what: str, wanted: int, found: int
) -> Iterator[ContentFault]:
    """Hold the number of something to what the box holds."""
    if found != wanted:
        yield path, f"there are {wanted} {what}, not {found}"


def id_faults(what: str, ids: Iterable[Placed[object]]) -> Iterator[ContentFault]:
    """Hold ids to what the notation can write: one word, told apart in any case."""
    seen: set[str] = set()
    for path, each in ids:
        word = str(each)
        if not word.replace("_", "").isalnum():
            reason = f"the {what} id {word!r} is not one word of letters and digits"
            yield path, reason
        if word.casefold() in seen:
            yield path, f"the {what} {word} is there twice"
        seen.add(word.casefold())


def figure_faults(
    path: str, what: str, value: attrs.AttrsInstance, **least: int
) -> Iterator[ContentFault]:
    """Hold all whole numbers of a value to a least one, which is zero if not told."""
    for field in attrs.fields(type(value)):
        name, figures = field.name, getattr(value, field.name)
        lowest = least.get(name, 0)
        for each in figures if isinstance(figures, tuple) else (figures,):
            if isinstance(each, int) and each < lowest:
                reason = f"{name!r} of {what} is {each}; the least is {lowest}"
                yield f"{path}.{name}", reason
