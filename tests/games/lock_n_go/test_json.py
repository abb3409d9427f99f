"""Positions and actions as JSON, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop import DecodingError
from tabletop.games.lock_n_go import BLACK, GAME, Config, Mode, MoveDisc, Space
from tests.games.lock_n_go.drawing import given, play


def test_play_goes_on_from_a_loaded_position() -> None:
    """What is played from a loaded position comes out as from the saved one."""
    state = play(GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE)), "@C2")
    loaded = GAME.loads_state(GAME.dumps(state))

    assert play(state, "@A2", "@A3", "C1-C2") == play(loaded, "@A2", "@A3", "C1-C2")


def test_news_are_not_saved_with_a_position() -> None:
    """News belong to no position, so a loaded one has none; a view keeps them."""
    state = play(given(), "B1-B2")

    assert () == GAME.loads_state(GAME.dumps(state)).news
    assert state.news == GAME.loads_view(GAME.dumps(state, type="view")).news


def test_board_is_named_by_its_digest() -> None:
    """The default components are not written out, only their digest."""
    data = json.loads(GAME.dumps(GAME.new_game()))["data"]

    assert data["config"]["content"].startswith("sha256:")
    assert len(GAME.dumps(GAME.new_game())) < 1000


@pytest.mark.parametrize(
    "text", ["C1-C2", "E1-D1/R5", "E1-D1/B-C", "+A1", "pass", "@C2"]
)
def test_every_action_there_and_back(text: str) -> None:
    """Actions of each kind are read back as they were sent."""
    action = GAME.parse_action(text, given())

    assert action == GAME.loads_action(GAME.dumps(action))


def test_action_as_a_client_would_write_it() -> None:
    """The JSON of a move names its class, its player and its spaces."""
    sent = json.loads(GAME.dumps(MoveDisc(BLACK, Space("C1"), Space("C2"))))

    assert "action" == sent["type"]
    assert {
        "type": "MoveDisc",
        "player": 0,
        "source": "C1",
        "to": "C2",
        "lock": None,
    } == sent["data"]


@pytest.mark.parametrize(
    ("keys", "value", "path"),
    [
        (["board", 0, 0], "black", "$.data.board[0][0]"),
        (["board", 3], None, "$.data.board[3]"),
        (["sides", 1, "coins"], "3", "$.data.sides[1].coins"),
        (["sides", 1, "purse"], 3, "$.data.sides[1]"),
        (["sides"], [], "$.data.sides"),
        (["locks", "row"], 4.0, "$.data.locks.row"),
        (["locks", "columns", 1], 2, "$.data.locks.columns[1]"),
        (["tokens"], [{"space": "A2", "kind": "gold"}], "$.data.tokens[0].kind"),
        (["pending"], [{"player": 1}], "$.data.pending[0]"),
        (["player"], True, "$.data.player"),
        (["news"], [], "$.data"),
    ],
)
def test_fault_with_its_place(keys: list[str | int], value: object, path: str) -> None:
    """What is of the wrong kind is refused with the place where it stands."""
    tree: Any = json.loads(GAME.dumps(GAME.new_game()))
    inside = tree["data"]
    for key in keys[:-1]:
        inside = inside[key]
    inside[keys[-1]] = value

    with pytest.raises(DecodingError) as caught:
        GAME.loads_state(json.dumps(tree))

    assert path == caught.value.path
