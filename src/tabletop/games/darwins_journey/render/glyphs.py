"""Badges: small signs of what is gained or done, each with its number inside.

All are drawn round the point that is given and fit into a box 32 units wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.games.darwins_journey.render.ink import (
    circle,
    notes,
    path,
    placed,
    rect,
    ticked,
    words,
)
from tabletop.games.darwins_journey.render.pieces import any_seal
from tabletop.rendering.svg import Element, element

_STAR: Final = "m-11-11h22v22h-22zm11-4l15 15-15 15-15-15z"
_SMALL_STAR: Final = "m-9-9h18v18h-18zm9-4l13 13-13 13-13-13z"
_BOOK: Final = "m-15-10c5-3 11-3 15 0c4-3 10-3 15 0v20c-5-3-11-3-15 0c-4-3-10-3-15 0z"
_PAWN: Final = "m0-15a6 6 0 0 1 4 10.5l9 17.5h-26l9-17.5a6 6 0 0 1 4-10.5z"
_SAIL: Final = "m-12-14h20c6 5 6 13 0 19h-20z"
_HULL: Final = "m-15 6h30l-5 8h-20z"
_TEMPLE: Final = (
    "m-14-4l14-10l14 10zm2 2h4v10h-4zm8 0h4v10h-4zm8 0h4v10h-4zm-18 12h24v4h-24z"
)
LOCK: Final = "m-11-2h4v-5a7 7 0 0 1 14 0v5h4v15h-22zm8 0h6v-5a3 3 0 0 0-6 0z"
"""A closed lock."""
_AGAIN: Final = "m6-5a8 8 0 1 0 2 7m0-12v7h-7"


def _numbered(
    x: float, y: float, text: str | int, fill: str, *shapes: Element
) -> Element:
    """Write into shapes, if there is something to be written."""
    if text == "" and len(shapes) == 1:
        return shapes[0]
    told = words(x, y + 6.5, text, fill=fill, anchor="middle", bold=True)
    return element("g", *shapes, *([told] if text != "" else ()))


def _drawn(x: float, y: float, d: str, fill: str) -> Element:
    return path(placed(x, y, d), fill=fill, stroke="ink")


# -- gains


def coin(x: float, y: float, text: str | int = "") -> Element:
    """Draw coins."""
    disc = circle(x, y, 13, fill="coin", stroke="tar")
    return _numbered(x, y, text, "tar", disc)


def coin_off(x: float, y: float, text: str | int) -> Element:
    """Draw coins that are to be paid."""
    disc = circle(x, y, 12, fill="leaf", stroke="danger", line=3)
    return _numbered(x, y, text, "ink", disc)


def points(x: float, y: float, text: str | int = "") -> Element:
    """Draw victory points: a star of eight rays."""
    star = path(placed(x, y, _STAR), fill="ink")
    return _numbered(x, y, text, "paper", star)


def final_points(listed: Sequence[tuple[float, float, int]]) -> Element:
    """Draw points that are scored at the end, at many places: smaller stars."""
    stars = "".join(placed(x, y, _SMALL_STAR) for x, y, _ in listed)
    told = notes(((x, y + 5, count) for x, y, count in listed), fill="paper", bold=True)
    return element("g", path(stars, fill="ink"), told)


def book(x: float, y: float, text: str | int = "") -> Element:
    """Draw the theory of evolution: an open book."""
    return _numbered(x, y, text, "chalk", _drawn(x, y, _BOOK, "book"))


def knowledge(x: float, y: float, text: str | int = "?") -> Element:
    """Draw temporary knowledge: a seal of any colour."""
    return _numbered(x, y, text, "ink", any_seal(x, y))


# -- actions


def pawn(x: float, y: float, text: str | int = "") -> Element:
    """Draw an explorer."""
    return _numbered(x, y + 4.5, text, "ink", _drawn(x, y, _PAWN, "leaf"))


def sail(x: float, y: float, text: str | int = "") -> Element:
    """Draw a ship."""
    hull = path(placed(x, y, _HULL), fill="ink")
    return _numbered(x - 1, y - 4.5, text, "ink", _drawn(x, y, _SAIL, "leaf"), hull)


def stamp(x: float, y: float, text: str | int = "") -> Element:
    """Draw stamps: paper with a toothed edge."""
    d = f"M{x - 12:g} {y - 12:g}h24v24h-24z"
    paper = path(d, fill="leaf", stroke="ink", line=3, dashes="3 2")
    return _numbered(x, y, text, "ink", paper)


def scroll(x: float, y: float, text: str | int = "") -> Element:
    """Draw an academy action: a scroll."""
    sheet = _drawn(x, y, "m-11-12h22v24h-22z", "leaf")
    d = f"M{x - 13:g} {y - 12:g}h26m-26 24h26"
    return _numbered(x, y, text, "ink", sheet, path(d, stroke="ink", line=4.5))


def objective(x: float, y: float, text: str = "") -> Element:
    """Draw an objective: a tile with a cut corner."""
    return _numbered(x, y, text, "ink", _drawn(x, y, "m-12-11h18l6 6v17h-24z", "leaf"))


def fulfilled(x: float, y: float) -> Element:
    """Draw an objective that is fulfilled."""
    return element("g", objective(x, y), ticked(x - 7, y + 1, 14))


def token(x: float, y: float, text: str = "") -> Element:
    """Draw a specimen, whichever it is."""
    box = rect(x - 13, y - 11, 26, 22, fill="leaf", stroke="ink", radius=6)
    return _numbered(x, y, text, "ink", box)


def museum(x: float, y: float) -> Element:
    """Draw the museum: a house with columns."""
    return path(placed(x, y, _TEMPLE), fill="ink")


def magnifier(x: float, y: float) -> Element:
    """Draw a lens."""
    handle = path(f"M{x + 4:g} {y + 4:g}l8 8", stroke="ink", line=4)
    ring = circle(x - 2, y - 2, 10, fill="leaf", stroke="ink", line=3)
    return element("g", handle, ring)


def locked(x: float, y: float) -> Element:
    """Draw a place that is locked."""
    return path(placed(x, y, LOCK), fill="ink")


def card(x: float, y: float) -> Element:
    """Draw a crew card, twice: one is copied."""
    back = rect(x - 12, y - 12, 16, 20, fill="leaf", stroke="ink", radius=3)
    front = rect(x - 4, y - 7, 16, 20, fill="leaf", stroke="ink", radius=3)
    return element("g", back, front)


def goal_flag(x: float, y: float, text: str | int = "") -> Element:
    """Draw a flag of the HMS Beagle."""
    flag = path(f"M{x - 11:g} {y - 13:g}h25l-5 9l5 9h-25z", fill="ink")
    pole = path(f"M{x - 12:g} {y - 14:g}v28", stroke="ink", line=3)
    return _numbered(x - 1, y - 4, text, "paper", flag, pole)


def helper(x: float, y: float, text: str = "") -> Element:
    """Draw a worker of no player."""
    d = "m0-14a5.5 5.5 0 0 1 5 8c6 2 8 6 8 19h-26c0-13 2-17 8-19a5.5 5.5 0 0 1 5-8z"
    return _numbered(x, y + 4.5, text, "ink", _drawn(x, y, d, "leaf"))


# -- signs between them


def arrow(x: float, y: float) -> Element:
    """Point to the right."""
    return path(f"M{x - 8:g} {y:g}h14m-5-6l6 6l-6 6", stroke="ink", line=3)


def at_least(x: float, y: float) -> Element:
    """Say that something is there, or farther on."""
    return path(placed(x, y, "m-5-8l10 4-10 4m0 6h10"), stroke="ink", line=2.5)


def again(x: float, y: float) -> Element:
    """Say that something is done once more: an arrow in a circle."""
    return path(placed(x, y, _AGAIN), stroke="ink", line=3)


def split(x: float, y: float) -> Element:
    """Say that something is parted among several: three arrows."""
    d = "m-12 0h6l12-9m-5-1h6v6m-13 4h16m-5-4l5 4l-5 4m-11-4l12 9m1-6v6h-6"
    return path(placed(x, y, d), stroke="ink")


def stop(x: float, y: float) -> Element:
    """Draw an extra stop: a space on the way."""
    way = path(f"M{x - 15:g} {y:g}h30", stroke="ink", line=3)
    return element("g", way, circle(x, y, 8, fill="leaf", stroke="ink", line=3))
