"""The ocean and the islands: their ways, what lies on them, and the campsites."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks.ids import all_spaces, all_tracks
from tabletop.games.darwins_journey.content.checks.words import (
    figure_faults,
    id_faults,
    listed,
)
from tabletop.games.darwins_journey.content.parts import Track

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

_SPECIMENS: Final = {2: 10, 3: 13, 4: 16}
"""Specimens on the tracks by number of players; a solo game is one of two."""


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold the ways of all tracks, and what lies on their spaces, to the rules."""
    for path, track in all_tracks(content):
        spaces = f"{path}.spaces"
        yield from _way_faults(spaces, track)
        yield from _end_faults(spaces, track)
        yield from _circle_faults(spaces, track)
        first = track.first
        if first.effects or first.ribbon is not None or first.island is not None:
            reason = f"pieces start on {first.id} and never arrive there: nothing lies"
            yield f"{spaces}[0]", f"{reason} on it"
    yield from _island_faults(content)
    yield from _ocean_faults(content)
    yield from _stop_faults(content)
    yield from _specimen_faults(content)
    yield from _camp_faults(content)


# -- ways


def _way_faults(path: str, track: Track) -> Iterator[ContentFault]:
    if len(track.spaces) < 2:
        yield path, f"{track.name} has fewer than two spaces to move on"
    known = {space.id for space in track.spaces}
    for at, space in listed(path, track.spaces):
        for to, onward in listed(f"{at}.next", space.next):
            if onward not in known:
                reason = f"which is no space of {track.name}"
                yield to, f"{space.id} leads to {onward}, {reason}"
        if len(set(space.next)) < len(space.next):
            reason = f"leads twice to the same space: {' '.join(space.next)}"
            yield f"{at}.next", f"{space.id} {reason}"


def _end_faults(path: str, track: Track) -> Iterator[ContentFault]:
    """See that ways begin at the first space only, and end at the last one only."""
    entered = {onward for space in track.spaces for onward in space.next}
    starts = [space.id for space in track.spaces if space.id not in entered]
    ends = [space.id for space in track.spaces if not space.next]
    for verb, wanted, found in (
        ("begin", track.first.id, starts),
        ("end", track.last.id, ends),
    ):
        if found != [wanted]:
            others = " ".join(found) or "none"
            reason = f"ways of {track.name} {verb} at {wanted} only, not at {others}"
            yield path, reason


def _circle_faults(path: str, track: Track) -> Iterator[ContentFault]:
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
        reason = f"lead round in a circle, among {' '.join(ways)}"
        yield path, f"ways of {track.name} {reason}"


# -- what lies on spaces


def _island_faults(content: Content) -> Iterator[ContentFault]:
    islands = listed(".islands", content.islands)
    if not islands:
        yield ".islands", "the first explorers need an island"
    for path, track in islands:
        if track.island is None:
            yield path, f"{track.name} has no id of an island"
        for at, space in listed(f"{path}.spaces", track.spaces):
            if space.stop is not None or space.island is not None:
                reason = "no stop or silver ribbon is there"
                yield at, f"no ship comes to {space.id}: {reason}"
            if space.ribbon is not None and space.ribbon < 1:
                yield f"{at}.ribbon", f"the golden ribbon at {space.id} brings points"
    ids = [(f"{path}.island", track.island) for path, track in islands]
    yield from id_faults("island", ids)


def _ocean_faults(content: Content) -> Iterator[ContentFault]:
    """See that ships can be compared by numbers, and all come to every stop."""
    ocean, parts = content.ocean, content.catalogue
    if ocean.island is not None:
        yield ".ocean.island", f"the ocean is no island {ocean.island}"
    stops = {parts.number[stop]: stop for stop in parts.stops}
    for number, (path, space) in enumerate(listed(".ocean.spaces", ocean.spaces)):
        if space.ribbon is not None:
            reason = f"no explorer comes to {space.id}: no golden ribbon is there"
            yield f"{path}.ribbon", reason
        if space.island is not None and space.island not in parts.island:
            reason = f"the silver ribbon at {space.id} is of no island: {space.island}"
            yield f"{path}.island", reason
        for at, onward in listed(f"{path}.next", space.next):
            way, to = f"from {space.id} to {onward}", parts.number[onward]
            if to <= number:
                yield at, f"ships go on to later spaces, not {way}"
            for passed in stops.keys() & range(number + 1, to):
                yield at, f"no way {way} passes by {stops[passed]}"


def _stop_faults(content: Content) -> Iterator[ContentFault]:
    stops = [each.stop for each in content.ocean.spaces if each.stop is not None]
    rounds = content.numbers.rounds
    if stops != [*range(1, rounds + 1)]:
        found = " ".join(map(str, stops)) or "none"
        reason = f"the HMS Beagle has a stop for each of {rounds} rounds, not {found}"
        yield ".ocean.spaces", reason


def _specimen_faults(content: Content) -> Iterator[ContentFault]:
    """Hold the spaces with specimens to the sixteen that there are."""
    for path, space in all_spaces(content):
        players = space.specimen_from
        if players is not None and players not in _SPECIMENS:
            reason = f"a specimen lies on {space.id} with 2, 3 or 4 players on"
            yield f"{path}.specimen_from", f"{reason}, not {players}"
    for players, wanted in _SPECIMENS.items():
        found = len(content.catalogue.specimen_spaces(players))
        if found != wanted:
            reason = f"{wanted} spaces have specimens, not {found}"
            yield "", f"with {players} players {reason}"


# -- campsites


def _camp_faults(content: Content) -> Iterator[ContentFault]:
    """Hold the campsites to the spaces that they are on."""
    for path, camp in listed(".camps", content.camps):
        what = f"the campsite {camp.space}"
        if camp.space not in content.catalogue.space:
            yield f"{path}.space", f"{what} is on no space of a track"
        if not camp.costs_a or not camp.costs_b:
            field = "costs_b" if camp.costs_a else "costs_a"
            yield f"{path}.{field}", f"{what} has no space for a tent"
        yield from figure_faults(path, what, camp)
