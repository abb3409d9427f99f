"""What just happened, as sentences: the clauses of one person together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, TypeAlias, assert_never

import attrs

from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredSkipped,
    AlfredTried,
    BeagleSailed,
    BonusMoved,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    DeckShuffled,
    EffectChosen,
    EnvelopeRanked,
    Event,
    ExplorerMoved,
    FinalScored,
    GoalLaid,
    GoalScored,
    HandsPassed,
    KnowledgeConverted,
    LetterLaid,
    ObjectiveFulfilled,
    ObjectiveLaid,
    ObjectivesCleared,
    ObjectiveTaken,
    PlaceUnlocked,
    PointsGained,
    RoundBegan,
    ScrollCleared,
    SealLaid,
    SealsReturned,
    SealTaken,
    SeatDrawn,
    SpecimenDelivered,
    SpecimenLaid,
    SpecimenResearched,
    StampPlaced,
    StampsRemoved,
    TentPitched,
    TileLaid,
    TurnOrderSet,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.render.deeds import (
    AlfredDeed,
    Deed,
    alfred_deed,
    decision,
    deed,
    placed,
)
from tabletop.games.darwins_journey.render.sayings import (
    goal_told,
    letter_told,
    name,
    objective_told,
    place_told,
    tile_told,
)
from tabletop.games.darwins_journey.render.words import (
    counted,
    listed,
    seal_letters,
    specimen_words,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View

__all__ = ["last_news"]

_Laid: TypeAlias = (
    TileLaid
    | LetterLaid
    | SealLaid
    | SealsReturned
    | ObjectiveLaid
    | GoalLaid
    | SpecimenLaid
    | ObjectivesCleared
    | ScrollCleared
    | HandsPassed
)
_Phase: TypeAlias = (
    RoundBegan
    | SeatDrawn
    | TurnOrderSet
    | EnvelopeRanked
    | StampsRemoved
    | GoalScored
    | BeagleSailed
    | FinalScored
)
_Alone: TypeAlias = ActionDrawn | AlfredSkipped | DeckShuffled
"""What is told in a sentence of its own."""
_Bought: TypeAlias = (
    SealTaken | TentPitched | PlaceUnlocked | SpecimenDelivered | SpecimenResearched
)
"""What coins are paid for before it happens."""

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


def last_news(view: View) -> str:
    """Say what the last action brought about, as far as the viewer may know."""
    clauses = (_clause(view.table, step) for step in _steps(view.news))
    return " ".join(_sentences(_counted(clauses)))


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
        case PointsGained(rule=Rule.GOAL):
            return number > 0 and isinstance(news[number - 1], GoalScored)
        case _:
            return False


def _goes_on(step: tuple[Event, ...], event: Event) -> bool:
    """Whether an event is told in one clause with those before."""
    match step[-1], event:
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
        subject, again, told = who, "he" if who == "Alfred" else who, list[str]()
        for each in same:
            if told and each.begins:
                yield _sentence(subject, told)
                subject, told = again, []
            told.append(each.what)
            if each.ends:
                yield _sentence(subject, told)
                subject, told = again, []
        if told:
            yield _sentence(subject, told)


def _sentence(subject: str, told: list[str]) -> str:
    """Join what one has done, each verb once: ``gained 2 coins and 1 knowledge``."""
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
    """Tell a step: who, and what."""
    event = next(
        (each for each in step if not isinstance(each, AlfredDecided | CoinsPaid)),
        step[0],
    )
    if isinstance(event, _Laid):
        return _Clause(*_laid(table, event))
    if isinstance(event, _Phase):
        return _Clause(*_phase(table, event), begins=isinstance(event, GoalScored))
    if isinstance(event, AlfredDeed):
        is_alone = isinstance(event, _Alone)
        return _Clause("Alfred", alfred_deed(table, event), is_alone, is_alone)
    why = [decision(table, each) for each in step if isinstance(each, AlfredDecided)]
    more = "; ".join(filter(None, (*why, _rent(table, step))))
    who, what = name(table, event.player), _deed(table, event, step)
    return _Clause(who, f"{what} ({more})" if more else what, begins=any(why))


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


def _laid(table: State, event: _Laid) -> tuple[str, str]:
    match event:
        case TileLaid(place=place, tile=tile):
            told = f"tile {tile} ({tile_told(table, tile)})"
            return told, f"came to {place_told(table, place)}"
        case LetterLaid(envelope=envelope, letter=letter):
            return f"envelope {envelope + 1}", f"brings {letter_told(table, letter)}"
        case SealLaid(scroll=scroll, column=column, seal=seal):
            return f"a {seal} seal", f"came to the academy, {scroll + 1}-{column + 1}"
        case SealsReturned():
            return "the seals of the academy", "went back, to be drawn again"
        case ObjectiveLaid(objective=tile):
            told = f"objective {tile} ({objective_told(table, tile)})"
            return told, "was turned up"
        case GoalLaid(round=number, goal=goal):
            return f"the goal of round {number}", f"is {goal_told(table, goal)}"
        case SpecimenLaid(space=space, specimen=specimen):
            return f"the {specimen_words(specimen)}", f"came to {space}"
        case ObjectivesCleared(objectives=tiles):
            them = "objective" if len(tiles) == 1 else "objectives"
            return f"{them} {listed(tiles)}", "left the game"
        case ScrollCleared(seals=seals):
            left = seal_letters(seals) or "empty"
            return "the top scroll", f"was cleared ({left}), the others moved up"
        case HandsPassed():
            return "the cards in hand", "went to the next players"
        case _:
            assert_never(event)


def _phase(table: State, event: _Phase) -> tuple[str, str]:
    match event:
        case RoundBegan(round=number):
            return f"round {number}", "began"
        case SeatDrawn(player=player, position=position):
            return name(table, player), f"has place {position + 1} in the turn order"
        case TurnOrderSet(order=order):
            told = ", ".join(name(table, each) for each in order)
            return "the turn order", f"is {told}"
        case EnvelopeRanked():
            return f"envelope {event.envelope + 1}", _ranked(table, event)
        case StampsRemoved(player=player, envelope=envelope, stamps=count):
            stamps = counted(count, "stamp")
            return name(table, player), f"lost {stamps} on envelope {envelope + 1}"
        case GoalScored():
            return name(table, event.player), _scored(table, event)
        case BeagleSailed(to=to):
            return "the Beagle", f"sailed to {to}"
        case FinalScored(player=player, points=points):
            return name(table, player), f"scored {counted(points, 'point')} at the end"
        case _:
            assert_never(event)


def _ranked(table: State, event: EnvelopeRanked) -> str:
    """Say who has the most and who the second most stamps."""
    if not event.first:
        return "has no stamps"
    first = listed(name(table, each) for each in event.first)
    second = listed(name(table, each) for each in event.second)
    return f"rewards {first} first{f', {second} second' if second else ''}"


def _scored(table: State, event: GoalScored) -> str:
    """Say what a Beagle goal brought, and what being late has cost."""
    late = f", {event.penalty} less for being late" if event.penalty else ""
    what = _round_told(table) if event.goal is None else goal_told(table, event.goal)
    return f"scored {counted(event.points, 'point')} ({what}{late})"


def _round_told(table: State) -> str:
    """Say what Alfred scores instead of a goal."""
    if table.alfred is None:
        return "by the Beagle"
    board = table.config.content.catalogue.alfred[table.alfred.difficulty]
    return f"{board.beagle_points} for each round"
