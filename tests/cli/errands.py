"""A made-up game for one: each turn is one errand or more, and home again."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from tabletop import Game, Outcome, PlayerId, Refusal, Value, ranked

ONE: Final = PlayerId(0)
TURNS: Final = 3
MOST: Final = 4
"""Errands in a turn."""


@attrs.frozen
class Leave(Value):
    """Begin a turn: leave the house."""

    player: PlayerId


@attrs.frozen
class Run(Value):
    """Run an errand."""

    player: PlayerId


@attrs.frozen
class Meet(Value):
    """Run an errand, and be seen by a neighbour."""

    player: PlayerId


@attrs.frozen
class Return(Value):
    """Go home; the turn is over."""

    player: PlayerId


Action: TypeAlias = Leave | Run | Meet | Return


@attrs.frozen
class Noticed(Value):
    """A neighbour, who does not play, noticed something."""

    player: PlayerId


@attrs.frozen
class State(Value):
    """A position; what waits is a word for the question, and how many errands are."""

    turn: int = 0
    pending: tuple[tuple[str, int], ...] = (("at home", 0),)
    news: tuple[Noticed, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: None) -> State:
    """Begin at home."""
    return State()


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name the only player."""
    return () if state.turn == TURNS else (ONE,)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """Propose to leave, or what one does outside."""
    where, errands = state.pending[-1]
    if where == "at home":
        return [Leave(player)]
    away: list[Action] = [Run(player), Meet(player)] if errands < MOST else []
    return [*away, Return(player)]


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse nothing."""
    return None


def resolve(state: State, action: Action) -> State:
    """Go out, run, or come home."""
    errands = state.pending[-1][1] + 1
    match action:
        case Leave():
            return State(state.turn, (("outside", 0),))
        case Run():
            return State(state.turn, (("outside", errands),))
        case Meet():
            news = (Noticed(PlayerId(1)),)
            return State(state.turn, (("outside", errands),), news)
        case Return():
            return State(state.turn + 1)


def outcome(state: State) -> Outcome | None:
    """Grade the only player."""
    if state.turn < TURNS:
        return None
    return Outcome(ranked((7,)), (7,), ((),), "It is evening.", grade="defeat")


GAME: Final = Game[State, Action](
    name="errands",
    players=(1,),
    max_actions=TURNS * (MOST + 2),
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
)
