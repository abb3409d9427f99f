"""Small surgery on tuples; nothing that knows a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from typing_extensions import TypeVar

__all__ = ["changed", "dropped", "inserted", "removed", "set_at", "set_many"]

T = TypeVar("T")


def set_at(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `items` with one place filled anew; IndexError outside of it.

    >>> set_at(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    _check(items, index)
    return (*items[:index], value, *items[index + 1 :])


def set_many(items: tuple[T, ...], changes: Iterable[tuple[int, T]]) -> tuple[T, ...]:
    """Return `items` with several places filled anew, in one copy."""
    opened = list(items)
    for index, value in changes:
        _check(items, index)
        opened[index] = value
    return tuple(opened)


def changed(
    items: tuple[T, ...], index: int, change: Callable[[T], T]
) -> tuple[T, ...]:
    """Return `items` with ``change(items[index])`` in place of that item."""
    _check(items, index)
    return set_at(items, index, change(items[index]))


def inserted(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `items` with `value` squeezed in before `index`, or at the end."""
    if index != len(items):
        _check(items, index)
    return (*items[:index], value, *items[index:])


def dropped(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return `items` without the one at `index`; IndexError outside of it."""
    _check(items, index)
    return items[:index] + items[index + 1 :]


def removed(items: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return `items` without the first that equals `value`; ValueError if none does.

    >>> removed((1, 2, 2), 2)
    (1, 2)
    """
    return dropped(items, items.index(value))


def _check(items: tuple[T, ...], index: int) -> None:
    if not 0 <= index < len(items):
        raise IndexError(f"no place {index} among {len(items)}")
