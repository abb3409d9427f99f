"""The board in letters: islands and ships in two tables, the combat, the rest below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

import attrs

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.kinds import Contestant, Foe, Island, Section
from tabletop.games.pirates_cove.render import asking, moment, remarks, sayings
from tabletop.games.pirates_cove.render.news import last_news
from tabletop.games.pirates_cove.rules import (
    capacity,
    dice_of,
    foes_at,
    players_at,
    speed_of,
    value_of,
)
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Canvas, Look

_WIDEST: Final = 100


@attrs.frozen
class _Table:
    """A table of so many columns."""

    lines: tuple[int, ...]
    """Where the lines between the columns stand."""
    words: tuple[int, ...]
    """The columns of words, which stand on the left; numbers stand on the right."""


_ISLANDS: Final = _Table((0, 21, 28, 35, 47, 55, 72, 99), (0, 5, 6))
_PLAYERS: Final = _Table((0, 15, 24, 33, 42, 51, 58, 69, 77, 84, 91, 99), (0,))


@attrs.frozen
class _Signs:
    """What single letters stand for."""

    players: tuple[str, ...]
    act: str
    done: str
    times: str
    endless: str


_UNICODE: Final = _Signs(("● ", "■ ", "▲ ", "◆ ", "⬢ "), "▶", "✓", "×", "∞")
_ASCII: Final = _Signs(("",) * 5, ">", "+", "x", "any")


@attrs.define
class _Sheet:
    """A view that is being written, line by line."""

    view: View
    signs: _Signs
    canvas: Canvas = attrs.field(factory=Canvas)
    y: int = 0
    """The next free line."""

    def line(self, told: str, look: Look = Look.PLAIN) -> None:
        """Write a sentence, over several lines if it is long."""
        for part in wrap(told, _WIDEST, subsequent_indent="  "):
            self.canvas.write(0, self.y, part, look)
            self.y += 1

    def head(self, table: _Table, rows: int, *heads: str) -> None:
        """Draw the frame of a table on the next free line, and write its heading."""
        lines = table.lines
        for y in (self.y, self.y + 2, self.y + 3 + rows):
            self.canvas.across(lines[0], y, lines[-1] - lines[0])
        for x in lines:
            self.canvas.down(x, self.y, 3 + rows)
        for told, start in zip(heads, lines, strict=False):
            self.canvas.write(start + 2, self.y + 1, told, Look.FAINT)
        self.y += 3

    def row(self, table: _Table, cells: Sequence[str], look: Look) -> None:
        """Write a row of a table."""
        for number, told in enumerate(cells):
            start, end = table.lines[number : number + 2]
            room = end - start - 3
            shown = told[:room] if number in table.words else told.rjust(room)
            self.canvas.write(start + 2, self.y, shown, look)
        self.y += 1


def text(view: View, style: TextStyle) -> str:
    """Draw a view in letters, at most 100 columns wide."""
    sheet = _Sheet(view, _ASCII if style.ascii else _UNICODE)
    _write_header(sheet)
    _write_islands(sheet)
    for told in remarks.foes(view.table):
        sheet.line(told)
    _write_players(sheet)
    for told in remarks.cards_in_play(view.table):
        sheet.line(told)
    _write_combat(sheet)
    for told in remarks.known(view, sheet.signs.times):
        sheet.line(told, Look.STRONG)
    for told in remarks.supplies(view):
        sheet.line(told)
    sheet.line(sayings.provenance(view.table), Look.FAINT)
    return sheet.canvas.render(style)


def _write_header(sheet: _Sheet) -> None:
    """Say where the year is, who is to do what, and what just happened."""
    view, signs = sheet.view, sheet.signs
    month = asking.month_told(view.table)
    sheet.line(f"Pirate's Cove, {month}. {asking.context(view.table)}.", Look.FAINT)
    sign = f"{signs.act} " if moment.asked(view) else ""
    sheet.line(f"{sign}{asking.headline(view)}.", Look.STRONG)
    sheet.line(last_news(view))
    for told in remarks.result(view.table):
        sheet.line(told, Look.STRONG)


# -- islands


def _write_islands(sheet: _Sheet) -> None:
    heads = ("place", "fame", "gold", "treasures", "cards", "ships", "black ships")
    sheet.head(_ISLANDS, len(Island), *heads)
    for place in Island:
        fought = sheet.view.table.combat
        is_fought = fought is not None and fought.where is place
        look = Look.STRONG if is_fought else Look.PLAIN
        sheet.row(_ISLANDS, _island(sheet, place), look)
    sheet.y += 1


def _island(sheet: _Sheet, place: Island) -> list[str]:
    table = sheet.view.table
    ships = [
        f"{sheet.signs.players[player].strip()}{player}"
        for player in players_at(table, place)
    ]
    return [
        f"{place.value} {sayings.PLACES[place]}",
        *_goods(table, place),
        " ".join(ships) or "-",
        ", ".join(remarks.foes_told(table, place)) or "-",
    ]


def _goods(table: State, place: Island) -> list[str]:
    """Write what an island brings; at Treasure Island, what is left there."""
    if place is Island.TREASURE:
        return ["", str(table.supply.gold), str(table.supply.treasures), ""]
    card = sayings.treasure_at(table, place)
    if card is None:
        return [""] * 4
    numbers = (card.fame, card.gold, card.treasures, card.cards)
    return [str(number) for number in numbers]


# -- players


def _write_players(sheet: _Sheet) -> None:
    players = seats(len(sheet.view.table.pirates))
    heads = ("gold", "treasure", "speed", "dice", "fame", "cards")
    sheet.head(_PLAYERS, len(players), "ship", *Section, *heads)
    for player in players:
        is_asked = player in moment.asked(sheet.view)
        look = Look.STRONG if is_asked else Look.PLAIN
        sheet.row(_PLAYERS, _player(sheet, player), look)
    sheet.y += 1
    sheet.line("Sections: value, and in brackets the position; off: crippled.")


def _player(sheet: _Sheet, player: PlayerId) -> list[str]:
    view, signs = sheet.view, sheet.signs
    table, pirate = view.table, view.table.pirates[player]
    most = capacity(table, player)
    asked, done = player in moment.asked(view), player in view.chosen
    mark = signs.act if asked else signs.done if done else " "
    return [
        f"{mark} {signs.players[player]}{sayings.name(player)}",
        *(_section(table, player, part) for part in Section),
        str(pirate.gold),
        f"{pirate.treasures} of {signs.endless if most is None else most}",
        str(speed_of(table, player)),
        str(dice_of(table, player)),
        str(sayings.fame_of(table, player)),
        str(view.hands[player]),
    ]


def _section(table: State, player: PlayerId, part: Section) -> str:
    at = table.pirates[player].ship.position(part)
    return f"{value_of(table, player, part)} ({at})" if at else "off"


# -- combat


def _write_combat(sheet: _Sheet) -> None:
    """List the ships of a combat in their order, with the cards that work on them."""
    table = sheet.view.table
    if table.combat is None:
        return
    sheet.y += 1
    sheet.line(f"{asking.context(table)}:", Look.STRONG)
    present = (
        *players_at(table, table.combat.where),
        *foes_at(table, table.combat.where),
    )
    for ship in moment.fighters(table):
        look = Look.PLAIN if ship in present else Look.FAINT
        sheet.line(_fighter(sheet, ship, is_there=ship in present), look)
    for told in remarks.throw(sheet.view):
        sheet.line(told, Look.STRONG)
    sheet.y += 1


def _fighter(sheet: _Sheet, ship: Contestant, *, is_there: bool) -> str:
    table, signs = sheet.view.table, sheet.signs
    mark = signs.act if ship in _firing(sheet.view) else " "
    sign = " " * len(signs.players[0])
    if not isinstance(ship, Foe):
        sign = signs.players[ship]
    told = f"{mark} {sign}{sayings.ship_name(table, ship):<20}"
    if not is_there:
        return f"{told} gone"
    powers = f"speed {speed_of(table, ship):>2}, {dice_of(table, ship)} dice"
    cards = sayings.cards_on(table, ship)
    return f"{told} {powers}{': ' if cards else ''}{', '.join(cards)}"


def _firing(view: View) -> Iterator[Contestant]:
    """Name the ship whose turn it is, or who is asked before the battle."""
    ship = moment.shooter(view.table)
    if ship is not None:
        yield ship
    elif view.table.combat is not None and not view.table.combat.round:
        yield from moment.asked(view)
