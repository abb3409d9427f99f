from __future__ import annotations

import pytest

from tabletop import Record, SeededRng, Session
from tabletop.games import lock_n_go
from tests.cli.desk import Desk

WAITS = "\nquit\n\n"
"""Do nothing, and leave without saving."""


def random_game(seed: int) -> list[str]:
    """Play Lock n Go at random; return the notation of every action."""
    session = Session(lock_n_go.GAME, seed=seed)
    rng = SeededRng("typist", seed)
    while actions := session.legal_actions():
        session.play(actions[rng.randrange(len(actions))])
    return [lock_n_go.format_action(action) for action in session.record.actions]


# -- whole games


def test_two_people_play_a_whole_game_with_a_break(desk: Desk) -> None:
    """Illegal tries, undo, redo, save, leave, resume, end: the record is right."""
    game = random_game(7)
    middle = len(game) // 2
    first = [*game[:3], "C1-C9", "nonsense", "undo", "redo", *game[3:middle]]

    left = desk(
        "play",
        "lock_n_go",
        "--hotseat",
        "--seed",
        "5",
        "--names",
        "Ada,Bob",
        typed="\n".join([*first, "save game.txt", "quit"]) + "\n",
    )
    ended = desk(
        "play",
        "--resume",
        "game.txt",
        "--hotseat",
        typed="\n".join(game[middle:]) + "\n",
    )

    assert (0, 0) == (left.code, ended.code)
    assert "Saved in game.txt." in left.out
    assert "reached the top of the victory track." in ended.out
    record = Record.from_text(desk.read("game.txt"))
    assert game == [record.game.format_action(each) for each in record.actions]
    assert ("Ada", "Bob") == record.names


def test_a_person_plays_a_whole_game_against_the_computer(desk: Desk) -> None:
    """Always the first legal action will do; the computer does the rest."""
    said = desk(
        "play",
        "lock_n_go",
        "--agent",
        "random",
        "--seed",
        "1",
        "--save",
        "game.json",
        typed="#1\n" * 400,
    )

    record = Record.from_json(desk.read("game.json"))
    assert 0 == said.code
    assert "1. " in said.out
    assert record.game.outcome(record.replay()) is not None


@pytest.mark.parametrize("agent", ["random", "greedy", "mcts"])
def test_every_computer_player_plays(desk: Desk, agent: str) -> None:
    """A duel against each of them comes to its end."""
    said = desk(
        "play",
        "duel",
        "--agent",
        agent,
        "--iterations",
        "5",
        "--seed",
        "1",
        typed="#1\n" * 3 + "\n",
    )

    assert 0 == said.code
    assert "All rounds are over." in said.out


def test_the_end_is_explained(desk: Desk) -> None:
    """Reason, ranking and the breakdown of all points are printed."""
    said = desk("play", "gamble", "--players", "2", "--hotseat", typed="Take\n" * 4)

    assert (
        "All turns are over.\n"
        "\n"
        "1. player 0, 6 points\n"
        "1. player 1, 6 points\n"
        "\n"
        "              player 0  player 1\n"
        "taken or won         6         6\n"
        "total                6         6\n"
    ) in said.out


def test_the_same_seed_and_the_same_person_give_the_same_game(desk: Desk) -> None:
    """Dice and computer draw from the seed alone."""
    argv = ("play", "lock_n_go", "--agent", "random", "--seed", "11")
    typed = "#1\n#1\n#1\nquit\n\n"

    assert desk(*argv, typed=typed).out == desk(*argv, typed=typed).out


def test_another_seed_gives_another_game(desk: Desk) -> None:
    """Of ten seeds, not all let the same hands be dealt."""
    outs = {
        desk("play", "duel", "--seed", str(seed), typed=WAITS).out for seed in range(10)
    }

    assert len(outs) > 5


def test_without_a_seed_games_differ(desk: Desk) -> None:
    """Nobody knows the cards beforehand."""
    outs = {desk("play", "duel", typed=WAITS).out for _ in range(5)}

    assert len(outs) > 1


def test_what_others_did_is_told(desk: Desk) -> None:
    """In the open, the computer's action stands there with what it brought."""
    said = desk(
        "play",
        "gamble",
        "--players",
        "2",
        "--agent",
        "greedy",
        "--seed",
        "1",
        typed="Take\nquit\n\n",
    )

    assert "player 0: Take\n  Points gained: player 0, points 3.\n" in said.out
    assert "\nplayer 1: T" in said.out


def test_a_throw_of_the_dice_is_told(desk: Desk) -> None:
    """Chance has a line of its own."""
    said = desk("play", "gamble", "--seed", "1", typed="Throw\nquit\n\n")

    assert "\nchance: Thrown (" in said.out


def test_people_may_sit_anywhere(desk: Desk) -> None:
    """With seat 1 taken, the computer begins."""
    said = desk("play", "gamble", "--players", "2", "--human", "1", typed=WAITS)

    assert "you are player 1, the computer is player 0." in said.out
    assert "player 0: T" in said.out
    assert "player 1> " in said.out


def test_several_people_may_sit_anywhere(desk: Desk) -> None:
    """Two of three seats are for people."""
    said = desk(
        "play",
        "duel",
        "--players",
        "3",
        "--human",
        "0",
        "--human",
        "2",
        typed="\nquit\n",
    )

    assert "you are player 0 and player 2, the computer is player 1." in said.out


def test_names_are_used(desk: Desk) -> None:
    """The prompt calls a player by name and seat."""
    said = desk("play", "gamble", "--names", "Ada", typed=WAITS)

    assert "Ada (player 0)> " in said.out


