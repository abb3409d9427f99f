"""How a picture is handed to a notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop.core.players import SPECTATOR

__all__ = ["bundle", "show_by", "show_in_notebooks"]


def bundle(text: str, svg: str) -> dict[str, str]:
    """Offer the same board in letters, as a picture and as HTML that keeps it small."""
    return {
        "text/plain": text,
        "image/svg+xml": svg,
        "text/html": f'<div style="max-width:40rem">{svg}</div>',
    }


def show_in_notebooks(game: Any) -> None:
    """Let states and views of a game show themselves: a state what everybody may see.

    A class that shows itself already, by its author or by an earlier game, is left.
    """

    def paint(view: Any) -> dict[str, str]:
        return bundle(game.text(view), game.svg(view))

    show_by(game.classes.state, lambda state: paint(game.view(state, SPECTATOR)))
    show_by(game.classes.view, paint)


def show_by(cls: Any, paint: Callable[[Any], Mapping[str, str]]) -> None:
    """Let values of a class show themselves in notebooks, unless they already do.

    `paint` draws a value as MIME type -> text. The methods are those that IPython asks
    for; a class keeps the first picture that it is given.
    """
    if hasattr(cls, "_repr_mimebundle_"):
        return

    def mimebundle(
        self: Any, include: object = None, exclude: object = None
    ) -> dict[str, str]:
        return dict(paint(self))

    cls._repr_mimebundle_ = mimebundle
    cls._repr_svg_ = lambda self: paint(self).get("image/svg+xml")
    cls._repr_html_ = lambda self: paint(self).get("text/html")
