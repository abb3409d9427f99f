from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples import tic_tac_toe
from examples.tic_tac_toe import GAME, PLACES, O, Place, Rule, State, X
from tabletop import PlayerId, Refusal
from tabletop.testing import check_game, perft
from tests.examples.scripts import EXAMPLES

CELLS = range(-1, 10)


def played(*cells: int) -> State:
    """Play the cells by turns from the start."""
    state = GAME.new_game()
    for cell in cells:
        (player,) = GAME.to_act(state)
        state = GAME.apply(state, Place(player, cell))
    return state


def universe(state: State) -> Iterator[Place]:
    """Every mark that can be made, on the board and beside it."""
    return (Place(player, cell) for player in (X, O) for cell in CELLS)


def why_not(state: State, action: Place) -> Refusal:
    """Return the refusal of an action that is refused."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None
    return refusal


def test_it_keeps_every_law() -> None:
    """A game made of the public API only holds to the laws of all games."""
    check_game(GAME, universe=universe)


@pytest.mark.parametrize(
    ("depth", "leaves"), [(1, 9), (2, 72), (3, 504), (4, 3024), (5, 15120), (6, 54720)]
)
def test_number_of_games_so_long(depth: int, leaves: int) -> None:
    """There are as many games of each length as everybody counts."""
    assert leaves == perft(GAME, GAME.new_game(), depth)


@pytest.mark.parametrize(
    "line", ["012", "345", "678", "036", "147", "258", "048", "246"]
)
def test_three_in_a_line_win(line: str) -> None:
    """Each of the eight lines wins for the player who fills it."""
    one, two, three = map(int, line)
    elsewhere, there = [cell for cell in range(9) if str(cell) not in line][:2]
    outcome = GAME.outcome(played(one, elsewhere, two, there, three))

    assert outcome is not None
    assert (X,) == outcome.winners


def test_second_player_can_win() -> None:
    """A line of the second player's wins for the second."""
    outcome = GAME.outcome(played(0, 3, 1, 4, 8, 5))

    assert outcome is not None
    assert ((O,), (X,)) == outcome.ranking


def test_full_board_without_a_line_is_drawn() -> None:
    """Nine marks without a line leave both on the first place, without points."""
    outcome = GAME.outcome(played(0, 1, 2, 4, 3, 5, 7, 6, 8))

    assert outcome is not None
    assert (((X, O),), (0, 0)) == (outcome.ranking, outcome.scores)


def test_line_with_the_ninth_mark_wins() -> None:
    """A line that fills the board is a win, not a draw."""
    outcome = GAME.outcome(played(0, 1, 2, 3, 4, 5, 7, 6, 8))

    assert outcome is not None
    assert (X,) == outcome.winners


@pytest.mark.parametrize("cell", [-1, 4, 9])
def test_only_a_free_cell_is_marked(cell: int) -> None:
    """Neither a taken cell nor one beside the board can be marked."""
    refusal = why_not(played(4), Place(O, cell))

    assert Rule.FREE_CELL is refusal.rule
    assert {"cell": cell} == dict(refusal.params)


def test_recurring_actions_are_made_once() -> None:
    """Legal actions are looked up, not made anew, so that playing is fast."""
    legal = GAME.legal_actions(played(0))

    assert all(action is PLACES[O][action.cell] for action in legal)


def test_board_in_letters() -> None:
    """Marks are drawn where they stand, free cells as dots."""
    assert "X O .\n. X .\n. . ." == GAME.text(played(0, 1, 4))


def test_example_in_its_docstring() -> None:
    """What the docstring shows is what happens."""
    doctest = [sys.executable, "-W", "error", "-m", "doctest", "tic_tac_toe.py"]
    done = subprocess.run(
        doctest, cwd=EXAMPLES, capture_output=True, text=True, check=False
    )

    assert ("", 0) == (done.stdout, done.returncode)
    assert tic_tac_toe.__doc__ is not None
    assert ">>> " in tic_tac_toe.__doc__


def test_installed_plugin_is_found_by_name(tmp_path: Path) -> None:
    """A distribution with the sample's entry point brings its game to `get_game`."""
    sample = EXAMPLES / "tic_tac_toe_plugin" / "pyproject.toml"
    project = tomllib.loads(sample.read_text(encoding="utf-8"))["project"]
    install(tmp_path, project)
    find = "import tabletop; print(tabletop.get_game('tic_tac_toe').title)"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", find],
        env={
            "PYTHONPATH": os.pathsep.join([str(tmp_path), str(EXAMPLES.parent / "src")])
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert ("Tic-tac-toe\n", "") == (done.stdout, done.stderr)


def install(folder: Path, project: dict[str, object]) -> None:
    """Lay out what an installer leaves behind: the module and its metadata."""
    source = (EXAMPLES / "tic_tac_toe.py").read_text(encoding="utf-8")
    (folder / "tic_tac_toe.py").write_text(source, encoding="utf-8")
    name, version = project["name"], project["version"]
    info = folder / f"{str(name).replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    groups = project["entry-points"]
    assert isinstance(groups, dict)
    lines = [
        line
        for group, points in groups.items()
        for line in (f"[{group}]", *(f"{key} = {at}" for key, at in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def test_seats_are_those_of_the_marks() -> None:
    """The first player's mark is X."""
    assert (PlayerId(0), PlayerId(1)) == (X, O)
