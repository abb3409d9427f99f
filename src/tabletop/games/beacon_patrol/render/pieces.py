"""The things on the table as shapes: features of tiles, ships, tokens, stamps.

Each is drawn round the origin; `moved` takes it where it belongs.
"""

from __future__ import annotations

from typing import Final, assert_never

from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.beacon_patrol.kinds import Feature
from tabletop.rendering.marks import player_shape
from tabletop.rendering.palette import PLAYER_COLOURS, Palette
from tabletop.rendering.svg import (
    Element,
    Inside,
    Size,
    circle,
    element,
    path,
    rect,
    words,
)

COLOURS: Final[Palette] = {
    "soil": ("#dcc88a", "#5e5b43"),
    "coast": ("#5f4f26", "#d6c894"),
    "shoal": ("#b4d9ea", "#285363"),
    "wave": ("#9fc6da", "#38627a"),
    "tar": ("#16181c", "#16181c"),
    "chalk": ("#ffffff", "#ffffff"),
    "lamp": ("#f7c61b", "#f7c61b"),
    "token": ("#2f6f9f", "#6fb4e3"),
}
"""What the map and the pieces are made of."""


def moved(x: float, y: float, *inside: Inside, scale: float = 1) -> Element:
    """Draw something elsewhere, and in another size."""
    return element("g", *inside, transform=transform(x, y, scale))


def transform(x: float, y: float, scale: float = 1) -> str:
    """Write where something is drawn, and how large."""
    steps = [f"translate({x:g} {y:g})"] if x or y else []
    return " ".join(steps + ([f"scale({scale:.4g})"] if scale != 1 else []))


def with_attributes(thing: Element, **attributes: str | float | None) -> Element:
    """Return an element with more attributes."""
    more = element(thing.tag, **attributes).attributes
    return replace(thing, attributes=(*thing.attributes, *more))


def feature(kind: Feature) -> tuple[Element, ...]:
    """Draw what a tile shows besides its coast, about 50 units high."""
    match kind:
        case Feature.PLAIN:
            return ()
        case Feature.BUOY:
            return (_buoy(),)
        case Feature.LIGHTHOUSE:
            return (_lighthouse(),)
        case Feature.WINDMILL:
            return (_windmill(),)
        case _:
            assert_never(kind)


def _lighthouse() -> Element:
    return element(
        "g",
        path("M-6 -13L-27 -21v16zM6 -13L27 -21v16z", fill="lamp", stroke="ink", line=1),
        path("M-15 25l4 -8h22l4 8z", fill="tar", stroke="ink", line=1.5),
        *_tower(18),
        class_="lighthouse",
    )


def _tower(foot: float) -> tuple[Element, ...]:
    """Draw a striped tower down to `foot`, with its lamp."""
    return (
        path(f"M-9.5 {foot:g}L-6 -8h12L9.5 {foot:g}z", fill="chalk", stroke="ink"),
        path("M-6.9 -1h13.8l0.9 7h-15.6zM-8.6 11h17.2l0.9 7h-19z", fill="tar"),
        rect(-5, -18, 10, 10, fill="lamp", stroke="ink"),
        path("M-8 -17L0 -26L8 -17z", fill="tar", stroke="ink", line=1.5),
        path("M-10 -8h20", stroke="ink", line=3),
    )


def headquarters() -> Element:
    """Draw the lighthouse of the headquarters: houses at its foot, and a flag."""
    return element(
        "g",
        path("M-6 -13L-27 -21v16zM6 -13L27 -21v16z", fill="lamp", stroke="ink", line=1),
        path("M-29 25v-4h58v4z", fill="tar", stroke="ink", line=1.5),
        path("M-26 21v-12h52v12z", fill="chalk", stroke="ink"),
        path("M-30 10l6 -9h48l6 9z", fill="tar", stroke="ink", line=1.5),
        *_tower(21),
        class_="headquarters",
    )


def _buoy() -> Element:
    return element(
        "g",
        path("M-10 10L-4 -11h8L10 10z", fill="chalk", stroke="ink"),
        path("M-6 -4h12l2 7h-16z", fill="tar"),
        circle(0, -16, 5.5, fill="lamp", stroke="ink"),
        path("M-17 9h34l-6 11h-22z", fill="tar", stroke="ink", line=1.5),
        path("M-24 22c5 -6 11 -6 16 0s11 6 16 0s11 -6 16 0", stroke="ink", line=2.5),
        class_="buoy",
    )


def _windmill() -> Element:
    sail = "M-3.5 -27h7v19h-7z"
    sails = (
        element("path", d=sail, class_="f-chalk s-ink", stroke_width=2, transform=turn)
        for turn in ("rotate(45)", "rotate(135)", "rotate(225)", "rotate(315)")
    )
    return element(
        "g",
        path("M-13 25L-7 -4h14L13 25z", fill="tar", stroke="ink"),
        moved(0, -5, *sails, circle(0, 0, 4.5, fill="tar", stroke="chalk")),
        class_="windmill",
    )


def ship(player: PlayerId) -> tuple[Element, ...]:
    """Draw a ship, 40 units high; its sail is the sign of the player."""
    hull = "M-19 9h38l-7 12h-24z"
    return (
        path(f"M0 -18v30{hull}", stroke="paper", line=7),
        path("M0 -18v28", stroke="ink", line=3),
        path(hull, fill=PLAYER_COLOURS[player], stroke="ink", line=2.5),
        player_shape(player, 0, -6, 13),
    )


def stamp(points: int | str, *, is_fresh: bool = False) -> Element:
    """Draw the seal of an explored tile with its points; a new one stands out."""
    size, drop = (Size.COUNTER, 9) if len(str(points)) == 1 else (Size.LABEL, 6)
    fill = "accent" if is_fresh else "ink"
    return element(
        "g",
        circle(0, 0, 16, fill=fill, stroke="paper"),
        words(0, drop, points, size, fill="paper", anchor="middle", bold=True),
        class_="stamp",
    )


def token(x: float, y: float, *, is_blue: bool) -> Element:
    """Draw a movement token; a spent one is hollow."""
    if is_blue:
        return circle(x, y, 10, fill="token", stroke="ink")
    return circle(x, y, 10, fill="paper", stroke="line")


def swap(*, is_spent: bool) -> tuple[Element, ...]:
    """Draw the right to swap: two arrows, faint and struck through once it is used."""
    arrows = "M-12 -5h20m-6 -5l6 5l-6 5M12 5h-20m6 -5l-6 5l6 5"
    if not is_spent:
        return (path(arrows, stroke="ink", line=2.5),)
    return (
        path(arrows, stroke="line", line=2),
        path("M-12 11l24 -22", stroke="ink", line=2.5),
    )
