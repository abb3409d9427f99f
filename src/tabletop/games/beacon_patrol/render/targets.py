"""Which things of the picture the legal actions begin at, and end at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeGuard, assert_never

import attrs

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId
from tabletop.games.beacon_patrol.actions import (
    Action,
    DiscardToMove,
    EndTurn,
    MoveShip,
    PlaceTile,
    SwapTiles,
)
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.notation import format_action

Thing: TypeAlias = Cell | tuple[PlayerId, TileId] | str
"""What can be clicked: a cell, a kind of tile in a hand, or a thing by its id."""

END: Final = "end"
"""The button that ends a turn."""


def sailing(player: PlayerId) -> str:
    """Name a player's ship."""
    return f"ship-{player}"


def keeping(tile: TileId) -> str:
    """Name the button that ends the turn but keeps a tile."""
    return f"keep-{tile}"


@attrs.frozen
class Targets:
    """Notations by what they concern."""

    origins: Mapping[Thing, list[str]]
    """What begins there."""
    ends: Mapping[Thing, list[str]]
    """What ends there."""

    @classmethod
    def of(cls, legal: Sequence[Action]) -> Targets:
        """Sort the legal actions by the things they concern."""
        origins: dict[Thing, list[str]] = {}
        ends: dict[Thing, list[str]] = {}
        for action in legal:
            begun, ended = _concerned(action)
            notation = format_action(action)
            ends.setdefault(ended, []).append(notation)
            if begun is not None:
                origins.setdefault(begun, []).append(notation)
        return cls(origins, ends)

    def begin(self, thing: Thing) -> list[str]:
        """List what begins at a thing."""
        return self.origins.get(thing, [])

    def end(self, thing: Thing) -> list[str]:
        """List what ends at a thing."""
        return self.ends.get(thing, [])

    def cells(self) -> list[Cell]:
        """List the cells where something ends."""
        return [thing for thing in self.ends if _is_cell(thing)]


def _is_cell(thing: Thing) -> TypeGuard[Cell]:
    return isinstance(thing, tuple) and isinstance(thing[1], int)


def _concerned(action: Action) -> tuple[Thing | None, Thing]:
    match action:
        case PlaceTile(player=player, tile=tile, to=to):
            return (player, tile), to
        case MoveShip(player=player, to=to):
            return sailing(player), to
        case DiscardToMove(player=player, tile=tile, to=to):
            return (player, tile), to
        case SwapTiles(player=player, give=give, partner=partner, take=take):
            return (player, give), (partner, take)
        case EndTurn(keep=keep):
            return None, END if keep is None else keeping(keep)
        case _:
            assert_never(action)
