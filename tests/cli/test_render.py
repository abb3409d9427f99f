from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from tabletop import PlayerId, SeededRng, Session
from tabletop.games import lock_n_go, pirates_cove
from tests.agents import duel
from tests.cli.desk import Desk
from tests.cli.test_records import GAME

SECOND = PlayerId(1)


def test_a_game_is_drawn_at_its_beginning(desk: Desk) -> None:
    """Without further wishes the picture is text."""
    said = desk("render", "lock_n_go")

    assert 0 == said.code
    assert f"{lock_n_go.text(lock_n_go.new_game())}\n" == said.out


def test_ascii_is_obeyed(desk: Desk) -> None:
    """No sign beyond ASCII is printed."""
    assert desk("render", "lock_n_go", "--ascii").out.isascii()


def test_svg_is_printed_on_wish(desk: Desk) -> None:
    """The format option asks for the picture of the page."""
    said = desk("render", "lock_n_go", "--format", "svg")

    assert f"{lock_n_go.svg(lock_n_go.new_game())}\n" == said.out


def test_the_name_of_the_output_tells_the_format(desk: Desk) -> None:
    """A file called .svg becomes one, and nothing is printed."""
    said = desk("render", "lock_n_go", "-o", "board.svg")

    assert (0, "") == (said.code, said.out)
    assert ElementTree.fromstring(desk.read("board.svg")).tag.endswith("svg")


def test_a_text_file_has_no_colours(desk: Desk) -> None:
    """Even at a terminal, what goes into a file is plain."""
    desk("render", "lock_n_go", "-o", "board.txt", terminal=True)

    assert f"{lock_n_go.text(lock_n_go.new_game())}\n" == desk.read("board.txt")


def test_a_record_is_drawn_at_its_end(desk: Desk) -> None:
    """After three actions it is turn 4."""
    said = desk("render", desk.write("game.txt", GAME))

    assert "Lock n Go, turn 4" in said.out


def test_a_record_is_drawn_anywhere(desk: Desk) -> None:
    """After one action it is turn 2."""
    said = desk("render", desk.write("game.txt", GAME), "--at", "1")

    assert "Lock n Go, turn 2" in said.out


def test_a_position_after_the_end_is_refused(desk: Desk) -> None:
    """The record's length is told."""
    said = desk("render", desk.write("game.txt", GAME), "--at", "4")

    assert (2, "error: the record ends after 3 actions\n") == (said.code, said.err)


def test_a_faulty_record_is_refused(desk: Desk) -> None:
    """Its last position is not known."""
    bad = GAME.replace("C2-C3", "C2-C9")

    said = desk("render", desk.write("bad.txt", bad))

    assert 1 == said.code
    assert said.err.startswith("error: bad.txt: line 10: ")


def test_a_saved_state_is_drawn(desk: Desk) -> None:
    """The envelope names its game."""
    state = lock_n_go.apply(
        lock_n_go.new_game(), lock_n_go.legal_actions(lock_n_go.new_game())[0]
    )

    said = desk("render", desk.write("state.json", lock_n_go.dumps(state)))

    assert 0 == said.code
    assert "Lock n Go, turn 2" in said.out


def test_a_state_is_drawn_as_its_viewer_sees_it(desk: Desk) -> None:
    """Of a game with secrets, the view option chooses whose hand is seen."""
    state = duel.GAME.advance(duel.GAME.new_game(), SeededRng(3))
    name = desk.write("state.json", duel.GAME.dumps(state))

    said = desk("render", name, "--view", "1")

    assert f"{duel.GAME.text(duel.GAME.view(state, SECOND))}\n" == said.out


def test_a_saved_view_is_drawn(desk: Desk) -> None:
    """What was sent to a player can be looked at."""
    state = duel.GAME.advance(duel.GAME.new_game(), SeededRng(3))
    view = duel.GAME.view(state, SECOND)

    said = desk("render", desk.write("view.json", duel.GAME.dumps(view)))

    assert f"{duel.GAME.text(view)}\n" == said.out


def test_the_legal_actions_of_a_view_are_its_viewer_s(desk: Desk) -> None:
    """Cards of the hand may be bid, and no others."""
    state = duel.GAME.advance(duel.GAME.new_game(), SeededRng(3))
    view = duel.GAME.dumps(duel.GAME.view(state, SECOND))
    bids = ", ".join(f"bid {card}" for card in state.hands[SECOND])

    said = desk("render", desk.write("view.json", view), "--legal")

    assert said.out.endswith(f"\nlegal: {bids}\n")


def test_legal_actions_are_marked_in_svg(desk: Desk) -> None:
    """The picture carries their notations."""
    state = lock_n_go.new_game()
    marked = lock_n_go.svg(state, lock_n_go.legal_actions(state))

    assert (
        f"{marked}\n" == desk("render", "lock_n_go", "--format", "svg", "--legal").out
    )


def test_legal_actions_would_tell_secrets(desk: Desk) -> None:
    """To a spectator nobody's hand is shown, not even by what may be bid."""
    said = desk("render", "duel", "--legal")

    assert (2, "") == (said.code, said.out)
    assert "error: that would tell secrets" in said.err


