"""Ids and kinds: the words with which everything else names things."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

from tabletop.core.grids import Cell
from tabletop.core.values import member

TileId = NewType("TileId", str)
"""A kind of tile by its edges north, east, south, west and its feature: ``WLWW-B``.

Tiles that look alike have the same id; there is no telling them apart.
"""

HARBOUR: Final[Cell] = (0, 0)
"""Where the headquarters lie and all ships begin; x grows eastward, y northward."""


class Edge(StrEnum):
    """What a side of a tile shows."""

    WATER = "W"
    LAND = "L"


class Feature(StrEnum):
    """What a tile shows besides its coast."""

    PLAIN = "P"
    """Nothing that scores by itself."""
    BUOY = "B"
    LIGHTHOUSE = "L"
    WINDMILL = "M"
    """Of the expansion; not in the base game."""


def known_feature(value: str) -> Feature:
    """Take a plain letter for its feature; `UnknownId` for what is none."""
    return member(Feature, value)
