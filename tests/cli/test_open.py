"""No secrets are made of what nobody hides, and none told of what somebody does."""

from __future__ import annotations

import re

import attrs
import pytest

from tabletop import PlayerId, SeededRng, seats
from tabletop.cli.secrecy import Secrecy
from tests.cli import blind
from tests.cli.desk import Desk

FIRST_GAME = ("play", "darwins_journey", "--hotseat", "--seed", "3")
BLIND = ("play", "blind", "--hotseat", "--seed", "1")
CHOICES = "\n1\n\n\n2\n"
"""Player 0 looks and chooses; the screen is passed; player 1 looks and chooses."""


def say_or_choose(state: blind.State, player: PlayerId) -> list[blind.Action]:
    """Propose an open answer beside the blind ones."""
    return [blind.Say(player), *blind.candidates(state, player)]


def screens(out: str) -> list[str]:
    """Split what was printed at each clearing of the screen."""
    return re.split(r"\n-{80}\n", out)


# -- a game without secrets, in a game that may have some


def test_where_nothing_is_hidden_the_screen_is_not_passed(desk: Desk) -> None:
    """The first game of Darwin's Journey deals no card in secret."""
    said = desk(*FIRST_GAME, "--set", "first_game=true", typed="#1\n" * 12)

    assert "Press Enter" not in said.out
    assert "player 1> #1" in said.out


def test_after_the_draft_the_screen_is_not_passed(desk: Desk) -> None:
    """Six cards are kept in secret; from then on everybody looks."""
    said = desk(*FIRST_GAME, typed="\n1\n" + "\n\n1\n" * 5 + "record\nquit\n")

    assert 6 == said.out.count("Press Enter to look.")
    *_, last = screens(said.out)
    assert "This is for" not in last
    assert "0 keep " in last


def test_in_the_draft_the_record_is_not_shown(desk: Desk) -> None:
    """It would tell the cards of the other."""
    said = desk(*FIRST_GAME, typed="\nrecord\n1\n\n\nrecord\n")

    assert "  Player 0 kept a crew card.\n" in said.out
    assert "has acted" not in said.out
    assert 2 == said.out.count("The record tells what is hidden")
    assert "0 keep " not in said.out


def test_where_nothing_is_hidden_the_record_is_shown(desk: Desk) -> None:
    """All that stands in it was seen by everybody."""
    typed = "#1\nrecord\nquit\n\n"

    said = desk(*FIRST_GAME, "--set", "first_game=true", typed=typed)

    assert re.search(r"^\d+\. 0 pair |^\d+\. 1 pair ", said.out, re.MULTILINE)


def test_what_others_do_in_the_open_is_told_with_its_notation(desk: Desk) -> None:
    """The computer's actions are told like those of people."""
    argv = ("play", "darwins_journey", "--seed", "3", "--agent", "random")

    said = desk(*argv, "--set", "first_game=true", typed="#1\n" * 4)

    assert "player 1 has acted" not in said.out
    assert re.search(r"^player 1: w\d ", said.out, re.MULTILINE)


def test_undo_over_a_change_of_players_is_free_in_the_open(desk: Desk) -> None:
    """Nobody can have learned anything from what lies open."""
    typed = "#1\nundo\nquit\n"

    said = desk(*FIRST_GAME, "--set", "first_game=true", typed=typed)

    first, again = re.findall(r"^player (\d)> (?:#1|quit)$", said.out, re.MULTILINE)
    assert first == again
    assert "No: " not in said.out


def test_a_refused_undo_names_what_allows_it(desk: Desk) -> None:
    """After a secret choice, only takebacks lead back."""
    said = desk(*BLIND, typed=f"{CHOICES}undo\n")

    assert "No: player 0 could see what player 1 has done since." in said.out
    assert "Begun or resumed with --takebacks, a game lets you undo more." in said.out


def test_what_takebacks_cannot_do_either_names_none(desk: Desk) -> None:
    """At the beginning there is nothing to take back."""
    said = desk(*BLIND, typed="\nundo\n")

    assert "No: nobody has played yet." in said.out
    assert "--takebacks" not in said.out


# -- secrets that come and go


