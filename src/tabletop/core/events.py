"""What just happened: how core empties and adds to ``state.news``.

``news: tuple[Event, ...] = attrs.field(default=(), eq=False)`` is a field that a state
or a view may have. It tells of the last action only and is no part of the position:
neither compared, nor hashed, nor saved. What an event is, each game says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from typing_extensions import TypeVar

from tabletop.core.values import replace

__all__ = ["emptying_news", "has_news", "news_of"]

S = TypeVar("S")
T = TypeVar("T")


def has_news(cls: type) -> bool:
    """Whether values of `cls` carry news."""
    if not attrs.has(cls):
        return False
    return any(field.name == "news" and not field.eq for field in attrs.fields(cls))


def news_of(value: object) -> tuple[object, ...]:
    """Return the events of the last action; () for a game without events."""
    return tuple(getattr(value, "news", ())) if has_news(type(value)) else ()


def emptying_news(resolve: Callable[[S, T], S]) -> Callable[[S, T], S]:
    """Return `resolve` as it is called on states whose news are emptied before."""

    def resolve_without_news(state: S, action: T) -> S:
        holder: Any = state
        emptied: S = replace(holder, news=()) if holder.news else state
        return resolve(emptied, action)

    return resolve_without_news
