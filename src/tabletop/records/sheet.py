"""What both forms of a record hold, and the checks that both make of its header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs

from tabletop.core.chance import Seed
from tabletop.core.outcomes import Outcome
from tabletop.errors import DecodingError, InvalidConfig, RecordError, UnknownGame
from tabletop.game import AnyGame
from tabletop.registry import get_game
from tabletop.strictjson import LONGEST, Json, shown

__all__ = [
    "LARGEST_SEED",
    "UNFINISHED",
    "HeaderFault",
    "Sheet",
    "check_length",
    "check_names",
    "check_seed",
    "read_header",
    "result_text",
]

UNFINISHED: Final = "*"
"""The result of a game that is not over."""
LARGEST_SEED: Final = 2**53 - 1
"""The largest seed that is a number: no reader of JSON, in any language, rounds it."""


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


def check_length(text: str | bytes | bytearray) -> None:
    """Raise `RecordError` for a text that is longer than any record of a game."""
    if len(text) > LONGEST:
        raise RecordError(f"the text is {len(text)} long; at most {LONGEST} is read")


def check_names(names: tuple[str, ...], players: int) -> None:
    """Raise ValueError unless there is one name for each player, or none at all."""
    if names and len(names) != players:
        raise ValueError(f"there are {players} players, but {len(names)} names")


def check_seed(seed: object) -> None:
    """Raise TypeError or ValueError for what cannot be saved and read anywhere.

    A seed that must be hard to guess is text: ``secrets.token_hex()``.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | str | None):
        raise TypeError(f"a seed is a whole number or text, not {seed!r:.40}")
    if isinstance(seed, int) and abs(seed) > LARGEST_SEED:
        raise ValueError(
            f"a seed that is a number has at most 53 bits (up to {LARGEST_SEED}); "
            "a longer one is given as text: str(seed)"
        )
    if isinstance(seed, str) and any("\ud800" <= sign <= "\udfff" for sign in seed):
        raise ValueError(f"the seed {shown(seed)} holds half a character (a surrogate)")


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
    texts = tuple(name for name in names if isinstance(name, str))
    if len(texts) != len(names):
        raise HeaderFault("names", "each name is a text")
    return texts


def _seed(seed: Json) -> Seed | None:
    try:
        check_seed(seed)
    except (TypeError, ValueError) as error:
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
    except ValueError as error:
        raise HeaderFault("names", str(error)) from None
