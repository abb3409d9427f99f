"""Positions, actions and views as JSON, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop import DecodingError, SeededRng
from tabletop.games.pirates_cove import (
    GAME,
    CardId,
    ChanceAction,
    DrawCard,
    Fire,
    Foe,
    Island,
    LegendId,
    MeetLegend,
    Section,
    Throw,
    ThrowMutiny,
    ThrowTie,
    TreasureId,
    TurnCard,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    action,
    fight,
    given,
    play,
    sailing,
    ship,
)
from tests.games.pirates_cove.playing import advanced, sampled

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])

TEXTS = [
    *["rig 2 4 3 2", "sail 3", "pass", "flee", "finish"],
    *["event royal_navy 2", "event freebooter"],
    *["battle grapple_attack B", "battle smoke_screen", "volley steady_aim"],
    *["fire B hull", "fire legend hull", "fire navy hull"],
    *["buy 2", "raise sails 5", "lay mastercraft_hull", "mend mastercraft_crew"],
    *["bury 3 treasures", "bury 6 gold", "shelter 1 2"],
]
CHANCES: list[ChanceAction] = [
    DrawCard(A, CardId("fame_1")),
    TurnCard(Island.HULL, TreasureId("T16")),
    MeetLegend(1, LegendId("blackbeard")),
    ThrowTie(B, 4),
    ThrowTie(Foe.LEGEND, 6),
    Throw((1, 5, 6)),
    ThrowMutiny(C, 1),
]


@COUNTS
def test_saved_position_goes_on_the_same(players: int) -> None:
    """From a loaded position the same seed draws and throws the same."""
    for state in sampled(players, "saved", every=11):
        again = GAME.loads_state(GAME.dumps(state))

        after = [GAME.advance(each, SeededRng(8)) for each in (state, again)]
        assert after[0] == after[1]
        assert GAME.legal_actions(state) == GAME.legal_actions(again)


def test_news_are_not_saved() -> None:
    """A position has no news when it is loaded."""
    state = play(sailing(), "B: sail 3")

    assert () != state.news
    assert () == GAME.loads_state(GAME.dumps(state)).news


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_there_and_back(text: str) -> None:
    """Actions of each kind are read back as they were sent."""
    sent = action(given(), f"A: {text}")

    assert sent == GAME.loads_action(GAME.dumps(sent))


@pytest.mark.parametrize("sent", CHANCES)
def test_chance_there_and_back(sent: ChanceAction) -> None:
    """What chance brings is read back, and never read as a player's action."""
    assert sent == GAME.loads_chance_action(GAME.dumps(sent))
    with pytest.raises(DecodingError, match=r"\$.type"):
        GAME.loads_action(GAME.dumps(sent))


def test_action_as_a_client_would_write_it() -> None:
    """The JSON of a volley names its class, player, target and section."""
    sent = json.loads(GAME.dumps(Fire(A, Foe.NAVY, Section.HULL)))

    assert "action" == sent["type"]
    assert {"type": "Fire", "player": 0, "target": "navy", "section": "hull"} == sent[
        "data"
    ]


def test_rules_in_events() -> None:
    """What fame was gained for is written by the name of its rule."""
    state = play(fight(ship(3), ship(3)), "fire B hull", "rolled 6 6")

    news = json.loads(GAME.dumps(GAME.view(state, A), type="view"))["news"]

    assert {"type": "FameGained", "player": 0, "fame": 1, "rule": "CRIPPLED"} in news


def test_view_as_a_client_reads_it() -> None:
    """A view names its viewer, the table, and what is known of the hidden."""
    state = play(given(ship(6, hand="fame_1"), ship(6, hand="fame_2")), "B: sail 3")

    data = json.loads(GAME.dumps(GAME.view(state, A), type="view"))["data"]

    assert (0, [1, 1, 0, 0], 40, [1]) == tuple(
        data[key] for key in ("viewer", "hands", "tavern", "chosen")
    )
    assert ["fame_1"] == data["table"]["pirates"][0]["hand"]
    assert [] == data["table"]["pirates"][1]["hand"]


def broken(keys: list[str | int], value: object) -> str:
    """Write a position with one thing in it replaced."""
    tree: Any = json.loads(GAME.dumps(advanced(3)))
    inside = tree["data"]
    for key in keys[:-1]:
        inside = inside[key]
    inside[keys[-1]] = value
    return json.dumps(tree)


@pytest.mark.parametrize(
    ("keys", "value", "path"),
    [
        (["pirates"], {}, "$.data.pirates"),
        (["pirates", 0, "gold"], "9", "$.data.pirates[0].gold"),
        (["pirates", 0, "where"], 8, "$.data.pirates[0].where"),
        (["pirates", 0, "ship", "hull"], None, "$.data.pirates[0].ship.hull"),
        (["pirates", 0, "ship", "mast"], 2, "$.data.pirates[0].ship"),
        (["pirates", 1, "hand"], [7], "$.data.pirates[1].hand[0]"),
        (["supply", "gold"], True, "$.data.supply.gold"),
        (["decks", "tavern", "fame_1"], -1, "$.data.decks.tavern.fame_1"),
        (["decks", "turned"], [1], "$.data.decks.turned"),
        (["black_ships", 0, "where"], "1", "$.data.black_ships[0].where"),
        (["navy"], {"where": 3}, "$.data.navy"),
        (["month"], 1.0, "$.data.month"),
        (["combat"], [], "$.data.combat"),
        (["pending", 0, "type"], "EndWorld", "$.data.pending[0].type"),
        (["pending", 0], {}, "$.data.pending[0]"),
        (["news"], [], "$.data"),
    ],
)
def test_fault_with_its_place(keys: list[str | int], value: object, path: str) -> None:
    """What is of the wrong kind is refused with the place where it stands."""
    with pytest.raises(DecodingError) as caught:
        GAME.loads_state(broken(keys, value))

    assert caught.value.path.startswith(path)


def test_more_gold_than_there_is() -> None:
    """A loaded position with gold from nowhere is refused (PC-007)."""
    with pytest.raises(DecodingError, match="there are 125 gold, not 124"):
        GAME.loads_state(broken(["supply", "gold"], 98))
