"""Sailing: what the golden cases of navigation begin with."""

from __future__ import annotations

from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import MoveShip
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import Navigate
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import A, B, doing, legal, on, start


def sailing(ship: str = "O0", spaces: int = 2, stops: int = 0) -> State:
    """Let A's ship lie somewhere, and ask how far it moves."""
    return doing(on(start(), A, ship=ship), A, Navigate(spaces, stops))


def ways(state: State) -> set[str]:
    """List the ways that a ship can take."""
    return {" ".join(each.path) for each in legal(state) if isinstance(each, MoveShip)}


def is_over(state: State) -> bool:
    """Whether A's turn is over."""
    return (B,) == GAME.to_act(state)


def landed(state: State) -> tuple[tuple[SpaceId | None, ...], int]:
    """Say where A's explorers stand, and how many are left."""
    return state.people[A].explorers, state.people[A].unused
