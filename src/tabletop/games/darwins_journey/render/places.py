"""A place for workers: what it asks for and does, its lock, who stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.parts import Place
from tabletop.games.darwins_journey.kinds import PlaceId, Shape
from tabletop.games.darwins_journey.pending.effects import GainCoins, GainTurnCoins
from tabletop.games.darwins_journey.render import glyphs, hints, icons, ids, pieces
from tabletop.games.darwins_journey.render.ink import (
    circle,
    note,
    path,
    placed,
    rect,
    sign,
)
from tabletop.games.darwins_journey.render.layout import Layout
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import (
    effects_of,
    is_locked,
    is_there,
    lens_owner,
    needs_of,
    people,
)
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.svg import Element, group

__all__ = ["place", "token"]

_TOKEN: Final = 32
"""From one worker to the next, where there is room."""
_MANY: Final = 4
"""Seals that stand closer to each other."""
_MESH: Final = "l-40 40m16 0l40-40m16 0l-40 40m16 0l40-40m16 0l-40 40m16 0l40-40"
"""The hatch of a locked place."""
_SPOT: Final = 44
"""Height of the spot on which workers stand."""


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
    yield group(
        "lens",
        ring,
        *owned,
        id=f"lens-{here.id}",
        player=owner,
    )


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
