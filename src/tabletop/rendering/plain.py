"""The picture a game has when it brings none: its fields, one a line."""

from __future__ import annotations

from xml.sax.saxutils import escape

import attrs

__all__ = ["plain_svg", "plain_text"]

_LINE = 24
_MARGIN = 20


def plain_text(title: str, view: object) -> str:
    """List the fields of a view under the title of its game."""
    if not attrs.has(type(view)):
        return f"{title}\n{view!r}"
    fields = [field for field in attrs.fields(type(view)) if field.eq]
    width = max((len(field.name) for field in fields), default=0)
    lines = [
        f"{field.name:<{width}}  {getattr(view, field.name)!r}" for field in fields
    ]
    return "\n".join([title, *lines])


def plain_svg(title: str, view: object) -> str:
    """Set the same lines as an SVG card."""
    lines = plain_text(title, view).split("\n")
    width = max(len(line) for line in lines) * 10 + 2 * _MARGIN
    height = len(lines) * _LINE + 2 * _MARGIN
    body = "".join(
        f'<text x="{_MARGIN}" y="{_MARGIN + _LINE * number - 6}" '
        f'xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'role="img" font-family="ui-monospace, monospace" font-size="16">'
        f"<title>{escape(title)}</title>"
        f'<rect width="100%" height="100%" fill="#ffffff"/>{body}</svg>'
    )
