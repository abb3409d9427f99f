"""Golden playthroughs of Beacon Patrol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop import Rng
from tabletop.games.beacon_patrol import (
    GAME,
    Action,
    Config,
    EndTurn,
    PlaceTile,
    State,
    score,
    would_explore,
)
from tests.golden.playthrough import Playthrough


def _draw(state: State) -> str:
    placed, left = len(state.sea) - 1, state.pile.total
    lines = [f"{placed} tiles placed, {left} to draw, score {score(state)}"]
    for player, captain in enumerate(state.captains):
        (x, y), tiles = captain.ship, " ".join(captain.hand) or "no tiles"
        lines.append(f"player {player} at {x},{y}: {tiles}")
    return "\n".join(lines)


def _tell(state: State) -> str:
    return ", ".join(type(event).__name__ for event in state.news)


def _random(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Do anything, but end a turn only when nothing else is left, or by chance."""
    kept = [each for each in actions if not isinstance(each, EndTurn)]
    chosen = kept if kept and rng.randrange(4) else actions
    return chosen[rng.randrange(len(chosen))]


def _eager(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Place where most is explored by it."""
    places = [each for each in actions if isinstance(each, PlaceTile)]
    if not places:
        return _random(state, actions, rng)
    return max(places, key=lambda each: len(would_explore(state, each.to)))


PLAYS: Final = tuple(
    Playthrough[State, Action](
        name=name,
        title=title,
        game=GAME,
        seed=name,
        choose=choose,
        draw=_draw,
        tell=_tell,
        players=players,
        config=config,
    )
    for name, title, choose, players, config in (
        ("random", "Two captains who do anything.", _random, 2, Config()),
        ("alone", "One captain who places tiles eagerly.", _eager, 1, Config()),
        (
            "windmills",
            "Four eager captains, with windmills.",
            _eager,
            4,
            Config(windmills=True),
        ),
    )
)
"""Three whole games."""
