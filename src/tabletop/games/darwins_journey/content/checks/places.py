"""The places for workers, their distinctions, and the special action tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks.words import listed, total_faults
from tabletop.games.darwins_journey.content.parts import Place
from tabletop.games.darwins_journey.kinds import Page, Seal, Shape

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

_TILE_PLACES: Final = 6
_DIARY_SHAPES: Final = (Shape.CIRCLE, Shape.LENS)
_SPECIAL: Final = (Page.SPECIAL_LEFT, Page.SPECIAL_RIGHT)


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold the places to their shapes and pages; some take any worker."""
    columns = len(content.board.seal_costs)
    for path, place in listed(".places", content.places):
        is_inside = place.shape in _DIARY_SHAPES
        found = _inside_faults(place) if is_inside else _outside_faults(place)
        yield from ((f"{path}.{field}", reason) for field, reason in found)
        yield from _action_faults(path, place)
        yield from _seal_faults(path, f"the place {place.id}", place.needs, columns)
    for page in Page:
        yield from _page_faults(content, page)
    yield from _special_faults(content)
    yield from _square_faults(content)
    for path, place in listed(".places", content.places):
        if place.page is not None and place.page not in content.catalogue.distinction:
            reason = f"the page {place.page} of {place.id} has no distinctions"
            yield f"{path}.page", reason
    for path, tile in listed(".tiles", content.tiles):
        what = f"the special tile {tile.id}"
        yield from _seal_faults(path, what, tile.needs, columns)
        if not tile.effects:
            yield f"{path}.effects", f"{what} has no action"


def _seal_faults(
    path: str, what: str, needs: Sequence[Seal], columns: int
) -> Iterator[ContentFault]:
    """See that one worker can own the seals asked for; purple ones stand in for any."""
    if len(needs) > columns:
        reason = f"{what} asks for {len(needs)} seals; a row has {columns}"
        yield f"{path}.needs", reason
    if Seal.PURPLE in needs:
        reason = f"{what} asks for a purple seal, which stands in for any colour"
        yield f"{path}.needs", reason


def _inside_faults(place: Place) -> Iterator[ContentFault]:
    what = f"the {place.shape} {place.id}"
    if place.page is None or place.order < 1:
        field = "page" if place.page is None else "order"
        yield field, f"{what} is not on a page, or not from 1 on it"
    if place.section_a is None or place.section_b is None:
        field = "section_a" if place.section_a is None else "section_b"
        yield field, f"{what} is in no section of a side of the board"
    if place.lock is not None and (place.shape is not Shape.LENS or place.lock < 0):
        yield "lock", f"{what} is locked for {place.lock} coins"


def _outside_faults(place: Place) -> Iterator[ContentFault]:
    what = f"the {place.shape} {place.id}"
    if place.page is not None or place.order:
        field = "order" if place.page is None else "page"
        yield field, f"{what} is outside the diaries, but on a page"
    if place.section_a is not None or place.section_b is not None:
        field = "section_b" if place.section_a is None else "section_a"
        yield field, f"{what} has no penalty, but is in a section"
    if place.lock is not None:
        yield "lock", f"{what} is locked; only lenses are"


def _action_faults(path: str, place: Place) -> Iterator[ContentFault]:
    if place.takes_tile != (place.page in _SPECIAL):
        reason = f"the places of the special diary take a tile, no others: {place.id}"
        yield f"{path}.takes_tile", reason
    if place.takes_tile and (place.needs or place.effects):
        field = "needs" if place.needs else "effects"
        reason = f"seals and actions of the place {place.id} are on its tile"
        yield f"{path}.{field}", reason
    if not place.takes_tile and not place.effects:
        yield f"{path}.effects", f"the place {place.id} has no action"


def _page_faults(content: Content, page: Page) -> Iterator[ContentFault]:
    """See that the order in which a page is unlocked is clear."""
    orders = [place.order for place in content.places if place.page is page]
    if page is not Page.SMALL and sorted(orders) != [*range(1, len(orders) + 1)]:
        reason = f"the places of the page {page} are numbered from 1: {orders}"
        yield ".places", reason


def _special_faults(content: Content) -> Iterator[ContentFault]:
    special = [
        (path, place)
        for path, place in listed(".places", content.places)
        if place.takes_tile
    ]
    what = "places for special tiles"
    yield from total_faults(".places", what, _TILE_PLACES, len(special))
    orders = [place.order for _, place in special]
    if orders != sorted(orders):
        yield ".places", f"the {what} are listed row by row, not {orders}"
    for path, place in special[content.solo.tiles :]:
        if place.lock is None:
            reason = f"in a solo game {place.id} is open without a tile"
            yield f"{path}.lock", reason


def _square_faults(content: Content) -> Iterator[ContentFault]:
    """See that every worker can be placed somewhere, and that the queue is one."""
    squares = [each for each in content.places if each.shape not in _DIARY_SHAPES]
    if all(place.needs for place in squares):
        yield ".places", "no square place takes a worker without seals"
    queues = [place.id for place in squares if place.shape is Shape.RECTANGLE]
    if len(queues) > 1:
        yield ".places", f"workers queue on one rectangle, not on {' '.join(queues)}"
