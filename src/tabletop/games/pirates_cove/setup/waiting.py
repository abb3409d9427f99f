"""What is impossible about the stack of what waits: forged or doubled items.

The items of a game lie on each other in few ways only; `_GROUND` lists them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import attrs

from tabletop.core.players import seats
from tabletop.games.pirates_cove.kinds import Island, Window
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
    StartMonth,
    StartRound,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
    TurnUpgrades,
    Visit,
)
from tabletop.games.pirates_cove.rules.orders import first_tie
from tabletop.games.pirates_cove.setup.items import item_flaws
from tabletop.games.pirates_cove.state import State

_Ground: TypeAlias = tuple[type, ...]

_GROUND: Final[dict[type, _Ground]] = {
    StartMonth: (),
    Visit: (),
    EndMonth: (),
    EndYear: (),
    Ranking: (),
    ChooseRigs: (StartMonth,),
    RevealLegend: (StartMonth, EndYear, ChooseRigs, RevealLegend),
    DrawCards: (RevealLegend, DrawCards, Visit, TurnUpgrades, Improve),
    ChooseCourses: (OpenWindow,),
    TurnTreasure: (ChooseCourses, TurnTreasure),
    PlaceNavy: (AskEvent,),
    Plunder: (Visit,),
    StartRound: (Visit,),
    NextVolley: (Visit,),
    EndCombat: (Visit,),
    PrepareBattle: (StartRound,),
    FireAt: (NextVolley,),
    ThrowDice: (NextVolley,),
    ThrowForMutiny: (NextVolley,),
    TurnUpgrades: (Visit, EndMonth),
    Improve: (TurnUpgrades,),
    TakeShelter: (TurnUpgrades,),
}
"""By class of item, what it may lie on; () for what lies at the bottom, always."""
_WINDOW_GROUND: Final[dict[Window | None, _Ground]] = {
    None: (),
    Window.COURSE: (OpenWindow,),
    Window.NAVY: (Visit,),
    Window.PASSAGE: (PlaceNavy,),
    Window.BOOTY: (Plunder,),
}
"""The same for windows: one is opened, put in order and asked at the same place."""
_ORDER_GROUND: Final[dict[OrderFor, _Ground]] = {
    OrderFor.BATTLE: _GROUND[PrepareBattle],
    OrderFor.ROUND: _GROUND[NextVolley],
    OrderFor.TARGET: _GROUND[ThrowDice],
    OrderFor.UPGRADE: _GROUND[TurnUpgrades],
    OrderFor.RANKING: _GROUND[Ranking],
}
"""Ships are put in order where what comes of it will lie."""
_SEATS: Final = (
    "player",
    "sender",
    "besides",
    "sharer",
    "shooter",
    "target",
    "order",
    "groups",
    "hit",
    "played",
)
"""Fields that name seats."""


def waiting_flaws(state: State) -> Iterator[str]:
    """Say what waits in vain, or cannot wait; the first flaw hides the others."""
    if not state.pending:
        yield "nothing waits, and the year is not over"
        return
    for seat in sorted({*_seats_in((state.combat, state.navy, *state.pending))}):
        if seat not in seats(len(state.pirates)):
            yield f"there is no player {seat}"
    slots = [_slot(item) for item in state.pending]
    if len(set(slots)) < len(slots):
        yield "the same waits twice"
    if not _is_due(state, state.pending[-1]):
        yield "nobody is to act, nothing is due, and the year is not over"
    for item in state.pending:
        yield from item_flaws(state, item)
    yield from _stack_flaws(state)
    yield from _month_flaws(state)
    yield from _combat_flaws(state)


def _seats_in(thing: object) -> Iterator[int]:
    """Find every seat that something names, however deep."""
    if isinstance(thing, int):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _seats_in(each)
    elif attrs.has(type(thing)):
        for name in _SEATS:
            yield from _seats_in(getattr(thing, name, ()))


def _slot(item: Item) -> tuple[type, object]:
    """Name the place of an item on the stack, which is there once at most."""
    match item:
        case DrawCards(player=which):
            return DrawCards, which
        case RevealLegend(ship=which):
            return RevealLegend, which
        case TurnTreasure(island=island):
            return TurnTreasure, island
        case AskEvent(window=window) | OpenWindow(window=window):
            return type(item), window
        case _:
            return type(item), None


def _stack_flaws(state: State) -> Iterator[str]:
    """Look at what lies on what."""
    for item, below in zip(state.pending, (None, *state.pending), strict=False):
        ground = _ground_of(item)
        if below is None and ground:
            yield f"no step waits below {type(item).__name__}"
        elif below is not None and not isinstance(below, ground):
            yield f"{type(item).__name__} does not wait on {type(below).__name__}"


def _ground_of(item: Item) -> _Ground:
    match item:
        case OpenWindow(window=window) | AskEvent(window=window):
            return _WINDOW_GROUND[window]
        case OrderShips(what=OrderFor.WINDOW, window=window):
            return _WINDOW_GROUND[window]
        case OrderShips(what=what):
            return _ORDER_GROUND[what]
        case _:
            return _GROUND[type(item)]


def _is_due(state: State, item: Item) -> bool:
    """Whether an item waits for players or chance, or is the end."""
    match item:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            return None in answers
        case AskEvent(order=order):
            return bool(order)
        case PrepareBattle(order=order, passes=passes):
            return 0 <= passes < len(order)
        case OrderShips():
            return first_tie(item) is not None
        case ThrowDice(dice=dice):
            return dice > 0
        case DrawCards(count=count):
            return count > 0 and state.decks.tavern.total > 0
        case TurnTreasure():
            return state.decks.treasures.total > 0
        case RevealLegend(ship=ship):
            in_play = 0 <= ship < len(state.black_ships)
            return in_play and state.decks.legends.total > 0
        case FireAt() | Improve() | TakeShelter() | ThrowForMutiny() | Ranking():
            return True
        case _:
            return False


def _month_flaws(state: State) -> Iterator[str]:
    """Compare what waits with the month, and with the treasure cards it needs."""
    months, month = state.config.content.numbers.months, state.month
    match state.pending[0]:
        case StartMonth():
            fits = month < months
        case EndYear() | Ranking() | OrderShips():
            fits = month == months
        case _:
            fits = month > 0
    is_rigging = any(isinstance(item, ChooseRigs) for item in state.pending)
    if not fits or (is_rigging and month):
        yield f"this does not wait in month {month}"
    to_turn = sum(isinstance(item, TurnTreasure) for item in state.pending)
    to_turn += (months - month) * len(state.decks.turned)
    if state.decks.treasures.total < to_turn:
        yield f"{to_turn} treasure cards are still to be turned"


def _combat_flaws(state: State) -> Iterator[str]:
    combat = state.combat
    waits = any(
        isinstance(item, StartRound | NextVolley | EndCombat)
        or (isinstance(item, OrderShips) and item.what is OrderFor.ROUND)
        for item in state.pending
    )
    if combat is None:
        return
    if not waits:
        yield "a combat is fought, and nothing of it waits"
    if combat.where is Island.COVE or combat.round < 0:
        yield f"no combat is in round {combat.round} at island {int(combat.where)}"
    for ships in (combat.order, combat.hit):
        if len(set(ships)) < len(ships):
            yield "a ship is in the same combat twice"
