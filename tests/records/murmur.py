"""A game in which anything can be said: its notation is the text itself."""

from __future__ import annotations

from typing import Final

import attrs

from tabletop import Game, Outcome, PlayerId, Refusal, ScoreLine, Value, ranked


@attrs.frozen
class Say(Value):
    """Say something."""

    player: PlayerId
    text: str


@attrs.frozen
class State(Value):
    """What was said."""

    said: tuple[str, ...] = ()


def setup(players: int, config: None) -> State:
    """Begin in silence."""
    return State()


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name who speaks."""
    return (PlayerId(len(state.said) % 2),) if len(state.said) < 20 else ()


def candidates(state: State, player: PlayerId) -> tuple[Say, ...]:
    """Propose one of all that could be said."""
    return (Say(player, "hm"),)


def refusal(state: State, action: Say) -> Refusal | None:
    """Let anybody say anything."""
    return None


def resolve(state: State, action: Say) -> State:
    """Remember it."""
    return State((*state.said, action.text))


def outcome(state: State) -> Outcome | None:
    """Rank nobody once enough was said."""
    if len(state.said) < 20:
        return None
    lines = ((ScoreLine("words", 0),),) * 2
    return Outcome(ranked((0, 0)), (0, 0), lines, "Enough was said.")


def format_action(action: Say) -> str:
    """Write what is said."""
    return action.text


def read_action(text: str, state: State, player: PlayerId) -> Say:
    """Read what is said."""
    return Say(player, text)


GAME: Final = Game[State, Say](
    name="murmur",
    players=(2,),
    max_actions=20,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
    format_action=format_action,
    read_action=read_action,
)
