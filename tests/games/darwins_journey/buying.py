"""Buying seals in the academy: what its golden cases begin with."""

from __future__ import annotations

from tabletop.games.darwins_journey.actions import TakeSeal
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    doing,
    play,
    start,
    with_me,
    with_scrolls,
    with_seals,
)

SCROLLS = ("gby", "rgb", "yrg", "byr")


def table(coins: int = 9, **rows: str) -> State:
    """Let A have coins, and workers with seals: ``one="ggb"``."""
    state = with_me(with_scrolls(start(), *SCROLLS), A, coins=coins)
    names = {"one": 1, "two": 2, "three": 3}
    return with_seals(state, A, {names[name]: row for name, row in rows.items()})


def buying(effect: Academy | None = None, coins: int = 9, **rows: str) -> State:
    """Let A, with workers with seals, be asked for a seal."""
    return doing(table(coins, **rows), A, effect or Academy())


def take(scroll: int, worker: int = 1, column: int = 0) -> TakeSeal:
    """Take a seal of a scroll for A."""
    return TakeSeal(A, scroll, column, worker)


def paid(state: State, scroll: int, worker: int = 1) -> int:
    """Take a seal, and say what A has paid."""
    return state.people[A].coins - play(state, take(scroll, worker)).people[A].coins


def offered(state: State) -> list[object]:
    """Return the effects that A is offered, in a list or alone."""
    top = state.pending[-1]
    if isinstance(top, DoEffect):
        return [top.effect]
    assert isinstance(top, ChooseEffects), top
    return list(top.effects)
