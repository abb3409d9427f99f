from __future__ import annotations

import pytest

from tests.cli.desk import Desk


def test_without_a_command_the_commands_are_listed(desk: Desk) -> None:
    """Nothing was asked: help is shown, and it counts as a wrong use."""
    said = desk()

    assert 2 == said.code
    for command in ("games", "play", "demo", "replay", "validate", "content", "perft"):
        assert f"    {command} " in said.out


def test_help_is_no_error(desk: Desk) -> None:
    """Who asks for help gets it, on standard output."""
    said = desk("play", "--help")

    assert (0, "") == (said.code, said.err)
    assert "--hotseat" in said.out


def test_the_exit_codes_are_told(desk: Desk) -> None:
    """The help explains 0, 1, 2 and 130."""
    assert "130 Ctrl-C" in desk("--help").out


def test_the_version_is_told(desk: Desk) -> None:
    """It is that of the distribution."""
    said = desk("--version")

    assert 0 == said.code
    assert said.out.startswith("tabletop 0.")


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("sing",), "argument COMMAND: invalid choice: 'sing'"),
        (("validate",), "the following arguments are required: FILE"),
        (("play", "duel", "--agent", "god"), "argument --agent: invalid choice: 'god'"),
        (("play", "duel", "--players", "none"), "expected a whole number from 0, not"),
        (("play", "duel", "--players", "0"), "expected a whole number from 1, not 0"),
        (("perft", "duel", "--depth", "-1"), "a whole number from 0, not '-1'"),
        (("replay", "x", "--all", "--step", "1"), "not allowed with argument --all"),
        (("render", "duel", "--format", "png"), "argument --format: invalid choice"),
        (("play", "duel", "--seed", "\ud800"), "holds half a character"),
        (("--vers",), "unrecognized arguments: --vers"),
        (("play", "duel", "--hot"), "unrecognized arguments: --hot"),
    ],
)
def test_wrong_words_are_answered_in_two_lines(
    desk: Desk, argv: tuple[str, ...], reason: str
) -> None:
    """One line says what is wrong, the next where to read on; the code is 2."""
    said = desk(*argv)

    error, see = said.err.splitlines()
    assert (2, "") == (said.code, said.out)
    assert error.startswith("error: ")
    assert reason in error
    assert see.startswith("see: ")
    assert see.endswith("--help")


@pytest.mark.parametrize("command", ["replay", "validate", "render", "play"])
def test_a_missing_file_is_told(desk: Desk, command: str) -> None:
    """There is a sentence, code 2, and no traceback."""
    option = ["--resume"] if command == "play" else []

    said = desk(command, *option, "gone.txt")

    assert 2 == said.code
    assert said.err.startswith("error: ")
    assert said.err.endswith("cannot read gone.txt: there is no such file or folder\n")


@pytest.mark.parametrize("command", ["replay", "validate", "render"])
def test_a_folder_is_no_file(desk: Desk, command: str) -> None:
    """The sentence says what it is instead."""
    said = desk(command, ".")

    assert 2 == said.code
    assert said.err.endswith("cannot read .: that is a folder\n")


def test_a_name_that_no_file_can_have_is_told(desk: Desk) -> None:
    """Not even a null byte in a name makes a traceback."""
    said = desk("validate", "a\0b")

    assert 2 == said.code
    assert "error: cannot read a?b: embedded null byte\n" == said.err


@pytest.mark.parametrize("command", ["replay", "validate", "render"])
def test_bytes_that_are_no_text_are_told(desk: Desk, command: str) -> None:
    """A file that is not UTF-8 is at fault itself: code 1."""
    said = desk(command, desk.write("junk", b"\xff\xfe\x00"))

    assert 1 == said.code
    assert "junk: the bytes are not UTF-8 (from byte 0)\n" in said.out + said.err
