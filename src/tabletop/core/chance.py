"""Chance as something said aloud: weighted outcomes, dice, draws, and seeds.

A game says by a `Chance` what may be thrown or drawn now; somebody (a generator, a
table with real dice, a record) says what it was. No generator ever sits in a state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import combinations_with_replacement
from math import factorial
from operator import index
from typing import Any, Final, Generic, Protocol, SupportsIndex, TypeAlias

import attrs
from typing_extensions import TypeVar

__all__ = [
    "Chance",
    "Dice",
    "Draw",
    "Rng",
    "Seed",
    "SeededRng",
    "Weighted",
    "no_chance",
]

X = TypeVar("X")
X_co = TypeVar("X_co", covariant=True)
K = TypeVar("K", bound=Hashable)

Seed: TypeAlias = int | str
"""What a generator is started from; the same seed gives the same game everywhere."""


class Rng(Protocol):
    """Where randomness comes from: `SeededRng`, ``random.Random``, or your own."""

    def randrange(self, n: int, /) -> int:
        """Return a whole number from 0 to n - 1, each with the same chance."""


class Chance(Protocol[X_co]):
    """What chance may bring now: chance actions with whole-number weights."""

    def outcomes(self) -> Iterable[tuple[X_co, int]]:
        """List every possible chance action once, with its weight above zero."""

    def sample(self, rng: Rng) -> X_co:
        """Choose one by its weight, without listing them all."""

    def weight(self, action: object, /) -> int:
        """Return the weight of a chance action; 0 if it cannot happen."""

    @property
    def total(self) -> int:
        """The sum of all weights: probability is weight / total."""


@attrs.frozen
class Weighted(Generic[X]):
    """Chance that lists its outcomes itself: pairs of (chance action, weight)."""

    pairs: tuple[tuple[X, int], ...]
    """An action that stands in several pairs has the sum of their weights."""

    def __attrs_post_init__(self) -> None:
        for action, weight in self.pairs:
            if weight < 0:
                raise ValueError(f"a weight is never below zero: {weight} of {action}")

    def outcomes(self) -> Iterator[tuple[X, int]]:
        """List every action with a weight above zero, once."""
        weights: dict[X, int] = {}
        for action, weight in self.pairs:
            if weight:
                weights[action] = weights.get(action, 0) + weight
        return iter(weights.items())

    def sample(self, rng: Rng) -> X:
        """Choose one by its weight."""
        ticket = rng.randrange(self.total)
        for action, weight in self.pairs:
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("a ticket below the total always finds its outcome")

    def weight(self, action: object, /) -> int:
        """Return the weight of a chance action; 0 if it cannot happen."""
        return sum(weight for known, weight in self.pairs if known == action)

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return sum(weight for _, weight in self.pairs)


@attrs.frozen
class Dice(Generic[X]):
    """Dice thrown together: one outcome is their faces, sorted, as one chance action.

    The weight of an outcome is the number of ways in which the dice, told apart, can
    show it. `make` builds the chance action from the faces; the faces must be its last
    field.
    """

    make: Callable[[tuple[int, ...]], X]
    count: int
    sides: int = 6

    def outcomes(self) -> Iterator[tuple[X, int]]:
        """List every combination of faces once."""
        for faces in combinations_with_replacement(
            range(1, self.sides + 1), self.count
        ):
            yield self.make(faces), _arrangements(faces)

    def sample(self, rng: Rng) -> X:
        """Throw each die."""
        thrown = [rng.randrange(self.sides) + 1 for _ in range(self.count)]
        return self.make(tuple(sorted(thrown)))

    def weight(self, action: object, /) -> int:
        """Count the ways to throw it; 0 if these dice cannot show it."""
        faces = _last_field(action)
        if not isinstance(faces, tuple) or len(faces) != self.count:
            return 0
        if any(type(face) is not int or not 1 <= face <= self.sides for face in faces):
            return 0
        if tuple(sorted(faces)) != faces or self.make(faces) != action:
            return 0
        return _arrangements(faces)

    @property
    def total(self) -> int:
        """All throws of dice that are told apart."""
        total: int = self.sides**self.count
        return total


@attrs.frozen
class Draw(Generic[K, X]):
    """One component drawn from a bag, each single one with the same chance.

    `bag` maps what can be drawn to how many there are of it. `make` builds the chance
    action from what was drawn; that must be its last field.
    """

    make: Callable[[K], X]
    bag: Mapping[K, int]
    box: Collection[K] | None = None
    """All that may ever be drawn so, to tell what is used up from what is unknown."""

    def outcomes(self) -> Iterator[tuple[X, int]]:
        """List every kind of component once, weighted by its number."""
        return ((self.make(item), count) for item, count in self.bag.items() if count)

    def sample(self, rng: Rng) -> X:
        """Draw one."""
        ticket = rng.randrange(self.total)
        for item, count in self.bag.items():
            ticket -= count
            if ticket < 0:
                return self.make(item)
        raise AssertionError("a ticket below the total always finds its item")

    def weight(self, action: object, /) -> int:
        """Return how many there are of what was drawn; 0 if it cannot be drawn."""
        item: Any = _last_field(action)
        try:
            count = self.bag.get(item, 0)
        except TypeError:  # not hashable, so never in a bag
            return 0
        return count if count and self.make(item) == action else 0

    @property
    def total(self) -> int:
        """How many components there are to draw from."""
        return sum(self.bag.values())


def no_chance(state: object) -> None:
    """Say of every state that nothing is left to chance there."""


class SeededRng:
    """A generator whose n-th number for a seed is the same on every machine, for ever.

    It hashes seed, path and a counter (blake2b), so streams with different paths have
    nothing to do with each other: ``SeededRng(7, 12)`` is the stream of step 12 of
    seed 7. Seed and path are whole numbers and texts (7 is not "7"), else `TypeError`.

    >>> dice = SeededRng("a story")
    >>> [dice.randrange(6) + 1 for _ in range(8)]
    [3, 3, 4, 6, 3, 5, 5, 1]
    """

    __slots__ = ("_key", "counter", "path", "seed")

    def __init__(self, seed: Seed, *path: Seed) -> None:
        self.seed: Final = seed
        self.path: Final = path
        self.counter = 0
        """How many numbers have been taken."""
        name = "/".join(_written(part) for part in (seed, *path))
        self._key: Final = blake2b(name.encode("utf-8", "surrogatepass")).digest()

    def randrange(self, n: SupportsIndex, /) -> int:
        """Return the next whole number from 0 to n - 1; ValueError if n < 1."""
        size = index(n)
        if not 1 <= size <= 1 << 64:
            raise ValueError(f"there is no number from 0 to {size - 1} to choose")
        block = blake2b(
            self.counter.to_bytes(8, "big"), key=self._key, digest_size=16
        ).digest()
        self.counter += 1
        return (int.from_bytes(block, "big") * size) >> 128

    def fork(self, *path: Seed) -> SeededRng:
        """Return a generator of its own for a part of the work, from its start."""
        return SeededRng(self.seed, *self.path, *path)

    def __getstate__(self) -> tuple[object, ...]:
        return self._key, self.counter, self.path, self.seed

    def __setstate__(self, state: tuple[object, ...]) -> None:
        for name, value in zip(self.__slots__, state, strict=True):
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        inside = ", ".join(repr(part) for part in (self.seed, *self.path))
        return f"SeededRng({inside})"


def _written(part: object) -> str:
    """Write a seed, or a step of a path, such that no two paths are written alike."""
    if isinstance(part, str):
        text = str.__str__(part).replace("~", "~0").replace("/", "~1")
        return f"str:{text}"
    if isinstance(part, int) and not isinstance(part, bool):
        return f"int:{int(part)}"
    raise TypeError(f"a seed is a whole number or text, not {part!r}")


def _arrangements(faces: tuple[int, ...]) -> int:
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways


def _last_field(action: object) -> object:
    cls = type(action)
    if not attrs.has(cls):
        return None
    fields = attrs.fields(cls)
    return getattr(action, fields[-1].name) if fields else None
