"""What chance is due to bring, and what is wrong with anything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import attrs
import pytest

from tabletop import (
    Bag,
    Chance,
    Dice,
    Draw,
    NotationError,
    PlayerId,
    Rng,
    TurnRule,
    Value,
    Weighted,
)
from tabletop.core import turns
from tabletop.core.due import told_due
from tests.core.race import GAME, Config

ONE, TWO = PlayerId(1), PlayerId(2)


@attrs.frozen
class RollDice(Value):
    """Dice that one player throws."""

    to: PlayerId
    faces: tuple[int, ...]


@attrs.frozen
class RollDie(Value):
    """A die that one player throws."""

    to: PlayerId
    face: int


@attrs.frozen
class Open(Value):
    """A card that is laid out somewhere."""

    ship: int
    hand_card: str


@attrs.frozen
class Offer(Value):
    """Goods at a price."""

    goods: str
    price: int


@attrs.frozen
class Bare(Value):
    """A chance action without fields."""


@attrs.frozen
class Own:
    """A chance of one's own, with nothing but what the protocol asks for."""

    made: tuple[Any, ...]

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """List them."""
        return ((each, 1) for each in self.made)

    def sample(self, rng: Rng) -> Any:
        """Choose one."""
        return self.made[rng.randrange(self.total)]

    def weight(self, action: object, /) -> int:
        """Weigh what is listed."""
        return int(action in self.made)

    @property
    def total(self) -> int:
        """Count them."""
        return len(self.made)


TWO_DICE = Dice(partial(RollDice, ONE), 2)
ONE_DIE = Dice(partial(RollDice, ONE), 1, sides=3)
PILE = Draw(partial(Open, 0), Bag({"ace": 1}))
BOX = Draw(partial(Open, 0), Bag({"ace": 1}), ("ace", "king"))
DIE = Weighted(tuple((RollDie(TWO, face), 1) for face in range(1, 7)))
MARKET = Own((Offer("silk", 3), Offer("silk", 4), Offer("rum", 5)))
LARGE = Own(tuple(Offer("silk", price) for price in range(6000)))
MANY = Own(tuple(Offer("silk", price * price) for price in range(13)))
MIXED = Own((Offer("silk", 3), Open(2, "ace")))


def message(chance: Chance[Any], action: object) -> str:
    """Say why chance cannot bring an action."""
    refusal = turns.refuse_chance(False, chance, action)
    assert refusal is not None
    assert refusal.rule is TurnRule.CHANCE
    return refusal.message


@pytest.mark.parametrize(
    ("chance", "due"),
    [
        (TWO_DICE, "a RollDice for player 1 (2 dice)"),
        (ONE_DIE, "a RollDice for player 1 (1 die)"),
        (PILE, "an Open for ship 0"),
        (DIE, "a RollDie for player 2"),
        (MARKET, "an Offer"),
        (MIXED, "an Offer or an Open"),
        (LARGE, "an Offer"),
        (Draw(partial(Open, 0), Bag()), "nothing"),
        (Weighted(((Bare(), 1),)), "a Bare"),
    ],
)
def test_what_is_due_is_told_with_whose_it_is(chance: Chance[Any], due: str) -> None:
    """What is due has a name, and everything but what is drawn or thrown is told."""
    assert due == told_due(chance)


@pytest.mark.parametrize(
    ("chance", "action", "sentence"),
    [
        (TWO_DICE, Bare(), "a RollDice for player 1 (2 dice) is due, not a Bare"),
        (PILE, Offer("ace", 1), "an Open for ship 0 is due, not an Offer"),
        (
            TWO_DICE,
            RollDice(TWO, (1, 2)),
            "a RollDice for player 1 (2 dice) is due, not for player 2",
        ),
        (PILE, Open(3, "ace"), "an Open for ship 0 is due, not for ship 3"),
        (DIE, RollDie(ONE, 1), "a RollDie for player 2 is due, not for player 1"),
    ],
)
def test_another_class_or_player_is_told(
    chance: Chance[Any], action: object, sentence: str
) -> None:
    """The refusal says what is due instead, and for whom."""
    assert sentence == message(chance, action)


