"""Who is asked, what could be said, and whether it may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.darwins_journey.actions import (
    Action,
    ChooseEffect,
    Convert,
    CopyCard,
    DeliverSpecimen,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    KeepCard,
    MoveExplorer,
    MoveShip,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakePair,
    TakeSeal,
    UnlockPlace,
)
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    ChoosePair,
    DoEffect,
    DraftCrew,
    EndTurn,
    Item,
    KeepCrew,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import Effect, OneOf
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules import crew, draft, objectives, placing
from tabletop.games.darwins_journey.rules.asking import answer_to, fits, refuse_answer
from tabletop.games.darwins_journey.rules.doing import answers, is_possible
from tabletop.games.darwins_journey.rules.impossible import why_impossible
from tabletop.games.darwins_journey.rules.windows import fulfillable
from tabletop.games.darwins_journey.state import State

RULE_OF: Final[dict[type, Rule]] = {
    KeepCard: Rule.DRAFT,
    TakePair: Rule.STARTING_PAIR,
    PlaceWorker: Rule.WORKER,
    FulfilObjective: Rule.WINDOW,
    FulfilCrew: Rule.WINDOW,
    Finish: Rule.WORKER,
    ChooseEffect: Rule.EFFECTS,
    MoveShip: Rule.MOVING,
    MoveExplorer: Rule.MOVING,
    TakeSeal: Rule.ACADEMY,
    PlacePurple: Rule.SEAL_ROW,
    PlaceStamp: Rule.CORRESPONDENCE,
    DeliverSpecimen: Rule.DELIVERY,
    ResearchSpecimen: Rule.RESEARCH,
    PitchTent: Rule.CAMP,
    ReactivateTent: Rule.REACTIVATE,
    TakeObjective: Rule.GAIN_OBJECTIVE,
    FulfilOutright: Rule.OBJECTIVE,
    UnlockPlace: Rule.UNLOCKING,
    PerformPlace: Rule.PERFORM_LOCKED,
    SendExplorer: Rule.ISLAND,
    CopyCard: Rule.COPY,
    Convert: Rule.CONVERT,
}
"""The rule that refuses an action of this class when something else is asked."""

_ANSWERED_BY: Final[dict[type, Rule]] = {
    DraftCrew: Rule.DRAFT,
    KeepCrew: Rule.DRAFT,
    ChoosePair: Rule.STARTING_PAIR,
}
"""The rule that refuses to leave out the answer to such a question."""

_ASKED: Final[dict[type, str]] = {
    DraftCrew: "to keep a crew card",
    KeepCrew: "to keep a crew card",
    ChoosePair: "to take a pair of starting objectives",
    TakeTurn: "to place a worker",
    EndTurn: "to fulfil something, or to end your turn",
    Window: "to fulfil something, or to pass",
    ChooseEffects: "which action you do next, or to leave out the rest",
}

_ASKED_HOW: Final[dict[type | None, str]] = {
    None: "which of these actions you do",
    MoveShip: "where your ship moves",
    MoveExplorer: "where an explorer of yours moves",
    TakeSeal: "which seal you take, and to which worker",
    PlacePurple: "which worker gets a purple seal",
    PlaceStamp: "where a stamp goes",
    DeliverSpecimen: "which specimen you deliver",
    ResearchSpecimen: "which specimen you research",
    PitchTent: "where your tent goes",
    ReactivateTent: "which camp you do again",
    TakeObjective: "which objective you take",
    FulfilOutright: "which objective you fulfil",
    UnlockPlace: "which place you unlock",
    PerformPlace: "which locked place you use",
    SendExplorer: "to which island an explorer goes",
    CopyCard: "which crew card you copy",
    Convert: "what your temporary knowledge becomes",
}
"""By the action that answers an effect."""


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name all who are asked; nobody while chance or the rules are at work."""
    match state.pending[-1] if state.pending else None:
        case DraftCrew(picked=picked):
            return tuple(
                PlayerId(player) for player, card in enumerate(picked) if card is None
            )
        case ChoosePair(order=order):
            return order[-1:]
        case Window(order=order):
            return order[:1]
        case (
            TakeTurn(player=player)
            | EndTurn(player=player)
            | ChooseEffects(player=player)
            | DoEffect(player=player)
            | KeepCrew(player=player)
        ):
            return (player,)
        case _:
            return ()


