"""What every immutable value of the house shares: `Value`, `replace`, `as_member`.

Nothing about games, players or rules belongs here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Self, cast
from weakref import WeakKeyDictionary

import attrs
from typing_extensions import TypeVar

if TYPE_CHECKING:
    from attrs import evolve as replace

__all__ = ["Value", "as_member", "replace"]

E = TypeVar("E", bound=Enum)

Painter = Callable[[object], Mapping[str, str]]
"""Draws a value as MIME type -> text; a game lends one to its states and views."""

_PAINTERS: Final[WeakKeyDictionary[type, Painter]] = WeakKeyDictionary()


class Value:
    """Base of states, views and other frozen values; it adds no fields.

    A copy of a value is the value itself, so ``copy`` and ``deepcopy`` are free.
    In a notebook, states and views show the picture of the game they belong to.
    """

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> dict[str, str]:
        painter = _PAINTERS.get(type(self))
        return {"text/plain": repr(self)} if painter is None else dict(painter(self))

    def _repr_svg_(self) -> str | None:
        return self._repr_mimebundle_().get("image/svg+xml")

    def _repr_html_(self) -> str | None:
        return self._repr_mimebundle_().get("text/html")


def lend_painter(cls: type, painter: Painter) -> None:
    """Let values of `cls` show themselves by `painter`, unless they already do."""
    _PAINTERS.setdefault(cls, painter)


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
    """Write ``lambda v, new: cls(new["a"], v.b)`` for `cls` with a change of ``a``."""
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
