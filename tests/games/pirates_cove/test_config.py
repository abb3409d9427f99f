"""Settings: what can be chosen, and the sentences for what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import DecodingError, InvalidConfig
from tabletop.games.pirates_cove import DEFAULT, GAME, Config, FinalTie, RewardTo
from tests.games.pirates_cove.playing import steps
from tests.games.pirates_cove.showing import flaw

OTHERS = Config(
    fame_floor=None,
    reward_to=RewardTo.LAST_HIT,
    keeps_damage=True,
    repair_price=2,
    final_tie=FinalTie.SHARED,
    most_mastercraft=2,
    fame_at_treasure_island=True,
)


def test_defaults() -> None:
    """Unless told otherwise the rulings hold (A22, A26, A31, A32, A40, A41, A55)."""
    config = Config()

    assert (DEFAULT, 0, RewardTo.ALL, False) == (
        config.content,
        config.fame_floor,
        config.reward_to,
        config.keeps_damage,
    )
    assert (0, FinalTie.DICE, 1, False) == (
        config.repair_price,
        config.final_tie,
        config.most_mastercraft,
        config.fame_at_treasure_island,
    )
    assert config == GAME.new_game().config


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"fame_floor": 1}, "the fame floor is a number up to 0, or None: 1"),
        ({"fame_floor": "0"}, "the fame floor is a number up to 0, or None: '0'"),
        ({"fame_floor": True}, "the fame floor is a number up to 0, or None: True"),
        ({"repair_price": -1}, "'repair_price' is a number from 0, not -1"),
        ({"repair_price": 1.5}, "'repair_price' is a number from 0, not 1.5"),
        ({"most_mastercraft": -1}, "'most_mastercraft' is a number from 0, not -1"),
        ({"most_mastercraft": None}, "'most_mastercraft' is a number from 0, not None"),
        ({"reward_to": "nobody"}, "one of all_in_combat, last_hit, not 'nobody'"),
        ({"final_tie": "duel"}, "one of die_roll, shared_win, not 'duel'"),
        ({"final_tie": None}, "one of die_roll, shared_win, not None"),
    ],
)
def test_what_cannot_be_chosen(settings: dict[str, Any], sentence: str) -> None:
    """A setting that makes no sense is refused with a sentence."""
    with pytest.raises(InvalidConfig) as caught:
        Config(**settings)

    assert sentence in str(caught.value)


def test_words_are_settings_too() -> None:
    """Settings of several words may be written as text."""
    chosen: Any = {"reward_to": "last_hit", "final_tie": "shared_win"}
    config = Config(**chosen)

    assert (RewardTo.LAST_HIT, FinalTie.SHARED) == (config.reward_to, config.final_tie)


def test_foreign_config() -> None:
    """Settings of another kind are refused."""
    settings: Any = {"fame_floor": 0}

    with pytest.raises(InvalidConfig, match="the config of Pirate's Cove is a Config"):
        GAME.new_game(3, settings)


def test_the_components_are_shown_by_their_name() -> None:
    """A config shows its box in a few words."""
    assert "content=<Pirate's Cove, reconstructed cards>" in repr(Config())


@pytest.mark.parametrize("config", [Config(), OTHERS, Config(fame_floor=-3)])
def test_json_there_and_back(config: Config) -> None:
    """Settings are read back as they were written."""
    assert config == GAME.loads_config(GAME.dumps(config))


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        ('"fame_floor":0', '"fame_floor":1', "$.data", "up to 0, or None"),
        ('"fame_floor":0', '"fame_floor":"0"', "$.data.fame_floor", "found '0'"),
        ("all_in_combat", "nobody", "$.data.reward_to", "all_in_combat"),
        ('"keeps_damage":false', '"keeps_damage":0', "$.data.keeps_damage", "found 0"),
        ('"repair_price":0', '"repair_price":-1', "$.data", "is a number from 0"),
        ("die_roll", "duel", "$.data.final_tie", "die_roll"),
        ('"most_mastercraft"', '"most_parrots"', "$.data", "no 'most_mastercraft'"),
        ("sha256", "sha257", "$.data.content", "components with this digest are not"),
    ],
)
def test_json_at_fault(old: str, new: str, path: str, reason: str) -> None:
    """Wrong settings in JSON are refused with their place and the reason."""
    text = GAME.dumps(Config())
    assert 1 == text.count(old)

    with pytest.raises(DecodingError) as caught:
        GAME.loads_config(text.replace(old, new))

    assert caught.value.path.startswith(path)
    assert reason in caught.value.reason


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_with_other_settings(players: int) -> None:
    """With every setting turned, games end, and nothing is lost."""
    for number in range(4):
        for _, state in steps(players, "settings", number, config=OTHERS):
            assert flaw(state) is None
        assert GAME.outcome(state) is not None
