"""Golden playthroughs of Pirate's Cove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop import Rng
from tabletop.games.pirates_cove import GAME, Action, Finish, Flee, Pass, State
from tests.golden.playthrough import Playthrough


def _draw(state: State) -> str:
    lines = [f"month {state.month}"]
    for player, pirate in enumerate(state.pirates):
        ship, where = pirate.ship, "at sea" if pirate.where is None else pirate.where
        sections = f"{ship.hull} {ship.sails} {ship.crew} {ship.cannon}"
        goods = f"{pirate.gold} gold, {pirate.treasures} treasures, {pirate.fame} fame"
        lines.append(f"player {player} ({where}): {sections}; {goods}")
    return "\n".join(lines)


def _tell(state: State) -> str:
    return ", ".join(type(event).__name__ for event in state.news)


def _random(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Do anything."""
    return actions[rng.randrange(len(actions))]


def _bold(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Rather fight, play cards and build than flee, pass and leave."""
    timid = (Flee, Pass, Finish)
    brave = [each for each in actions if not isinstance(each, timid)]
    chosen = brave if brave and rng.randrange(8) else actions
    return chosen[rng.randrange(len(chosen))]


PLAYS: Final = tuple(
    Playthrough[State, Action](
        name=name,
        title=title,
        game=GAME,
        seed=seed,
        choose=choose,
        draw=_draw,
        tell=_tell,
        players=players,
    )
    for name, seed, title, choose, players in (
        ("random", "random", "Four pirates who do anything.", _random, 4),
        ("bold", "bold", "Three pirates who rather fight than flee.", _bold, 3),
    )
)
"""Two whole games."""
