"""A tiny race with dice, open to all: a game with chance, news, settings and a flaw.

A lot decides who begins; then players roll two dice in turn, or stop the race.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from tabletop import (
    Bag,
    Chance,
    Dice,
    Draw,
    Game,
    GameRule,
    InvalidConfig,
    Outcome,
    PlayerId,
    Refusal,
    ScoreLine,
    Value,
    ranked,
    refuse,
    replace,
    seat_after,
    seats,
)


class Rule(GameRule):
    """The rules of the race."""

    STOPPING = "Who has come far enough may stop the race.", "the race"


@attrs.frozen
class Config(Value):
    """How far the race goes."""

    goal: int = 20

    def __attrs_post_init__(self) -> None:
        if self.goal < 1:
            raise InvalidConfig(f"the goal is a number from 1, not {self.goal}")


@attrs.frozen
class Roll(Value):
    """Roll two dice and move."""

    player: PlayerId


@attrs.frozen
class Stop(Value):
    """End the race; whoever leads wins."""

    player: PlayerId


@attrs.frozen
class Drawn(Value):
    """The lot fell on who begins."""

    to: PlayerId


@attrs.frozen
class Rolled(Value):
    """The dice fell."""

    faces: tuple[int, ...]


Action: TypeAlias = Roll | Stop
ChanceAction: TypeAlias = Drawn | Rolled


@attrs.frozen
class Began(Value):
    """Somebody begins."""

    player: PlayerId


@attrs.frozen
class Moved(Value):
    """Somebody moved."""

    player: PlayerId
    steps: int


Event: TypeAlias = Began | Moved


@attrs.frozen
class State(Value):
    """Where everybody is."""

    config: Config
    places: tuple[int, ...]
    player: PlayerId | None = None
    """Whose turn it is; None before the lot was drawn."""
    rolling: bool = False
    stopped: bool = False
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: Config) -> State:
    """Put everybody at the start."""
    return State(config, (0,) * players)


def is_over(state: State) -> bool:
    """Whether somebody stopped the race or came to its end."""
    return state.stopped or max(state.places) >= state.config.goal


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is."""
    if state.player is None or state.rolling or is_over(state):
        return ()
    return (state.player,)


def candidates(state: State, player: PlayerId) -> tuple[Action, ...]:
    """Propose to roll or to stop."""
    return (Roll(player), Stop(player))


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse to stop too early."""
    has = state.places[action.player]
    if isinstance(action, Stop) and has < 5:
        message = "you need {needed} to stop and have {has}"
        return refuse(Rule.STOPPING, message, needed=5, has=has)
    return None


def chance(state: State) -> Chance[ChanceAction] | None:
    """Offer the lot, then the dice."""
    if state.player is None:
        return Draw(Drawn, Bag.of(seats(len(state.places))))
    return Dice(Rolled, 2) if state.rolling else None


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out an action."""
    match action:
        case Roll():
            return replace(state, rolling=True)
        case Stop():
            return replace(state, stopped=True)
        case Drawn(to=to):
            return replace(state, player=to, news=(Began(to),))
        case Rolled(faces=faces):
            return _move(state, sum(faces))


def _move(state: State, steps: int) -> State:
    player = state.player or PlayerId(0)
    places = list(state.places)
    places[player] += steps
    return replace(
        state,
        places=tuple(places),
        player=seat_after(player, len(places)),
        rolling=False,
        news=(Moved(player, steps),),
    )


def outcome(state: State) -> Outcome | None:
    """Rank by places."""
    if not is_over(state):
        return None
    lines = tuple((ScoreLine("steps", place),) for place in state.places)
    return Outcome(ranked(state.places), state.places, lines, "The race is over.")


def flaw(state: State) -> str | None:
    """Say what is impossible about a position."""
    if min(state.places, default=-1) < 0:
        return "somebody stands before the start"
    if state.player is not None and state.player not in seats(len(state.places)):
        return f"there is no player {state.player}"
    return None


GAME: Final = Game[State, Action, State, Config, ChanceAction](
    name="race",
    players=(2, 3),
    config=Config(),
    max_actions=200,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
    flaw=flaw,
)
