"""Coins, points, knowledge and other goods: gained and paid, and told of."""

from __future__ import annotations

from typing import Final

from tabletop.core.values import replace
from tabletop.games.darwins_journey.events import (
    BenefitGained,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    KnowledgeGained,
    PointsGained,
    SpecimenResearched,
    TheoryAdvanced,
    WorkerGained,
)
from tabletop.games.darwins_journey.kinds import LastingKind, Specimen
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import BonusSteps
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import (
    PersonId,
    Score,
    State,
    push,
    tell,
    with_person,
)

_FOR: Final[dict[Rule, str]] = {
    Rule.POINTS: "actions",
    Rule.GOLD_RIBBON: "ribbons",
    Rule.TRACK_END: "ends",
    Rule.CONVERT: "knowledge",
    Rule.GOAL: "goals",
    Rule.BONUS_TRACK: "laps",
}
"""What points by a rule are counted as."""


def is_alfred(state: State, person: PersonId) -> bool:
    """Whether somebody is Alfred."""
    return state.alfred is not None and person == len(state.people) - 1


def gain_coins(state: State, person: PersonId, coins: int) -> State:
    """Give coins; what is too much for Alfred moves him on his bonus track."""
    if coins <= 0:
        return state
    me = state.people[person]
    kept = coins
    if state.alfred is not None and is_alfred(state, person):
        board = state.config.content.catalogue.alfred[state.alfred.difficulty]
        kept = min(coins, board.most_coins - me.coins)
    if kept:
        changed = replace(me, coins=me.coins + kept)
        state = with_person(state, person, changed, CoinsGained(person, kept))
    if kept < coins:
        state = tell(state, CoinsOverflowed(person, coins - kept))
        state = push(state, DoEffect(person, BonusSteps(coins - kept)))
    return state


def pay(state: State, person: PersonId, coins: int) -> State:
    """Take coins that are there."""
    if coins <= 0:
        return state
    me = state.people[person]
    changed = replace(me, coins=me.coins - coins)
    return with_person(state, person, changed, CoinsPaid(person, coins))


def gain_points(state: State, person: PersonId, points: int, rule: Rule) -> State:
    """Score points on the track."""
    if points <= 0:
        return state
    me = state.people[person]
    part = _FOR[rule]
    before: int = getattr(me.score, part)
    score: Score = replace(me.score, **{part: before + points})
    changed = replace(me, score=score)
    return with_person(state, person, changed, PointsGained(person, points, rule))


def gain_knowledge(state: State, person: PersonId, count: int) -> State:
    """Give temporary knowledge; Alfred gains coins instead."""
    if state.alfred is not None and is_alfred(state, person):
        price = state.config.content.solo.knowledge_price
        return gain_coins(state, person, count * price)
    me = state.people[person]
    changed = replace(me, knowledge=me.knowledge + count)
    return with_person(state, person, changed, KnowledgeGained(person, count))


def advance_theory(state: State, person: PersonId, spaces: int) -> State:
    """Move an evolution marker forward; what is left at the end is lost."""
    me = state.people[person]
    to = min(me.theory + spaces, state.config.content.theory.length)
    if to == me.theory:
        return state
    changed = replace(me, theory=to)
    return with_person(state, person, changed, TheoryAdvanced(person, to))


def research(state: State, person: PersonId, specimen: Specimen) -> State:
    """Put a research marker on a specimen, unless one lies there."""
    me = state.people[person]
    if specimen in me.research:
        return state
    changed = replace(me, research=(*me.research, specimen))
    return with_person(state, person, changed, SpecimenResearched(person, specimen))


def gain_worker(state: State, person: PersonId) -> State:
    """Bring the fifth worker into play."""
    me = state.people[person]
    changed = replace(me, at=(*me.at, None))
    return with_person(state, person, changed, WorkerGained(person))


def gain_lasting(state: State, person: PersonId, what: LastingKind) -> State:
    """Give a benefit for the rest of the game."""
    me = state.people[person]
    changed = replace(me, lasting=(*me.lasting, what))
    return with_person(state, person, changed, BenefitGained(person, what))
