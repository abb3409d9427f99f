"""What a stack tells of the moment: the phase, who is asked.

Nothing is drawn or said here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    BeginRound,
    ChooseEffects,
    ChoosePair,
    CleanUp,
    DoEffect,
    DraftCrew,
    EndGame,
    EndTurn,
    GiveSeals,
    Item,
    KeepCrew,
    NextWorker,
    RankEnvelope,
    Ranking,
    RemoveStamps,
    ScoreGoal,
    SetTurnOrder,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.rules.tables import penalty_rate
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View


class Step(StrEnum):
    """A phase, as people call it, in the order of a round."""

    SETUP = "setting up"
    ACTIONS = "action phase"
    ORDER = "turn order phase"
    REWARDS = "reward phase"
    CLEAN_UP = "clean-up phase"
    OVER = "the game is over"


_OF_ITEM: Final[dict[type, Step]] = {
    DraftCrew: Step.SETUP,
    KeepCrew: Step.SETUP,
    ChoosePair: Step.SETUP,
    GiveSeals: Step.SETUP,
    TakeTurn: Step.ACTIONS,
    EndTurn: Step.ACTIONS,
    NextWorker: Step.ACTIONS,
    AlfredTurn: Step.ACTIONS,
    SetTurnOrder: Step.ORDER,
    Window: Step.REWARDS,
    RankEnvelope: Step.REWARDS,
    RemoveStamps: Step.REWARDS,
    ScoreGoal: Step.REWARDS,
    CleanUp: Step.CLEAN_UP,
    BeginRound: Step.CLEAN_UP,
    EndGame: Step.CLEAN_UP,
    Ranking: Step.OVER,
}


def top(table: State) -> Item | None:
    """Return what waits now; None if nothing does."""
    return table.pending[-1] if table.pending else None


def step(table: State) -> Step:
    """Say in which phase a round is: what lies highest on the stack and tells it."""
    if not table.round:
        return Step.SETUP
    found = (_OF_ITEM.get(type(item)) for item in reversed(table.pending))
    return next(filter(None, found), Step.OVER)


def asked(view: View) -> tuple[PlayerId, ...]:
    """Name all who are to act; nobody while chance is, or when the game is over."""
    match top(view.table):
        case DraftCrew():
            everybody = seats(view.table.players)
            return tuple(player for player in everybody if player not in view.picked)
        case ChoosePair(order=order):
            return order[-1:]
        case Window(order=order):
            return order[:1]
        case (
            KeepCrew(player=player)
            | TakeTurn(player=player)
            | EndTurn(player=player)
            | ChooseEffects(player=player)
            | DoEffect(player=player)
        ):
            return (player,)
        case _:
            return ()


def penalty(view: View) -> int:
    """Return the coins for an occupied section: for the viewer, or who is to act."""
    table, viewer = view.table, view.viewer
    if isinstance(viewer, int) and viewer in seats(table.players):
        return penalty_rate(table, viewer)
    for player in asked(view):
        return penalty_rate(table, player)
    return table.config.content.numbers.penalty[table.players - 1]


def envelope(table: State) -> int | None:
    """Say which envelope is being rewarded; None outside of that."""
    for item in reversed(table.pending):
        match item:
            case RankEnvelope(envelope=number) | RemoveStamps(envelope=number):
                return number
            case Window() | ScoreGoal() | TakeTurn() | EndTurn():
                return None
            case _:
                pass  # tells nothing of envelopes
    return None
