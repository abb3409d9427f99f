"""Text as XML holds it, in elements and attributes.

`xml.sax.saxutils` does the same, but importing it brings urllib, sockets and mail.
"""

from __future__ import annotations

from typing import Final

__all__ = ["escape", "quoteattr"]

_SIGNS: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_LINES: Final = {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
_IN_ELEMENTS: Final = str.maketrans(_SIGNS)
_IN_ATTRIBUTES: Final = str.maketrans(_SIGNS | _LINES)


def escape(text: str) -> str:
    """Write a text that stands in an element."""
    return text.translate(_IN_ELEMENTS)


def quoteattr(text: str) -> str:
    """Write the value of an attribute, with its quotation marks."""
    text = text.translate(_IN_ATTRIBUTES)
    if '"' not in text:
        return f'"{text}"'
    if "'" not in text:
        return f"'{text}'"
    return '"{}"'.format(text.replace('"', "&quot;"))
