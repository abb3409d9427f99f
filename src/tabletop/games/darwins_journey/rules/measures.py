"""What can be counted of somebody: for objectives and for Beagle goals."""

from __future__ import annotations

from tabletop.games.darwins_journey.content.measures import (
    CoinsHeld,
    EmptyStacks,
    KnowledgeHeld,
    LensesPlaced,
    Measure,
    ObjectivesFulfilled,
    PointsScored,
    SealsOwned,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.kinds import Seal
from tabletop.games.darwins_journey.rules.tables import beagle
from tabletop.games.darwins_journey.state import Naturalist, PersonId, State


def measured(state: State, person: PersonId, measure: Measure) -> int:
    """Count something of somebody."""
    me = state.people[person]
    match measure:
        case SealsOwned(colour=colour):
            seal = Seal(colour.value)
            return sum(row.count(seal) for row in me.rows)
        case SpecimensOfKind(kind=kind):
            return sum(each.kind is kind for each in me.research)
        case SpecimensOfColour(colour=colour):
            return sum(each.colour is colour for each in me.research)
        case LensesPlaced():
            return sum(owner == person for _, owner in state.board.lenses)
        case TentsPlaced():
            return sum(tent.owner == person for tent in state.board.tents)
        case ShipSpace():
            return state.config.content.catalogue.number[me.ship]
        case ShipAtBeagle():
            number = state.config.content.catalogue.number
            return int(number[me.ship] >= number[beagle(state)])
        case _:
            return _held(me, measure)


def _held(
    me: Naturalist,
    measure: CoinsHeld
    | EmptyStacks
    | KnowledgeHeld
    | ObjectivesFulfilled
    | PointsScored
    | TheorySpace,
) -> int:
    match measure:
        case CoinsHeld():
            return me.coins
        case EmptyStacks():
            return me.stacks.count(0)
        case KnowledgeHeld():
            return me.knowledge
        case ObjectivesFulfilled():
            return fulfilled(me)
        case PointsScored():
            return me.points
        case TheorySpace():
            return me.theory


def fulfilled(me: Naturalist) -> int:
    """Count the fulfilled objectives of somebody."""
    return sum(
        slot is not None and slot.is_fulfilled for slot in (*me.silver, *me.gold)
    )


def described(state: State, measure: Measure, count: int) -> str:
    """Say in words how much of something is asked for."""
    s = "" if count == 1 else "s"
    match measure:
        case SealsOwned(colour=colour):
            return f"{count} {colour.value} seal{s}"
        case SpecimensOfKind(kind=kind):
            return f"{count} {kind.value} specimen{s}"
        case SpecimensOfColour(colour=colour):
            return f"{count} {colour.value} specimen{s}"
        case LensesPlaced():
            lenses = "lens" if count == 1 else "lenses"
            return f"{count} {lenses} of yours on the board"
        case TentsPlaced():
            return f"{count} tent{s} on campsites"
        case ShipSpace():
            space = state.config.content.ocean.spaces[count].id
            return f"your ship on {space} or further"
        case ShipAtBeagle():
            return "your ship level with the HMS Beagle or ahead"
        case _:
            return _described_held(measure, count)


def _described_held(
    measure: CoinsHeld
    | EmptyStacks
    | KnowledgeHeld
    | ObjectivesFulfilled
    | PointsScored
    | TheorySpace,
    count: int,
) -> str:
    s = "" if count == 1 else "s"
    match measure:
        case CoinsHeld():
            return f"{count} coin{s}"
        case EmptyStacks():
            return f"{count} empty stack{s} of stamps"
        case KnowledgeHeld():
            return f"{count} temporary knowledge"
        case ObjectivesFulfilled():
            return f"{count} fulfilled objective{s}"
        case PointsScored():
            return f"{count} point{s}"
        case TheorySpace():
            return f"space {count} of the theory of evolution"
