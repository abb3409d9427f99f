"""Pig, a game with a die, at a table where the die is real.

In a turn you throw as often as you dare. What you throw is added up, and holding banks
it; but a 1 takes it all away and ends the turn. Who has banked 50 first wins.

python examples/real_dice_table.py            # throw a die, type what it shows
python examples/real_dice_table.py --seed 7   # let the computer throw
"""

from __future__ import annotations

import sys
from typing import Final, TypeAlias

import attrs

from tabletop import (
    Dice,
    Game,
    GameRule,
    Outcome,
    PlayerId,
    Refusal,
    ScoreLine,
    Session,
    Value,
    ranked,
    refuse,
    replace,
    seat_after,
)

GOAL: Final = 50
FIRST: Final = PlayerId(0)


class Rule(GameRule):
    """What Pig's rules say."""

    HOLDING = "You hold only what you have thrown for.", "handed down"


@attrs.frozen
class Throw(Value):
    """Throw the die."""

    player: PlayerId


@attrs.frozen
class Hold(Value):
    """Bank what the turn has brought, and end it."""

    player: PlayerId


@attrs.frozen
class Fell(Value):
    """The die fell; this is chance's to say, so it has no player."""

    faces: tuple[int, ...]


Action: TypeAlias = Throw | Hold


@attrs.frozen
class State(Value):
    """A position."""

    banked: tuple[int, ...]
    """By player."""
    player: PlayerId = FIRST
    """Whose turn it is."""
    brought: int = 0
    """Thrown in this turn, not yet banked."""
    is_thrown: bool = False
    """Whether the die is in the air."""


def setup(players: int, config: None) -> State:
    """Begin with nothing."""
    return State((0,) * players)


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is, unless the die is in the air."""
    return () if state.is_thrown or max(state.banked) >= GOAL else (state.player,)


def candidates(state: State, player: PlayerId) -> tuple[Action, ...]:
    """Propose to throw and to hold; `refusal` says whether one may."""
    return Throw(player), Hold(player)


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse to hold nothing."""
    if isinstance(action, Throw) or state.brought:
        return None
    return refuse(Rule.HOLDING, "you have thrown for nothing yet")


def chance(state: State) -> Dice[Fell] | None:
    """Let one die fall, once it is thrown."""
    return Dice(Fell, 1) if state.is_thrown else None


def resolve(state: State, action: Action | Fell) -> State:
    """Throw, bank, or count what fell."""
    match action:
        case Throw():
            return replace(state, is_thrown=True)
        case Hold():
            return _next_turn(state, state.brought)
        case Fell(faces=(1,)):
            return _next_turn(state, 0)
        case Fell(faces=faces):
            return replace(state, is_thrown=False, brought=state.brought + sum(faces))


def _next_turn(state: State, gain: int) -> State:
    banked = tuple(
        points + gain if player == state.player else points
        for player, points in enumerate(state.banked)
    )
    return State(banked, seat_after(state.player, len(banked)))


def outcome(state: State) -> Outcome | None:
    """Say who banked enough."""
    if max(state.banked) < GOAL:
        return None
    lines = tuple((ScoreLine("banked", points),) for points in state.banked)
    return Outcome(ranked(state.banked), state.banked, lines, f"{GOAL} are banked.")


GAME: Final = Game[State, Action, State, None, Fell](
    name="pig",
    players=(2, 3, 4),
    max_actions=10_000,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
)


def main(arguments: list[str]) -> None:
    seed = int(arguments[1]) if arguments[:1] == ["--seed"] else None
    # Without a seed, a session leaves chance to whoever sits at the table.
    session = Session(GAME, players=2, seed=seed)
    while session.outcome is None:
        try:
            session.play(asked(session.state))
        except ValueError as error:  # an IllegalAction is one, and says why
            print(f"  {error}")
        except EOFError:
            return
    print(f"Player {session.outcome.winners[0]} wins, {session.outcome.scores}.")


def asked(state: State) -> Action | Fell:
    """Ask the table what the die shows, or the player whether to go on."""
    if state.is_thrown:
        return Fell((int(input("  the die shows: ")),))
    player, banked, brought = state.player, state.banked, state.brought
    wish = input(f"{banked} Player {player} has thrown {brought}. Throw on, y/n? ")
    return Hold(player) if wish == "n" else Throw(player)


if __name__ == "__main__":
    main(sys.argv[1:])
