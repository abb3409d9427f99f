"""`Record`, what a look at one finds, and the doors to both of its forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Never, TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core import starting, turns
from tabletop.core.chance import Seed
from tabletop.core.players import Acted, Observer
from tabletop.core.validation import described, is_well_typed
from tabletop.core.values import Value, replace
from tabletop.errors import DecodingError, IllegalAction, InvalidConfig, RecordError
from tabletop.game import AnyGame, Game
from tabletop.records.json_form import read_json, write_json
from tabletop.records.sheet import (
    LONGEST_RECORD,
    UNFINISHED,
    Sheet,
    check_is_game,
    check_length,
    check_names,
    check_seed,
    listed,
    result_text,
)
from tabletop.records.text_form import read_text, write_text
from tabletop.strictjson import MARK

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)


@attrs.frozen(kw_only=True)
class Record(Value, Generic[S, A, V, C, X]):
    """A game as it was played. It may be unfinished; ask `validate` if it is right.

    Two records are equal when all they would write down is. Whatever is taken can be
    written; what replays as well is read back equal.

    Raises `InvalidConfig` for a number of players, settings, names or a seed that
    cannot be saved, `RecordError` for what is no action of the game.
    """

    game: Game[S, A, V, C, X] = attrs.field(
        eq=lambda game: (game.name, game.rules_version)
    )
    players: int
    config: C
    actions: tuple[A | X, ...] = ()
    """Every action in order, those of chance too."""
    names: tuple[str, ...] = ()
    """The names of the players by seat, or nothing."""
    seed: Seed | None = None
    """What chance came from; it tells every draw to come, so keep it secret. A number
    has at most 53 bits, as a reader in another language would round a longer one."""
    result: str = UNFINISHED
    """Ranking and scores as the record states them, or ``*``."""

    def __attrs_post_init__(self) -> None:
        game, players = self.game, self.players
        check_is_game("a record is of", game)
        if not is_well_typed(players, int):
            raise InvalidConfig(f"players are counted, not {described(players)}")
        starting.check_config(game.title, game.classes.config, self.config)
        for name in ("actions", "names"):
            object.__setattr__(self, name, listed(getattr(self, name)))
        check_names(self.names, players)
        check_seed(self.seed)
        if type(self.actions) is not tuple:
            raise RecordError(f"actions are a tuple, not {described(self.actions)}")
        for number, action in enumerate(self.actions, 1):
            refusal = turns.refuse_malformed(game.title, game._checks, action)
            if refusal is not None:
                raise _illegal(number, IllegalAction(action, refusal))
        if not is_well_typed(self.result, str):
            raise RecordError(f"the result is a text, not {described(self.result)}")

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
        for _, after in self.steps():
            state = after
        return state

    def views(self, observer: Observer) -> Iterator[V]:
        """Show the game as an observer saw it: a view, with its news, per position."""
        yield self.game.view(self.start(), observer)
        for _, state in self.steps():
            yield self.game.view(state, observer)

    def validate(self) -> Validation[S, A, V, C, X]:
        """Replay it, and keep what stands before the first fault."""
        kept, fault = 0, None
        try:
            state = self.start()
            for _, after in self.steps():
                kept, state = kept + 1, after
        except InvalidConfig as error:
            return Validation(self._until(0, UNFINISHED), RecordError(str(error)))
        except RecordError as error:
            fault = error
        true = result_text(self.game.outcome(state))
        if fault is None and self.result != true:
            fault = RecordError(f"the result is {true!r}, not {self.result!r}")
        return Validation(self if fault is None else self._until(kept, true), fault)

    # -- writing

    def to_text(self) -> str:
        """Write it for people; `RecordError` if it is longer than `LONGEST_RECORD`."""
        return write_text(self._sheet())

    def to_json(self, indent: int | None = None) -> str:
        """Write it for programs; `RecordError` as for `to_text`."""
        return write_json(self._sheet(), indent)

    # -- reading

    @staticmethod
    def from_text(
        text: str, game: AnyGame | None = None, *, limit: int = LONGEST_RECORD
    ) -> AnyRecord:
        """Read and replay the text form; `RecordError` with line, reason, refusal.

        The record names its game; give `game` if that is not registered. A text of more
        than `limit` characters is refused unread: a server sets it as low as its games
        are short.
        """
        sheet = read_text(text, game, limit)
        if sheet.fault is not None:
            raise sheet.fault
        return _record(sheet)

    @staticmethod
    def from_json(
        text: str | bytes, game: AnyGame | None = None, *, limit: int = LONGEST_RECORD
    ) -> AnyRecord:
        """Read and replay the JSON form.

        Raises `DecodingError` with path and reason for what cannot be read,
        `RecordError` with the refusal for what does not replay.
        """
        record, fault = _replayed(read_json(text, game, limit))
        if fault is not None:
            raise fault
        return record

    def _until(self, kept: int, result: str) -> Record[S, A, V, C, X]:
        return replace(self, actions=self.actions[:kept], result=result)

    def _sheet(self) -> Sheet:
        return Sheet(
            game=self.game,
            players=self.players,
            config=self.config,
            actions=self.actions,
            names=self.names,
            seed=self.seed,
            result=self.result,
        )


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
    text: str | bytes, game: AnyGame | None = None, *, limit: int = LONGEST_RECORD
) -> Validation[Any, Any, Any, Any, Any]:
    """Read a record in either form and replay it; what stands before a fault is kept.

    Raises `RecordError` or `DecodingError` only if not even the header can be read, or
    the text is longer than `limit`.
    """
    plain = text if isinstance(text, str) else _decoded(text, limit)
    if plain.removeprefix(MARK).lstrip().startswith("{"):
        record, fault = _replayed(read_json(plain, game, limit))
    else:
        sheet = read_text(plain, game, limit)
        record, fault = _record(sheet), sheet.fault
    if isinstance(fault, DecodingError):
        fault = RecordError(str(fault))
    return Validation(record, fault)


def _replayed(sheet: Sheet) -> tuple[AnyRecord, DecodingError | RecordError | None]:
    """Replay what could be read; what could not be read comes after it."""
    found = _record(sheet).validate()
    shorter = len(found.record.actions) < len(sheet.actions)
    return found.record, found.fault if shorter else sheet.fault or found.fault


def _record(sheet: Sheet) -> AnyRecord:
    return Record(
        game=sheet.game,
        players=sheet.players,
        config=sheet.config,
        actions=sheet.actions,
        names=sheet.names,
        seed=sheet.seed,
        result=sheet.result,
    )


def _illegal(number: int, error: IllegalAction) -> RecordError:
    reason = f"action {number} is illegal: {error}"
    return RecordError(reason, refusal=error.refusal)


def _decoded(text: object, limit: int) -> str:
    if not isinstance(text, bytes | bytearray):
        raise TypeError(f"a record is text or bytes, not {type(text).__name__}")
    check_length(text, limit)
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        reason = f"the bytes are not UTF-8 (from byte {error.start})"
        raise RecordError(reason) from None
