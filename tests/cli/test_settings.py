"""Settings by the option ``--set``, and files of settings and components checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest

from tabletop import InvalidConfig, Record, get_game
from tabletop.cli import checking, settings
from tests.agents import duel
from tests.cli.desk import Desk, register

DARWIN = ("play", "darwins_journey", "--players", "1")


def config_of(desk: Desk, *argv: str) -> dict[str, Any]:
    """Print settings and return them."""
    said = desk("config", *argv)
    data: dict[str, Any] = json.loads(said.out)["data"]
    return data


# -- set


def test_a_setting_is_a_json_value(desk: Desk) -> None:
    """true, null and numbers are what they are in JSON."""
    assert config_of(desk, "darwins_journey", "--set", "first_game=true")["first_game"]
    assert 7 == config_of(desk, "lock_n_go", "--set", "turn_limit=7")["turn_limit"]


def test_a_setting_is_a_bare_word(desk: Desk) -> None:
    """A word needs no quotation marks."""
    assert (
        "medium" == config_of(desk, "darwins_journey", "--set", "solo=medium")["solo"]
    )


@pytest.mark.parametrize(("typed", "meant"), [("True", True), ("False", False)])
def test_a_setting_may_be_written_as_in_python(
    desk: Desk, typed: str, meant: bool
) -> None:
    """Capitals of true and false do not matter."""
    found = config_of(desk, "darwins_journey", "--set", f"first_game={typed}")

    assert meant is found["first_game"]


def test_none_is_a_setting(desk: Desk) -> None:
    """What the game's own words call None is null."""
    assert config_of(desk, "darwins_journey", "--set", "solo=None")["solo"] is None


def test_several_settings_are_set(desk: Desk) -> None:
    """The option may be given again; of the same, the last counts."""
    argv = ("--set", "solo=easy", "--set", "first_game=true", "--set", "solo=medium")

    found = config_of(desk, "darwins_journey", *argv)

    assert (True, "medium") == (found["first_game"], found["solo"])


def test_a_game_is_played_with_what_is_set(desk: Desk) -> None:
    """The record holds the settings."""
    argv = ("--set", "solo=medium", "--set", "first_game=true")

    desk(*DARWIN, *argv, "--save", "game.txt", typed="")

    config = Record.from_text(desk.read("game.txt")).config
    assert ("medium", True) == (config.solo, config.first_game)


def test_what_is_set_counts_more_than_the_file(desk: Desk) -> None:
    """A file of settings may be changed for once."""
    config = desk("config", "duel", "--set", "rounds=2").out
    name = desk.write("config.json", config)

    said = desk("play", "duel", "--config", name, "--set", "rounds=1", typed="#1\n\n")

    assert "All rounds are over." in said.out


def test_what_is_set_goes_with_own_components(desk: Desk) -> None:
    """Both stand in the settings of the game."""
    content = desk("content", "lock_n_go").out.replace('"coins": 15', '"coins": 12')
    argv = ("--content", desk.write("c.json", content), "--set", "turn_limit=9")

    desk("play", "lock_n_go", *argv, "--save", "game.json", typed="")

    config = Record.from_json(desk.read("game.json")).config
    assert (12, 9) == (config.content.numbers.coins, config.turn_limit)


@pytest.mark.parametrize(
    ("game", "setting", "reason"),
    [
        (
            "darwins_journey",
            "hard=true",
            "Darwin's Journey has no setting 'hard'; there are: first_game, solo",
        ),
        (
            "darwins_journey",
            "first_game=yes",
            "--set first_game=yes: expected true or false, found 'yes'",
        ),
        (
            "darwins_journey",
            "solo=brutal",
            "--set solo=brutal: expected one of 'easy', 'medium', ",
        ),
        (
            "lock_n_go",
            "content=mine.json",
            "--set is for settings; components are put in by --content FILE",
        ),
        ("gamble", "a=1", "Gamble has no settings"),
        ("lock_n_go", "turn_limit", "argument --set: expected NAME=VALUE, not"),
        ("lock_n_go", "=3", "argument --set: expected NAME=VALUE, not '=3'"),
    ],
)
def test_what_cannot_be_set_is_told(
    desk: Desk, game: str, setting: str, reason: str
) -> None:
    """The settings that there are, or the values, are named."""
    said = desk("play", game, "--set", setting)

    assert (2, "") == (said.code, said.out)
    assert said.err.startswith(f"error: {reason}")


