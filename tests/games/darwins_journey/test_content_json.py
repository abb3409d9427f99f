"""The components as JSON: there and back, and faults with their place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop import DecodingError, replace
from tabletop.games.darwins_journey.content import DEFAULT, Content
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Effect,
    GainCoins,
    GainPoints,
    InOrder,
    OneOf,
)
from tabletop.serialization import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
)
from tests.games.darwins_journey.faults import part


def nested(depth: int) -> Effect:
    """Put choices into orders into choices."""
    effect: Effect = OneOf((GainCoins(1), GainPoints(2)))
    for _ in range(depth):
        effect = OneOf((InOrder((effect, Academy(is_free=True))), Academy()))
    return effect


def test_there_and_back(tmp_path: Path) -> None:
    """The default components, saved as a file, are read back equal."""
    path = tmp_path / "box.json"
    path.write_text(dumps_content(DEFAULT), encoding="utf-8")

    again = load_content(path, Content)

    assert DEFAULT == again
    assert content_digest(DEFAULT) == content_digest(again)


@pytest.mark.parametrize("depth", [1, 2, 10])
def test_effects_inside_effects(depth: int) -> None:
    """Choices and orders hold effects of all kinds, themselves too."""
    own = replace(DEFAULT, **part("tiles", 12, effects=(nested(depth),)))

    assert own == loads_content(dumps_content(own), Content)


def test_other_effects_have_another_digest() -> None:
    """A set of components is told from another by what lies inside its effects."""
    digests = {
        content_digest(replace(DEFAULT, **part("tiles", 12, effects=(nested(depth),))))
        for depth in range(4)
    }

    assert 4 == len(digests - {content_digest(DEFAULT)})


@pytest.mark.parametrize(
    ("keys", "value", "path", "reason"),
    [
        (["board", "reserve"], "2", "$.board.reserve", "a whole number"),
        (["board", "keel"], [], "$.board", "unknown key 'keel' in PlayerBoard"),
        (
            ["board", "reserve"],
            1,
            "$.board.reserve",
            "'reserve' of the player board is 1",
        ),
        (
            ["tiles", 11, "effects", 0, "effects"],
            3,
            "$.tiles[11].effects[0].effects",
            "a list",
        ),
        (
            ["tiles", 11, "effects", 0, "effects", 0, "type"],
            "Sink",
            "$.tiles[11].effects[0].effects[0].type",
            "expected one of GainCoins",
        ),
        (
            ["board", "tents", 2, "options", 0, "spaces"],
            "1",
            "$.board.tents[2].options[0].spaces",
            "a whole number",
        ),
        (
            ["board", "tents", 2, "options"],
            [],
            "$.board.tents[2].options",
            "a choice among 0",
        ),
        (["distinctions", 0, "gold"], {}, "$.distinctions[0].gold", 'no "type"'),
        (
            ["distinctions", 0, "gold", "stops"],
            0,
            "$.distinctions[0].gold.stops",
            "ExtraStop with stops 0",
        ),
        (
            ["goals", 0, "measure", "colour"],
            "purple",
            "$.goals[0].measure.colour",
            "one of",
        ),
        (
            ["ocean", "spaces", 26, "next"],
            ["O1"],
            "$.ocean.spaces",
            "ocean end at O26 only",
        ),
        (
            ["numbers", "late"],
            [1],
            "$.numbers.late",
            "5 rounds have as many late penalties",
        ),
        (["places", 13, "id"], "Special_Top_Left", "$.places[13].id", "there twice"),
        (["places", 1, "lock"], -4, "$.places[1].lock", "locked for -4 coins"),
        (["places", 23, "order"], 2, "$.places[23].order", "outside the diaries"),
        (["islands", 1, "island"], "A", "$.islands[1].island", "A is there twice"),
        (
            ["islands", 0, "spaces", 4, "next", 1],
            "B1",
            "$.islands[0].spaces[4].next[1]",
            "A4 leads to B1",
        ),
        (["ocean", "spaces", 8, "island"], "D", "$.ocean.spaces[8].island", "of no"),
        (["camps", 2, "space"], "A99", "$.camps[2].space", "on no space of a track"),
        (["camps", 2, "costs_a"], [], "$.camps[2].costs_a", "no space for a tent"),
        (
            ["tiles", 11, "effects", 0, "effects", 1],
            {"type": "Camp", "camp": "A5"},
            "$.tiles[11].effects[0].effects[1].camp",
            "leads to the campsite A5",
        ),
        (
            ["objectives", 0, "requirements", 1, "count"],
            0,
            "$.objectives[0].requirements[1].count",
            "asks for 0 by KnowledgeHeld",
        ),
        (["first_game", "tiles", 1], 99, "$.first_game.tiles[1]", "has 99 among"),
        (
            ["first_game", "crew", 2, 1],
            7,
            "$.first_game.crew[2][1]",
            "7 is there twice",
        ),
        (["first_game", "crew", 2], [7], "$.first_game.crew", "12 crew cards in the"),
        (
            ["solo", "boards", 2, "rows", 0, "effects", 0, 0],
            2,
            "$.solo.boards[2].rows[0].effects[0][0]",
            "an icon in column 2",
        ),
        (
            ["solo", "boards", 0, "tents", 1, 0],
            {"type": "CopyCrew"},
            "$.solo.boards[0].tents[1][0]",
            "which Alfred does not do there",
        ),
        (
            ["solo", "action_cards", 0, "options", 0, "workers", 0],
            3,
            "$.solo.action_cards[0].options[0].workers",
            "tries each worker once",
        ),
        (
            ["solo", "bonus_cards", 1, "effects", 2, 0],
            {"type": "AdvanceTheory", "spaces": 0},
            "$.solo.bonus_cards[1].effects[2][0].spaces",
            "AdvanceTheory with spaces 0",
        ),
        (
            ["solo", "boards", 0, "rows", 0, "effects", 0],
            [4],
            "$.solo.boards[0].rows[0].effects[0]",
            "a list of 2",
        ),
        (
            ["solo", "action_cards", 0, "options", 0, "type"],
            "Sleep",
            "$.solo.action_cards[0].options[0].type",
            "expected one of MainDiary",
        ),
    ],
)
def test_fault_with_its_place(
    keys: list[str | int], value: object, path: str, reason: str
) -> None:
    """A fault in a file is told with its place."""
    tree: Any = json.loads(dumps_content(DEFAULT))
    inside = tree
    for key in keys[:-1]:
        inside = inside[key]
    inside[keys[-1]] = value

    with pytest.raises(DecodingError) as caught:
        loads_content(json.dumps(tree), Content)

    assert path == caught.value.path
    assert reason in caught.value.reason
