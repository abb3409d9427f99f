"""The diaries in letters: the places for workers, and who stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.kinds import Page, Shape
from tabletop.games.darwins_journey.render import sayings
from tabletop.games.darwins_journey.render.text_sheet import (
    Bit,
    Entry,
    Sheet,
    Signs,
    bits,
)
from tabletop.games.darwins_journey.render.words import (
    effect_words,
    seal_letters,
)
from tabletop.games.darwins_journey.rules.tables import (
    is_locked,
    is_there,
    lens_owner,
    needs_of,
    occupied_sections,
    people,
    section_of,
)
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.text import Look

__all__ = ["write_pages"]

_ROWS: Final = (
    ((Page.EXPLORATION,), (Page.NAVIGATION,)),
    ((Page.CORRESPONDENCE,), (Page.ACADEMY,)),
    ((Page.SPECIAL_LEFT,), (Page.SPECIAL_RIGHT,)),
    ((Page.SMALL,), (None,)),
)
"""What stands side by side."""
_ONE_ENVELOPE: Final = " to one envelope"
"""What goes without saying on the page for correspondence."""


def write_pages(sheet: Sheet, table: State) -> None:
    """Write the pages of the diaries in pairs, then the places outside of them."""
    sheet.rule("Diaries (in brackets: silver and golden distinction)")
    for left, right in _ROWS:
        sheet.halves(
            [each for page in left for each in _page(sheet.signs, table, page)],
            [each for page in right for each in _page(sheet.signs, table, page)],
        )


def _page(signs: Signs, table: State, page: Page | None) -> Iterator[Entry]:
    places = [place for place in table.config.content.places if place.page is page]
    yield _heading(table, page, places[0])
    width = max(len(place.id) for place in places)
    for place in places:
        if is_there(table, place):
            yield _place(signs, table, place, width)


def _heading(table: State, page: Page | None, place: Place) -> Entry:
    """Name a page, its distinctions, and the penalty that is due there."""
    if page is None:
        return Entry(bits(["Outside the diaries, never a penalty"], Look.FAINT))
    both = table.config.content.catalogue.distinction[page]
    gains = [effect_words(each) for each in (both.silver, both.gold) if each]
    told = page.value.replace("_", " diary, ").capitalize()
    if page is Page.SMALL:
        told = "Small diary"
    if gains:
        told += f" ({', '.join(gains)})"
    due = ""
    if section_of(table, place) in occupied_sections(table):
        due = f"penalty {table.config.content.numbers.penalty[table.players - 1]}"
    return Entry(bits([told], Look.FAINT), bits([due], Look.DANGER))


def _place(signs: Signs, table: State, place: Place, width: int) -> Entry:
    """Write a place: its seals, its actions, and on the right who is there."""
    told = sayings.place_does(table, place).replace(_ONE_ENVELOPE, "")
    needs = needs_of(table, place)
    start = place.id.ljust(width)
    if place.page not in (None, Page.SMALL):
        start += f" {seal_letters(needs):<4}"
    look = Look.FAINT if is_locked(table, place) else Look.PLAIN
    left = ((start, look), *bits(told.split(), look))
    return Entry(left, tuple(_standing(signs, table, place)), width - 2)


def _standing(signs: Signs, table: State, place: Place) -> Iterator[Bit]:
    """Say who stands on a place, whose lens it is, or that it is locked."""
    owner = lens_owner(table, place.id)
    if is_locked(table, place):
        yield f"locked, {place.lock}", Look.FAINT
    workers = list(_workers(signs, table, place))
    if owner is not None:
        yield f"lens {signs.who(owner)}{',' if workers else ''}", Look.PLAIN
    yield from bits(workers, Look.STRONG)


def _workers(signs: Signs, table: State, place: Place) -> Iterator[str]:
    """Name the workers on a place, as they came where that counts."""
    if place.shape is Shape.RECTANGLE:
        for owner, times in groupby(table.board.reserved):
            yield f"{signs.who(owner)}" * len(list(times))
        return
    for person in people(table):
        told = [
            sayings.worker_told(table, person, worker)
            for worker, at in enumerate(table.people[person].at)
            if at == place.id
        ]
        if told:
            yield f"{signs.who(person)} {' '.join(told)}"
