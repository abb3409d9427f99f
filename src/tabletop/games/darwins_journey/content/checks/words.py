"""How broken totals are told, and what any id and any figure must be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

import attrs

from tabletop.errors import InvalidContent

__all__ = ["check_figures", "check_ids", "check_total", "fail"]


def fail(message: str) -> NoReturn:
    """Refuse the components, with a sentence."""
    raise InvalidContent(message)


def check_total(what: str, wanted: int, found: int) -> None:
    """Hold the number of something to what the box holds."""
    if found != wanted:
        fail(f"there are {wanted} {what}, not {found}")


def check_ids(what: str, ids: Iterable[object]) -> None:
    """Hold ids to what the notation can write: one word, told apart in any case."""
    seen: set[str] = set()
    for each in map(str, ids):
        if not each.replace("_", "").isalnum():
            fail(f"the {what} id {each!r} is not one word of letters and digits")
        if each.casefold() in seen:
            fail(f"the {what} {each} is there twice")
        seen.add(each.casefold())


def check_figures(what: str, value: attrs.AttrsInstance, **least: int) -> None:
    """Hold all whole numbers of a value to a least one, which is zero if not told."""
    for field in attrs.fields(type(value)):
        figures = getattr(value, field.name)
        lowest = least.get(field.name, 0)
        for each in figures if isinstance(figures, tuple) else (figures,):
            if isinstance(each, int) and each < lowest:
                fail(f"{field.name!r} of {what} is {each}; the least is {lowest}")
