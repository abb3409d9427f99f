"""JSON text to be read and edited by people: a table has one line for each of its rows.

What fits on a line stands on one, and so does a row that has room for it; a longer row
goes on below its first member.
"""

from __future__ import annotations

import json
from typing import Final

from tabletop.strictjson import Json

__all__ = ["WIDTH", "laid_out"]

WIDTH: Final = 120
"""Columns of a line; texts are never broken, and closing brackets may stand beyond."""


def laid_out(tree: dict[str, Json]) -> str:
    """Write an object, each of its lists as a table."""
    return _block(tree, 0)


def _block(tree: Json, indent: int) -> str:
    """Write one member a line, between the lines of the brackets."""
    margin = " " * (indent + 2)
    lines = [
        f"{margin}{key}{_member(value, indent + 2, len(key), isinstance(tree, list))}"
        for key, value in _members(tree)
    ]
    first, last = _brackets(tree)
    return "\n".join([first, ",\n".join(lines), " " * indent + last])


def _member(tree: Json, indent: int, behind: int, is_row: bool) -> str:
    """Write what stands behind a key, if it has one, on a line of a block."""
    is_table = indent == 2 and isinstance(tree, list) and not is_row
    if not _members(tree) or (_fits(tree, indent + behind) and not is_table):
        return _line(tree)
    is_block = not is_row and (isinstance(tree, dict) or is_table or _is_nested(tree))
    return _block(tree, indent) if is_block else _hanging(tree, indent + behind)


def _hanging(tree: Json, column: int) -> str:
    """Write members below the first one: rows each on a line, others in lines."""
    if not _members(tree) or _fits(tree, column):
        return _line(tree)
    lines: list[str] = []
    for key, value in _members(tree):
        text = f"{key}{_hanging(value, column + 1 + len(key))},"
        room = WIDTH - column - 1 - len(lines[-1]) if lines else 0
        if len(text) < room and not _is_nested(tree):
            lines[-1] += f" {text}"
        else:
            lines.append(text)
    first, last = _brackets(tree)
    return first + f"\n{' ' * (column + 1)}".join(lines).removesuffix(",") + last


def _fits(tree: Json, column: int) -> bool:
    return column + len(_line(tree)) < WIDTH


def _is_nested(tree: Json) -> bool:
    """Whether it is a list of more than plain values."""
    return isinstance(tree, list) and any(
        isinstance(item, dict | list) for item in tree
    )


def _members(tree: Json) -> list[tuple[str, Json]]:
    """List what stands in a list or an object, each behind its key."""
    if isinstance(tree, dict):
        return [(f"{_line(key)}: ", value) for key, value in tree.items()]
    return [("", value) for value in tree] if isinstance(tree, list) else []


def _brackets(tree: Json) -> tuple[str, str]:
    return ("{", "}") if isinstance(tree, dict) else ("[", "]")


def _line(tree: Json) -> str:
    return json.dumps(tree, ensure_ascii=False, allow_nan=False)
