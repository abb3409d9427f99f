"""Actions to ask about: those met in play, and others made up from them.

What is made up changes one field: players are swapped, whole numbers nudged, values
exchanged for others that the same field had before. Not all of it is well-formed.
`mistyped` makes up only what is not: one value is of a type that is not its field's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Final

import attrs

from tabletop.core.chance import Rng
from tabletop.testing.differences import difference
from tabletop.testing.drawing import some

__all__ = ["Pool", "mistyped"]

_MOST_MET: Final = 5000
_MOST_VALUES: Final = 60


class _Number(int):
    """A whole number of another type."""


class _Text(str):
    """A text of another type."""

    __slots__ = ()


class _Row(tuple[Any, ...]):
    """A tuple of another type."""

    __slots__ = ()


_ODD: Final[tuple[object, ...]] = (object(), [], float("nan"))
"""What no field of an action is made for."""


def mistyped(value: Any) -> Iterator[tuple[str, Any]]:
    """Make up values like this one, with something in it that is of another type.

    Most of them are equal to it. Each comes with the path of what is wrong, after the
    constructor, which may put right what it can.
    """
    if attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            for path, other in mistyped(inner):
                try:
                    made = attrs.evolve(value, **{field.alias: other})
                except Exception:  # no such value can be made
                    continue
                if difference("", made, value) is not None:
                    yield f".{field.name}{path}", made
        return
    for index, item in enumerate(value if type(value) is tuple else ()):
        for path, other in mistyped(item):
            yield f"[{index}]{path}", (*value[:index], other, *value[index + 1 :])
    for other in (*_lookalikes(value), *_ODD):
        yield "", other


def _lookalikes(value: Any) -> Iterator[Any]:
    """Make up values of other types, equal to this one if any are."""
    match value:
        case bool():
            yield from (int(value), float(value))
        case Enum():
            yield value.value
        case int():
            yield from (_Number(value), float(value), *_truth(value))
        case float() if value.is_integer():
            yield int(value)
        case str():
            yield _Text(value)
        case tuple():
            yield from (_Row(value), list(value))
        case frozenset():
            yield set(value)


def _truth(number: int) -> tuple[bool, ...]:
    return (bool(number),) if number in (0, 1) else ()


class Pool:
    """Remembers the actions that were met, and makes up others."""

    def __init__(self) -> None:
        self._met: dict[object, None] = {}
        self._values: dict[tuple[type, str], dict[object, None]] = {}

    def meet(self, actions: Iterable[object]) -> None:
        """Remember actions, and what stood in their fields."""
        for action in actions:
            if action not in self._met and len(self._met) < _MOST_MET:
                self._met[action] = None
                self._note(action)

    def near(
        self, actions: tuple[object, ...], players: int, rng: Rng, most: int
    ) -> tuple[object, ...]:
        """Make up at most `most` actions like `actions` and like those met before."""
        origins = [*actions, *some(rng, tuple(self._met), most // 20)]
        found = dict.fromkeys(origins)
        for origin in origins:
            found.update(dict.fromkeys(self._variants(origin, players)))
        return some(rng, tuple(found), most)

    def _note(self, value: Any) -> None:
        if not attrs.has(type(value)):
            return
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            known = self._values.setdefault((type(value), field.name), {})
            if len(known) < _MOST_VALUES:
                known[inner] = None
            self._note(inner)

    def _variants(self, value: Any, players: int) -> Iterator[object]:
        """Change one field of a value at a time."""
        if not attrs.has(type(value)):
            return
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            for other in self._others(type(value), field.name, inner, players):
                try:
                    yield attrs.evolve(value, **{field.alias: other})
                except Exception:  # no such action can be made
                    continue

    def _others(
        self, cls: type, name: str, value: object, players: int
    ) -> Iterator[object]:
        if name == "player":
            yield from range(players + 1)
            return
        yield from self._values.get((cls, name), ())
        yield from _nudged(value)
        yield from self._variants(value, players)


def _nudged(value: object) -> Iterator[object]:
    match value:
        case bool():
            yield not value
        case Enum():
            yield from type(value)
        case int():
            yield from (value - 1, value + 1, -1, 99, 10**30)
        case str():
            yield from ("", "?")
        case tuple() if value:
            yield from (value[:-1], value + value[:1], value[::-1])
            for index, item in enumerate(value):
                for other in _nudged(item):
                    yield (*value[:index], other, *value[index + 1 :])
