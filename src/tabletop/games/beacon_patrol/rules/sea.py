"""Questions about the map and the hands, which the chapters share."""

from __future__ import annotations

from typing import Final

from tabletop.core.grids import NEIGHBOURS, Cell, Direction
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import removed, set_at
from tabletop.games.beacon_patrol.events import Event
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.state import Captain, State

WATER: Final = "W"

SIDES: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (side, (side + 2) % 4, dx, dy) for side, (_, dx, dy) in enumerate(NEIGHBOURS)
)
"""For each side of a tile: its number in ``edges``, the number of the side that it
touches on the next tile, and the step to that tile."""

_NAMES: Final = {
    Direction.NORTH: "north",
    Direction.EAST: "east",
    Direction.SOUTH: "south",
    Direction.WEST: "west",
}
_STEPS: Final = {(dx, dy): side for side, (_, dx, dy) in enumerate(NEIGHBOURS)}


def direction_between(source: Cell, to: Cell) -> int | None:
    """Return the side of `source` that touches `to`; None if they do not touch."""
    return _STEPS.get((to[0] - source[0], to[1] - source[1]))


def named(side: int) -> str:
    """Name a side in a sentence."""
    return _NAMES[NEIGHBOURS[side][0]]


def refuse_missing(state: State, player: PlayerId, tile: TileId) -> Refusal | None:
    """Refuse a tile that does not lie in front of the player."""
    hand = state.captains[player].hand
    if tile in hand:
        return None
    message = "there is no {tile} in front of you: you have {has}"
    has = ", ".join(hand) or "no tiles"
    return refuse(Rule.IN_FRONT, message, tile=str(tile), has=has)


def without_tile(hand: tuple[TileId, ...], tile: TileId) -> tuple[TileId, ...]:
    """Return a hand with one tile less."""
    return removed(hand, tile)


def with_tile(hand: tuple[TileId, ...], tile: TileId) -> tuple[TileId, ...]:
    """Return a hand with one tile more, in the order of ids."""
    return tuple(sorted((*hand, tile)))


def after(
    state: State, player: PlayerId, captain: Captain, news: tuple[Event, ...]
) -> State:
    """Return the state with what one player has changed, and its news."""
    return State(
        state.config,
        state.sea,
        set_at(state.captains, player, captain),
        state.pile,
        state.discarded,
        state.player,
        state.swapped,
        state.turn,
        state.pending,
        news,
    )
