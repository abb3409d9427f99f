"""Who acts and who looks on: player ids, chance and the spectator."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType, Protocol, TypeAlias

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Acted",
    "Actor",
    "ChanceActor",
    "Observer",
    "PlayerId",
    "Spectator",
    "others",
    "seat_after",
    "seats",
]

PlayerId = NewType("PlayerId", int)
"""A seat at the table, counted from 0 in turn order."""


class ChanceActor(StrEnum):
    """The one who throws dice and draws cards."""

    CHANCE = "chance"


class Spectator(StrEnum):
    """One who sits at no seat and sees only what everybody may."""

    SPECTATOR = "spectator"


CHANCE: Final = ChanceActor.CHANCE
"""The actor of every chance action."""
SPECTATOR: Final = Spectator.SPECTATOR
"""The observer who is nobody's hand's owner."""

Actor: TypeAlias = PlayerId | ChanceActor
"""Who carries out an action."""
Observer: TypeAlias = PlayerId | Spectator
"""Whose eyes a view is made for."""


class Acted(Protocol):
    """What every action of a player has: the player, as its first field."""

    @property
    def player(self) -> PlayerId:
        """Whose action it is."""


def seats(players: int) -> tuple[PlayerId, ...]:
    """Return the ids of all seats at a table of `players`."""
    return tuple(PlayerId(seat) for seat in range(players))


def seat_after(player: PlayerId, players: int) -> PlayerId:
    """Return the seat that follows in turn order, round the table."""
    return PlayerId((player + 1) % players)


def others(player: PlayerId, players: int) -> tuple[PlayerId, ...]:
    """Return all other seats, beginning with the next in turn order."""
    return tuple(PlayerId((player + step) % players) for step in range(1, players))
