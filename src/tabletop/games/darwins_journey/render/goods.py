"""What a player, or Alfred, has in numbers: coins, knowledge, books, pieces left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tabletop.games.darwins_journey.render import glyphs
from tabletop.games.darwins_journey.render.ink import words
from tabletop.games.darwins_journey.scoring import books
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.svg import Element, Size, group

__all__ = ["goods", "pieces_left"]

_Good: TypeAlias = tuple[str, Callable[[float, float], Element], int]


def goods(table: State, person: PersonId, x: int, y: int) -> Iterator[Element]:
    """Draw coins, knowledge, books, lenses and unused explorers, with their numbers."""
    me = table.people[person]
    listed: tuple[_Good, ...] = (
        ("coins", glyphs.coin, me.coins),
        ("knowledge", glyphs.knowledge, me.knowledge),
        *_pieces(table, person),
    )
    yield from _row(listed, person, x, y, 108)


def pieces_left(table: State, person: PersonId, x: int, y: int) -> Iterator[Element]:
    """Draw books, lenses and unused explorers only."""
    yield from _row(_pieces(table, person), person, x, y, 84)


def _pieces(table: State, person: PersonId) -> tuple[_Good, ...]:
    me = table.people[person]
    return (
        ("books", glyphs.book, books(table, person)),
        ("lenses", glyphs.magnifier, me.lenses),
        ("explorers", glyphs.pawn, me.unused),
    )


def _row(
    listed: tuple[_Good, ...], person: PersonId, x: int, y: int, pitch: int
) -> Iterator[Element]:
    for number, (id, glyph, count) in enumerate(listed):
        left = x + 28 + pitch * number
        yield group(
            "goods",
            glyph(left, y + 17),
            words(left + 22, y + 26, count, Size.COUNTER, bold=True),
            id=f"{id}-{person}",
        )
