"""What is laid out and cleared, and how rounds go on, in clauses."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from tabletop.games.darwins_journey.events import (
    BeagleSailed,
    EnvelopeRanked,
    FinalScored,
    GoalLaid,
    GoalScored,
    HandsPassed,
    LetterLaid,
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
from tabletop.games.darwins_journey.scoring import final_lines
from tabletop.games.darwins_journey.state import PersonId, State

Laid: TypeAlias = (
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
Phase: TypeAlias = (
    RoundBegan
    | SeatDrawn
    | TurnOrderSet
    | EnvelopeRanked
    | StampsRemoved
    | GoalScored
    | BeagleSailed
    | FinalScored
)


def laid(table: State, event: Laid) -> tuple[str, str]:
    """Tell what was laid out or cleared away: what it is, and what became of it."""
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


def phase(table: State, event: Phase) -> tuple[str, str]:
    """Tell how the round goes on: of whom or what, and what happened."""
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
            told = f"scored {counted(points, 'point')} at the end"
            return name(table, player), f"{told}{_from(table, player)}"
        case _:
            assert_never(event)


def _from(table: State, person: PersonId) -> str:
    """Say what somebody scores for at the end, line by line."""
    lines = (line for line in final_lines(table, person) if line.points)
    told = ", ".join(f"{line.label} {line.points}" for line in lines)
    return f" ({told})" if told else ""


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
