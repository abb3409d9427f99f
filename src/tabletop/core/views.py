"""What a player may know: the defaults where nothing is hidden, and forged views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typing_extensions import TypeVar

from tabletop.core.chance import Rng
from tabletop.core.players import Observer

__all__ = ["check_view", "forged", "open_determinize", "open_view"]

S = TypeVar("S")


def open_view(state: S, observer: Observer) -> S:
    """Show everybody everything: the view is the state itself."""
    return state


def open_determinize(view: S, rng: Rng) -> S:
    """Return the state behind a view that hides nothing: the view itself."""
    return view


def check_view(view: object, cls: type) -> None:
    """Raise `TypeError` for anything but a view: a state tells too much."""
    if not isinstance(view, cls):
        expected, found = cls.__name__, type(view).__name__
        raise TypeError(f"draw a {expected}, as game.view makes it, not a {found}")


def forged(
    view: Callable[[Any, Observer], Any],
    determinize: Callable[[Any, Rng], Any],
    flaw: Callable[[Any], str | None],
    seen: Any,
) -> str | None:
    """Say what is impossible about a view that somebody else has written, or None.

    There must be a possible state that looks so to its viewer. Whatever the game
    stumbles over in dealing that state is the view's fault.
    """
    try:
        state = determinize(seen, _Unfair())
        reason = flaw(state)
        viewer = getattr(seen, "viewer", None)
        if reason is None and viewer is not None and view(state, viewer) != seen:
            reason = "nobody sees a position like this"
    except Exception as error:  # it may come from anywhere, and hold anything
        return f"no position is behind it ({type(error).__name__})"
    return reason


class _Unfair:
    """Deals what comes first: any possible state will do."""

    def randrange(self, n: int, /) -> int:
        return 0
