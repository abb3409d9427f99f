"""Positions and actions as JSON, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop import DecodingError, SeededRng
from tabletop.games.beacon_patrol import GAME, DrawTile, PlaceTile, State, TileId
from tests.games.beacon_patrol.drawing import P1, given, play
from tests.games.beacon_patrol.playing import seen

TEXTS = [
    "WWWW-P@1,0",
    "WWWW-P@-3,12",
    "1,0",
    "WWWW-P>1,0",
    "WWWW-P<>1:LWWW-B",
    "end",
    "end WWWW-P",
]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_saved_position_draws_the_same(players: int) -> None:
    """From a loaded position the same seed draws the same tiles."""
    for state in seen(players, "saved"):
        again = GAME.loads_state(GAME.dumps(state))

        drawn = [GAME.advance(each, SeededRng(8)) for each in (state, again)]
        assert drawn[0] == drawn[1]
        assert GAME.legal_actions(state) == GAME.legal_actions(again)


def test_table_is_a_list_of_cells() -> None:
    """Placed tiles are written as x, y and tile; the pile as how many of each."""
    state = given("1,0 LWLW-B; -1,0 WWWW-P", pile="WWWW-P WWWW-P LWWW-L")

    data = json.loads(GAME.dumps(state))["data"]

    assert [[-1, 0, "WWWW-P"], [0, 0, "WWWW-L"], [1, 0, "LWLW-B"]] == data["sea"]
    assert {"LWWW-L": 1, "WWWW-P": 2} == data["pile"]


def test_view_has_its_news() -> None:
    """A position has no news when it is loaded; a view keeps them."""
    state = play(given("1,0 WWWW-P"), "1,0")

    assert () == GAME.loads_state(GAME.dumps(state)).news
    view = GAME.loads_view(GAME.dumps(state, type="view"))
    assert (state, state.news) == (view, view.news)


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_there_and_back(text: str) -> None:
    """Actions of each kind are read back as they were sent."""
    action = GAME.parse_action(text, given())

    assert action == GAME.loads_action(GAME.dumps(action))


def test_draw_there_and_back() -> None:
    """A draw is a chance action, and never read as a player's."""
    action = DrawTile(P1, TileId("WWWW-P"))

    assert action == GAME.loads_chance_action(GAME.dumps(action))
    with pytest.raises(DecodingError, match=r"\$.type"):
        GAME.loads_action(GAME.dumps(action))


def test_action_as_a_client_would_write_it() -> None:
    """The JSON of a placement names its class, player, tile and cell."""
    sent = json.loads(GAME.dumps(PlaceTile(P1, TileId("WWWW-P"), (1, -2))))

    assert "action" == sent["type"]
    assert {"type": "PlaceTile", "player": 0, "tile": "WWWW-P", "to": [1, -2]} == sent[
        "data"
    ]


@pytest.mark.parametrize(
    "key", ["rotation", "turned", "orientation", "direction", "token"]
)
def test_nothing_more_can_be_said_of_a_placement(key: str) -> None:
    """A placement with a rotation, or a token for the move, is no action (A4, A6)."""
    sent = json.loads(GAME.dumps(PlaceTile(P1, TileId("WWWW-P"), (1, 0))))
    sent["data"][key] = 0

    with pytest.raises(DecodingError, match=f"unknown key '{key}' in PlaceTile"):
        GAME.loads_action(json.dumps(sent))


def broken(state: State, keys: list[str | int], value: object) -> str:
    """Write a position with one thing in it replaced."""
    tree: Any = json.loads(GAME.dumps(state))
    inside = tree["data"]
    for key in keys[:-1]:
        inside = inside[key]
    inside[keys[-1]] = value
    return json.dumps(tree)


@pytest.mark.parametrize(
    ("keys", "value", "path"),
    [
        (["sea"], {}, "$.data.sea"),
        (["sea", 0], [0, 0], "$.data.sea[0]"),
        (["sea", 0, 0], "0", "$.data.sea[0][0]"),
        (["sea", 0, 1], 0.0, "$.data.sea[0][1]"),
        (["sea", 0, 2], 7, "$.data.sea[0][2]"),
        (["sea", 0], [1, 0, "WWWW-P"], "$.data.sea[1]"),
        (["captains", 1, "ship"], [0], "$.data.captains[1].ship"),
        (["captains", 1, "hand", 2], None, "$.data.captains[1].hand[2]"),
        (["captains", 1, "tokens"], "3", "$.data.captains[1].tokens"),
        (["captains", 1, "coins"], 3, "$.data.captains[1]"),
        (["pile"], [], "$.data.pile"),
        (["pile", "WWWW-P"], 0, "$.data.pile['WWWW-P']"),
        (["discarded", "WWWW-P"], -1, "$.data.discarded['WWWW-P']"),
        (["swapped"], 1, "$.data.swapped"),
        (["player"], True, "$.data.player"),
        (["pending"], [{"type": "EndTurn", "player": 0}], "$.data.pending[0].type"),
        (["news"], [], "$.data"),
    ],
)
def test_fault_with_its_place(keys: list[str | int], value: object, path: str) -> None:
    """What is of the wrong kind is refused with the place where it stands."""
    with pytest.raises(DecodingError) as caught:
        GAME.loads_state(broken(given("1,0 WWWW-P"), keys, value))

    assert path == caught.value.path


def test_tile_from_nowhere() -> None:
    """A loaded position that has a tile too many is refused (BP-026)."""
    state = given("1,0 WWWW-P")
    more = state.pile[TileId("WWWW-P")] + 1

    with pytest.raises(DecodingError, match="there are 7 of the tile WWWW-P, not 6"):
        GAME.loads_state(broken(state, ["pile", "WWWW-P"], more))
