"""The trial game that lives on core's defaults."""

from __future__ import annotations

import json

import pytest

from tabletop import DecodingError, PlayerId, TurnRule
from tabletop.testing import play
from tests.trial.race import GAME, Rule, State, Throw, Thrown

FIRST, SECOND = PlayerId(0), PlayerId(1)


def saved(version: int, **data: object) -> str:
    """Write a state as it was saved under a version of the rules."""
    envelope = {"tabletop": 1, "game": "race", "rules_version": version}
    return json.dumps(envelope | {"type": "state", "data": data})


def test_the_sum_of_two_dice_is_run() -> None:
    """Two different dice carry a runner as far as their sum."""
    state = play(GAME, GAME.new_game(), "Throw 2", "Thrown (2 4)")

    assert State(places=(6, 0), player=SECOND) == state


def test_a_double_is_one_step() -> None:
    """Two equal dice carry a runner one step."""
    state = play(GAME, GAME.new_game(), "Throw 2", "Thrown (6 6)")

    assert (1, 0) == state.places


def test_three_dice_are_refused() -> None:
    """A runner throws one die or two."""
    refusal = GAME.refusal(GAME.new_game(), Throw(FIRST, 3))

    assert refusal is not None
    assert (Rule.DICE, "throw one die or two, not 3") == (refusal.rule, refusal.message)


def test_dice_that_were_not_taken_cannot_fall() -> None:
    """With one die in the air, two cannot fall."""
    state = play(GAME, GAME.new_game(), "Throw 1")
    refusal = GAME.refusal(state, Thrown((1, 2)))

    assert refusal is not None
    assert TurnRule.CHANCE is refusal.rule


def test_who_arrives_first_wins() -> None:
    """The race is over as soon as somebody has run twelve steps."""
    turns = ("Throw 2", "Thrown (5 6)", "Throw 1", "Thrown (3)")
    state = play(GAME, GAME.new_game(), *turns, "Throw 1", "Thrown (4)")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (((FIRST,), (SECOND,)), (15, 3)) == (outcome.ranking, outcome.scores)


def test_what_version_1_saved_is_lifted() -> None:
    """A state that was saved under the first version of the rules can still be read."""
    text = saved(1, positions=[3, 4], player=1, dice=2)

    assert State(places=(3, 4), player=SECOND, dice=2) == GAME.loads_state(text)


def test_what_version_2_saves_is_as_version_1_was_not() -> None:
    """The name that version 1 used is unknown in the second."""
    with pytest.raises(DecodingError):
        GAME.loads_state(saved(2, positions=[3, 4], player=1, dice=2))


def test_what_a_later_version_saved_cannot_be_read() -> None:
    """A state from a library to come is refused with a sentence."""
    with pytest.raises(DecodingError, match="a newer one can read it"):
        GAME.loads_state(saved(3, places=[3, 4], player=1, dice=2))
