"""Ids and kinds: the words with which everything else names things."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

from tabletop.core.values import as_member

PlaceId = NewType("PlaceId", str)
"""A place for workers: ``exploration_1``, ``special_top_left``, ``turn_order``."""
SpaceId = NewType("SpaceId", str)
"""A space of a track: ``O6`` of the ocean, ``A4`` of island A."""
IslandId = NewType("IslandId", str)
"""An island, from left to right: ``A``, ``B``, ``C``."""
TileId = NewType("TileId", int)
"""A special action tile, by its printed number."""
LetterId = NewType("LetterId", int)
"""A correspondence tile, by its printed number."""
GoalId = NewType("GoalId", int)
"""A Beagle goal, by its printed number."""
CrewId = NewType("CrewId", int)
"""A crew card, by its printed number."""
ObjectiveId = NewType("ObjectiveId", str)
"""An objective: ``S7`` silver, ``G2`` gold, ``SS1`` and ``SG3`` starting ones."""

AlfredCardId = NewType("AlfredCardId", int)
"""An action card of Alfred's."""
BonusCardId = NewType("BonusCardId", str)
"""A bonus card of Alfred's: ``W1``."""


class CauseKind(StrEnum):
    """Where icons are that are done one after another."""

    SPACE = "space"
    CAMP = "camp"
    TENT = "tent"
    SEAL = "seal"
    """A seal space of Alfred's that has just been covered."""
    STACK = "stack"
    BONUS_CARD = "bonus card"
    ENVELOPE = "envelope"


class Colour(StrEnum):
    """A colour of regular seals and of specimens."""

    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"


COLOURS: Final = tuple(Colour)


class Seal(StrEnum):
    """A wax seal: a regular one of a colour, or a special one, which is purple."""

    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    PURPLE = "purple"


class Kind(StrEnum):
    """A kind of specimen."""

    REPTILE = "reptile"
    PLANT = "plant"
    BIRD = "bird"
    FOSSIL = "fossil"


class Specimen(StrEnum):
    """One of the sixteen specimens: a colour and a kind."""

    GREEN_REPTILE = "green_reptile"
    GREEN_PLANT = "green_plant"
    GREEN_BIRD = "green_bird"
    GREEN_FOSSIL = "green_fossil"
    BLUE_REPTILE = "blue_reptile"
    BLUE_PLANT = "blue_plant"
    BLUE_BIRD = "blue_bird"
    BLUE_FOSSIL = "blue_fossil"
    RED_REPTILE = "red_reptile"
    RED_PLANT = "red_plant"
    RED_BIRD = "red_bird"
    RED_FOSSIL = "red_fossil"
    YELLOW_REPTILE = "yellow_reptile"
    YELLOW_PLANT = "yellow_plant"
    YELLOW_BIRD = "yellow_bird"
    YELLOW_FOSSIL = "yellow_fossil"

    @property
    def colour(self) -> Colour:
        """Its colour."""
        return _COLOUR[self]

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return _KIND[self]


_COLOUR: Final = {each: Colour(each.value.split("_")[0]) for each in Specimen}
_KIND: Final = {each: Kind(each.value.split("_")[1]) for each in Specimen}


def specimen_of(colour: Colour, kind: Kind) -> Specimen:
    """Return the specimen of a colour and a kind."""
    return Specimen(f"{colour.value}_{kind.value}")


HAMMOCK: Final = PlaceId("hammock")
"""Where Alfred's workers rest: a place on his own board."""


class Page(StrEnum):
    """A page of a diary; its distinctions hold for all places on it."""

    EXPLORATION = "exploration"
    NAVIGATION = "navigation"
    CORRESPONDENCE = "correspondence"
    ACADEMY = "academy"
    SPECIAL_LEFT = "special_left"
    SPECIAL_RIGHT = "special_right"
    SMALL = "small"


class Shape(StrEnum):
    """The shape of a place for workers."""

    CIRCLE = "circle"
    """Any number of workers, with a penalty."""
    LENS = "lens"
    """One worker, with a penalty; locked until a lens lies on it, unless printed."""
    SQUARE = "square"
    """Any number of workers, never a penalty."""
    RECTANGLE = "rectangle"
    """Like a square; the order of the workers counts."""


class Metal(StrEnum):
    """A colour of objectives, and of distinctions."""

    SILVER = "silver"
    GOLD = "gold"


class LastingKind(StrEnum):
    """A benefit that holds for the rest of the game."""

    FREE_SCROLLS = "free_scrolls"
    """Seals cost nothing for their scroll."""
    EXTRA_BOOK = "extra_book"
    """One book more when the theory of evolution is scored."""
    LOWER_PENALTY = "lower_penalty"
    """The penalty for an occupied section is one coin lower."""
    LATE_CAP = "late_cap"
    """Each late penalty is at most two points."""


class Gain(StrEnum):
    """What a temporary knowledge can be turned into."""

    COINS = "coins"
    POINTS = "points"


class Pile(StrEnum):
    """What chance draws from."""

    TILES = "tiles"
    LETTERS = "letters"
    SEALS = "seals"
    SILVER = "silver"
    GOLD = "gold"
    SEATS = "seats"
    GOALS = "goals"
    SPECIMENS = "specimens"
    CREW = "crew"
    STARTING_SILVER = "starting_silver"
    STARTING_GOLD = "starting_gold"
    ALFRED = "alfred"
    """Alfred's action cards."""
    BONUS = "bonus"
    """Alfred's bonus cards, to lie above one of two spaces."""


class Difficulty(StrEnum):
    """How strong Alfred is in a solo game, by the colour of his board."""

    EASY = "easy"
    """The white board."""
    MEDIUM = "medium"
    """The blue board."""
    ADVANCED_YELLOW = "advanced_yellow"
    ADVANCED_GREEN = "advanced_green"


def specimen(value: str) -> Specimen:
    """Take a plain text for its specimen; what is none stays, to be refused."""
    return as_member(Specimen, value)


def metal_or_none(value: str | None) -> Metal | None:
    """Take a plain text for its metal, and None for none."""
    return None if value is None else as_member(Metal, value)


def gain(value: str) -> Gain:
    """Take a plain text for its gain; what is none stays, to be refused."""
    return as_member(Gain, value)


def seal(value: str) -> Seal:
    """Take a plain text for its seal; what is none stays, to be refused."""
    return as_member(Seal, value)
