"""What mypy says of `replace`: a wrong line is an error, or its ignore is unused."""

from __future__ import annotations

from typing import assert_type

import attrs
import pytest

from tabletop import PlayerId, Value, replace
from tabletop.games import lock_n_go


@attrs.frozen
class Chest(Value):
    coins: int
    _lock: str = "iron"
    owner: PlayerId = attrs.field(default=PlayerId(0), kw_only=True)


CHEST = Chest(1)


def test_replace_gives_the_class_it_was_given() -> None:
    """The result is typed as the value."""
    assert_type(replace(CHEST, coins=2), Chest)

    assert type(replace(CHEST, coins=2)) is Chest


def test_a_field_that_is_not_there_is_a_type_error() -> None:
    """A wrong name is found by the checker, and at run time."""
    with pytest.raises(TypeError):
        replace(CHEST, gems=1)  # type: ignore[call-arg]  # what is tested


def test_a_field_of_another_type_is_found_by_the_checker() -> None:
    """A wrong type is found by the checker only."""
    wrong = replace(CHEST, coins="many")  # type: ignore[arg-type]  # what is tested

    assert wrong.coins != 1


def test_a_private_field_is_known_by_its_alias() -> None:
    """The checker knows the name that the constructor takes."""
    assert replace(CHEST, lock="gold") == Chest(1, "gold")


def test_a_plain_number_is_no_player() -> None:
    """Ids are told apart by the checker."""
    wrong = replace(CHEST, owner=1)  # type: ignore[arg-type]  # what is tested

    assert wrong.owner == 1


def test_fields_of_real_states_are_checked() -> None:
    """What holds for a class of two lines holds for a state."""
    state = lock_n_go.new_game()
    with pytest.raises(TypeError):
        replace(state, sails=1)  # type: ignore[call-arg]  # what is tested


def test_what_has_no_fields_is_found_by_the_checker() -> None:
    """Only values with fields can be copied so."""
    with pytest.raises(attrs.exceptions.NotAnAttrsClassError):
        replace(7, coins=1)  # type: ignore[misc]  # what is tested
