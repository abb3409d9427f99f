from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.examples.scripts import EXAMPLES

BEACON_PATROL = EXAMPLES / "beacon_patrol.ipynb"
LOCK_N_GO = EXAMPLES / "lock_n_go.ipynb"
NOTEBOOKS = [BEACON_PATROL, LOCK_N_GO]


def execute(path: Path) -> list[Any]:
    """Execute a notebook; return what its cells of code put out."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    return [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]


@pytest.fixture(scope="module")
def executed() -> list[Any]:
    """Execute the notebook on Lock n Go."""
    return execute(LOCK_N_GO)


@pytest.fixture(scope="module")
def charted() -> list[Any]:
    """Execute the notebook on Beacon Patrol."""
    return execute(BEACON_PATROL)


def test_there_is_no_other_notebook() -> None:
    """Every notebook in the folder is one that is executed here."""
    assert sorted(EXAMPLES.glob("*.ipynb")) == NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_output_is_saved(path: Path) -> None:
    """A notebook is kept without outputs and counts, so that diffs can be read."""
    notebook = nbformat.read(path, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]

    assert [] == [cell for cell in code if cell.outputs or cell.execution_count]


def test_states_show_their_picture(executed: list[Any]) -> None:
    """A cell that ends with a state shows the board."""
    assert executed[0][0].data["image/svg+xml"].startswith("<svg")


def test_refusals_are_explained(executed: list[Any]) -> None:
    """The cell on refusals names rules."""
    assert "PASSING: you can still do something" in executed[3][0].data["text/plain"]


def test_legal_actions_are_marked(executed: list[Any]) -> None:
    """The picture of the legal actions carries their notations."""
    assert "data-actions" in executed[4][0].data["image/svg+xml"]


def test_two_hundred_games_are_tabulated(executed: list[Any]) -> None:
    """The simulation counts two hundred games, in the tally and level by level."""
    levels = [line.split()[2] for line in executed[6][0].text.splitlines()]

    assert executed[5][0].text.startswith("200 games of Lock n Go")
    assert 200 == sum(int(games) for games in levels)


def test_sessions_show_their_picture(charted: list[Any]) -> None:
    """A cell that ends with a session shows the sea."""
    assert charted[0][0].data["image/svg+xml"].startswith("<svg")


def test_what_bob_may_do_is_marked(charted: list[Any]) -> None:
    """The picture for the second captain carries the notations of the actions."""
    assert "WWWW-P@-1,0" in charted[2][0].data["image/svg+xml"]


def test_script_explores_three_tiles(charted: list[Any]) -> None:
    """After the four turns that are told, the team has six points."""
    told = charted[6][0].text.splitlines()

    assert ["3", "4", "6"] == [line.split()[-2] for line in told]


def test_a_plan_is_worth_more_than_chance(charted: list[Any]) -> None:
    """In each row of the table, the greedy crew has more points than the blind."""
    lines = "".join(output.text for output in charted[8]).splitlines()
    rows = [[float(word) for word in line.split()] for line in lines[1:]]

    assert [1, 2, 3, 4] == [players for players, *_ in rows]
    assert all(blind < greedy <= best for _, blind, greedy, best in rows)
