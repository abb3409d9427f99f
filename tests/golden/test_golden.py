"""Golden playthroughs: the same games as ever, to the letter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop import AnyGame, Record
from tests.golden.plays import PLAYS
from tests.golden.playthrough import FOLDER, Playthrough, file_of, written

GAMES = list(dict.fromkeys(play.game for play in PLAYS))


def named(play: Playthrough[Any, Any]) -> str:
    """Name a playthrough in the list of tests."""
    return f"{play.game.name}/{play.name}"


@pytest.mark.parametrize("play", PLAYS, ids=named)
def test_playthrough_is_as_it_was(play: Playthrough[Any, Any]) -> None:
    """The game written anew is the file; if it should differ: ``make golden``."""
    kept = file_of(play).read_text(encoding="utf-8")

    assert kept.splitlines() == written(play).splitlines()


@pytest.mark.parametrize("play", PLAYS, ids=named)
def test_file_is_a_record(play: Playthrough[Any, Any]) -> None:
    """The file itself replays, to the end that it tells."""
    record = Record.from_text(file_of(play).read_text(encoding="utf-8"))

    assert play.game.outcome(record.replay()) is not None


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_kind_of_action_is_played(game: AnyGame) -> None:
    """The playthroughs of a game show each kind of its actions."""
    records = [
        Record.from_text(file_of(play).read_text(encoding="utf-8"))
        for play in PLAYS
        if play.game is game
    ]
    shown = {type(action) for record in records for action in record.actions}

    assert {*game.classes.actions, *game.classes.chance_actions} == shown


def test_no_file_is_left_over() -> None:
    """Each file belongs to a playthrough, and none is written twice."""
    paths = [file_of(play) for play in PLAYS]

    assert sorted(paths) == sorted(FOLDER.glob("*/*.txt"))


def test_one_command_writes_them(tmp_path: Path) -> None:
    """The script of ``make golden`` writes them all, whatever the working folder."""
    stale = tmp_path / "lock_n_go" / "stale.txt"
    stale.parent.mkdir()
    stale.touch()

    subprocess.run(
        [sys.executable, FOLDER / "regenerate.py", tmp_path],
        check=True,
        capture_output=True,
        cwd=tmp_path,
    )

    names = {path.relative_to(tmp_path) for path in tmp_path.glob("*/*")}
    assert {path.relative_to(FOLDER) for path in map(file_of, PLAYS)} == names
