"""Actions as short texts: ``bid 3`` and ``bonus 0``, ``deal 1 3`` and ``throw 2 2 5``.

What chance brings is read by core, among all that it may bring.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from tabletop.core.players import PlayerId
from tabletop.errors import NotationError
from tests.trial.secret_dice.actions import (
    Action,
    Bid,
    ChanceAction,
    Choose,
    Dealt,
    Thrown,
)
from tests.trial.secret_dice.kinds import Card
from tests.trial.secret_dice.state import State

_SAID: Final = re.compile(r"(bid|bonus) +([0-9]{1,9})")


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    match action:
        case Bid(card=card):
            return f"bid {card}"
        case Choose(option=option):
            return f"bonus {option}"
        case Dealt(to=player, card=card):
            return f"deal {player} {card}"
        case Thrown(faces=faces):
            return f"throw {' '.join(str(face) for face in faces)}"
        case _:
            assert_never(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    if not (match := _SAID.fullmatch(text.strip())):
        raise NotationError(text, "write bid 3, or bonus 0")
    number = int(match[2])
    if match[1] == "bid":
        return Bid(player, Card(number))
    return Choose(player, number)
