"""The diaries: pages, the places for workers on them, and the supplies below."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tabletop.games.darwins_journey.content.parts import Place
from tabletop.games.darwins_journey.kinds import Metal, Page, PlaceId, Seal, Shape
from tabletop.games.darwins_journey.pending.effects import GainCoins, GainTurnCoins
from tabletop.games.darwins_journey.render import (
    glyphs,
    hints,
    icons,
    ids,
    moment,
    pieces,
)
from tabletop.games.darwins_journey.render.ink import (
    circle,
    note,
    path,
    placed,
    rect,
    sign,
    words,
)
from tabletop.games.darwins_journey.render.layout import PAGE, PLACE, SMALL_PAGE, Layout
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted, effect_words
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import (
    effects_of,
    is_locked,
    is_there,
    lens_owner,
    needs_of,
    occupied_sections,
    people,
    section_of,
)
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.svg import Element, group

_NAMES: Final = {
    Page.EXPLORATION: "Explore",
    Page.NAVIGATION: "Navigate",
    Page.CORRESPONDENCE: "Correspond",
    Page.ACADEMY: "Academy",
    Page.SPECIAL_LEFT: "Special",
    Page.SPECIAL_RIGHT: "Special",
    Page.SMALL: "Small diary",
}
_TOKEN: Final = 32
"""From one worker to the next, where there is room."""
_MANY: Final = 4
"""Seals that stand closer to each other."""
_MESH: Final = "l-40 40m16 0l40-40m16 0l-40 40m16 0l40-40m16 0l-40 40m16 0l40-40"
"""The hatch of a locked place."""
_SPOT: Final = 44
"""Height of the spot on which workers stand."""


def diaries(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw all pages, the places on them, and what parts a diary in two."""
    table = view.table
    sections = _sections(table)
    for page in Page:
        yield from _page(view, layout, page, sections)
    for left, right in pairwise(Page):
        x, y = layout.page(right)
        if layout.page(left)[0] + PAGE == x and sections[left] != sections[right]:
            yield _bookmark(x, y)
    for here in table.config.content.places:
        if here.page is not None:
            yield place(table, layout, here, targets)


def _sections(table: State) -> dict[Page, str | None]:
    """Find the section of each page."""
    found: dict[Page, str | None] = dict.fromkeys(Page)
    for place in table.config.content.places:
        if place.page is not None:
            found[place.page] = section_of(table, place)
    return found


def _page(
    view: View, layout: Layout, page: Page, sections: dict[Page, str | None]
) -> Iterator[Element]:
    """Draw a page; a coin to be paid says that its section is occupied."""
    table = view.table
    x, y = layout.page(page)
    width = SMALL_PAGE if page is Page.SMALL else PAGE
    is_occupied = sections[page] in occupied_sections(table)
    rate = moment.penalty(view)
    due = f", occupied: {counted(rate, 'coin')}" if is_occupied else ""
    fee = [glyphs.coin_off(x + width - 25, y + 21, rate)] if is_occupied else ()
    yield group(
        "page",
        rect(x, y, width, layout.page_height, fill="land", stroke="line", radius=10),
        words(x + 10, y + 26, _NAMES[page], bold=True),
        *fee,
        *_distinctions(table, page, x, y),
        id=f"page-{page}",
        hint=f"{page.replace('_', ' ')}{due}",
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
                _medal(left + 8, y + 49, metal),
                icons.row(icons.effect_icons(effect), left + 17, y + 49, 57),
                hint=f"{metal} distinction: {effect_words(effect)}",
            )


def _medal(x: float, y: float, metal: Metal, radius: float = 8) -> Element:
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


# -- places


def place(table: State, layout: Layout, here: Place, targets: Targets) -> Element:
    """Draw a place of a diary, or one outside of them."""
    x, y, width, height = layout.place(here)
    ground = rect(x, y, width, height, fill="leaf", stroke="line", radius=10)
    inside = _inside(table, here, x, y, width, height) if is_there(table, here) else ()
    return targets.thing(
        "place",
        here.id,
        (x - 1, y - 1, width + 2, height + 2),
        ground,
        *inside,
        *_workers(table, here, *_spot(x, y, width, height), targets),
        hint=hints.place(table, here),
    )


def token(
    table: State, person: PersonId, number: int, x: float, y: float, targets: Targets
) -> Element:
    """Draw a worker, wherever it is."""
    id = ids.worker(person, number)
    return targets.thing(
        "worker",
        id,
        (x - 17, y - 17, 34, 34),
        pieces.worker(person, _sign(table, person, number), x, y),
        player=person,
        hint=hints.worker(table, person, number),
        radius=17,
    )


def _sign(table: State, person: PersonId, number: int) -> str:
    """Write what a worker is called: a number, or a letter if it is Alfred's."""
    return "ABCDE"[number] if is_alfred(table, person) else str(number + 1)


def _spot(x: int, y: int, width: int, height: int) -> tuple[int, int, int]:
    """Return left, middle height and width of where workers stand."""
    return x + 5, y + height - _SPOT // 2 - 3, width - 10


