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
        (["board", "reserve"], 1, "$", "'reserve' of the player board is 1"),
        (
            ["tiles", 11, "effects", 0, "effects"],
            3,
            "$.tiles[11].effects[0].",
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
        (["board", "tents", 2, "options"], [], "$", "a choice among 0"),
        (["distinctions", 0, "gold"], {}, "$.distinctions[0].gold", 'no "type"'),
        (["distinctions", 0, "gold", "stops"], 0, "$", "ExtraStop with stops 0"),
        (["goals", 0, "measure", "colour"], "purple", "$.goals[0].measure.", "one of"),
        (["ocean", "spaces", 26, "next"], ["O1"], "$", "ocean end at O26 only"),
        (["numbers", "late"], [1], "$", "5 rounds have as many late penalties"),
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

    assert caught.value.path.startswith(path)
    assert reason in caught.value.reason
