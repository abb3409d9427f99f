"""The map in letters: a tile has three lines, and shows its sides and what is on it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

import attrs

from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId, seats
from tabletop.games.beacon_patrol.kinds import HARBOUR, Edge, Feature
from tabletop.games.beacon_patrol.render import sayings
from tabletop.games.beacon_patrol.scoring import explored, is_explored, points
from tabletop.games.beacon_patrol.state import State
from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Canvas, Look

_WIDEST: Final = 100
_LEFT: Final = 5
"""Columns of letters left of the map, for the numbers of its rows."""
_TALL: Final = 3
"""Lines from a tile to the one below it."""
_WIDTHS: Final = (7, 5)
"""Letters from a tile to the one beside it: where there is room, and where not."""
_BESIDE: Final = 42
"""Columns of letters that the remarks need to stand beside the map."""

_LETTERS: Final = {
    Feature.PLAIN: " ",
    Feature.BUOY: "B",
    Feature.LIGHTHOUSE: "L",
    Feature.WINDMILL: "M",
}


@attrs.frozen
class _Signs:
    """What single letters stand for."""

    land: str
    across: str
    down: str
    corner: str
    turn: str


_UNICODE: Final = _Signs(land="█", across="┈", down="┊", corner="·", turn="▶")
_ASCII: Final = _Signs(land="#", across=".", down=":", corner="+", turn=">")


@attrs.frozen
class _Chart:
    """One map on a canvas: which part of it is shown, and how wide its tiles are."""

    view: State
    signs: _Signs
    canvas: Canvas
    west: int
    east: int
    south: int
    north: int
    wide: int
    """Letters from a tile to the one beside it."""

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return where the upper left corner of a cell is drawn."""
        return (
            _LEFT + self.wide * (cell[0] - self.west),
            _TALL * (self.north - cell[1]),
        )

    def cells(self) -> Iterator[Cell]:
        """Yield the cells of the tiles that are shown."""
        for cell in sayings.reading_order(self.view.sea):
            if self.west <= cell[0] <= self.east:
                yield cell

    @property
    def right(self) -> int:
        """The last column of letters that the map takes."""
        return self.corner((self.east + 1, 0))[0]

    @property
    def bottom(self) -> int:
        """The last line that the map takes."""
        return self.corner((0, self.south - 1))[1]


def text(view: State, style: TextStyle) -> str:
    """Draw a position in letters, at most 100 columns wide.

    The id of a tile is not written on the map: it is read off its sides and its letter.
    """
    chart = _chart(view, _ASCII if style.ascii else _UNICODE)
    _draw_header(chart)
    _draw_axes(chart)
    _draw_water(chart)
    _draw_land(chart)
    _draw_tiles(chart)
    beside = chart.right + 4
    if _WIDEST - beside >= _BESIDE:
        end = _write(chart, beside, 0, _remarks(chart))
    else:
        end = _write(chart, 0, chart.bottom + 3, _remarks(chart))
    _write(chart, 0, max(end, chart.bottom + 2) + 1, _footnotes(chart))
    return chart.canvas.render(style)


