"""A sheet of letters 100 columns wide: lines, rules, and two columns side by side.

What is written is made of bits with a look each; lines are broken between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final, TypeAlias

import attrs

from tabletop.games.darwins_journey.state import PersonId
from tabletop.rendering.text import Canvas, Look

WIDTH: Final = 100
GAP: Final = 2
"""Columns between two halves."""
HALF: Final = (WIDTH - GAP) // 2

Bit: TypeAlias = tuple[str, Look]
"""Some letters and their look."""


@attrs.frozen
class Entry:
    """A line of a column: bits that flow, and bits that stand at its right end."""

    left: tuple[Bit, ...]
    right: tuple[Bit, ...] = ()
    indent: int = 2
    """Where the next line begins if there is one."""
    gap: str = " "
    """What stands between two bits."""


@attrs.frozen
class Signs:
    """What single letters stand for."""

    prefix: str
    """What stands before the sign of a player, or of several."""
    players: tuple[str, ...]
    act: str
    done: str
    onward: str
    """Between a space and where one can go from it."""
    of: str
    """Between a player and a number."""

    def who(self, *people: PersonId) -> str:
        """Return the signs of players, one after another."""
        return self.prefix + "".join(self.players[person] for person in people)


UNICODE: Final = Signs("", ("●", "■", "▲", "◆", "⬢"), "▶", "✓", "→", "")
ASCII: Final = Signs("P", ("0", "1", "2", "3", "4"), ">", "+", "->", ":")


def bits(told: Iterable[str], look: Look = Look.PLAIN) -> tuple[Bit, ...]:
    """Give several words the same look."""
    return tuple((each, look) for each in told if each)


def entry(
    told: str, right: str = "", look: Look = Look.PLAIN, *, start: str = ""
) -> Entry:
    """Make a line of words; what it starts with stands alone if there are more."""
    words = bits(told.split(), look)
    if start:
        words = ((start, look), *words)
    return Entry(words, bits([right], look), len(start) + 1 if start else 2)


@attrs.define
class Sheet:
    """What has been written so far."""

    signs: Signs
    canvas: Canvas = attrs.field(factory=Canvas)
    y: int = 0
    """The next free line."""

    def line(self, told: str, look: Look = Look.PLAIN) -> None:
        """Write a sentence, over several lines if it is long."""
        for part in wrap(told, WIDTH, subsequent_indent="  "):
            self.canvas.write(0, self.y, part, look)
            self.y += 1

    def rule(self, title: str) -> None:
        """Draw a line across the sheet, with a title in it."""
        self.canvas.across(0, self.y, WIDTH - 1)
        if title:
            self.canvas.write(2, self.y, f" {title} ", Look.STRONG)
        self.y += 1

    def flow(self, told: Iterable[Bit], gap: str = "  ") -> None:
        """Write bits over the whole width, as many in a line as fit."""
        self.y = self._column(0, WIDTH, [Entry(tuple(told), gap=gap)])

    def halves(self, left: Iterable[Entry], right: Iterable[Entry]) -> None:
        """Write two columns side by side."""
        first = self._column(0, HALF, left)
        second = self._column(HALF + GAP, HALF, right)
        self.y = max(first, second)

    def _column(self, x: int, width: int, entries: Iterable[Entry]) -> int:
        """Write a column from the next free line on; return the line below it."""
        y = self.y
        for each in entries:
            end = 0
            for number, row in enumerate(_rows(each, width)):
                y += bool(number)
                end = each.indent if number else 0
                for told, look in row:
                    self.canvas.write(x + end, y, told, look)
                    end += len(told)
            y = self._right(x, y, width - end, width, each.right) + 1
        return y

    def _right(
        self, x: int, y: int, room: int, width: int, right: tuple[Bit, ...]
    ) -> int:
        """Write what stands at the right end, on lines of its own if it must."""
        for number, row in enumerate(_rows(Entry(right, indent=0), width)):
            total = sum(len(told) for told, _ in row)
            y += number > 0 or (bool(row) and total >= room)
            start = x + width - total
            for told, look in row:
                self.canvas.write(start, y, told, look)
                start += len(told)
        return y


def _rows(entry: Entry, width: int) -> Iterator[list[Bit]]:
    """Break the bits of an entry into lines."""
    row: list[Bit] = []
    room = width
    for told, look in entry.left:
        spaced = entry.gap + told if row else told
        if row and len(spaced) > room:
            yield row
            row, spaced, room = [], told, width - entry.indent
        row.append((spaced, look))
        room -= len(spaced)
    yield row
