"""How far a game has come, as the stack of what waits tells it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from tabletop.games.darwins_journey.kinds import Pile
from tabletop.games.darwins_journey.pending import (
    BeginRound,
    CleanUp,
    Draw,
    GiveSeals,
    NextWorker,
    Ranking,
    ScoreGoal,
)
from tabletop.games.darwins_journey.state import State


class Stage(Enum):
    """A part of a game between whose questions and draws nothing else can wait."""

    SET_UP = auto()
    TURNS = auto()
    REWARDS = auto()
    CLEAN_UP = auto()
    END = auto()


_BOTTOM = {NextWorker: Stage.TURNS, CleanUp: Stage.REWARDS, Ranking: Stage.END}


def stage_of(state: State) -> Stage | None:
    """Return the stage of a game by what waits last; None if no game waits so."""
    if not state.pending:
        return None
    bottom = state.pending[0]
    if isinstance(bottom, BeginRound):
        return Stage.CLEAN_UP if state.round else Stage.SET_UP
    return _BOTTOM.get(type(bottom))


def stage_flaws(state: State) -> Iterator[str]:
    """Say what is impossible about the round, and about what waits last."""
    rounds, stage = state.config.content.numbers.rounds, stage_of(state)
    if not state.pending:
        yield "nothing waits, and the game is not over"
    elif stage is None:
        yield f"{type(state.pending[0]).__name__} is not what waits last in any game"
    elif stage is Stage.CLEAN_UP and not 1 <= state.round < rounds:
        yield f"no clean-up follows on round {state.round} of {rounds}"
    elif stage is Stage.END and state.round != rounds:
        yield f"the game is over in round {state.round}, not {rounds}"
    elif stage is not Stage.SET_UP and not 1 <= state.round <= rounds:
        yield f"there is no round {state.round}"


def clean_ups(state: State) -> int:
    """Count the clean-ups that there have been."""
    return state.round if stage_of(state) is Stage.CLEAN_UP else max(0, state.round - 1)


def rewards_begun(state: State) -> int:
    """Count the rounds of which the rewards have begun."""
    is_later = stage_of(state) in (Stage.REWARDS, Stage.CLEAN_UP, Stage.END)
    return state.round if is_later else max(0, state.round - 1)


def goals_scored(state: State) -> int:
    """Count the rounds of which the goal has been scored."""
    return rewards_begun(state) - waits(state, ScoreGoal)


def waits(state: State, *kinds: type) -> bool:
    """Whether something of these classes waits."""
    return any(isinstance(item, kinds) for item in state.pending)


def waiting(state: State, pile: Pile) -> int | None:
    """Count what is still to be drawn from a pile; None if no draw of it waits."""
    counts = [
        item.count
        for item in state.pending
        if isinstance(item, Draw) and item.pile is pile
    ]
    return sum(counts) if counts else None


def is_refilling(state: State) -> bool:
    """Whether the academy is filled anew, for want of seals for the workers."""
    match state.pending:
        case (*_, GiveSeals(), Draw(pile=Pile.SEALS)):
            return True
        case _:
            return False


def crew_is_known(state: State) -> bool:
    """Whether the crew cards lie before their players."""
    return not waits(state, GiveSeals) or is_refilling(state)


def seals_are_given(state: State) -> bool:
    """Whether the workers have the seals of the crew cards."""
    return not waits(state, GiveSeals)
