from __future__ import annotations

import copy
import pickle
from enum import StrEnum
from typing import Any

import attrs
import pytest

from tabletop import Value, replace
from tabletop.core.values import as_member


@attrs.frozen
class Chest(Value):
    coins: int
    _lock: str = "iron"
    owner: str = attrs.field(default="nobody", kw_only=True)
    weight: int = attrs.field(init=False, default=3)
    size: int = attrs.field(default=1, alias="breadth")


@attrs.frozen
class Awkward(Value):
    """Its fields bear the names that a careless generator would use itself."""

    value: int = 1
    cls: int = 2
    KEEP: int = 3
    self_: int = 4


@attrs.frozen
class Empty(Value):
    pass


@attrs.frozen
class Checked(Value):
    coins: int = attrs.field(validator=attrs.validators.ge(0), converter=int)


def test_replace_changes_the_named_field() -> None:
    """What is named is changed."""
    assert replace(Chest(1), coins=5).coins == 5


def test_replace_keeps_the_other_fields() -> None:
    """What is not named stays, keyword-only and private fields too."""
    chest = Chest(1, "gold", owner="Ada", breadth=4)

    assert replace(chest, coins=5) == Chest(5, "gold", owner="Ada", breadth=4)


def test_replace_leaves_the_given_value_as_it_was() -> None:
    """The value that is copied does not change."""
    chest = Chest(1)
    replace(chest, coins=5)

    assert chest == Chest(1)


def test_replace_names_private_fields_without_the_stroke() -> None:
    """A private field is changed by the name its constructor takes."""
    assert replace(Chest(1), lock="gold") == Chest(1, "gold")


def test_replace_names_aliased_fields_by_their_alias() -> None:
    """A field with an alias is changed by its alias."""
    assert replace(Chest(1), breadth=9).size == 9


def test_replace_changes_keyword_only_fields() -> None:
    """A keyword-only field can be changed."""
    assert replace(Chest(1), owner="Ada").owner == "Ada"


def test_replace_refuses_fields_that_are_not_there() -> None:
    """An unknown field is a TypeError."""
    chest: Any = Chest(1)

    with pytest.raises(TypeError, match="gems"):
        replace(chest, gems=1)


def test_replace_refuses_fields_that_no_constructor_takes() -> None:
    """A field with init=False cannot be named."""
    chest: Any = Chest(1)

    with pytest.raises(TypeError, match="weight"):
        replace(chest, weight=1)


def test_replace_refuses_the_name_behind_an_alias() -> None:
    """A field with an alias is not known by its own name, as with attrs.evolve."""
    chest: Any = Chest(1)

    with pytest.raises(TypeError, match="size"):
        replace(chest, size=1)


@pytest.mark.parametrize("name", ["value", "cls", "KEEP", "self_"])
def test_replace_copes_with_any_field_name(name: str) -> None:
    """No name of a field gets in the way of the generated call."""
    awkward: Any = Awkward()

    assert getattr(replace(awkward, **{name: 9}), name) == 9


def test_replace_copies_a_class_without_fields() -> None:
    """A value without fields can be copied."""
    assert replace(Empty()) == Empty()


def test_replace_without_changes_makes_an_equal_value() -> None:
    """Nothing changed gives an equal value."""
    assert replace(Chest(1, "gold")) == Chest(1, "gold")


def test_replace_runs_validators() -> None:
    """The constructor's validators see what is changed."""
    with pytest.raises(ValueError, match="coins"):
        replace(Checked(1), coins=-1)


def test_replace_runs_converters() -> None:
    """The constructor's converters see what is changed."""
    checked: Any = Checked(1)

    assert replace(checked, coins="7") == Checked(7)


def test_replace_agrees_with_evolve() -> None:
    """What replace makes is what attrs.evolve makes."""
    chest = Chest(1, "gold", owner="Ada")

    assert replace(chest, lock="tin", breadth=2) == attrs.evolve(
        chest, lock="tin", breadth=2
    )


def test_copy_of_a_value_is_the_value() -> None:
    """A shallow copy costs nothing."""
    chest = Chest(1)

    assert copy.copy(chest) is chest


def test_deepcopy_of_a_value_is_the_value() -> None:
    """A deep copy costs nothing, inside of containers too."""
    chest = Chest(1)

    assert copy.deepcopy([chest])[0] is chest


def test_values_pickle() -> None:
    """A value comes back from pickle with all its fields."""
    chest = Chest(1, "gold", owner="Ada", breadth=4)

    assert pickle.loads(pickle.dumps(chest)) == chest


def test_pickled_values_keep_fields_outside_the_constructor() -> None:
    """A field with init=False survives pickling."""
    assert pickle.loads(pickle.dumps(Chest(1))).weight == 3


def test_values_have_no_dict() -> None:
    """Value adds no room for stray attributes."""
    assert not hasattr(Chest(1), "__dict__")


def test_values_cannot_be_changed() -> None:
    """Assigning to a field is refused."""
    chest: Any = Chest(1)

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        chest.coins = 2


class Suit(StrEnum):
    HEARTS = "hearts"


@pytest.mark.parametrize(
    ("value", "taken"),
    [
        ("hearts", Suit.HEARTS),
        (Suit.HEARTS, Suit.HEARTS),
        ("spades", "spades"),
        (None, None),
        (1, 1),
        (["hearts"], ["hearts"]),
    ],
    ids=repr,
)
def test_a_plain_value_is_taken_for_its_member(value: object, taken: object) -> None:
    """What names no member stays as it is, and nothing is raised."""
    found: object = as_member(Suit, value)

    assert (type(taken), taken) == (type(found), found)
