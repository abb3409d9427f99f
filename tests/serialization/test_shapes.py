from __future__ import annotations

from typing import Any

import pytest

from tabletop import Bag, DecodingError, PlayerId
from tabletop.core.grids import GridMap
from tests.serialization.shapes import (
    CODEC,
    CardId,
    Colour,
    Draw,
    Gain,
    Level,
    Nests,
    Odd,
    OneOf,
    Rule,
    Shapes,
    Side,
    Strict,
    read,
    written,
)

# -- what is written

WRITTEN: tuple[tuple[object, str, object], ...] = (
    (Shapes(number=7), "number", 7),
    (Shapes(text="é"), "text", "é"),
    (Shapes(truth=True), "truth", True),
    (Shapes(fraction=1.5), "fraction", 1.5),
    (Shapes(), "nothing", None),
    (Shapes(player=PlayerId(3)), "player", 3),
    (Shapes(card=CardId("x")), "card", "x"),
    (Shapes(colour=Colour.BLUE), "colour", "blue"),
    (Shapes(level=Level.HIGH), "level", 2),
    (Shapes(side=Side.NUMBERED), "side", 7),
    (Shapes(rule=Rule.FIRST), "rule", "FIRST"),
    (Shapes(word=1), "word", 1),
    (Nests(many=(1, 2)), "many", [1, 2]),
    (Nests(pair=(1, "a")), "pair", [1, "a"]),
    (Nests(), "none", []),
    (Nests(colours=frozenset(Colour)), "colours", ["blue", "red"]),
    (Nests(pile=Bag.of([Colour.RED, Colour.BLUE])), "pile", {"red": 1, "blue": 1}),
    (Nests(stock=Bag({5: 2, 3: 1})), "stock", [[3, 1], [5, 2]]),
    (Nests(effects_left=Bag({Gain(1): 2})), "effects_left", [[{"coins": 1}, 2]]),
    (Nests(sea=GridMap({(1, -2): "buoy"})), "sea", [[1, -2, "buoy"]]),
    (Nests(gain=Gain(2)), "gain", {"coins": 2}),
    (Nests(effect=Gain(2)), "effect", {"type": "Gain", "coins": 2}),
    (Nests(maybe=Gain(2)), "maybe", {"coins": 2}),
    (Nests(), "maybe", None),
    (Nests(either="a"), "either", "a"),
    (Nests(unsure=Draw(CardId("x"))), "unsure", {"type": "Draw", "card": "x"}),
    (Nests(some=(Gain(2),)), "some", [{"type": "Gain", "coins": 2}]),
    (Nests(mixed=Gain(2)), "mixed", {"coins": 2}),
    (Nests(mixed=2), "mixed", 2),
    (
        Nests(effect=OneOf((Gain(1), OneOf(())))),
        "effect",
        {
            "type": "OneOf",
            "choices": [{"type": "Gain", "coins": 1}, {"type": "OneOf", "choices": []}],
        },
    ),
    (Nests(deep=((Gain(1),), ())), "deep", [[{"type": "Gain", "coins": 1}], []]),
    (Odd(hidden=2), "_hidden", 2),
    (Odd(other=2), "renamed", 2),
    (Odd(last=2), "last", 2),
)


@pytest.mark.parametrize(("value", "field", "data"), WRITTEN)
def test_every_shape_has_its_form(value: object, field: str, data: object) -> None:
    """What is written is what the docs of serialization say."""
    assert written(value)[field] == data


@pytest.mark.parametrize("value", [case[0] for case in WRITTEN])
def test_every_shape_is_read_back(value: object) -> None:
    """What is written is read as the same value."""
    assert CODEC[type(value)].decode("state", written(value)) == value


@pytest.mark.parametrize(
    ("field", "kind"), [("colour", Colour), ("level", Level), ("side", Side)]
)
def test_members_are_read_as_members(field: str, kind: type) -> None:
    """An enum comes back as its member, not as text that equals it."""
    assert type(getattr(read(Shapes), field)) is kind


def test_members_inside_of_bags_are_read_as_members() -> None:
    """The keys of an object of counts become members."""
    (item,) = read(Nests, pile={"red": 2}).pile

    assert item is Colour.RED


def test_members_inside_of_sets_are_read_as_members() -> None:
    """The items of a list become members."""
    assert {type(item) for item in read(Nests, colours=["red"]).colours} == {Colour}


def test_bags_keep_their_order() -> None:
    """A bag that was read is drawn from like the one that was written."""
    pile = Bag.of([Colour.RED, Colour.BLUE])
    again = CODEC[Nests].decode("state", written(Nests(pile=pile))).pile

    assert list(again) == list(pile)


def test_whole_numbers_may_stand_for_fractions() -> None:
    """JSON of other languages writes 1 for 1.0."""
    assert type(read(Shapes, fraction=1).fraction) is float


