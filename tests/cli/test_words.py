from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from tabletop import SPECTATOR, Opponent, Outcome, PlayerId, ScoreLine, ranked
from tabletop.cli.words import headline, names_in, outcome_lines, sentence, tame
from tabletop.games import lock_n_go
from tests.agents import gamble
from tests.cli.desk import Desk


def titled_darts(view: gamble.State, legal: Sequence[gamble.Action]) -> str:
    """Draw a picture with a title."""
    return "<svg><title>Bow &amp; arrow</title></svg>"


def draw_untitled(view: gamble.State, legal: Sequence[gamble.Action]) -> str:
    """Draw a picture without a title."""
    return "<svg></svg>"


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


# -- positions and ends


def test_a_headline_is_the_title_of_the_picture() -> None:
    """It says who is to do what."""
    view = lock_n_go.view(lock_n_go.new_game(), SPECTATOR)

    assert "Lock n Go, turn 1: Black to act" == headline(lock_n_go.GAME, view)


def test_a_headline_is_free_of_the_marks_of_svg() -> None:
    """What had to be spelled out there is a plain sign here."""
    game = attrs.evolve(gamble.GAME, svg=titled_darts)

    assert "Bow & arrow" == headline(game, game.new_game())


def test_a_picture_that_is_only_called_like_its_game_is_no_headline() -> None:
    """A game that draws nothing says nothing of the position."""
    assert "" == headline(gamble.GAME, gamble.GAME.new_game())


def test_a_picture_without_a_title_is_no_headline() -> None:
    """Other people's pictures may have none."""
    game = attrs.evolve(gamble.GAME, svg=draw_untitled)

    assert "" == headline(game, game.new_game())


def test_the_end_of_a_graded_game_begins_with_its_grade(desk: Desk) -> None:
    """Defeat or victory comes first, and then why."""
    said = desk("play", "errands", "--agent", "random", typed="1\n#2\nReturn\n" * 9)

    assert "\nDefeat: It is evening.\n\n" in said.out


def test_the_end_of_a_game_of_one_is_no_ranking(desk: Desk) -> None:
    """Nobody comes first who is alone."""
    said = desk("play", "errands", "--agent", "random", typed="Leave\nReturn\n" * 3)

    assert "\nplayer 0, 7 points\n" in said.out
    assert "1. player 0" not in said.out


def test_an_opponent_has_a_line_and_a_column() -> None:
    """Whom the rules play stands beside the players, in points and in the table."""
    lines = (ScoreLine("laps", 4), ScoreLine("coins", 1))
    own = ((ScoreLine("coins", 3),),)
    outcome = Outcome(
        ranked((3,)), (3,), own, "Over.", opponents=(Opponent("Alfred", 5, lines),)
    )

    assert [
        "Over.",
        "",
        "player 0, 3 points",
        "Alfred, 5 points",
        "",
        "       player 0    Alfred",
        "coins         3         1",
        "laps          -         4",
        "total         3         5",
    ] == [*outcome_lines(outcome, ())]


def test_the_end_of_a_game_of_several_is_a_ranking() -> None:
    """Each has a place, and the reason stands alone where there is no grade."""
    outcome = Outcome(((PlayerId(1),), (PlayerId(0),)), (1, 2), ((), ()), "Done.")

    lines = ["Done.", "", "1. player 1, 2 points", "2. player 0, 1 point"]
    assert lines == [*outcome_lines(outcome, ())]
