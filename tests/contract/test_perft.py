"""Counting every way a game can go on."""

from __future__ import annotations

import pytest

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from tabletop.testing import divide, perft, play
from tests.contract.stones import GAME
from tests.trial import race, secret_dice


@pytest.mark.parametrize(
    ("depth", "ways"), [(0, 1), (1, 9), (2, 72), (3, 504), (4, 3024), (5, 15120)]
)
def test_tic_tac_toe_is_counted_as_everybody_counts_it(depth: int, ways: int) -> None:
    """The first moves of tic-tac-toe go on in 9, 9 x 8, 9 x 8 x 7 ways, and so on."""
    assert ways == perft(TIC_TAC_TOE, TIC_TAC_TOE.new_game(), depth)


def test_games_that_are_over_count_for_nothing() -> None:
    """Of two last stones, only the way that takes one at a time lasts two actions."""
    state = play(GAME, GAME.new_game(), "take 3", "take 2")

    assert (2, 1, 0) == tuple(perft(GAME, state, depth) for depth in (1, 2, 3))


def test_every_outcome_of_chance_counts_once() -> None:
    """One die can fall in 6 ways, two in 21: the first turn of the race in 27."""
    assert 6 + 21 == perft(race.GAME, race.GAME.new_game(), 2)


def test_several_who_act_at_once_are_counted_in_every_order() -> None:
    """Two secret bids of two and three kinds of cards come in 2 x 2 x 3 ways."""
    game = secret_dice.GAME
    deals = ("deal 0 1", "deal 1 1", "deal 0 1", "deal 1 2", "deal 0 2", "deal 1 3")
    state = play(game, game.new_game(), *deals, "throw 1 2 3")

    assert 2 * 2 * 3 == perft(game, state, 2)


def test_divide_names_the_first_actions() -> None:
    """The count can be split by the first action, which is written as in a record."""
    counts = {"0 take 1": 3, "0 take 2": 3, "0 take 3": 3}

    assert counts == divide(GAME, GAME.new_game(), 2)


def test_divide_adds_up() -> None:
    """The parts make the whole, at chance's turn as well."""
    state = play(race.GAME, race.GAME.new_game(), "Throw 1")

    assert perft(race.GAME, state, 3) == sum(divide(race.GAME, state, 3).values())
