"""The picture a game has when it brings none: its fields, one a line."""

from __future__ import annotations

from typing import Final

import attrs

from tabletop.rendering.style import PLAIN_TEXT, TextStyle
from tabletop.rendering.svg import Size, picture, words

__all__ = ["plain_svg", "plain_text"]

_LINE: Final = 30
_MARGIN: Final = 20
_LETTER: Final = 11
"""Units that a letter is given, on average."""


def plain_text(title: str, view: object, style: TextStyle = PLAIN_TEXT) -> str:
    """List the fields of a view under the title of its game."""
    facts = _facts(view)
    width = max(len(name) for name, _ in facts)
    lines = [f"{name:<{width}}  {value}".strip() for name, value in facts]
    text = "\n".join([title, *lines])
    return text.encode("ascii", "backslashreplace").decode() if style.ascii else text


def plain_svg(title: str, view: object) -> str:
    """Set the same lines as an SVG card."""
    facts = _facts(view)
    column = _MARGIN + _LETTER * (max(len(name) for name, _ in facts) + 2)
    widest = max(len(title) * 2, *(len(value) for _, value in facts))
    lines = [words(_MARGIN, _MARGIN + 26, title, Size.HEADING, bold=True)]
    for number, (name, value) in enumerate(facts, 2):
        y = _MARGIN + _LINE * number
        lines += [
            words(_MARGIN, y, name, fill="muted"),
            words(column, y, value),
        ]
    return picture(
        title,
        plain_text(title, view),
        column + _LETTER * widest + _MARGIN,
        _LINE * (len(facts) + 1) + 2 * _MARGIN,
        *lines,
    )


def _facts(view: object) -> list[tuple[str, str]]:
    """Name the fields that make up a position, with what is in them."""
    cls = type(view)
    fields = attrs.fields(cls) if attrs.has(cls) else ()
    named = [
        (field.name, repr(getattr(view, field.name))) for field in fields if field.eq
    ]
    return named or [("", repr(view))]
