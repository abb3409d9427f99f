"""Games that do not end, or end badly."""

from __future__ import annotations

from typing import Any, Final

import attrs

from tabletop import Opponent, Outcome, PlayerId, ScoreLine, replace
from tests.contract.broken.case import Case
from tests.contract.stones import State, Take, outcome, resolve, stones


def _in_circles(state: State, action: Take) -> State:
    return replace(resolve(state, action), heap=state.heap, taken=state.taken)


def _changed(state: State, **changes: Any) -> Outcome | None:
    found = outcome(state)
    return None if found is None else attrs.evolve(found, **changes)


def _wrong_sum(state: State) -> Outcome | None:
    return _changed(state, breakdown=((ScoreLine("stones", 50),),) * 2)


def _wrong_opponent(state: State) -> Outcome | None:
    lines = (ScoreLine("stones", 7),)
    return _changed(state, opponents=(Opponent("The wind", 6, lines),))


def _one_seat(state: State) -> Outcome | None:
    return _changed(state, ranking=((PlayerId(0),),))


def _one_score(state: State) -> Outcome | None:
    return _changed(state, scores=(1,))


def _no_reason(state: State) -> Outcome | None:
    return _changed(state, reason="")


CASES: Final = (
    Case(
        "termination",
        "the game is not over after 7 actions; it declares 7",
        stones("in_circles", resolve=_in_circles),
    ),
    Case(
        "termination",
        "the game is not over after 2 actions; it declares 2",
        stones("declares_too_few", max_actions=2),
    ),
    Case(
        "outcome",
        "the breakdown of player 0 makes 50, the score is",
        stones("wrong_sum", outcome=_wrong_sum),
    ),
    Case(
        "outcome",
        "the breakdown of The wind makes 7, the score is 6",
        stones("wrong_opponent", outcome=_wrong_opponent),
    ),
    Case(
        "outcome",
        "does not hold every seat once",
        stones("one_seat", outcome=_one_seat),
    ),
    Case(
        "outcome",
        "there are 2 seats, but other numbers of scores",
        stones("one_score", outcome=_one_score),
    ),
    Case("outcome", "gives no reason", stones("no_reason", outcome=_no_reason)),
)
