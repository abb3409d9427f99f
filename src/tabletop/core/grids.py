"""Square grids: coordinates, directions and the names of spaces.

Cells are ``(column, row)`` pairs of whole numbers, columns growing to the east and rows
to the north, so that (0, 0) may be a corner or the middle of an endless map.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final, Self, TypeAlias

from typing_extensions import TypeVar

__all__ = [
    "NEIGHBOURS",
    "Cell",
    "Direction",
    "GridMap",
    "cell_name",
    "neighbour",
    "read_cell",
]

T = TypeVar("T")

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


class GridMap(Mapping[Cell, T]):
    """An immutable map of an endless grid: what lies on which cell.

    Looking up a cell, and asking whether something lies there, costs the same however
    large the map is. Iterating visits the cells in ascending order, from west to east;
    two maps are equal when the same lies on the same cells.

    >>> sea = GridMap({(0, 0): "harbour"}).placed((1, 0), "buoy")
    >>> sea[1, 0], sea.get((5, 5)), len(sea)
    ('buoy', None, 2)
    """

    __slots__ = ("_cells", "_hash")

    def __init__(self, cells: Mapping[Cell, T] | None = None) -> None:
        self._cells: Final[dict[Cell, T]] = dict(cells or {})
        self._hash: int | None = None

    def __getitem__(self, cell: Cell) -> T:
        return self._cells[cell]

    def __contains__(self, cell: object) -> bool:
        return cell in self._cells

    def __iter__(self) -> Iterator[Cell]:
        return iter(sorted(self._cells))

    def __len__(self) -> int:
        return len(self._cells)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._cells.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GridMap) and self._cells == other._cells

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._cells,)  # a hash is true in one process only

    def __repr__(self) -> str:
        return f"GridMap({self._cells!r})"

    def placed(self, cell: Cell, value: T) -> Self:
        """Return a map with `value` on `cell`, instead of what lay there."""
        made = type(self)()
        made._cells.update(self._cells)
        made._cells[cell] = value
        return made

    def bounds(self) -> tuple[int, int, int, int]:
        """Return the outermost columns and rows: west, south, east, north.

        Raises `ValueError` for an empty map.
        """
        columns = [column for column, _ in self._cells]
        rows = [row for _, row in self._cells]
        return min(columns), min(rows), max(columns), max(rows)
