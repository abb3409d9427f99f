from __future__ import annotations

import pytest

from tests.examples.scripts import EXAMPLES, run

SAYS = {
    "against_alfred.py": " theory of evolution",
    "bot_match.py": "player 1: won 40 (100.0 %)",
    "explain_refusals.py": "no: you have no disc on C7 (OWN_DISC; ",
    "own_board.py": "Refused at $.locks.row: the row lock starts at row 12",
    "quickstart.py": "Grey reached the top of the victory track.",
    "records.py": "Salvaged 2 actions; to act: (0,)",
}
"""By script, something that it prints near its end."""

ELSEWHERE = {"real_dice_table.py", "tic_tac_toe.py"}
"""Scripts with a file of tests of their own."""


@pytest.mark.parametrize("script", SAYS)
def test_script_runs_and_says_what_it_promises(script: str) -> None:
    """A script runs to its end without a warning, and prints what it is about."""
    assert SAYS[script] in run(script)


def test_every_script_is_run_by_a_test() -> None:
    """No script lies in the folder untested."""
    assert {*SAYS, *ELSEWHERE} == {path.name for path in EXAMPLES.glob("*.py")}


def test_own_board_is_drawn_with_its_sixth_column() -> None:
    """The board that was widened in JSON is the one that is played on."""
    board = run("own_board.py")

    assert "A     B     C     D     E     F" in board


def test_records_name_the_line_and_the_rule_of_a_fault() -> None:
    """The record that was meddled with is faulted at its line, by a rule."""
    fault = next(
        line for line in run("records.py").splitlines() if "Not a game" in line
    )

    assert fault.startswith("Not a game: line 11: illegal: ")
    assert fault.endswith(" [STEP]")
