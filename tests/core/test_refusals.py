from __future__ import annotations

import pickle
from typing import Any

import pytest

from tabletop import GameRule, Refusal, TurnRule, refuse
from tabletop.core.refusals import Params
from tests.core import race


def too_early() -> Refusal:
    """Refuse with numbers."""
    message = "you need {needed} to stop and have {has}"
    return refuse(race.Rule.STOPPING, message, needed=5, has=2)


def test_a_message_is_filled_in() -> None:
    """Names in braces become the numbers of the refusal."""
    assert too_early().message == "you need 5 to stop and have 2"


def test_a_refusal_keeps_its_numbers() -> None:
    """A program can ask for what was needed and what there was."""
    assert dict(too_early().params) == {"needed": 5, "has": 2}


def test_a_refusal_names_its_rule() -> None:
    """The rule stands in the refusal."""
    assert too_early().rule is race.Rule.STOPPING


def test_braces_in_a_parameter_are_left_alone() -> None:
    """What a player typed is never read as a template."""
    assert refuse(TurnRule.ACTIONS, "no {what}", what="{rule}").message == "no {rule}"


def test_a_message_without_its_parameter_is_a_slip() -> None:
    """A name in braces that nobody gave is a KeyError for the author."""
    with pytest.raises(KeyError, match="needed"):
        refuse(TurnRule.ACTIONS, "you need {needed}")


def test_a_refusal_is_true() -> None:
    """So that `if game.refusal(...)` reads."""
    assert bool(refuse(TurnRule.ACTIONS, ""))


def test_equal_refusals_are_equal() -> None:
    """Rule, message and numbers make a refusal."""
    assert too_early() == too_early()


def test_equal_refusals_hash_alike() -> None:
    """Refusals can be counted."""
    assert len({too_early(), too_early()}) == 1


def test_refusals_pickle() -> None:
    """A refusal comes back from pickle whole."""
    assert pickle.loads(pickle.dumps(too_early())) == too_early()


def test_the_rule_of_a_pickled_refusal_is_the_rule() -> None:
    """Asking `is Rule.X` works across processes."""
    assert pickle.loads(pickle.dumps(too_early())).rule is race.Rule.STOPPING


def test_a_rule_tells_its_text() -> None:
    """A rule knows what it says."""
    assert race.Rule.STOPPING.text == "Who has come far enough may stop the race."


def test_a_rule_tells_its_source() -> None:
    """A rule knows where it stands."""
    assert race.Rule.STOPPING.source == "the race"


def test_a_rule_shows_its_name() -> None:
    """The repr of a rule is how one writes it."""
    assert repr(race.Rule.STOPPING) == "Rule.STOPPING"


def test_every_rule_of_the_table_is_a_rule_of_its_own() -> None:
    """No two rules of core share text and source, which would make them one."""
    assert len(TurnRule) == len(TurnRule.__members__)


def test_rules_are_game_rules() -> None:
    """Every rule can stand in a refusal."""
    assert all(isinstance(rule, GameRule) for rule in TurnRule)


def test_params_read_like_a_mapping() -> None:
    """Parameters are looked up by name."""
    assert Params({"has": 2})["has"] == 2


def test_params_cannot_be_assigned_to() -> None:
    """There is no way to set a parameter."""
    params: Any = Params({"has": 2})

    with pytest.raises(TypeError):
        params["has"] = 3


def test_params_take_no_attributes() -> None:
    """There is no room for stray attributes."""
    params: Any = Params({"has": 2})

    with pytest.raises(AttributeError):
        params.has = 3


def test_params_do_not_follow_the_mapping_they_came_from() -> None:
    """What is changed outside later is not changed inside."""
    outside: dict[str, int | str] = {"has": 2}
    params = Params(outside)
    outside["has"] = 3

    assert params["has"] == 2


def test_params_are_equal_in_any_order() -> None:
    """The order of parameters means nothing."""
    assert Params({"a": 1, "b": 2}) == Params({"b": 2, "a": 1})


def test_equal_params_hash_alike() -> None:
    """The order of parameters means nothing to their hash."""
    assert hash(Params({"a": 1, "b": 2})) == hash(Params({"b": 2, "a": 1}))


def test_params_pickle() -> None:
    """Parameters come back from pickle."""
    assert pickle.loads(pickle.dumps(Params({"a": 1}))) == Params({"a": 1})


def test_params_show_themselves() -> None:
    """The repr names every parameter."""
    assert repr(Params({"needed": 5, "what": "coins"})) == (
        "Params(needed=5, what='coins')"
    )


def test_a_number_too_long_to_be_told_is_counted() -> None:
    """A refusal of your own may tell of any number."""
    refusal = refuse(race.Rule.STOPPING, "not {coins} coins", coins=10**5000)

    assert "not a number of 16610 bits coins" == refusal.message
    assert {"coins": 10**5000} == dict(refusal.params)
