"""A sound game, as small as can be: two players take stones from a heap.

What is broken in `tests.contract.broken` is broken in this game, in one place each.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from tabletop import (
    Game,
    GameRule,
    Outcome,
    PlayerId,
    Refusal,
    ScoreLine,
    Value,
    ranked,
    refuse,
    replace,
)
from tabletop.core.seq import set_at
from tabletop.game import AnyGame

HEAP: Final = 7
"""Stones at the beginning."""


class Rule(GameRule):
    """What the rules say."""

    STONES = "You take one to three stones of those that are left.", "trial game"


@attrs.frozen
class Take(Value):
    """Take stones."""

    player: PlayerId
    number: int


@attrs.frozen
class Taken(Value):
    """A player took stones."""

    player: PlayerId
    number: int


@attrs.frozen
class State(Value):
    """A position."""

    heap: int = HEAP
    taken: tuple[int, ...] = (0, 0)
    player: PlayerId = attrs.field(default=PlayerId(0))
    news: tuple[Taken, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: None) -> State:
    """Lay the heap."""
    return State()


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is."""
    return (state.player,) if state.heap else ()


def candidates(state: State, player: PlayerId) -> list[Take]:
    """Propose one stone to three."""
    return [Take(player, number) for number in (1, 2, 3)]


def refusal(state: State, action: Take) -> Refusal | None:
    """Refuse what is not there, and other numbers."""
    most = min(3, state.heap)
    if 1 <= action.number <= most:
        return None
    return refuse(Rule.STONES, "take 1 to {most} stones", most=most)


def resolve(state: State, action: Take) -> State:
    """Take the stones."""
    player, number = action.player, action.number
    return replace(
        state,
        heap=state.heap - number,
        taken=set_at(state.taken, player, state.taken[player] + number),
        player=PlayerId(1 - player),
        news=(*state.news, Taken(player, number)),
    )


def outcome(state: State) -> Outcome | None:
    """Count the stones of each."""
    if state.heap:
        return None
    return Outcome(
        ranking=ranked(state.taken),
        scores=state.taken,
        breakdown=tuple((ScoreLine("stones", number),) for number in state.taken),
        reason="The heap is gone.",
    )


def format_action(action: Take) -> str:
    """Write an action, without its player."""
    return f"take {action.number}"


def totals(state: State) -> int:
    """Count all stones."""
    return state.heap + sum(state.taken)


def universe(state: State) -> list[Take]:
    """List takings of numbers that make sense, and of some that do not."""
    return [Take(PlayerId(who), number) for who in range(3) for number in range(-1, 9)]


GAME: Final = Game[State, Take](
    name="stones",
    players=(2,),
    max_actions=HEAP,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
    format_action=format_action,
)


def variant(game: AnyGame, name: str, **changes: Any) -> AnyGame:
    """Return a game with some primitives exchanged."""
    return attrs.evolve(game, name=name, **changes)


def stones(name: str, **changes: Any) -> AnyGame:
    """Return the game of this file with some primitives exchanged."""
    return variant(GAME, name, **changes)
