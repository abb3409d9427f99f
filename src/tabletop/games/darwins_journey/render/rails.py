"""How the spaces of a track follow each other on paper: a trunk with detours below.

The trunk is the shortest way from the first space to the last. All spaces stand from
left to right so that every way leads to the right.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tabletop.games.darwins_journey.content.parts import Track
from tabletop.games.darwins_journey.kinds import SpaceId

__all__ = ["COLUMNS", "detours", "in_order", "rows_of"]

COLUMNS: Final = 15
"""Spaces in a row."""

_Ways: TypeAlias = dict[SpaceId, tuple[SpaceId, ...]]


def rows_of(track: Track) -> list[tuple[SpaceId, ...]]:
    """Part the spaces of a track into rows."""
    listed = in_order(track)
    return [listed[start : start + COLUMNS] for start in range(0, len(listed), COLUMNS)]


def in_order(track: Track) -> tuple[SpaceId, ...]:
    """List the spaces so that each comes after all from which it is reached."""
    ways = _ways(track)
    depth = dict.fromkeys(ways, 0)
    for _ in ways:
        for space, onward in ways.items():
            for to in onward:
                depth[to] = max(depth[to], min(depth[space] + 1, len(ways)))
    return tuple(sorted(ways, key=lambda space: depth[space]))


def detours(track: Track) -> frozenset[SpaceId]:
    """Name the spaces that the shortest way leaves out."""
    ways, start = _ways(track), track.first.id
    found: dict[SpaceId, tuple[SpaceId, ...]] = {start: (start,)}
    waiting = [start]
    for space in waiting:
        for to in ways[space]:
            if to not in found:
                found[to] = (*found[space], to)
                waiting.append(to)
    return frozenset(ways) - set(found.get(track.last.id, ways))


def _ways(track: Track) -> _Ways:
    return {space.id: space.next for space in track.spaces}
