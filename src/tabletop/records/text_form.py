"""The form of a record that a person can read and write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import attrs

from tabletop.core import turns
from tabletop.core.players import CHANCE, PlayerId
from tabletop.core.refusals import Refusal
from tabletop.errors import DecodingError, IllegalAction, NotationError, RecordError
from tabletop.game import AnyGame
from tabletop.records.sheet import (
    HeaderFault,
    Sheet,
    check_length,
    fitting,
    read_header,
    result_text,
)
from tabletop.strictjson import MARK, Json, read, shown, write

_FIRST_LINE: Final = "tabletop record 1"
_HEADERS: Final = ("game", "rules", "players", "names", "seed", "config", "result")
_LINE_ENDS: Final = re.compile("\r\n|\n|\r")
_LINE: Final = re.compile(r"([0-9]{1,9})\.\s+([0-9]{1,3}|\*)(?:\s+(.*))?")


class _Line(NamedTuple):
    number: int
    content: str


# -- writing


def write_text(sheet: Sheet) -> str:
    """Write a record for people; nobody asks whether its actions are legal."""
    lines = [_FIRST_LINE, *_header_lines(sheet), ""]
    for number, action in enumerate(sheet.actions, 1):
        actor = sheet.game.actor_of(action)
        who = "*" if actor is CHANCE else actor
        notation = sheet.game.format_action(action)
        lines.append(f"{number}. {who} {_on_a_line(notation)}")
    return fitting("\n".join(lines) + "\n")


def _header_lines(sheet: Sheet) -> Iterator[str]:
    yield f"game: {sheet.game.name}"
    yield f"rules: {sheet.game.rules_version}"
    yield f"players: {sheet.players}"
    if sheet.names:
        yield f"names: {_json(list(sheet.names))}"
    if sheet.seed is not None:
        yield f"seed: {_json(sheet.seed)}"
    if sheet.config is not None:
        yield f"config: {_json(sheet.game._codec.encode('config', sheet.config))}"
    yield f"result: {' '.join(sheet.result.split())}"


def _on_a_line(notation: str) -> str:
    """Quote a notation that would not survive on a line as it is."""
    plain = notation and notation.strip() == notation and notation[0] != '"'
    return notation if plain and not _LINE_ENDS.search(notation) else _json(notation)


def _json(tree: Json) -> str:
    return write(tree, limit=None)


# -- reading


def read_text(text: str, game: AnyGame | None, limit: int) -> Sheet:
    """Read and replay a record, up to its end or the first fault, which is noted.

    Raises `RecordError` if not even the header can be read.
    """
    lines = _numbered_lines(text, limit)
    found = _found_headers(lines)
    sheet = _header(found, game)
    state = sheet.game.new_game(sheet.players, sheet.config)
    actions: list[Any] = []
    fault = None
    for line in lines:
        try:
            action = _read_line(sheet.game, state, line.content, len(actions) + 1)
            state = sheet.game.apply(state, action)
        except (RecordError, NotationError, IllegalAction) as error:
            fault = _at_line(line.number, error)
            break
        actions.append(action)
    true = result_text(sheet.game.outcome(state))
    if fault is None:
        fault = _result_fault(found["result"], true)
    return attrs.evolve(sheet, actions=tuple(actions), result=true, fault=fault)


def _numbered_lines(text: str, limit: int) -> Iterator[_Line]:
    """Yield the lines that say something, with their numbers."""
    if not isinstance(text, str):
        raise TypeError(f"the text form of a record is text, not {type(text).__name__}")
    check_length(text, limit)
    for number, line in enumerate(_LINE_ENDS.split(text.removeprefix(MARK)), 1):
        content = line.strip()
        if content and not content.startswith("#"):
            yield _Line(number, content)


def _found_headers(lines: Iterator[_Line]) -> dict[str, _Line]:
    """Read the header; the iterator is left at the first line of the game."""
    line = next(lines, _Line(1, ""))
    if " ".join(line.content.split()) != _FIRST_LINE:
        raise RecordError(f"a record begins with {_FIRST_LINE!r}", line=line.number)
    found: dict[str, _Line] = {}
    for line in lines:
        name, colon, value = line.content.partition(":")
        name = name.rstrip()
        if not colon or name not in _HEADERS:
            known = ", ".join(_HEADERS)
            reason = f"expected a header ({known}), found {shown(line.content)}"
            raise RecordError(reason, line=line.number)
        if name in found:
            reason = f"the header {name!r} stands there twice"
            raise RecordError(reason, line=line.number)
        found[name] = _Line(line.number, value.strip())
        if name == "result":
            return found
    raise RecordError("the header has no 'result' as its last line", line=line.number)


def _header(found: Mapping[str, _Line], game: AnyGame | None) -> Sheet:
    for name in ("game", "rules", "players"):
        if name not in found:
            line = found["result"].number
            raise RecordError(f"the header has no {name!r}", line=line)
    raw = {name: _value(name, line) for name, line in found.items()}
    try:
        return read_header(raw, game)
    except HeaderFault as fault:
        inside = f"at {fault.name}{fault.path}: " if fault.path else ""
        reason, line = f"{inside}{fault.reason}", found[fault.name].number
        raise RecordError(reason, line=line) from fault.__cause__


def _value(name: str, line: _Line) -> Json:
    """Read the value of a header: a word, a number, or JSON."""
    if name in ("game", "result"):
        return line.content
    if name in ("rules", "players"):
        if not re.fullmatch("[0-9]{1,9}", line.content):
            reason = f"{name!r} is a whole number, not {shown(line.content)}"
            raise RecordError(reason, line=line.number)
        return int(line.content)
    try:
        return _read(line.content)
    except DecodingError as error:
        reason = f"{name!r} is JSON: {error.reason}"
        raise RecordError(reason, line=line.number) from None


def _read(text: str) -> Json:
    """Read JSON inside a record; that it is not too long was seen to."""
    return read(text, limit=len(text))


def _read_line(game: AnyGame, state: Any, content: str, number: int) -> Any:
    """Read the action of a line, once number and actor are right."""
    if not (match := _LINE.fullmatch(content)):
        raise RecordError(f"expected '{number}. actor action', found {shown(content)}")
    if int(match[1]) != number:
        raise RecordError(f"expected number {number}, found {match[1]}")
    player = None if match[2] == "*" else PlayerId(int(match[2]))
    if (refusal := _refuse_actor(game, state, player)) is not None:
        raise IllegalAction(content, refusal)
    notation = _read_notation(match[3] or "")
    if player is None:
        return game.parse_chance(notation, state)
    return game.parse_action(notation, state, player)


def _refuse_actor(game: AnyGame, state: Any, player: PlayerId | None) -> Refusal | None:
    over, chance = game.outcome(state) is not None, game.chance(state)
    if player is None:
        nothing = over or chance is None
        return turns.refuse_chance(over, None, None) if nothing else None
    if player in (acting := game.to_act(state)):
        return None
    return turns.refuse_out_of_turn(over, chance, acting, player)


def _read_notation(text: str) -> str:
    """Read a notation as it is, or as the JSON text it is written as."""
    if not text.startswith('"'):
        return text
    try:
        quoted = _read(text)
    except DecodingError:
        return text
    return quoted if isinstance(quoted, str) else text


def _result_fault(line: _Line, true: str) -> RecordError | None:
    if "".join(line.content.split()) == "".join(true.split()):
        return None
    reason = f"the result is {true!r}, not {shown(line.content)}"
    return RecordError(reason, line=line.number)


def _at_line(
    line: int, error: RecordError | NotationError | IllegalAction
) -> RecordError:
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    reason = f"illegal: {error}" if refusal else str(error)
    return RecordError(reason, line=line, refusal=refusal)
