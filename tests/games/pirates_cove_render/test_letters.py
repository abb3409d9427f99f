"""The board in letters: two tables, the combat, and what stands between them."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer
from tabletop.games.pirates_cove import GAME
from tests.games.pirates_cove.drawing import A, B, C, given, play, ship
from tests.games.pirates_cove_render.positions import NAMES, position, seen

every_position = pytest.mark.parametrize("name", NAMES)


def text(name: str, observer: Observer | None = None) -> str:
    """Draw a position in letters."""
    return GAME.text(seen(position(name), observer))


def lines(name: str, observer: Observer | None = None) -> list[str]:
    """List the lines of a position."""
    return text(name, observer).split("\n")


LEGEND = [
    "Pirate's Cove, month 1 of 12. Combat at Cannon Island, round 1.",
    "▶ Player 1 to fire or flee.",
    "Player 0 fired at Captain Hook's hull: 5 5 6 6, 4 hits. Captain Hook took 4 hits.",
    "│ place │ fame │ gold │ treasures │ cards │ ships │ black ships │",
    "│ 1 Tavern Island │ 3 │ 0 │ 1 │ 0 │ - │ - │",
    "│ 2 Hull Island │ 2 │ 1 │ 1 │ 1 │ - │ - │",
    "│ 3 Sail Island │ 0 │ 2 │ 3 │ 1 │ - │ - │",
    "│ 4 Cannon Island │ 0 │ 4 │ 2 │ 0 │ ●0 ■1 │ Captain Hook to 5 │",
    "│ 5 Crew Island │ 1 │ 1 │ 3 │ 0 │ - │ - │",
    "│ 6 Treasure Island │ │ 88 │ 50 │ │ ▲2 ◆3 │ - │",
    "│ 7 Pirate's Cove │ │ │ │ │ - │ - │",
    "Captain Hook: speed 6, hit 4 of 7, 4 dice, fires at the crew of the player with "
    "most treasures,",
    "brings 4 fame and 3 gold.",
    "│ ship │ hull │ sails │ crew │ cannon │ gold │ treasure │ speed │ dice │ fame "
    "│ cards │",
    "│ ● Player 0 │ 5 (2) │ 7 (4) │ 4 (5) │ 4 (5) │ 9 │ 0 of 5 │ 7 │ 4 │ 0 │ 0 │",
    "│ ▶ ■ Player 1 │ 5 (2) │ 6 (3) │ 2 (2) │ 2 (2) │ 9 │ 0 of 5 │ 6 │ 2 │ 0 │ 2 │",
    "│ ▲ Player 2 │ 5 (2) │ 5 (2) │ 2 (2) │ 2 (2) │ 9 │ 0 of 5 │ 5 │ 2 │ 0 │ 0 │",
    "│ ◆ Player 3 │ 5 (2) │ 5 (2) │ 2 (2) │ 2 (2) │ 9 │ 0 of 5 │ 5 │ 2 │ 0 │ 0 │",
    "Sections: value, and in brackets the position; off: crippled.",
    "Combat at Cannon Island, round 1:",
    "● Player 0 speed 7, 4 dice",
    "▶ ■ Player 1 speed 6, 2 dice",
    "Captain Hook speed 6, 4 dice",
    "Your hand: Double Charge (volley), Steady Aim (volley).",
    "Tavern cards: 40 to draw, 0 discarded. Legends: 4 to come. Treasure cards: 11 "
    "left on each island.",
    "Raising a section costs 1, 1, 2, 2, 3, 3, 4 gold, from level to level.",
    "Reconstructed cards, not the printed ones.",
]
"""A board without its rules and with single blanks."""


def test_a_combat_in_letters() -> None:
    """Everything that the picture shows stands in the letters too."""
    written = [" ".join(line.split()) for line in lines("legend")]

    assert LEGEND == [line for line in written if line and line[0] not in "┌├└"]


def test_tables_have_frames() -> None:
    """Columns stand below each other, between lines."""
    board = lines("legend")
    rows = [line for line in board if line.startswith("│")]
    islands, players = rows[:8], rows[8:]

    for table in (islands, players):
        assert 1 == len({tuple(_bars(line)) for line in table})
    assert 2 == sum(line.startswith("┌") for line in board)


def _bars(line: str) -> list[int]:
    return [place for place, letter in enumerate(line) if letter == "│"]


@every_position
@pytest.mark.parametrize("observer", [None, SPECTATOR])
def test_no_line_is_too_long(name: str, observer: Observer | None) -> None:
    """A board takes 100 columns at most."""
    assert [] == [line for line in lines(name, observer) if len(line) > 100]


@every_position
def test_ascii_is_kept_to(name: str) -> None:
    """Without Unicode, every sign has a substitute: none becomes a question mark."""
    view = seen(position(name))
    board = GAME.text(view, ascii=True)
    asked = GAME.text(view).count("?")

    assert board.isascii()
    assert asked == board.count("?")


@every_position
def test_colours_come_only_when_asked_for(name: str) -> None:
    """Colours change nothing but the colours."""
    view = seen(position(name))
    coloured = GAME.text(view, colour=True)

    assert "\x1b" not in GAME.text(view)
    assert "\x1b[1m" in coloured


def test_who_is_to_act_stands_out() -> None:
    """A triangle, and bold letters where colours are wanted."""
    board = GAME.text(seen(position("fight")), colour=True)

    assert "\x1b[1m▶ ● Player 0\x1b[0m" in board


def test_who_has_chosen_is_ticked() -> None:
    """In rigging and navigation several are pointed at, the others ticked."""
    rows = [line[2:14] for line in lines("rigging") if "Player" in line[2:14]]

    assert ["▶ ● Player 0", "▶ ■ Player 1", "✓ ▲ Player 2", "▶ ◆ Player 3"] == rows[-4:]


def test_the_headline_names_all_who_are_to_act() -> None:
    """With the news of the last choice below it."""
    assert [
        "▶ Players 0, 1 and 3 to rig their ships.",
        "Player 2 has chosen.",
    ] == lines("rigging")[1:3]


def test_ascii_ships_are_numbers() -> None:
    """Without Unicode, seats name the ships."""
    board = GAME.text(seen(position("legend")), ascii=True)

    assert "| 0 1            | Captain Hook to 5 " in board


def row(name: str, start: str) -> str:
    """Find the line of a table that begins with some words."""
    return next(line for line in lines(name) if line.startswith(f"│ {start}"))


def test_crippled_sections_are_off() -> None:
    """A marker off the mat is told in a word."""
    assert "│    off │  6 (3) │  3 (3) │  3 (3) │" in row("crippled", "  ■ Player 1")


def test_foes_tell_where_they_sail() -> None:
    """The Navy and the black ships stand in a column of their own."""
    assert "D. P. Roberts to 4, Navy │" in row("crowd", "3 Sail")
    assert "black ship to 5" in row("sunk", "4 Cannon")


def test_cards_at_ships_are_named() -> None:
    """With whether they were hit."""
    told = "At the ships: Player 0 Mastercraft: cannon, hit; Player 0 Long John"

    assert any(line.startswith(told) for line in lines("workshop"))


def test_treasures_without_a_limit_say_so() -> None:
    """A sign in Unicode, a word in ASCII."""
    view = seen(position("treasure"))

    assert "14 of ∞" in GAME.text(view)
    assert "14 of a" in GAME.text(view, ascii=True)


def test_cards_in_effect_stand_behind_their_ship() -> None:
    """Battle cards at whom they work on, Volley cards at the shooter."""
    state = play(position("preparation"), "pass", "battle smoke_screen")
    board = GAME.text(seen(state))

    assert "  ▲ Player 2             speed  5, 1 dice: Grapple Attack" in board
    assert "● Player 0             speed  7, 2 dice: Smoke Screen" in board


def test_dice_to_be_thrown_are_told() -> None:
    """How many, at what, and which faces hit."""
    assert "Throw 2 dice at Player 1's crew: hits from 5." in lines("dice")


def test_ships_that_left_are_gone() -> None:
    """They stay in the order of the round."""
    assert "  ■ Player 1             gone" in lines("crippled")


def test_only_the_own_hand_is_written() -> None:
    """Each kind once; spectators have none."""
    own = "Your hand: 2 × Tavern tale worth 1 fame (fame), Smoke Screen (battle)."

    assert own in lines("sailing 4", A)
    assert not any("Your hand" in line for line in lines("sailing 4", SPECTATOR))


def test_an_empty_hand_says_so() -> None:
    """There is a line for the hand even when it is empty."""
    assert "Your hand: no cards." in lines("section")


def test_own_secrets_are_written() -> None:
    """The own rig and the own wheel, before all are revealed."""
    assert "You rig to the positions hull 4, sails 2, crew 3, cannon 2." in lines(
        "rigging", C
    )
    assert "Your wheel points at Crew Island." in lines("sailing 4", B)
    assert not any("wheel points" in line for line in lines("sailing 4", A))


def test_the_navy_is_told() -> None:
    """Who sent it, and what is left of it."""
    told = "Royal Navy: speed 8, hit 0 of 8, 4 dice, brings 4 fame, sent by Player 2."

    assert told in lines("aiming")


def test_the_result_is_explained() -> None:
    """Fame track and Fame cards of each, the winner first."""
    state = position("end 4")
    end = GAME.outcome(state)
    assert end is not None
    (told,) = [line for line in lines("end 4") if line.startswith("Fame: Player")]
    winner = end.winners[0]

    assert told.startswith(f"Fame: Player {winner} ")
    assert all(f"{score}" in told for score in end.scores)


def test_the_table_shows_fame_with_tales_at_the_end() -> None:
    """The last but one column is what the result counts."""
    end = GAME.outcome(position("end 4"))
    assert end is not None
    rows = [line for line in lines("end 4") if line.startswith("│   ")]
    shown = [line.split("│")[-3].strip() for line in rows]

    assert [str(score) for score in end.scores] == shown


def test_a_shared_win_is_told() -> None:
    """Both winners are named."""
    assert "Players 0 and 1 share the win." in lines("shared")


def test_supplies_are_told() -> None:
    """Piles, discards, and what is left of the treasure cards."""
    board = GAME.text(seen(given(ship(6), discards="fame_1", month=9), A))

    assert (
        "Tavern cards: 41 to draw, 1 discarded. Legends: 4 to come. "
        "Treasure cards: 3 left on each island."
    ) in board
