"""A trial game in one file: runners throw one die or two. Nothing is hidden.

It brings nothing that core has a default for: no config, no news, no view, notation or
picture of its own. Whoever throws two dice runs their sum, but one step only with a
double. Version 1 of its rules saved ``places`` as ``positions``; it can still be read.
"""

from __future__ import annotations

from typing import Any, Final, assert_never

import attrs

from tabletop import (
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

TRACK: Final = 12
"""Steps to the finish."""


class Rule(GameRule):
    """What the race says no to."""

    DICE = "A runner throws one die or two.", "trial game"


@attrs.frozen
class Throw(Value):
    """Take one die or two in hand."""

    player: PlayerId
    dice: int


@attrs.frozen
class Thrown(Value):
    """The dice lie on the table."""

    faces: tuple[int, ...]


@attrs.frozen
class State(Value):
    """Where everybody is."""

    places: tuple[int, ...]
    """Steps from the start, by seat."""
    player: PlayerId
    """Whose turn it is."""
    dice: int = 0
    """Dice in the air; 0 while the player has not chosen."""


def setup(players: int, config: None) -> State:
    """Put everybody at the start."""
    return State(places=(0,) * players, player=PlayerId(0))


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name the runner whose turn it is."""
    return () if state.dice or max(state.places) >= TRACK else (state.player,)


def candidates(state: State, player: PlayerId) -> list[Throw]:
    """Propose one die, or two."""
    return [Throw(player, 1), Throw(player, 2)]


def refusal(state: State, action: Throw) -> Refusal | None:
    """Refuse any other number of dice."""
    if action.dice in (1, 2):
        return None
    return refuse(Rule.DICE, "throw one die or two, not {dice}", dice=action.dice)


def chance(state: State) -> Dice[Thrown] | None:
    """Throw what is in the air."""
    return Dice(Thrown, state.dice) if state.dice else None


def resolve(state: State, action: Throw | Thrown) -> State:
    """Take the dice in hand, or run."""
    match action:
        case Throw(dice=dice):
            return replace(state, dice=dice)
        case Thrown(faces=faces):
            return _run(state, faces)
        case _:
            assert_never(action)


def outcome(state: State) -> Outcome | None:
    """Rank the runners by their steps once one has arrived."""
    if max(state.places) < TRACK:
        return None
    return Outcome(
        ranking=ranked(state.places),
        scores=state.places,
        breakdown=tuple((ScoreLine("steps", place),) for place in state.places),
        reason=f"Player {state.places.index(max(state.places))} has arrived.",
    )


def lift(kind: str, data: Any) -> Any:
    """Lift what version 1 saved."""
    if kind not in ("state", "view"):
        return data
    return {"places": data["positions"]} | {
        name: value for name, value in data.items() if name != "positions"
    }


def _run(state: State, faces: tuple[int, ...]) -> State:
    is_double = len(faces) == 2 and len(set(faces)) == 1
    steps = 1 if is_double else sum(faces)

    def ahead(place: int) -> int:
        return place + steps

    return State(
        places=changed(state.places, state.player, ahead),
        player=seat_after(state.player, len(state.places)),
    )


GAME: Final = Game[State, Throw, State, None, Thrown](
    name="race",
    rules_version=2,
    players=(2, 3, 4),
    max_actions=2 * (4 * (TRACK - 1) + 1),
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
    migrations={1: lift},
)
