"""Who is to do what, in which phase and month: the first words of every picture."""

from __future__ import annotations

from typing import Final, assert_never

from tabletop.games.pirates_cove.kinds import Contestant, Foe, Window
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    DrawCards,
    FireAt,
    Improve,
    OrderFor,
    OrderShips,
    PrepareBattle,
    RevealLegend,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
)
from tabletop.games.pirates_cove.render import moment
from tabletop.games.pirates_cove.render.moment import Step
from tabletop.games.pirates_cove.render.sayings import PLACES, counted, listed, name
from tabletop.games.pirates_cove.scoring import outcome
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View

_WINDOWS: Final = {
    Window.COURSE: "after the wheels are revealed",
    Window.NAVY: "before the first combat",
    Window.PASSAGE: "the Navy is sent",
    Window.BOOTY: "before",
}


def month_told(table: State) -> str:
    """Say how far the year has come."""
    months = table.config.content.numbers.months
    if outcome(table) is not None:
        return f"after {counted(months, 'month')}"
    return f"month {table.month} of {months}" if table.month else "before month 1"


def short_month(table: State) -> str:
    """Say the same in few letters."""
    told = month_told(table).replace(" of ", "/")
    return told.removeprefix("after ")


def headline(view: View) -> str:
    """Say who is to do what, what chance is to bring, or who has won."""
    end = outcome(view.table)
    if end is not None:
        if len(end.winners) == 1:
            return f"{name(end.winners[0])} has won"
        return f"Players {listed(end.winners)} share the win"
    acting = moment.asked(view)
    if not acting:
        return _chance_due(view.table)
    who = f"Players {listed(acting)}" if len(acting) > 1 else name(acting[0])
    return f"{who} {task(view)}"


def task(view: View) -> str:
    """Say what those who are asked are to do."""
    several = len(moment.asked(view)) > 1
    match moment.top(view.table):
        case ChooseRigs():
            return "to rig their ships" if several else "to rig the ship"
        case ChooseCourses():
            return "to set their wheels" if several else "to set the wheel"
        case AskEvent() | PrepareBattle():
            return "to play or pass"
        case FireAt(shooter=Foe.NAVY):
            return "to aim the Navy"
        case FireAt():
            combat = view.table.combat
            committed = combat is not None and combat.shooter is not None
            return "to fire" if committed else "to fire or flee"
        case Improve(player=player):
            return f"to use island {view.table.pirates[player].where}"
        case TakeShelter():
            return "to take shelter"
        case _:
            return "to act"


def short_task(view: View) -> str:
    """Say what several are to do, or have done, in few letters."""
    if outcome(view.table) is not None:
        return "share the win"
    return "to rig" if isinstance(moment.top(view.table), ChooseRigs) else "to sail"


def context(table: State) -> str:
    """Say in which phase, and where, the game is."""
    match moment.top(table):
        case AskEvent(window=window):
            return f"Event cards, {_window_told(table, window)}"
        case OrderShips(what=OrderFor.WINDOW, window=Window() as window):
            return f"Event cards, {_window_told(table, window)}"
        case RevealLegend() if not table.month:
            return "Setting up"
        case DrawCards() if not table.month:
            return "Setting up"
        case _:
            return _phase_told(table)


def _window_told(table: State, window: Window) -> str:
    where = moment.place(table)
    if window is Window.BOOTY and where is not None:
        return f"before {PLACES[where]} is plundered"
    if window is Window.PASSAGE and where is not None:
        return f"the Navy is sent to {PLACES[where]}"
    return _WINDOWS[window]


def _phase_told(table: State) -> str:
    now, where = moment.step(table), moment.place(table)
    at = "" if where is None else f" at {PLACES[where]}"
    match now:
        case Step.RIGGING:
            return "Rigging, before the first month"
        case Step.TREASURE:
            return "Treasure cards are turned"
        case Step.NAVIGATION:
            return "Navigation: wheels are set in secret"
        case Step.COMBAT:
            return _combat_told(table) or f"Combat{at}"
        case Step.PLUNDER:
            return f"Plunder{at}"
        case Step.UPGRADES:
            return f"Upgrades{at}"
        case Step.END:
            return "End of the month"
        case Step.OVER:
            return "The year is over: the fame track, and Fame cards"
        case _:
            assert_never(now)


def _combat_told(table: State) -> str:
    if table.combat is None:
        return ""
    where = PLACES[table.combat.where]
    if table.combat.round:
        return f"Combat at {where}, round {table.combat.round}"
    return f"Battle cards, before the combat at {where}"


def _chance_due(table: State) -> str:
    """Say which dice are to be thrown, or which card is to be drawn."""
    match moment.top(table):
        case ThrowDice(shooter=ship):
            return f"Dice: {_fires(ship)} fires"
        case ThrowForMutiny(player=player):
            return f"{name(player)}'s crew: mutiny?"
        case OrderShips(what=OrderFor.TARGET):
            return "Dice: the legend's target"
        case OrderShips(what=OrderFor.RANKING):
            return "Dice: who wins?"
        case OrderShips():
            return "Dice: who goes first?"
        case DrawCards(player=player):
            return f"{name(player)} draws a card"
        case TurnTreasure():
            return "A treasure card is turned"
        case RevealLegend():
            return "A legend comes aboard"
        case _:
            return "The month goes on"


def _fires(ship: Contestant) -> str:
    match ship:
        case Foe.LEGEND:
            return "the legend"
        case Foe.NAVY:
            return "the Navy"
        case _:
            return name(ship)
