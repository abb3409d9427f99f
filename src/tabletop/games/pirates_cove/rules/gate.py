"""Who is asked, what could be said, and whether it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.pirates_cove.actions import (
    Action,
    BuryGold,
    BuryTreasures,
    BuyCards,
    Finish,
    Fire,
    Flee,
    MendMastercraft,
    Pass,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    RaiseSection,
    RigShip,
    SetCourse,
    Shelter,
)
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    FireAt,
    Improve,
    PrepareBattle,
    TakeShelter,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules import (
    battle,
    choices,
    shore,
    upgrades,
    volleys,
    windows,
)
from tabletop.games.pirates_cove.state import State

_RULE_OF: Final[dict[type, Rule]] = {
    RigShip: Rule.RIGGING,
    SetCourse: Rule.NAVIGATION,
    PlayEvent: Rule.EVENT_CARDS,
    PlayBattle: Rule.BATTLE_CARDS,
    Pass: Rule.BATTLE_CARDS,
    PlayVolley: Rule.VOLLEY_CARDS,
    Fire: Rule.VOLLEYS,
    Flee: Rule.VOLLEYS,
    BuyCards: Rule.TAVERN,
    RaiseSection: Rule.SECTION_ISLANDS,
    PlayMastercraft: Rule.MASTERCRAFT,
    MendMastercraft: Rule.MASTERCRAFT,
    BuryTreasures: Rule.BURYING,
    BuryGold: Rule.BURYING,
    Shelter: Rule.SHELTER,
    Finish: Rule.SHELTER,
}
"""The rule that refuses an action of this class when something else is asked."""

_ASKED: Final[dict[type, str]] = {
    ChooseRigs: "how you rig your ship",
    ChooseCourses: "where you sail",
    AskEvent: "for an Event card, or to pass",
    PrepareBattle: "for a Battle card, or to pass",
    FireAt: "to fire, or to flee",
    Improve: "what you do at your island, until you finish",
    TakeShelter: "what you take at the Cove",
}


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name all who are asked; nobody while chance or the rules are at work."""
    match state.pending[-1] if state.pending else None:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            return tuple(
                PlayerId(player)
                for player, answer in enumerate(answers)
                if answer is None
            )
        case AskEvent(order=order) | PrepareBattle(order=order):
            return order[:1]
        case FireAt(player=player) | Improve(player=player):
            return (player,)
        case TakeShelter(player=player):
            return (player,)
        case _:
            return ()


def candidates(state: State, player: PlayerId) -> list[Action]:
    """List the legal answers of the player who is asked."""
    match state.pending[-1]:
        case ChooseRigs():
            return [*choices.rigs(state, player)]
        case ChooseCourses():
            return choices.courses(player)
        case TakeShelter() as question:
            return shore.shelters(state, question)
        case _:
            proposed = _proposed(state, player)
            return [each for each in proposed if refusal(state, each) is None]


def _proposed(state: State, player: PlayerId) -> Iterable[Action]:
    """Propose everything that might be answered."""
    match state.pending[-1]:
        case AskEvent() as question:
            return windows.events(state, player, question)
        case PrepareBattle():
            return battle.battle_cards(state, player)
        case FireAt() as question:
            return volleys.turn_actions(state, question)
        case Improve() as question:
            return upgrades.improvements(state, question)
        case _:
            return ()


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids the answer of the player who is asked, or None."""
    match state.pending[-1], action:
        case ChooseRigs(), RigShip():
            return choices.refuse_rig(state, action)
        case ChooseCourses(), SetCourse():
            return choices.refuse_course(action)
        case AskEvent() as question, PlayEvent():
            return windows.refuse_event(state, action, question)
        case PrepareBattle(), PlayBattle():
            return battle.refuse_battle(state, action)
        case AskEvent() | PrepareBattle(), Pass():
            return None
        case FireAt() as question, _:
            return _refuse_turn(state, action, question)
        case Improve() as question, _:
            return _refuse_improvement(state, action, question)
        case TakeShelter(), Shelter():
            return shore.refuse_shelter(state, action)
        case TakeShelter(), Finish():
            return None
        case _:
            return _refuse_answer(state, action)


def _refuse_turn(state: State, action: Action, question: FireAt) -> Refusal | None:
    match action:
        case Fire():
            return volleys.refuse_fire(state, action, question)
        case Flee():
            return volleys.refuse_flee(state, question)
        case PlayVolley():
            return volleys.refuse_volley_card(state, action, question)
        case _:
            return _refuse_answer(state, action)


def _refuse_improvement(
    state: State, action: Action, question: Improve
) -> Refusal | None:
    match action:
        case BuyCards():
            return upgrades.refuse_buying(state, action, question)
        case RaiseSection():
            return upgrades.refuse_raising(state, action, question)
        case PlayMastercraft():
            return shore.refuse_mastercraft(state, action, question)
        case MendMastercraft():
            return shore.refuse_mending(state, action)
        case BuryTreasures():
            return shore.refuse_burying_treasures(state, action)
        case BuryGold():
            return shore.refuse_burying_gold(state, action)
        case Finish():
            return None
        case _:
            return _refuse_answer(state, action)


def _refuse_answer(state: State, action: Action) -> Refusal:
    """Refuse an answer to a question that was not asked."""
    asked = _ASKED[type(state.pending[-1])]
    message = "this cannot be done now: you are asked {asked}"
    return refuse(_RULE_OF[type(action)], message, asked=asked)
