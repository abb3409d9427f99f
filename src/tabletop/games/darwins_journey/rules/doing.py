"""The one reader of effects: what each does at once, and what it asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import Action, ChooseEffect, Convert
from tabletop.games.darwins_journey.events import KnowledgeConverted
from tabletop.games.darwins_journey.kinds import Gain
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
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
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    GainPurple,
    GainTurnCoins,
    GainWorker,
    InOrder,
    Lasting,
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
    supplies,
    unlocking,
)
from tabletop.games.darwins_journey.state import State, push, with_person

GAINS: Final = (
    GainCoins,
    GainTurnCoins,
    GainPoints,
    GainKnowledge,
    AdvanceTheory,
    Research,
    MoveToBeagle,
    GainWorker,
    Lasting,
)
"""Effects that are done at once, without a question of their own."""


def begin(state: State, player: PlayerId, effect: Effect) -> State:
    """Do an effect: at once, or by asking how."""
    match effect:
        case GainCoins(coins=coins):
            return supplies.gain_coins(state, player, coins)
        case GainTurnCoins():
            coins = state.config.content.numbers.turn_coins[state.players - 1]
            return supplies.gain_coins(state, player, coins)
        case GainPoints(points=points):
            return supplies.gain_points(state, player, points, Rule.POINTS)
        case GainKnowledge(count=count):
            return supplies.gain_knowledge(state, player, count)
        case AdvanceTheory(spaces=spaces):
            return supplies.advance_theory(state, player, spaces)
        case Research(specimen=specimen):
            return supplies.research(state, player, specimen)
        case MoveToBeagle():
            return movement.sail_to_beagle(state, player)
        case GainWorker():
            return supplies.gain_worker(state, player)
        case Lasting(what=what):
            return supplies.gain_lasting(state, player, what)
        case InOrder(effects=effects):
            return push(state, *(ChooseEffects(player, (each,)) for each in effects))
        case _:
            return push(state, DoEffect(player, effect))


def is_possible(state: State, player: PlayerId, effect: Effect) -> bool:
    """Whether an effect would do anything now."""
    match effect:
        case AdvanceTheory():
            length = state.config.content.theory.length
            return state.people[player].theory < length
        case Research(specimen=specimen):
            return specimen not in state.people[player].research
        case MoveToBeagle():
            return movement.is_behind_beagle(state, player)
        case GainWorker():
            numbers = state.config.content.numbers
            return len(state.people[player].at) == numbers.workers
        case InOrder(effects=effects):
            return any(is_possible(state, player, each) for each in effects)
        case _ if isinstance(effect, GAINS):
            return True
        case _:
            return next(iter(answers(state, player, effect)), None) is not None


def answers(state: State, player: PlayerId, effect: Effect) -> Iterable[Action]:
    """Propose every way to do an effect that asks how."""
    match effect:
        case Explore():
            return movement.walks(state, player, effect)
        case Navigate():
            return movement.sail(state, player, effect)
        case Correspond():
            return correspondence.stamps(state, player, effect)
        case Academy():
            return academy.seal_choices(state, player, effect)
        case GainPurple():
            return academy.purple_places(state, player)
        case Deliver() | RepeatDelivery():
            return museum.deliveries(state, player, effect)
        case ResearchMuseum() | ResearchAny() | ResearchIslands():
            return museum.research_choices(state, player, effect)
        case Camp() | AnyCamp():
            return camps.tent_spaces(state, player, effect)
        case _:
            return _further_answers(state, player, effect)


def _further_answers(
    state: State, player: PlayerId, effect: Effect
) -> Iterable[Action]:
    match effect:
        case Unlock():
            return unlocking.unlockable(state, player, effect)
        case PerformLocked():
            return unlocking.performable(state, player)
        case GainObjective():
            return objectives.takings(state, player)
        case FulfilFreely():
            return objectives.outright(state, player)
        case PlaceExplorer():
            return movement.open_islands(state, player)
        case Reactivate():
            return camps.reactivations(state, player)
        case CopyCrew():
            return crew.copies(state, player)
        case ConvertKnowledge():
            return _conversions(state, player)
        case OneOf(options=options):
            return (
                ChooseEffect(player, number)
                for number, option in enumerate(options)
                if is_possible(state, player, option)
            )
        case _:
            return ()


def _conversions(state: State, player: PlayerId) -> Iterable[Convert]:
    if state.people[player].knowledge < 1:
        return ()
    return (Convert(player, into) for into in Gain)


def convert(state: State, action: Convert, effect: ConvertKnowledge) -> State:
    """Turn a temporary knowledge into coins or points."""
    player = action.player
    me = state.people[player]
    spent = replace(me, knowledge=me.knowledge - 1)
    told = KnowledgeConverted(player, action.into)
    state = with_person(state, player, spent, told)
    if action.into is Gain.COINS:
        return supplies.gain_coins(state, player, effect.coins)
    return supplies.gain_points(state, player, effect.points, Rule.CONVERT)
