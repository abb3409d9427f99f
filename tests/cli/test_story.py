"""What happened between two prompts: all of it, in order, once."""

from __future__ import annotations

import re

from tabletop.games import beacon_patrol
from tests.cli.desk import Desk

SOLO = ("play", "darwins_journey", "--players", "1", "--seed", "3")
ALONE = ("play", "beacon_patrol", "--players", "1", "--seed", "3")
STAYS = "quit\n\n"


def told(out: str) -> list[str]:
    """Find every line of news; those on boards are not set in."""
    return re.findall(r"^  ([A-Z].*)$", out, re.MULTILINE)


def test_news_are_told_in_the_game_s_own_sentences(desk: Desk) -> None:
    """The same words stand below the action and on the board."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")

    said = desk(*argv, typed="C1-C2\n")

    assert "Black (player 0): C1-C2\n  Black moved C1-C2.\n" in said.out


def test_every_draw_between_two_prompts_is_told(desk: Desk) -> None:
    """Two tiles are drawn after a turn; each has its sentence, in order."""
    record = "3. * drew 0 "
    typed = "LLLW-L@1,0\n#1\nmoves end\nend WWLW-P\nrecord\nquit\n\n"

    said = desk(*ALONE, typed=typed)

    drawn = re.findall(r"^\d+\. \* drew 0 (\S+)$", said.out, re.MULTILINE)[3:]
    sentences = [f"Player 0 drew {tile}." for tile in drawn]
    assert record in said.out
    assert len(drawn) > 1
    assert sentences == [line for line in told(said.out) if " drew " in line]


def test_chance_is_told_once_where_the_game_has_words_for_it(desk: Desk) -> None:
    """There is no notation beside the sentence."""
    said = desk(*ALONE, typed="end LLLW-L\n" + STAYS)

    assert "chance: " not in said.out


def test_what_alfred_does_is_told_once(desk: Desk) -> None:
    """He acts while his card is drawn, between two prompts of a person."""
    said = desk(*SOLO, "--set", "first_game=true", typed="1\n" * 12 + STAYS)

    paragraphs = said.out.replace("\n    ", " ")
    alfred = [line for line in told(paragraphs) if line.startswith("Alfred drew card")]
    assert len(alfred) > 1
    assert len(alfred) == len(set(alfred))


def test_a_draw_of_a_shuffled_deck_is_told(desk: Desk) -> None:
    """When Alfred's deck is used up, its shuffling is told with what follows."""
    said = desk(*SOLO, "--set", "first_game=true", typed="1\n" * 150 + "\n")

    assert "shuffled" in " ".join(told(said.out)).lower()


def test_what_several_others_do_is_told_in_order(desk: Desk) -> None:
    """Three captains of the computer act before the person does again."""
    argv = ("play", "beacon_patrol", "--players", "4", "--seed", "1")

    said = desk(*argv, "--agent", "random", typed="#1\n" * 6 + STAYS)

    actors = re.findall(r"^player (\d): ", said.out, re.MULTILINE)
    assert actors == sorted(actors[:-1]) + actors[-1:]
    assert {"0", "1", "2", "3"} == set(actors)


def test_the_news_of_an_undone_action_are_not_told_again(desk: Desk) -> None:
    """Redo shows where the game stands; what led there was told before."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")

    said = desk(*argv, typed="C1-C2\nundo\nredo\n")

    assert 1 == told(said.out).count("Black moved C1-C2.")


def test_what_is_played_instead_of_what_was_undone_is_told(desk: Desk) -> None:
    """Taken back, an action makes room for the next one."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")

    said = desk(*argv, typed="C1-C2\nundo\nA1-A2\n")

    assert ["Black moved C1-C2.", "Black moved A1-A2."] == told(said.out)


def test_what_follows_a_redo_is_told(desk: Desk) -> None:
    """After undo and redo the telling goes on."""
    argv = ("play", "lock_n_go", "--hotseat", "--seed", "1")

    said = desk(*argv, typed="C1-C2\nC7-C6\nundo\nundo\nredo\nredo\nA1-A2\n")

    assert "Black moved A1-A2." in told(said.out)


def test_one_may_undo_what_was_played_before_a_break(desk: Desk) -> None:
    """The telling goes on from the position before, though it was never shown."""
    argv = ("--hotseat", "--save", "game.txt")
    desk("play", "gamble", "--players", "2", *argv, typed="Take\n")

    said = desk("play", "--hotseat", "--resume", "game.txt", typed="undo\nTake\n")

    assert ["Points gained: player 0, points 3."] == told(said.out)


def test_a_replay_tells_the_same_sentences(desk: Desk) -> None:
    """A record of Beacon Patrol is told in the words of its board."""
    desk(*ALONE, "--save", "game.txt", typed="LLLW-L@1,0\n")

    said = desk("replay", "game.txt")

    assert "  Player 0 placed LLLW-L at 1,0.\n" in said.out
    assert beacon_patrol.GAME.title in said.out
