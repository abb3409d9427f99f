"""Ids and kinds: the words with which everything else names things."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType, NoReturn

from tabletop.core.players import PlayerId
from tabletop.core.values import member
from tabletop.errors import InvalidConfig

Space = NewType("Space", str)
"""A space of the board by its column and row: ``C3``."""
Column = NewType("Column", str)
"""A column of the board, ``A`` the first on black's left."""
Row = NewType("Row", int)
"""A row of the board, 1 the nearest to black."""

BLACK: Final = PlayerId(0)
"""The player who begins; black discs go up the board."""
GREY: Final = PlayerId(1)
"""The other; grey discs go down the board."""


class Kind(StrEnum):
    """What a space makes who stops there do."""

    PLAIN = "plain"
    COIN = "coin"
    LOCK = "lock"
    ADVANCE = "advance"


def known_kind(value: str) -> Kind:
    """Take a plain text for its kind; `UnknownId` for what is none."""
    return member(Kind, value)


class Mode(StrEnum):
    """Which game is played."""

    BASIC = "basic"
    """The game of the rulebook."""
    ADVANCED_HOUSE = "advanced_house"
    """Our variant with the three action tokens; not the printed advanced mode."""

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        if value == "advanced":
            raise InvalidConfig(
                "the printed advanced mode cannot be played: the part of the rulebook "
                "that explains it is lost; 'advanced_house' is a variant of our own "
                "with the same three tokens"
            )
        raise InvalidConfig(f"there is no mode {value!r}, only {', '.join(cls)}")


def other(player: PlayerId) -> PlayerId:
    """Return the opponent."""
    return GREY if player == BLACK else BLACK
