"""Computer players in a match; each sees what a person in its seat would see.

python examples/bot_match.py
"""

from __future__ import annotations

import attrs

from tabletop import Game, PlayerId, Rng, SeededRng
from tabletop.agents import RandomAgent
from tabletop.games import lock_n_go
from tabletop.games.lock_n_go import Action, ChanceAction, Config, State, View
from tabletop.simulate import playout, playouts

GAMES = 40


@attrs.frozen
class Climber:
    """An agent of one's own: it does what brings it levels, or else coins."""

    def choose(
        self,
        game: Game[State, Action, View, Config, ChanceAction],
        view: View,
        player: PlayerId,
        rng: Rng,
    ) -> Action:
        """Choose one of the actions after which `player` stands highest."""
        state = game.determinize(view, rng)
        heights = {
            action: _height(game.apply_unchecked(state, action), player)
            for action in game.legal_actions(state, player)
        }
        highest = max(heights.values())
        best = [action for action, height in heights.items() if height == highest]
        return best[rng.randrange(len(best))]


def _height(state: State, player: PlayerId) -> tuple[int, int]:
    side = state.sides[player]
    return side.level, side.coins


def main() -> None:
    # One game, with the position that it ended in.
    seated = (Climber(), RandomAgent())
    end = playout(lock_n_go.GAME, SeededRng(1), agents=seated)
    print(lock_n_go.text(end), end="\n\n")

    # Many games, each from a seed of its own: the same on every machine. For all cores,
    # give `executor=ProcessPoolExecutor()`; the tally stays the same.
    for agents in (seated, seated[::-1]):
        print("In their seats:", *agents)
        tally = playouts(lock_n_go.GAME, GAMES, seed=1, agents=agents)
        print(tally.summary(), end="\n\n")


if __name__ == "__main__":
    main()
