from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

import attrs
import pytest

from tabletop import Bag, Dice, Draw, Rng, SeededRng, Value, Weighted


@attrs.frozen
class Fell(Value):
    faces: tuple[int, ...]


@attrs.frozen
class Came(Value):
    item: Any


@attrs.frozen
class Stranger(Value):
    """A chance action of another kind with the same last field."""

    faces: Any


@attrs.frozen
class Bare(Value):
    """A chance action without fields."""


class Choice(Protocol):
    """As much of Chance as the tests of distributions need."""

    def outcomes(self) -> Iterable[tuple[Any, int]]: ...

    def sample(self, rng: Rng) -> Any: ...

    @property
    def total(self) -> int: ...


TWO_DICE = Dice(Fell, 2)
PILE = Draw(Came, Bag({"oak": 3, "fir": 1}))
LOTS = Weighted(((Came("a"), 2), (Came("b"), 0), (Came("c"), 1), (Came("a"), 3)))

FOREIGN = [
    None,
    7,
    "oak",
    [1],
    {},
    object(),
    int,
    Bare(),
    Stranger((1, 2)),
    Stranger("oak"),
    Came([1]),
    Came({}),
    Fell((1, 2, 3)),
    Fell(()),
    Fell((0, 1)),
    Fell((1, 7)),
    Fell((2, 1)),
]
"""What none of the chances above can bring."""


def chi_square(chance: Choice, seed: str, throws: int) -> float:
    """Measure how far samples stray from the weights."""
    rng = SeededRng(seed)
    seen = Counter(chance.sample(rng) for _ in range(throws))
    expected = {
        action: throws * weight / chance.total for action, weight in chance.outcomes()
    }
    assert set(seen) <= set(expected)
    return sum((seen[each] - mean) ** 2 / mean for each, mean in expected.items())


# -- dice


@pytest.mark.parametrize(("faces", "weight"), [((3, 3), 1), ((1, 6), 2)])
def test_the_weight_of_two_dice_counts_the_ways(
    faces: tuple[int, ...], weight: int
) -> None:
    """Doubles fall in one way, others in two."""
    assert TWO_DICE.weight(Fell(faces)) == weight


@pytest.mark.parametrize(
    ("faces", "weight"),
    [((1, 1, 1, 1), 1), ((1, 1, 1, 2), 4), ((1, 1, 2, 2), 6), ((1, 2, 3, 4), 24)],
)
def test_the_weight_of_four_dice_is_multinomial(
    faces: tuple[int, ...], weight: int
) -> None:
    """The weight is the number of orders in which the faces can fall."""
    assert Dice(Fell, 4).weight(Fell(faces)) == weight


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("sides", [1, 2, 6, 10])
def test_the_weights_of_dice_add_up_to_all_throws(count: int, sides: int) -> None:
    """The weights add up to sides to the power of count."""
    dice = Dice(Fell, count, sides)

    assert sum(weight for _, weight in dice.outcomes()) == sides**count == dice.total


def test_every_outcome_of_dice_is_listed_once() -> None:
    """Two dice have 21 sorted throws."""
    assert len({action for action, _ in TWO_DICE.outcomes()}) == 21


def test_outcomes_and_weight_of_dice_agree() -> None:
    """The list and the question give the same weights."""
    assert all(TWO_DICE.weight(each) == weight for each, weight in TWO_DICE.outcomes())


def test_thrown_faces_come_sorted() -> None:
    """A sample shows its faces in order."""
    faces = Dice(Fell, 20).sample(SeededRng(1)).faces

    assert list(faces) == sorted(faces)


def test_dice_fall_by_their_weights() -> None:
    """6,000 throws of two dice: chi-square with 20 degrees stays below 1 in 1,000."""
    assert chi_square(TWO_DICE, "dice", 6000) < 45.3


def test_each_die_takes_one_number() -> None:
    """Throwing three dice takes three numbers, so streams stay in step."""
    rng = SeededRng(1)
    Dice(Fell, 3).sample(rng)

    assert rng.counter == 3


