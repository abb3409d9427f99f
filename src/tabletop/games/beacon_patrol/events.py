"""What happened, for everybody to see, in the order in which it did."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.beacon_patrol.kinds import TileId


@attrs.frozen
class TilePlaced(Value):
    """A tile was placed."""

    player: PlayerId
    tile: TileId
    at: Cell


@attrs.frozen
class ShipMoved(Value):
    """A ship sailed to the next tile."""

    player: PlayerId
    source: Cell
    to: Cell
    tokens: int = 0
    """Movement tokens that it took; none with a tile that was placed or discarded."""


@attrs.frozen
class TileExplored(Value):
    """A tile has tiles on all four sides now."""

    tile: TileId
    at: Cell
    points: int
    """What it scores."""


@attrs.frozen
class TilesDiscarded(Value):
    """Tiles left the game."""

    player: PlayerId
    tiles: tuple[TileId, ...]


@attrs.frozen
class TilesSwapped(Value):
    """Two players swapped tiles."""

    player: PlayerId
    gave: TileId
    partner: PlayerId
    took: TileId


@attrs.frozen
class TileDrawn(Value):
    """A player drew a tile."""

    player: PlayerId
    tile: TileId


@attrs.frozen
class TurnEnded(Value):
    """A player's turn ended; the tiles that were discarded are told on their own."""

    player: PlayerId
    tokens: int
    """Movement tokens that show blue again, all of them."""


@attrs.frozen
class TurnStarted(Value):
    """A player's turn began."""

    player: PlayerId


Event: TypeAlias = (
    TilePlaced
    | ShipMoved
    | TileExplored
    | TilesDiscarded
    | TilesSwapped
    | TileDrawn
    | TurnEnded
    | TurnStarted
)
"""Everything that can happen."""
