"""What is well typed is what JSON gives back, equal and of the same type."""

from __future__ import annotations

from enum import Enum, Flag
from fractions import Fraction
from typing import Any, Generic, NewType, Self

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_extensions import TypeVar

from tabletop import Bag, PlayerId, Value
from tabletop.core.annotations import field_types
from tabletop.core.checks import DEEPEST
from tabletop.core.grids import GridMap
from tabletop.core.validation import described, is_well_typed, type_errors
from tabletop.games import lock_n_go
from tabletop.serialization.converter import new_converter
from tabletop.strictjson import LARGEST, read, write
from tabletop.testing.differences import difference
from tests.serialization.shapes import (
    CardId,
    Colour,
    Draw,
    Gain,
    Level,
    Nests,
    OneOf,
    Rule,
    Shapes,
    Side,
)

T = TypeVar("T")

JSON = new_converter()
CONTENT = lock_n_go.DEFAULT


class Number(int):
    """A whole number of another type."""


class Text(str):
    """A text of another type."""

    __slots__ = ()


class Pile(Bag[Any]):
    """A bag of another type."""

    __slots__ = ()


ATOMS = st.one_of(
    st.integers(),
    st.sampled_from([0, 1, LARGEST, -LARGEST, LARGEST + 1, 10**400]),
    st.booleans(),
    st.floats(),
    st.sampled_from(["", "red", "left", "yes", "c", "\ud800", "a\nb"]),
    st.text(st.characters()),
    st.none(),
    st.sampled_from([*Colour, *Level, *Side, *Rule, Number(1), Text("red")]),
    st.builds(Gain, st.one_of(st.integers(0, 3), st.booleans())),
    st.builds(Draw, st.sampled_from([CardId("c"), Text("c"), Colour.RED, 1])),
)


def _hashed(items: Any) -> Any:
    """Make containers of all kinds that need hashable items."""
    counts: Any = st.one_of(st.integers(1, 3), st.sampled_from([True, 2.0]))
    cells: Any = st.tuples(st.sampled_from([0, 1, True, 0.0]), st.integers(-1, 1))
    return st.one_of(
        st.frozensets(items, max_size=3),
        st.dictionaries(items, counts, max_size=3).map(Bag),
        st.dictionaries(items, counts, max_size=2).map(Pile),
        st.dictionaries(cells, items, max_size=3).map(GridMap),
    )


VALUES: Any = st.recursive(
    ATOMS,
    lambda inside: st.one_of(
        st.lists(inside, max_size=3).map(tuple),
        st.lists(inside, max_size=2),
        st.builds(OneOf, st.lists(inside, max_size=2).map(tuple)),
    ),
    max_leaves=5,
) | _hashed(ATOMS)
FIELDS = [(cls, name) for cls in (Shapes, Nests) for name in attrs.fields_dict(cls)]


def is_read_back(value: object, cls: type) -> bool:
    """Whether a value is the same after it was written as JSON."""
    try:
        text = write(JSON.unstructure(value, cls))
        back: object = JSON.structure(read(text), cls)
        return difference("it", back, value) is None
    except Exception:
        return False


@pytest.mark.parametrize(("cls", "name"), FIELDS, ids=lambda each: str(each))
@settings(deadline=None)
@given(VALUES)
def test_what_is_well_typed_is_read_back(cls: type, name: str, value: object) -> None:
    """What passes the check, and nothing else, comes back from JSON as it was."""
    made = attrs.evolve(cls(), **{name: value})

    assert is_well_typed(made, cls) is is_read_back(made, cls)


@pytest.mark.parametrize(("cls", "name"), FIELDS, ids=lambda each: str(each))
@settings(deadline=None)
@given(VALUES)
def test_errors_are_found_in_what_is_not_well_typed(
    cls: type, name: str, value: object
) -> None:
    """The quick check and the slow one agree about everything."""
    annotation = field_types(cls)[name]
    errors = [*type_errors(value, annotation)]

    assert is_well_typed(value, annotation) is not bool(errors)
    assert all(error.expected and error.found for error in errors)


@pytest.mark.parametrize("cls", [Shapes, Nests])
def test_what_the_shapes_hold_is_well_typed(cls: type) -> None:
    """Defaults of every kind pass the check."""
    assert [] == [*type_errors(cls(), cls)]


# -- what is said