def test_a_secret_choice_is_made_alone_in_an_open_position(desk: Desk) -> None:
    """Nothing is hidden yet, but what will be typed is."""
    said = desk(*BLIND, typed="")

    assert "This is for player 0 only. Press Enter to look." in said.out
    assert "player 0> " not in said.out


def test_a_secret_choice_is_not_on_the_next_screen(desk: Desk) -> None:
    """Player 1 hears that player 0 has acted."""
    said = desk(*BLIND, typed=CHOICES)

    _, second, *_ = screens(said.out)
    assert "player 0 has acted." in second
    assert "choose 1" not in second


def test_when_all_is_turned_over_everybody_looks_again(desk: Desk) -> None:
    """The screen is wiped, what was turned over is told once, and nobody is asked."""
    said = desk(*BLIND, typed=f"{CHOICES}say\n")

    _, _, third, *_ = screens(said.out)
    assert 1 == third.count("Turned: numbers 1,2.")
    assert "choose" not in third
    assert "has acted" not in third
    assert "This is for" not in third.split("player 0> say")[0]


def test_an_open_action_between_secrets_is_told_to_all(desk: Desk) -> None:
    """What is said aloud stands there with its notation."""
    said = desk(*BLIND, typed=f"{CHOICES}say\n")

    assert "player 0: say\n  Said: player 0.\n" in said.out


def test_what_one_alone_hears_is_told_on_a_screen_of_their_own(desk: Desk) -> None:
    """That a card was looked at, all hear; which it was, only one."""
    said = desk(*BLIND, typed=f"{CHOICES}look\n\n1\n\n\n")

    _, _, third, fourth, *_ = screens(said.out)
    before, alone = third.split("This is for player 0 only.")
    assert "Card seen: player 0.\n" in before
    assert "card " not in before
    assert "seen 2" not in said.out
    assert "Card seen: player 0, card 2.\n" in alone
    assert "card 2" not in fourth


def test_what_one_alone_hears_needs_a_screen_even_if_all_else_is_open(
    desk: Desk,
) -> None:
    """The next question is open, the position too; only the news are not."""
    said = desk("play", "gossip", "--hotseat", "--seed", "1", typed="look\n\nsay\n")

    before, alone = said.out.split("This is for player 0 only.")
    assert "Card seen: player 0.\n" in before
    assert "Card seen: player 0, card " in alone


def test_what_was_told_to_all_is_not_told_at_the_end_again(desk: Desk) -> None:
    """One of them could still hear more of it."""
    said = desk(*BLIND, typed=f"{CHOICES}say\n{CHOICES}look\n")

    assert 1 == said.out.count("Card seen: player 1.")


# -- what is hidden


def test_a_position_in_which_all_see_all_is_open() -> None:
    """Views that differ only in whose they are hide nothing."""
    assert Secrecy(blind.GAME, 2).is_open(blind.GAME.new_game())


def test_a_choice_of_one_makes_a_position_secret() -> None:
    """One sees what the other does not."""
    state = blind.GAME.new_game()
    state = blind.GAME.apply(state, blind.GAME.legal_actions(state)[0])

    assert not Secrecy(blind.GAME, 2).is_open(state)


def test_what_nobody_sees_makes_a_position_secret() -> None:
    """All views are alike, and yet a card is face down."""
    game, secrecy = blind.GAME, Secrecy(blind.GAME, 2)
    start = game.new_game(2, blind.Config(burns=True))

    state = game.advance(start, SeededRng(1))

    assert secrecy.look_alike(state, secrecy.everybody)
    assert not secrecy.is_open(state)


@pytest.mark.parametrize(("number", "is_secret"), [(0, True), (2, False)])
def test_a_question_is_secret_if_an_answer_would_be(
    number: int, is_secret: bool
) -> None:
    """A blind choice is, an open word is not."""
    game, state = blind.GAME, blind.GAME.new_game()
    for _ in range(number):
        state = game.apply(state, game.legal_actions(state)[0])

    asked = Secrecy(game, 2).asks_in_secret(state, PlayerId(0), seats(2))

    assert is_secret is asked


def test_a_question_is_secret_if_only_some_answers_are() -> None:
    """Whoever may say something aloud or choose blindly looks alone."""
    game = attrs.evolve(blind.GAME, candidates=say_or_choose)

    assert Secrecy(game, 2).asks_in_secret(game.new_game(), PlayerId(0), seats(2))
