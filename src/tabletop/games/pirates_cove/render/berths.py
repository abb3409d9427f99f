"""Where ships lie on the map: side by side below their island, in two rows at most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.games.pirates_cove.kinds import Island
from tabletop.games.pirates_cove.render import targets
from tabletop.games.pirates_cove.render.layout import BLOCK, Layout
from tabletop.games.pirates_cove.rules import players_at
from tabletop.games.pirates_cove.state import State

Berths: TypeAlias = dict[str, tuple[int, int]]
"""The middle of each ship, by its id."""

_SHIP: Final = 35
"""Room for a player's ship."""
_FOE: Final = 62
"""Room for a black ship, or one of the Navy."""
_ROW: Final = 45


def berths(table: State, layout: Layout) -> Berths:
    """Find a berth for each ship on the map."""
    found: Berths = {}
    for place in Island:
        left, y = layout.water(place)
        x = left
        for id, width in _ships_at(table, place):
            if x + width > left + BLOCK + 4:
                x, y = left, y + _ROW
            found[id] = x + width // 2, y
            x += width
    return found


def _ships_at(table: State, place: Island) -> Iterator[tuple[str, int]]:
    """Yield the ships at a place, and the room that each needs."""
    for player in players_at(table, place):
        yield targets.ship(player), _SHIP
    for number, each in enumerate(table.black_ships):
        if each.where == place:
            yield targets.black_ship(number), _FOE
    if table.navy is not None and table.navy.where == place:
        yield targets.NAVY, _FOE
