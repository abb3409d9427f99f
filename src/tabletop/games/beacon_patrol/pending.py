"""What can wait: tiles to be drawn, and the turn to be handed on after that."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value


@attrs.frozen
class DrawTiles(Value):
    """A player is to draw tiles, one after another; chance says which."""

    player: PlayerId
    count: int
    """Tiles still to draw."""


@attrs.frozen
class StartTurn(Value):
    """A player's turn begins."""

    player: PlayerId


Item: TypeAlias = DrawTiles | StartTurn
"""Everything that can wait."""
