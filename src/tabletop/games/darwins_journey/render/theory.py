"""The track of the theory of evolution: a lane for each player, with its books."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.render import glyphs, sayings
from tabletop.games.darwins_journey.render.ink import notes, path, rect, sign, words
from tabletop.games.darwins_journey.render.layout import INNER, MARGIN, Layout
from tabletop.games.darwins_journey.render.words import counted
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import books, museum_modifier
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, group, moved

__all__ = ["theory_track"]


def theory_track(table: State, layout: Layout) -> Iterator[Element]:
    """Draw the lanes, and above them where each book is reached."""
    top, height = layout.theory, layout.theory_height
    yield rect(MARGIN, top, INNER, height, fill="land", stroke="line", radius=10)
    yield words(MARGIN + 10, top + 22, "Theory", bold=True)
    each = museum_modifier(table)
    yield group(
        "modifier",
        moved(MARGIN + 28, top + 36, glyphs.points(0, 0, each), scale=0.8),
        words(MARGIN + 44, top + 42, "each"),
        hint=f"{counted(each, 'point')} for each book at the end",
    )
    yield from _books(table, layout)
    for person in people(table):
        yield _lane(table, layout, person)


def _books(table: State, layout: Layout) -> Iterator[Element]:
    """Draw at which spaces the books are reached."""
    top, bottom = layout.theory, layout.theory + layout.theory_height - 6
    spaces = table.config.content.theory.books
    at = [layout.advance(people(table)[0], space)[0] for space in spaces]
    yield path("".join(f"M{x} {top + 47}V{bottom}" for x in at), stroke="line")
    yield notes((x, top + 43, space) for x, space in zip(at, spaces, strict=True))
    for number, x in enumerate(at, start=1):
        yield moved(x, top + 17, glyphs.book(0, 0, number), scale=0.8)


def _lane(table: State, layout: Layout, person: PersonId) -> Element:
    """Draw how far an evolution marker has come."""
    at = table.people[person].theory
    (start, y), (x, _) = layout.advance(person, 0), layout.advance(person, at)
    bar = rect(start, y - 4, x - start, 8, fill=PLAYER_COLOURS[person], stroke="ink")
    return group(
        "theory",
        sign(person, MARGIN + 24, y, 8),
        *([bar] if at else ()),
        sign(person, x, y, 10),
        words(x + 15, y + 6.5, at, bold=True, halo="land"),
        id=f"theory-{person}",
        player=person,
        hint=f"{sayings.name(table, person)}: theory {at}, "
        f"{counted(books(table, person), 'book')}",
    )
