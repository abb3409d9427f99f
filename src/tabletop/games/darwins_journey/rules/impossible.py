"""Why an effect can be done in no way: what is asked for, and what there is."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
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
    GainWorker,
    InOrder,
    MoveToBeagle,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    Research,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.rulebook import Rule
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
from tabletop.games.darwins_journey.state import State


def why_impossible(state: State, player: PlayerId, effect: Effect) -> Refusal:
    """Say which rule leaves nothing to do of an effect that is not possible."""
    match effect:
        case Explore():
            return movement.no_walk(effect)
        case Navigate():
            return movement.no_sail(state, player)
        case PlaceExplorer():
            return movement.no_island(state, player)
        case Camp() | AnyCamp():
            return camps.no_camp(state, player, effect)
        case Reactivate():
            return camps.no_reactivation()
        case Unlock():
            return unlocking.no_unlocking(state, player, effect)
        case PerformLocked():
            return unlocking.no_performing(state)
        case OneOf(options=effects) | InOrder(effects=effects):
            each = (why_impossible(state, player, part) for part in effects)
            why = "; ".join(dict.fromkeys(refusal.message for refusal in each))
            return refuse(Rule.EFFECTS, "{why}", why=why)
        case _:
            return _why_no_ware(state, player, effect)


def _why_no_ware(state: State, player: PlayerId, effect: Effect) -> Refusal:
    """Say it of what is about stamps, seals, specimens, objectives and cards."""
    match effect:
        case Correspond():
            return correspondence.no_stamp()
        case Academy():
            return academy.no_seal(state, player, effect)
        case GainPurple():
            return academy.no_purple(state)
        case Deliver() | RepeatDelivery():
            return museum.no_delivery(state, player, effect)
        case ResearchMuseum() | ResearchAny() | ResearchIslands():
            return museum.no_research(state, player, effect)
        case GainObjective():
            return objectives.no_taking(state, player)
        case FulfilFreely():
            return objectives.no_outright(state, player)
        case CopyCrew():
            return crew.no_copy(state)
        case ConvertKnowledge():
            return no_conversion()
        case _:
            return _why_no_gain(effect)


def _why_no_gain(effect: Effect) -> Refusal:
    """Say it of what is gained at once, without a question."""
    match effect:
        case MoveToBeagle():
            message = "your ship is level with the HMS Beagle, or ahead of it"
            return refuse(Rule.BEAGLE, message)
        case Research(specimen=specimen):
            named = specimen.value.replace("_", " ")
            message = "you have researched the {specimen} already"
            return refuse(Rule.RESEARCH, message, specimen=named)
        case AdvanceTheory():
            message = "your evolution marker is at the end of its track"
            return refuse(Rule.EFFECTS, message)
        case GainWorker():
            return refuse(Rule.WORKER, "your fifth worker is in play already")
        case _:
            return refuse(Rule.EFFECTS, "only Alfred does such a thing")


def no_conversion() -> Refusal:
    """Say why nothing can be converted."""
    return refuse(Rule.CONVERT, "you have no temporary knowledge")