def _inside(
    table: State, here: Place, x: int, y: int, width: int, height: int
) -> Iterator[Element]:
    """Draw the seals, the actions, and the ground on which workers stand."""
    left, middle, room = _spot(x, y, width, height)
    if here.page is None:
        yield note(x + width / 2, y + 22, here.name, fill="ink")
        listed = _icons(table, here)
        yield icons.row(listed, x + (width - icons.span(listed)) // 2, y + 52)
    else:
        yield from _terms(table, here, x, y + 19, width)
    match here.shape:
        case Shape.LENS:
            yield from _lens(table, here, left, middle, room)
        case Shape.CIRCLE:
            yield rect(
                left, middle - 20, room, 40, fill="land", stroke="line", radius=20
            )
        case Shape.SQUARE | Shape.RECTANGLE:
            yield rect(left, middle - 20, room, 40, fill="land", stroke="line")


def _terms(table: State, here: Place, x: int, y: int, width: int) -> Iterator[Element]:
    """Draw the seals that a place asks for, and at the right end what it does."""
    needs = needs_of(table, here)
    pitch = 22 if len(needs) < _MANY else 19
    taken = 12 + pitch * len(needs) if needs else 4
    if needs:
        yield pieces.seals(x + 17, y, needs, pitch)
    yield icons.row(_icons(table, here), x + width - 4, y, width - taken, at_end=True)


def _icons(table: State, here: Place) -> list[icons.Icon]:
    coins = table.config.content.numbers.turn_coins[table.players - 1]
    return [
        icon
        for effect in effects_of(table, here)
        for icon in icons.effect_icons(
            GainCoins(coins) if isinstance(effect, GainTurnCoins) else effect
        )
    ]


def _lens(
    table: State, here: Place, left: int, middle: int, room: int
) -> Iterator[Element]:
    """Draw the lens of a place with its owner, or the lock that keeps it closed."""
    x = left + room // 2
    if is_locked(table, here):
        yield path(f"M{left + 42} {middle - 20}{_MESH}", stroke="line")
        yield circle(x, middle, 18, fill="leaf")
        yield path(placed(x, middle, glyphs.LOCK), fill="danger")
        yield glyphs.coin_off(x + 45, middle, here.lock or 0)
        return
    owner = lens_owner(table, here.id)
    ring = pieces.lens(x, middle - 1, 19, "silver" if owner is None else f"p{owner}")
    owned = () if owner is None else (sign(owner, x + 40, middle, 9),)
    yield group("lens", ring, *owned, id=f"lens-{here.id}", player=owner)


# -- workers


def _workers(
    table: State, here: Place, left: int, middle: int, room: int, targets: Targets
) -> Iterator[Element]:
    """Draw the workers side by side, closer to each other if they are many."""
    there = list(_standing(table, here.id))
    if here.shape is Shape.LENS and len(there) == 1:
        yield token(table, *there[0], left + room // 2, middle - 1, targets)
        return
    pitch = min(_TOKEN, (room - 38) / max(len(there) - 1, 1))
    for number, (person, worker) in enumerate(there):
        yield token(table, person, worker, left + 19 + pitch * number, middle, targets)


def _standing(table: State, here: PlaceId) -> Iterator[tuple[PersonId, int]]:
    """List the workers of a place; where their order counts, as they came."""
    by_owner = {
        person: [
            number for number, at in enumerate(table.people[person].at) if at == here
        ]
        for person in people(table)
    }
    if table.config.content.catalogue.place[here].shape is Shape.RECTANGLE:
        for owner in table.board.reserved:
            if by_owner[owner]:
                yield owner, by_owner[owner].pop(0)
    for person, numbers in by_owner.items():
        for number in numbers:
            yield person, number


# -- supplies


def supply(table: State, layout: Layout) -> Element:
    """Draw how many seals of each colour are left, and how many objectives."""
    x, y, width = layout.supply
    return group(
        "supply",
        rect(x, y, width, PLACE, stroke="line", radius=10),
        *_seals_left(table, x, y, width / len(Seal)),
        *_objectives_left(table, x, y + 60, width / len(Metal)),
        id="supply",
        hint="supply of seals and objectives",
    )


def _seals_left(table: State, x: int, y: int, pitch: float) -> Iterator[Element]:
    decks = table.decks
    for number, kind in enumerate(Seal):
        at = round(x + pitch * (number + 0.5))
        count = decks.purple if kind is Seal.PURPLE else decks.seals[kind]
        yield pieces.seals(at, y + 18, (kind,))
        yield words(at, y + 49, count, anchor="middle")


def _objectives_left(table: State, x: int, y: int, pitch: float) -> Iterator[Element]:
    for number, metal in enumerate(Metal):
        at = round(x + pitch * (number + 0.5))
        deck = table.decks.silver if metal is Metal.SILVER else table.decks.gold
        yield rect(at - 24, y, 24, 18, fill="leaf", stroke=metal.value, line=4)
        yield words(at + 8, y + 15.5, deck.total)
