from __future__ import annotations

import copy
import pickle
from enum import IntEnum, StrEnum
from hashlib import blake2b
from itertools import combinations
from typing import Any

import pytest

from tabletop import Seed, SeededRng

VECTORS: tuple[tuple[tuple[Seed, ...], str], ...] = (
    ((0,), "3 821 984 67 652 96 273 884 214 550 65 168 825 688 857 238 401 971 54 427"),
    (
        (7,),
        "887 843 14 460 120 561 482 894 98 232 675 808 155 381 194 884 532 801 463 859",
    ),
    (
        (7, 12),
        "272 914 452 833 160 177 377 953 885 176 "
        "854 362 743 770 735 119 663 654 991 171",
    ),
    (
        (7, 13),
        "325 822 26 446 99 288 619 973 103 623 703 600 483 433 295 932 937 912 395 285",
    ),
    (
        (-1,),
        "882 700 209 158 827 457 197 554 822 709 655 343 836 681 507 96 148 377 13 755",
    ),
    (
        (9007199254740991,),
        "668 384 683 338 847 732 391 197 479 309 814 229 135 949 341 671 988 785 1 665",
    ),
    (
        ("",),
        "606 925 239 591 808 828 657 613 298 43 "
        "878 416 681 253 853 706 319 567 570 543",
    ),
    (
        ("7",),
        "219 778 562 308 153 788 808 874 916 169 "
        "347 884 201 785 883 699 469 824 493 627",
    ),
    (
        ("a story",),
        "492 380 583 900 416 742 741 28 484 191 "
        "665 888 397 198 160 332 997 480 670 134",
    ),
    (
        ("Grüße ⚓",),
        "189 521 591 270 486 539 608 253 715 996 "
        "631 819 414 232 964 514 645 783 876 238",
    ),
    (
        ("a", "b"),
        "887 125 621 461 610 504 701 572 949 862 "
        "312 968 725 506 556 756 881 297 507 514",
    ),
    (
        ("a/b",),
        "561 108 62 576 856 195 904 110 733 964 "
        "373 835 141 736 476 515 428 369 118 730",
    ),
    (
        ("a~b",),
        "597 878 408 921 833 950 141 144 85 47 641 210 62 142 395 261 183 372 970 102",
    ),
)
"""Seed and path, and the first 20 numbers below 1,000. These never change."""

PATHS: tuple[tuple[Seed, ...], ...] = (
    ("a", "b"),
    ("a/b",),
    ("a/str:b",),
    ("a~1b",),
    ("a~1str:b",),
    ("a", "b", ""),
    ("a", "", "b"),
    ("", "a", "b"),
    ("a/", "b"),
    ("a", "/b"),
    ("ab",),
    (7,),
    ("7",),
    ("int:7",),
    (7, 12),
    ("7", 12),
    (7, "12"),
    (71, 2),
    (7, 1, 2),
    ("7/int:12",),
    (-7,),
    (7, ""),
    ("",),
    ("", ""),
    ("/",),
)
"""Seeds and paths that careless writing would confuse."""


class Suit(StrEnum):
    CUPS = "cups"


class Level(IntEnum):
    TOP = 4


def numbers(*path: Seed, n: int = 1000, count: int = 20) -> list[int]:
    """Take the first numbers of a stream."""
    rng = SeededRng(*path)
    return [rng.randrange(n) for _ in range(count)]


@pytest.mark.parametrize(("path", "expected"), VECTORS)
def test_the_numbers_of_a_seed_never_change(
    path: tuple[Seed, ...], expected: str
) -> None:
    """The first 20 numbers are those written down here, on every machine, for ever."""
    assert numbers(*path) == [int(number) for number in expected.split()]


def test_the_recipe_is_keyed_blake2b_of_a_counter() -> None:
    """The numbers can be made in any language that has blake2b."""
    key = blake2b(b"int:7/str:caf\xc3\xa9~1~0").digest()
    blocks = [
        blake2b(counter.to_bytes(8, "big"), key=key, digest_size=16).digest()
        for counter in range(20)
    ]

    assert numbers(7, "café/~") == [
        int.from_bytes(block, "big") * 1000 >> 128 for block in blocks
    ]


@pytest.mark.parametrize(("one", "other"), list(combinations(PATHS, 2)))
def test_different_paths_have_different_streams(
    one: tuple[Seed, ...], other: tuple[Seed, ...]
) -> None:
    """No two of these seeds and paths share a stream."""
    assert numbers(*one) != numbers(*other)


