"""When the board is drawn again, and what is said where it is not."""

from __future__ import annotations

import re

import attrs

from tests.cli.desk import Desk

ALONE = ("play", "darwins_journey", "--players", "1", "--seed", "3")
TWO = ("play", "darwins_journey", "--players", "2", "--seed", "3", "--hotseat")
DRAFT = "1\n1\n1\n1\n"
"""Three cards are kept, and a pair of objectives is taken."""
FIRST = "--set", "first_game=true"


@attrs.frozen
class Turn:
    """What was printed between two answers."""

    text: str

    @property
    def has_board(self) -> bool:
        """Whether the board was drawn."""
        return "╶─ Academy" in self.text


def turns(out: str) -> list[Turn]:
    """Split what was printed before each prompt."""
    *before, _ = re.split(r"^player \d> ", out, flags=re.MULTILINE)
    return [Turn(text) for text in before]


def test_the_board_is_drawn_at_the_first_decision(desk: Desk) -> None:
    """Whoever sits down sees what there is."""
    said = desk(*ALONE)

    assert turns(said.out)[0].has_board


def test_within_a_turn_the_board_is_not_drawn_again(desk: Desk) -> None:
    """After one's own small decision there are sentences and the next question."""
    said = desk(*TWO, *FIRST, typed="1\nw1 exploration_1\n")

    last = turns(said.out)[-1]
    assert not last.has_board
    assert "  Player 1 placed w1 on exploration 1.\n" in last.text
    assert "Player 1 to move an explorer up to 2 spaces" in last.text


def test_where_no_board_is_drawn_few_choices_are_listed(desk: Desk) -> None:
    """They stand there with their numbers."""
    said = desk(*TWO, *FIRST, typed="1\nw1 exploration_1\n")

    for line in (r"#1 walk A1: \+4 coins", "#3 done: without explore 2"):
        assert re.search(rf"^(#1 .+)?{line}(  +#.*)?$", said.out, re.MULTILINE)


def test_moves_are_found_by_what_they_do(desk: Desk) -> None:
    """As well as by their notation."""
    said = desk(*TWO, *FIRST, typed="1\nmoves explore 2\n")

    listed = [line for line in said.out.splitlines() if re.match(r"#\d+ w", line)]
    assert listed
    assert all(": explore 2" in line for line in listed)


def test_a_hint_says_what_it_does(desk: Desk) -> None:
    """In brackets after its notation."""
    said = desk(*TWO, *FIRST, typed="1\nhint\n")

    assert re.search(r"The computer would play w\d \w+.* \(.+\)\.", said.out)


def test_where_no_board_is_drawn_many_choices_are_not_listed(desk: Desk) -> None:
    """A long list is there on wish only."""
    typed = "1\nw1 academy_1\n"

    said = desk(*TWO, *FIRST, typed=typed)

    assert "#1" not in turns(said.out)[-1].text


def test_the_board_is_drawn_on_wish(desk: Desk) -> None:
    """``board`` shows it again, within a turn too."""
    said = desk(*TWO, *FIRST, typed="1\nw1 exploration_1\nboard\n")

    assert [False, True] == [turn.has_board for turn in turns(said.out)[-2:]]


def test_the_board_is_drawn_when_others_have_acted(desk: Desk) -> None:
    """With every change of players it is another one."""
    said = desk(*TWO, *FIRST, typed="1\nw1 exploration_1\ndone\n")

    last = turns(said.out)[-1]
    assert last.has_board
    assert "Player 0 to place a worker." in last.text


def test_the_board_is_drawn_when_chance_has_acted(desk: Desk) -> None:
    """After the draft of one, objectives are turned up."""
    said = desk(*ALONE, typed=DRAFT)

    cards = [turn.has_board for turn in turns(said.out)[:4]]
    assert [True, False, False, True] == cards


def test_the_board_is_drawn_after_undo(desk: Desk) -> None:
    """The position is another one, though the player is the same."""
    said = desk(*TWO, *FIRST, typed="1\nw1 exploration_1\nwalk A1\nundo\n")

    assert turns(said.out)[-1].has_board


def test_the_board_is_drawn_at_every_turn_of_one_alone(desk: Desk) -> None:
    """Where nothing waits behind a question, each decision is a turn."""
    argv = ("play", "beacon_patrol", "--players", "1", "--seed", "3")

    said = desk(*argv, typed="LLLW-L@1,0\n")

    assert 2 == said.out.count("\nBeacon Patrol, turn 1\n")


# -- a turn of one alone, step by step


def boards(desk: Desk, *typed: str) -> list[bool]:
    """Tell of each prompt of the made-up errands whether the board was drawn."""
    argv = ("play", "errands", "--agent", "random")
    said = desk(*argv, typed="\n".join(typed) + "\n")
    return ["\nErrands\n" in turn.text for turn in turns(said.out)]


def test_a_turn_goes_on_from_question_to_question(desk: Desk) -> None:
    """Outside, errand follows errand without a board."""
    assert [True, False, False, False] == boards(desk, "Leave", "Run", "Run")


def test_the_question_that_began_a_turn_begins_the_next(desk: Desk) -> None:
    """At home again, the board is drawn, though nobody else has acted."""
    assert [True, False, True] == boards(desk, "Leave", "Return")


def test_what_others_do_meanwhile_draws_the_board(desk: Desk) -> None:
    """News that tell of somebody else are a change by others."""
    assert [True, False, True] == boards(desk, "Leave", "Meet")


def test_help_says_how_to_see_the_board(desk: Desk) -> None:
    """Who misses it finds the word."""
    said = desk(*ALONE, typed="?\n")

    assert "board         the board; within a turn it is drawn on wish only" in said.out
