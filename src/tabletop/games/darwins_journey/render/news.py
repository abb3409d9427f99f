"""What just happened, as sentences: the clauses of one person together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, TypeAlias

import attrs

from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredSkipped,
    AlfredTried,
    BenefitGained,
    BonusCardPlayed,
    BonusMoved,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    DeckShuffled,
    EffectChosen,
    Event,
    ExplorerMoved,
    ExplorerPlaced,
    GoalScored,
    IconUsed,
    KnowledgeConverted,
    KnowledgeGained,
    ObjectiveFulfilled,
    ObjectiveTaken,
    PlaceUnlocked,
    PointsGained,
    SealTaken,
    SpecimenDelivered,
    SpecimenResearched,
    StampPlaced,
    StampsRemoved,
    TentPitched,
    TheoryAdvanced,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.render.alfred_deeds import (
    AlfredDeed,
    alfred_deed,
    because,
    decision,
)
from tabletop.games.darwins_journey.render.deeds import Deed, deed, placed
from tabletop.games.darwins_journey.render.phases import Laid, Phase, laid, phase
from tabletop.games.darwins_journey.render.sayings import name
from tabletop.games.darwins_journey.render.words import counted, listed
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View

_Alone: TypeAlias = ActionDrawn | AlfredSkipped | DeckShuffled
"""What is told in a sentence of its own."""
_Bought: TypeAlias = (
    SealTaken | TentPitched | PlaceUnlocked | SpecimenDelivered | SpecimenResearched
)
"""What coins are paid for before it happens."""

_GAINS: Final = (
    BenefitGained,
    CoinsGained,
    CoinsOverflowed,
    ExplorerPlaced,
    KnowledgeGained,
    PointsGained,
    SpecimenResearched,
    TheoryAdvanced,
)
"""What a deed brings; it is told with the deed."""
_TAKING: Final = (
    "gained",
    "got",
    "lost",
    "paid",
    "put",
    "researched",
    "scored",
    "took",
)
"""Verbs that are said once of several things."""


@attrs.frozen
class _Clause:
    """Who did something, and what."""

    who: str
    what: str
    begins: bool = False
    """Whether a sentence begins with it."""
    ends: bool = False
    """Whether a sentence ends with it."""
    cause: str = ""
    """Where the icon is that Alfred used."""
    is_gain: bool = False
    """Whether it is what came of the clause before."""

    def goes_on(self, cause: str) -> bool:
        """Whether it is told in the same sentence as what came of a cause."""
        if self.begins:
            return False
        return self.cause == cause or (self.is_gain and not self.cause)


def last_news(view: View) -> str:
    """Say what the last action brought about, as far as the viewer may know.

    Each sentence has a line of its own.
    """
    clauses = (_clause(view.table, step) for step in _steps(view.news))
    return "\n".join(_sentences(_counted(clauses)))


# -- what is told at once


def _steps(news: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
    """Put together what is one clause: a decision, what it costs, and the deed."""
    step: tuple[Event, ...] = ()
    for number, event in enumerate(news):
        if _is_silent(news, number):
            continue
        if step and not _goes_on(step, event):
            yield step
            step = ()
        step += (event,)
    if step:
        yield step


def _is_silent(news: tuple[Event, ...], number: int) -> bool:
    """Whether others tell what an event does: what follows, or the goal itself."""
    match news[number]:
        case EffectChosen() | AlfredTried():
            return number + 1 < len(news)
        case IconUsed():
            return not _comes_of_an_icon(news, number + 1)
        case BonusCardPlayed():
            return _comes_of_an_icon(news, number + 2)
        case PointsGained(rule=Rule.GOAL):
            return number > 0 and isinstance(news[number - 1], GoalScored)
        case _:
            return False


def _comes_of_an_icon(news: tuple[Event, ...], number: int) -> bool:
    """Whether an event tells what Alfred did by an icon that he has just used."""
    if number >= len(news) or not isinstance(news[number - 1], IconUsed):
        return False
    event = news[number]
    return not isinstance(event, IconUsed | BonusCardPlayed | Laid | Phase)


def _goes_on(step: tuple[Event, ...], event: Event) -> bool:
    """Whether an event is told in one clause with those before."""
    match step[-1], event:
        case IconUsed(), _:
            return True
        case WorkerPlaced(knowledge=missing), CoinsPaid():
            return missing > 0
        case ObjectiveTaken() | ObjectiveFulfilled(), CoinsPaid():
            return True
        case KnowledgeConverted(), CoinsGained() | PointsGained():
            return True
        case CoinsOverflowed(coins=coins), BonusMoved(steps=steps):
            return coins == steps
        case StampPlaced() as before, StampPlaced():
            return _stamp(before) == _stamp(event)
        case _, CoinsGained(player=player):
            return any(
                isinstance(each, WorkerPlaced) and each.player != player
                for each in step
            )
        case _:
            return _follows(step[-1], event)


def _stamp(event: StampPlaced) -> tuple[int, int, bool]:
    """Tell stamps apart that are not told together."""
    return event.player, event.envelope, event.stack is None


def _follows(before: Event, event: Event) -> bool:
    """Whether an event is what was decided, or paid for."""
    match before, event:
        case AlfredDecided(), CoinsPaid() | WorkerPlaced():
            return True
        case AlfredDecided(), ExplorerMoved() | StampPlaced():
            return True
        case AlfredDecided() | CoinsPaid(), _:
            return isinstance(event, _Bought)
        case _:
            return False


# -- sentences


def _counted(clauses: Iterable[_Clause]) -> Iterator[_Clause]:
    """Tell what is repeated at once with how often it happened."""
    for clause, same in groupby(clauses):
        times = len([*same])
        often = f"{clause.what} ({times} times)"
        yield clause if times == 1 else attrs.evolve(clause, what=often)


def _sentences(clauses: Iterable[_Clause]) -> Iterator[str]:
    """Tell what somebody did in one sentence, and what Alfred did in several."""
    for who, same in groupby(clauses, key=lambda clause: clause.who):
        subject, again, told = who, "he" if who == "Alfred" else who, list[_Clause]()
        for each in same:
            if told and (told[-1].ends or not each.goes_on(told[0].cause)):
                yield _sentence(subject, told)
                subject, told = again, []
            told.append(each)
        yield _sentence(subject, told)


def _sentence(who: str, clauses: list[_Clause]) -> str:
    """Join what one has done, each verb once: ``gained 2 coins and 1 knowledge``."""
    cause, told = clauses[0].cause, [each.what for each in clauses]
    subject = f"{cause}, {who}" if cause else who
    *first, last = _by_verb(told)
    joint = ", and " if any(" and " in part for part in (*first, last)) else " and "
    sentence = f"{subject} {joint.join(filter(None, (', '.join(first), last)))}."
    return sentence[0].upper() + sentence[1:]


def _by_verb(told: Iterable[str]) -> Iterator[str]:
    """Say a verb once, where several things follow it."""
    for verb, same in groupby(told, key=lambda what: what.split()[0]):
        if verb in _TAKING:
            things = (what.removeprefix(f"{verb} ") for what in same)
            yield f"{verb} {listed(things)}"
        else:
            yield from same


# -- clauses


def _clause(table: State, step: tuple[Event, ...]) -> _Clause:
    """Tell a step: who, what, and for what reason."""
    cause = ""
    if isinstance(step[0], IconUsed):
        cause, step = because(step[0].cause), step[1:]
    event = next(
        (each for each in step if not isinstance(each, AlfredDecided | CoinsPaid)),
        step[0],
    )
    if isinstance(event, Laid):
        return _Clause(*laid(table, event))
    if isinstance(event, Phase):
        begins = isinstance(event, GoalScored | StampsRemoved)
        return _Clause(*phase(table, event), begins=begins)
    if isinstance(event, AlfredDeed):
        is_alone = isinstance(event, _Alone)
        told = alfred_deed(table, event)
        return _Clause("Alfred", told, is_alone, is_alone, cause=cause)
    why = [decision(table, each) for each in step if isinstance(each, AlfredDecided)]
    more = "; ".join(filter(None, (*why, _rent(table, step))))
    who, what = name(table, event.player), _deed(table, event, step)
    told, is_gain = f"{what} ({more})" if more else what, isinstance(event, _GAINS)
    return _Clause(who, told, any(why), cause=cause, is_gain=is_gain)


def _deed(table: State, event: Deed, step: tuple[Event, ...]) -> str:
    """Tell what somebody did, with what was paid for it."""
    match step:
        case (KnowledgeConverted(), CoinsGained(coins=coins)):
            return f"turned 1 knowledge into {counted(coins, 'coin')}"
        case (KnowledgeConverted(), PointsGained(points=points)):
            return f"turned 1 knowledge into {counted(points, 'point')}"
        case (CoinsOverflowed(), BonusMoved() as moved):
            missed = counted(moved.steps, "coin")
            return f"{alfred_deed(table, moved)} instead of gaining {missed}"
        case _:
            pass  # told by its deed alone
    coins = sum(each.coins for each in step if isinstance(each, CoinsPaid))
    if isinstance(event, WorkerPlaced):
        return placed(table, event, coins)
    told = deed(table, event, sum(isinstance(each, StampPlaced) for each in step))
    is_paid = coins and not isinstance(event, CoinsPaid)
    return f"{told} for {counted(coins, 'coin')}" if is_paid else told


def _rent(table: State, step: tuple[Event, ...]) -> str:
    """Say what the owner of a lens has got for a worker of somebody else."""
    last, is_placing = step[-1], any(isinstance(each, WorkerPlaced) for each in step)
    if not is_placing or not isinstance(last, CoinsGained):
        return ""
    return f"{counted(last.coins, 'coin')} to {name(table, last.player)} for the lens"
