from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.core.seq import changed, dropped, inserted, removed, set_at, set_many

ABC = ("a", "b", "c")


def test_set_at_fills_one_place_anew() -> None:
    """Only the named place is changed."""
    assert set_at(ABC, 1, "x") == ("a", "x", "c")


def test_set_at_reaches_the_last_place() -> None:
    """The last place can be set."""
    assert set_at(ABC, 2, "x") == ("a", "b", "x")


def test_set_many_fills_several_places() -> None:
    """Several places are changed in one go."""
    assert set_many(ABC, [(0, "x"), (2, "z")]) == ("x", "b", "z")


def test_set_many_lets_the_last_change_win() -> None:
    """Of two changes to one place the later holds."""
    assert set_many(ABC, [(0, "x"), (0, "y")]) == ("y", "b", "c")


def test_set_many_of_nothing_changes_nothing() -> None:
    """Without changes the items stay."""
    assert set_many(ABC, []) == ABC


def test_changed_applies_the_function() -> None:
    """The item at the place goes through the function."""
    assert changed(ABC, 1, str.upper) == ("a", "B", "c")


def test_inserted_squeezes_in_before_the_place() -> None:
    """The new item stands at the index afterwards."""
    assert inserted(ABC, 1, "x") == ("a", "x", "b", "c")


def test_inserted_may_append() -> None:
    """The place after the last item is one to insert at."""
    assert inserted(ABC, 3, "x") == (*ABC, "x")


def test_dropped_leaves_one_out() -> None:
    """The item at the place is gone."""
    assert dropped(ABC, 1) == ("a", "c")


def test_removed_takes_the_first_that_equals() -> None:
    """Of equal items the first goes."""
    assert removed(("b", "a", "b"), "b") == ("a", "b")


def test_removed_refuses_what_is_not_there() -> None:
    """An item that is not there is a ValueError."""
    with pytest.raises(ValueError, match="not in tuple"):
        removed(ABC, "z")


SURGERY: dict[str, Callable[[int], object]] = {
    "set_at": lambda index: set_at(ABC, index, "x"),
    "set_many": lambda index: set_many(ABC, [(index, "x")]),
    "changed": lambda index: changed(ABC, index, str.upper),
    "dropped": lambda index: dropped(ABC, index),
}


@pytest.mark.parametrize("index", [-1, -3, 3, 99])
@pytest.mark.parametrize("name", SURGERY)
def test_places_outside_are_refused(name: str, index: int) -> None:
    """A negative place is no place from the end, and there is none behind the last."""
    with pytest.raises(IndexError, match=f"no place {index} among 3"):
        SURGERY[name](index)


@pytest.mark.parametrize("index", [-1, 4])
def test_nothing_is_inserted_outside(index: int) -> None:
    """Inserting has one place more than the items, and no negative ones."""
    with pytest.raises(IndexError, match=f"no place {index} among 3"):
        inserted(ABC, index, "x")
