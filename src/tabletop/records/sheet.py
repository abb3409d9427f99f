"""What both forms of a record hold, and the checks that both make of its header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs

from tabletop.core.chance import Seed
from tabletop.core.outcomes import Outcome
from tabletop.core.validation import described, is_well_typed
from tabletop.errors import DecodingError, InvalidConfig, RecordError, UnknownGame
from tabletop.game import AnyGame, Game
from tabletop.registry import get_game
from tabletop.strictjson import Json, shown, size_of

UNFINISHED: Final = "*"
"""The result of a game that is not over."""
LARGEST_SEED: Final = 2**53 - 1
"""The largest seed that is a number: no reader of JSON, in any language, rounds it."""
LONGEST_RECORD: Final = 1 << 26
"""The most characters (or bytes) of a record that is read, if nothing else is said."""


@attrs.frozen(kw_only=True)
class Sheet:
    """The fields of a record, as they are read and written; not yet replayed."""

    game: AnyGame
    players: int
    config: Any
    actions: tuple[Any, ...] = ()
    """Those before the first fault."""
    names: tuple[str, ...] = ()
    seed: Seed | None = None
    result: str = UNFINISHED
    fault: DecodingError | RecordError | None = None
    """What the reader found wrong first."""


class HeaderFault(Exception):
    """What is wrong with a header; each form says in its own way where that is."""

    def __init__(self, name: str, reason: str, path: str = "") -> None:
        super().__init__(name, reason, path)
        self.name = name
        """Which header."""
        self.reason = reason
        """What is wrong with it, as a sentence."""
        self.path = path
        """JSON path of the fault inside it."""


def result_text(outcome: Outcome | None) -> str:
    """Write a result: ``0 > 1 (5, 3)``, or ``*`` while there is none."""
    if outcome is None:
        return UNFINISHED
    groups = (" = ".join(str(player) for player in group) for group in outcome.ranking)
    scores = ", ".join(str(score) for score in outcome.scores)
    return f"{' > '.join(groups)} ({scores})"


def check_length(text: str | bytes | bytearray, limit: int) -> None:
    """Raise `RecordError` for a text that is longer than the reader wants."""
    if len(text) > limit:
        raise RecordError(f"the text is {len(text)} long; at most {limit} is read")


def fitting(text: str) -> str:
    """Return a record that was written, if it can be read; else `RecordError`."""
    if (size := size_of(text)) > LONGEST_RECORD:
        reason = f"the record is {size} bytes long; at most {LONGEST_RECORD} are read"
        raise RecordError(reason)
    return text


def listed(values: Any) -> Any:
    """Take a list for the tuple that it should be; anything else stays as it is."""
    return tuple(values) if isinstance(values, list | tuple) else values


def check_is_game(what: str, game: object) -> None:
    """Raise `TypeError` for what is no game, such as its name."""
    if not isinstance(game, Game):
        raise TypeError(f"{what} a Game, such as get_game(...), not {described(game)}")


def check_names(names: object, players: int) -> None:
    """Raise `InvalidConfig` unless there is a name for each player, or none at all.

    A name is any text without half characters (surrogates), which no file can hold.
    """
    if not isinstance(names, tuple):
        raise InvalidConfig(f"names are a tuple of texts, not {described(names)}")
    for name in names:
        if type(name) is not str:
            raise InvalidConfig(f"each name is a text, not {described(name)}")
        if not is_well_typed(name, str):
            reason = f"the name {shown(name)} holds half a character (a surrogate)"
            raise InvalidConfig(reason)
    if names and len(names) != players:
        raise InvalidConfig(f"there are {players} players, but {len(names)} names")


def check_seed(seed: object) -> None:
    """Raise `InvalidConfig` for what cannot be saved and read anywhere.

    A seed that must be hard to guess is text: ``secrets.token_hex()``.
    """
    if type(seed) not in (int, str, type(None)):
        raise InvalidConfig(f"a seed is a whole number or text, not {described(seed)}")
    if isinstance(seed, int) and abs(seed) > LARGEST_SEED:
        raise InvalidConfig(
            f"a seed that is a number has at most 53 bits (up to {LARGEST_SEED}); "
            "a longer one is given as text: str(seed)"
        )
    if isinstance(seed, str) and not is_well_typed(seed, str):
        reason = f"the seed {shown(seed)} holds half a character (a surrogate)"
        raise InvalidConfig(reason)


def read_header(raw: Mapping[str, Json], game: AnyGame | None) -> Sheet:
    """Check what stands in a header; `HeaderFault`.

    There must be game, rules, players and result; names, seed and config may be left
    out.
    """
    played = _game_named(raw["game"], game)
    _check_version(played, raw["rules"])
    sheet = Sheet(
        game=played,
        players=_players(raw["players"]),
        config=_config(played, raw),
        names=_names(raw.get("names", [])),
        seed=_seed(raw.get("seed")),
        result=_result(raw["result"]),
    )
    _check_start(sheet)
    return sheet


def _game_named(name: Json, game: AnyGame | None) -> AnyGame:
    if not isinstance(name, str):
        raise HeaderFault("game", f"expected a name, found {shown(name)}")
    if game is None:
        try:
            return get_game(name)
        except UnknownGame as error:
            raise HeaderFault("game", str(error)) from error
    if game.name != name:
        reason = f"this is a record of {shown(name)}, not of {game.name!r}"
        raise HeaderFault("game", reason)
    return game


def _check_version(game: AnyGame, version: Json) -> None:
    if version == game.rules_version and type(version) is int:
        return
    raise HeaderFault(
        "rules",
        f"this was played under rules version {shown(version)} of {game.title}; "
        f"this library plays version {game.rules_version}, where it may end otherwise",
    )


def _players(players: Json) -> int:
    if type(players) is not int:
        reason = f"expected a number of players, found {shown(players)}"
        raise HeaderFault("players", reason)
    return players


def _config(game: AnyGame, raw: Mapping[str, Json]) -> Any:
    if "config" not in raw:
        return game.config
    try:
        return game._codec.decode("config", raw["config"], "")
    except DecodingError as error:
        raise HeaderFault("config", error.reason, error.path) from None


def _names(names: Json) -> tuple[str, ...]:
    if not isinstance(names, list):
        raise HeaderFault("names", f"expected a list of texts, found {shown(names)}")
    texts: Any = tuple(names)
    checked: tuple[str, ...] = texts
    return checked


def _seed(seed: Json) -> Seed | None:
    try:
        check_seed(seed)
    except InvalidConfig as error:
        raise HeaderFault("seed", str(error)) from None
    checked: Any = seed
    origin: Seed | None = checked
    return origin


def _result(result: Json) -> str:
    if not isinstance(result, str):
        raise HeaderFault("result", f"expected text, found {shown(result)}")
    return result


def _check_start(sheet: Sheet) -> None:
    try:
        sheet.game.new_game(sheet.players, sheet.config)
    except InvalidConfig as error:
        allowed = sheet.players in sheet.game.players
        raise HeaderFault("config" if allowed else "players", str(error)) from error
    try:
        check_names(sheet.names, sheet.players)
    except InvalidConfig as error:
        raise HeaderFault("names", str(error)) from None
