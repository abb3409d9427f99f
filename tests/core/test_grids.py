from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from tabletop.core.grids import (
    NEIGHBOURS,
    Direction,
    GridMap,
    cell_name,
    neighbour,
    read_cell,
)


@pytest.mark.parametrize(
    ("direction", "cell"),
    [
        (Direction.NORTH, (2, 4)),
        (Direction.EAST, (3, 3)),
        (Direction.SOUTH, (2, 2)),
        (Direction.WEST, (1, 3)),
    ],
)
def test_the_neighbour_lies_one_step_away(
    direction: Direction, cell: tuple[int, int]
) -> None:
    """Rows grow to the north, columns to the east."""
    assert neighbour((2, 3), direction) == cell


@pytest.mark.parametrize("direction", Direction)
def test_the_way_back_is_the_opposite_direction(direction: Direction) -> None:
    """A step and its opposite lead back."""
    assert neighbour(neighbour((0, 0), direction), direction.opposite) == (0, 0)


def test_directions_go_round_clockwise() -> None:
    """North, east, south, west."""
    assert [direction.value for direction in Direction] == ["N", "E", "S", "W"]


def test_the_table_of_neighbours_agrees_with_neighbour() -> None:
    """The table for loops says the same as the function."""
    assert [(d, neighbour((0, 0), d)) for d in Direction] == [
        (d, (dx, dy)) for d, dx, dy in NEIGHBOURS
    ]


def test_the_first_cell_is_a1() -> None:
    """The corner of a board is A1."""
    assert cell_name((0, 0)) == "A1"


def test_the_last_cell_is_z99() -> None:
    """No board is larger."""
    assert cell_name((25, 98)) == "Z99"


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (26, 0), (0, 99)])
def test_cells_outside_have_no_name(cell: tuple[int, int]) -> None:
    """A cell beyond A1 to Z99 is a ValueError."""
    with pytest.raises(ValueError, match="A1 to Z99"):
        cell_name(cell)


@pytest.mark.parametrize("cell", [(0, 0), (2, 9), (25, 98)])
def test_names_are_read_back(cell: tuple[int, int]) -> None:
    """A name leads back to its cell."""
    assert read_cell(cell_name(cell)) == cell


@pytest.mark.parametrize(
    "name", ["", "A", "1", "a1", "A0", "A01", "A100", "AA1", "A1 ", "A1\n", "A١"]
)
def test_other_texts_name_no_cell(name: str) -> None:
    """Only a capital and a number from 1 to 99 name a cell."""
    with pytest.raises(ValueError, match="names no space"):
        read_cell(name)


def test_a_map_knows_what_lies_where() -> None:
    """Looking up a cell gives what lies there."""
    assert GridMap({(1, 2): "buoy"})[1, 2] == "buoy"


def test_a_map_has_nothing_elsewhere() -> None:
    """An empty cell is a KeyError, as in any mapping."""
    with pytest.raises(KeyError):
        GridMap({(1, 2): "buoy"})[0, 0]


def test_placed_fills_a_cell() -> None:
    """A new map has the new thing."""
    sea: GridMap[str] = GridMap({})

    assert sea.placed((0, 0), "buoy") == GridMap({(0, 0): "buoy"})


def test_placed_leaves_the_map_as_it_was() -> None:
    """The map that is added to does not change."""
    sea: GridMap[str] = GridMap({})
    sea.placed((0, 0), "buoy")

    assert len(sea) == 0


def test_maps_are_equal_in_any_order() -> None:
    """The order of filling means nothing."""
    assert GridMap({(0, 0): 1, (1, 0): 2}) == GridMap({(1, 0): 2, (0, 0): 1})


def test_equal_maps_hash_alike() -> None:
    """The order of filling means nothing to the hash."""
    assert len({GridMap({(0, 0): 1, (1, 0): 2}), GridMap({(1, 0): 2, (0, 0): 1})}) == 1


def test_maps_know_their_bounds() -> None:
    """West, south, east, north of all that lies there."""
    assert GridMap({(-1, 5): 1, (3, 2): 2}).bounds() == (-1, 2, 3, 5)


def test_an_empty_map_has_no_bounds() -> None:
    """Nothing lies outermost where nothing lies."""
    with pytest.raises(ValueError, match=r"empty"):
        GridMap({}).bounds()


def test_copies_of_a_map_are_the_map() -> None:
    """Copying costs nothing."""
    sea = GridMap({(0, 0): 1})

    assert copy.deepcopy([sea])[0] is sea


def test_maps_pickle() -> None:
    """A map comes back from pickle."""
    sea = GridMap({(0, 0): 1})
    hash(sea)

    assert pickle.loads(pickle.dumps(sea)) == sea


def test_pickled_maps_forget_their_hash() -> None:
    """A hash worked out in one process is not taken to another."""
    sea: Any = GridMap({(0, 0): "buoy"})
    hash(sea)

    assert pickle.loads(pickle.dumps(sea))._hash is None