@pytest.mark.parametrize("name", ["made", "news"])
def test_what_is_no_part_of_the_value_is_left_out(name: str) -> None:
    """News, and what is worked out, are not saved."""
    assert name not in written(Odd(news=(1,)))


# -- what is refused

REFUSED: tuple[tuple[type, str, object, str, str], ...] = (
    (Shapes, "number", "1", ".number", "expected a whole number, found '1'"),
    (Shapes, "number", True, ".number", "expected a whole number, found true"),
    (Shapes, "number", 1.0, ".number", "expected a whole number, found 1.0"),
    (Shapes, "number", None, ".number", "expected a whole number, found null"),
    (Shapes, "number", [1], ".number", "expected a whole number, found a list"),
    (Shapes, "text", 1, ".text", "expected text, found 1"),
    (Shapes, "text", None, ".text", "expected text, found null"),
    (Shapes, "text", {}, ".text", "expected text, found an object"),
    (Shapes, "truth", 1, ".truth", "expected true or false, found 1"),
    (Shapes, "truth", "true", ".truth", "expected true or false, found 'true'"),
    (Shapes, "fraction", "0.5", ".fraction", "expected a number, found '0.5'"),
    (Shapes, "fraction", True, ".fraction", "expected a number, found true"),
    (Shapes, "nothing", 0, ".nothing", "expected null, found 0"),
    (Shapes, "nothing", False, ".nothing", "expected null, found false"),
    (Shapes, "player", "0", ".player", "expected a whole number, found '0'"),
    (Shapes, "player", False, ".player", "expected a whole number, found false"),
    (Shapes, "card", 1, ".card", "expected text, found 1"),
    (Shapes, "colour", "green", ".colour", "expected one of 'red', 'blue', found"),
    (Shapes, "colour", "RED", ".colour", "found 'RED'"),
    (Shapes, "colour", [], ".colour", "found a list"),
    (Shapes, "level", True, ".level", "expected one of 1, 2, found true"),
    (Shapes, "level", 1.0, ".level", "found 1.0"),
    (Shapes, "level", "LOW", ".level", "found 'LOW'"),
    (Shapes, "side", "7", ".side", "expected one of 'left', 7, found '7'"),
    (Shapes, "rule", "first", ".rule", "expected one of 'FIRST', found 'first'"),
    (Shapes, "word", "maybe", ".word", "expected one of 'yes', 'no', 1, found"),
    (Shapes, "word", True, ".word", "found true"),
    (Nests, "many", "12", ".many", "expected a list, found '12'"),
    (Nests, "many", {"0": 1}, ".many", "expected a list, found an object"),
    (Nests, "many", [1, "2"], ".many[1]", "expected a whole number, found '2'"),
    (Nests, "pair", [1], ".pair", "expected a list of 2, found 1 items"),
    (Nests, "pair", [1, "a", 2], ".pair", "expected a list of 2, found 3 items"),
    (Nests, "pair", ["a", 1], ".pair[0]", "expected a whole number, found 'a'"),
    (Nests, "none", [1], ".none", "expected a list of 0, found 1 items"),
    (Nests, "colours", ["red", "red"], ".colours", "stands in this list twice"),
    (Nests, "colours", ["red", "x"], ".colours[1]", "found 'x'"),
    (Nests, "pile", ["red"], ".pile", "expected an object of counts, found a list"),
    (Nests, "pile", {"red": 0}, ".pile.red", "expected a number from 1, found 0"),
    (Nests, "pile", {"red": -1}, ".pile.red", "expected a number from 1, found -1"),
    (Nests, "pile", {"red": True}, ".pile.red", "expected a number from 1"),
    (Nests, "pile", {"red": 1.0}, ".pile.red", "expected a number from 1, found 1.0"),
    (Nests, "pile", {"dark red": 1}, ".pile['dark red']", "found 'dark red'"),
    (Nests, "stock", {"5": 2}, ".stock", "expected a list, found an object"),
    (Nests, "stock", [[5]], ".stock[0]", "expected a pair: item and count"),
    (Nests, "stock", [[5, 2], 3], ".stock[1]", "expected a pair: item and count"),
    (Nests, "stock", [["5", 2]], ".stock[0]", "expected a whole number, found '5'"),
    (Nests, "stock", [[5, 2], [5, 1]], ".stock[1]", "this is counted twice"),
    (Nests, "sea", [[1, 2]], ".sea[0]", "expected a cell"),
    (Nests, "sea", [[1, "2", "x"]], ".sea[0][1]", "expected a whole number"),
    (Nests, "sea", [[1, 2, 3]], ".sea[0][2]", "expected text, found 3"),
    (Nests, "sea", [[1, 2, "x"]] * 2, ".sea[1]", "the cell 1,2 stands there twice"),
    (Nests, "gain", None, ".gain", "expected an object (Gain), found null"),
    (Nests, "gain", [1], ".gain", "expected an object (Gain), found a list"),
    (Nests, "gain", {}, ".gain", "Gain has no 'coins'"),
    (Nests, "gain", {"coins": 1, "x": 2}, ".gain", "unknown key 'x' in Gain"),
    (Nests, "gain", {"type": "Gain", "coins": 1}, ".gain", "unknown key 'type'"),
    (Nests, "gain", {"coins": "1"}, ".gain.coins", "expected a whole number"),
    (Nests, "effect", {"coins": 1}, ".effect", 'no "type": one of Gain, Draw, OneOf'),
    (Nests, "effect", {"type": "Loss"}, ".effect.type", "expected one of Gain, Draw"),
    (Nests, "effect", {"type": 1}, ".effect.type", "expected one of Gain, Draw"),
    (Nests, "effect", {"type": ["Gain"]}, ".effect.type", "found a list"),
    (Nests, "effect", {"type": "Gain"}, ".effect", "Gain has no 'coins'"),
    (Nests, "effect", None, ".effect", "expected Gain or Draw or OneOf, found null"),
    (Nests, "effect", 1, ".effect", "expected Gain or Draw or OneOf, found 1"),
    (
        Nests,
        "effect",
        {"type": "OneOf", "choices": [{"type": "Gain", "coins": "x"}]},
        ".effect.choices[0].coins",
        "expected a whole number, found 'x'",
    ),
    (Nests, "maybe", 1, ".maybe", "expected Gain, found 1"),
    (Nests, "maybe", {"coins": None}, ".maybe.coins", "expected a whole number"),
    (Nests, "either", 1.5, ".either", "expected int or str, found 1.5"),
    (Nests, "either", True, ".either", "expected int or str, found true"),
    (Nests, "either", {}, ".either", "expected int or str, found an object"),
    (Nests, "some", [{"coins": 1}], ".some[0]", 'the object has no "type"'),
    (Nests, "mixed", "x", ".mixed", "expected int or Gain, found 'x'"),
    (Nests, "deep", [[], [1]], ".deep[1][0]", "expected Gain or Draw or OneOf"),
    (Odd, "made", 1, "", "unknown key 'made' in Odd"),
    (Odd, "news", [], "", "unknown key 'news' in Odd"),
    (Odd, "other", 1, "", "unknown key 'other' in Odd"),
    (Strict, "size", 9, "", "'size' must be in (1, 2, 3) (got 9)"),
    (Strict, "share", 0, "", "division by zero"),
    (Strict, "name", "a", "", "Length of 'name' must be >= 2: 1"),
)


