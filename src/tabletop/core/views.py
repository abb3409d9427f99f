"""What a player may know: the defaults for games in which nothing is hidden."""

from __future__ import annotations

from typing_extensions import TypeVar

from tabletop.core.chance import Rng
from tabletop.core.players import Observer

__all__ = ["open_determinize", "open_view"]

S = TypeVar("S")


def open_view(state: S, observer: Observer) -> S:
    """Show everybody everything: the view is the state itself."""
    return state


def open_determinize(view: S, rng: Rng) -> S:
    """Return the state behind a view that hides nothing: the view itself."""
    return view
