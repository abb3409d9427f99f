"""The diaries: pages with names and distinctions, bookmarks, occupied sections."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tabletop.games.darwins_journey.kinds import Metal, Page
from tabletop.games.darwins_journey.render import glyphs, icons, places
from tabletop.games.darwins_journey.render.ink import circle, path, rect, words
from tabletop.games.darwins_journey.render.layout import PAGE, SMALL_PAGE, Layout
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import effect_words
from tabletop.games.darwins_journey.rules.tables import occupied_sections, section_of
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.svg import Element, group

__all__ = ["diaries", "medal"]

_NAMES: Final = {
    Page.EXPLORATION: "Explore",
    Page.NAVIGATION: "Navigate",
    Page.CORRESPONDENCE: "Correspond",
    Page.ACADEMY: "Academy",
    Page.SPECIAL_LEFT: "Special",
    Page.SPECIAL_RIGHT: "Special",
    Page.SMALL: "Small diary",
}


def diaries(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw all pages, the places on them, and what parts a diary in two."""
    sections = _sections(table)
    for page in Page:
        yield from _page(table, layout, page, sections)
    for left, right in pairwise(Page):
        x, y = layout.page(right)
        if layout.page(left)[0] + PAGE == x and sections[left] != sections[right]:
            yield _bookmark(x, y)
    for place in table.config.content.places:
        if place.page is not None:
            yield places.place(table, layout, place, targets)


def _sections(table: State) -> dict[Page, str | None]:
    """Find the section of each page."""
    found: dict[Page, str | None] = dict.fromkeys(Page)
    for place in table.config.content.places:
        if place.page is not None:
            found[place.page] = section_of(table, place)
    return found


def _page(
    table: State, layout: Layout, page: Page, sections: dict[Page, str | None]
) -> Iterator[Element]:
    """Draw a page; a coin to be paid says that its section is occupied."""
    x, y = layout.page(page)
    width = SMALL_PAGE if page is Page.SMALL else PAGE
    is_occupied = sections[page] in occupied_sections(table)
    rate = table.config.content.numbers.penalty[table.players - 1]
    fee = [glyphs.coin_off(x + width - 25, y + 21, rate)] if is_occupied else ()
    yield group(
        "page",
        rect(x, y, width, layout.page_height, fill="land", stroke="line", radius=10),
        words(x + 10, y + 26, _NAMES[page], bold=True),
        *fee,
        *_distinctions(table, page, x, y),
        id=f"page-{page}",
        hint=f"{page.replace('_', ' ')}{', occupied' if is_occupied else ''}",
    )


def _distinctions(table: State, page: Page, x: int, y: int) -> Iterator[Element]:
    """Draw what distinctions of silver and gold bring on a page."""
    known = table.config.content.catalogue.distinction.get(page)
    if known is None:
        return
    brings = ((Metal.SILVER, known.silver), (Metal.GOLD, known.gold))
    for number, (metal, effect) in enumerate(brings):
        if effect is not None:
            left = x + 6 + 76 * number
            yield group(
                "distinction",
                medal(left + 8, y + 49, metal),
                icons.row(icons.effect_icons(effect), left + 17, y + 49, 57),
                hint=f"{metal} distinction: {effect_words(effect)}",
            )


def medal(x: float, y: float, metal: Metal, radius: float = 8) -> Element:
    """Draw a distinction: one ring for silver, two for gold."""
    rings = [circle(x, y, radius, fill=metal.value, stroke="ink")]
    if metal is Metal.GOLD:
        rings.append(circle(x, y, radius / 2, stroke="ink", line=1.5))
    return group("medal", *rings)


def _bookmark(x: int, y: int) -> Element:
    """Draw the bookmark that parts a diary into two sections."""
    return group(
        "bookmark",
        path(f"M{x - 6} {y - 5}h12v30l-6-7l-6 7z", fill="book", stroke="paper"),
        path(f"M{x} {y + 24}V{y + 336}", stroke="book", line=3),
        hint="two sections",
    )
