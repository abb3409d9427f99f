"""How a board is to be drawn in letters."""

from __future__ import annotations

from typing import Final

import attrs

__all__ = ["PLAIN_TEXT", "TextStyle"]


@attrs.frozen
class TextStyle:
    """Wishes of the one who prints a text board."""

    ascii: bool = False
    """Keep to ASCII: no box drawing, no symbols."""
    colour: bool = False
    """Add ANSI colours; ask only for a terminal that wants them."""


PLAIN_TEXT: Final = TextStyle()
"""Unicode, no colours."""
