"""What stands below everything: the key to the badges, and a warning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.render import glyphs, pieces, sayings
from tabletop.games.darwins_journey.render.ink import words
from tabletop.games.darwins_journey.render.layout import MARGIN, Layout
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.svg import Element

__all__ = ["footer"]

_KEY: Final = (
    (glyphs.coin, "coins", 118),
    (glyphs.points, "points", 128),
    (glyphs.book, "theory", 128),
    (glyphs.knowledge, "knowledge", 160),
    (glyphs.pawn, "explore", 138),
    (glyphs.sail, "navigate", 148),
    (glyphs.stamp, "stamps", 134),
    (glyphs.scroll, "academy", 140),
    (glyphs.objective, "objective", 158),
    (glyphs.token, "specimen", 150),
    (glyphs.museum, "museum", 138),
    (glyphs.magnifier, "lens, unlock", 186),
    (glyphs.again, "once more", 160),
    (glyphs.goal_flag, "HMS Beagle", 166),
)


def footer(table: State, layout: Layout) -> Iterator[Element]:
    """Explain the badges, and warn of what is not the printed game."""
    x, y = MARGIN, layout.footer + 16
    for glyph, meaning, width in _KEY:
        if x + width > MARGIN + 1130:
            x, y = MARGIN, y + 38
        yield glyph(x + 16, y)
        yield words(x + 38, y + 6, meaning, fill="muted")
        x += width
    yield pieces.tent(x + 16, y)
    yield words(x + 38, y + 6, "camp", fill="muted")
    yield words(MARGIN, y + 42, sayings.provenance(table), fill="muted")
