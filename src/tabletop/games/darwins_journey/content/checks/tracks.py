"""The ocean and the islands: their ways, what lies on them, and the campsites."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.words import (
    check_figures,
    check_ids,
    fail,
)
from tabletop.games.darwins_journey.content.parts import Space, Track
from tabletop.games.darwins_journey.kinds import SpaceId

__all__ = ["check_camps", "check_specimens", "check_tracks"]

_SPECIMENS: Final = {2: 10, 3: 13, 4: 16}
"""Specimens on the tracks by number of players; a solo game is one of two."""


# -- ways


def check_tracks(parts: Catalogue) -> None:
    """Hold the ways of all tracks, and what lies on their spaces, to the rules."""
    tracks = (parts.ocean, *parts.islands)
    check_ids("space", [space.id for track in tracks for space in track.spaces])
    for track in tracks:
        _check_spaces(track)
        _check_ends(track)
        _check_circles(track)
        _check_first(track)
    _check_islands(parts)
    _check_ocean(parts)
    _check_stops(parts)


def _check_spaces(track: Track) -> None:
    if len(track.spaces) < 2:
        fail(f"{track.name} has fewer than two spaces to move on")
    known = {space.id for space in track.spaces}
    for space in track.spaces:
        for onward in space.next:
            if onward not in known:
                fail(f"{space.id} leads to {onward}, which is no space of {track.name}")
        if len(set(space.next)) < len(space.next):
            fail(f"{space.id} leads twice to the same space: {' '.join(space.next)}")


def _check_ends(track: Track) -> None:
    """See that ways begin at the first space only, and end at the last one only."""
    entered = {onward for space in track.spaces for onward in space.next}
    starts = [space.id for space in track.spaces if space.id not in entered]
    ends = [space.id for space in track.spaces if not space.next]
    if starts != [track.first.id]:
        found = " ".join(starts) or "none"
        fail(f"ways of {track.name} begin at {track.first.id} only, not at {found}")
    if ends != [track.last.id]:
        found = " ".join(ends) or "none"
        fail(f"ways of {track.name} end at {track.last.id} only, not at {found}")


def _check_circles(track: Track) -> None:
    """Take away what nothing leads to, again and again: what stays leads to itself."""
    ways = {space.id: space.next for space in track.spaces}
    leading = Counter(onward for space in track.spaces for onward in space.next)
    free = [track.first.id]
    while free:
        for onward in ways.pop(free.pop()):
            leading[onward] -= 1
            if not leading[onward]:
                free.append(onward)
    if ways:
        fail(f"ways of {track.name} lead round in a circle, among {' '.join(ways)}")


def _check_first(track: Track) -> None:
    """See that nothing waits where no piece ever arrives."""
    first = track.first
    if first.effects or first.ribbon is not None or first.island is not None:
        fail(f"pieces start on {first.id} and never arrive there: nothing lies on it")


# -- what lies on spaces


def _check_islands(parts: Catalogue) -> None:
    if not parts.islands:
        fail("the first explorers need an island")
    for track in parts.islands:
        if track.island is None:
            fail(f"{track.name} has no id of an island")
        for space in track.spaces:
            if space.stop is not None or space.island is not None:
                fail(f"no ship comes to {space.id}: no stop or silver ribbon is there")
            if space.ribbon is not None and space.ribbon < 1:
                fail(f"the golden ribbon at {space.id} brings points")
    check_ids("island", [track.island for track in parts.islands])


def _check_ocean(parts: Catalogue) -> None:
    """See that ships can be compared by numbers, and all come to every stop."""
    if parts.ocean.island is not None:
        fail(f"the ocean is no island {parts.ocean.island}")
    stops = {parts.number[stop]: stop for stop in parts.stops}
    for number, space in enumerate(parts.ocean.spaces):
        _check_ocean_space(parts, space)
        for onward in space.next:
            to = parts.number[onward]
            if to <= number:
                fail(f"ships go on to later spaces, not from {space.id} to {onward}")
            for passed in stops.keys() & range(number + 1, to):
                fail(f"no way from {space.id} to {onward} passes by {stops[passed]}")


def _check_ocean_space(parts: Catalogue, space: Space) -> None:
    if space.ribbon is not None:
        fail(f"no explorer comes to {space.id}: no golden ribbon is there")
    if space.island is not None and space.island not in parts.island:
        fail(f"the silver ribbon at {space.id} is of no island: {space.island}")


def _check_stops(parts: Catalogue) -> None:
    stops = [space.stop for space in parts.ocean.spaces if space.stop is not None]
    wanted = list(range(1, parts.numbers.rounds + 1))
    if stops != wanted:
        found = " ".join(map(str, stops)) or "none"
        fail(f"the HMS Beagle has a stop for each of {len(wanted)} rounds, not {found}")


def check_specimens(parts: Catalogue) -> None:
    """Hold the spaces with specimens to the sixteen that there are."""
    for id_, space in parts.space.items():
        if space.specimen_from is not None and space.specimen_from not in _SPECIMENS:
            from_ = space.specimen_from
            fail(f"a specimen lies on {id_} with 2, 3 or 4 players on, not {from_}")
    for players, wanted in _SPECIMENS.items():
        found = len(parts.specimen_spaces(players))
        if found != wanted:
            fail(f"with {players} players {wanted} spaces have specimens, not {found}")


# -- campsites


def check_camps(parts: Catalogue) -> None:
    """Hold the campsites to the spaces that they are on."""
    check_ids("campsite", [camp.space for camp in parts.camps])
    for camp in parts.camps:
        _check_camp_space(parts, camp.space)
        if not camp.costs_a or not camp.costs_b:
            fail(f"the campsite {camp.space} has no space for a tent")
        check_figures(f"the campsite {camp.space}", camp)


def _check_camp_space(parts: Catalogue, space: SpaceId) -> None:
    if space not in parts.space:
        fail(f"the campsite {space} is on no space of a track")
