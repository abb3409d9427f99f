"""Immutable multisets: draw piles, supplies and hands whose order means nothing."""

from __future__ import annotations

from collections.abc import Hashable, ItemsView, Iterable, Iterator, Mapping, ValuesView
from typing import Any, Final, Self

from typing_extensions import TypeVar

from tabletop.core.chance import Rng

__all__ = ["Bag"]

T = TypeVar("T", bound=Hashable)


class Bag(Mapping[T, int]):
    """An immutable multiset: a mapping from each item in it to how many there are.

    Iterating visits each *kind* of item once, in ascending order (that of their
    ``repr``, if they do not compare): equal bags are drawn from alike, however they
    came about.

    >>> pile = Bag.of("ABBA")
    >>> pile["B"], pile["Z"], pile.total
    (2, 0, 4)
    >>> pile.without("A")
    Bag({'A': 1, 'B': 2})
    """

    __slots__ = ("_counts", "_hash", "total")

    def __init__(self, counts: Mapping[T, int] | None = None) -> None:
        kept = _in_order(
            {item: count for item, count in (counts or {}).items() if count}
        )
        for item, count in kept.items():
            if count < 0:
                raise ValueError(f"a bag cannot hold {count} of {item!r}")
        self._counts: Final[dict[T, int]] = kept
        self._hash: int | None = None
        self.total = sum(kept.values())
        """How many items there are in all."""

    @classmethod
    def of(cls, items: Iterable[T]) -> Self:
        """Fill a bag with `items`."""
        counts: dict[T, int] = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return cls(counts)

    def __getitem__(self, item: T) -> int:
        return self._counts.get(item, 0)

    def __contains__(self, item: object) -> bool:
        return item in self._counts

    def __iter__(self) -> Iterator[T]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def items(self) -> ItemsView[T, int]:
        """Return the kinds of item with their numbers."""
        return self._counts.items()

    def values(self) -> ValuesView[int]:
        """Return the numbers of the kinds of item."""
        return self._counts.values()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._counts.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self._counts == other._counts

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._counts,)  # a hash is true in one process only

    def __repr__(self) -> str:
        return f"Bag({self._counts!r})"

    def elements(self) -> Iterator[T]:
        """Visit every single item, equal ones one after another."""
        for item, count in self._counts.items():
            for _ in range(count):
                yield item

    def plus(self, item: T, count: int = 1) -> Self:
        """Return a bag with `count` more of `item`."""
        if count < 0:
            return self.without(item, -count)
        return self._changed(item, count)

    def without(self, item: T, count: int = 1) -> Self:
        """Return a bag with `count` fewer of `item`; ValueError if there are not."""
        if count > self[item]:
            raise ValueError(f"there are {self[item]} of {item!r}, not {count}")
        return self._changed(item, -count)

    def __add__(self, other: Bag[T]) -> Self:
        counts = dict(self._counts)
        for item, count in other.items():
            counts[item] = counts.get(item, 0) + count
        return type(self)(counts)

    def __sub__(self, other: Bag[T]) -> Self:
        counts = dict(self._counts)
        for item, count in other.items():
            if count > counts.get(item, 0):
                raise ValueError(f"there are {self[item]} of {item!r}, not {count}")
            counts[item] -= count
        return type(self)(counts)

    def _changed(self, item: T, count: int) -> Self:
        """Return a bag with another, possible count of one item."""
        counts = dict(self._counts)
        is_new = item not in counts
        counts[item] = counts.get(item, 0) + count
        if not counts[item]:
            del counts[item]
        made = type(self)()
        made._counts.update(_in_order(counts) if is_new else counts)
        made.total = self.total + count
        return made

    def draw(self, rng: Rng) -> T:
        """Choose one item at random, each single item with the same chance."""
        if not self.total:
            raise ValueError("nothing can be drawn from an empty bag")
        ticket = rng.randrange(self.total)
        for item, count in self._counts.items():
            ticket -= count
            if ticket < 0:
                return item
        raise AssertionError("a ticket below the total always finds its item")


def _in_order(counts: dict[T, int]) -> dict[T, int]:
    """Put the kinds in ascending order."""
    kinds: list[Any] = list(counts)
    try:
        kinds.sort()
    except TypeError:
        kinds.sort(key=repr)
    return {kind: counts[kind] for kind in kinds}
