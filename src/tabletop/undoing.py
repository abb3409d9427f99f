"""Whether somebody learns something by an action, so that it cannot be taken back.

Who takes an action back keeps what they have seen since, and may act on it. So a player
may take back their last action only while nothing was to be seen:

- by themselves: what they see after it follows from what they saw before it. The last
  of several secret choosers sees the choices of all; the first sees nothing new.
- by the two sides of what others have done since: those could not see more of it than
  that an action of its kind was done, and it did not show the player more than that of
  theirs. So secret choices may be changed while others still choose, and theirs stand.
- by anybody from chance: what was thrown or drawn since is known.

What others have seen and not yet answered does no harm: the position is what it was.

`learns` asks the game's own `view` and `determinize`, and is as good as these: it deals
worlds that look the same to an observer before the action, and looks whether they do
after it. Two of them are dealt by numbers that are always the lowest, or the highest,
so a thing drawn from two or more differs in them, and no luck hides what is turned up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabletop.core.chance import Rng, SeededRng
from tabletop.core.events import news_of
from tabletop.core.players import Observer
from tabletop.game import AnyGame

__all__ = ["learns"]

_SERIES: Final = 6
"""Worlds that are dealt by numbers from a seed, besides two extremes."""


def learns(
    game: AnyGame, before: Any, action: Any, after: Any, observer: Observer
) -> bool:
    """Whether an observer learns by a player's action, legal in `before`.

    An actor knows the action, and learns what it shows of things hidden; any other
    observer learns as well which action it was, if it can be told from others of its
    class.
    """
    if game.classes.view is game.classes.state:
        return bool(action.player != observer)
    seen, expected = game.view(before, observer), _eyes(game, after, observer)
    for rng in _series():
        world = game.determinize(seen, rng)
        other = action
        if action.player != observer:
            alike = _alike(game, world, action)
            if not alike:
                continue
            other = alike[rng.randrange(len(alike))]
        if _eyes(game, game.apply_unchecked(world, other), observer) != expected:
            return True
    return False


def _series() -> Iterator[Rng]:
    yield _Extreme(lowest=True)
    yield _Extreme(lowest=False)
    for number in range(_SERIES):
        yield SeededRng("undo", number)


class _Extreme:
    """Draws always the lowest number, or always the highest.

    After a thousand it draws as a seed says: who draws until something fits finds it.
    """

    def __init__(self, *, lowest: bool) -> None:
        self._lowest = lowest
        self._left = 1000
        self._later = SeededRng("undo")

    def randrange(self, n: int, /) -> int:
        self._left -= 1
        if self._left < 0:
            return self._later.randrange(n)
        return 0 if self._lowest else n - 1


def _alike(game: AnyGame, world: Any, action: Any) -> list[Any]:
    """List the legal actions of the same player and class."""
    legal = game.legal_actions(world, action.player)
    return [other for other in legal if type(other) is type(action)]


def _eyes(game: AnyGame, state: Any, observer: Observer) -> tuple[object, object]:
    """Return all that an observer sees of a state, its news as well."""
    view = game.view(state, observer)
    return view, news_of(view)