@pytest.mark.parametrize(
    ("chance", "faces", "sentence"),
    [
        (TWO_DICE, (1, 2, 3), "a RollDice for player 1 is due: 2 dice; this has 3"),
        (TWO_DICE, (), "a RollDice for player 1 is due: 2 dice; this has 0"),
        (ONE_DIE, (1, 2), "a RollDice for player 1 is due: 1 die; this has 2"),
        (TWO_DICE, (1, 7), "a die shows 1 to 6, not 7"),
        (TWO_DICE, (-1, 7), "a die shows 1 to 6, not -1"),
        (ONE_DIE, (4,), "a die shows 1 to 3, not 4"),
        (TWO_DICE, (5, 2), "the faces are told in ascending order: 2 5, not 5 2"),
    ],
)
def test_dice_that_cannot_fall_so_are_told(
    chance: Chance[Any], faces: tuple[int, ...], sentence: str
) -> None:
    """The refusal says whether number, faces or order of the dice are wrong."""
    assert sentence == message(chance, RollDice(ONE, faces))


def test_numbers_of_dice_are_parameters() -> None:
    """What was needed, and what there was, can be read without the sentence."""
    refusal = turns.refuse_chance(False, TWO_DICE, RollDice(ONE, (1,)))

    assert refusal is not None
    assert (2, 1) == (refusal.params["needed"], refusal.params["has"])


def test_what_is_used_up_and_what_is_unknown_are_told_apart() -> None:
    """A draw that knows its box says whether a card is used up or not in it."""
    told = [message(BOX, Open(0, card)) for card in ("king", "joker")]

    assert ["no king is left to draw", "there is no joker in the box"] == told


def test_without_a_box_nothing_is_left_of_what_is_not_there() -> None:
    """A draw that does not know its box says that none is left."""
    assert "no joker is left to draw" == message(PILE, Open(0, "joker"))


@pytest.mark.parametrize(
    ("chance", "action", "sentence"),
    [
        (DIE, RollDie(TWO, 7), "the face is 1 to 6, not 7"),
        (MARKET, Offer("tea", 3), "the goods is silk or rum, not tea"),
        (MARKET, Offer("silk", 9), "the price is 3 to 5, not 9"),
        (MARKET, Offer("rum", 3), "an Offer is due; it cannot be Offer rum 3"),
        (MANY, Offer("silk", 2), "the price cannot be 2"),
        (LARGE, Offer("silk", -1), "an Offer is due; it cannot be Offer silk -1"),
        (MIXED, Offer("rum", 3), "an Offer or an Open is due; it cannot be Offer rum"),
    ],
)
def test_a_chance_of_ones_own_is_told_by_its_outcomes(
    chance: Chance[Any], action: object, sentence: str
) -> None:
    """Whatever lists its outcomes can say which field holds what none of them has."""
    assert sentence in message(chance, action)


def test_what_no_bag_can_hold_is_told() -> None:
    """A draw of something that is not hashable is refused, not raised."""
    wrong: Any = [1, 2]

    assert "no [1, 2] is left to draw" == message(PILE, Open(0, wrong))


def test_notation_that_is_no_throw_is_told_what_is_due() -> None:
    """Whoever reads dice aloud learns which dice are due."""
    state = GAME.new_game(2, Config())

    with pytest.raises(NotationError, match="a Drawn is due; it is none of the 2 poss"):
        GAME.parse_chance("Rolled (1 2)", state)


def test_players_are_told_what_comes_before_them() -> None:
    """A player who is too early learns what chance has to bring first."""
    refusal = turns.refuse_out_of_turn(False, TWO_DICE, (), ONE)

    what = "chance comes first: a RollDice for player 1 (2 dice) is due"
    assert what == refusal.message