def candidates(state: State, player: PlayerId) -> list[Action]:
    """List the legal answers of the player who is asked."""
    match state.pending[-1]:
        case DraftCrew() | KeepCrew() as question:
            return [*draft.keepings(question, player)]
        case ChoosePair() as question:
            return [TakePair(player, silver) for silver in question.silver]
        case TakeTurn():
            return [*placing.placements(state, player), *fulfillable(state, player)]
        case ChooseEffects(effects=effects):
            return [
                *_choices(state, player, effects),
                *fulfillable(state, player),
                Finish(player),
            ]
        case DoEffect(effect=effect):
            return [
                *answers(state, player, effect),
                *fulfillable(state, player),
                Finish(player),
            ]
        case _:
            return [*fulfillable(state, player), Finish(player)]


def _choices(
    state: State, player: PlayerId, effects: tuple[Effect, ...]
) -> Iterator[ChooseEffect]:
    """Propose every effect that would do something, equal ones once."""
    for number, effect in enumerate(effects):
        if effect not in effects[:number] and is_possible(state, player, effect):
            yield ChooseEffect(player, number)


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids the answer of the player who is asked, or None."""
    question = state.pending[-1]
    match question, action:
        case DraftCrew() | KeepCrew(), KeepCard():
            return draft.refuse_keeping(question, action)
        case ChoosePair(), TakePair():
            return _refuse_pair(question, action)
        case DraftCrew() | KeepCrew() | ChoosePair(), _:
            return refuse_unasked(state, action)
        case _, FulfilObjective():
            return objectives.refuse_fulfilment(state, action)
        case _, FulfilCrew():
            return crew.refuse_crew(state, action)
        case TakeTurn(), PlaceWorker():
            return placing.refuse_placement(state, action)
        case TakeTurn(), Finish():
            message = "you have workers at home, and must place one"
            return refuse(Rule.WORKER, message)
        case TakeTurn(), _:
            return refuse_unasked(state, action)
        case _, Finish():
            return None
        case ChooseEffects(effects=effects), ChooseEffect():
            return _refuse_choice(state, action, effects)
        case DoEffect(effect=OneOf(options=options)), ChooseEffect():
            return _refuse_choice(state, action, options)
        case DoEffect(effect=effect), _ if fits(action, effect):
            return refuse_answer(state, action, effect)
        case _:
            return refuse_unasked(state, action)


def _refuse_pair(question: ChoosePair, action: TakePair) -> Refusal | None:
    if action.silver in question.silver:
        return None
    message = "no pair with the objective {silver} is left"
    return refuse(Rule.STARTING_PAIR, message, silver=str(action.silver))


def _refuse_choice(
    state: State, action: ChooseEffect, effects: tuple[Effect, ...]
) -> Refusal | None:
    """Say why an effect cannot be chosen, or None."""
    if not 0 <= action.effect < len(effects):
        left = "1 is left" if len(effects) == 1 else "{count} are left"
        message = f"there is no action {{number}} to choose: {left}"
        return refuse(
            Rule.EFFECTS, message, number=action.effect + 1, count=len(effects)
        )
    effect = effects[action.effect]
    if effect in effects[: action.effect]:
        first = effects.index(effect) + 1
        message = "actions {number} and {first} are the same: choose {first}"
        return refuse(Rule.EFFECTS, message, number=action.effect + 1, first=first)
    if is_possible(state, action.player, effect):
        return None
    return why_impossible(state, action.player, effect)


def refuse_unasked(state: State, action: Action) -> Refusal:
    """Refuse an answer to a question that was not asked."""
    question = state.pending[-1]
    rule = RULE_OF[type(action)]
    if isinstance(action, Finish):
        rule = _ANSWERED_BY.get(type(question), rule)
    message = "this cannot be done now: you are asked {asked}"
    return refuse(rule, message, asked=_asked(question))


def _asked(question: Item) -> str:
    if isinstance(question, DoEffect):
        return f"{_ASKED_HOW[answer_to(question.effect)]}, or to decline it"
    return _ASKED[type(question)]