def test_a_saved_game_has_its_settings(desk: Desk) -> None:
    """They cannot be set when it is resumed."""
    desk("play", "duel", "--save", "game.txt", typed="")

    said = desk("play", "--resume", "game.txt", "--set", "rounds=1")

    assert 2 == said.code
    assert "--set is for a new game; the saved one has settled that" in said.err


# -- validate


@pytest.mark.parametrize("game", ["lock_n_go", "darwins_journey"])
def test_printed_components_are_right(desk: Desk, game: str) -> None:
    """Each game's own are recognised."""
    name = desk.write("c.json", desk("content", game).out)

    said = desk("validate", name)

    assert (0, "") == (said.code, said.err)
    assert f"c.json: OK, components of {get_game(game).title}\n" == said.out


def test_printed_settings_are_right(desk: Desk) -> None:
    """The file names its game."""
    name = desk.write("s.json", desk("config", "duel").out)

    said = desk("validate", name)

    assert (0, "s.json: OK, settings of Card Duel\n") == (said.code, said.out)


def test_standard_input_may_be_settings(desk: Desk) -> None:
    """Whatever is printed can be piped on."""
    said = desk("validate", "-", typed=desk("config", "duel").out)

    assert (0, "standard input: OK, settings of Card Duel\n") == (said.code, said.out)


@pytest.mark.parametrize(
    ("printed", "old", "new", "complaint"),
    [
        ("content", '"row": 4', '"row": 99', "at $.locks.row: the row lock starts"),
        ("content", '"coins": 15', '"coins": "15"', "at $.numbers.coins: expected a"),
        ("content", '"locks":', '"lokcs":', "at $: Content has no 'locks'"),
        ("config", '"basic"', '"basics"', "at $.data.mode: there is no mode 'basics'"),
        ("config", '"mode"', '"mood"', "at $.data: Config has no 'mode'"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(
    desk: Desk, printed: str, old: str, new: str, complaint: str
) -> None:
    """The messages are those with which a game would refuse to begin."""
    text = desk(printed, "lock_n_go").out.replace(old, new, 1)

    said = desk("validate", desk.write("x.json", text))

    assert (1, "") == (said.code, said.err)
    assert said.out.startswith(f"x.json: {complaint}")


def test_settings_that_no_number_of_players_can_play_with_are_wrong(desk: Desk) -> None:
    """A file may be well-formed and yet be refused by the game."""
    text = desk("config", "duel").out.replace('"rounds": 3', '"rounds": 9')

    said = desk("validate", desk.write("s.json", text))

    complaint = "s.json: there are 1 to 3 rounds, not 9\n"
    assert (1, complaint) == (said.code, said.out)


def test_settings_of_an_unknown_game_are_told(desk: Desk) -> None:
    """The command cannot know what is right for it."""
    text = desk("config", "duel").out.replace('"duel"', '"chess"')

    said = desk("validate", desk.write("s.json", text))

    assert 2 == said.code
    assert "chess" in said.err


def test_other_json_is_taken_for_a_record(desk: Desk) -> None:
    """A name and sources alone are the components of no game."""
    said = desk("validate", desk.write("x.json", '{"name": "x", "sources": []}'))

    assert (1, "x.json: at $: the envelope has no 'tabletop'\n") == (
        said.code,
        said.out,
    )


def test_a_record_is_never_taken_for_components(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if some components have a table called like a part of a record."""
    tables = [(get_game("lock_n_go"), {"data", "game"})]
    monkeypatch.setattr(checking, "_tables", lambda: tables)
    desk("play", "duel", "--save", "game.json", typed="")

    said = desk("validate", "game.json")

    assert (0, "") == (said.code, said.err)
    assert said.out.startswith("game.json: OK, Card Duel, 2 players")


def test_a_broken_game_does_not_spoil_the_check(
    desk: Desk, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Components of another game are recognised all the same."""
    monkeypatch.syspath_prepend(register(elsewhere / "b", "bad = tests.gone:GAME"))
    name = desk.write("c.json", desk("content", "lock_n_go").out)

    assert 0 == desk("validate", name).code


def for_three(players: int, config: duel.Config) -> duel.State:
    """Set up a duel, of three only."""
    if players != 3:
        raise InvalidConfig("only three can play")
    return duel.setup(players, config)


def test_settings_need_not_be_for_every_number_of_players() -> None:
    """They are playable if one of the numbers can play with them."""
    picky = attrs.evolve(duel.GAME, setup=for_three)

    assert settings.unplayable(picky, duel.Config()) is None