def test_the_first_draws_come_from_the_seed(desk: Desk) -> None:
    """Other seeds deal other hands."""
    one, other = (desk("render", "duel", "--view", "0", "--seed", n) for n in "12")

    assert one.out != other.out


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("duel", "--at", "1"), "--at is for a record"),
        (("duel", "--players", "7"), "Card Duel is for 2 or 3 players, not 7"),
        (("lock_n_go", "--view", "2"), "there is no player 2: they are 0 to 1"),
        (("duel", "--view", "2"), "there is no player 2: they are 0 to 1"),
        (("nothing",), "'nothing' is no game, and as a file: cannot read nothing: "),
        (("lock_n_go", "-o", "no/where.svg"), "cannot write no/where.svg: there is"),
        (("lock_n_go", "-o", "."), "cannot write .: that is a folder"),
        (("lock_n_go", "-o", "a\0b"), "cannot write a?b: embedded null byte"),
        (
            ("beacon_patrol", "--players", "1", "--view", "1"),
            "there is no player 1: they are 0 to 0",
        ),
        (
            ("pirates_cove", "--players", "3", "--view", "3"),
            "there is no player 3: they are 0 to 2",
        ),
    ],
)
def test_what_cannot_be_drawn_is_told(
    desk: Desk, argv: tuple[str, ...], reason: str
) -> None:
    """One line says why, and the code is 2."""
    said = desk("render", *argv)

    assert (2, "") == (said.code, said.out)
    assert said.err.startswith(f"error: {reason}")


def test_a_record_has_no_more_players_than_played(desk: Desk) -> None:
    """What the game would have room for does not count."""
    session = Session(duel.GAME, players=2, seed=3)
    name = desk.write("game.json", session.record.to_json())

    said = desk("render", name, "--view", "2")

    complaint = "error: there is no player 2: they are 0 to 1\n"
    assert (2, "", complaint) == (said.code, said.out, said.err)


@pytest.mark.parametrize("form", ["text", "svg"])
@pytest.mark.parametrize("viewer", ["3", "4"])
def test_a_state_shows_nothing_to_who_is_not_there(
    desk: Desk, viewer: str, form: str
) -> None:
    """Whether the game refuses the eyes or stumbles over them, it is told."""
    state = pirates_cove.GAME.advance(pirates_cove.new_game(3), SeededRng(3))
    name = desk.write("state.json", pirates_cove.dumps(state))

    said = desk("render", name, "--view", viewer, "--format", form)

    complaint = f"error: there is no player {viewer} in this game\n"
    assert (2, "", complaint) == (said.code, said.out, said.err)


def test_a_saved_view_is_for_one_pair_of_eyes(desk: Desk) -> None:
    """Nobody else's view can be made of it."""
    state = duel.GAME.advance(duel.GAME.new_game(), SeededRng(3))
    name = desk.write("view.json", duel.GAME.dumps(duel.GAME.view(state, SECOND)))

    assert 0 == desk("render", name, "--view", "1").code
    said = desk("render", name, "--view", "0")

    complaint = "error: view.json is a view for other eyes: --view 1\n"
    assert (2, "", complaint) == (said.code, said.out, said.err)


def test_a_view_that_no_position_is_behind_is_told(desk: Desk) -> None:
    """Views that somebody has forged are refused when they are loaded."""
    state = pirates_cove.GAME.advance(pirates_cove.new_game(3), SeededRng(3))
    view = json.loads(pirates_cove.dumps(pirates_cove.view(state, SECOND)))
    view["data"]["hands"] = []

    said = desk("render", desk.write("view.json", json.dumps(view)))

    complaint = (
        "error: view.json: at $: no game can come to this: no position is behind it "
        "(IndexError)\n"
    )
    assert (1, "", complaint) == (said.code, said.out, said.err)


def test_a_view_that_cannot_be_drawn_is_told(desk: Desk) -> None:
    """News are not checked when a view is loaded: drawing finds out."""
    state = pirates_cove.GAME.advance(pirates_cove.new_game(3), SeededRng(3))
    view = json.loads(pirates_cove.dumps(pirates_cove.view(state, SECOND)))
    view["news"] = [{"type": "CardDrawn", "player": 1, "card": "no_such_card"}]

    said = desk("render", desk.write("view.json", json.dumps(view)))

    complaint = "error: view.json: no game can come to such a view\n"
    assert (1, "", complaint) == (said.code, said.out, said.err)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"type": "state", "game": 7}', "no game is called '7'"),
        ('{"type": "state", "game": "duel"}', "x.json: at $: the envelope has no"),
        ('{"type"', "x.json: at $: this is not JSON"),
        ("[1]", "x.json:1: a record begins with"),
        ('{"type": "song"}', "x.json: at $: "),
    ],
)
def test_json_that_is_no_picture_is_told(desk: Desk, text: str, reason: str) -> None:
    """One line says why."""
    said = desk("render", desk.write("x.json", text))

    assert "" == said.out
    assert said.code > 0
    assert said.err.startswith(f"error: {reason}")