def test_a_config_file_is_obeyed(desk: Desk) -> None:
    """A duel of one round ends after one bid."""
    config = desk("config", "duel").out.replace('"rounds": 3', '"rounds": 1')
    name = desk.write("config.json", config)

    said = desk("play", "duel", "--config", name, typed="#1\n\n")

    assert "All rounds are over." in said.out


def test_a_config_file_may_come_from_any_editor(desk: Desk) -> None:
    """The mark that some put before UTF-8 does not matter."""
    config = desk("config", "duel").out
    name = desk.write("config.json", "\ufeff" + config)

    assert 0 == desk("play", "duel", "--config", name, typed=WAITS).code


def test_a_content_file_is_obeyed(desk: Desk) -> None:
    """With a victory track that is free, the game is another one, and is saved so."""
    content = desk("content", "lock_n_go").out.replace('"coins": 15', '"coins": 12')
    name = desk.write("content.json", content)

    desk("play", "lock_n_go", "--content", name, typed="#1\nquit\ngame.txt\n")

    record = Record.from_text(desk.read("game.txt"))
    assert 12 == record.config.content.numbers.coins


# -- the dice of the table


def test_real_dice_are_asked_for(desk: Desk) -> None:
    """What is typed has been thrown: a six wins ten points."""
    said = desk("play", "gamble", "--dice", "ask", typed="Throw\nThrown (6)\nTake\n\n")

    assert 0 == said.code
    assert "\nplayer 0, 13 points\n" in said.out


def test_what_real_dice_cannot_show_is_refused(desk: Desk) -> None:
    """A seven is asked again."""
    said = desk("play", "gamble", "--dice", "ask", typed="Throw\nThrown (7)\nquit\n\n")

    assert "'Thrown (7)' is no action" in said.out
    assert 2 == said.out.count("chance> ")


def test_the_computer_throws_where_nothing_is_typed(desk: Desk) -> None:
    """Enter alone lets it draw."""
    said = desk("play", "gamble", "--dice", "ask", typed="Throw\n\nTake\n\n")

    assert "All turns are over." in said.out


def test_a_mistyped_die_can_be_taken_back(desk: Desk) -> None:
    """With takebacks, undo leads back to the die."""
    said = desk(
        "play",
        "gamble",
        "--dice",
        "ask",
        "--takebacks",
        typed="Throw\nThrown (5)\nundo\nThrown (6)\nTake\n\n",
    )

    assert "\nplayer 0, 13 points\n" in said.out


def test_who_types_in_secret_cards_is_warned(desk: Desk) -> None:
    """Drawing by hand shows what the game would hide."""
    said = desk("play", "duel", "--dice", "ask", typed="quit\n")

    assert "whoever types that in will know it." in said.out


def test_a_secret_pile_is_not_listed(desk: Desk) -> None:
    """At the prompt of chance, nobody can read off what is in no hand."""
    said = desk("play", "duel", "--dice", "ask", typed="deal 9 to 0\nmoves\nquit\n")

    assert "is not listed: it would tell secrets." in said.out
    assert "#1" not in said.out


def test_a_pile_that_everybody_knows_is_listed(desk: Desk) -> None:
    """Before the first card is dealt, all of them lie in the pile."""
    said = desk("play", "duel", "--dice", "ask", typed="moves\nquit\n")

    assert "12 in all" in said.out


# -- what does not go together


@pytest.mark.parametrize(
    ("argv", "code", "reason"),
    [
        ((), 2, "say which game to play: lock_n_go"),
        (("duel", "--players", "4"), 2, "Card Duel is for 2 or 3 players, not 4"),
        (("duel", "--human", "2"), 2, "there is no player 2: they are 0 to 1"),
        (("duel", "--human", "0", "--hotseat"), 2, "--hotseat seats people everywhere"),
        (("duel", "--names", "Ada"), 2, "there are 2 players: give 2 names"),
        (("duel", "--names", "Ada,"), 2, "there are 2 players: give 2 names"),
        (("gamble", "--config", "bad.json"), 2, "Gamble has no settings"),
        (("duel", "--config", "bad.json"), 1, "bad.json: at $: this is not JSON"),
        (("duel", "--config", "gone.json"), 2, "cannot read gone.json: there is no"),
        (("duel", "--content", "bad.json"), 2, "Card Duel has no components"),
        (("lock_n_go", "--content", "bad.json"), 1, "bad.json: at $: this is not JSON"),
        (("--resume", "game.txt", "--players", "2"), 2, "--players is for a new game"),
        (("duel", "--resume", "game.txt"), 2, "game.txt is a game of gamble"),
        (("--resume", "-"), 2, "a game cannot be resumed from standard input"),
    ],
)
def test_what_cannot_be_played_is_told(
    desk: Desk, argv: tuple[str, ...], code: int, reason: str
) -> None:
    """One line says why, before anything is shown."""
    desk.write("bad.json", "{")
    desk("play", "gamble", "--save", "game.txt", typed="Take\n")

    said = desk("play", *argv)

    assert (code, "") == (said.code, said.out)
    assert said.err.startswith(f"error: {reason}")


def test_content_that_contradicts_itself_is_told(desk: Desk) -> None:
    """The file, the place and the reason are named."""
    content = desk("content", "lock_n_go").out.replace('"row": 4', '"row": 99')

    said = desk("play", "lock_n_go", "--content", desk.write("c.json", content))

    assert 1 == said.code
    assert said.err.startswith("error: c.json: at $.locks.row: the row lock starts at")


def test_a_config_that_no_game_can_have_is_told(desk: Desk) -> None:
    """What the game itself refuses is told in its words."""
    config = desk("config", "duel").out.replace('"rounds": 3', '"rounds": 9')

    said = desk("play", "duel", "--config", desk.write("c.json", config))

    assert (2, "error: there are 1 to 3 rounds, not 9\n") == (said.code, said.err)
