"""Shapes and letters in few bytes, for a picture with thousands of them.

The sheet says once what holds for most: letters are of the smallest of the three sizes,
bold and centred, lines two units wide, and what is filled is filled with ink. Only what
differs is written out. Marks that know nothing of the sheet belong into `apart`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.rendering.marks import player_shape
from tabletop.rendering.svg import Anchor, Element, Inside, Size, element, plate

_START: Final = re.compile(r"m(-?[\d.]+) ?(-?[\d.]+)")
"""How a shape begins."""
_FILL: Final = "ink"
"""What shapes and letters are filled with, unless they say so themselves."""
_LINE: Final = 2
"""Units that lines are wide, unless they say so themselves."""
_NOTE: Final = 14.4
"""Height of the smallest letters that can be read."""


def sheet(*inside: Inside) -> Element:
    """Gather everything that is drawn by the shapes below."""
    return element(
        "g",
        *_spliced(inside),
        class_=f"label bold f-{_FILL}",
        text_anchor="middle",
        stroke_width=_LINE,
    )


def _spliced(inside: Iterable[Inside]) -> Iterator[Inside]:
    """Put in the place of groups that say nothing what they hold."""
    for each in inside:
        if isinstance(each, str):
            yield each
        elif each.tag == "g" and not each.attributes:
            yield from _spliced(each.inside)
        else:
            yield Element(each.tag, each.attributes, tuple(_spliced(each.inside)))


def apart(*inside: Element) -> Element:
    """Gather what takes no fill from the sheet, but can be clicked all over."""
    return element("g", *inside, fill="none", pointer_events="all")


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "",
    stroke: str = "",
    line: float = _LINE,
    radius: float | None = None,
) -> Element:
    """Draw a rectangle; `fill` and `stroke` are names of colours."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=radius,
        class_=_paint(fill, stroke),
        fill=None if fill else "none",
        stroke_width=_width(stroke, line),
    )


def circle(
    x: float,
    y: float,
    radius: float,
    *,
    fill: str = "",
    stroke: str = "",
    line: float = _LINE,
) -> Element:
    """Draw a circle; `fill` and `stroke` are names of colours."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        class_=_paint(fill, stroke),
        fill=None if fill else "none",
        stroke_width=_width(stroke, line),
    )


def path(
    d: str, *, fill: str = "", stroke: str = "", line: float = _LINE, dashes: str = ""
) -> Element:
    """Draw a path given in SVG's own notation."""
    return element(
        "path",
        d=d,
        class_=_paint(fill, stroke),
        fill=None if fill else "none",
        stroke_width=_width(stroke, line),
        stroke_dasharray=dashes,
    )


def boxes(
    corners: Iterable[tuple[int, int]],
    size: int,
    *,
    fill: str = "",
    stroke: str = "",
    line: float = _LINE,
) -> Element:
    """Draw many squares of a size, each given by its upper left corner."""
    d, before = "", (0, 0)
    for x, y in corners:
        d += f"m{x - before[0]} {y - before[1]}h{size}v{size}h-{size}z"
        before = x, y
    return path(d, fill=fill, stroke=stroke, line=line)


def sign(player: PlayerId, x: float, y: float, radius: float) -> Element:
    """Draw the sign of a player."""
    shape = player_shape(player, x, y, radius)
    width = ("stroke-width", str(_LINE))
    return Element(shape.tag, tuple(each for each in shape.attributes if each != width))


def ticked(x: float, y: float, size: float) -> Element:
    """Say of something that it is done: a tick, its left side at `x`."""
    d = f"M{x:g} {y:g}l{size * 0.3:g} {size * 0.35:g}l{size * 0.5:g} {size * -0.75:g}"
    return path(d, stroke="ink", line=3.5)


def placed(x: float, y: float, shape: str) -> str:
    """Write the path of a shape that is drawn round the origin: ``m-4-6h8v12z``."""
    found = _START.match(shape)
    if found is None:
        return f"M{x:g} {y:g}{shape}"
    return f"M{x + float(found[1]):g} {y + float(found[2]):g}{shape[found.end() :]}"


def words(
    x: float,
    y: float,
    text: str | int,
    size: Size = Size.LABEL,
    *,
    fill: str = "ink",
    anchor: Anchor = "start",
    bold: bool = False,
    halo: str = "",
) -> Element:
    """Write a line of text on the base line `y`; a `halo` covers what is below it."""
    larger = "" if size is Size.LABEL else size.value
    letters = element(
        "text",
        str(text),
        x=x,
        y=y,
        class_=" ".join(filter(None, (larger, _paint(fill, "")))),
        text_anchor=None if anchor == "middle" else anchor,
        font_weight=None if bold else 400,
    )
    if not halo:
        return letters
    return element("g", plate(x, y, text, size, fill=halo, anchor=anchor), letters)


def note(
    x: float,
    y: float,
    text: str | int,
    *,
    fill: str = "muted",
    anchor: Anchor = "middle",
    bold: bool = False,
) -> Element:
    """Write a line of the smallest letters that can be read, 14 units high."""
    return element(
        "text",
        str(text),
        x=x,
        y=y,
        class_=_paint(fill, ""),
        text_anchor=None if anchor == "middle" else anchor,
        font_weight=None if bold else 400,
        font_size=_NOTE,
    )


def notes(
    listed: Iterable[tuple[float, float, str | int]],
    *,
    fill: str = "muted",
    anchor: Anchor = "middle",
    bold: bool = False,
) -> Element:
    """Write many of the smallest lines, each at its point."""
    return element(
        "g",
        *(element("text", str(text), x=x, y=y) for x, y, text in listed),
        class_=_paint(fill, ""),
        text_anchor=None if anchor == "middle" else anchor,
        font_weight=None if bold else 400,
        font_size=_NOTE,
    )


def _width(stroke: str, line: float) -> float | None:
    return line if stroke and line != _LINE else None


def _paint(fill: str, stroke: str) -> str:
    return " ".join(
        ([f"f-{fill}"] if fill and fill != _FILL else [])
        + ([f"s-{stroke}"] if stroke else [])
    )