HALF: Any = 1.5
ONE: Any = 1
"""Of types that the checker would refuse where they are put."""
WRONG: list[tuple[str, Any, tuple[str, str, str]]] = [
    ("number", True, ("number", "a whole number", "a bool")),
    ("number", None, ("number", "a whole number", "None")),
    ("number", Number(1), ("number", "a whole number", "a Number")),
    (
        "number",
        -LARGEST - 1,
        ("number", "a whole number of at most 63 bits", "one of 64"),
    ),
    (
        "number",
        10**5000,
        ("number", "a whole number of at most 63 bits", "one of 16610"),
    ),
    ("text", Colour.RED, ("text", "text", "a Colour")),
    ("text", "\ud800", ("text", "text without half characters", r"'\ud800'")),
    ("fraction", 1, ("fraction", "a number (float)", "an int")),
    ("fraction", float("nan"), ("fraction", "a number that is finite", "nan")),
    ("player", 0.0, ("player", "a whole number (PlayerId)", "a float")),
    ("card", ["c"], ("card", "text (CardId)", "a list")),
    ("colour", "red", ("colour", "a Colour", "a str")),
    ("word", "maybe", ("word", "'yes' or 'no' or 1", "a str")),
    ("many", [1], ("many", "a tuple", "a list")),
    ("many", (1, 2.0), ("many[1]", "a whole number", "a float")),
    ("pair", (1, "a", 2), ("pair", "a tuple of 2", "one of 3")),
    ("pair", (1, 2), ("pair[1]", "text", "an int")),
    ("colours", frozenset({"red"}), ("colours", "a Colour", "a str")),
    ("pile", Bag({"red": 1}), ("pile", "a Colour", "a str")),
    ("pile", Bag({Colour.RED: True}), ("pile", "a whole number", "a bool")),
    ("pile", Pile({Colour.RED: 1}), ("pile", "a Bag", "a Pile")),
    ("sea", GridMap({(0, True): "a"}), ("sea[1]", "a whole number", "a bool")),
    ("sea", GridMap({(0, 1): 2}), ("sea", "text", "an int")),
    ("gain", Gain(True), ("gain.coins", "a whole number", "a bool")),
    ("maybe", 1, ("maybe", "a Gain or None", "an int")),
    ("maybe", Gain(HALF), ("maybe.coins", "a whole number", "a float")),
    ("some", (Gain(1), None), ("some[1]", "a Gain or a Draw or an OneOf", "None")),
    ("deep", ((Draw(ONE),),), ("deep[0][0].card", "text (CardId)", "an int")),
]


@pytest.mark.parametrize(("name", "value", "error"), WRONG, ids=range(len(WRONG)))
def test_an_error_names_place_wish_and_find(
    name: str, value: Any, error: tuple[str, str, str]
) -> None:
    """Each says where it is, what there should be, and what there is."""
    cls = Shapes if name in attrs.fields_dict(Shapes) else Nests
    made = attrs.evolve(cls(), **{name: value})

    assert [error] == [*type_errors(made, cls)]


def test_every_error_is_found() -> None:
    """Two wrong fields are two errors, in the order of the fields."""
    wrong: Any = {"number": "1", "colour": "red"}
    made = attrs.evolve(Shapes(), **wrong)

    assert ["number", "colour"] == [each.path for each in type_errors(made, Shapes)]


def test_a_value_of_another_class_is_an_error_without_path() -> None:
    """What is wrong altogether is at no place in it."""
    assert [("", "a Shapes", "a Nests")] == [*type_errors(Nests(), Shapes)]


@attrs.frozen
class Heir(Shapes):
    """A class that is saved as its base would be."""


def test_a_value_of_a_class_below_is_not_well_typed() -> None:
    """It would be read back as one of its base."""
    assert [("", "a Shapes", "a Heir")] == [*type_errors(Heir(), Shapes)]


class Spiteful:
    """Raises whatever it is asked."""

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __hash__(self) -> int:
        raise ArithmeticError

    def __repr__(self) -> str:
        raise ArithmeticError

    def __bool__(self) -> bool:
        raise ArithmeticError

    def __len__(self) -> int:
        raise ArithmeticError


def _hidden(self: object) -> type:
    raise ArithmeticError


def _claimed(self: object) -> type:
    return int


Shy = type("Shy", (), {"__class__": property(_hidden)})
"""Does not say what it is."""
Disguised = type("Disguised", (), {"__class__": property(_claimed)})
"""Says that it is a whole number."""


