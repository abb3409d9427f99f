from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from threading import Thread
from typing import Any

import pytest

from examples.web_table.server import Table, WebTable
from tabletop import SeededRng
from tabletop.games import lock_n_go


@pytest.fixture
def table() -> Table:
    """Lay out a new game of Lock n Go."""
    return Table(lock_n_go.GAME, players=2, seed=7)


@pytest.fixture
def port(table: Table) -> Iterator[int]:
    """Serve the table on a free port."""
    with WebTable(("127.0.0.1", 0), table) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def ask(port: int, path: str, body: str | None = None) -> tuple[int, str]:
    """Send a request, a POST if there is a body; return status and text."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET" if body is None else "POST", path, body)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def look(port: int, seat: str) -> Any:
    """Return what a seat sees."""
    status, text = ask(port, f"/seats/{seat}")
    assert status == 200
    return json.loads(text)


def play(port: int, seat: str, notation: str) -> tuple[int, Any]:
    """Play for a seat; return status and answer."""
    status, text = ask(port, f"/seats/{seat}", json.dumps({"action": notation}))
    return status, json.loads(text)


def test_page_needs_nothing_from_elsewhere(port: int) -> None:
    """The page comes as one file that names no other."""
    status, page = ask(port, "/?seat=0")

    assert status == 200
    assert page.startswith("<!doctype html>")
    assert [] == re.findall(r"<link|<img|src=|href=|https?:|@import|url\(", page)


def test_moves_are_played(port: int) -> None:
    """Both seats play by turns, and the table counts their actions."""
    for seat, notation in [("0", "C1-C2"), ("1", "C7-C6"), ("0", "C2-C3")]:
        assert play(port, seat, notation)[0] == 200

    assert 3 == look(port, "spectator")["version"]


def test_action_is_answered_with_what_came_of_it(port: int) -> None:
    """Who plays an action gets the new position and its news at once."""
    _, seen = play(port, "0", "C1-C2")
    moved = {"type": "DiscMoved", "player": 0, "source": "C1", "to": "C2"}

    assert [1] == seen["to_act"]
    assert [moved] == [event["data"] for event in seen["news"]]


def test_view_is_one_that_the_library_reads(port: int) -> None:
    """The view in the answer is the game's own JSON."""
    play(port, "0", "C1-C2")
    view = lock_n_go.loads_view(json.dumps(look(port, "1")["view"]))

    assert view.stack(lock_n_go.Space("C2")) == (lock_n_go.BLACK,)


def test_only_the_seat_to_act_may_choose(port: int) -> None:
    """Legal actions, listed and marked in the board, are for the seat to act."""
    to_act, waiting, guest = (look(port, seat) for seat in ("0", "1", "spectator"))

    assert "C1-C2" in to_act["legal"]
    assert 'data-actions="C1-C2"' in to_act["board"]
    assert [] == waiting["legal"] == guest["legal"]
    assert "data-actions" not in waiting["board"] + guest["board"]


def test_illegal_action_is_answered_with_the_rule(port: int) -> None:
    """An illegal action is refused with the rule, its sentence and its numbers."""
    status, refusal = play(port, "0", "C1-C5")

    assert (409, "STEP") == (status, refusal["rule"])
    assert "C2, B1, D1" == refusal["params"]["choice"]
    assert {"message", "rule", "text", "source", "params"} == refusal.keys()


def test_illegal_action_changes_nothing(port: int) -> None:
    """After a refusal the table stands as it stood."""
    play(port, "0", "C1-C5")

    assert 0 == look(port, "0")["version"]


def test_seat_out_of_turn_is_refused(port: int) -> None:
    """Who is not to act hears whose turn it is."""
    status, refusal = play(port, "1", "C7-C6")

    assert (409, "YOUR_TURN") == (status, refusal["rule"])


def test_spectator_only_looks_on(port: int) -> None:
    """A spectator cannot act."""
    assert 403 == play(port, "spectator", "C1-C2")[0]


def test_text_that_is_no_action_is_explained(port: int) -> None:
    """Notation that cannot be read is answered with how it is written."""
    status, fault = play(port, "0", "castle")

    assert 400 == status
    assert fault["message"].startswith("write C1-C2 to move")


@pytest.mark.parametrize(
    "body",
    [
        "",
        "C1-C2",
        "[]",
        '{"action": 3}',
        '{"act": "C1-C2"}',
        "[" * 990,
        '{"action": "C1-C2"}' + 1000 * " ",
    ],
    ids=["empty", "no JSON", "list", "number", "other key", "deep", "long"],
)
def test_body_without_an_action_is_refused(port: int, body: str) -> None:
    """A body that holds no action, or too much, is answered with what is expected."""
    status, text = ask(port, "/seats/0", body)

    assert 400 == status
    assert "an action in notation" in json.loads(text)["message"]


@pytest.mark.parametrize(
    "path", ["/seats/2", "/seats/-1", "/seats/", "/0", "/x/seats/0"]
)
@pytest.mark.parametrize("body", [None, '{"action": "C1-C2"}'])
def test_seat_that_is_not_there(port: int, path: str, body: str | None) -> None:
    """What stands for no seat is not found, whether one looks or acts."""
    assert 404 == ask(port, path, body)[0]


def test_end_is_told(port: int, table: Table) -> None:
    """A game that is over shows its outcome and offers no action."""
    rng = SeededRng(7)
    while actions := table.session.legal_actions():
        table.session.play(actions[rng.randrange(len(actions))])
    seen = look(port, "0")

    assert seen["outcome"]["data"]["reason"]
    assert [] == seen["to_act"] == seen["legal"]
