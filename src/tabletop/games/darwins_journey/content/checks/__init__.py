"""What components must agree about, told as broken totals.

Whatever the rules take for granted is refused here if it does not hold, with the place
and a sentence that says what was found and what is needed. Types, keys and words are
the business of whoever reads them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks import (
    alfred,
    boards,
    cards,
    effects,
    ids,
    places,
    tracks,
)

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content


def faults(content: Content) -> Iterator[ContentFault]:
    """Find what is wrong with components; the first fault hides the others."""
    for room in (ids, boards, tracks, places, cards, alfred, effects):
        yield from room.faults(content)
