"""Games that were played, written down: a header and every action, chance included.

A record replays without any generator. Its text form is for people::

    tabletop record 1
    game: lock_n_go
    rules: 1
    players: 2
    names: ["Ada", "Bob"]
    config: {"content":"sha256:...","mode":"basic","turn_limit":1000}
    result: *

    1. 0 C1-C2
    2. 1 C7-C6

Each line of the game is number, actor (a seat, or ``*`` for chance) and notation; lines
that begin with ``#`` are comments. ``result`` is ``*`` for a game that is not over,
otherwise the ranking and the scores: ``0 > 1 (5, 3)``, with ``=`` between those who
share a place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Generic, Never, TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core.chance import Seed
from tabletop.core.game import AnyGame, Game
from tabletop.core.outcomes import Outcome
from tabletop.core.players import CHANCE, Acted, Observer, PlayerId
from tabletop.core.values import Value, replace
from tabletop.errors import (
    DecodingError,
    IllegalAction,
    InvalidConfig,
    NotationError,
    RecordError,
    TabletopError,
    UnknownGame,
)
from tabletop.registry import get_game
from tabletop.strictjson import Json, read, shown, write

__all__ = ["AnyRecord", "Record", "Validation", "validate"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)

UNFINISHED: Final = "*"
"""The result of a game that is not over."""

_FIRST_LINE: Final = "tabletop record 1"
_HEADERS: Final = ("game", "rules", "players", "names", "seed", "config", "result")
_LINE: Final = re.compile(r"([0-9]{1,9})\.\s+([0-9]{1,3}|\*)\s+(\S.*)")


@attrs.frozen(kw_only=True)
class Record(Value, Generic[S, A, V, C, X]):
    """A game as it was played. It may be unfinished; ask `validate` if it is right."""

    game: Game[S, A, V, C, X]
    players: int
    config: C
    actions: tuple[A | X, ...] = ()
    """Every action in order, those of chance too."""
    names: tuple[str, ...] = ()
    """The names of the players by seat, or nothing."""
    seed: Seed | None = None
    """What chance came from; it tells every draw to come, so keep it secret."""
    result: str = UNFINISHED
    """Ranking and scores as the record states them, or ``*``."""

    # -- replaying

    def start(self) -> S:
        """Return the position before the first action; `InvalidConfig`."""
        return self.game.new_game(self.players, self.config)

    def steps(self) -> Iterator[tuple[A | X, S]]:
        """Replay: each action and the state after it; `RecordError` at a bad one."""
        state = self.start()
        for number, action in enumerate(self.actions, 1):
            try:
                state = self.game.apply(state, action)
            except IllegalAction as error:
                raise _illegal(number, error) from error
            yield action, state

    def replay(self) -> S:
        """Return the position after the last action; `RecordError` at a bad one."""
        state = self.start()
        for _, state in self.steps():
            pass
        return state

    def views(self, observer: Observer) -> Iterator[V]:
        """Show the game as an observer saw it: a view, with its news, per position."""
        yield self.game.view(self.start(), observer)
        for _, state in self.steps():
            yield self.game.view(state, observer)

    def validate(self) -> Validation[S, A, V, C, X]:
        """Replay it, and keep what stands before the first fault."""
        kept = 0
        try:
            state = self.start()
            for _, state in self.steps():
                kept += 1
        except (RecordError, InvalidConfig) as error:
            return Validation(self._until(kept), _as_record_error(error))
        if (fault := self._result_fault(state)) is not None:
            return Validation(self._until(kept), fault)
        return Validation(self, None)

    # -- writing

    def to_text(self) -> str:
        """Write it for people; `RecordError` if it cannot be replayed."""
        lines = [_FIRST_LINE, *self._header_lines(), ""]
        for number, action in enumerate(self.actions, 1):
            actor = self.game.actor_of(action)
            who = "*" if actor is CHANCE else actor
            lines.append(f"{number}. {who} {self.game.format_action(action)}")
        return "\n".join(lines) + "\n"

    def to_json(self, indent: int | None = None) -> str:
        """Write it for programs."""
        codec = self.game._codec
        data: dict[str, Json] = {
            "players": self.players,
            "names": list(self.names),
            "seed": self.seed,
            "config": codec.encode("config", self.config),
            "result": self.result,
            "actions": [codec.encode("any_action", each) for each in self.actions],
        }
        envelope: dict[str, Json] = {
            "tabletop": 1,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "type": "record",
            "data": data,
        }
        return write(envelope, indent)

    # -- reading

    @staticmethod
    def from_text(text: str, game: AnyGame | None = None) -> AnyRecord:
        """Read the text form; `RecordError` with the line and the reason.

        The record names its game; give `game` if that is not registered.
        """
        return _or_raise(_read_text(text, game))

    @staticmethod
    def from_json(text: str | bytes, game: AnyGame | None = None) -> AnyRecord:
        """Read the JSON form; `DecodingError` or `RecordError` with the reason."""
        record = _read_json(text, game)
        return _or_raise(record.validate())

    def _until(self, kept: int) -> Record[S, A, V, C, X]:
        return replace(self, actions=self.actions[:kept], result=UNFINISHED)

    def _result_fault(self, state: S) -> RecordError | None:
        true = result_text(self.game.outcome(state))
        if self.result == true:
            return None
        return RecordError(f"the result is {true!r}, not {self.result!r}")

    def _header_lines(self) -> Iterator[str]:
        yield f"game: {self.game.name}"
        yield f"rules: {self.game.rules_version}"
        yield f"players: {self.players}"
        if self.names:
            yield f"names: {write(list(self.names))}"
        if self.seed is not None:
            yield f"seed: {write(self.seed)}"
        if self.config is not None:
            yield f"config: {write(self.game._codec.encode('config', self.config))}"
        yield f"result: {self.result}"


AnyRecord: TypeAlias = Record[Any, Any, Any, Any, Any]
"""A record whose game is not known to the type checker."""


@attrs.frozen
class Validation(Generic[S, A, V, C, X]):
    """What a look at a record found."""

    record: Record[S, A, V, C, X]
    """The whole record, or what stands before the first fault."""
    fault: RecordError | None
    """The first fault: its line, its reason, its refusal; None if all is right."""


def validate(
    text: str | bytes, game: AnyGame | None = None
) -> Validation[Any, Any, Any, Any, Any]:
    """Read a record in either form and replay it; what stands before a fault is kept.

    Raises `RecordError` or `DecodingError` only if not even the header can be read.
    """
    if isinstance(text, str) and not text.lstrip().startswith("{"):
        return _read_text(text, game)
    if isinstance(text, bytes) and not text.lstrip().startswith(b"{"):
        return _read_text(_decoded(text), game)
    return _read_json(text, game).validate()


def result_text(outcome: Outcome | None) -> str:
    """Write a result: ``0 > 1 (5, 3)``, or ``*`` while there is none."""
    if outcome is None:
        return UNFINISHED
    groups = (" = ".join(str(player) for player in group) for group in outcome.ranking)
    scores = ", ".join(str(score) for score in outcome.scores)
    return f"{' > '.join(groups)} ({scores})"


# -- the text form


def _read_text(text: str, game: AnyGame | None) -> Validation[Any, Any, Any, Any, Any]:
    lines = _numbered_lines(text)
    record = _read_header(lines, game)
    try:
        state = record.start()
    except InvalidConfig as error:
        raise RecordError(str(error)) from error
    actions: list[Any] = []
    for line, content in lines:
        try:
            action, state = _play_line(record.game, state, content, len(actions) + 1)
        except (RecordError, NotationError, IllegalAction) as error:
            kept = replace(record, actions=tuple(actions), result=UNFINISHED)
            return Validation(kept, _at_line(line, error))
        actions.append(action)
    record = replace(record, actions=tuple(actions))
    if (fault := record._result_fault(state)) is not None:
        return Validation(replace(record, result=UNFINISHED), fault)
    return Validation(record, None)


def _numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that say something, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if content and not content.startswith("#"):
            yield number, content


def _play_line(game: AnyGame, state: Any, content: str, number: int) -> Any:
    if not (match := _LINE.fullmatch(content)):
        raise RecordError(f"expected '{number}. actor action', found {shown(content)}")
    if int(match[1]) != number:
        raise RecordError(f"expected number {number}, found {match[1]}")
    if match[2] == "*":
        action = game.parse_chance(match[3], state)
    else:
        player = PlayerId(int(match[2]))
        acting = game.to_act(state)
        if player not in acting:
            who = ", ".join(str(actor) for actor in acting) or "nobody"
            raise RecordError(f"player {player} is not to act, but {who}")
        action = game.parse_action(match[3], state, player)
    return action, game.apply(state, action)


def _read_header(lines: Iterator[tuple[int, str]], game: AnyGame | None) -> AnyRecord:
    """Read the header; the iterator is left at the first line of the game."""
    line, first = next(lines, (1, ""))
    if first != _FIRST_LINE:
        raise RecordError(f"a record begins with {_FIRST_LINE!r}", line=line)
    found: dict[str, tuple[int, str]] = {}
    for line, content in lines:
        name, colon, value = content.partition(":")
        if not colon or name not in _HEADERS:
            known = ", ".join(_HEADERS)
            raise RecordError(
                f"expected a header ({known}), found {shown(content)}", line=line
            )
        if name in found:
            raise RecordError(f"the header {name!r} stands there twice", line=line)
        found[name] = line, value.strip()
        if name == "result":
            return _record_of(found, game)
    raise RecordError("the header has no 'result' as its last line", line=line)


def _record_of(found: dict[str, tuple[int, str]], game: AnyGame | None) -> AnyRecord:
    for name in ("game", "rules", "players"):
        if name not in found:
            raise RecordError(f"the header has no {name!r}")
    game = _game_named(found["game"][1], game)
    _check_version(game, _number(found, "rules"))
    config, names, seed = (_json(found, name) for name in ("config", "names", "seed"))
    return _checked_header(
        game, _number(found, "players"), config, names or [], seed, found["result"][1]
    )


def _number(found: dict[str, tuple[int, str]], name: str) -> int:
    line, value = found[name]
    if not re.fullmatch("[0-9]{1,9}", value):
        raise RecordError(f"{name!r} is a whole number, not {shown(value)}", line=line)
    return int(value)


def _json(found: dict[str, tuple[int, str]], name: str) -> Json:
    if name not in found:
        return None
    line, value = found[name]
    try:
        return read(value)
    except DecodingError as error:
        raise RecordError(f"{name!r} is JSON: {error.reason}", line=line) from error


# -- the JSON form


def _read_json(text: str | bytes, game: AnyGame | None) -> AnyRecord:
    tree = read(text)
    keys = {"tabletop", "game", "rules_version", "type", "data"}
    if not isinstance(tree, dict) or set(tree) != keys:
        raise DecodingError("$", f"expected an envelope of {', '.join(sorted(keys))}")
    if tree["tabletop"] != 1 or tree["type"] != "record":
        raise DecodingError("$.type", f"expected a record, found {shown(tree['type'])}")
    if not isinstance(tree["game"], str):
        raise DecodingError("$.game", f"expected a name, found {shown(tree['game'])}")
    game = _game_named(tree["game"], game)
    _check_version(game, tree["rules_version"])
    return _record_of_data(game, tree["data"])


def _record_of_data(game: AnyGame, data: Json) -> AnyRecord:
    keys = {"players", "names", "seed", "config", "result", "actions"}
    if not isinstance(data, dict) or set(data) != keys:
        reason = f"a record has exactly {', '.join(sorted(keys))}"
        raise DecodingError("$.data", reason)
    if type(data["players"]) is not int or type(data["result"]) is not str:
        raise DecodingError("$.data", "'players' is a number and 'result' is text")
    if not isinstance(data["actions"], list):
        raise DecodingError("$.data.actions", "expected a list")
    record = _checked_header(
        game,
        data["players"],
        data["config"],
        data["names"],
        data["seed"],
        data["result"],
    )
    actions = tuple(
        game._codec.decode("any_action", item, f"$.data.actions[{index}]")
        for index, item in enumerate(data["actions"])
    )
    return replace(record, actions=actions)


# -- both forms


def _game_named(name: str, game: AnyGame | None) -> AnyGame:
    if game is None:
        try:
            return get_game(name)
        except UnknownGame as error:
            raise RecordError(str(error)) from error
    if game.name != name:
        raise RecordError(f"this is a record of {name!r}, not of {game.name!r}")
    return game


def _check_version(game: AnyGame, version: Json) -> None:
    if version == game.rules_version and type(version) is int:
        return
    raise RecordError(
        f"this was played under rules version {shown(version)} of {game.title}; "
        f"this library plays version {game.rules_version}, where it may end otherwise"
    )


def _checked_header(
    game: AnyGame, players: int, config: Json, names: Json, seed: Json, result: str
) -> AnyRecord:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("'names' is a list of texts")
    if names and len(names) != players:
        raise RecordError(f"there are {players} players, but {len(names)} names")
    if seed is not None and type(seed) not in (int, str):
        raise RecordError(f"'seed' is a whole number or text, not {shown(seed)}")
    settings = game.config
    if config is not None:
        try:
            settings = game._codec.decode("config", config, "config")
        except DecodingError as error:
            raise RecordError(str(error)) from error
    named: Any = tuple(names)
    origin: Any = seed
    return Record(
        game=game,
        players=players,
        config=settings,
        names=named,
        seed=origin,
        result=result,
    )


def _or_raise(validation: Validation[Any, Any, Any, Any, Any]) -> AnyRecord:
    if validation.fault is not None:
        raise validation.fault
    return validation.record


def _illegal(number: int, error: IllegalAction) -> RecordError:
    reason = f"action {number} is illegal: {error}"
    return RecordError(reason, refusal=error.refusal)


def _at_line(line: int, error: TabletopError) -> RecordError:
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    reason = f"illegal: {error}" if refusal else str(error)
    return RecordError(reason, line=line, refusal=refusal)


def _as_record_error(error: TabletopError) -> RecordError:
    return error if isinstance(error, RecordError) else RecordError(str(error))


def _decoded(text: bytes) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(
            f"the bytes are not UTF-8 (from byte {error.start})"
        ) from None
