"""Random games as text; run as a module, it prints them, for `test_hash_seeds`."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop import SeededRng, game_names, get_game
from tabletop.game import AnyGame
from tests.trial import race, secret_dice


def every_game() -> Iterator[AnyGame]:
    """Yield every game that is installed, and the trial games."""
    yield from (get_game(name) for name in game_names())
    yield from (race.GAME, secret_dice.GAME)


def played(game: AnyGame) -> str:
    """Play a game at random, and write each action with the number of choices."""
    rng, lines = SeededRng("playout"), []
    state = game.new_game()
    while game.outcome(state) is None:
        legal = game.legal_actions(state)
        chance = game.chance(state)
        action = chance.sample(rng) if chance else legal[rng.randrange(len(legal))]
        state = game.apply(state, action)
        lines.append(f"{len(legal)} {game.format_action(action)} {game.dumps(state)}")
    return "\n".join([repr(game), *lines])


if __name__ == "__main__":
    for each in every_game():
        print(played(each))
