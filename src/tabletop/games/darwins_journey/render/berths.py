"""Where ships and explorers stand: side by side on the upper edge of their space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.render import ids
from tabletop.games.darwins_journey.render.layout import BOX, BOX_HEIGHT, PITCH, Layout
from tabletop.games.darwins_journey.rules.tables import beagle, people
from tabletop.games.darwins_journey.state import State

Berths: TypeAlias = dict[str, tuple[float, float]]
"""The middle of each piece, by its id."""

_PIECE: Final = 25
"""From one piece to the next, where there is room."""


def berths(table: State, layout: Layout) -> Berths:
    """Find a berth for each piece on the tracks."""
    standing: dict[SpaceId, list[str]] = {}
    for id, where in _pieces(table):
        standing.setdefault(where, []).append(id)
    found: Berths = {}
    for where, there in standing.items():
        x, y = layout.space(where)
        pitch = min(_PIECE, (PITCH - 20) / max(len(there) - 1, 1))
        left = x + BOX / 2 - pitch * (len(there) - 1) / 2
        for number, id in enumerate(there):
            found[id] = left + pitch * number, y - 13
    x, y = layout.space(beagle(table))
    found[ids.BEAGLE] = x + BOX / 2, y + BOX_HEIGHT - 16
    return found


def _pieces(table: State) -> Iterator[tuple[str, SpaceId]]:
    for person in people(table):
        yield ids.ship(person), table.people[person].ship
        for number, where in enumerate(table.people[person].explorers):
            if where is not None:
                yield ids.explorer(person, number), where
