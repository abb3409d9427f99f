"""What a stack tells of the moment: the phase, the place, who is asked, whose volley.

Nothing is drawn or said here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.kinds import Contestant, Foe, Island, Phase, Window
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    DrawCards,
    EndCombat,
    EndMonth,
    EndYear,
    FireAt,
    Improve,
    Item,
    NextVolley,
    OpenWindow,
    OrderFor,
    OrderShips,
    PlaceNavy,
    Plunder,
    PrepareBattle,
    Ranking,
    RevealLegend,
    Rig,
    StartMonth,
    StartRound,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
    TurnUpgrades,
    Visit,
)
from tabletop.games.pirates_cove.rules import foes_at, players_at, speed_of, to_act
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View


class Step(StrEnum):
    """A phase, as people call it, in the order of a month."""

    RIGGING = "rigging"
    """Before the first month only."""
    TREASURE = "treasure cards"
    NAVIGATION = "navigation"
    COMBAT = "combat"
    PLUNDER = "plunder"
    UPGRADES = "upgrades"
    END = "month's end"
    OVER = "the year is over"


_OF_ITEM: Final[dict[type, Step]] = {
    ChooseRigs: Step.RIGGING,
    StartMonth: Step.END,
    TurnTreasure: Step.TREASURE,
    ChooseCourses: Step.NAVIGATION,
    PlaceNavy: Step.COMBAT,
    PrepareBattle: Step.COMBAT,
    StartRound: Step.COMBAT,
    NextVolley: Step.COMBAT,
    FireAt: Step.COMBAT,
    ThrowDice: Step.COMBAT,
    ThrowForMutiny: Step.COMBAT,
    EndCombat: Step.COMBAT,
    Plunder: Step.PLUNDER,
    TurnUpgrades: Step.UPGRADES,
    Improve: Step.UPGRADES,
    TakeShelter: Step.UPGRADES,
    RevealLegend: Step.END,
    EndMonth: Step.END,
    EndYear: Step.END,
    Ranking: Step.OVER,
}
_OF_WINDOW: Final = {
    Window.COURSE: Step.NAVIGATION,
    Window.NAVY: Step.COMBAT,
    Window.PASSAGE: Step.COMBAT,
    Window.BOOTY: Step.PLUNDER,
}
_OF_ORDER: Final = {
    OrderFor.BATTLE: Step.COMBAT,
    OrderFor.ROUND: Step.COMBAT,
    OrderFor.TARGET: Step.COMBAT,
    OrderFor.UPGRADE: Step.UPGRADES,
    OrderFor.RANKING: Step.OVER,
}
_OF_PHASE: Final = {
    Phase.COMBAT: Step.COMBAT,
    Phase.PLUNDER: Step.PLUNDER,
    Phase.UPGRADE: Step.UPGRADES,
}


def top(table: State) -> Item | None:
    """Return what waits now; None if nothing does."""
    return table.pending[-1] if table.pending else None


def step(table: State) -> Step:
    """Say in which phase a month is: what lies highest on the stack and tells it."""
    if not table.month:
        return Step.RIGGING
    found = (_step_of(item) for item in reversed(table.pending))
    return next(filter(None, found), Step.OVER)


def asked(view: View) -> tuple[PlayerId, ...]:
    """Name all who are to act; nobody while chance is, or when the year is over."""
    if isinstance(top(view.table), ChooseRigs | ChooseCourses):
        everybody = seats(len(view.table.pirates))
        return tuple(player for player in everybody if player not in view.chosen)
    return to_act(view.table)


def place(table: State) -> Island | None:
    """Say where the month has got to, in the phases that go from place to place."""
    if table.combat is not None:
        return table.combat.where
    for item in reversed(table.pending):
        match item:
            case Plunder(place=where):
                return where
            case Improve(player=player) | TakeShelter(player=player):
                return table.pirates[player].where
            case OrderShips(what=OrderFor.UPGRADE, groups=groups):
                first = groups[0][0]
                return None if isinstance(first, Foe) else table.pirates[first].where
            case OpenWindow(place=where) | PlaceNavy(place=where):
                return where
            case _:
                pass  # tells no place
    return None


def shooter(table: State) -> Contestant | None:
    """Say whose volley it is; None between volleys."""
    match top(table):
        case FireAt(shooter=ship) | ThrowDice(shooter=ship):
            return ship
        case OrderShips(what=OrderFor.TARGET):
            return Foe.LEGEND
        case _:
            return None


def subject(table: State) -> Contestant | None:
    """Say for whom dice are thrown or a card is drawn; None if for nobody."""
    match top(table):
        case ThrowDice(shooter=ship):
            return ship
        case ThrowForMutiny(player=player) | DrawCards(player=player):
            return player
        case OrderShips(what=OrderFor.TARGET):
            return Foe.LEGEND
        case _:
            return None


def fighters(table: State) -> tuple[Contestant, ...]:
    """List the ships of a combat, in the order of its round or else the fastest first.

    Those that have left since the round began are listed too.
    """
    if table.combat is None:
        return ()
    if table.combat.order:
        return table.combat.order
    where = table.combat.where
    ships: list[Contestant] = [*players_at(table, where), *foes_at(table, where)]
    return tuple(sorted(ships, key=lambda ship: -speed_of(table, ship)))


def to_fire(table: State) -> tuple[Contestant, ...]:
    """List the ships that are still to have their turn in this round."""
    for item in reversed(table.pending):
        if isinstance(item, NextVolley):
            return item.order
    return ()


def queue(table: State) -> tuple[PlayerId, ...]:
    """List the players who are asked one after another, the present one first."""
    match table.pending[-2:]:
        case (TurnUpgrades(order=order), Improve(player=player)):
            return (player, *order)
        case (TurnUpgrades(order=order), TakeShelter(player=player)):
            return (player, *order)
        case (*_, AskEvent(order=order)):
            return order
        case _:
            return ()


def own_rig(view: View) -> Rig | None:
    """Return how the viewer has secretly rigged the ship, until all ships are."""
    question = top(view.table)
    if isinstance(question, ChooseRigs) and isinstance(view.viewer, int):
        return question.rigs[view.viewer]
    return None


def own_course(view: View) -> Island | None:
    """Return where the viewer's wheel secretly points, until all ships sail."""
    question = top(view.table)
    if isinstance(question, ChooseCourses) and isinstance(view.viewer, int):
        return question.courses[view.viewer]
    return None


def _step_of(item: Item) -> Step | None:
    match item:
        case OrderShips(what=OrderFor.WINDOW, window=Window() as window):
            return _OF_WINDOW[window]
        case AskEvent(window=window) | OpenWindow(window=window):
            return _OF_WINDOW[window]
        case OrderShips(what=what):
            return _OF_ORDER.get(what)
        case Visit(place=Island.TAVERN, phase=Phase.UPGRADE):
            return Step.PLUNDER
        case Visit(phase=phase):
            return _OF_PHASE[phase]
        case _:
            return _OF_ITEM.get(type(item))
