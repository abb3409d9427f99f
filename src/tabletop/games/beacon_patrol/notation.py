"""Actions as short texts, both ways; a cell is ``x,y``, with the headquarters at 0,0.

============================  ================================================
``WLWW-B@1,0``                place the tile WLWW-B at 1,0
``1,0``                       sail to 1,0 by a token
``WLWW-B>1,0``                discard the tile WLWW-B to sail to 1,0
``WLWW-B<>2:WWWW-P``          swap WLWW-B for the WWWW-P of player 2
``end``                       end the turn
``end WLWW-B``                ... and keep WLWW-B (playing alone)
``drew 0 WLWW-B``             player 0 drew WLWW-B (chance)
============================  ================================================

Letters may be small or large, and there may be blanks between the parts.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId
from tabletop.errors import NotationError
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

_TILE: Final = r"([WL]{4}-[A-Z])"
_NUMBER: Final = r"(0|-?[1-9][0-9]{0,3})"
_SEAT: Final = r"(0|[1-9][0-9]{0,2})"
_PLACE: Final = re.compile(rf"{_TILE}@{_NUMBER},{_NUMBER}")
_SAIL: Final = re.compile(rf"{_NUMBER},{_NUMBER}")
_DISCARD: Final = re.compile(rf"{_TILE}>{_NUMBER},{_NUMBER}")
_SWAP: Final = re.compile(rf"{_TILE}<>{_SEAT}:{_TILE}")
_END: Final = re.compile(rf"END{_TILE}?")
_DREW: Final = re.compile(rf"DREW{_SEAT}{_TILE}")


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    match action:
        case PlaceTile(tile=tile, to=to):
            return f"{tile}@{_cell(to)}"
        case MoveShip(to=to):
            return _cell(to)
        case DiscardToMove(tile=tile, to=to):
            return f"{tile}>{_cell(to)}"
        case SwapTiles(give=give, partner=partner, take=take):
            return f"{give}<>{partner}:{take}"
        case EndTurn(keep=keep):
            return "end" if keep is None else f"end {keep}"
        case DrawTile(to=player, tile=tile):
            return f"drew {player} {tile}"
        case _:
            assert_never(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    compact = "".join(text.split()).upper()
    if match := _SAIL.fullmatch(compact):
        return MoveShip(player, _read_cell(match[1], match[2]))
    if match := _PLACE.fullmatch(compact):
        return PlaceTile(player, TileId(match[1]), _read_cell(match[2], match[3]))
    if match := _DISCARD.fullmatch(compact):
        return DiscardToMove(player, TileId(match[1]), _read_cell(match[2], match[3]))
    if match := _SWAP.fullmatch(compact):
        partner = PlayerId(int(match[2]))
        return SwapTiles(player, TileId(match[1]), partner, TileId(match[3]))
    if match := _END.fullmatch(compact):
        return EndTurn(player, TileId(match[1]) if match[1] else None)
    raise NotationError(
        text,
        "write WLWW-B@1,0 to place a tile, 1,0 to sail there, WLWW-B>1,0 to discard a "
        "tile and sail, WLWW-B<>1:WWWW-P to swap, or end",
    )


def read_chance(text: str, state: State) -> ChanceAction:
    """Read a draw; `NotationError` for a text that is none."""
    if match := _DREW.fullmatch("".join(text.split()).upper()):
        return DrawTile(PlayerId(int(match[1])), TileId(match[2]))
    raise NotationError(text, "write drew 0 WLWW-B for the tile that player 0 drew")


def _cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _read_cell(column: str, row: str) -> Cell:
    return int(column), int(row)
