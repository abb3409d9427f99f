from __future__ import annotations

import pytest

from tabletop.cli import table
from tabletop.cli.trouble import Trouble
from tests.cli.desk import Desk

WAITS = "\nquit\n\n"
"""Do nothing, and leave without saving."""


def test_every_action_is_saved(desk: Desk) -> None:
    """With --save, the file holds all when the keyboard goes dead."""
    said = desk("play", "gamble", "--save", "game.txt", typed="Take\n")

    assert 0 == said.code
    assert "The game is saved: go on with --resume game.txt." in said.out
    assert "1. 0 Take" in desk.read("game.txt")


def test_a_file_that_cannot_be_written_is_told_at_once(desk: Desk) -> None:
    """Nobody plays a game only to find out that it is lost."""
    said = desk("play", "gamble", "--save", "no/where.txt", typed=WAITS)

    assert (2, "") == (said.code, said.out)
    assert said.err.startswith("error: cannot write no/where.txt: there is no such")


def test_a_resumed_game_goes_on_in_its_file(desk: Desk) -> None:
    """Every action is saved where the game came from."""
    desk("play", "gamble", "--save", "game.txt", typed="Take\n")

    said = desk("play", "--resume", "game.txt", typed="Take\n")

    assert "The game is saved" not in said.out.split("All turns are over.")[1]
    assert "2. 0 Take" in desk.read("game.txt")


def test_a_resumed_game_may_be_saved_elsewhere(desk: Desk) -> None:
    """With --save of a new file, the old one stays as it was."""
    desk("play", "gamble", "--save", "old.txt", typed="Take\n")

    desk("play", "--resume", "old.txt", "--save", "new.txt", typed="Take\n")

    assert "2. 0 Take" not in desk.read("old.txt")
    assert "2. 0 Take" in desk.read("new.txt")


def test_a_copy_does_not_move_the_game(desk: Desk) -> None:
    """After save of a copy, actions are saved where they were before."""
    typed = "Take\nsave copy.txt\nTake\n"

    desk("play", "gamble", "--save", "game.txt", typed=typed)

    assert "2. 0 Take" in desk.read("game.txt")
    assert "2. 0 Take" not in desk.read("copy.txt")


def test_what_is_taken_back_is_taken_out_of_the_file(desk: Desk) -> None:
    """The file always holds the game as it stands."""
    desk("play", "lock_n_go", "--hotseat", "--save", "game.txt", typed="C1-C2\nundo\n")

    assert "1. " not in desk.read("game.txt")


def test_a_file_that_fails_later_ends_no_game(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure is told after each action, and at last that nothing is saved."""

    def fail(record: object, path: str) -> None:
        raise Trouble(f"cannot write {path}: no space left on device")

    monkeypatch.setattr(table, "save_record", fail)

    said = desk("play", "gamble", "--save", "game.txt", typed="Take\nhint\n")

    assert 0 == said.code
    assert "Not saved: cannot write game.txt: no space left on device." in said.out
    assert said.out.endswith("The game was not saved.\n")


def test_who_leaves_at_once_is_told_where_the_game_is(desk: Desk) -> None:
    """Even before the first action there is a file to go on with."""
    said = desk("play", "gamble", "--save", "game.txt", typed="")

    assert said.out.endswith("The game is saved: go on with --resume game.txt.\n")
    assert 0 == desk("play", "--resume", "game.txt", typed="").code


def test_a_file_that_is_there_is_not_overwritten(desk: Desk) -> None:
    """Another game may be in it."""
    desk.write("game.txt", "precious")

    said = desk("play", "gamble", "--save", "game.txt", typed=WAITS)

    assert 2 == said.code
    assert "error: game.txt is there already" in said.err
    assert "precious" == desk.read("game.txt")


def test_a_resumed_game_may_be_saved_over_itself(desk: Desk) -> None:
    """--resume and --save of the same file go on in it, however it is written."""
    desk("play", "gamble", "--save", "game.txt", typed="Take\n")

    argv = ("--resume", "game.txt", "--save", "./game.txt")
    said = desk("play", *argv, typed="Take\n")

    assert 0 == said.code
    assert "2. 0 Take" in desk.read("game.txt")


def test_a_resumed_game_has_the_same_dice(desk: Desk) -> None:
    """Saved before the throw or not, the die falls alike."""
    desk("play", "gamble", "--seed", "4", "--save", "game.txt", typed="Take\n")

    whole = desk("play", "gamble", "--seed", "4", typed="Take\nThrow\n\n").out
    resumed = desk("play", "--resume", "game.txt", typed="Throw\n").out

    line = next(line for line in whole.splitlines() if line.startswith("chance: "))
    assert line in resumed


def test_a_game_without_a_seed_gets_one(desk: Desk) -> None:
    """A record of real dice can be resumed at a table without them."""
    desk("play", "gamble", "--dice", "ask", "--save", "game.txt", typed="Take\n")

    said = desk("play", "--resume", "game.txt", typed="Throw\n")

    assert "All turns are over." in said.out


def test_real_dice_can_replace_a_seed(desk: Desk) -> None:
    """A saved game goes on with dice of the table."""
    desk("play", "gamble", "--seed", "4", "--save", "game.txt", typed="Take\n")

    argv = ("--resume", "game.txt", "--dice", "ask")
    said = desk("play", *argv, typed="Throw\nThrown (6)\n")

    assert "\nplayer 0, 13 points\n" in said.out


def test_a_game_that_is_over_shows_its_end(desk: Desk) -> None:
    """Resumed, there is nothing left but to look."""
    desk("play", "gamble", "--save", "game.txt", typed="Take\nTake\n")

    said = desk("play", "--resume", "game.txt")

    assert 0 == said.code
    assert "All turns are over." in said.out


def test_a_faulty_record_is_not_resumed(desk: Desk) -> None:
    """Where it is wrong is told."""
    desk("play", "gamble", "--save", "game.txt", typed="Take\n")
    desk.write("game.txt", desk.read("game.txt").replace("1. 0", "1. 1"))

    said = desk("play", "--resume", "game.txt")

    assert 1 == said.code
    assert "error: game.txt:" in said.err
