"""Settings: what can be chosen, and the sentences for what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import DecodingError, InvalidConfig
from tabletop.games.lock_n_go import DEFAULT, GAME, Config, Mode


def test_defaults() -> None:
    """Unless told otherwise: the default board, the basic game, a thousand turns."""
    assert (DEFAULT, Mode.BASIC, 1000) == (
        Config().content,
        Config().mode,
        Config().turn_limit,
    )
    assert Config() == GAME.new_game().config


def test_printed_advanced_mode() -> None:
    """Asking for the printed mode gets the whole story (LG-046)."""
    with pytest.raises(InvalidConfig) as caught:
        Config(mode="advanced")

    told = str(caught.value)
    assert "lost" in told
    assert "'advanced_house' is a variant of our own" in told


def test_mode_by_name() -> None:
    """A mode may be named by its text."""
    assert Mode.ADVANCED_HOUSE is Config(mode="advanced_house").mode


@pytest.mark.parametrize("limit", [0, -1, True, 2.5, "9"])
def test_turn_limit_is_a_number_from_one(limit: Any) -> None:
    """A turn limit that is no whole number from 1 is refused."""
    with pytest.raises(InvalidConfig, match="the turn limit is a number from 1, or No"):
        Config(turn_limit=limit)


def test_smallest_turn_limit() -> None:
    """With one turn the game is over after black's."""
    state = GAME.new_game(config=Config(turn_limit=1))

    assert GAME.outcome(state) is None
    assert GAME.outcome(GAME.apply(state, GAME.legal_actions(state)[0])) is not None


def test_foreign_config() -> None:
    """Settings of another kind are refused."""
    settings: Any = {"mode": "basic"}

    with pytest.raises(InvalidConfig, match="the config of Lock n Go is a Config"):
        GAME.new_game(config=settings)


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_two_players(players: int) -> None:
    """Only two can play."""
    with pytest.raises(InvalidConfig, match=f"for 2 players, not {players}"):
        GAME.new_game(players)


@pytest.mark.parametrize(
    "config", [Config(), Config(mode=Mode.ADVANCED_HOUSE), Config(turn_limit=None)]
)
def test_json_there_and_back(config: Config) -> None:
    """Settings are read back as they were written."""
    assert config == GAME.loads_config(GAME.dumps(config))


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        ('"basic"', '"advanced"', "$.data.mode", "lost; 'advanced_house'"),
        ('"basic"', "1", "$.data.mode", r"expected one of '?basic'?, .*found 1"),
        (":1000", ":0", "$.data", "the turn limit is a number from 1"),
        (":1000", ':"9"', "$.data.turn_limit", "found '9'"),
        (":1000", ":true", "$.data.turn_limit", "found true"),
    ],
)
def test_json_at_fault(old: str, new: str, path: str, reason: str) -> None:
    """Wrong settings in JSON are refused with their place and the reason."""
    text = GAME.dumps(Config())
    assert old in text

    with pytest.raises(DecodingError, match=reason) as caught:
        GAME.loads_config(text.replace(old, new))

    assert caught.value.path.startswith(path)
