"""Ids and kinds: the words with which everything else names things."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, NewType, TypeAlias

from tabletop.core.players import PlayerId
from tabletop.core.values import as_member, member

CardId = NewType("CardId", str)
"""A kind of Tavern card: ``smoke_screen``."""
TreasureId = NewType("TreasureId", str)
"""A kind of treasure card: ``T06``."""
LegendId = NewType("LegendId", str)
"""A legendary pirate: ``blackbeard``."""


class Island(IntEnum):
    """The places, by their numbers on the map, in westward order."""

    TAVERN = 1
    HULL = 2
    SAILS = 3
    CANNON = 4
    CREW = 5
    TREASURE = 6
    COVE = 7


OUTER: Final = (Island.TAVERN, Island.HULL, Island.SAILS, Island.CANNON, Island.CREW)
"""The five islands that are fought for and plundered."""
ISLANDS: Final = (*OUTER, Island.TREASURE)
"""Where a wheel can point."""


class Section(StrEnum):
    """A section of a ship."""

    HULL = "hull"
    SAILS = "sails"
    CREW = "crew"
    CANNON = "cannon"


class CardKind(StrEnum):
    """What sort of Tavern card it is."""

    PARROT = "parrot"
    MASTERCRAFT = "mastercraft"
    BATTLE = "battle"
    VOLLEY = "volley"
    EVENT = "event"
    FAME = "fame"


class Foe(StrEnum):
    """A ship in a combat that is nobody's."""

    LEGEND = "legend"
    NAVY = "navy"


Contestant: TypeAlias = PlayerId | Foe
"""A ship in a combat."""


class Measure(StrEnum):
    """Whom a legend fires at."""

    MOST_FAME = "most_fame"
    MOST_TREASURE = "most_treasure"
    FASTEST = "fastest"
    MOST_CANNONS = "most_cannons"


class Phase(StrEnum):
    """A phase that goes from place to place."""

    COMBAT = "combat"
    PLUNDER = "plunder"
    UPGRADE = "upgrade"


class Window(StrEnum):
    """When Event cards may be played."""

    COURSE = "course"
    """After the wheels are revealed."""
    NAVY = "navy"
    """At the start of the Combat phase."""
    PASSAGE = "passage"
    """In answer to the Navy's being sent."""
    BOOTY = "booty"
    """Before an island is plundered."""


def island(value: int) -> Island:
    """Take a plain number for its place; what is none stays, to be refused."""
    return as_member(Island, value)


def island_or_none(value: int | None) -> Island | None:
    """Take a plain number for its place, and None for none."""
    return None if value is None else as_member(Island, value)


def section(value: str) -> Section:
    """Take a plain text for its section; what is none stays, to be refused."""
    return as_member(Section, value)


def known_island(value: int) -> Island:
    """Take a plain number for its place; `UnknownId` for what is none."""
    return value if isinstance(value, Island) else member(Island, value)


def known_place(value: int | None) -> Island | None:
    """Take a plain number for its place, and None for none; else `UnknownId`."""
    if value is None or isinstance(value, Island):
        return value
    return member(Island, value)


def known_section(value: str) -> Section:
    """Take a plain text for its section; `UnknownId` for what is none."""
    return value if isinstance(value, Section) else member(Section, value)


def known_window(value: str) -> Window:
    """Take a plain text for its window; `UnknownId` for what is none."""
    return value if isinstance(value, Window) else member(Window, value)


def known_phase(value: str) -> Phase:
    """Take a plain text for its phase; `UnknownId` for what is none."""
    return value if isinstance(value, Phase) else member(Phase, value)


def known_kind(value: str) -> CardKind:
    """Take a plain text for its kind of card; `UnknownId` for what is none."""
    return value if isinstance(value, CardKind) else member(CardKind, value)


def known_measure(value: str) -> Measure:
    """Take a plain text for its measure; `UnknownId` for what is none."""
    return value if isinstance(value, Measure) else member(Measure, value)


def known_ship(value: PlayerId | str) -> Contestant:
    """Take a plain text for its foe; `UnknownId` for what is none."""
    return member(Foe, value) if isinstance(value, str) else value


def contestant(value: PlayerId | str) -> Contestant:
    """Take a plain text for its foe; what is none stays, to be refused."""
    return as_member(Foe, value)
