"""Classes of every shape that values have, and a codec that knows them."""

from __future__ import annotations

from enum import Enum, IntEnum, StrEnum
from typing import Any, Final, Literal, NewType, TypeAlias

import attrs

from tabletop import Bag, GameRule, PlayerId, Value
from tabletop.core.classes import Classes
from tabletop.core.grids import GridMap
from tabletop.serialization import Codec

CardId = NewType("CardId", str)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Side(Enum):
    LEFT = "left"
    NUMBERED = 7


class Rule(GameRule):
    """A rule that events may name."""

    FIRST = "The first.", "somewhere"


@attrs.frozen
class Gain(Value):
    coins: int


@attrs.frozen
class Draw(Value):
    card: CardId


@attrs.frozen
class OneOf(Value):
    """An effect that holds effects."""

    choices: tuple[Effect, ...]


Effect: TypeAlias = Gain | Draw | OneOf


ZERO: Final = PlayerId(0)


@attrs.frozen
class Shapes(Value):
    """One field of each shape; every one has a default."""

    number: int = 1
    text: str = ""
    truth: bool = False
    fraction: float = 0.5
    nothing: None = None
    player: PlayerId = ZERO
    card: CardId = CardId("c")  # the same
    colour: Colour = Colour.RED
    level: Level = Level.LOW
    side: Side = Side.LEFT
    rule: Rule = Rule.FIRST
    word: Literal["yes", "no", 1] = "yes"


@attrs.frozen
class Nests(Value):
    """One field of each shape that holds others."""

    many: tuple[int, ...] = ()
    pair: tuple[int, str] = (1, "a")
    none: tuple[()] = ()
    colours: frozenset[Colour] = frozenset()
    pile: Bag[Colour] = attrs.field(factory=Bag)
    stock: Bag[int] = attrs.field(factory=Bag)
    effects_left: Bag[Gain] = attrs.field(factory=Bag)
    sea: GridMap[str] = attrs.field(factory=GridMap)
    gain: Gain = Gain(1)
    effect: Effect = Gain(1)
    maybe: Gain | None = None
    either: int | str | None = None
    unsure: Effect | None = None
    some: tuple[Effect, ...] | None = None
    mixed: Gain | int = 1
    deep: tuple[tuple[Effect, ...], ...] = ()


@attrs.frozen
class Odd(Value):
    """Fields that are named or made unusually."""

    _hidden: int = 1
    renamed: int = attrs.field(default=1, alias="other")
    last: int = attrs.field(default=1, kw_only=True)
    made: int = attrs.field(init=False, default=1)
    news: tuple[int, ...] = attrs.field(default=(), eq=False)


def _inverse(whole: float) -> float:
    return 1 / whole


@attrs.frozen
class Strict(Value):
    """Fields with validators and converters of their own."""

    size: int = attrs.field(default=1, validator=attrs.validators.in_((1, 2, 3)))
    share: float = attrs.field(default=1.0, converter=_inverse)
    name: str = attrs.field(default="ab", validator=attrs.validators.min_len(2))


def codec(cls: type) -> Codec:
    """Make the codec of a game whose state is `cls` and whose actions are effects."""
    classes = Classes(
        state=cls,
        view=cls,
        config=type(None),
        actions=(Gain, Draw),
        chance_actions=(OneOf,),
        events=(Gain, Draw),
    )
    return Codec(game="shapes", rules_version=1, classes=classes)


CODEC: Final[dict[type, Codec]] = {
    cls: codec(cls) for cls in (Shapes, Nests, Odd, Strict)
}


def written(value: object) -> Any:
    """Write a value as JSON data."""
    return CODEC[type(value)].encode("state", value)


def read(cls: type, **changes: Any) -> Any:
    """Read a default value of `cls` with some of its JSON changed."""
    data = written(cls())
    return CODEC[cls].decode("state", data | changes)
