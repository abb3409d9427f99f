"""Whether an action answers the effect that asks, and what comes of it."""

from __future__ import annotations

from typing import Final

from tabletop.core.refusals import Refusal
from tabletop.games.darwins_journey.actions import (
    Action,
    Convert,
    CopyCard,
    DeliverSpecimen,
    FulfilOutright,
    MoveExplorer,
    MoveShip,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakeSeal,
    UnlockPlace,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AnyCamp,
    Camp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Effect,
    Explore,
    FulfilFreely,
    GainObjective,
    GainPurple,
    Navigate,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.rules import (
    academy,
    camps,
    correspondence,
    crew,
    movement,
    museum,
    objectives,
    unlocking,
)
from tabletop.games.darwins_journey.rules.doing import convert
from tabletop.games.darwins_journey.rules.impossible import no_conversion
from tabletop.games.darwins_journey.state import State

_ANSWER: Final[dict[type, type]] = {
    Explore: MoveExplorer,
    Navigate: MoveShip,
    Correspond: PlaceStamp,
    Academy: TakeSeal,
    GainPurple: PlacePurple,
    Deliver: DeliverSpecimen,
    RepeatDelivery: DeliverSpecimen,
    ResearchMuseum: ResearchSpecimen,
    ResearchAny: ResearchSpecimen,
    ResearchIslands: ResearchSpecimen,
    Camp: PitchTent,
    AnyCamp: PitchTent,
    Unlock: UnlockPlace,
    PerformLocked: PerformPlace,
    GainObjective: TakeObjective,
    FulfilFreely: FulfilOutright,
    PlaceExplorer: SendExplorer,
    Reactivate: ReactivateTent,
    CopyCrew: CopyCard,
    ConvertKnowledge: Convert,
}
"""The action that answers an effect."""


def answer_to(effect: Effect) -> type | None:
    """Name the action that answers an effect; None if it asks nothing of its own."""
    return _ANSWER.get(type(effect))


def fits(action: Action, effect: Effect) -> bool:
    """Whether an action is the answer to an effect."""
    return answer_to(effect) is type(action)


def refuse_answer(state: State, action: Action, effect: Effect) -> Refusal | None:
    """Say why an action that fits an effect cannot be done, or None."""
    match action, effect:
        case MoveExplorer(), Explore():
            return movement.refuse_explorer_move(state, action, effect)
        case MoveShip(), Navigate():
            return movement.refuse_ship_move(state, action, effect)
        case PlaceStamp(), Correspond():
            return correspondence.refuse_stamp(state, action, effect)
        case TakeSeal(), Academy():
            return academy.refuse_seal(state, action, effect)
        case PlacePurple(), GainPurple():
            return academy.refuse_purple(state, action)
        case DeliverSpecimen(), (Deliver() | RepeatDelivery()):
            return museum.refuse_delivery(state, action, effect)
        case ResearchSpecimen(), (ResearchMuseum() | ResearchAny() | ResearchIslands()):
            return museum.refuse_research(state, action, effect)
        case PitchTent(), (Camp() | AnyCamp()):
            return camps.refuse_tent(state, action, effect)
        case _:
            return _refuse_further(state, action, effect)


def _refuse_further(state: State, action: Action, effect: Effect) -> Refusal | None:
    match action, effect:
        case UnlockPlace(), Unlock():
            return unlocking.refuse_unlocking(state, action, effect)
        case PerformPlace(), PerformLocked():
            return unlocking.refuse_performing(state, action)
        case TakeObjective(), GainObjective():
            return objectives.refuse_taking(state, action)
        case FulfilOutright(), FulfilFreely():
            return objectives.refuse_outright(state, action)
        case SendExplorer(), PlaceExplorer():
            return movement.refuse_sending(state, action)
        case ReactivateTent(), Reactivate():
            return camps.refuse_reactivation(state, action)
        case CopyCard(), CopyCrew():
            return crew.refuse_copy(state, action)
        case Convert(), ConvertKnowledge():
            return refuse_conversion(state, action)
        case _:
            raise AssertionError(f"{action} does not answer {effect}")


def refuse_conversion(state: State, action: Convert) -> Refusal | None:
    """Say why no knowledge can be converted, or None."""
    if state.people[action.player].knowledge > 0:
        return None
    return no_conversion()


def resolve_answer(state: State, action: Action, effect: Effect) -> State:
    """Carry out the answer to an effect."""
    match action, effect:
        case MoveExplorer(), Explore():
            return movement.move_explorer(state, action, effect)
        case MoveShip(), Navigate():
            return movement.move_ship(state, action, effect)
        case PlaceStamp(), Correspond():
            return correspondence.place_stamp(state, action, effect)
        case TakeSeal(), Academy():
            return academy.take_seal(state, action, effect)
        case PlacePurple(), GainPurple():
            return academy.place_purple(state, action)
        case DeliverSpecimen(), (Deliver() | RepeatDelivery()):
            return museum.deliver(state, action, effect)
        case ResearchSpecimen(), (ResearchMuseum() | ResearchAny() | ResearchIslands()):
            return museum.research_one(state, action, effect)
        case PitchTent(), (Camp() | AnyCamp()):
            return camps.pitch_tent(state, action)
        case _:
            return _resolve_further(state, action, effect)


def _resolve_further(state: State, action: Action, effect: Effect) -> State:
    match action, effect:
        case UnlockPlace(), Unlock():
            return unlocking.unlock_place(state, action, effect)
        case PerformPlace(), PerformLocked():
            return unlocking.perform_place(state, action)
        case TakeObjective(), GainObjective():
            return objectives.take_objective(state, action)
        case FulfilOutright(), FulfilFreely():
            return objectives.fulfil_outright(state, action)
        case SendExplorer(), PlaceExplorer():
            return movement.send_explorer(state, action)
        case ReactivateTent(), Reactivate():
            return camps.reactivate(state, action)
        case CopyCard(), CopyCrew():
            return crew.copy_card(state, action)
        case Convert(), ConvertKnowledge():
            return convert(state, action, effect)
        case _:
            raise AssertionError(f"{action} does not answer {effect}")
