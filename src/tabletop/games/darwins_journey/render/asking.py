"""Who is to do what, in which phase and round: the first words of every picture."""

from __future__ import annotations

from typing import Final

from tabletop.core.outcomes import Outcome
from tabletop.games.darwins_journey.kinds import Pile
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    ChooseEffects,
    ChoosePair,
    DoEffect,
    DraftCrew,
    Draw,
    EndTurn,
    KeepCrew,
    TakeTurn,
    Window,
)
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
from tabletop.games.darwins_journey.render import moment, sayings
from tabletop.games.darwins_journey.render.moment import Step
from tabletop.games.darwins_journey.render.words import (
    counted,
    effect_words,
    listed,
    specimen_words,
)
from tabletop.games.darwins_journey.scoring import outcome
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View

_PILES: Final = {
    Pile.TILES: "a special action tile",
    Pile.LETTERS: "a correspondence tile",
    Pile.SEALS: "a seal",
    Pile.SILVER: "a silver objective",
    Pile.GOLD: "a gold objective",
    Pile.SEATS: "the turn order",
    Pile.GOALS: "a Beagle goal",
    Pile.SPECIMENS: "a specimen",
    Pile.CREW: "a crew card",
    Pile.STARTING_SILVER: "a silver starting objective",
    Pile.STARTING_GOLD: "a gold starting objective",
    Pile.ALFRED: "an action card of Alfred's",
    Pile.BONUS: "a bonus card of Alfred's",
}


def round_told(table: State) -> str:
    """Say how far the game has come."""
    rounds = table.config.content.numbers.rounds
    if outcome(table) is not None:
        return f"after {counted(rounds, 'round')}"
    return f"round {table.round} of {rounds}" if table.round else "before round 1"


def context(table: State) -> str:
    """Say in which phase the round is."""
    now, number = moment.step(table), moment.envelope(table)
    if now is Step.REWARDS and number is not None:
        return f"{now}, envelope {number + 1}"
    return now.value


def headline(view: View) -> str:
    """Say who is to do what, what chance is to bring, or who has won."""
    end = outcome(view.table)
    if end is not None:
        return f"{_winners(end)} won"
    acting = moment.asked(view)
    if not acting:
        return _chance_due(view.table)
    who = sayings.name(view.table, acting[0])
    if len(acting) > 1:
        who = f"Players {listed(acting)}"
    return f"{who} {task(view.table)}"


def _winners(end: Outcome) -> str:
    """Name who has won; against Alfred, the grade tells it."""
    if end.grade == "defeat":
        return "Alfred has"
    if len(end.winners) > 1:
        return f"Players {listed(end.winners)} have"
    return f"Player {end.winners[0]} has"


def task(table: State) -> str:
    """Say what those who are asked are to do."""
    match moment.top(table):
        case DraftCrew() | KeepCrew():
            return "to keep a crew card"
        case ChoosePair():
            return "to take a pair of starting objectives"
        case TakeTurn():
            return "to place a worker"
        case EndTurn() | Window():
            return "to fulfil objectives or crew cards, or be done"
        case ChooseEffects(place=place) if place is not None:
            return f"to choose at {sayings.place_told(table, place)}, or be done"
        case ChooseEffects(card=card) if card is not None:
            return f"to choose by crew card {card}, or be done"
        case ChooseEffects():
            return "to choose what to do, or be done"
        case DoEffect(effect=effect):
            return f"{_doing(effect)}, or be done"
        case _:
            return "to act"


def effects(table: State) -> tuple[Effect, ...]:
    """List the effects to choose from, as they are numbered in actions."""
    match moment.top(table):
        case ChooseEffects(effects=listed) | DoEffect(effect=OneOf(options=listed)):
            return listed
        case _:
            return ()


def choices(table: State) -> tuple[str, ...]:
    """Say what the effects to choose from do."""
    return tuple(sayings.effect_told(table, each) for each in effects(table))


def _doing(effect: Effect) -> str:
    """Say what is to be decided for an effect."""
    match effect:
        case Explore(spaces=spaces):
            return f"to move an explorer up to {_spaces(effect, spaces)}"
        case Navigate(spaces=spaces):
            return f"to sail up to {_spaces(effect, spaces)}"
        case Correspond():
            return f"to place a stamp ({effect_words(effect)})"
        case Academy():
            return f"to take a seal ({effect_words(effect)})"
        case Camp(camp=camp):
            return f"to pitch a tent at {camp}"
        case Deliver():
            return f"to {effect_words(effect)}"
        case ResearchMuseum(cost=cost, done=done) if done:
            return f"to research another in the museum for {counted(cost, 'coin')}"
        case ConvertKnowledge():
            return f"to turn {effect_words(effect)}"
        case OneOf():
            return "to choose one of these"
        case _:
            return _DOING.get(type(effect), f"to do: {effect_words(effect)}")


_DOING: Final[dict[type, str]] = {
    GainPurple: "to put a purple seal to a worker",
    Unlock: "to unlock a place",
    PerformLocked: "to use a locked place",
    RepeatDelivery: "to deliver a specimen again",
    ResearchMuseum: "to research in the museum",
    ResearchAny: "to research any specimen",
    ResearchIslands: "to research on an island with an explorer",
    GainObjective: "to take an objective",
    FulfilFreely: "to fulfil an objective outright",
    PlaceExplorer: "to put an explorer on an island",
    AnyCamp: "to pitch a tent at any camp",
    Reactivate: "to use a camp with a tent again",
    CopyCrew: "to copy a crew card",
}


def undone(effect: Effect) -> str:
    """Say what could not be done: ``unlock a place``."""
    match effect:
        case OneOf(options=effects) | InOrder(effects=effects):
            return listed(map(undone, effects), "or")
        case AdvanceTheory():
            return "advance in theory"
        case Research(specimen=which):
            return f"research the {specimen_words(which)}"
        case MoveToBeagle():
            return "move the ship to the Beagle"
        case GainWorker():
            return "gain the fifth worker"
        case _:
            return _doing(effect).removeprefix("to ").partition(" (")[0]


def _spaces(effect: Explore | Navigate, spaces: int) -> str:
    told = counted(spaces, "space")
    if effect.stops:
        told += f" with {counted(effect.stops, 'extra stop')}"
    return told


def _chance_due(table: State) -> str:
    """Say what is to be drawn."""
    match moment.top(table):
        case Draw(pile=pile):
            return f"Chance draws {_PILES[pile]}"
        case AlfredTurn():
            return "Alfred plays"
        case _:
            return "The game goes on"
