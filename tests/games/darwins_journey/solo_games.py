"""Whole games against Alfred: a player by chance, and one who looks a turn ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tabletop import Rng, SeededRng
from tabletop.games.darwins_journey import GAME, total
from tabletop.games.darwins_journey.actions import Action, Finish
from tabletop.games.darwins_journey.kinds import Difficulty
from tabletop.games.darwins_journey.pending import EndTurn, TakeTurn, Window
from tabletop.games.darwins_journey.state import Config, State
from tests.games.darwins_journey.solo import ALFRED, ME, me

Chooser: TypeAlias = Callable[[State, Rng], Action]
"""How a player answers."""

FORESIGHT = 8
"""Answers that the greedy player thinks of beyond the one to give."""


def questions(level: str, seed: int, choose: Chooser) -> Iterator[State]:
    """Play a game; yield what the player is asked, and the end."""
    rng = SeededRng(f"{level} {seed}")
    state = GAME.advance(GAME.new_game(1, Config(solo=Difficulty(level))), rng)
    while GAME.outcome(state) is None:
        yield state
        state = GAME.advance(GAME.apply_unchecked(state, choose(state, rng)), rng)
    yield state


def alfreds_points(level: str, seed: int, choose: Chooser) -> int:
    """Play a game, and return what Alfred scores in all."""
    *_, end = questions(level, seed, choose)
    return total(end, ALFRED)


def at_random(state: State, rng: Rng) -> Action:
    """Choose any legal action."""
    legal = GAME.legal_actions(state)
    return legal[rng.randrange(len(legal))]


def greedy(state: State, rng: Rng) -> Action:
    """Choose the action that promises most by the end of the turn."""
    legal = GAME.legal_actions(state)
    return legal[0] if len(legal) == 1 else max(legal, key=lambda a: _hope(state, a))


def _hope(state: State, action: Action) -> float:
    """Say how the player stands after an action and its simplest continuation."""
    state = GAME.apply_unchecked(state, action)
    for _ in range(FORESIGHT):
        if not GAME.to_act(state):
            break
        if isinstance(state.pending[-1], TakeTurn | EndTurn | Window):
            break
        legal = [each for each in GAME.legal_actions(state) if type(each) is not Finish]
        if not legal:
            break
        state = GAME.apply_unchecked(state, legal[-1])
    return _worth(state)


def _worth(state: State) -> float:
    """Judge a position: points, and what may become points."""
    own, number = me(state), state.config.content.catalogue.number
    way = number[own.ship] + sum(number[each] + 1 for each in own.explorers if each)
    pieces = (6 - own.lenses) + (5 - own.tents) + len(own.research)
    seals = sum(len(row) for row in own.rows)
    goods = 0.6 * own.coins + 0.5 * own.theory + 0.7 * (way + seals)
    return total(state, ME) + goods + 2 * pieces - 0.5 * sum(own.stacks)
