"""The board in letters: spaces in a grid, locks round it, players beside or below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Final

import attrs

from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Column, Kind, Row
from tabletop.games.lock_n_go.render import sayings
from tabletop.games.lock_n_go.rules import blocked_spaces, coins_in_reserve
from tabletop.games.lock_n_go.rules.board import blocked_places, kinds_of_places
from tabletop.games.lock_n_go.state import State
from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Canvas, Look

_WIDEST: Final = 100
_LEFT: Final = 4
"""Columns left of the grid: the number of the row, and its lock."""
_TOP: Final = 2
"""Lines above the grid: the letters of the columns, and their locks."""
_BESIDE: Final = 42
"""Columns that the players need to stand beside the grid."""


@attrs.frozen
class _Signs:
    """What single letters stand for."""

    discs: tuple[str, str]
    kinds: Mapping[Kind, str]
    blocked: str
    slot: str
    up: str
    down: str
    left: str
    right: str


_UNICODE: Final = _Signs(
    discs=("●", "◎"),
    kinds={Kind.PLAIN: " ", Kind.COIN: "$", Kind.LOCK: "#", Kind.ADVANCE: "↑"},
    blocked="░",
    slot="·",
    up="▲",
    down="▼",
    left="◀",
    right="▶",
)

_ASCII: Final = _Signs(
    discs=("B", "G"),
    kinds={Kind.PLAIN: " ", Kind.COIN: "$", Kind.LOCK: "#", Kind.ADVANCE: "^"},
    blocked="/",
    slot=".",
    up="^",
    down="v",
    left="<",
    right=">",
)

_DISC_LOOKS: Final = (Look.STRONG, Look.PLAIN)
_KIND_LOOKS: Final = {Kind.COIN: Look.GOLD, Kind.LOCK: Look.DANGER}
_STARTS: Final = ("b", "g")
_STACKED: Final = "Of discs in one space, each lies on the one drawn below it."


@attrs.frozen
class _Grid:
    """One board on a canvas: how large its spaces are, and where they stand."""

    view: State
    signs: _Signs
    canvas: Canvas
    inner: int
    """Columns inside a space."""
    lines: tuple[int, ...]
    """Where the line below each row of spaces is drawn, from row 1."""

    def left(self, column: int) -> int:
        """Return where the line left of a column is drawn."""
        return _LEFT + column * (self.inner + 1)

    @property
    def right(self) -> int:
        """Where the last line is drawn."""
        return self.left(self.view.config.content.geometry.width)

    @property
    def middle(self) -> int:
        """How far the middle of a space is from the line to its left."""
        return (self.inner + 1) // 2


def text(view: State, style: TextStyle) -> str:
    """Draw a position in letters, at most 100 columns wide."""
    signs = _ASCII if style.ascii else _UNICODE
    canvas = Canvas()
    grid = _Grid(view, signs, canvas, _inner(view), _lines(view))
    _draw_header(grid)
    _draw_frame(grid)
    _draw_spaces(grid)
    _draw_row_locks(grid)
    _draw_column_locks(grid)
    beside = grid.right + 4
    room = _WIDEST - beside
    if room >= _BESIDE:
        _draw_remarks(grid, beside, 0, room)
    else:
        _draw_remarks(grid, 0, grid.lines[0] + 7, _WIDEST)
    return canvas.render(style)


def _inner(view: State) -> int:
    """Choose the widest spaces that leave the board within the columns there are."""
    room = _WIDEST - _LEFT - 2
    fitting = room // view.config.content.geometry.width - 1
    return 5 if fitting >= 5 else min(fitting, 3)


def _lines(view: State) -> tuple[int, ...]:
    """Give each row as many lines as its highest stack has discs, but two at least."""
    width = view.config.content.geometry.width
    heights = [
        max(2, *(len(stack) for stack in view.board[first : first + width]))
        for first in range(0, len(view.board), width)
    ]
    bottom = _TOP + sum(heights) + len(heights)
    return tuple(bottom - sum(heights[:row]) - row for row in range(len(heights)))


def _draw_header(grid: _Grid) -> None:
    view, canvas = grid.view, grid.canvas
    canvas.write(0, -3, f"Lock n Go, {sayings.turn_told(view)}", Look.FAINT)
    sign = f"{grid.signs.right} " if sayings.acting(view) is not None else ""
    headline = f"{sign}{sayings.headline(view)}."
    canvas.write(0, -2, headline, Look.STRONG)
    canvas.write(len(headline) + 1, -2, sayings.reason(view) or sayings.last_news(view))


def _draw_frame(grid: _Grid) -> None:
    geometry = grid.view.config.content.geometry
    for y in (_TOP, *grid.lines):
        grid.canvas.across(_LEFT, y, grid.right - _LEFT)
    for column in range(geometry.width + 1):
        grid.canvas.down(grid.left(column), _TOP, grid.lines[0] - _TOP)


def _draw_spaces(grid: _Grid) -> None:
    view, geometry = grid.view, grid.view.config.content.geometry
    kinds, blocked = kinds_of_places(view), blocked_places(view)
    owners = {
        space: player
        for player in (BLACK, GREY)
        for space in view.config.content.starts[player]
    }
    for place, space in enumerate(geometry.spaces):
        row, column = divmod(place, geometry.width)
        x, bottom = grid.left(column) + 1, grid.lines[row] - 1
        if place in blocked:
            _shade(grid, x, row)
        kind_x = x + (1 if grid.inner == 5 else 0)
        top = _above(grid, row) + 1
        kind = kinds[place]
        if kind is not Kind.PLAIN:
            look = _KIND_LOOKS.get(kind, Look.PLAIN)
            grid.canvas.write(kind_x, top, grid.signs.kinds[kind], look)
        if (owner := owners.get(space)) is not None:
            grid.canvas.write(kind_x, bottom, _STARTS[owner], Look.FAINT)
        _draw_stack(grid, place)
    _mark_last_action(grid)


def _draw_stack(grid: _Grid, place: int) -> None:
    """Draw the discs of a space, the lowest at the bottom."""
    x, bottom = _disc_at(grid, place)
    for height, disc in enumerate(grid.view.board[place]):
        sign = grid.signs.discs[disc]
        grid.canvas.write(x, bottom - height, sign, _DISC_LOOKS[disc])


def _mark_last_action(grid: _Grid) -> None:
    """Put a star beside the places that the last action left and reached."""
    if grid.inner < 3:
        return
    index = grid.view.config.content.geometry.index
    for space in sayings.last_way(grid.view):
        if space is not None:
            x, bottom = _disc_at(grid, index[space])
            beside = x + 1 if grid.inner == 5 else x - 1
            grid.canvas.write(beside, bottom, "*", Look.ACCENT)


def _disc_at(grid: _Grid, place: int) -> tuple[int, int]:
    """Say where the lowest disc of a space is drawn."""
    row, column = divmod(place, grid.view.config.content.geometry.width)
    inside = 3 if grid.inner == 5 else grid.inner - 1
    return grid.left(column) + 1 + inside, grid.lines[row] - 1


def _shade(grid: _Grid, x: int, row: int) -> None:
    for y in range(_above(grid, row) + 1, grid.lines[row]):
        grid.canvas.write(x, y, grid.signs.blocked * grid.inner, Look.DANGER)


def _above(grid: _Grid, row: int) -> int:
    """Return where the line above a row is drawn."""
    return grid.lines[row + 1] if row + 1 < len(grid.lines) else _TOP


def _draw_row_locks(grid: _Grid) -> None:
    """Write the row numbers, with the lock and the other places of its track."""
    track, locks = grid.view.config.content.locks.row_track, grid.view.locks
    for number, line in enumerate(grid.lines, 1):
        y = line - 1
        grid.canvas.write(0, y, f"{number:>2}")
        if locks.row == number:
            grid.canvas.write(_LEFT - 1, y, grid.signs.right, Look.DANGER)
            grid.canvas.write(grid.right + 1, y, grid.signs.left, Look.DANGER)
        elif Row(number) in track:
            grid.canvas.write(_LEFT - 1, y, grid.signs.slot, Look.FAINT)


def _draw_column_locks(grid: _Grid) -> None:
    """Name the columns above and below, and mark them as the rows are."""
    content, locks, canvas = grid.view.config.content, grid.view.locks, grid.canvas
    below = grid.lines[0]
    for column, number in content.geometry.column_index.items():
        x = grid.left(number) + grid.middle
        for y in (0, below + 2):
            canvas.write(x, y, column)
        if column in locks.columns:
            canvas.write(x, 1, grid.signs.down, Look.DANGER)
            canvas.write(x, below + 1, grid.signs.up, Look.DANGER)
        elif Column(column) in content.locks.column_track:
            canvas.write(x, 1, grid.signs.slot, Look.FAINT)


def _draw_remarks(grid: _Grid, x: int, y: int, room: int) -> None:
    """Write what stands beside the board, and what its signs mean."""
    for remark, look in _remarks(grid):
        for line in wrap(remark, room, subsequent_indent="  ") or [""]:
            grid.canvas.write(x, y, line, look)
            y += 1
    below = grid.lines[0] + 4
    grid.canvas.write(0, below, _legend(grid.signs), Look.FAINT)
    grid.canvas.write(0, below + 1, _STACKED, Look.FAINT)


def _remarks(grid: _Grid) -> Iterator[tuple[str, Look]]:
    view = grid.view
    for player in (BLACK, GREY):
        turn = sayings.acting(view) == player
        yield from _player(grid, player, Look.STRONG if turn else Look.PLAIN)
        yield "", Look.PLAIN
    yield f"Reserve: {coins_in_reserve(view)} coins", Look.PLAIN
    columns = ", ".join(view.locks.columns) or "none"
    yield f"Locks: row {view.locks.row}, columns {columns}", Look.DANGER
    yield f"Blocked: {', '.join(blocked_spaces(view)) or 'none'}", Look.DANGER
    if view.pending:
        due = ", ".join(question.kind for question in reversed(view.pending))
        yield f"Action tokens to place: {due}", Look.PLAIN
    if view.tokens:
        tokens = ", ".join(f"{token.kind} on {token.space}" for token in view.tokens)
        yield f"Action tokens: {tokens}", Look.PLAIN
    if warning := sayings.provenance(view):
        yield warning, Look.FAINT


def _player(grid: _Grid, player: PlayerId, look: Look) -> Iterator[tuple[str, Look]]:
    side, content = grid.view.sides[player], grid.view.config.content
    numbers, sign = content.numbers, grid.signs.discs[player]
    turn = grid.signs.right if look is Look.STRONG else " "
    price = sayings.price(grid.view, player)
    purse = " " + "$" * side.coins if 0 < numbers.most_coins <= 20 else ""
    away = len(content.starts[player]) - side.discs
    yield f"{turn} {sayings.NAMES[player]} {sign}", look
    yield f"  level {side.level} of {numbers.top_level}, {price}", Look.PLAIN
    yield f"  {side.coins} of {numbers.most_coins} coins{purse}", Look.GOLD
    discs = sayings.counted(side.discs, "disc")
    yield f"  {discs} in play, {away} out of play", Look.PLAIN


def _legend(signs: _Signs) -> str:
    kinds = signs.kinds
    return (
        f"{kinds[Kind.COIN]} gain a coin  {kinds[Kind.LOCK]} move a lock  "
        f"{kinds[Kind.ADVANCE]} advance  {signs.blocked} blocked  b, g start  "
        f"* last action"
    )
