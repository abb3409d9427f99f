"""Games that break their word in one place each, for the demo to find out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from tabletop import PlayerId
from tests.agents import gamble

FAULTS: Final = {
    "forgetful": "RecordError: line ",
    "unsound": "ParseError: ",
    "crashing": "ZeroDivisionError: ",
}
"""What each is found guilty of."""


def read_throw(text: str, state: gamble.State, player: PlayerId) -> gamble.Action:
    """Read every action as the same."""
    return gamble.Throw(player)


def draw_nothing(view: gamble.State, legal: Sequence[gamble.Action]) -> str:
    """Draw no picture."""
    return "<svg"


def throw_by_zero(state: gamble.State) -> None:
    """Say how it ended, if one could."""
    _ = 1 // (gamble.TURNS - state.turn)


FORGETFUL: Final = attrs.evolve(gamble.GAME, name="forgetful", read_action=read_throw)
UNSOUND: Final = attrs.evolve(gamble.GAME, name="unsound", svg=draw_nothing)
CRASHING: Final = attrs.evolve(gamble.GAME, name="crashing", outcome=throw_by_zero)
