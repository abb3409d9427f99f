from __future__ import annotations

import pytest

from tabletop.games import lock_n_go
from tests.cli.desk import Desk, Said

LEAVE = "\nquit\n\n"


def typed(desk: Desk, *lines: str) -> str:
    """Type lines at a game of Lock n Go for two people, and leave."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")
    return desk(*argv, typed="\n".join(lines) + LEAVE).out


# -- actions


def test_an_illegal_action_is_answered_with_its_rule(desk: Desk) -> None:
    """The reason, the rule's name, its text and its source are told."""
    out = typed(desk, "C1-C5")

    assert "No: from C1, your disc moves one space forward or sideways" in out
    assert "\nRule STEP: A disc moves one space: forward, left or right" in out
    assert "rulings R1-R5)" in out


def test_an_illegal_action_changes_nothing(desk: Desk) -> None:
    """The same player is asked again."""
    out = typed(desk, "C1-C5")

    assert 2 == out.count("Black (player 0)> ")
    assert "Grey (player 1)> " not in out


def test_case_and_blanks_do_not_matter(desk: Desk) -> None:
    """A legal action may be typed small and spaced."""
    assert "Black (player 0): C1-C2\n" in typed(desk, " c1 - c2 ")


def test_nonsense_is_answered_with_what_can_be_typed(desk: Desk) -> None:
    """The game's own explanation, and where to find more."""
    out = typed(desk, "sing!")

    assert "'sing!' is no action: write C1-C2 to move" in out
    assert "Type moves to see what you may do, or ? for help." in out


def test_a_misspelt_command_is_answered_with_a_near_one(desk: Desk) -> None:
    """A slip of the pen gets a hint."""
    assert "'mvoes' is no action; did you mean moves?" in typed(desk, "mvoes")


def test_an_empty_line_is_answered_with_examples(desk: Desk) -> None:
    """Enter alone plays nothing."""
    assert "Type an action (for instance A1-A2" in typed(desk, "")


# -- commands


@pytest.mark.parametrize("command", ["?", "help", "h", "HELP"])
def test_help_lists_the_commands(desk: Desk, command: str) -> None:
    """Each command has a line."""
    out = typed(desk, command)

    for name in ("moves", "why", "hint", "board", "rules", "undo", "save", "quit"):
        assert f"\n  {name}" in out


def test_moves_lists_all_legal_actions(desk: Desk) -> None:
    """Each stands there with its number."""
    out = typed(desk, "moves")

    for number, action in enumerate(lock_n_go.legal_actions(lock_n_go.new_game()), 1):
        assert f"#{number} {lock_n_go.format_action(action)}" in out


def test_moves_are_filtered_by_a_text(desk: Desk) -> None:
    """Only those with C1 in them are listed, whatever the case."""
    out = typed(desk, "moves c1-")

    listed = out.split("moves c1-\n")[1].split(" in all")[0].split()
    assert listed[:-1:2][0].startswith("#")
    assert all(text.startswith("C1-") for text in listed[1:-1:2])


def test_moves_that_are_not_there_are_said_to_be_none(desk: Desk) -> None:
    """A filter that nothing passes is told."""
    assert "possible ones contains 'Z9'." in typed(desk, "moves Z9")


def test_why_explains_without_playing(desk: Desk) -> None:
    """The same words as for a try."""
    assert "Rule STEP: " in typed(desk, "why C1-C5")


def test_why_says_when_nothing_is_wrong(desk: Desk) -> None:
    """A legal action is only said to be so."""
    out = typed(desk, "why C1-C2")

    assert "That is allowed." in out
    assert "Black (player 0): C1-C2" not in out


def test_why_wants_an_action(desk: Desk) -> None:
    """Alone, it says how it is used."""
    assert "Say which action: why, and then its notation." in typed(desk, "why")


def test_why_of_nonsense_explains_the_notation(desk: Desk) -> None:
    """A text that is no action has no rule."""
    assert "'sing!' is no action" in typed(desk, "why sing!")


def test_hint_names_a_legal_action(desk: Desk) -> None:
    """What the computer would play may be played."""
    out = desk("play", "gamble", "--seed", "1", typed="hint" + LEAVE).out

    assert "The computer would play T" in out


def test_board_draws_the_board_again(desk: Desk) -> None:
    """It is shown once for the turn, and once on request."""
    assert 2 == typed(desk, "board").count("Lock n Go, turn 1")


