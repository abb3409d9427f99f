from __future__ import annotations

import json

import pytest

from tabletop import Record
from tests.cli.desk import Desk

GAME = """\
tabletop record 1
game: lock_n_go
rules: 1
players: 2
names: ["Ada", "Bob"]
result: *

1. 0 C1-C2
2. 1 C7-C6
3. 0 C2-C3
"""
ILLEGAL = GAME.replace("3. 0 C2-C3", "3. 0 C2-C5")


@pytest.fixture
def record(desk: Desk) -> str:
    """Put a short, right record into the folder."""
    return desk.write("game.txt", GAME)


def play_duel(desk: Desk) -> None:
    """Let two people play one round of a duel, and save it as d.txt."""
    typed = "\n#1\n\n\n#1\n\n\nquit\nd.txt\n"
    desk("play", "duel", "--seed", "3", "--hotseat", typed=typed)


# -- validate


def test_a_right_record_is_ok(desk: Desk, record: str) -> None:
    """The line tells what it is, and the code is 0."""
    said = desk("validate", record)

    assert (0, "") == (said.code, said.err)
    assert "game.txt: OK, Lock n Go, 2 players, 3 actions, not over\n" == said.out


def test_an_illegal_action_is_told_with_line_and_rule(desk: Desk) -> None:
    """File and line come first, then the reason, then the rule and its source."""
    said = desk("validate", desk.write("bad.txt", ILLEGAL))

    first, rule, kept = said.out.splitlines()
    assert 1 == said.code
    assert first.startswith("bad.txt:10: ")
    assert "from C2, your disc moves one space" in first
    assert rule.startswith("  STEP: A disc moves one space")
    assert "(Movement; rulings R1-R5)" in rule
    assert "  before that stand 2 actions that are right" == kept


def test_a_broken_header_is_told_with_its_line(desk: Desk) -> None:
    """A record without a head is at fault in its first line."""
    said = desk("validate", desk.write("bad.txt", "hello\n"))

    assert 1 == said.code
    assert said.out.startswith("bad.txt:1: a record begins with 'tabletop record 1'")


def test_broken_json_is_told_with_its_path(desk: Desk) -> None:
    """JSON has no lines, but a path."""
    said = desk("validate", desk.write("bad.json", '{"tabletop": 1}'))

    assert 1 == said.code
    assert said.out.startswith("bad.json: at $: ")


def test_a_record_sends_nothing_to_the_terminal(desk: Desk) -> None:
    """Neither names nor what is wrong with an action move the cursor."""
    record = json.loads(Record.from_text(GAME).to_json())
    record["data"]["names"] = ["\x1b[2J", "Bob"]
    record["data"]["actions"][2]["to"] = "C\x1b[31m"
    name = desk.write("game.json", json.dumps(record))

    outs = [desk("validate", name).out, desk("replay", name, "--ascii").out]

    assert "there is no space C?[31m on this board" in outs[0]
    assert "1. ?[2J (player 0): C1-C2" in outs[1]
    assert not any("\x1b" in out for out in outs)


def test_a_record_that_is_too_long_is_not_read(desk: Desk) -> None:
    """What is longer than any record is not looked at."""
    said = desk("validate", desk.write("long.txt", GAME + "#" * 2**26))

    complaint = "long.txt: at most 67108864 bytes are read, and there are more\n"
    assert (1, complaint) == (said.code, said.out)


def test_every_record_is_checked(desk: Desk, record: str) -> None:
    """A fault in the first does not save the second from being looked at."""
    bad = desk.write("bad.txt", ILLEGAL)

    said = desk("validate", bad, record)

    assert 1 == said.code
    assert said.out.startswith("bad.txt:10:")
    assert "game.txt: OK" in said.out


def test_a_file_that_cannot_be_read_counts_more_than_a_fault(
    desk: Desk, record: str
) -> None:
    """The worst of all codes is returned; the others are still checked."""
    said = desk("validate", "gone.txt", record)

    assert 2 == said.code
    assert "game.txt: OK" in said.out


def test_standard_input_is_a_record(desk: Desk) -> None:
    """A hyphen reads what is piped in."""
    said = desk("validate", "-", typed=GAME)

    assert (0, True) == (said.code, said.out.startswith("standard input: OK, "))


def test_an_editor_s_mark_does_not_matter(desk: Desk) -> None:
    """UTF-8 with a byte order mark and Windows' line ends is still a record."""
    windows = b"\xef\xbb\xbf" + GAME.replace("\n", "\r\n").encode()

    assert 0 == desk("validate", desk.write("game.txt", windows)).code


