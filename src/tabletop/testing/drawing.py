"""Choosing at random with nothing but ``randrange``, and every way to do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from typing_extensions import TypeVar

from tabletop.core.chance import Rng

__all__ = ["TooMany", "every_way", "one", "some"]

T = TypeVar("T")

_LONGEST = 64
"""A single drawing takes at most so many numbers."""


class TooMany(Exception):
    """A drawing that has more ways than one cares to follow."""


def one(rng: Rng, items: tuple[T, ...]) -> T:
    """Choose one item."""
    return items[rng.randrange(len(items))]


def some(rng: Rng, items: tuple[T, ...], most: int) -> tuple[T, ...]:
    """Choose at most `most` different places of `items`, and keep their order."""
    if len(items) <= most:
        return items
    places = list(range(len(items)))
    for index in range(most):
        other = index + rng.randrange(len(places) - index)
        places[index], places[other] = places[other], places[index]
    return tuple(items[place] for place in sorted(places[:most]))


def every_way(draw: Callable[[Rng], T], most: int) -> Iterator[tuple[T, Fraction]]:
    """Run `draw` with every series of numbers it may be given, with its probability.

    Raises `TooMany` if there are more than `most`.
    """
    numbers: list[int] = []
    for _ in range(most):
        script = _Script(numbers)
        result = draw(script)
        probability = Fraction(1)
        for size in script.sizes:
            probability /= size
        yield result, probability
        numbers = script.next()
        if not numbers:
            return
    raise TooMany


class _Script:
    """Gives the numbers of a list, then zeros, and notes the sizes it was asked for."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self.taken: list[int] = []
        self.sizes: list[int] = []

    def randrange(self, n: int, /) -> int:
        place = len(self.taken)
        if place == _LONGEST:
            raise TooMany
        number = self._numbers[place] if place < len(self._numbers) else 0
        self.taken.append(number)
        self.sizes.append(n)
        return number

    def next(self) -> list[int]:
        """Return the series after this one; an empty one when all have been given."""
        pairs = list(zip(self.taken, self.sizes, strict=True))
        while pairs and pairs[-1][0] + 1 == pairs[-1][1]:
            pairs.pop()
        following = [number for number, _ in pairs]
        if following:
            following[-1] += 1
        return following