def test_rules_lists_every_rule(desk: Desk) -> None:
    """Name and text of each member of the game's Rule."""
    out = " ".join(typed(desk, "rules").split())

    for rule in lock_n_go.Rule:
        assert f"{rule.name}: {rule.text}" in out


def test_rules_are_filtered_by_a_word(desk: Desk) -> None:
    """Only those with the word in them are told."""
    out = typed(desk, "rules stalemate")

    assert "STALEMATE: " in out
    assert "STEP: " not in out


def test_rules_that_are_not_there_are_said_to_be_none(desk: Desk) -> None:
    """A word of no rule is told."""
    assert "No rule contains 'en passant'." in typed(desk, "rules en passant")


def test_undo_takes_back_the_last_action(desk: Desk) -> None:
    """Player 0 is asked for the first turn again."""
    out = typed(desk, "C1-C2", "undo", "C1-C2")

    assert 2 == out.count("Black (player 0): C1-C2\n")
    assert 2 == out.count("Lock n Go, turn 1")


def test_undo_against_the_computer_goes_back_to_the_person(desk: Desk) -> None:
    """The computer's answer is taken back, too."""
    said = desk(
        "play",
        "lock_n_go",
        "--agent",
        "random",
        "--seed",
        "1",
        typed="C1-C2\nundo" + LEAVE,
    )

    assert 2 == said.out.count("Lock n Go, turn 1")
    assert 1 == said.out.count("Lock n Go, turn 3")


def test_undo_at_the_beginning_is_refused(desk: Desk) -> None:
    """There is nothing to take back."""
    assert "No: nobody has played yet." in typed(desk, "undo")


def test_undo_over_a_die_is_refused(desk: Desk) -> None:
    """What fell has been seen."""
    out = desk("play", "gamble", "--seed", "1", typed="Throw\nundo" + LEAVE).out

    assert "No: chance has acted since, and what it brought is known." in out


def test_undo_over_a_die_is_allowed_on_wish(desk: Desk) -> None:
    """With --takebacks the throw is asked for again."""
    argv = ("play", "gamble", "--seed", "1", "--takebacks")

    out = desk(*argv, typed="Throw\nundo\nmoves" + LEAVE).out

    assert "#1 Throw" in out.split("undo\n")[1]


def test_redo_plays_again_what_was_taken_back(desk: Desk) -> None:
    """After undo and redo it is the second turn."""
    out = typed(desk, "C1-C2", "undo", "redo")

    assert 2 == out.count("Lock n Go, turn 2")


def test_redo_against_the_computer_plays_both_again(desk: Desk) -> None:
    """The same answer follows, and the person is asked."""
    said = desk(
        "play",
        "lock_n_go",
        "--agent",
        "random",
        "--seed",
        "1",
        typed="C1-C2\nundo\nredo" + LEAVE,
    )

    assert 2 == said.out.count("Lock n Go, turn 3")


def test_redo_goes_as_far_as_undo_went(desk: Desk) -> None:
    """Two turns against the computer, taken back, are played again one by one."""
    said = desk(
        "play",
        "lock_n_go",
        "--agent",
        "random",
        "--seed",
        "1",
        typed="C1-C2\n#1\nundo\nundo\nredo\nredo" + LEAVE,
    )

    assert "No: " not in said.out
    assert 2 == said.out.count("Lock n Go, turn 5")


def test_redo_of_nothing_is_refused(desk: Desk) -> None:
    """Nothing was taken back."""
    assert "No: nothing was taken back." in typed(desk, "redo")


def test_the_record_is_shown_without_its_seed(desk: Desk) -> None:
    """The actions so far are printed; what chance will bring is not."""
    out = desk("play", "gamble", "--seed", "77", typed="Take\nrecord" + LEAVE).out

    assert "tabletop record 1\n" in out
    assert "\n1. 0 Take\n" in out
    assert "77" not in out


# -- saving and leaving


def left(desk: Desk, lines: str) -> Said:
    """Type lines at a gamble."""
    return desk("play", "gamble", "--seed", "1", typed=lines)


def test_save_writes_text(desk: Desk) -> None:
    """Any name gets the text form."""
    left(desk, "Take\nsave game.txt\nquit\n")

    assert desk.read("game.txt").startswith("tabletop record 1\n")


