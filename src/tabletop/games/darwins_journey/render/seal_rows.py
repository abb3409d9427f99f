"""The workers of a player at home, and the rows of their seals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.render import glyphs, hints, ids, pieces, places
from tabletop.games.darwins_journey.render.ink import circle, notes, path, rect, words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.svg import Element, group

__all__ = ["seal_rows"]

_ROW: Final = 35
"""From one worker to the next."""
_SPACE: Final = 35
"""From one seal space to the next."""
_HEAD: Final = 26
"""Height of the costs above the spaces."""


def seal_rows(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw a row for each worker; above the spaces what they cost."""
    board, numbers = table.config.content.board, table.config.content.numbers
    yield notes(
        (x + 58 + _SPACE * column, y + 20, cost)
        for column, cost in enumerate(board.seal_costs)
    )
    yield from _spaces(table, x, y + _HEAD)
    below = y + _HEAD + _ROW * numbers.workers
    yield glyphs.final_points(
        [
            (x + 58 + _SPACE * column, below + 15, points)
            for column, points in enumerate(board.seal_points)
            if points
        ]
    )
    rows = table.people[person].rows
    for number in range(len(rows)):
        yield _row(table, person, number, x, y + _HEAD + _ROW * number, targets)
    yield pieces.scattered(
        [
            (x + 58 + _SPACE * column, y + _HEAD + 17 + _ROW * number, kind)
            for number, row in enumerate(rows)
            for column, kind in enumerate(row)
        ]
    )


def _spaces(table: State, x: int, y: int) -> Iterator[Element]:
    """Draw the spaces for seals; a frame of metal brings a distinction."""
    board = table.config.content.board
    frames: dict[int, str] = {board.silver_at - 1: "silver", board.gold_at - 1: "gold"}
    columns = range(len(board.seal_costs))
    for metal in ("line", "silver", "gold"):
        spaces = "".join(
            f"M{x + 42 + _SPACE * column} {y + _ROW * row + 1}h32v32h-32z"
            for row in range(1, table.config.content.numbers.workers)
            for column in columns
            if frames.get(column, "line") == metal
        )
        line = 1.5 if metal == "line" else 5
        yield path(spaces, fill="leaf", stroke=metal, line=line)


def _row(
    table: State,
    person: PersonId,
    number: int,
    x: int,
    y: int,
    targets: Targets,
) -> Element:
    """Draw a worker if it is at home, its seals and the spaces that are left."""
    id = ids.row(person, number)
    me = table.people[person]
    is_home = number < len(me.at) and me.at[number] is None
    home = [places.token(table, person, number, x + 20, y + 17, targets)]
    return targets.thing(
        "row",
        id,
        (x - 1, y - 1, 258, _ROW),
        circle(x + 20, y + 17, 15, fill="leaf", stroke="line"),
        *_crew_mark(table, person, number, x + 276, y + 17),
        *(home if is_home else ()),
        player=person,
    )


def _crew_mark(
    table: State, person: PersonId, number: int, x: int, y: int
) -> Iterator[Element]:
    """Draw the crew card that a worker has fulfilled."""
    for each in table.people[person].crew:
        if each.worker == number:
            yield group(
                "bound",
                rect(x - 14, y - 12, 28, 24, fill="leaf", stroke="ink", radius=4),
                words(x, y + 6.5, each.card, anchor="middle"),
                hint=hints.crew(table, each.card),
            )
