"""Laws about pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

from tabletop.core.players import SPECTATOR, Observer
from tabletop.testing.positions import Position

WIDEST: Final = 100
"""A text board has at most so many columns."""


def pictures(at: Position) -> Iterator[str]:
    """Draw every view, as text in black and in colour, and as SVG."""
    for observer in at.table.observers:
        view = at.game.view(at.state, observer)
        text = at.game.text(view)
        if not text.strip():
            yield f"the text for {observer} is empty"
        if at.game._text is not None:
            yield from _too_wide(text)
        at.game.text(view, colour=True)
        if not at.game.text(view, ascii=True).isascii():
            yield f"the text for {observer} keeps not to ASCII when asked to"
        yield from _svg_faults(at, observer)


def _too_wide(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if len(line) > WIDEST:
            yield f"a line of the text has {len(line)} columns, more than {WIDEST}"


def _svg_faults(at: Position, observer: Observer) -> Iterator[str]:
    view = at.game.view(at.state, observer)
    mine = [] if observer is SPECTATOR else at.game.legal_actions(at.state, observer)
    for svg in (at.game.svg(view), at.game.svg(view, mine)):
        try:
            root = ElementTree.fromstring(svg)
        except ElementTree.ParseError as error:
            yield f"the SVG for {observer} is no XML: {error}"
            return
        if not root.tag.endswith("svg"):
            yield f"the SVG for {observer} begins with {root.tag}"
