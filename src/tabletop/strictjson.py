"""JSON text, read strictly: what the grammar, or a careful reader, would not allow.

It knows no class of ours: `read` gives plain dicts, lists, strings, numbers, booleans
and None, or one `DecodingError` with the place and the reason. What it reads is bounded
in length and depth, so that no text from outside costs much time or memory.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.errors import DecodingError

__all__ = [
    "CONTROLS",
    "DEEPEST",
    "LARGEST",
    "LONGEST",
    "MARK",
    "SURROGATE",
    "Json",
    "read",
    "shown",
    "size_of",
    "step",
    "write",
]

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
"""What JSON can say."""

LONGEST: Final = 1 << 20
"""The most characters (or bytes) of a text that is read; a game saves far fewer."""
DEEPEST: Final = 200
"""The most lists and objects, each inside the one before, that are read."""
LARGEST: Final = 2**63 - 1
"""The largest whole number that is read; the smallest is its negative."""
CONTROLS: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)
"""Signs that are no writing but orders to a screen: escapes, line ends, directions."""
MARK: Final = "\ufeff"
"""The byte order mark, which may stand before any text, and says nothing."""
SURROGATE: Final = re.compile("[\ud800-\udfff]")
"""Half a character, which no file can hold."""

_LONGEST_NUMBER: Final = 64
_SHORT_NUMBER: Final = 18
"""So many signs are never beyond `LARGEST`."""
_TOO_DEEP: Final = f"lists and objects are nested more than {DEEPEST} deep"


class _Fault:
    """Stands in the tree for what was wrong there, until its path is known."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


class _Reader:
    """Reads one text; notes whether anything in it is at fault."""

    def __init__(self) -> None:
        self.faulty = False

    def read(self, text: str) -> Json:
        tree: Json = json.loads(
            text,
            object_pairs_hook=self.pairs,
            parse_int=self.number,
            parse_float=self.fraction,
            parse_constant=self.constant,
        )
        return tree

    def fault(self, reason: str) -> _Fault:
        self.faulty = True
        return _Fault(reason)

    def number(self, text: str) -> int | _Fault:
        if len(text) <= _SHORT_NUMBER:
            return int(text)
        if len(text) > _LONGEST_NUMBER or abs(int(text)) > LARGEST:
            digits = len(text.lstrip("-"))
            return self.fault(f"the number has {digits} digits: too large to be read")
        return int(text)

    def fraction(self, text: str) -> float | _Fault:
        if len(text) > _LONGEST_NUMBER:
            return self.fault(f"the number has {len(text)} signs: too long to be read")
        value = float(text)
        if value in (float("inf"), float("-inf")):
            return self.fault("the number is too large to be read")
        return value

    def constant(self, name: str) -> _Fault:
        return self.fault(f"{name} is not JSON")

    def pairs(self, pairs: list[tuple[str, object]]) -> object:
        made = dict(pairs)
        if len(made) < len(pairs):
            twice = _first_twice(name for name, _ in pairs)
            return self.fault(f"the key {shown(twice)} stands there twice")
        return made


