"""The specimens that a player has researched: rows of a colour, columns of a kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.games.darwins_journey.kinds import Kind, Specimen, specimen_of
from tabletop.games.darwins_journey.render import ids, pieces
from tabletop.games.darwins_journey.render.ink import path, words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import specimen_words
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.svg import Element, group

__all__ = ["grid"]

_PITCH: Final = 33
"""From one space to the next."""
_SPACE: Final = "h30v30h-30z"


def grid(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw all spaces, those with a research marker in their colour."""
    known, done = table.config.content.museum, table.people[person].research
    for number, kind in enumerate(known.columns):
        yield pieces.glyph(x + 36 + _PITCH * number, y + 10, kind)
    for row, colour in enumerate(known.rows):
        middle = y + 48 + _PITCH * row
        yield words(x + 8, middle, colour[0].upper(), fill="muted", anchor="middle")
    at = {
        specimen_of(colour, kind): (x + 20 + _PITCH * column, y + 26 + _PITCH * row)
        for row, colour in enumerate(known.rows)
        for column, kind in enumerate(known.columns)
    }
    yield path(_spaces(at.values()), fill="leaf", stroke="line")
    yield group(
        "research",
        *_markers({which: at[which] for which in done}),
        id=f"research-{person}",
        player=person,
        hint=", ".join(map(specimen_words, done)) or "no research",
    )
    for which, corner in at.items():
        yield from _mark(person, which, corner, targets)


def _spaces(corners: Iterable[tuple[int, int]]) -> str:
    return "".join(f"M{x} {y}{_SPACE}" for x, y in corners)


def _markers(at: dict[Specimen, tuple[int, int]]) -> Iterator[Element]:
    """Draw the colours, and on them the kinds."""
    for colour in dict.fromkeys(which.colour for which in at):
        corners = [corner for which, corner in at.items() if which.colour is colour]
        yield path(_spaces(corners), fill=colour.value, stroke="ink")
    for ink in ("chalk", "tar"):
        drawn = {
            which: (x + 15, y + 16)
            for which, (x, y) in at.items()
            if pieces.letters_on(which.colour.value) == ink
        }
        yield from _kinds(drawn, ink)


def _kinds(at: dict[Specimen, tuple[int, int]], ink: str) -> Iterator[Element]:
    """Draw many kinds at once: filled ones, and those that are lines."""
    for is_line in (False, True):
        listed = [
            (x, y, which.kind)
            for which, (x, y) in at.items()
            if (which.kind is Kind.FOSSIL) == is_line
        ]
        if listed:
            yield pieces.glyphs(listed, ink)


def _mark(
    person: PersonId, which: Specimen, corner: tuple[int, int], targets: Targets
) -> Iterator[Element]:
    """Mark a space that is a target or was changed."""
    id, (x, y) = ids.research(person, which), corner
    if targets.is_marked(id):
        yield targets.thing(
            "research-space",
            id,
            (x - 1, y - 1, 32, 32),
            radius=7,
            player=person,
            hint=specimen_words(which),
        )
