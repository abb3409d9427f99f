"""Settings: what can be chosen, and the sentences for what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import DecodingError, InvalidConfig, PlayerId
from tabletop.games.beacon_patrol import DEFAULT, GAME, Config


def test_defaults() -> None:
    """Unless told otherwise: the default tiles, the first seat begins, no windmills."""
    config = Config()

    assert (DEFAULT, 0, False) == (
        config.content,
        config.first_player,
        config.windmills,
    )
    assert config == GAME.new_game().config


def test_foreign_config() -> None:
    """Settings of another kind are refused."""
    settings: Any = {"windmills": True}

    with pytest.raises(InvalidConfig, match="the config of Beacon Patrol is a Config"):
        GAME.new_game(2, settings)


@pytest.mark.parametrize(
    "config", [Config(), Config(first_player=PlayerId(3)), Config(windmills=True)]
)
def test_json_there_and_back(config: Config) -> None:
    """Settings are read back as they were written."""
    assert config == GAME.loads_config(GAME.dumps(config))


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        (":0,", ":4,", "$.data", "a seat from 0 to 3"),
        (":0,", ":true,", "$.data.first_player", "found true"),
        (":0,", ':"0",', "$.data.first_player", "found '0'"),
        ("false", "0", "$.data.windmills", "expected true or false, found 0"),
        ("sha256", "sha257", "$.data.content", "components with this digest are not"),
        ('"windmills"', '"piers"', "$.data", "Config has no 'windmills'"),
    ],
)
def test_json_at_fault(old: str, new: str, path: str, reason: str) -> None:
    """Wrong settings in JSON are refused with their place and the reason."""
    text = GAME.dumps(Config())
    assert 1 == text.count(old)

    with pytest.raises(DecodingError, match=reason) as caught:
        GAME.loads_config(text.replace(old, new))

    assert path == caught.value.path[: len(path)]
