"""Games whose positions change when they should not, or not as they should."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

import attrs

from tabletop import PlayerId, Refusal, Value, replace
from tabletop.rendering.style import TextStyle
from tests.contract.broken.case import Case
from tests.contract.stones import (
    HEAP,
    State,
    Take,
    Taken,
    refusal,
    resolve,
    stones,
    totals,
)

# -- parts that can be changed


@attrs.frozen
class Listed(State):
    """Keeps its moves in a list."""

    moves: list[int] = attrs.field(factory=list)


def _lay_listed(players: int, config: None) -> Listed:
    return Listed()


def _resolve_listed(state: Listed, action: Take) -> State:
    state.moves.append(action.number)
    return resolve(state, action)


@attrs.define(eq=False)
class Counter:
    """Counts, and can be hashed all the same."""

    number: int = 0


_COUNTER: Final = Counter()


@attrs.frozen
class Counting(State):
    """Keeps its turns in an object that is not frozen."""

    counter: Counter = attrs.field(default=_COUNTER)


def _lay_counting(players: int, config: None) -> Counting:
    return Counting()


@attrs.frozen(unsafe_hash=False)
class Unhashable(State):
    """Compares, but has no hash."""


def _lay_unhashable(players: int, config: None) -> Unhashable:
    return Unhashable()


# -- hidden memory

_CALLS: Final = count()
_CHECKED: Final[list[Take]] = []


def _whoever(state: State, action: Take) -> State:
    return replace(resolve(state, action), player=PlayerId(next(_CALLS) % 2))


def _refuse_and_note(state: State, action: Take) -> Refusal | None:
    found = refusal(state, action)
    if found is None:
        _CHECKED[:] = [action]
    return found


def _resolve_noted(state: State, action: Take) -> State:
    """Play what was checked last; unchecked, give the stones to the other."""
    after = resolve(state, action)
    known = _CHECKED == [action]
    _CHECKED.clear()
    return after if known else replace(after, taken=after.taken[::-1])


# -- old positions


@attrs.frozen
class Asked(State):
    """Counts how often it was asked."""

    asked: int = 0


def _lay_asked(players: int, config: None) -> Asked:
    return Asked()


def _refuse_asked(state: Asked, action: Take) -> Refusal | None:
    object.__setattr__(state, "asked", state.asked + 1)
    return refusal(state, action)


def _resolve_asked(state: Asked, action: Take) -> State:
    return resolve(replace(state, asked=0), action)


def _paint(view: State, style: TextStyle) -> str:
    object.__setattr__(view, "heap", HEAP + 1)
    return "a heap"


# -- totals and news


def _loses_a_stone(state: State, action: Take) -> State:
    after = resolve(state, action)
    return replace(after, heap=max(after.heap - 1, 0))


@attrs.frozen
class Compared(Value):
    """Its news are compared, so core does not empty them."""

    heap: int = HEAP
    taken: tuple[int, ...] = (0, 0)
    player: PlayerId = attrs.field(default=PlayerId(0))
    news: tuple[Taken, ...] = ()


def _lay_compared(players: int, config: None) -> Compared:
    return Compared()


def _resolve_compared(state: Any, action: Take) -> Compared:
    after: Any = resolve(state, action)
    found: Compared = after
    return found


@attrs.frozen
class Logged(State):
    """Remembers all its news."""

    log: tuple[Taken, ...] = attrs.field(default=(), eq=False)


def _lay_logged(players: int, config: None) -> Logged:
    return Logged()


def _resolve_logged(state: Logged, action: Take) -> State:
    log = (*state.log, Taken(action.player, action.number))
    after = resolve(state, action)
    assert isinstance(after, Logged)  # resolve keeps the class
    return replace(after, log=log, news=log)


def _gossips(state: State, action: Take) -> State:
    other: Any = action
    return replace(resolve(state, action), news=(other,))


CASES: Final = (
    Case(
        "immutability",
        "state.moves is a list, which can be changed",
        stones("listed", setup=_lay_listed, resolve=_resolve_listed),
    ),
    Case(
        "immutability",
        "state.counter is a Counter, which can be changed",
        stones("counting", setup=_lay_counting),
    ),
    Case(
        "immutability",
        "state is a Unhashable that cannot be hashed",
        stones("unhashable", setup=_lay_unhashable),
    ),
    Case(
        "determinism",
        "applied a second time: state.player is",
        stones("whoever", resolve=_whoever),
    ),
    Case(
        "unchecked",
        "applied unchecked: state.taken[0] is",
        stones("noted", refusal=_refuse_and_note, resolve=_resolve_noted),
    ),
    Case(
        "purity",
        "was changed by looking at it",
        stones(
            "counts_questions",
            setup=_lay_asked,
            refusal=_refuse_asked,
            resolve=_resolve_asked,
        ),
    ),
    Case("history", "was changed later", stones("painter", text=_paint)),
    Case(
        "conservation",
        "the totals are 6; at the beginning they were 7",
        stones("loses_a_stone", resolve=_loses_a_stone),
        {"totals": totals},
    ),
    Case(
        "events",
        "Compared.news is compared and saved",
        stones("compared", setup=_lay_compared, resolve=_resolve_compared),
    ),
    Case(
        "news",
        "alone it brings (Taken(",
        stones("logged", setup=_lay_logged, resolve=_resolve_logged),
    ),
    Case(
        "events", "which is no event of the game", stones("gossips", resolve=_gossips)
    ),
)
