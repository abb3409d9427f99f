"""A made-up game in the open: take three points, or throw a die for ten or nothing."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from tabletop import (
    Chance,
    Dice,
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
    seat_after,
)
from tabletop.core.seq import changed

FIRST: Final = PlayerId(0)
TURNS: Final = 2
"""Of each player."""
SURE: Final = 3
LUCKY: Final = 10


class Rule(GameRule):
    """What the gamble's rules say."""

    ONCE = "You throw the die once in a game.", "Throwing"


@attrs.frozen
class Take(Value):
    """Take the sure points."""

    player: PlayerId


@attrs.frozen
class Throw(Value):
    """Throw for more."""

    player: PlayerId


Action: TypeAlias = Take | Throw


@attrs.frozen
class Thrown(Value):
    """The die has fallen."""

    faces: tuple[int, ...]


@attrs.frozen
class PointsGained(Value):
    """A player got points."""

    player: PlayerId
    points: int


@attrs.frozen
class State(Value):
    """A position; everybody sees all of it."""

    points: tuple[int, ...]
    has_thrown: tuple[bool, ...]
    player: PlayerId = FIRST
    turn: int = 0
    is_in_air: bool = False
    news: tuple[PointsGained, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: None) -> State:
    """Begin with nothing."""
    return State((0,) * players, (False,) * players)


def is_over(state: State) -> bool:
    """Whether everybody had all turns."""
    return state.turn >= TURNS * len(state.points)


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is."""
    return () if state.is_in_air or is_over(state) else (state.player,)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """Propose both."""
    return [Throw(player), Take(player)]


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse a second throw."""
    if isinstance(action, Throw) and state.has_thrown[action.player]:
        return refuse(Rule.ONCE, "you have thrown already")
    return None


def chance(state: State) -> Chance[Thrown] | None:
    """Throw one die."""
    return Dice(Thrown, count=1) if state.is_in_air else None


def resolve(state: State, action: Action | Thrown) -> State:
    """Take, throw, or see what the die brought."""
    match action:
        case Take():
            return _gained(state, SURE)
        case Throw(player=player):
            thrown = changed(state.has_thrown, player, lambda _: True)
            return replace(state, has_thrown=thrown, is_in_air=True)
        case Thrown(faces=faces):
            return _gained(state, LUCKY if faces == (6,) else 0)


def outcome(state: State) -> Outcome | None:
    """Rank by points."""
    if not is_over(state):
        return None
    lines = tuple((ScoreLine("taken or won", points),) for points in state.points)
    return Outcome(ranked(state.points), state.points, lines, "All turns are over.")


def _gained(state: State, points: int) -> State:
    player = state.player
    return replace(
        state,
        points=changed(state.points, player, lambda had: had + points),
        player=seat_after(player, len(state.points)),
        turn=state.turn + 1,
        is_in_air=False,
        news=(*state.news, PointsGained(player, points)),
    )


GAME: Final = Game[State, Action, State, None, Thrown](
    name="gamble",
    players=(1, 2),
    max_actions=8,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
)
