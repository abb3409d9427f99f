"""Which classes a game is made of, read off the annotations of its functions.

So that the classes that JSON, schema and the conformance kit work with are the ones the
type checkers proved, and nobody writes them down twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_type_hints

import attrs

from tabletop.core.annotations import members, unaliased
from tabletop.core.events import has_news

__all__ = ["Classes", "read_classes"]


@attrs.frozen
class Classes:
    """The classes of a game; a union is a tuple of its member classes."""

    state: type
    view: type
    config: type
    actions: tuple[type, ...]
    chance_actions: tuple[type, ...]
    events: tuple[type, ...]


def read_classes(
    *,
    setup: Callable[..., object],
    refusal: Callable[..., object],
    resolve: Callable[..., object],
    view: Callable[..., object],
) -> Classes:
    """Read the classes.

    Raises `TypeError` with the name of the function whose annotation is missing, or
    says too little, and with what it should be.
    """
    actions = _actions(refusal)
    known = _actions(resolve)
    state = _class(setup, "return")
    seen = unaliased(_hint(view, "return"))
    return Classes(
        state=state,
        view=state if isinstance(seen, TypeVar) else _class(view, "return"),
        config=_class(setup, 1),
        actions=actions,
        chance_actions=tuple(member for member in known if member not in actions),
        events=_events(state),
    )


def _actions(function: Callable[..., object]) -> tuple[type, ...]:
    """Read the classes of the actions that a function takes as its second argument."""
    classes = members(_hint(function, 1))
    for cls in classes:
        if not isinstance(cls, type) or not attrs.has(cls):
            reason = f"takes {_told(cls)} for an action"
            remedy = "annotate an attrs class, or a union of such classes"
            raise TypeError(f"{_named(function)} {reason}: {remedy}")
    return classes


def _class(function: Callable[..., object], place: int | str) -> type:
    """Read the one class that is annotated there."""
    cls = unaliased(_hint(function, place))
    if not isinstance(cls, type) or cls in (object, Any):
        what = "returns" if place == "return" else "takes"
        remedy = "annotate the class that it is of, and only that"
        raise TypeError(f"{_named(function)} {what} {_told(cls)}: {remedy}")
    return cls


def _hint(function: Callable[..., object], place: int | str) -> Any:
    try:
        hints = get_type_hints(function)
        names = [each for each in hints if each != "return"]
        return hints[names[place] if isinstance(place, int) else place]
    except (IndexError, KeyError, TypeError):
        reason = "must annotate its parameters and its result"
    except (AttributeError, NameError) as error:
        reason = f"has an annotation that is not there when it runs ({error})"
    raise TypeError(f"{_named(function)} {reason}: a game reads its classes there")


def _named(function: Callable[..., object]) -> str:
    name: str = getattr(function, "__qualname__", repr(function))
    return name


def _told(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def _events(state: type) -> tuple[type, ...]:
    if not has_news(state):
        return ()
    attrs.resolve_types(state)
    inside = get_args(unaliased(attrs.fields_dict(state)["news"].type))
    return members(inside[0]) if inside else ()