def test_a_finished_record_tells_its_result(desk: Desk) -> None:
    """Who won, and by how much, stands in the line."""
    desk(
        "play",
        "gamble",
        "--players",
        "2",
        "--hotseat",
        "--save",
        "end.json",
        typed="Take\nTake\n#1\nTake\n",
    )
    desk("play", "gamble", typed="Take\nTake\nend.txt\n")

    said = desk("validate", "end.txt")

    assert "end.txt: OK, Gamble, 1 player, 2 actions, result 0 (6)\n" == said.out


# -- replay


def test_every_position_is_shown(desk: Desk, record: str) -> None:
    """Where nobody sits at a terminal, all positions come in a row."""
    said = desk("replay", record)

    assert 0 == said.code
    assert 4 == said.out.count("Lock n Go, turn")
    for told in ("1. Ada (player 0): C1-C2", "2. Bob (player 1): C7-C6"):
        assert told in said.out


def test_events_are_told(desk: Desk, record: str) -> None:
    """What an action brought stands below it."""
    assert "\n  Black moved C1-C2.\n" in desk("replay", record).out


def test_one_position_is_shown(desk: Desk, record: str) -> None:
    """After two actions it is the third turn, and nothing else."""
    said = desk("replay", record, "--step", "2")

    assert 0 == said.code
    assert 1 == said.out.count("Lock n Go, turn")
    assert "Lock n Go, turn 3" in said.out


def test_the_beginning_is_position_0(desk: Desk, record: str) -> None:
    """Before the first action nothing is told but the beginning."""
    said = desk("replay", record, "--step", "0")

    assert said.out.startswith("Lock n Go, the beginning\n")


def test_a_position_after_the_end_is_refused(desk: Desk, record: str) -> None:
    """The record's length is told."""
    said = desk("replay", record, "--step", "4")

    assert (2, "error: the record ends after 3 actions\n") == (said.code, said.err)


def test_a_terminal_steps_by_hand(desk: Desk, record: str) -> None:
    """Enter goes on, b back, a number there, q away."""
    said = desk("replay", record, "--no-colour", typed="\n\nb\n3\nq\n", terminal=True)

    turns = [
        line.split(" turn ")[1]
        for line in said.out.splitlines()
        if line.startswith("Lock n Go, turn")
    ]
    assert 0 == said.code
    assert ["1", "2", "3", "2", "4"] == turns


def test_an_answer_that_is_none_is_asked_again(desk: Desk, record: str) -> None:
    """Neither a word nor a number too large moves anything."""
    said = desk("replay", record, typed=f"west\n7\n{'9' * 5000}\nq\n", terminal=True)

    assert 3 == said.out.count("Type Enter, b, q, or a number from 0 to 3.")
    assert 1 == said.out.count("Lock n Go, turn")


def test_the_end_of_input_ends_the_stepping(desk: Desk, record: str) -> None:
    """Ctrl-D leaves as q does."""
    assert 0 == desk("replay", record, typed="", terminal=True).code


def test_the_back_of_the_beginning_is_the_beginning(desk: Desk, record: str) -> None:
    """One cannot go back before it."""
    said = desk("replay", record, typed="b\nq\n", terminal=True)

    assert 2 == said.out.count("Lock n Go, turn 1")


def test_what_stands_before_a_fault_is_shown(desk: Desk) -> None:
    """Two right actions are shown, then the fault, and the code is 1."""
    said = desk("replay", desk.write("bad.txt", ILLEGAL))

    assert 1 == said.code
    assert 3 == said.out.count("Lock n Go, turn")
    assert "bad.txt:10: " in said.out


def test_the_end_is_told(desk: Desk) -> None:
    """After the last position stands who won, with the points."""
    desk("play", "gamble", typed="Take\nTake\nend.txt\n")

    said = desk("replay", "end.txt")

    assert said.out.endswith(
        "All turns are over.\n"
        "\n"
        "player 0, 6 points\n"
        "\n"
        "              player 0\n"
        "taken or won         6\n"
        "total                6\n"
    )


def test_with_a_view_secrets_stay_secret(desk: Desk) -> None:
    """As player 0 saw it: own cards and own bid, never the other's."""
    play_duel(desk)

    said = desk("replay", "d.txt", "--view", "0")

    assert "1. chance\n" in said.out
    assert "8. player 0: bid 1" in said.out
    assert "9. player 1\n" in said.out
    assert "deal " not in said.out


def test_without_a_view_everything_is_told(desk: Desk) -> None:
    """Who holds the record may read it."""
    play_duel(desk)

    said = desk("replay", "d.txt")

    assert "1. chance: deal 7 to 0" in said.out
    assert "9. player 1: bid 3" in said.out


def test_a_view_of_nobody_is_refused(desk: Desk, record: str) -> None:
    """There is no third player in a game of two."""
    said = desk("replay", record, "--view", "2")

    assert (2, "error: there is no player 2: they are 0 to 1\n") == (
        said.code,
        said.err,
    )
