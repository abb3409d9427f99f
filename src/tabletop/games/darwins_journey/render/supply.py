"""The supplies that chance draws from, counted: seals and objectives."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.kinds import Metal, Seal
from tabletop.games.darwins_journey.render import pieces
from tabletop.games.darwins_journey.render.ink import rect, words
from tabletop.games.darwins_journey.render.layout import PLACE, Layout
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.svg import Element, group

__all__ = ["supply"]


def supply(table: State, layout: Layout) -> Element:
    """Draw how many seals of each colour are left, and how many objectives."""
    x, y, width = layout.supply
    return group(
        "supply",
        rect(x, y, width, PLACE, stroke="line", radius=10),
        *_seals(table, x, y, width / len(Seal)),
        *_objectives(table, x, y + 60, width / len(Metal)),
        id="supply",
        hint="supply of seals and objectives",
    )


def _seals(table: State, x: int, y: int, pitch: float) -> Iterator[Element]:
    decks = table.decks
    for number, kind in enumerate(Seal):
        at = round(x + pitch * (number + 0.5))
        count = decks.purple if kind is Seal.PURPLE else decks.seals[kind]
        yield pieces.seals(at, y + 18, (kind,))
        yield words(at, y + 49, count, anchor="middle")


def _objectives(table: State, x: int, y: int, pitch: float) -> Iterator[Element]:
    for number, metal in enumerate(Metal):
        at = round(x + pitch * (number + 0.5))
        deck = table.decks.silver if metal is Metal.SILVER else table.decks.gold
        yield rect(at - 24, y, 24, 18, fill="leaf", stroke=metal.value, line=4)
        yield words(at + 8, y + 15.5, deck.total)
