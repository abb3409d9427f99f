"""Which place Alfred's workers go to, and which place he unlocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from tabletop.core.values import Value, replace
from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.events.alfred import Reason
from tabletop.games.darwins_journey.kinds import Page, PlaceId, Seal
from tabletop.games.darwins_journey.rules.placing import penalty
from tabletop.games.darwins_journey.rules.tables import (
    is_locked,
    is_open,
    occupied_places,
    shortage,
)
from tabletop.games.darwins_journey.rules.unlocking import locked_above
from tabletop.games.darwins_journey.state import PersonId, State

_MAIN: Final = (Page.EXPLORATION, Page.NAVIGATION, Page.CORRESPONDENCE, Page.ACADEMY)


@attrs.frozen
class Stand(Value):
    """A place that one of Alfred's workers can go to."""

    place: PlaceId
    strength: int
    """Its number on its page; a higher one is stronger."""
    missing: int
    """Seals that he replaces by bought knowledge."""
    penalty: int
    """Coins for an occupied section."""
    first: int
    """Where its colour is met first in the worker's row."""
    coins: int
    """What it costs him in all."""


@attrs.frozen
class Lens(Value):
    """A place that Alfred unlocks, with what decided."""

    place: PlaceId
    candidates: tuple[PlaceId, ...]
    reason: Reason
    row: int | None = None
    """The row whose seals it has to do with, if it has."""


def main_places(state: State) -> Iterator[Place]:
    """Find the places of the main diaries."""
    return (place for place in state.config.content.places if place.page in _MAIN)


def _usable(row: tuple[Seal, ...], place: Place) -> int:
    """Count the seals of a row that a place asks for."""
    return len(place.needs) - shortage(row, place.needs)


def _first(row: tuple[Seal, ...], place: Place) -> int:
    """Return where a colour that a place asks for is met first in a row."""
    return min(
        (row.index(seal) for seal in place.needs if seal in row), default=len(row)
    )


# -- placing


def stands(state: State, person: PersonId, worker: int) -> list[Stand]:
    """List the open and empty places that ask for a seal of a worker."""
    me, price = state.people[person], state.config.content.solo.knowledge_price
    row, taken = me.rows[worker], occupied_places(state)
    found = []
    for place in main_places(state):
        if place.id in taken or not is_open(state, place) or not _usable(row, place):
            continue
        missing, cost = shortage(row, place.needs), penalty(state, person, place)
        found.append(
            Stand(
                place=place.id,
                strength=place.order,
                missing=missing,
                penalty=cost,
                first=_first(row, place),
                coins=missing * price + cost,
            )
        )
    return found


def place_choice(found: list[Stand]) -> tuple[Stand, Reason]:
    """Choose the strongest place, then the fewest coins, then the colour met first."""
    if len(found) == 1:
        return found[0], Reason.ONLY
    strongest = max(each.strength for each in found)
    best = [each for each in found if each.strength == strongest]
    if len(best) == 1:
        return best[0], Reason.STRONGEST
    fewest = min(each.missing for each in best)
    cheap = [each for each in best if each.missing == fewest]
    if len(cheap) == 1:
        return cheap[0], Reason.FEWEST_COINS
    return min(cheap, key=lambda each: each.first), Reason.LEFTMOST_SEAL


# -- unlocking


def lens_choice(state: State, person: PersonId) -> Lens | None:
    """Choose the place that he unlocks; None if he can pay for none."""
    payable = [
        place
        for place in main_places(state)
        if is_locked(state, place)
        and locked_above(state, place) is None
        and (place.lock or 0) <= state.people[person].coins
    ]
    if not payable:
        return None
    for number, row in enumerate(state.people[person].rows):
        matching = [place for place in payable if _usable(row, place)]
        if matching:
            return replace(_lens_of_row(row, matching), row=number)
    cheapest = min(place.lock or 0 for place in payable)
    least = [place for place in payable if place.lock == cheapest]
    reason = Reason.CHEAPEST if len(least) == 1 else Reason.LEFTMOST
    return Lens(least[0].id, _ids(payable), _or_only(payable, reason))


def _lens_of_row(row: tuple[Seal, ...], matching: list[Place]) -> Lens:
    """Choose among the places that a row matches."""
    top = min(place.order for place in matching)
    highest = [place for place in matching if place.order == top]
    of_colour = [place for place in highest if row[0] in place.needs]
    most = max(_usable(row, place) for place in highest)
    using = [place for place in highest if _usable(row, place) == most]
    if len(highest) == 1:
        chosen, reason = highest[0], Reason.TOP_ROW
    elif of_colour:
        chosen, reason = of_colour[0], Reason.PRIORITY_COLOUR
    elif len(using) == 1:
        chosen, reason = using[0], Reason.MOST_SEALS
    else:
        chosen = min(using, key=lambda place: _first(row, place))
        reason = Reason.LEFTMOST_SEAL
    return Lens(chosen.id, _ids(matching), _or_only(matching, reason))


def _or_only(places: list[Place], reason: Reason) -> Reason:
    return Reason.ONLY if len(places) == 1 else reason


def _ids(places: Iterable[Place]) -> tuple[PlaceId, ...]:
    return tuple(place.id for place in places)
