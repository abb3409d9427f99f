"""What every immutable value of the house shares: `Value`, `replace`, `as_member`.

Nothing about games, players or rules belongs here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, Self, cast

import attrs
from typing_extensions import TypeVar

from tabletop.errors import UnknownId

if TYPE_CHECKING:
    from attrs import evolve as replace

__all__ = ["Value", "as_member", "member", "replace"]

E = TypeVar("E", bound=Enum)


class Value:
    """Base of states, views and other frozen values; it adds no fields.

    A copy of a value is the value itself, so ``copy`` and ``deepcopy`` are free.
    """

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def member(kind: type[E], value: object) -> E:
    """Take a plain word or number for the member it stands for.

    `UnknownId` for one that stands for none.
    """
    try:
        return kind(value)
    except ValueError:
        name = re.sub("(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()
        raise UnknownId(name, value) from None


def as_member(enum: type[E], value: object) -> E:
    """Take a plain number or text for the member of an enum that has this value.

    It is for the converters of fields, and never raises: whatever names no member stays
    as it is, for `Game.refusal` to refuse.
    """
    if type(value) is int or type(value) is str:
        value = _members(enum).get(value, value)
    return cast(E, value)


if not TYPE_CHECKING:

    def replace(value, /, **changes):
        """Return a copy of `value` with some fields changed.

        The same as `attrs.evolve`, and typed like it, but through a constructor call
        that is written once for each class and choice of fields, so it is faster.
        Raises `TypeError` for a field that the class does not have.
        """
        return _replacer(value.__class__, *changes)(value, changes)


@cache
def _members(enum: type[Enum]) -> dict[object, Enum]:
    return {member.value: member for member in enum}


@cache
def _replacer(cls: type, *changed: str) -> Callable[..., Any]:
    """Write ``lambda v, new: cls(new["a"], v.b)`` for `cls` with a change of ``a``.

    Besides the checks of types (`tabletop.core.checks`), this is the only code that is
    made while the house runs; it sees the names of a class's fields and nothing from
    outside. `attrs.evolve`, which looks the fields up at each call, takes 1.6 times as
    long (`make bench`), and rules replace something at nearly every step.
    """
    fields = [field for field in attrs.fields(cls) if field.init]
    fields.sort(key=lambda field: field.kw_only)  # keywords follow positions
    if unknown := set(changed).difference(field.alias for field in fields):
        raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(unknown))}")
    call = ", ".join(
        f"{field.alias + '=' if field.kw_only else ''}"
        + (f"new[{field.alias!r}]" if field.alias in changed else f"v.{field.name}")
        for field in fields
    )
    made: Callable[..., Any] = eval(f"lambda v, new: cls({call})", {"cls": cls})
    return made
