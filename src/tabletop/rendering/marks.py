"""The marks that mean the same on every board, and the shapes of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, hypot, pi, sin
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, circle, element, path, rect, words

__all__ = [
    "arrow",
    "button",
    "card_back",
    "dots",
    "hatch",
    "last_action",
    "lock_sign",
    "padlock",
    "player_shape",
    "target",
    "target_box",
    "tick",
    "to_act",
]

_GAP: Final = 16
"""Units between the lines of a hatch."""


def last_action(x: float, y: float, width: float, height: float) -> Element:
    """Outline what the last action has changed."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=10,
        class_="last-action s-accent",
        stroke_width=6,
        pointer_events="none",
    )


def arrow(x: float, y: float, to_x: float, to_y: float, *, keep: float = 0) -> Element:
    """Draw the way of the last action, ending `keep` units before its goal."""
    way = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / way, (to_y - y) / way
    tip_x, tip_y = to_x - dx * keep, to_y - dy * keep
    neck_x, neck_y = tip_x - dx * 18, tip_y - dy * 18
    head = _polygon(
        (tip_x, tip_y),
        (neck_x - dy * 13, neck_y + dx * 13),
        (neck_x + dy * 13, neck_y - dx * 13),
    )
    shaft = f"M{_at(x, y)}L{_at(neck_x, neck_y)}"
    return element(
        "g",
        path(shaft, stroke="paper", line=12),
        path(head, stroke="paper", line=6),
        path(shaft, stroke="accent", line=6),
        path(head, fill="accent"),
        class_="arrow",
        pointer_events="none",
    )


def target(x: float, y: float, radius: float) -> Element:
    """Ring a place where a legal action may end."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        class_="target s-accent",
        stroke_width=4,
        stroke_dasharray="9 6",
    )


def target_box(
    x: float, y: float, width: float, height: float, *, radius: float = 10
) -> Element:
    """Ring a thing that is not round and can be the target of a legal action."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=radius,
        class_="target s-accent",
        stroke_width=4,
        stroke_dasharray="9 6",
    )


def hatch(
    x: int, y: int, width: int, height: int, *, stroke: str = "danger"
) -> Element:
    """Hatch a rectangle by diagonals."""
    lines = "".join(
        f"M{x + max(0, way - height)} {y + min(way, height)}"
        f"L{x + min(way, width)} {y + max(0, way - width)}"
        for way in range(_GAP, width + height, _GAP)
    )
    return path(lines, stroke=stroke, line=3)


def dots(
    centres: Iterable[tuple[float, float]], size: float, *, fill: str = "ink"
) -> Element:
    """Draw round dots, `size` units wide.

    They are lines with round ends, which Qt draws only if they have a length.
    """
    return element(
        "path",
        d="".join(f"M{_at(x, y)}h.1" for x, y in centres),
        class_=f"s-{fill}",
        stroke_width=size,
        stroke_linecap="round",
    )


def padlock(x: float, y: float, size: float, *, fill: str = "danger") -> Element:
    """Draw a closed lock, `size` units high, round its middle."""
    half, top = size * 0.4, y - size * 0.05
    bow, rise = size * 0.24, size * 0.2
    bow_line = (
        f"M{_at(x - bow, top)}v{-rise:.2f}"
        f"a{bow:.2f} {bow:.2f} 0 0 1 {2 * bow:.2f} 0v{rise:.2f}"
    )
    return element(
        "g",
        path(bow_line, stroke=fill, line=round(size / 8, 1)),
        rect(x - half, top, 2 * half, size * 0.55, fill=fill, radius=size / 12),
        class_="padlock",
    )


def lock_sign(x: float, y: float, size: float) -> Element:
    """Mark something as closed: a lock on a round plate."""
    plate = circle(x, y, size * 0.7, fill="paper", stroke="danger")
    return element("g", plate, padlock(x, y, size), class_="blocked")


def card_back(x: int, y: int, width: int, height: int, count: int) -> Element:
    """Draw hidden cards: a hatched back that tells how many they are."""
    middle_x, middle_y = x + width // 2, y + height // 2
    return element(
        "g",
        rect(x, y, width, height, fill="land", stroke="ink", radius=8),
        hatch(x, y, width, height, stroke="line"),
        circle(middle_x, middle_y, 24, fill="paper", stroke="ink"),
        words(middle_x, middle_y + 9, count, Size.COUNTER, anchor="middle", bold=True),
        class_="card-back",
    )


def button(x: int, y: int, width: int, text: str) -> tuple[Element, ...]:
    """Draw a legal action that has no place on the table, 38 units high."""
    edge = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=38,
        rx=19,
        class_="target f-paper s-accent",
        stroke_width=4,
        stroke_dasharray="9 6",
    )
    label = words(x + width // 2, y + 28, text, Size.COUNTER, anchor="middle")
    return edge, label


def to_act(x: float, y: float, size: float) -> Element:
    """Point at the name of who is to act: a filled triangle, its left side at `x`."""
    half = size / 2
    shape = _polygon((x, y - half), (x + size * 0.87, y), (x, y + half))
    return element("path", d=shape, class_="to-act f-accent")


def tick(x: float, y: float, size: float) -> Element:
    """Say of somebody that it is done: a tick, its left side at `x`."""
    d = f"M{_at(x, y)}l{_at(size * 0.3, size * 0.35)}l{_at(size * 0.5, -size * 0.75)}"
    return element("path", d=d, class_="tick s-ink", stroke_width=round(size / 6, 1))


def player_shape(player: PlayerId, x: float, y: float, radius: float) -> Element:
    """Draw a player's sign: a colour, and a shape that tells the same without it."""
    shape = _SHAPES[player % len(_SHAPES)](x, y, radius)
    colour = PLAYER_COLOURS[player % len(_SHAPES)]
    return path(shape, fill=colour, stroke="ink")


def _disc(x: float, y: float, radius: float) -> str:
    arc = f"a{radius:g} {radius:g} 0 0 1"
    return f"M{_at(x - radius, y)}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0z"


def _square(x: float, y: float, radius: float) -> str:
    return _corners(4, pi / 4, x, y, radius * 1.2)


def _triangle(x: float, y: float, radius: float) -> str:
    return _corners(3, -pi / 2, x, y + radius * 0.15, radius * 1.25)


def _diamond(x: float, y: float, radius: float) -> str:
    return _corners(4, 0, x, y, radius * 1.2)


def _hexagon(x: float, y: float, radius: float) -> str:
    return _corners(6, pi / 6, x, y, radius * 1.1)


_SHAPES: Final[tuple[Callable[[float, float, float], str], ...]] = (
    _disc,
    _square,
    _triangle,
    _diamond,
    _hexagon,
)


def _corners(count: int, first: float, x: float, y: float, radius: float) -> str:
    angles = [first + 2 * pi * corner / count for corner in range(count)]
    return _polygon(*((x + radius * cos(a), y + radius * sin(a)) for a in angles))


def _polygon(*corners: tuple[float, float]) -> str:
    return "M" + "L".join(_at(x, y) for x, y in corners) + "z"


def _at(x: float, y: float) -> str:
    return f"{round(x, 1) + 0:g} {round(y, 1) + 0:g}"
