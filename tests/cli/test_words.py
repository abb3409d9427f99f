from __future__ import annotations

import pytest

from tabletop.cli.words import names_in, sentence, tame
from tabletop.games import lock_n_go
from tests.cli.desk import Desk


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\n", "\x9b", "\u2028", "\u202e"])
def test_what_a_terminal_would_obey_is_a_question_mark(sign: str) -> None:
    """No text from outside moves the cursor, rings, or turns the writing round."""
    assert "a?b" == tame(f"a{sign}b")


def test_letters_of_any_script_are_left_alone() -> None:
    """Only orders are taken out."""
    text = "Žofie ⚓, 李雷: it's «fine»"

    assert text == tame(text)


def test_a_very_long_word_is_shortened() -> None:
    """Its beginning and its end are kept."""
    told = tame(f"no card {'a' * 10**6}z here")

    assert told.startswith("no card aaa")
    assert told.endswith("aaz here")
    assert len(told) < 200


def test_a_very_long_text_is_cut() -> None:
    """However many words there are."""
    assert len(tame("ab " * 10**6)) < 2100


def test_sentences_are_tame() -> None:
    """What ends with a full stop can be printed."""
    assert "No: ?[2J." == sentence("No: \x1b[2J")


def test_names_are_tame() -> None:
    """A record may call its players anything; the screen need not obey."""
    assert ("?[2JAda", "Bob") == names_in(lock_n_go.GAME, ("\x1b[2JAda", "Bob"))


LONG = "x" * 10**5


@pytest.mark.parametrize(
    "line", [LONG, f"moves {LONG}", f"rules {LONG}", f"why {LONG}", f"mvoes {LONG}"]
)
def test_the_prompt_does_not_repeat_what_is_very_long(desk: Desk, line: str) -> None:
    """Beside the echo of what was typed, its answer is short."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")

    said = desk(*argv, typed=f"{line}\nquit\n")

    assert said.out.count("x") < len(LONG) + 500


@pytest.mark.parametrize(
    "argv",
    [
        ("play", LONG),
        ("play", "duel", "--players", LONG),
        ("play", "duel", "--agent", LONG),
        ("play", "duel", "--names", LONG),
        ("render", LONG),
        ("validate", LONG),
        (LONG,),
    ],
)
def test_complaints_do_not_repeat_what_is_very_long(
    desk: Desk, argv: tuple[str, ...]
) -> None:
    """A line or two are enough to know what is meant."""
    said = desk(*argv)

    assert (2, "") == (said.code, said.out)
    assert len(said.err) < 500
