from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabletop import AnyRecord, Record, replace
from tabletop.cli import opponents
from tabletop.cli.files import save_record
from tests.agents import duel
from tests.cli import strange
from tests.cli.desk import Desk, register


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer think little: how well it plays is tested elsewhere."""
    monkeypatch.setattr(opponents, "PER_GAME", 2_000)


def test_every_registered_game_is_shown(desk: Desk) -> None:
    """Without names, ours and others' games are played to their ends."""
    said = desk("demo")

    assert (0, "") == (said.code, said.err)
    for title in ("Lock n Go", "Card Duel", "Gamble"):
        assert f"\n== {title}, " in said.out


def test_the_folder_is_named(desk: Desk) -> None:
    """Where everything is written is said at the beginning and at the end."""
    said = desk("demo", "duel", "--out", "deep/down")

    lines = said.out.splitlines()
    assert "Writing records and pictures to the folder deep/down." == lines[0]
    assert "Verified: 1 game, all records and pictures in deep/down." == lines[-1]
    assert (desk.folder / "deep" / "down").is_dir()


def test_records_and_pictures_are_written(desk: Desk) -> None:
    """Text, JSON and SVG are there; both records are the same game, finished."""
    desk("demo", "duel")

    text = Record.from_text(desk.read("tabletop-demo/duel.txt"))
    json = Record.from_json(desk.read("tabletop-demo/duel.json"))
    svg = ElementTree.fromstring(desk.read("tabletop-demo/duel.svg"))
    assert text == json
    assert duel.GAME.outcome(text.replay()) is not None
    assert svg.tag.endswith("svg")


def test_it_says_that_it_has_verified(desk: Desk) -> None:
    """Each game has its line."""
    said = desk("demo", "duel", "gamble")

    assert 2 == said.out.count("verified: both records replay to the same end")


def test_boards_are_shown_from_beginning_to_end(desk: Desk) -> None:
    """The first position, two between, and the last, each with what led to it."""
    said = desk("demo", "duel")

    assert 4 == said.out.count("\nCard Duel\n")
    for caption in ("The beginning:", "After 5 of 15 actions:", "After 15 of 15"):
        assert f"\n{caption}" in said.out
    assert "15. player 1: bid " in said.out
    assert ". Bids shown: " in said.out


def test_the_end_is_explained(desk: Desk) -> None:
    """Reason, ranking and points stand below the last board."""
    said = desk("demo", "gamble")

    assert "All turns are over.\n\nplayer 0, " in said.out


def test_the_same_seed_gives_the_same_game(desk: Desk) -> None:
    """What is written twice is the same, byte for byte."""
    desk("demo", "duel", "--out", "one", "--seed", "5")
    desk("demo", "duel", "--out", "two", "--seed", "5")

    for name in ("duel.txt", "duel.json", "duel.svg"):
        assert desk.read(f"one/{name}") == desk.read(f"two/{name}")


def test_another_seed_gives_another_game(desk: Desk) -> None:
    """The record is another one."""
    desk("demo", "duel", "--out", "one", "--seed", "5")
    desk("demo", "duel", "--out", "two", "--seed", "6")

    assert desk.read("one/duel.txt") != desk.read("two/duel.txt")


def test_ascii_is_obeyed(desk: Desk) -> None:
    """No sign beyond ASCII is printed."""
    assert desk("demo", "lock_n_go", "--ascii").out.isascii()


@pytest.mark.parametrize("name", strange.FAULTS)
def test_a_game_that_does_not_keep_its_word_fails(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What is wrong is told, and the other game is shown all the same."""
    point = f"{name} = tests.cli.strange:{name.upper()}"
    monkeypatch.syspath_prepend(register(tmp_path / "site", point))

    said = desk("demo", name, "gamble")

    assert 1 == said.code
    assert f"failed: {strange.FAULTS[name]}" in said.out
    assert f"error: the demo failed for {name}\n" == said.err
    assert 1 == said.out.count("verified: ")


def test_what_was_saved_is_what_was_played(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that comes back changed is found out."""

    def save_changed(record: AnyRecord, path: str) -> None:
        save_record(replace(record, names=("Eve",) * record.players), path)

    monkeypatch.setattr("tabletop.cli.demo.save_record", save_changed)

    said = desk("demo", "duel")

    assert 1 == said.code
    assert "duel.txt is not the record that was written" in said.out


def test_a_file_in_the_place_of_the_folder_is_told(desk: Desk) -> None:
    """Nothing is played then."""
    desk.write("taken", "")

    said = desk("demo", "--out", "taken")

    assert (2, "") == (said.code, said.out)
    assert said.err.startswith("error: cannot make the folder taken: ")
