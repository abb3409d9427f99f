"""JSON text, read strictly: what the grammar, or a careful reader, would not allow.

It knows no class of ours: `read` gives plain dicts, lists, strings, numbers, booleans
and None, or one `DecodingError` with the place and the reason.
"""

from __future__ import annotations

import json
from typing import Final, NoReturn, TypeAlias

from tabletop.errors import DecodingError

__all__ = ["Json", "read", "shown", "write"]

Json: TypeAlias = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""What JSON can say."""

LARGEST: Final = 2**63 - 1
"""The largest whole number that is read; the smallest is its negative."""


class _Fault:
    """Stands in the tree for what was wrong there, until its path is known."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


class _Reader:
    """Reads one text; notes whether anything in it is at fault."""

    def __init__(self) -> None:
        self.faulty = False

    def fault(self, reason: str) -> _Fault:
        self.faulty = True
        return _Fault(reason)

    def number(self, text: str) -> int | _Fault:
        if len(text) > 20 or abs(int(text)) > LARGEST:
            return self.fault(
                f"the number has {len(text)} digits: too large to be read"
            )
        return int(text)

    def fraction(self, text: str) -> float | _Fault:
        value = float(text)
        if value in (float("inf"), float("-inf")):
            return self.fault("the number is too large to be read")
        return value

    def constant(self, name: str) -> _Fault:
        return self.fault(f"{name} is not JSON")

    def pairs(self, pairs: list[tuple[str, object]]) -> object:
        made = dict(pairs)
        if len(made) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            return self.fault(f"the key {shown(twice)} stands there twice")
        return made


def read(text: str | bytes) -> Json:
    """Read JSON text; `DecodingError` for anything doubtful.

    Refused are broken syntax, bytes that are not UTF-8, NaN and Infinity, keys that
    stand twice in an object, whole numbers beyond 64 bits, lone surrogates, and nesting
    deeper than the interpreter can follow.
    """
    text = _decoded(text)
    reader = _Reader()
    try:
        tree: Json = json.loads(
            text,
            object_pairs_hook=reader.pairs,
            parse_int=reader.number,
            parse_float=reader.fraction,
            parse_constant=reader.constant,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise DecodingError("$", f"this is not JSON: {error.msg} ({place})") from None
    except RecursionError:
        raise DecodingError("$", "lists and objects are nested too deeply") from None
    if reader.faulty or _may_hold_surrogates(text):
        _raise_first_fault(tree)
    return tree


def write(tree: Json, indent: int | None = None) -> str:
    """Write JSON text: compact, or on many lines with `indent`."""
    separators = (",", ":") if indent is None else (",", ": ")
    return json.dumps(
        tree, ensure_ascii=False, allow_nan=False, indent=indent, separators=separators
    )


def shown(value: object) -> str:
    """Name a JSON value in a sentence, shortened."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case dict():
            return "an object"
        case list():
            return "a list"
        case str():
            return ascii(value) if len(value) <= 40 else ascii(value[:37] + "...")
        case _:
            return str(value)


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    if not isinstance(text, bytes | bytearray):
        kind = type(text).__name__
        raise DecodingError("$", f"JSON is text or bytes, not {kind}")
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        reason = f"the bytes are not UTF-8 (from byte {error.start})"
        raise DecodingError("$", reason) from None


def _may_hold_surrogates(text: str) -> bool:
    if "\\ud" in text or "\\uD" in text:
        return True
    return not text.isascii() and any("\ud800" <= sign <= "\udfff" for sign in text)


def _raise_first_fault(tree: object) -> None:
    """Raise for the first fault in the tree, in reading order."""
    waiting: list[tuple[str, object]] = [("$", tree)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, _Fault):
            raise DecodingError(path, value.reason)
        if isinstance(value, str):
            _check_surrogates(path, value)
        elif isinstance(value, list):
            below = [(f"{path}[{index}]", item) for index, item in enumerate(value)]
            waiting.extend(reversed(below))
        elif isinstance(value, dict):
            for name in value:
                _check_surrogates(path, name)
            items = [(f"{path}.{name}", item) for name, item in value.items()]
            waiting.extend(reversed(items))


def _check_surrogates(path: str, value: str) -> None:
    if any("\ud800" <= sign <= "\udfff" for sign in value):
        _refuse(path, f"the text {shown(value)} holds half a character (a surrogate)")


def _refuse(path: str, reason: str) -> NoReturn:
    raise DecodingError(path, reason)
