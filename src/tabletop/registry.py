"""Names to games: ours, and those that other packages bring; loaded when asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, overload

from tabletop.core.game import AnyGame, Game
from tabletop.errors import UnknownGame

if TYPE_CHECKING:
    from tabletop.games import lock_n_go

    LockNGo: TypeAlias = Game[
        lock_n_go.State,
        lock_n_go.Action,
        lock_n_go.View,
        lock_n_go.Config,
        lock_n_go.ChanceAction,
    ]

__all__ = ["ENTRY_POINTS", "game_names", "get_game"]

ENTRY_POINTS: Final = "tabletop.games"
"""The entry-point group under which another package registers its games."""

_OURS: Final = ("lock_n_go",)


def game_names() -> tuple[str, ...]:
    """List the names of all games that are installed: ours first, then others'."""
    return (*_OURS, *sorted(set(_entry_points()) - set(_OURS)))


@overload
def get_game(name: Literal["lock_n_go"]) -> LockNGo: ...
@overload
def get_game(name: str) -> AnyGame: ...
def get_game(name: str) -> AnyGame:
    """Return the game with that name; nothing of it is imported before.

    Raises `UnknownGame`, which names the closest ones.
    """
    if name in _OURS:
        ours: AnyGame = import_module(f"tabletop.games.{name}").GAME
        return ours
    theirs = _entry_points()
    if name not in theirs:
        known = game_names()
        near = get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise UnknownGame(f"no game is called {name!r}; {hint}")
    game = theirs[name].load()
    if not isinstance(game, Game):
        kind = type(game).__name__
        raise UnknownGame(f"the entry point {name!r} is a {kind}, not a Game")
    return game


def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
