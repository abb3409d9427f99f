from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop.games import lock_n_go
from tabletop.serialization import dumps_content, loads_content
from tests.cli.desk import Desk, register


def test_games_are_listed_with_their_players(desk: Desk) -> None:
    """Each line has name, title and numbers of players."""
    said = desk("games")

    assert 0 == said.code
    assert ["lock_n_go", "Lock n Go", "2"] == [
        part.strip() for part in said.out.splitlines()[1].split("  ") if part
    ][:3]


def test_games_are_told_in_a_line(desk: Desk) -> None:
    """The docstring's first line says what the game is, without its title."""
    said = desk("games")

    assert "  Two players race up a victory track" in said.out


def test_games_of_others_are_listed(desk: Desk) -> None:
    """A game of another package stands there with its range of players."""
    assert re.search(r"^duel +Card Duel +2-3$", desk("games").out, re.MULTILINE)


def test_games_are_listed_as_json(desk: Desk) -> None:
    """Programs get the same facts as JSON."""
    facts = json.loads(desk("games", "--json").out)

    assert {"name": "duel", "title": "Card Duel", "players": [2, 3]}.items() <= next(
        each for each in facts if each["name"] == "duel"
    ).items()


def test_a_broken_game_does_not_hide_the_others(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told on standard error, and by the exit code."""
    monkeypatch.syspath_prepend(register(tmp_path / "site", "broken = nowhere:GAME"))

    said = desk("games")

    assert 1 == said.code
    assert "lock_n_go" in said.out
    assert said.err.startswith("error: the game 'broken' (nowhere:GAME) cannot be")


def test_the_default_content_can_be_edited_and_loaded(desk: Desk) -> None:
    """What is printed reads back as the content it came from."""
    said = desk("content", "lock_n_go")

    assert 0 == said.code
    assert lock_n_go.DEFAULT == loads_content(said.out, lock_n_go.Content)


def test_a_game_without_content_says_so(desk: Desk) -> None:
    """The made-up duel has nothing printed to edit."""
    said = desk("content", "duel")

    assert (1, "") == (said.code, said.out)
    assert "error: Card Duel has no components to edit\n" == said.err


def test_the_default_config_can_be_edited_and_loaded(desk: Desk) -> None:
    """What is printed reads back as the config it came from."""
    said = desk("config", "lock_n_go")

    assert 0 == said.code
    assert lock_n_go.Config() == lock_n_go.loads_config(said.out)


def test_a_game_without_settings_says_so(desk: Desk) -> None:
    """The made-up gamble has nothing to set."""
    said = desk("config", "gamble")

    assert (1, "error: Gamble has no settings\n") == (said.code, said.err)


@pytest.mark.parametrize("command", ["play", "content", "config", "perft", "demo"])
def test_an_unknown_game_is_answered_with_a_near_one(desk: Desk, command: str) -> None:
    """A slip of the pen gets a hint, not a traceback."""
    said = desk(command, "lock_and_go")

    assert 2 == said.code
    assert "no game is called 'lock_and_go'; did you mean lock_n_go?" in said.err


def test_perft_counts_depth_by_depth(desk: Desk) -> None:
    """The first depth has as many ways as there are legal actions."""
    said = desk("perft", "lock_n_go", "--depth", "1")

    rows = [line.split() for line in said.out.splitlines()]
    legal = len(lock_n_go.legal_actions(lock_n_go.new_game()))

    assert 0 == said.code
    assert ["depth", "ways", "seconds"] == rows[0]
    assert [["0", "1"], ["1", str(legal)]] == [row[:2] for row in rows[1:]]


def test_perft_counts_from_a_record(desk: Desk) -> None:
    """The position after the record's last action is the root."""
    desk("play", "gamble", typed="Take\nquit\ntaken.txt\n")

    said = desk("perft", "gamble", "--record", "taken.txt", "--depth", "3")

    # The last turn is to take, or to throw and see one of six faces.
    assert ["1", "2", "6"] == [line.split()[1] for line in said.out.splitlines()[1:4]]


def test_perft_wants_a_record_of_that_game(desk: Desk) -> None:
    """A record of another game is no position of this one."""
    desk("play", "gamble", typed="#1\nquit\ntaken.txt\n")

    said = desk("perft", "duel", "--record", "taken.txt")

    assert (2, "error: taken.txt is a game of gamble\n") == (said.code, said.err)


def test_perft_refuses_a_table_that_is_too_large(desk: Desk) -> None:
    """Five players are too many."""
    said = desk("perft", "duel", "--players", "5")

    assert (2, "error: Card Duel is for 2 or 3 players, not 5\n") == (
        said.code,
        said.err,
    )


def test_content_is_printed_as_its_own_dump(desk: Desk) -> None:
    """Nothing is added to the JSON but the last line's end."""
    assert f"{dumps_content(lock_n_go.DEFAULT)}\n" == desk("content", "lock_n_go").out
