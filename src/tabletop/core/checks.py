"""How a check of an annotation is written: as the source of a Python function.

`validation` says what is checked, and why; nothing else needs to look here. A function
that compares the types of all fields in one expression takes a few hundred nanoseconds,
where walking through annotations takes a hundred times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum, Flag
from functools import cache
from math import isfinite
from types import NoneType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin
from weakref import WeakValueDictionary

import attrs

from tabletop.core.annotations import field_types, meant, members
from tabletop.core.bags import Bag
from tabletop.core.content import GameContent
from tabletop.core.grids import Cell, GridMap
from tabletop.core.refusals import GameRule
from tabletop.strictjson import CONTROLS, LARGEST, SURROGATE

__all__ = ["DEEPEST", "Check", "check_of", "fields_check"]

Check: TypeAlias = Callable[[Any], bool]
"""Whether a value is well typed."""

DEEPEST: Final = 185
"""So many values stand in one another at most; in JSON, with all around, below 200."""

_SOUND: Final[WeakValueDictionary[int, object]] = WeakValueDictionary()
"""Components that were found well typed, by their `id`; they never change."""

_SMALL: Final = 2**30
"""Python compares whole numbers below quicker than those above."""
_PLAIN: Final[dict[Any, str]] = {
    NoneType: "{0} is None",
    bool: "type({0}) is bool",
    int: "(type({0}) is int"
    f" and ({{0}} < {_SMALL} or {{0}} <= {LARGEST})"
    f" and ({{0}} > {-_SMALL} or {{0}} >= {-LARGEST}))",
    float: "(type({0}) is float and isfinite({0}))",
    str: "(type({0}) is str and ({0}.isascii() or not halves({0})))",
}
_PRINTED: Final = "(type({0}) is str and not halves({0}) and not controls({0}))"
"""A text of components: it may come from anywhere, and stands on boards."""
_JSON: Final = (int, str, float, bool, NoneType)
"""What the members of an enum can be saved as."""
_LEAVES: Final = (int, str, float, NoneType, GameContent)
"""What `is_shallow` does not look into."""
_REMEDY: Final = (
    "which says too little to be saved: take int, float, str, bool, None, enums of "
    "these, NewType, Literal, tuple[...], frozenset[...], Bag[...], GridMap[...], "
    "attrs classes, or a union of them"
)


@cache
def check_of(annotation: Any, is_content: bool = False) -> Check:
    """Return what checks values; `TypeError` for an annotation that says too little.

    Within components, texts hold no control characters.
    """
    return _Source(is_content).check(annotation)


@cache
def fields_check(cls: type) -> Check:
    """Return what checks the fields of values that are known to be of an attrs class.

    Raises `TypeError` for annotations that say too little.
    """
    return _Source(False).fields_check(cls)


def is_shallow(value: object) -> bool:
    """Whether a value has few others in one another; components are left out."""
    level = [value]
    for _ in range(DEEPEST):
        inside = [part for each in level for part in _parts(each)]
        level = [part for part in inside if not issubclass(type(part), _LEAVES)]
        if not level:
            return True
    return False


def _parts(value: Any) -> Iterable[Any]:
    """List what stands directly in a value."""
    cls = type(value)
    if cls in (tuple, frozenset):
        return tuple(value)
    if cls is Bag:
        return tuple(value._counts)
    if cls is GridMap:
        return tuple(value._cells.values())
    fields = getattr(cls, "__attrs_attrs__", ())  # quicker than by attrs.fields
    return [getattr(value, field.name, None) for field in fields]


def _remembering(check: Check) -> Check:
    """Check components once: all states of a game share them."""

    def is_sound(content: object) -> bool:
        if _SOUND.get(id(content)) is content:
            return True
        if not is_shallow(content) or not check(content):
            return False
        _SOUND[id(content)] = content
        return True

    return is_sound


class _Source:
    """The source of some functions that check values, while it is being written."""

    def __init__(self, is_content: bool) -> None:
        self._lines: list[str] = []
        self._names: dict[str, Any] = {
            "Bag": Bag,
            "GridMap": GridMap,
            "controls": CONTROLS.search,
            "halves": SURROGATE.search,
            "isfinite": isfinite,
        }
        self._functions: dict[tuple[str, Any, bool], str] = {}
        self._unfinished: set[str] = set()
        self._is_recursive = False
        self._is_content = is_content
        self._where = "a value"

    def check(self, annotation: Any) -> Check:
        """Write and return the check of an annotation."""
        return self._made(self._function(annotation))

    def fields_check(self, cls: type) -> Check:
        """Write and return the check of the fields of a class."""
        return self._made(self._fields(cls))

    def _made(self, name: str) -> Check:
        names = self._names
        exec("\n".join(self._lines), names)
        names.update(
            (each, _remembering(names[each]))
            for each in self._functions.values()
            if each.startswith("content")
        )
        check: Check = names[name]
        if not self._is_recursive:
            return check
        return lambda value: is_shallow(value) and check(value)

    def _function(self, annotation: Any) -> str:
        """Write a function for whatever is annotated so; return its name."""
        return self._written(
            "value", annotation, lambda: _answering(self._test(annotation, "v"))
        )

    def _fields(self, cls: type) -> str:
        """Write a function for the fields of an attrs class; return its name."""
        if not issubclass(cls, GameContent):
            return self._written("fields", cls, lambda: self._fields_body(cls))
        with self._inside(is_content=True):
            return self._written("content", cls, lambda: self._fields_body(cls))

    def _fields_body(self, cls: type) -> list[str]:
        taken, tests = [" try:", "  pass"], ["True"]
        for number, (name, annotation) in enumerate(field_types(cls).items()):
            taken.append(f"  f{number} = v.{name}")
            with self._inside(where=f"{cls.__name__}.{name}"):
                tests.append(self._test(annotation, f"f{number}"))
        half_made = [" except AttributeError:", "  return False"]
        return [*taken, *half_made, *_answering(" and ".join(tests))]

    def _written(self, what: str, key: Any, body: Callable[[], list[str]]) -> str:
        """Write a function once; return its name."""
        known = what, key, self._is_content
        if known in self._functions:
            name = self._functions[known]
            self._is_recursive |= name in self._unfinished
            return name
        name = self._functions[known] = f"{what}_{len(self._functions)}"
        self._unfinished.add(name)
        lines = body()
        self._unfinished.remove(name)
        self._lines += [f"def {name}(v):", *lines]
        return name

    @contextmanager
    def _inside(
        self, *, where: str | None = None, is_content: bool | None = None
    ) -> Iterator[None]:
        """Go down into a part, and come back."""
        before = self._where, self._is_content
        self._where = where or self._where
        self._is_content = self._is_content if is_content is None else is_content
        yield
        self._where, self._is_content = before

    def _test(self, annotation: Any, value: str) -> str:
        """Write an expression that is true of values that are annotated so.

        `value` is an expression too, which is quick and without effects.
        """
        kind = meant(annotation)
        parts = members(kind)
        if parts != (kind,):
            tests = [self._test(part, value) for part in parts]
            return f"({' or '.join(tests) or 'False'})"
        if kind is str and self._is_content:
            return _PRINTED.format(value)
        if kind in _PLAIN:
            return _PLAIN[kind].format(value)
        if isinstance(kind, type) and attrs.has(kind):
            return f"({self._is_a(kind, value)} and {self._fields(kind)}({value}))"
        if isinstance(kind, type) and issubclass(kind, Enum) and _can_be_saved(kind):
            return self._is_a(kind, value)
        if get_origin(kind) is Literal:
            choices = [self._is_exactly(each, value) for each in get_args(kind)]
            return f"({' or '.join(choices)})"
        if get_origin(kind) is tuple:
            return self._tuple(get_args(kind), value)
        if get_origin(kind) in (frozenset, Bag, GridMap):
            return self._container(get_origin(kind), get_args(kind)[0], value)
        raise TypeError(f"{self._where} is annotated {_named(annotation)}, {_REMEDY}")

    def _tuple(self, inside: tuple[Any, ...], value: str) -> str:
        is_tuple = f"type({value}) is tuple"
        if len(inside) == 2 and inside[1] is Ellipsis:
            return f"({is_tuple} and all(map({self._function(inside[0])}, {value})))"
        tests = [
            self._item(annotation, f"{value}[{index}]")
            for index, annotation in enumerate(inside)
        ]
        return f"({' and '.join([is_tuple, f'len({value}) == {len(inside)}', *tests])})"

    def _item(self, annotation: Any, value: str) -> str:
        """Test an item in place if that is simple: types may stand in themselves."""
        kind = meant(annotation)
        if members(kind) == (kind,) and get_origin(kind) is None:
            return self._test(kind, value)
        return f"{self._function(kind)}({value})"

    def _container(self, own: Any, kind: Any, value: str) -> str:
        is_one, item = f"type({value}) is {own.__name__}", self._function(kind)
        if own is frozenset:
            return f"({is_one} and all(map({item}, {value})))"
        pairs = f"{value}._counts" if own is Bag else f"{value}._cells"
        key, held = (item, int) if own is Bag else (self._function(Cell), kind)
        keys = f"all(map({key}, {pairs}))"
        values = f"all(map({self._function(held)}, {pairs}.values()))"
        return f"({is_one} and {keys} and {values})"

    def _is_a(self, cls: Any, value: str) -> str:
        return f"type({value}) is {self._name(cls)}"

    def _is_exactly(self, choice: object, value: str) -> str:
        return f"{self._is_a(type(choice), value)} and {value} == {self._name(choice)}"

    def _name(self, thing: object) -> str:
        name = f"thing_{len(self._names)}"
        self._names[name] = thing
        return name


def _answering(test: str) -> list[str]:
    """Write the end of a function: as statements, tests are quicker than returned."""
    return [f" if {test}:", "  return True", " return False"]


def _can_be_saved(enum: type[Enum]) -> bool:
    """Whether JSON can hold every member of an enum, and tell them apart."""
    if issubclass(enum, GameRule):
        return True
    plain = [member for member in enum if isinstance(member.value, _JSON)]
    return not issubclass(enum, Flag) and plain == list(enum)


def _named(annotation: Any) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)
