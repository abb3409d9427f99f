from __future__ import annotations

import pytest

from examples.real_dice_table import GAME, GOAL, Fell, Hold, Rule, State, Throw
from tabletop import PlayerId, Session
from tabletop.testing import check_game
from tests.examples.scripts import run

ADA, BOB = PlayerId(0), PlayerId(1)


def thrown(*faces: int) -> State:
    """Return where the first player stands after throwing these, one by one."""
    session = Session(GAME)
    for face in faces:
        session.play(Throw(ADA))
        session.play(Fell((face,)))
    return session.state


def test_it_keeps_every_law() -> None:
    """A game with chance, made of the public API only, holds to the laws of all."""
    check_game(GAME, games=2)


def test_throws_of_a_turn_add_up() -> None:
    """What is thrown in a turn is added up."""
    assert State((0, 0), ADA, brought=10) == thrown(4, 6)


def test_one_takes_all_away() -> None:
    """A 1 takes what the turn brought, and ends the turn."""
    assert State((0, 0), BOB) == thrown(4, 6, 1)


def test_holding_banks() -> None:
    """Holding banks what the turn brought, and ends the turn."""
    assert State((10, 0), BOB) == GAME.apply(thrown(4, 6), Hold(ADA))


def test_nothing_cannot_be_held() -> None:
    """Who has thrown for nothing yet cannot hold."""
    refusal = GAME.refusal(GAME.new_game(), Hold(ADA))

    assert refusal is not None
    assert Rule.HOLDING is refusal.rule


@pytest.mark.parametrize(("banked", "is_over"), [(GOAL - 1, False), (GOAL, True)])
def test_goal_ends_the_game(banked: int, is_over: bool) -> None:
    """The game is over when somebody has banked enough, and not before."""
    assert is_over == (GAME.outcome(State((3, banked))) is not None)


def test_table_says_what_the_die_shows() -> None:
    """With a real die the table is asked, and nonsense is asked about again."""
    typed = "y\n4\ny\nsix\n7\n6\nn\n"
    told = run("real_dice_table.py", typed=typed)

    assert "invalid literal" in told
    assert "a die shows 1 to 6, not 7 [CHANCE]" in told
    assert told.endswith("(10, 0) Player 1 has thrown 0. Throw on, y/n? ")


def test_table_plays_to_the_end() -> None:
    """A game by hand comes to its end, and names who has won."""
    turn = "y\n6\n" * 9 + "n\n"

    assert run("real_dice_table.py", typed=turn).endswith("Player 0 wins, (54, 0).\n")


def test_computer_can_throw() -> None:
    """With a seed nobody is asked what the die shows."""
    told = run("real_dice_table.py", "--seed", "7", typed="y\n" * 4)

    assert "the die shows" not in told
    assert 5 == told.count("Throw on")
