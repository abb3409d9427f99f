"""Which classes a game is made of, read off the annotations of its functions.

So that the classes that JSON, schema and the conformance kit work with are the ones the
type checkers proved, and nobody writes them down twice.
"""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, Never, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from tabletop.core.events import has_news

__all__ = ["Classes", "members", "read_classes"]


@attrs.frozen
class Classes:
    """The classes of a game; a union is a tuple of its member classes."""

    state: type
    view: type
    config: type
    actions: tuple[type, ...]
    chance_actions: tuple[type, ...]
    events: tuple[type, ...]


def members(annotation: object) -> tuple[Any, ...]:
    """Flatten a union into its members; Never has none, any other only itself."""
    if annotation is Never:
        return ()
    if get_origin(annotation) in (Union, UnionType):
        return tuple(
            member for part in get_args(annotation) for member in members(part)
        )
    return (annotation,)


def read_classes(
    *,
    setup: Callable[..., object],
    refusal: Callable[..., object],
    resolve: Callable[..., object],
    view: Callable[..., object],
) -> Classes:
    """Read the classes; TypeError names the function whose annotation is missing."""
    config, state = _hint(setup, 1), _hint(setup, "return")
    actions = members(_hint(refusal, 1))
    known = members(_hint(resolve, 1))
    seen = _hint(view, "return")
    return Classes(
        state=state,
        view=state if isinstance(seen, TypeVar) else seen,
        config=config,
        actions=actions,
        chance_actions=tuple(member for member in known if member not in actions),
        events=_events(state),
    )


def _hint(function: Callable[..., object], place: int | str) -> Any:
    name = getattr(function, "__qualname__", repr(function))
    try:
        hints = get_type_hints(function)
        names = [each for each in hints if each != "return"]
        return hints[names[place] if isinstance(place, int) else place]
    except (IndexError, KeyError, TypeError):
        reason = "must annotate its parameters and its result"
    except NameError as error:
        reason = f"has an annotation that is not there when it runs ({error})"
    raise TypeError(f"{name} {reason}: a game reads its classes there")


def _events(state: type) -> tuple[type, ...]:
    if not has_news(state):
        return ()
    attrs.resolve_types(state)
    inside = get_args(attrs.fields_dict(state)["news"].type)
    return members(inside[0]) if inside else ()
