"""Actions called by their number in the list."""

from __future__ import annotations

import pytest

from tabletop.games import lock_n_go
from tests.cli.desk import Desk


def typed(desk: Desk, *lines: str) -> str:
    """Type lines at a game of Lock n Go for two people, and leave."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")
    return desk(*argv, typed="\n".join(lines) + "\nquit\n\n").out


@pytest.mark.parametrize(
    ("number", "place"), [("#1", 0), ("#2", 1), ("1", 0), ("2", 1)]
)
def test_a_number_of_the_list_is_an_action(desk: Desk, number: str, place: int) -> None:
    """It counts the legal actions from one; the sign before it may be left out."""
    action = lock_n_go.legal_actions(lock_n_go.new_game())[place]

    told = f"Black (player 0): {lock_n_go.format_action(action)}\n"
    assert told in typed(desk, number)


def test_a_bare_number_that_is_notation_is_read_as_such(desk: Desk) -> None:
    """Where numbers are chosen, 1 is one, though the list begins with two."""
    said = desk("play", "blind", "--agent", "random", typed="moves\n1\n")

    assert "#1 choose 2" in said.out
    assert "player 0: choose 1\n" in said.out


def test_a_bare_number_that_is_notation_elsewhere_counts(desk: Desk) -> None:
    """Once the numbers are turned over, 1 is the first of the list again."""
    said = desk("play", "blind", "--agent", "random", typed="1\n1\n")

    assert "player 0: say\n" in said.out


def test_why_takes_a_number(desk: Desk) -> None:
    """It explains the action of that number."""
    assert "That is allowed." in typed(desk, "why 2")


@pytest.mark.parametrize("number", ["#0", "#999", "#", "0", "999", "\u0662"])
def test_a_number_beyond_the_list_is_no_action(desk: Desk, number: str) -> None:
    """It is answered like any other nonsense."""
    assert f"'{number}' is no action" in typed(desk, number)