def test_save_writes_json_where_the_name_says_so(desk: Desk) -> None:
    """A name that ends in .json gets the JSON form."""
    left(desk, "Take\nsave game.JSON\nquit\n")

    assert desk.read("game.JSON").startswith("{")


def test_save_to_another_file_writes_a_copy(desk: Desk) -> None:
    """The game's own file is the first; plain save goes there, a copy stays behind."""
    out = left(desk, "Take\nsave a.txt\nsave b.txt\nTake\nn\n").out
    assert "Saved in b.txt. The game itself stays in a.txt." in out

    left(desk, "Take\nsave c.txt\nsave d.txt\nTake\ny\n")
    assert ("2. 0 Take" in desk.read("c.txt")) > ("2. 0 Take" in desk.read("d.txt"))


def test_save_wants_a_name_once(desk: Desk) -> None:
    """Later it is known."""
    out = left(desk, "Take\nsave\nsave game.txt\nsave\nquit\n").out

    assert "Say where: save, and then the name of a file." in out
    assert 2 == out.count("Saved in game.txt.")


@pytest.mark.parametrize(
    ("answer", "text"), [("n", "old"), ("", "old"), ("y", "tabletop record 1\n")]
)
def test_save_asks_before_it_replaces(desk: Desk, answer: str, text: str) -> None:
    """Another file of that name is replaced only on wish."""
    desk.write("game.txt", "old")

    left(desk, f"Take\nsave game.txt\n{answer}\nquit\n\n")

    assert desk.read("game.txt").startswith(text)


def test_save_tells_what_goes_wrong(desk: Desk) -> None:
    """The game goes on."""
    out = left(desk, "Take\nsave no/where.txt\nTake\n\n").out

    assert "cannot write no/where.txt: there is no such file or folder." in out
    assert "All turns are over." in out


def test_quit_asks_for_a_name(desk: Desk) -> None:
    """What is typed is where the game is saved."""
    said = left(desk, "Take\nquit\ngame.txt\n")

    assert 0 == said.code
    assert "1. 0 Take" in desk.read("game.txt")


def test_quit_asks_again_for_a_name_that_does_not_do(desk: Desk) -> None:
    """Neither 'y' nor a folder is the name of a file."""
    out = left(desk, "Take\nquit\ny\n.\ngame.txt\n").out

    assert "cannot write .: that is a folder." in out
    assert out.endswith("Saved in game.txt.\n")


@pytest.mark.parametrize(("answer", "text"), [("n", "old"), ("y", "tabletop record")])
def test_quit_asks_before_it_replaces(desk: Desk, answer: str, text: str) -> None:
    """Another file of that name is replaced only on wish, or another name is asked."""
    desk.write("game.txt", "old")

    out = left(desk, f"Take\nquit\ngame.txt\n{answer}\nother.txt\n").out

    assert "game.txt is there already. Replace it? [y/N]" in out
    assert desk.read("game.txt").startswith(text)


@pytest.mark.parametrize("answer", ["", "n", "no"])
def test_quit_saves_nothing_without_a_name(desk: Desk, answer: str) -> None:
    """Enter alone leaves the folder empty."""
    said = left(desk, f"Take\nquit\n{answer}\n")

    assert 0 == said.code
    assert [] == list(desk.folder.iterdir())


def test_quit_asks_nothing_where_nothing_would_be_lost(desk: Desk) -> None:
    """Before the first action, and after saving, one just leaves."""
    assert "save" not in left(desk, "quit\n").out
    assert "To save" not in left(desk, "Take\nsave game.txt\nquit\n").out


def test_quit_knows_the_file_of_the_game(desk: Desk) -> None:
    """Enter alone saves it there; another name saves it elsewhere."""
    out = left(desk, "Take\nsave game.txt\nTake\n\n").out

    assert "Save the game in game.txt? [Y, n, or another file]" in out
    assert "2. 0 Take" in desk.read("game.txt")


def test_the_end_of_input_leaves(desk: Desk) -> None:
    """Ctrl-D is no error; what is lost is told."""
    said = left(desk, "Take\n")

    assert (0, "") == (said.code, said.err)
    assert said.out.endswith("The game was not saved.\n")


def test_ctrl_c_leaves(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code is 130, and there is no traceback."""

    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    said = left(desk, "")

    assert (130, "") == (said.code, said.err)
