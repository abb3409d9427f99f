"""Why an effect can be done in no way: what is asked for, and what there is."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.darwins_journey.pending import effects
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


def why_impossible(state: State, player: PlayerId, effect: effects.Effect) -> Refusal:
    """Say which rule leaves nothing to do of an effect that is not possible."""
    match effect:
        case effects.Explore():
            return movement.no_walk(effect)
        case effects.Navigate():
            return movement.no_sail(state, player)
        case effects.PlaceExplorer():
            return movement.no_island(state, player)
        case effects.Camp() | effects.AnyCamp():
            return camps.no_camp(state, player, effect)
        case effects.Reactivate():
            return camps.no_reactivation()
        case effects.Unlock():
            return unlocking.no_unlocking(state, player, effect)
        case effects.PerformLocked():
            return unlocking.no_performing(state)
        case effects.OneOf(options=parts) | effects.InOrder(effects=parts):
            each = (why_impossible(state, player, part) for part in parts)
            why = "; ".join(dict.fromkeys(refusal.message for refusal in each))
            return refuse(Rule.EFFECTS, "{why}", why=why)
        case _:
            return _why_no_ware(state, player, effect)


def _why_no_ware(state: State, player: PlayerId, effect: effects.Effect) -> Refusal:
    """Say it of what is about stamps, seals, specimens, objectives and cards."""
    match effect:
        case effects.Correspond():
            return correspondence.no_stamp()
        case effects.Academy():
            return academy.no_seal(state, player, effect)
        case effects.GainPurple():
            return academy.no_purple(state)
        case effects.Deliver() | effects.RepeatDelivery():
            return museum.no_delivery(state, player, effect)
        case (
            effects.ResearchMuseum() | effects.ResearchAny() | effects.ResearchIslands()
        ):
            return museum.no_research(state, player, effect)
        case effects.GainObjective():
            return objectives.no_taking(state, player)
        case effects.FulfilFreely():
            return objectives.no_outright(state, player)
        case effects.CopyCrew():
            return crew.no_copy(state)
        case effects.ConvertKnowledge():
            return no_conversion()
        case _:
            return _why_no_gain(effect)


def _why_no_gain(effect: effects.Effect) -> Refusal:
    """Say it of what is gained at once, without a question."""
    match effect:
        case effects.MoveToBeagle():
            message = "your ship is level with the HMS Beagle, or ahead of it"
            return refuse(Rule.BEAGLE, message)
        case effects.Research(specimen=specimen):
            named = specimen.value.replace("_", " ")
            message = "you have researched the {specimen} already"
            return refuse(Rule.RESEARCH, message, specimen=named)
        case effects.AdvanceTheory():
            message = "your evolution marker is at the end of its track"
            return refuse(Rule.EFFECTS, message)
        case effects.GainWorker():
            return refuse(Rule.WORKER, "your fifth worker is in play already")
        case _:
            return refuse(Rule.EFFECTS, "only Alfred does such a thing")


def no_conversion() -> Refusal:
    """Say why nothing can be converted."""
    return refuse(Rule.CONVERT, "you have no temporary knowledge")