def read(text: str | bytes, *, limit: int = LONGEST) -> Json:
    """Read JSON text; `DecodingError` for anything doubtful.

    Refused are broken syntax, bytes that are not UTF-8, NaN and Infinity, keys that
    stand twice in an object, whole numbers beyond 64 bits, lone surrogates, and what is
    longer than `limit` or deeper than `DEEPEST`. A byte order mark, which some editors
    put before a text, is no part of it.
    """
    text = _checked(text, limit)
    reader = _Reader()
    try:
        tree = reader.read(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise DecodingError("$", f"this is not JSON: {error.msg} ({place})") from None
    except RecursionError:
        raise DecodingError("$", _TOO_DEEP) from None
    if text.count("[") + text.count("{") > DEEPEST and _is_too_deep(tree):
        raise DecodingError("$", _TOO_DEEP)
    if reader.faulty or _may_hold_surrogates(text):
        _raise_first_fault(tree)
    return tree


def write(tree: Json, indent: int | None = None, *, limit: int | None = LONGEST) -> str:
    """Write JSON text: compact, or on many lines with `indent`.

    Raises `ValueError` for what `read` would refuse as longer than `limit`, if any.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(
        tree, ensure_ascii=False, allow_nan=False, indent=indent, separators=separators
    )
    if limit is not None and (size := size_of(text)) > limit:
        raise ValueError(f"the text is {size} bytes long; at most {limit} are read")
    return text


def size_of(text: str) -> int:
    """Count the bytes of a text in a file."""
    return len(text) if text.isascii() else len(text.encode())


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
            return repr(value if len(value) <= 40 else value[:37] + "...")
        case int() if abs(value) > LARGEST:
            return f"a number of {value.bit_length()} bits"
        case _:
            return str(value)


def step(name: str) -> str:
    """Write the step to a key as part of a JSON path: ``.coins``, ``['my ship']``."""
    if name.isidentifier() and len(name) <= 40:
        return f".{name}"
    return f"[{shown(name)}]"


def _checked(text: object, limit: int) -> str:
    """Return what is to be read as text, once its length and encoding are right."""
    if not isinstance(text, str | bytes | bytearray):
        kind = type(text).__name__
        raise DecodingError("$", f"JSON is text or bytes, not {kind}")
    if len(text) > limit:
        reason = f"the text is {len(text)} long; at most {limit} is read"
        raise DecodingError("$", reason)
    decoded = text if isinstance(text, str) else _decoded(text)
    decoded = decoded.removeprefix(MARK)
    if not decoded or decoded.isspace():
        raise DecodingError("$", "the text is empty")
    return decoded


def _decoded(text: bytes | bytearray) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        reason = f"the bytes are not UTF-8 (from byte {error.start})"
        raise DecodingError("$", reason) from None


def _first_twice(names: Iterator[str]) -> str:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    raise AssertionError("some name stands there twice")


def _is_too_deep(tree: object) -> bool:
    """Go down level by level, looking at lists and objects only."""
    level = [tree]
    for _ in range(DEEPEST):
        level = [item for node in level for item in _inside(node)]
        if not level:
            return False
    return True


def _inside(node: object) -> list[object]:
    if type(node) is dict:
        return [item for item in node.values() if type(item) in (dict, list)]
    if type(node) is list:
        return [item for item in node if type(item) in (dict, list)]
    return []


def _may_hold_surrogates(text: str) -> bool:
    if "\\ud" in text or "\\uD" in text:
        return True
    return not text.isascii() and SURROGATE.search(text) is not None


def _raise_first_fault(tree: object) -> None:
    """Raise for the first fault in the tree, in reading order."""
    path: list[int | str] = ["$"]
    opened: list[Iterator[tuple[int | str, object]]] = [iter([("$", tree)])]
    while opened:
        for path[-1], value in opened[-1]:
            _check(path, value)
            if isinstance(value, dict | list):
                opened.append(_parts(value))
                path.append("")
                break
        else:
            opened.pop()
            path.pop()


def _parts(
    value: dict[str, object] | list[object],
) -> Iterator[tuple[int | str, object]]:
    return iter(value.items()) if isinstance(value, dict) else enumerate(value)


def _check(path: list[int | str], value: object) -> None:
    key = path[-1]
    if isinstance(key, str) and SURROGATE.search(key):
        _refuse(path[:-1], f"the key {shown(key)} holds half a character (a surrogate)")
    if isinstance(value, _Fault):
        _refuse(path, value.reason)
    if isinstance(value, str) and SURROGATE.search(value):
        reason = f"the text {shown(value)} holds half a character (a surrogate)"
        _refuse(path, reason)


def _refuse(path: list[int | str], reason: str) -> None:
    steps = (f"[{key}]" if isinstance(key, int) else step(key) for key in path[1:])
    raise DecodingError("".join(["$", *steps]), reason)
