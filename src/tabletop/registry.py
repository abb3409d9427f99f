"""Names to games: ours, and those that other packages bring; loaded when asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, overload

from tabletop.errors import UnknownGame
from tabletop.game import AnyGame, Game
from tabletop.strictjson import shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tabletop.games import beacon_patrol, darwins_journey, lock_n_go, pirates_cove

    LockNGo: TypeAlias = Game[
        lock_n_go.State,
        lock_n_go.Action,
        lock_n_go.View,
        lock_n_go.Config,
        lock_n_go.ChanceAction,
    ]
    BeaconPatrol: TypeAlias = Game[
        beacon_patrol.State,
        beacon_patrol.Action,
        beacon_patrol.View,
        beacon_patrol.Config,
        beacon_patrol.ChanceAction,
    ]
    PiratesCove: TypeAlias = Game[
        pirates_cove.State,
        pirates_cove.Action,
        pirates_cove.View,
        pirates_cove.Config,
        pirates_cove.ChanceAction,
    ]
    DarwinsJourney: TypeAlias = Game[
        darwins_journey.State,
        darwins_journey.Action,
        darwins_journey.View,
        darwins_journey.Config,
        darwins_journey.ChanceAction,
    ]

__all__ = ["ENTRY_POINTS", "game_names", "get_game"]

ENTRY_POINTS: Final = "tabletop.games"
"""The entry-point group under which another package registers its games."""

_OURS: Final = ("lock_n_go", "beacon_patrol", "pirates_cove", "darwins_journey")


def game_names() -> tuple[str, ...]:
    """List the names of all games that are installed: ours first, then others'."""
    return (*_OURS, *sorted(set(_entry_points()) - set(_OURS)))


@overload
def get_game(name: Literal["lock_n_go"]) -> LockNGo: ...
@overload
def get_game(name: Literal["beacon_patrol"]) -> BeaconPatrol: ...
@overload
def get_game(name: Literal["pirates_cove"]) -> PiratesCove: ...
@overload
def get_game(name: Literal["darwins_journey"]) -> DarwinsJourney: ...
@overload
def get_game(name: str) -> AnyGame: ...
def get_game(name: str) -> AnyGame:
    """Return the game with that name; nothing of it is imported before.

    Raises `UnknownGame`: it names the closest ones, or says why a game that another
    package brings cannot be loaded.
    """
    if name in _OURS:
        ours: AnyGame = import_module(f"tabletop.games.{name}").GAME
        return ours
    theirs = _entry_points()
    if name not in theirs:
        known = game_names()
        near = get_close_matches(str(name)[:100], known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise UnknownGame(f"no game is called {shown(name)}; {hint}")
    return _loaded(theirs[name])


def _loaded(point: EntryPoint) -> AnyGame:
    """Load the game of another package; whatever goes wrong there is `UnknownGame`."""
    try:
        game = point.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        reason = f"the game {point.name!r} ({point.value}) cannot be loaded: {why}"
        raise UnknownGame(reason) from error
    if not isinstance(game, Game):
        what = f"of type {type(game).__name__}, not a Game"
    elif game.name != point.name:
        what = f"the game {game.name!r}: a game is registered under its own name"
    else:
        return game
    raise UnknownGame(f"the entry point {point.name!r} ({point.value}) is {what}")


def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import: when first needed

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