def test_equal_paths_have_equal_streams() -> None:
    """Two generators of the same path agree."""
    assert numbers("a", 1) == numbers("a", 1)


def test_a_text_enum_seeds_like_its_text() -> None:
    """Renaming a class does not change a game."""
    assert numbers(Suit.CUPS) == numbers("cups")


def test_a_number_enum_seeds_like_its_number() -> None:
    """Renaming a class does not change a game."""
    assert numbers(Level.TOP) == numbers(4)


def test_half_a_character_can_seed() -> None:
    """Any text is a seed, even one that is no valid Unicode."""
    assert numbers("\ud800") != numbers("\ud801")


@pytest.mark.parametrize("seed", [True, None, 1.0, b"7", (7,)], ids=repr)
def test_other_seeds_are_refused(seed: Any) -> None:
    """A seed is a whole number or text; a bool is a slip."""
    with pytest.raises(TypeError, match="a seed is a whole number or text"):
        SeededRng(seed)


@pytest.mark.parametrize("step", [False, None, 1.5], ids=repr)
def test_other_steps_are_refused(step: Any) -> None:
    """What holds for a seed holds for every step of its path."""
    with pytest.raises(TypeError, match="a seed is a whole number or text"):
        SeededRng(7, step)


def test_a_fork_is_the_stream_of_the_longer_path() -> None:
    """Forking adds to the path."""
    fork = SeededRng(7, "a").fork("b", 3)

    assert [fork.randrange(1000) for _ in range(20)] == numbers(7, "a", "b", 3)


def test_a_fork_does_not_depend_on_what_was_taken_before() -> None:
    """A fork begins at its start, however far its origin has gone."""
    rng = SeededRng(7)
    rng.randrange(6)

    assert rng.fork("b").randrange(1000) == SeededRng(7, "b").randrange(1000)


def test_forking_takes_no_number() -> None:
    """The origin does not notice a fork."""
    rng = SeededRng(7)
    rng.fork("b")

    assert rng.counter == 0


def test_there_is_one_number_below_one() -> None:
    """Choosing among one gives 0."""
    assert set(numbers(7, n=1)) == {0}


def test_numbers_reach_64_bits() -> None:
    """The largest choice is among 2 to the power of 64."""
    assert numbers(7, n=1 << 64, count=1) == [16368943195715973230]


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_there_is_no_number_outside(n: int) -> None:
    """A choice among none, fewer, or too many is a ValueError."""
    with pytest.raises(ValueError, match="there is no number from 0"):
        SeededRng(7).randrange(n)


def test_a_refused_choice_takes_no_number() -> None:
    """After an error the stream goes on as if nobody had asked."""
    rng = SeededRng(7)
    with pytest.raises(ValueError, match="no number"):
        rng.randrange(0)

    assert rng.counter == 0


def test_choices_among_no_whole_number_are_refused() -> None:
    """A float is no number of things."""
    n: Any = 6.0

    with pytest.raises(TypeError):
        SeededRng(7).randrange(n)


def test_numbers_are_spread_evenly() -> None:
    """10,000 numbers below 10: chi-square with 9 degrees stays below 1 in 1,000."""
    seen = numbers("even", n=10, count=10_000)

    assert sum((seen.count(each) - 1000) ** 2 / 1000 for each in range(10)) < 27.9


def test_neighbouring_streams_are_independent() -> None:
    """First numbers of 5,000 steps are spread as evenly as those of one stream."""
    seen = [SeededRng(7, step).randrange(10) for step in range(5000)]

    assert sum((seen.count(each) - 500) ** 2 / 500 for each in range(10)) < 27.9


def test_a_pickled_generator_goes_on_where_it_was() -> None:
    """Counter and stream survive pickling."""
    rng = SeededRng(7, 12)
    rng.randrange(6)
    twin = pickle.loads(pickle.dumps(rng))

    assert twin.randrange(1000) == rng.randrange(1000)


def test_a_copied_generator_goes_its_own_way() -> None:
    """Taking from a copy does not move the original."""
    rng = SeededRng(7)
    copy.copy(rng).randrange(6)

    assert rng.counter == 0


def test_a_generator_shows_seed_and_path() -> None:
    """The repr is how one makes it."""
    assert repr(SeededRng(7, "a")) == "SeededRng(7, 'a')"
