"""Who goes first: the order of ships, and the dice of those that are equal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final, assert_never

from tabletop.core.chance import Weighted
from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import ThrowTie
from tabletop.games.pirates_cove.events import BattlePrepared, TieThrown
from tabletop.games.pirates_cove.kinds import Contestant, Foe, Window
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    Item,
    NextVolley,
    OrderFor,
    OrderShips,
    PrepareBattle,
    Ranking,
    TurnUpgrades,
)
from tabletop.games.pirates_cove.rules import volleys
from tabletop.games.pirates_cove.state import State, push, tell

SIDES: Final = 6

Groups = tuple[tuple[Contestant, ...], ...]


def order_ships(
    state: State,
    what: OrderFor,
    ships: Iterable[Contestant],
    key: Callable[[Contestant], tuple[int, ...]],
    window: Window | None = None,
) -> State:
    """Have ships put in order, the highest key first; dice decide between equals."""
    ranked = sorted(((key(ship), ship) for ship in ships), key=_by_key, reverse=True)
    groups = tuple(
        tuple(ship for _, ship in equal) for _, equal in groupby(ranked, key=_by_key)
    )
    return push(state, OrderShips(what, groups, (), window))


def settle_order(state: State, item: OrderShips) -> State | None:
    """Go on once all are in order; None while a die is to be thrown."""
    number = first_tie(item)
    if number is not None and len(item.thrown) < len(item.groups[number]):
        return None
    below = replace(state, pending=state.pending[:-1])
    if number is None:
        return _go_on(below, item)
    return push(below, replace(item, groups=_split(item, number), thrown=()))


def first_tie(item: OrderShips) -> int | None:
    """Find the group that must throw; only the first matters where one is chosen."""
    first_only = item.what in (OrderFor.TARGET, OrderFor.RANKING)
    groups = item.groups[:1] if first_only else item.groups
    return next((n for n, group in enumerate(groups) if len(group) > 1), None)


def tie_dice(item: OrderShips) -> Weighted[ThrowTie]:
    """Say what the next die may show."""
    number = first_tie(item)
    assert number is not None
    ship = item.groups[number][len(item.thrown)]
    return Weighted(tuple((ThrowTie(ship, face), 1) for face in range(1, SIDES + 1)))


def throw_tie(state: State, item: OrderShips, action: ThrowTie) -> State:
    """Write a die down."""
    below = replace(state, pending=state.pending[:-1])
    thrown = push(below, replace(item, thrown=(*item.thrown, action.face)))
    return tell(thrown, TieThrown(action.to, action.face))


def _by_key(pair: tuple[tuple[int, ...], Contestant]) -> tuple[int, ...]:
    return pair[0]


def _split(item: OrderShips, number: int) -> Groups:
    """Split a group by its dice, the highest first."""
    group = item.groups[number]
    faces = sorted(set(item.thrown), reverse=True)
    parts = tuple(
        tuple(
            ship
            for ship, thrown in zip(group, item.thrown, strict=True)
            if thrown == face
        )
        for face in faces
    )
    return (*item.groups[:number], *parts, *item.groups[number + 1 :])


def _go_on(state: State, item: OrderShips) -> State:
    order = tuple(ship for group in item.groups for ship in group)
    match item.what:
        case OrderFor.WINDOW:
            assert item.window is not None
            following: Item = AskEvent(item.window, _players(order))
        case OrderFor.BATTLE:
            following = PrepareBattle(_players(order))
        case OrderFor.UPGRADE:
            following = TurnUpgrades(_players(order))
        case OrderFor.RANKING:
            following = Ranking(tuple(_players(group) for group in item.groups))
        case OrderFor.TARGET:
            return volleys.fire_legend(state, order[0])
        case OrderFor.ROUND:
            return _start_round(state, order)
        case _:
            assert_never(item.what)
    return push(state, following)


def _start_round(state: State, order: tuple[Contestant, ...]) -> State:
    assert state.combat is not None
    combat = replace(state.combat, round=state.combat.round + 1, order=order)
    state = push(replace(state, combat=combat), NextVolley(order))
    return tell(state, BattlePrepared(combat.round))


def _players(ships: Iterable[Contestant]) -> tuple[PlayerId, ...]:
    return tuple(ship for ship in ships if not isinstance(ship, Foe))