@pytest.mark.parametrize("name", [*attrs.fields_dict(Shapes)])
@pytest.mark.parametrize("stranger", [Spiteful, Disguised, Shy])
def test_no_value_is_trusted(name: str, stranger: type) -> None:
    """Neither its methods nor what it says of itself matter."""
    value: Any = stranger()
    made = attrs.evolve(Shapes(), **{name: value})

    assert [name] == [error.path for error in type_errors(made, Shapes)]
    assert not is_well_typed(OneOf((value,)), OneOf)


def test_a_value_without_its_fields_is_not_well_typed() -> None:
    """A constructor can be gone around."""
    half_made = Gain.__new__(Gain)

    assert [("coins", "a whole number", "missing")] == [*type_errors(half_made, Gain)]


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (7, "7"),
        (10**5000, "a number of 16610 bits"),
        ("seven", "'seven'"),
        (True, "True"),
        (1.5, "1.5"),
        (None, "None"),
        ([7], "a list"),
        (Number(7), "a Number"),
        (Spiteful(), "a Spiteful"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_any_value_has_a_name(value: object, name: str) -> None:
    """A sentence can tell of whatever was given."""
    assert name == described(value)


# -- what is bounded


def nested(levels: int) -> OneOf:
    """Put effects into each other."""
    effect = OneOf(())
    for _ in range(levels):
        effect = OneOf((effect,))
    return effect


def test_deep_values_are_well_typed_as_far_as_they_can_be_saved() -> None:
    """A class that holds its own kind is followed as deep as JSON goes."""
    deepest = nested(DEEPEST // 2 - 2)

    assert is_well_typed(deepest, OneOf)
    assert is_read_back(deepest, OneOf)


@pytest.mark.parametrize("levels", [DEEPEST // 2 + 1, 5000])
def test_values_that_are_too_deep_are_not_well_typed(levels: int) -> None:
    """What JSON cannot hold is refused, and nothing is raised."""
    assert not is_well_typed(nested(levels), OneOf)
    (error,) = type_errors(nested(levels), OneOf)
    assert f"{DEEPEST} levels" in error.found


# -- components


def test_texts_of_components_can_be_printed() -> None:
    """Control characters are refused where `load_content` would refuse them."""
    rung = attrs.evolve(CONTENT, name="a bell: \x07")
    named = attrs.evolve(CONTENT.sources[0], note="two\nlines")
    noted = attrs.evolve(CONTENT, sources=(named, *CONTENT.sources[1:]))
    config = lock_n_go.Config

    assert [("content.name", "text without control characters")] == [
        each[:2] for each in type_errors(config(rung), config)
    ]
    assert ["content.sources[0].note"] == [
        each.path for each in type_errors(config(noted), config)
    ]


def test_equal_components_are_checked_one_by_one() -> None:
    """That some were found well typed says nothing about others that equal them."""
    coins: Any = 15.0
    numbers = attrs.evolve(CONTENT.numbers, coins=coins)
    twin = attrs.evolve(CONTENT, numbers=numbers)

    assert twin == CONTENT
    assert is_well_typed(CONTENT, lock_n_go.Content)
    assert ["numbers.coins"] == [
        each.path for each in type_errors(twin, lock_n_go.Content)
    ]


# -- annotations that say too little


class Tint(Flag):
    DARK = 1
    LIGHT = 2


class Pairs(Enum):
    ONE = (1, 1)


class Loose:
    """A class that is no attrs class."""


@attrs.frozen
class Box(Generic[T]):
    """A class that holds anything."""

    item: T


@pytest.mark.parametrize(
    "annotation",
    [
        Any,
        object,
        tuple,
        list[int],
        dict[str, int],
        Fraction,
        Loose,
        Tint,
        Pairs,
        int | Loose,
        tuple[Loose, ...],
        NewType("Looser", Loose),
        Box[int],
        Self,
    ],
    ids=str,
)
def test_an_annotation_that_says_too_little_is_refused(annotation: Any) -> None:
    """The error tells the field, its annotation, and what can be saved."""
    cls = attrs.make_class("Vague", {"field": attrs.field(type=annotation)})

    with pytest.raises(TypeError, match=r"Vague\.field is annotated .*take int, float"):
        is_well_typed(cls(1), cls)


class _Lost(Value):
    """Once its annotation is another: it names nothing."""

    player: PlayerId
    card: Any


_Lost.__annotations__["card"] = "Nowhere"
Lost: Any = attrs.frozen(_Lost)


def test_an_annotation_that_is_not_there_is_named() -> None:
    """A class must be there when the game runs."""
    with pytest.raises(TypeError, match="_Lost has an annotation that is not there"):
        is_well_typed(Lost(PlayerId(0), 1), Lost)
