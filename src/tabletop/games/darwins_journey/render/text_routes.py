"""The ocean, the islands and the campsites in letters, with the pieces on them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.content import Space, Track
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.render.text_sheet import Bit, Sheet, Signs
from tabletop.games.darwins_journey.render.words import short_words, specimen_words
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    camp_costs,
    people,
    specimen_at,
)
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.text import Look

__all__ = ["camps", "write_routes"]


def write_routes(sheet: Sheet, table: State) -> None:
    """Write the ocean and the islands, space by space."""
    content = table.config.content
    sheet.rule("Ocean and islands [pieces]: c coins, k knowledge, p points, t theory")
    for track in (content.ocean, *content.islands):
        sheet.flow(_track(sheet.signs, table, track))


def _track(signs: Signs, table: State, track: Track) -> Iterator[Bit]:
    """Write the spaces of a track; empty ones stand together."""
    for space in track.spaces:
        pieces = list(_pieces(signs, table, space.id))
        told = " ".join(_content(signs, table, track, space))
        who = f"[{' '.join(pieces)}]" if pieces else ""
        look = Look.STRONG if pieces else Look.PLAIN
        yield f"{space.id}{who}{' ' if told else ''}{told}", look


def _pieces(signs: Signs, table: State, space: SpaceId) -> Iterator[str]:
    """Name the pieces on a space."""
    there = [
        person
        for person in people(table)
        if space == table.people[person].ship or space in table.people[person].explorers
    ]
    if there:
        yield signs.who(*there)
    if space == beagle(table):
        yield "Beagle"


def _content(signs: Signs, table: State, track: Track, space: Space) -> Iterator[str]:
    """Say what lies on a space, what happens at its entry, and where it leads."""
    if space.island is not None:
        yield f"ribbon to {space.island}"
    if space.ribbon is not None and space.id not in table.board.ribbons:
        yield f"ribbon {space.ribbon}p"
    found = specimen_at(table, space.id)
    if found is not None:
        yield specimen_words(found)
    if space.effects:
        yield short_words(space.effects)
    if space is track.last and space.id not in table.board.ends:
        yield f"first +{table.config.content.numbers.first_at_end}p"
    onward = _onward(track, space)
    if onward:
        yield f"{signs.onward}{'/'.join(onward)}"
    if space.stop is not None:
        yield f"stop {space.stop}"


def _onward(track: Track, space: Space) -> tuple[SpaceId, ...]:
    """Say where a space leads, unless it is just the next one."""
    number = track.spaces.index(space)
    following = tuple(each.id for each in track.spaces[number + 1 : number + 2])
    return () if space.next == following else space.next


def camps(signs: Signs, table: State) -> Iterator[Bit]:
    """Write the campsites: their tent spaces, and what they do."""
    for site in table.config.content.camps:
        tents: dict[int, PersonId] = {
            tent.space: tent.owner
            for tent in table.board.tents
            if tent.camp == site.space
        }
        spaces = [
            f"{cost}{' ' + signs.who(tents[space]) if space in tents else ''}"
            for space, cost in enumerate(camp_costs(table, site.space))
        ]
        told = short_words(site.effects)
        look = Look.STRONG if tents else Look.PLAIN
        yield f"{site.space} ({', '.join(spaces)}) {told}", look
