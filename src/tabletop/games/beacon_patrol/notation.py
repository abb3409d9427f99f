"""Actions as short texts, both ways; the headquarters lie at ``0,0``."""

from __future__ import annotations

from typing import Final

from tabletop.core.notation import Notation, shape
from tabletop.core.players import PlayerId
from tabletop.games.beacon_patrol.actions import (
    Action,
    ChanceAction,
    DiscardToMove,
    DrawTile,
    EndTurn,
    MoveShip,
    PlaceTile,
    SwapTiles,
)
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.state import State

__all__ = ["format_action", "read_action", "read_chance"]

_NOTATION: Final = Notation[State, Action, ChanceAction](
    {
        PlaceTile: "{tile}@{to}",
        MoveShip: "{to}",
        DiscardToMove: "{tile}>{to}",
        SwapTiles: "{give}<>{partner=2}:{take=WWWW-P}",
        EndTurn: ("end[ {keep}]", "end{keep}"),
    },
    {DrawTile: ("drew {to} {tile}", "drew{to}{tile}")},
    {TileId: shape("tile", "[wl]{4}-[a-z]", "WLWW-B", "WWWW-P")},
)


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    return _NOTATION.format_action(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    return _NOTATION.read_action(text, state, player)


def read_chance(text: str, state: State) -> ChanceAction:
    """Read a draw; `NotationError` for a text that is none."""
    return _NOTATION.read_chance(text, state)
