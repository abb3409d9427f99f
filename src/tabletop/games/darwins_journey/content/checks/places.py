"""The places for workers, their distinctions, and the special action tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.words import (
    check_ids,
    check_total,
    fail,
)
from tabletop.games.darwins_journey.content.parts import Place, PlayerBoard
from tabletop.games.darwins_journey.kinds import Page, Seal, Shape

__all__ = ["check_distinctions", "check_places", "check_seals", "check_tiles"]

_TILES: Final = 12
_TILE_PLACES: Final = 6
_DIARY_SHAPES: Final = (Shape.CIRCLE, Shape.LENS)
_SPECIAL: Final = (Page.SPECIAL_LEFT, Page.SPECIAL_RIGHT)


def check_places(parts: Catalogue, board: PlayerBoard) -> None:
    """Hold the places to their shapes and pages; some take any worker."""
    check_ids("place", [place.id for place in parts.places])
    for place in parts.places:
        if place.shape in _DIARY_SHAPES:
            _check_inside(place)
        else:
            _check_outside(place)
        _check_actions(place)
        check_seals(f"the place {place.id}", place.needs, board)
    for page in Page:
        _check_page(parts, page)
    _check_special(parts)
    _check_squares(parts.places)


def check_seals(what: str, needs: Sequence[Seal], board: PlayerBoard) -> None:
    """See that one worker can own the seals asked for; purple ones stand in for any."""
    if len(needs) > len(board.seal_costs):
        fail(f"{what} asks for {len(needs)} seals; a row has {len(board.seal_costs)}")
    if Seal.PURPLE in needs:
        fail(f"{what} asks for a purple seal, which stands in for any colour")


def _check_inside(place: Place) -> None:
    if place.page is None or place.order < 1:
        fail(f"the {place.shape} {place.id} is not on a page, or not from 1 on it")
    if place.section_a is None or place.section_b is None:
        fail(f"the {place.shape} {place.id} is in no section of a side of the board")
    if place.lock is not None and (place.shape is not Shape.LENS or place.lock < 0):
        fail(f"the {place.shape} {place.id} is locked for {place.lock} coins")


def _check_outside(place: Place) -> None:
    if place.page is not None or place.order:
        fail(f"the {place.shape} {place.id} is outside the diaries, but on a page")
    if place.section_a is not None or place.section_b is not None:
        fail(f"the {place.shape} {place.id} has no penalty, but is in a section")
    if place.lock is not None:
        fail(f"the {place.shape} {place.id} is locked; only lenses are")


def _check_actions(place: Place) -> None:
    if place.takes_tile != (place.page in _SPECIAL):
        fail(f"the places of the special diary take a tile, no others: {place.id}")
    if place.takes_tile and (place.needs or place.effects):
        fail(f"seals and actions of the place {place.id} are on its tile")
    if not place.takes_tile and not place.effects:
        fail(f"the place {place.id} has no action")


def _check_page(parts: Catalogue, page: Page) -> None:
    """See that the order in which a page is unlocked is clear."""
    orders = [place.order for place in parts.places if place.page is page]
    if page is not Page.SMALL and sorted(orders) != [*range(1, len(orders) + 1)]:
        fail(f"the places of the page {page} are numbered from 1: {orders}")


def _check_special(parts: Catalogue) -> None:
    check_total("places for special tiles", _TILE_PLACES, len(parts.special_places))
    places = [parts.place[each] for each in parts.special_places]
    orders = [place.order for place in places]
    if orders != sorted(orders):
        fail(f"the places for special tiles are listed row by row, not {orders}")
    for place in places[parts.solo.tiles :]:
        if place.lock is None:
            fail(f"in a solo game {place.id} is open without a tile")


def _check_squares(places: Sequence[Place]) -> None:
    """See that every worker can be placed somewhere, and that the queue is one."""
    squares = [place for place in places if place.shape not in _DIARY_SHAPES]
    if all(place.needs for place in squares):
        fail("no square place takes a worker without seals")
    queues = [place.id for place in squares if place.shape is Shape.RECTANGLE]
    if len(queues) > 1:
        fail(f"workers queue on one rectangle, not on {' '.join(queues)}")


def check_distinctions(parts: Catalogue) -> None:
    """See that each page with places has its distinctions, once."""
    check_ids("page with distinctions", [each.page for each in parts.distinctions])
    for place in parts.places:
        if place.page is not None and place.page not in parts.distinction:
            fail(f"the page {place.page} of {place.id} has no distinctions")


def check_tiles(parts: Catalogue, board: PlayerBoard) -> None:
    """Hold the special action tiles to the box."""
    check_ids("special tile", [tile.id for tile in parts.tiles])
    check_total("special tiles", _TILES, len(parts.tiles))
    for tile in parts.tiles:
        check_seals(f"the special tile {tile.id}", tile.needs, board)
        if not tile.effects:
            fail(f"the special tile {tile.id} has no action")
