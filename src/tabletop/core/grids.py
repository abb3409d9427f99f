"""Square grids: coordinates, directions and the names of spaces.

Cells are ``(column, row)`` pairs of whole numbers, columns growing to the east and rows
to the north, so that (0, 0) may be a corner or the middle of an endless map.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final, TypeAlias

__all__ = ["NEIGHBOURS", "Cell", "Direction", "cell_name", "neighbour", "read_cell"]

Cell: TypeAlias = tuple[int, int]
"""A space of a square grid: (column, row)."""


class Direction(StrEnum):
    """The four sides of a square, clockwise from the north."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def opposite(self) -> Direction:
        """The side that faces this one across an edge."""
        return _OPPOSITE[self]


_OPPOSITE: Final = {
    Direction.NORTH: Direction.SOUTH,
    Direction.EAST: Direction.WEST,
    Direction.SOUTH: Direction.NORTH,
    Direction.WEST: Direction.EAST,
}

NEIGHBOURS: Final[tuple[tuple[Direction, int, int], ...]] = (
    (Direction.NORTH, 0, 1),
    (Direction.EAST, 1, 0),
    (Direction.SOUTH, 0, -1),
    (Direction.WEST, -1, 0),
)
"""Every direction with its step in columns and rows, for loops that must be quick."""

_STEPS: Final = {direction: (dx, dy) for direction, dx, dy in NEIGHBOURS}
_NAME: Final = re.compile(r"([A-Z])([1-9][0-9]?)")


def neighbour(cell: Cell, direction: Direction) -> Cell:
    """Return the cell next to `cell` in that direction."""
    dx, dy = _STEPS[direction]
    return cell[0] + dx, cell[1] + dy


def cell_name(cell: Cell) -> str:
    """Name a cell of a board of at most 26 columns and 99 rows: (0, 0) is ``A1``."""
    column, row = cell
    if not (0 <= column < 26 and 0 <= row < 99):
        raise ValueError(f"{cell} lies outside the cells that have a name, A1 to Z99")
    return f"{chr(ord('A') + column)}{row + 1}"


def read_cell(name: str) -> Cell:
    """Read the name of a cell; ValueError for anything but a letter and a number."""
    if not (match := _NAME.fullmatch(name)):
        raise ValueError(f"{name!r} names no space: write a letter and a number, A1")
    return ord(match[1]) - ord("A"), int(match[2]) - 1
