"""A sheet of letters without edges, on which boards and tables are drawn.

Lines know which sides they reach, so lines that meet become corners and crossings.
"""

from __future__ import annotations

import os
from enum import StrEnum
from itertools import groupby
from typing import Final, TextIO

import attrs

from tabletop.rendering.style import TextStyle

__all__ = ["Canvas", "Look", "wants_colour"]


class Look(StrEnum):
    """How letters look where colours are wanted: the code a terminal takes."""

    PLAIN = ""
    STRONG = "1"
    FAINT = "2"
    DANGER = "31"
    GOLD = "33"
    ACCENT = "1;35"


_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8

_BOXES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The line for each sum of sides that it reaches."""

_ASCII_BOXES: Final = " |-+||++-+-+++++"


@attrs.define
class Canvas:
    """What has been drawn so far; columns grow to the right, rows downwards.

    Both may be negative: the sheet is cut to what is on it when it is printed.
    """

    _letters: dict[tuple[int, int], tuple[str, Look]] = attrs.field(factory=dict)
    _lines: dict[tuple[int, int], int] = attrs.field(factory=dict)

    def write(self, x: int, y: int, text: str, look: Look = Look.PLAIN) -> None:
        """Write one line of text, over whatever is there."""
        for column, letter in enumerate(text, x):
            self._letters[column, y] = letter, look

    def across(self, x: int, y: int, length: int) -> None:
        """Draw a line to the right, from the middle of one letter to another's."""
        for column in range(x, x + length):
            self._reach(column, y, _EAST)
            self._reach(column + 1, y, _WEST)

    def down(self, x: int, y: int, length: int) -> None:
        """Draw a line downwards, from the middle of one letter to another's."""
        for row in range(y, y + length):
            self._reach(x, row, _SOUTH)
            self._reach(x, row + 1, _NORTH)

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a frame; its corners are `width` and `height` letters apart."""
        for row in (y, y + height):
            self.across(x, row, width)
        for column in (x, x + width):
            self.down(column, y, height)

    def render(self, style: TextStyle) -> str:
        """Print the sheet, without blanks at the ends of its lines."""
        places = [*self._letters, *self._lines]
        if not places:
            return ""
        left = min(x for x, _ in places)
        rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
        ends = dict.fromkeys(rows, left - 1)
        for x, y in places:
            ends[y] = max(ends[y], x)
        return "\n".join(self._row(y, left, ends[y], style) for y in rows)

    def _row(self, y: int, left: int, end: int, style: TextStyle) -> str:
        boxes = _ASCII_BOXES if style.ascii else _BOXES
        cells = [
            self._letters.get((x, y), (boxes[self._lines.get((x, y), 0)], Look.PLAIN))
            for x in range(left, end + 1)
        ]
        runs = ((look, "".join(c for c, _ in run)) for look, run in _by_look(cells))
        line = "".join(
            f"\x1b[{look}m{run}\x1b[0m" if look and style.colour else run
            for look, run in runs
        ).rstrip()
        return line.encode("ascii", "replace").decode() if style.ascii else line

    def _reach(self, x: int, y: int, side: int) -> None:
        self._lines[x, y] = self._lines.get((x, y), 0) | side


def wants_colour(stream: TextIO) -> bool:
    """Whether colours suit a stream: a terminal, and nobody has set ``NO_COLOR``."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


def _by_look(cells: list[tuple[str, Look]]) -> groupby[Look, tuple[str, Look]]:
    return groupby(cells, key=lambda cell: cell[1])
