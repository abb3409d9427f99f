"""Nim with one heap: the smallest game, without events, settings, chance, secrets."""

from __future__ import annotations

from typing import Final

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
)

FIRST: Final = PlayerId(0)


class Rule(GameRule):
    """The one rule."""

    HEAP = "Take one to three, and no more than there are.", "nim"


@attrs.frozen
class Take(Value):
    """Take matches off the heap."""

    player: PlayerId
    count: int


@attrs.frozen
class State(Value):
    """The heap."""

    heap: int = 7
    player: PlayerId = FIRST


def setup(players: int, config: None) -> State:
    """Lay out the heap."""
    return State()


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is."""
    return (state.player,) if state.heap else ()


def candidates(state: State, player: PlayerId) -> tuple[Take, ...]:
    """Propose one to three."""
    return tuple(Take(player, count) for count in (1, 2, 3))


def refusal(state: State, action: Take) -> Refusal | None:
    """Refuse what is not there."""
    if not 1 <= action.count <= min(3, state.heap):
        message = "you cannot take {wanted} of {has}"
        return refuse(Rule.HEAP, message, wanted=action.count, has=state.heap)
    return None


def resolve(state: State, action: Take) -> State:
    """Take them."""
    return State(state.heap - action.count, PlayerId(1 - state.player))


def outcome(state: State) -> Outcome | None:
    """Who takes the last one wins."""
    if state.heap:
        return None
    points = (state.player, 1 - state.player)
    lines = tuple((ScoreLine("last match", point),) for point in points)
    return Outcome(ranked(points), points, lines, "The heap is empty.")


GAME: Final = Game[State, Take](
    name="nim",
    players=(2,),
    max_actions=7,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
)