@pytest.mark.parametrize("faces", [(True, 2), (1.0, 2.0), ("1", "2"), [1, 2], None])
def test_faces_that_are_no_numbers_have_no_weight(faces: Any) -> None:
    """Faces are whole numbers in a tuple, nothing that only compares like them."""
    assert TWO_DICE.weight(Fell(faces)) == 0


# -- draws


def test_a_draw_weighs_what_is_there() -> None:
    """The weight of a kind is how many there are."""
    assert PILE.weight(Came("oak")) == 3


def test_the_weights_of_a_draw_add_up_to_all_components() -> None:
    """The total counts single components."""
    assert sum(weight for _, weight in PILE.outcomes()) == PILE.total == 4


def test_a_draw_lists_each_kind_once() -> None:
    """Equal components are one outcome."""
    assert list(PILE.outcomes()) == [(Came("fir"), 1), (Came("oak"), 3)]


def test_a_draw_leaves_out_what_is_gone() -> None:
    """A kind of which there are none is no outcome."""
    assert list(Draw(Came, {"oak": 0, "fir": 1}).outcomes()) == [(Came("fir"), 1)]


def test_components_come_by_their_number() -> None:
    """4,000 draws: chi-square with 1 degree stays below 1 in 1,000."""
    assert chi_square(PILE, "draw", 4000) < 10.8


def test_what_was_none_of_the_pile_has_no_weight() -> None:
    """A stranger cannot be drawn."""
    assert PILE.weight(Came("elm")) == 0


# -- weighted


def test_equal_actions_weigh_together() -> None:
    """The weight of an action that is named twice is the sum."""
    assert LOTS.weight(Came("a")) == 5


def test_equal_actions_are_one_outcome() -> None:
    """An action that is named twice is listed once, one without weight never."""
    assert list(LOTS.outcomes()) == [(Came("a"), 5), (Came("c"), 1)]


def test_a_weight_of_zero_cannot_happen() -> None:
    """An action with weight 0 weighs nothing."""
    assert LOTS.weight(Came("b")) == 0


def test_the_total_of_weights_is_their_sum() -> None:
    """Probability is weight over total."""
    assert LOTS.total == 6


def test_weighted_actions_come_by_their_weights() -> None:
    """6,000 samples: chi-square with 1 degree stays below 1 in 1,000."""
    assert chi_square(LOTS, "lots", 6000) < 10.8


def test_a_weight_below_zero_is_refused() -> None:
    """Nothing happens less than never."""
    with pytest.raises(ValueError, match="never below zero: -1"):
        Weighted(((Came("a"), 2), (Came("b"), -1)))


# -- all of them


@pytest.mark.parametrize("action", FOREIGN, ids=type)
@pytest.mark.parametrize("chance", [TWO_DICE, PILE, LOTS], ids=["dice", "pile", "lots"])
def test_what_cannot_happen_weighs_nothing(
    chance: Dice[Fell] | Draw[str, Came] | Weighted[Came], action: object
) -> None:
    """Asking for the weight of anything foreign gives 0 and never raises."""
    assert chance.weight(action) == 0


@pytest.mark.parametrize("chance", [TWO_DICE, PILE, LOTS], ids=["dice", "pile", "lots"])
def test_the_standard_generator_will_do(
    chance: Dice[Fell] | Draw[str, Came] | Weighted[Came],
) -> None:
    """random.Random is an Rng."""
    assert chance.weight(chance.sample(random.Random(1))) > 0


@pytest.mark.parametrize(
    "chance", [Draw(Came, Bag.of("")), Weighted(())], ids=["draw", "weighted"]
)
def test_nothing_comes_of_nothing(chance: Draw[str, Came] | Weighted[Came]) -> None:
    """Sampling where nothing can happen is a ValueError."""
    with pytest.raises(ValueError, match="no number"):
        chance.sample(SeededRng(1))