def _chart(view: State, signs: _Signs) -> _Chart:
    """Show all tiles and a space more on each side, or the columns round the ship."""
    west, south, east, north = view.sea.bounds()
    west, east = west - 1, east + 1
    room = _WIDEST - _LEFT - 1
    wide = next((w for w in _WIDTHS if w * (east - west + 1) <= room), _WIDTHS[-1])
    if (most := room // wide) <= east - west:
        west = min(
            max(west, view.captains[view.player].ship[0] - most // 2), east - most + 1
        )
        east = west + most - 1
    return _Chart(view, signs, Canvas(), west, east, south - 1, north + 1, wide)


def _draw_header(chart: _Chart) -> None:
    view, canvas = chart.view, chart.canvas
    sign = f"{chart.signs.turn} " if sayings.acting(view) is not None else ""
    headline = f"{sign}{sayings.headline(view)}."
    news = sayings.reason(view) or sayings.last_news(view)
    lines = wrap(f"{headline} {news}", _WIDEST)
    above = -2 - len(lines)
    canvas.write(0, above - 1, f"Beacon Patrol, {sayings.turn_told(view)}", Look.FAINT)
    for number, line in enumerate(lines):
        canvas.write(0, above + number, line)
    canvas.write(0, above, lines[0][: len(headline)], Look.STRONG)


def _draw_axes(chart: _Chart) -> None:
    """Write the numbers of columns, above and below, and of rows."""
    for column in range(chart.west, chart.east + 1):
        x = chart.corner((column, 0))[0]
        for y in (-1, chart.bottom + 1):
            chart.canvas.write(x + 1, y, f"{column:^{chart.wide - 1}}")
    for row in range(chart.south, chart.north + 1):
        y = chart.corner((0, row))[1] + 1
        chart.canvas.write(0, y, f"{row:>{_LEFT - 1}}")


def _draw_water(chart: _Chart) -> None:
    """Draw all tiles with thin lines, which ships can cross."""
    signs, wide, canvas = chart.signs, chart.wide, chart.canvas
    for cell in chart.cells():
        x, y = chart.corner(cell)
        for line in (y, y + _TALL):
            canvas.write(x + 1, line, signs.across * (wide - 1), Look.FAINT)
        for column in (x, x + wide):
            for line in range(y + 1, y + _TALL):
                canvas.write(column, line, signs.down, Look.FAINT)
    for cell in chart.cells():
        x, y = chart.corner(cell)
        for column in (x, x + wide):
            for line in (y, y + _TALL):
                canvas.write(column, line, signs.corner, Look.FAINT)


def _draw_land(chart: _Chart) -> None:
    """Draw the sides that are land with thick lines, from corner to corner."""
    wide, land, canvas = chart.wide, chart.signs.land, chart.canvas
    for cell in chart.cells():
        x, y = chart.corner(cell)
        edges = chart.view.config.content.catalogue.edges[chart.view.sea[cell]]
        north, east, south, west = (edge == Edge.LAND for edge in edges)
        for is_land, line in ((north, y), (south, y + _TALL)):
            if is_land:
                canvas.write(x, line, land * (wide + 1), Look.GOLD)
        for is_land, column in ((west, x), (east, x + wide)):
            if is_land:
                for line in range(y, y + _TALL + 1):
                    canvas.write(column, line, land, Look.GOLD)


def _draw_tiles(chart: _Chart) -> None:
    """Write on each tile what it shows and scores, and below that the ships."""
    view, canvas = chart.view, chart.canvas
    reached = sayings.last_way(view)[1]
    for cell in chart.cells():
        x, y = chart.corner(cell)
        x += 2 if chart.wide > 5 else 1
        letter, score = _letter(view, cell), ""
        if is_explored(view.sea, cell):
            score = f"+{points(view, cell)}"
        canvas.write(x, y + 1, letter)
        canvas.write(x + 1, y + 1, score, Look.STRONG)
        if cell == reached and len(score) < 3:
            canvas.write(x + 3, y + 1, "*", Look.ACCENT)
        for number, player in enumerate(sayings.ships_at(view, cell)):
            look = Look.ACCENT if player == sayings.acting(view) else Look.STRONG
            canvas.write(x + number, y + 2, str(player), look)


def _letter(view: State, cell: Cell) -> str:
    if cell == HARBOUR:
        return "H"
    return _LETTERS[view.config.content.catalogue.by_id[view.sea[cell]].feature]


def _write(chart: _Chart, x: int, y: int, remarks: Iterator[tuple[str, Look]]) -> int:
    """Write remarks one below the other; return the line after the last."""
    for remark, look in remarks:
        for line in wrap(remark, _WIDEST - x, subsequent_indent="  ") or [""]:
            chart.canvas.write(x, y, line, look)
            y += 1
    return y


def _remarks(chart: _Chart) -> Iterator[tuple[str, Look]]:
    view = chart.view
    for player in seats(len(view.captains)):
        yield from _player(chart, player)
        yield "", Look.PLAIN
    above = sayings.next_rank(view)
    rest = "" if above is None else f"; next rank at {above.least}"
    yield f"Score: {sayings.score_told(view)}{rest}", Look.STRONG
    yield f"To draw: {view.pile.total}, discarded: {view.discarded.total}", Look.PLAIN
    if sayings.reason(view):
        listed = (
            f"{sayings.named(cell)} for {points(view, cell)}" for cell in explored(view)
        )
        yield f"Explored: {'; '.join(listed) or 'none'}", Look.PLAIN


def _player(chart: _Chart, player: PlayerId) -> Iterator[tuple[str, Look]]:
    view, captain = chart.view, chart.view.captains[player]
    is_acting = sayings.acting(view) == player
    sign, look = (chart.signs.turn, Look.STRONG) if is_acting else (" ", Look.PLAIN)
    most = view.config.content.table(len(view.captains)).tokens
    yield f"{sign} {sayings.name(player)}, ship at {sayings.named(captain.ship)}", look
    swapped = ", has swapped" if is_acting and view.swapped else ""
    yield f"  {captain.tokens} of {most} moves left{swapped}", Look.PLAIN
    yield f"  {' '.join(captain.hand) or 'no tiles'}", Look.PLAIN


def _footnotes(chart: _Chart) -> Iterator[tuple[str, Look]]:
    view = chart.view
    if hidden := _hidden(chart):
        yield f"Not shown: {hidden}.", Look.DANGER
    mill = "  M windmill" if view.config.windmills else ""
    ships = " ".join(str(player) for player in seats(len(view.captains)))
    yield (
        (
            f"{chart.signs.land} land  H headquarters  L lighthouse  B buoy{mill}  "
            f"+3 explored for 3  {ships} ships  * last action"
        ),
        Look.FAINT,
    )
    if remark := sayings.remark(view):
        yield remark, Look.FAINT


def _hidden(chart: _Chart) -> str:
    """Name the columns of tiles that there is no room for."""
    west, _, east, _ = chart.view.sea.bounds()
    parts = []
    if west < chart.west:
        parts.append(f"columns {west} to {chart.west - 1}")
    if east > chart.east:
        parts.append(f"columns {chart.east + 1} to {east}")
    return " and ".join(parts)
