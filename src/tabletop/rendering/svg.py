"""Writing SVG: elements as small values, shapes painted by name, groups, the picture.

No game's shapes belong here. Lengths are whole units, one space of a board 100 of them.
Nothing is drawn by reference (no ``id``) and the style sheet minds its own picture, so
several boards can share one page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Literal, TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.rendering.attributes import Attributes, Classes, in_classes
from tabletop.rendering.escaping import escape, quoteattr
from tabletop.rendering.palette import SIZES, Palette, stylesheet

__all__ = [
    "SEPARATOR",
    "Anchor",
    "Element",
    "Inside",
    "Size",
    "circle",
    "element",
    "group",
    "moved",
    "path",
    "picture",
    "plate",
    "rect",
    "words",
]

SEPARATOR: Final = "|"
"""What stands between the notations of ``data-actions``; no notation holds it."""

_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Size(StrEnum):
    """The three sizes of letters."""

    LABEL = "label"
    """18 units: names of spaces, remarks."""
    COUNTER = "counter"
    """26 units: numbers, sentences."""
    HEADING = "heading"
    """34 units: whose turn it is."""


Anchor: TypeAlias = Literal["start", "middle", "end"]
"""Which point of a text is placed."""


@attrs.frozen
class Element:
    """An XML element; ``str`` writes it, with whatever needs it escaped."""

    tag: str
    attributes: Attributes = ()
    inside: tuple[Inside, ...] = ()

    def __str__(self) -> str:
        return _written(self)


Inside: TypeAlias = Element | str
"""What an element can hold: others, and text."""


def element(tag: str, *inside: Inside, **attributes: str | float | None) -> Element:
    """Make any element; ``class_`` and ``stroke_width`` are written as SVG has them.

    Attributes that are None or empty are left out, numbers rounded to hundredths.
    """
    return Element(
        tag,
        tuple(
            (name.rstrip("_").replace("_", "-"), _value(value))
            for name, value in attributes.items()
            if value is not None and value != ""
        ),
        inside,
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "",
    stroke: str = "",
    line: float = 2,
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
        stroke_width=line if stroke else None,
    )


def circle(
    x: float,
    y: float,
    radius: float,
    *,
    fill: str = "",
    stroke: str = "",
    line: float = 2,
) -> Element:
    """Draw a circle; `fill` and `stroke` are names of colours."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        class_=_paint(fill, stroke),
        stroke_width=line if stroke else None,
    )


def path(d: str, *, fill: str = "", stroke: str = "", line: float = 2) -> Element:
    """Draw a path given in SVG's own notation."""
    return element(
        "path", d=d, class_=_paint(fill, stroke), stroke_width=line if stroke else None
    )


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
    weight = "bold" if bold else ""
    letters = element(
        "text",
        str(text),
        x=x,
        y=y,
        class_=" ".join(filter(None, (size, weight, _paint(fill, "")))),
        text_anchor=None if anchor == "start" else anchor,
    )
    if not halo:
        return letters
    return element("g", plate(x, y, text, size, fill=halo, anchor=anchor), letters)


def plate(
    x: float, y: float, text: str | int, size: Size, *, fill: str, anchor: Anchor
) -> Element:
    """Cover what is below a line of text, as far as its letters usually reach.

    Only browsers and resvg know how to paint the outline of letters below them.
    """
    high = SIZES[size]
    wide = round(0.66 * high * len(str(text))) + 6
    left = x - {"start": 3, "middle": wide / 2, "end": wide - 3}[anchor]
    return element(
        "rect",
        x=left,
        y=y - 0.9 * high,
        width=wide,
        height=1.1 * high,
        rx=high / 3,
        class_=f"halo {_paint(fill, '')}",
    )


def group(
    kind: str,
    *inside: Inside,
    id: str = "",
    player: PlayerId | None = None,
    actions: Iterable[str] = (),
    origins: Iterable[str] = (),
    hint: str = "",
) -> Element:
    """Gather what a person may click or a page may animate.

    Args:
        kind: What it is, as class.
        id: The name that actions use, the same from one picture to the next.
        player: Whose it is.
        actions: Notations of the legal actions that end here.
        origins: Notations of the legal actions that begin here.
        hint: What it is in words, for those who point at it or listen.
        inside: What it is drawn of.
    """
    told = (element("title", hint),) if hint else ()
    return element(
        "g",
        *told,
        *inside,
        class_=kind,
        data_id=id,
        data_player=player,
        data_actions=_notations(actions),
        data_origins=_notations(origins),
    )


def moved(
    x: float, y: float, *inside: Inside, scale: float = 1, turn: int = 0
) -> Element:
    """Draw what was drawn round the origin elsewhere, in another size, or turned.

    `turn` is in degrees, clockwise.
    """
    steps = [f"translate({_value(float(x))} {_value(float(y))})"]
    steps += [f"rotate({turn})"] if turn else []
    steps += [f"scale({_value(float(scale))})"] if scale != 1 else []
    return element("g", *inside, transform=" ".join(steps))


def picture(
    title: str,
    desc: str,
    width: int,
    height: int,
    *inside: Inside,
    colours: Palette | None = None,
) -> str:
    """Write the whole picture, on paper of its own.

    `title` and `desc` say the position in words; `colours` are those that a game adds.
    """
    classes: dict[str, tuple[str, str]] = {}
    drawn = (rect(0, 0, width, height, fill="paper"), *inside)
    body = "".join([_written(each, classes) for each in drawn])
    style = stylesheet(colours or {}, classes)
    root = element(
        "svg",
        element("title", title),
        element("desc", desc),
        element("style", style.rules),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        class_=f"tabletop {style.scope}",
        fill="none",
    )
    return f"{str(root).removesuffix('</svg>')}{body}</svg>\n"


def _written(part: Inside, classes: Classes | None = None) -> str:
    """Write a part of a picture, with `classes` for what may not stand beside one."""
    if isinstance(part, str):
        return escape(_printable(part))
    attributes = part.attributes
    if classes is not None:
        attributes = in_classes(attributes, classes)
    named = "".join(
        [f" {name}={quoteattr(_printable(value))}" for name, value in attributes]
    )
    if not part.inside:
        return f"<{part.tag}{named}/>"
    inner = "".join([_written(each, classes) for each in part.inside])
    return f"<{part.tag}{named}>{inner}</{part.tag}>"


def _paint(fill: str, stroke: str) -> str:
    return " ".join(
        ([f"f-{fill}"] if fill else []) + ([f"s-{stroke}"] if stroke else [])
    )


def _notations(actions: Iterable[str]) -> str:
    listed = list(actions)
    for notation in listed:
        if SEPARATOR in notation:
            raise ValueError(f"a notation cannot hold {SEPARATOR!r}: {notation!r}")
    return SEPARATOR.join(listed)


def _value(value: str | float | None) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def _printable(text: str) -> str:
    """Replace what XML cannot hold, however it is written."""
    return _NO_XML.sub("\ufffd", text)
