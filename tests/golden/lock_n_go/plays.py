"""The golden playthroughs of Lock n Go: how they are chosen, drawn and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop import Rng
from tabletop.games.lock_n_go import (
    GAME,
    Action,
    CoinGained,
    Config,
    Event,
    LevelReached,
    Mode,
    NothingGained,
    State,
    blocked_spaces,
    coins_in_reserve,
)
from tests.games.lock_n_go.drawing import drawn
from tests.golden.playthrough import Playthrough

COLOURS: Final = ("Black", "Grey")


def at_random(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Choose any action."""
    return actions[rng.randrange(len(actions))]


def eagerly(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Choose what gains most at once, one time in five anything."""
    if rng.randrange(5) == 0:
        return at_random(state, actions, rng)
    gains = [_gain(state, action) for action in actions]
    best = [
        each for each, gain in zip(actions, gains, strict=True) if gain == max(gains)
    ]
    return at_random(state, best, rng)


def _gain(state: State, action: Action) -> int:
    side = GAME.apply_unchecked(state, action).sides[action.player]
    return 10 * side.level + side.coins


def draw(state: State) -> str:
    """Draw discs, locks, coins and levels."""
    locks, (black, grey) = state.locks, state.sides
    who = "".join(COLOURS[player] for player in GAME.to_act(state)) or "nobody"
    tokens = ", ".join(f"{token.kind} on {token.space}" for token in state.tokens)
    lines = [
        "",
        drawn(state),
        "    A  B  C  D  E",
        f"row {locks.row}, columns {' '.join(locks.columns)}: "
        f"{' '.join(blocked_spaces(state))} blocked",
        f"coins {black.coins}-{grey.coins}, reserve {coins_in_reserve(state)}, "
        f"levels {black.level}-{grey.level}",
        *([f"tokens: {tokens}"] if tokens else []),
        f"turn {state.turn}: {who} to act",
        "",
    ]
    return "\n".join(lines)


def tell(state: State) -> str:
    """Tell of coins and levels; the rest stands in the notation."""
    return "\n".join(filter(None, (_told(state, event) for event in state.news)))


def _told(state: State, event: Event) -> str:
    match event:
        case CoinGained(player=player):
            return f"{COLOURS[player]} gains a coin: {state.sides[player].coins}"
        case LevelReached(player=player, level=level, cost=cost):
            return f"{COLOURS[player]} pays {cost} coins: level {level}"
        case NothingGained(player=player):
            return f"{COLOURS[player]} gains nothing"
        case _:
            return ""


PLAYS: Final = (
    Playthrough[State, Action](
        name="eager",
        title="Both players take what gains most, with a slip now and then.",
        game=GAME,
        seed="eager 4",
        config=Config(),
        choose=eagerly,
        draw=draw,
        tell=tell,
    ),
    Playthrough[State, Action](
        name="random",
        title="Both play at random; discs are put back, and somebody has to pass.",
        game=GAME,
        seed="random 92",
        config=Config(),
        choose=at_random,
        draw=draw,
        tell=tell,
    ),
    Playthrough[State, Action](
        name="house",
        title="The house variant with its three action tokens.",
        game=GAME,
        seed="house 7",
        config=Config(mode=Mode.ADVANCED_HOUSE),
        choose=eagerly,
        draw=draw,
        tell=tell,
    ),
)