def fault(cls: type, field: str, data: object) -> DecodingError:
    """Read a value that must be refused."""
    changes: dict[str, Any] = {field: data}
    with pytest.raises(DecodingError) as caught:
        read(cls, **changes)
    return caught.value


@pytest.mark.parametrize(
    ("cls", "field", "data", "path"), [case[:4] for case in REFUSED]
)
def test_a_wrong_shape_has_its_place(
    cls: type, field: str, data: object, path: str
) -> None:
    """The error carries the JSON path of what is wrong."""
    assert fault(cls, field, data).path == f"${path}"


@pytest.mark.parametrize(
    ("cls", "field", "data", "reason"), [(*case[:3], case[4]) for case in REFUSED]
)
def test_a_wrong_shape_has_its_reason(
    cls: type, field: str, data: object, reason: str
) -> None:
    """The error says what was expected and what was found."""
    assert reason in fault(cls, field, data).reason


@pytest.mark.parametrize(("cls", "field", "data"), [case[:3] for case in REFUSED])
def test_a_wrong_shape_is_one_exception(cls: type, field: str, data: object) -> None:
    """No group of errors of another library hangs behind it."""
    error = fault(cls, field, data)

    assert (error.__cause__, error.__context__) == (None, None)


def test_a_missing_field_is_named() -> None:
    """A field that has a default must stand there all the same."""
    data = written(Shapes())
    del data["text"]
    with pytest.raises(DecodingError, match="Shapes has no 'text'"):
        CODEC[Shapes].decode("state", data)


def test_effects_nested_beyond_measure_are_refused() -> None:
    """A class that holds its own kind is not followed for ever."""
    data: Any = {"type": "Gain", "coins": 1}
    for _ in range(5000):
        data = {"type": "OneOf", "choices": [data]}
    with pytest.raises(DecodingError, match="nested too deeply"):
        read(Nests, effect=data)


def test_effects_nested_as_deep_as_text_may_be_are_read() -> None:
    """What the text may hold, the converter can follow."""
    effect: Gain | OneOf = Gain(1)
    for _ in range(90):
        effect = OneOf((effect,))

    assert read(Nests, effect=written(Nests(effect=effect))["effect"]).effect == effect
