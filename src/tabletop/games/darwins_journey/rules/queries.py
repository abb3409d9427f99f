"""What anybody may ask of a position.

The rules ask the chapters, which trust what they are given. These functions look at it
first: a seat, place, space or number that is not there is an `UnknownId`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.errors import UnknownId
from tabletop.games.darwins_journey import scoring
from tabletop.games.darwins_journey.content import Objective, Place, Requirement
from tabletop.games.darwins_journey.content.measures import Measure
from tabletop.games.darwins_journey.kinds import PlaceId, Seal, SpaceId, Specimen
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.rules import (
    academy,
    measures,
    movement,
    objectives,
    placing,
    rewards,
    tables,
    turns,
)
from tabletop.games.darwins_journey.state import PersonId, State

# -- places


def is_open(state: State, place: Place) -> bool:
    """Whether workers can go to a place."""
    return tables.is_open(state, _place(state, place.id))


def is_locked(state: State, place: Place) -> bool:
    """Whether a place is there, but still locked."""
    return tables.is_locked(state, _place(state, place.id))


def lens_owner(state: State, place: PlaceId) -> PersonId | None:
    """Return whose lens lies on a place; None if nobody's does."""
    return tables.lens_owner(state, _place(state, place).id)


def section_of(state: State, place: Place) -> str | None:
    """Name the section of a place; None outside the diaries."""
    return tables.section_of(state, _place(state, place.id))


def needs_of(state: State, place: Place) -> tuple[Seal, ...]:
    """Return the seals that a place asks for; those of its tile, if it takes one.

    Where no tile lies there is nothing to ask for: `UnknownId`.
    """
    known = _place(state, place.id)
    if not tables.is_there(state, known):
        raise UnknownId("special action tile on", place.id)
    return tables.needs_of(state, known)


def penalty(state: State, person: PersonId, place: Place) -> int:
    """Return the coins that a worker at a place costs now."""
    _check_person(state, person)
    return placing.penalty(state, person, _place(state, place.id))


def _place(state: State, place: PlaceId) -> Place:
    known = state.config.content.catalogue.place.get(place)
    if known is None:
        raise UnknownId("worker place", place)
    return known


# -- tracks


def specimen_at(state: State, space: SpaceId) -> Specimen | None:
    """Return the specimen whose token lies on a space; None if none does."""
    if space not in state.config.content.catalogue.space:
        raise UnknownId("space", space)
    return tables.specimen_at(state, space)


def blocked(state: State, person: PersonId, island: int) -> set[SpaceId]:
    """Name the spaces of an island that others hold: they are jumped.

    Islands are counted from 0.
    """
    _check_person(state, person)
    _check_number("island", island, len(state.config.content.islands))
    return movement.blocked(state, person, island)


# -- academy and envelopes


def seal_cost(
    state: State, player: PlayerId, effect: Academy, scroll: int, worker: int
) -> int:
    """Return the coins for a seal of a scroll in the row of a worker, both from 0.

    Only a worker with an empty seal space can get one: `UnknownId` for another.
    """
    if not 0 <= player < state.players:
        raise UnknownId("player", player)
    _check_number("scroll", scroll, len(state.config.content.numbers.scroll_costs))
    if worker not in academy.open_rows(state, player):
        raise UnknownId("empty seal space of worker", worker)
    return academy.seal_cost(state, player, effect, scroll, worker)


def ranked(
    state: State, envelope: int
) -> tuple[tuple[PersonId, ...], tuple[PersonId, ...]]:
    """Name who has the most and who the second most stamps, in turn order.

    Envelopes are counted from 0.
    """
    _check_number("envelope", envelope, len(state.post.stamps))
    return rewards.ranked(state, envelope)


# -- what somebody has


def measured(state: State, person: PersonId, measure: Measure) -> int:
    """Count something of somebody."""
    _check_person(state, person)
    return measures.measured(state, person, measure)


def missing(
    state: State, player: PlayerId, objective: Objective
) -> Iterator[tuple[Requirement, int]]:
    """List the requirements that a player does not meet, with what there is."""
    _check_person(state, player)
    return objectives.missing(state, player, objective)


def late_penalty(state: State, person: PersonId) -> int:
    """Add up the late penalties between a ship and the HMS Beagle."""
    _check_person(state, person)
    return turns.late_penalty(state, person)


def goal_points(state: State, person: PersonId) -> int:
    """Return what the goal of the round brings somebody, before late penalties.

    Before the first round there is none: `UnknownId`.
    """
    _check_person(state, person)
    if not 1 <= state.round <= len(state.board.goals):
        raise UnknownId("goal of round", state.round)
    return turns.goal_points(state, person)


def books(state: State, person: PersonId) -> int:
    """Count the books that an evolution marker has reached, and an extra one."""
    _check_person(state, person)
    return scoring.books(state, person)


def final_points(state: State, person: PersonId) -> int:
    """Return what somebody scores at the end of the game, all together."""
    _check_person(state, person)
    return scoring.final_points(state, person)


def total(state: State, person: PersonId) -> int:
    """Return the points of somebody, if the game ended now."""
    _check_person(state, person)
    return scoring.total(state, person)


# -- what is there


def _check_person(state: State, person: PersonId) -> None:
    _check_number("player", person, len(state.people))


def _check_number(kind: str, number: int, count: int) -> None:
    if not 0 <= number < count:
        raise UnknownId(kind, number)
