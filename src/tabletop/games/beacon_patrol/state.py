"""A position and its settings: data only, no rules; all of it is open to everybody."""

from __future__ import annotations

from typing import Any

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import named
from tabletop.core.grids import Cell, GridMap
from tabletop.core.players import PlayerId
from tabletop.core.validation import described
from tabletop.core.values import Value
from tabletop.errors import InvalidConfig
from tabletop.games.beacon_patrol.content import DEFAULT, Content
from tabletop.games.beacon_patrol.events import Event
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.pending import Item


def _check_seat(config: object, field: object, seat: Any) -> None:
    if type(seat) is not int or not 0 <= seat < 4:
        raise InvalidConfig(
            f"the first player is a seat from 0 to 3, not {described(seat)}"
        )


@attrs.frozen
class Config(Value):
    """The settings of a game; `InvalidConfig` for what cannot be played."""

    content: Content = attrs.field(default=DEFAULT, repr=named)
    """The tiles and all other components."""
    first_player: PlayerId = attrs.field(default=PlayerId(0), validator=_check_seat)
    """Who was at sea last, and so begins (ruling A33)."""
    windmills: bool = False
    """Whether to add the windmill tiles of the expansion."""


@attrs.frozen
class Captain(Value):
    """What one player has."""

    ship: Cell
    """Where the ship is."""
    hand: tuple[TileId, ...] = ()
    """The tiles in front of the player, for all to see, in the order of their ids."""
    tokens: int = 0
    """Movement tokens that show blue: moves left in this turn."""


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    sea: GridMap[TileId]
    """All placed tiles, the headquarters too, by cell."""
    captains: tuple[Captain, ...]
    """By player."""
    pile: Bag[TileId]
    """What is left to draw."""
    discarded: Bag[TileId]
    """What left the game."""
    player: PlayerId
    """Whose turn it is."""
    swapped: bool = False
    """Whether that player has swapped tiles in this turn."""
    turn: int = 0
    """Turns that are over."""
    pending: tuple[Item, ...] = ()
    """What waits, the next at the end."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about."""


def push(pending: tuple[Item, ...], *items: Item) -> tuple[Item, ...]:
    """Put items on the stack so that the first of them comes next."""
    return pending + items[::-1]
