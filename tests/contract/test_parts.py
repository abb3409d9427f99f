"""What laws are made of: differences, mutable parts, drawing, made-up actions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import attrs
import pytest

from tabletop import Bag, Dice, PlayerId, Refusal, Rng, SeededRng, refuse
from tabletop.testing import check_game
from tabletop.testing.differences import difference, mutable_part
from tabletop.testing.drawing import TooMany, every_way, some
from tabletop.testing.made_up import Pool
from tests.contract.stones import HEAP, Rule, State, Take, resolve, stones
from tests.trial.race import Thrown

# -- where two values differ


def test_a_difference_is_told_with_its_path() -> None:
    """The first part that differs is named, with what was found and expected."""
    found, expected = State(taken=(1, 2)), State(taken=(1, 3))

    assert "it.taken[1] is 2, not 3" == difference("it", found, expected)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (True, 1),
        ([1], (1,)),
        (1.0, 1),
        ((1, 2), (1,)),
        (frozenset({True}), frozenset({1})),
        (Bag.of([1.0]), Bag.of([1])),
    ],
)
def test_equal_values_of_two_types_differ(found: object, expected: object) -> None:
    """Truth is no number, a list no tuple, a fraction no whole number."""
    assert difference("it", found, expected) is not None


def test_bags_differ_by_their_counts() -> None:
    """Of two bags, the item is named of which they hold different numbers."""
    assert "it['a'] is 1, not 2" == difference("it", Bag.of("ab"), Bag.of("aab"))


def test_news_are_no_difference() -> None:
    """What is not compared is not looked at."""
    anything: Any = (None,)
    told = attrs.evolve(State(), news=anything)

    assert difference("it", told, State()) is None


# -- what could be changed


@dataclass
class Loose:
    number: int = 0


@dataclass(frozen=True)
class Firm:
    inside: object = None


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ((1, [2]), "it[1] is a list, which can be changed"),
        (Firm({}), "it.inside is a dict, which can be changed"),
        (Firm((Loose(),)), "it.inside[0] is a Loose, which can be changed"),
        (frozenset([Firm()]), None),
        (Bag.of([Firm(), Firm((1, "a", None, 2.5))]), None),
        (attrs.make_class("Empty", {}, frozen=True)(), None),
    ],
)
def test_the_first_mutable_part_is_named(value: object, found: str | None) -> None:
    """Lists, dicts and classes that are not frozen are found, however deep they lie."""
    assert found == mutable_part("it", value, {})


# -- drawing


def test_some_are_different_and_in_order() -> None:
    """A sample holds no place twice and keeps the order."""
    chosen = some(SeededRng(1), tuple(range(100)), 10)

    assert (10, sorted(set(chosen))) == (len(chosen), list(chosen))


def test_some_of_few_are_all() -> None:
    """Where no more is wanted than there is, everything is chosen."""
    assert (1, 2) == some(SeededRng(1), (1, 2), 2)


def test_every_way_to_throw_two_dice_is_followed() -> None:
    """The ways to throw two dice with three sides add up to their exact chances."""
    shares: dict[Thrown, Fraction] = {}
    for thrown, share in every_way(Dice(Thrown, 2, sides=3).sample, 100):
        shares[thrown] = shares.get(thrown, Fraction(0)) + share

    assert {
        Thrown((1, 1)): Fraction(1, 9),
        Thrown((1, 2)): Fraction(2, 9),
        Thrown((1, 3)): Fraction(2, 9),
        Thrown((2, 2)): Fraction(1, 9),
        Thrown((2, 3)): Fraction(2, 9),
        Thrown((3, 3)): Fraction(1, 9),
    } == shares


def test_more_ways_than_wanted_are_given_up() -> None:
    """A drawing with more ways than may be followed is given up."""
    with pytest.raises(TooMany):
        list(every_way(Dice(Thrown, 3).sample, 215))


def _again_and_again(rng: Rng) -> int:
    while rng.randrange(2) == 0:
        pass
    return 1


def test_a_drawing_that_never_ends_is_given_up() -> None:
    """A drawing that asks for number after number is given up as well."""
    with pytest.raises(TooMany):
        list(every_way(_again_and_again, 100))


# -- actions that are made up


def test_players_are_swapped_and_numbers_nudged() -> None:
    """From one action come those of every seat and a stranger, and numbers beside."""
    pool, zero = Pool(), PlayerId(0)
    made_up = pool.near((Take(zero, 5),), 2, SeededRng(1), 100)

    assert {Take(PlayerId(who), 5) for who in range(3)} | {
        Take(zero, number) for number in (-1, 4, 6, 99, 10**30)
    } == set(made_up)


@attrs.frozen
class Name:
    """Say a name."""

    player: PlayerId
    name: str
    loud: bool


def test_texts_come_from_the_same_field_and_truth_is_turned() -> None:
    """A text is exchanged for one that was met in its place; True for False."""
    pool, zero = Pool(), PlayerId(0)
    pool.meet([Name(zero, "Ada", True)])
    made_up = pool.near((Name(zero, "Bob", True),), 2, SeededRng(1), 100)

    assert {Name(zero, "Ada", True), Name(zero, "Bob", False)} <= set(made_up)


def test_no_more_is_made_up_than_wanted() -> None:
    """The number of actions that are asked about has a limit."""
    near = Pool().near((Take(PlayerId(0), 5),), 2, SeededRng(1), 4)

    assert 4 == len(near)


@attrs.frozen
class Point:
    """Point at a place, to take as many stones as its column says."""

    player: PlayerId
    place: tuple[int, int]


def _points(state: State, player: PlayerId) -> list[Point]:
    return [Point(player, (number, 0)) for number in (1, 2, 3)]


def _refuse_point(state: State, action: Point) -> Refusal | None:
    column, row = action.place
    if 1 <= column <= min(3, state.heap) and row == 0:
        return None
    return refuse(Rule.STONES, "there is nothing at that place")


def _refuse_column(state: State, action: Point) -> Refusal | None:
    column, _ = action.place
    return _refuse_point(state, attrs.evolve(action, place=(column, 0)))


def _resolve_point(state: State, action: Point) -> State:
    return resolve(state, Take(action.player, action.place[0]))


def test_actions_that_are_made_up_are_well_formed() -> None:
    """Nothing is asked about that JSON could not bring: a pair stays a pair."""
    game = stones(
        "points",
        candidates=_points,
        refusal=_refuse_point,
        resolve=_resolve_point,
        format_action=_plain,
    )

    assert check_game(game).asked > HEAP


def test_numbers_within_pairs_are_nudged() -> None:
    """A legal row that nobody thought of is found."""
    game = stones(
        "columns",
        candidates=_points,
        refusal=_refuse_column,
        resolve=_resolve_point,
        format_action=_plain,
    )

    with pytest.raises(AssertionError, match=r"place=\([123], -?1\)"):
        check_game(game)


def _plain(action: Point) -> str:
    return repr(action)
