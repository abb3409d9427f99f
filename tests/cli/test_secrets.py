"""Who may see what, at a screen that several people share."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabletop import PlayerId, SeededRng, Session
from tabletop.cli import opponents, terminal
from tests.agents import duel
from tests.cli.desk import Desk

ROUND = "\n#1\n\n\n#1\n"
"""Player 0 looks and bids; the screen is passed; player 1 looks and bids."""


def hands(seed: int, players: int = 2) -> tuple[tuple[int, ...], ...]:
    """Return the hands that are dealt from a seed."""
    return Session(duel.GAME, players, seed).state.hands


def screens(out: str) -> list[str]:
    """Split what was printed at each clearing of the screen."""
    return re.split(r"\n-{80}\n", out)


def shown_hands(text: str) -> list[str]:
    """Find every hand that was shown."""
    return re.findall(r"^hand +(.*)$", text, re.MULTILINE)


def test_the_right_person_is_asked_to_the_screen_first(desk: Desk) -> None:
    """No hand is shown before somebody says to be there."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed="")

    assert "This is for player 0 only. Press Enter to look." in said.out
    assert [] == shown_hands(said.out)


def test_each_screen_shows_one_hand_only(desk: Desk) -> None:
    """Between two people the screen is cleared, and each sees the own cards."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed=ROUND)

    one, two = hands(3)
    first, second = screens(said.out)
    assert [str(one)] == shown_hands(first)
    assert [str(two)] == shown_hands(second)


def test_the_screen_is_cleared_before_it_is_passed_on(desk: Desk) -> None:
    """The next person is asked only on a clear screen."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed=ROUND)

    before, after = screens(said.out)
    assert before.rstrip().endswith("then pass the screen to player 1.")
    assert after.lstrip().startswith("This is for player 1 only.")


def test_a_terminal_is_cleared_with_what_scrolled_away(desk: Desk) -> None:
    """The codes empty the screen and what is above it."""
    argv = ("play", "duel", "--hotseat", "--seed", "3", "--no-colour")

    said = desk(*argv, typed=ROUND, terminal=True)

    assert 1 == said.out.count(terminal.CLEARED)
    assert "3J" in terminal.CLEARED


def test_the_bid_of_another_is_not_told(desk: Desk) -> None:
    """Player 1 learns that player 0 has acted, and no card."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed=ROUND)

    _, second = screens(said.out)
    before_bids = second.split("player 1> ")[0]
    assert "player 0 has acted." in before_bids
    assert "bid 1" not in before_bids


def test_events_for_all_are_told_to_each(desk: Desk) -> None:
    """When the bids are shown, both read of it on their own screens."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed=f"{ROUND}\n\n")

    _, second, third = screens(said.out)
    assert "Bids shown: 1,3." in second
    assert "Bids shown: 1,3." in third


def test_a_single_person_is_not_asked_to_the_screen(desk: Desk) -> None:
    """Against the computer nothing has to be hidden."""
    said = desk("play", "duel", "--seed", "3", typed="#1\n")

    assert "Press Enter" not in said.out
    assert [str(hands(3)[0])] == shown_hands(said.out)[:1]


def test_a_single_person_never_sees_other_hands(desk: Desk) -> None:
    """All hands shown, to the end, are parts of the own one."""
    said = desk("play", "duel", "--seed", "3", typed="#1\n#1\n#1\n\n")

    own = {str(card) for card in hands(3)[0]}
    assert all(set(re.findall(r"\d+", hand)) <= own for hand in shown_hands(said.out))


def test_the_own_cards_are_told_as_they_come(desk: Desk) -> None:
    """With cards of the table, only the own ones are told."""
    deals = "".join(f"deal {card} to {card % 2}\n" for card in (2, 3, 4, 5, 6, 7))

    said = desk("play", "duel", "--dice", "ask", typed=f"{deals}thrown 1\n#1\n")

    assert "Card taken: player 0, card 4." in said.out
    assert "Card taken: player 1" not in said.out


def test_the_end_of_a_shared_game_is_for_all(desk: Desk) -> None:
    """The last picture is the spectator's, without anybody's hand."""
    typed = f"{ROUND}\n{ROUND}\n{ROUND}\n"

    said = desk("play", "duel", "--hotseat", "--seed", "3", typed=typed)

    end = screens(said.out)[-1]
    assert "All rounds are over." in end
    assert "spectator" in end
    assert ["()"] == shown_hands(end)


def test_the_record_of_a_game_with_secrets_is_not_shown(desk: Desk) -> None:
    """It would tell all hands."""
    said = desk("play", "duel", "--seed", "3", typed="record\n")

    assert "The record tells what is hidden" in said.out
    assert "deal" not in said.out.split("record\n")[1].replace("dealt", "")


def test_undo_does_not_lead_to_another_s_screen(desk: Desk) -> None:
    """Who has seen something cannot take it back."""
    said = desk("play", "duel", "--hotseat", "--seed", "3", typed="\n#1\n\n\nundo\n")

    assert "No: player 1 has not played yet." in said.out


def test_takebacks_hand_the_screen_back(desk: Desk) -> None:
    """Where undo is allowed, the other person is asked to the screen again."""
    argv = ("play", "duel", "--hotseat", "--seed", "3", "--takebacks")

    said = desk(*argv, typed="\n#1\n\n\nundo\n\n\n")

    _, second, third = screens(said.out)
    one, two = hands(3)
    assert [str(two)] == shown_hands(second)
    assert [str(one)] == shown_hands(third)


def test_what_is_played_after_takebacks_is_told(desk: Desk) -> None:
    """Player 1 hears again that player 0 has acted, for it was another action."""
    argv = ("play", "duel", "--hotseat", "--seed", "3", "--takebacks")

    said = desk(*argv, typed="\n#1\n\n\nundo\n\n\n#2\n\n\n")

    *_, last = screens(said.out)
    assert "player 0 has acted." in last


def test_the_moves_of_real_cards_are_no_view(desk: Desk) -> None:
    """While cards are typed in, the board is that of the person alone."""
    said = desk(
        "play", "duel", "--dice", "ask", typed="deal 9 to 0\ndeal 8 to 1\nboard\n"
    )

    assert ["(9,)"] == shown_hands(said.out)


class Spy:
    """Takes the first legal action, and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, PlayerId]] = []

    def choose(self, game: Any, view: Any, player: PlayerId, rng: SeededRng) -> Any:
        self.seen.append((view, player))
        return game.legal_actions(game.determinize(view, rng), player)[0]


def test_the_computer_sees_its_own_view_only(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it is given is the view of the seat it plays for."""
    spy = Spy()
    monkeypatch.setattr(opponents, "RandomAgent", lambda: spy)

    desk("play", "duel", "--players", "3", "--agent", "random", typed="#1\n#1\n#1\n\n")

    assert 6 == len(spy.seen)
    assert all(isinstance(view, duel.View) for view, _ in spy.seen)
    assert all(view.viewer == player for view, player in spy.seen)


def test_a_hint_comes_from_the_own_view(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer advises a person by what that person sees."""
    spy = Spy()
    monkeypatch.setattr(opponents, "RandomAgent", lambda: spy)

    desk("play", "duel", "--agent", "random", typed="hint\n")

    assert [(PlayerId(0), PlayerId(0))] == [
        (view.viewer, player) for view, player in spy.seen
    ]
