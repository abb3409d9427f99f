"""What players can do, and what chance can bring."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.beacon_patrol.kinds import TileId


@attrs.frozen
class PlaceTile(Value):
    """Place a tile next to your ship; the ship sails onto it."""

    player: PlayerId
    tile: TileId
    to: Cell


@attrs.frozen
class MoveShip(Value):
    """Turn a movement token to sail to the next tile."""

    player: PlayerId
    to: Cell


@attrs.frozen
class DiscardToMove(Value):
    """Discard a tile, instead of turning a token, to sail to the next tile."""

    player: PlayerId
    tile: TileId
    to: Cell


@attrs.frozen
class SwapTiles(Value):
    """Swap a tile with another player; it needs nobody's consent (ruling A13)."""

    player: PlayerId
    give: TileId
    partner: PlayerId
    take: TileId


@attrs.frozen
class EndTurn(Value):
    """End your turn: discard what is left, draw new tiles, turn your tokens back."""

    player: PlayerId
    keep: TileId | None = None
    """A tile that is not discarded; only when playing alone."""


@attrs.frozen
class DrawTile(Value):
    """A tile comes off the draw pile."""

    to: PlayerId
    """Who draws it."""
    tile: TileId


Action: TypeAlias = PlaceTile | MoveShip | DiscardToMove | SwapTiles | EndTurn
"""Everything that a player can say."""
ChanceAction: TypeAlias = DrawTile
"""Everything that chance can bring."""
