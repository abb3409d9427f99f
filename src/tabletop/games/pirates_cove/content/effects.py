"""What Tavern cards do: a small algebra, read by one interpreter in the rules."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.values import Value
from tabletop.games.pirates_cove.kinds import Section, Window, known_section


@attrs.frozen
class AnyTreasures(Value):
    """Treasures aboard have no limit."""


@attrs.frozen
class AddSpeed(Value):
    """The ship is faster."""

    speed: int


@attrs.frozen
class SetDice(Value):
    """The ship rolls so many dice; nothing else counts."""

    dice: int


@attrs.frozen
class DiceFrom(Value):
    """The dice are the value of one section alone; nobody hinders them."""

    section: Section = attrs.field(converter=known_section)


@attrs.frozen
class AddDice(Value):
    """The ship rolls more dice."""

    dice: int


@attrs.frozen
class HinderDice(Value):
    """An opposing player's ship rolls fewer dice."""

    dice: int


@attrs.frozen
class HitFrom(Value):
    """The ship's volley hits with this face and above."""

    face: int


@attrs.frozen
class ShieldFrom(Value):
    """Volleys against the ship hit with this face and above only."""

    face: int


@attrs.frozen
class RerollMisses(Value):
    """The dice that miss are rolled once more."""


@attrs.frozen
class MoveShip(Value):
    """The ship moves to another of the islands 1 to 6."""


@attrs.frozen
class SendNavy(Value):
    """The Royal Navy sails to an outer island."""


@attrs.frozen
class CancelNavy(Value):
    """The Royal Navy does not come."""


@attrs.frozen
class ShareBooty(Value):
    """Half the gold and half the treasures of a plunder change hands."""


@attrs.frozen
class TellTale(Value):
    """Fame at the end of the game."""

    fame: int


Effect: TypeAlias = (
    AnyTreasures
    | AddSpeed
    | SetDice
    | DiceFrom
    | AddDice
    | HinderDice
    | HitFrom
    | ShieldFrom
    | RerollMisses
    | MoveShip
    | SendNavy
    | CancelNavy
    | ShareBooty
    | TellTale
)
"""Everything that a card can do."""

_WINDOWS: dict[type, Window] = {
    MoveShip: Window.COURSE,
    SendNavy: Window.NAVY,
    CancelNavy: Window.PASSAGE,
    ShareBooty: Window.BOOTY,
}


def window_of(effect: Effect) -> Window | None:
    """Say in which window an effect of an Event card is played; None for others."""
    return _WINDOWS.get(type(effect))
