"""Each event in a clause: who did something, and what."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BeagleSailed,
    BonusCardLaid,
    BonusCardPlayed,
    BonusMoved,
    DeckShuffled,
    EnvelopeRanked,
    Event,
    FinalScored,
    GoalLaid,
    GoalScored,
    HandsPassed,
    LetterLaid,
    ObjectiveDiscarded,
    ObjectiveLaid,
    ObjectivesCleared,
    RoundBegan,
    ScrollCleared,
    SealLaid,
    SealsReturned,
    SeatDrawn,
    SpecimenLaid,
    StampsRemoved,
    TileLaid,
    TurnOrderSet,
)
from tabletop.games.darwins_journey.render.deeds import deed
from tabletop.games.darwins_journey.render.sayings import (
    goal_told,
    letter_told,
    name,
    objective_told,
    option_words,
    place_told,
    tile_told,
)
from tabletop.games.darwins_journey.render.words import (
    counted,
    listed,
    seal_letters,
    specimen_words,
)
from tabletop.games.darwins_journey.state import State

__all__ = ["Clause", "clause"]

Clause: TypeAlias = tuple[str, str]
"""Who did something, and what."""

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
_Alfred: TypeAlias = (
    ActionDrawn
    | AlfredDecided
    | AlfredRested
    | AlfredSkipped
    | AlfredTried
    | BonusCardLaid
    | BonusCardPlayed
    | BonusMoved
    | DeckShuffled
    | ObjectiveDiscarded
)


def clause(table: State, event: Event) -> Clause:
    """Tell an event: who, and what."""
    if isinstance(event, _Laid):
        return _laid(table, event)
    if isinstance(event, _Phase):
        return _phase(table, event)
    if isinstance(event, _Alfred):
        return "Alfred", _alfred(table, event)
    return name(table, event.player), deed(table, event)


def _laid(table: State, event: _Laid) -> Clause:
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
            return f"objectives {listed(tiles)}", "left the game"
        case ScrollCleared(seals=seals):
            left = seal_letters(seals) or "empty"
            return "the top scroll", f"was cleared ({left}), the others moved up"
        case HandsPassed():
            return "the cards in hand", "went to the next players"
        case _:
            assert_never(event)


def _phase(table: State, event: _Phase) -> Clause:
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
    what = "by the Beagle" if event.goal is None else goal_told(table, event.goal)
    late = f", late by {event.penalty}" if event.penalty else ""
    return f"scored {counted(event.points, 'point')} ({what}{late})"


def _alfred(table: State, event: _Alfred) -> str:
    match event:
        case ActionDrawn(card=action):
            options = table.config.content.catalogue.action_card[action].options
            return f"drew card {action} ({', else '.join(map(option_words, options))})"
        case AlfredTried(option=option):
            return f"tried: {option_words(option)}"
        case AlfredSkipped(what=what, why=why):
            return f"left out {what}, since {why}"
        case AlfredDecided(matter=matter, chosen=chosen, reason=reason):
            return f"chose {matter} {chosen}: {reason}"
        case AlfredRested(worker=worker):
            return f"let {'ABCDE'[worker]} rest"
        case BonusCardLaid(card=card, space=space):
            return f"has bonus card {card} above space {space}"
        case BonusCardPlayed(card=card):
            return f"came past bonus card {card}"
        case BonusMoved(to=to):
            return f"moved to {to} on the bonus track"
        case DeckShuffled():
            return "shuffled all his action cards"
        case ObjectiveDiscarded(objective=tile):
            return f"threw objective {tile} out"
        case _:
            assert_never(event)
