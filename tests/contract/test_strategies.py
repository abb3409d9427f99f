"""Hypothesis strategies for games, states and actions."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from tabletop import AnyRecord, MissingExtra
from tabletop.games import lock_n_go
from tabletop.testing.strategies import actions, any_actions, games, states
from tests.contract.stones import GAME as STONES
from tests.contract.stones import HEAP, Take, totals
from tests.contract.stones import State as Stones
from tests.trial import race, secret_dice

quick = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@quick
@given(states(secret_dice.GAME))
def test_states_were_reached_by_play(state: secret_dice.State) -> None:
    """A drawn state has no flaw, however many players there are."""
    assert secret_dice.GAME.flaw is not None
    assert secret_dice.GAME.flaw(state) is None


@quick
@given(states(race.GAME, players=4))
def test_the_number_of_players_can_be_given(state: race.State) -> None:
    """With a number of players, states are for so many."""
    assert 4 == len(state.places)


@quick
@given(states(secret_dice.GAME, config=secret_dice.Config(hand=5, rounds=1)))
def test_a_config_can_be_given(state: secret_dice.State) -> None:
    """With a config, states are of games with these settings."""
    assert (5, 1) == (state.config.hand, state.config.rounds)


@quick
@given(games(secret_dice.GAME, max_actions=30))
def test_games_are_records_that_replay(record: AnyRecord) -> None:
    """A drawn game is a record without fault, chance included."""
    assert record.validate().fault is None


@quick
@given(games(STONES, max_actions=2))
def test_games_are_no_longer_than_wanted(record: AnyRecord) -> None:
    """A drawn game has at most so many actions."""
    assert len(record.actions) <= 2


@quick
@given(st.data(), states(STONES, max_actions=3).filter(lambda state: state.heap > 0))
def test_actions_are_legal(data: st.DataObject, state: Stones) -> None:
    """A drawn action is legal in its state."""
    action = data.draw(actions(STONES, state))

    assert STONES.refusal(state, action) is None


@quick
@given(any_actions(STONES))
def test_any_actions_need_make_no_sense(action: Take) -> None:
    """Anything that has the form of an action can be drawn, and is answered."""
    legal = STONES.legal_actions(STONES.new_game())

    assert (STONES.refusal(STONES.new_game(), action) is None) == (action in legal)


@quick
@given(states(lock_n_go.GAME, max_actions=12), any_actions(lock_n_go.GAME))
def test_lock_n_go_answers_about_anything(
    state: lock_n_go.State, action: lock_n_go.Action
) -> None:
    """Lock n Go answers about whatever can be constructed, with a sentence if no."""
    refusal = lock_n_go.refusal(state, action)

    assert refusal is None or refusal.message


def test_a_failure_shrinks_to_a_short_game() -> None:
    """The simplest game in which stones are gone takes few actions, none needless."""
    state = find(states(STONES), lambda state: state.heap <= HEAP - 3, settings=_SEARCH)

    assert (HEAP, HEAP - 3) == (totals(state), state.heap)


_SEARCH = settings(
    database=None, derandomize=True, phases=[Phase.generate, Phase.shrink]
)


def test_without_hypothesis_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Hypothesis is not installed, the import says which extra has it."""
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    monkeypatch.delitem(sys.modules, "tabletop.testing.strategies")

    with pytest.raises(MissingExtra, match="the extra 'testing'"):
        import_module("tabletop.testing.strategies")
