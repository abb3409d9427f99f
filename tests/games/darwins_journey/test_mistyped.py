"""Answers with fields of another type are refused, however well they look."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tabletop import IllegalAction, PlayerId, SeededRng, replace
from tabletop.core.refusals import TurnRule
from tabletop.errors import DecodingError
from tabletop.games import darwins_journey as dj
from tabletop.games.darwins_journey.content import Effect
from tests.games.darwins_journey.positions import A, doing, start, with_me

ASKED = [
    (dj.effects.ConvertKnowledge(7, 7), dj.Convert(A, cast(Any, "gold"))),
    (dj.effects.Navigate(2), dj.MoveShip(A, cast(Any, [dj.SpaceId("O1")]))),
    (dj.effects.Explore(2), dj.MoveExplorer(A, cast(Any, [dj.SpaceId("A1")]))),
    (dj.effects.GainPurple(), dj.PlacePurple(A, cast(Any, 1.0))),
    (dj.effects.Correspond(2), dj.PlaceStamp(A, cast(Any, 0.0), 0)),
]


@pytest.mark.parametrize(("effect", "action"), ASKED)
def test_mistyped(effect: Effect, action: dj.Action) -> None:
    """A field that holds something of another type is refused by its name."""
    state = doing(with_me(start(), A, knowledge=1), A, effect)

    refusal = dj.refusal(state, action)

    assert refusal is not None
    assert refusal.rule is TurnRule.ACTIONS
    with pytest.raises(IllegalAction):
        dj.apply(state, action)


def test_alfred_keeps_no_crew() -> None:
    """A position in which Alfred chooses crew cards is not loaded."""
    state = dj.advance(dj.new_game(1), SeededRng(1))
    question = state.pending[-1]
    assert isinstance(question, dj.KeepCrew)
    forged = replace(question, player=PlayerId(1))
    wrong = replace(state, pending=(*state.pending[:-1], forged))

    with pytest.raises(DecodingError, match="nobody but the only player keeps"):
        dj.loads_state(dj.dumps(wrong))


def test_turn_of_nobody_in_the_order() -> None:
    """A turn before the turn order has been drawn is refused with a reason."""
    state = dj.new_game(2)
    pending = (dj.NextWorker(PlayerId(1)), *state.pending[1:])

    with pytest.raises(DecodingError, match="no game can come to this"):
        dj.loads_state(dj.dumps(replace(state, round=1, pending=pending)))
