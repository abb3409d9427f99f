from __future__ import annotations

from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.examples.scripts import EXAMPLES

NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
LOCK_N_GO = EXAMPLES / "lock_n_go.ipynb"


@pytest.fixture(scope="module")
def executed() -> list[Any]:
    """Execute the notebook; return what its cells of code put out."""
    notebook = nbformat.read(LOCK_N_GO, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    return [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]


def test_there_is_no_other_notebook() -> None:
    """Every notebook in the folder is the one that is executed here."""
    assert [LOCK_N_GO] == NOTEBOOKS


def test_no_output_is_saved() -> None:
    """The notebook is kept without outputs and counts, so that diffs can be read."""
    notebook = nbformat.read(LOCK_N_GO, as_version=4)
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
