"""What waits to happen: helpers for the stack of questions and effects in a state.

The stack is a tuple with the top at its end. A *question* waits for players, an
*effect* happens by itself. What the items are is each game's own affair; they hold ids
and numbers, never functions or component objects.
"""

from __future__ import annotations

from typing_extensions import TypeVar

__all__ = ["popped", "pushed", "top"]

T = TypeVar("T")


def pushed(stack: tuple[T, ...], *items: T) -> tuple[T, ...]:
    """Put `items` on the stack so that the first of them is on top.

    >>> pushed(("later",), "now", "then")
    ('later', 'then', 'now')
    """
    return stack + items[::-1]


def popped(stack: tuple[T, ...]) -> tuple[T, ...]:
    """Take the top off the stack."""
    return stack[:-1]


def top(stack: tuple[T, ...]) -> T | None:
    """Return the top of the stack; None when nothing waits."""
    return stack[-1] if stack else None
