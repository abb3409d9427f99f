"""Alfred's board: his tracks, rows, hammocks, tents and stamps, and his cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.alfred import AlfredBoard
from tabletop.games.darwins_journey.kinds import HAMMOCK
from tabletop.games.darwins_journey.render import (
    alfred_cards,
    glyphs,
    goods,
    icons,
    pieces,
    places,
    research,
    stores,
)
from tabletop.games.darwins_journey.render.ink import circle, path, sign, words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted
from tabletop.games.darwins_journey.state import Alfred, PersonId, State
from tabletop.rendering.svg import Element, group

__all__ = ["board"]

_LEFT: Final = 76
"""Where the tracks begin."""
_BONUS: Final = 48
"""From one space of the bonus track to the next."""
_COIN: Final = 37
"""From one space of the coin track to the next."""
_ROW: Final = 35
"""From one worker to the next, and from one seal space to the next."""


def board(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw what is printed on Alfred's board, and what lies on it."""
    alfred = table.alfred
    if alfred is None:
        return
    printed = table.config.content.catalogue.alfred[alfred.difficulty]
    yield from _bonus_track(table, alfred, printed, person, x, y + 84)
    yield _coin_track(table.people[person].coins, printed, x, y + 128)
    yield from _rows(table, printed, person, x + 8, y + 168, targets)
    yield from research.grid(table, person, x + 290, y + 160, targets)
    yield from stores.tents_left(
        table, person, x + 466, y + 172, targets, printed.tents
    )
    yield from _hammocks(table, printed, person, x + 8, y + 316, targets)
    yield from goods.pieces_left(table, person, x + 222, y + 318)
    yield from stores.stacks(table, person, x + 10, y + 364, targets, printed.stacks)
    yield from alfred_cards.action_cards(table, alfred, x + 8, y + 416)


# -- tracks


def _bonus_track(
    table: State,
    alfred: Alfred,
    printed: AlfredBoard,
    person: PersonId,
    x: int,
    y: int,
) -> Iterator[Element]:
    """Draw his bonus track, with what his cards do in this round above it."""
    yield words(x + 10, y + 24, "bonus", fill="muted")
    yield _spaces(printed.track, _BONUS, x + _LEFT, y)
    for number in range(1, printed.track + 1):
        middle = x + _LEFT + _BONUS * (number - 1) + 19
        if number == alfred.bonus:
            yield group(
                "bonus-marker", sign(person, middle, y + 17, 12), id="alfred-bonus"
            )
        elif number == printed.track:
            yield glyphs.points(middle, y + 17, printed.lap_points)
        else:
            yield words(middle, y + 23, number, fill="muted", anchor="middle")
    for space, card in zip(printed.cards_at, alfred.cards, strict=False):
        middle = x + _LEFT + _BONUS * (space - 1) + 19
        yield alfred_cards.bonus_card(table, card, middle, y - 21)


def _coin_track(coins: int, printed: AlfredBoard, x: int, y: int) -> Element:
    """Draw his coin track with the coin on it."""
    numbers = range(printed.most_coins + 1)
    middles = [x + _LEFT + _COIN * number + 15 for number in numbers]
    return group(
        "coin-track",
        words(x + 10, y + 22, "coins", fill="muted"),
        *(
            glyphs.coin(middle, y + 16, number)
            if number == coins
            else words(middle, y + 22, number, fill="muted", anchor="middle")
            for number, middle in zip(numbers, middles, strict=True)
        ),
        id="alfred-coins",
        hint=f"Alfred has {counted(coins, 'coin')}",
    )


def _spaces(count: int, pitch: int, x: int, y: int) -> Element:
    d = "".join(f"M{x + pitch * number} {y}h38v34h-38z" for number in range(count))
    return path(d, fill="leaf", stroke="line")


# -- workers


def _rows(
    table: State,
    printed: AlfredBoard,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
) -> Iterator[Element]:
    """Draw his workers at home, their seals, and icons not covered yet."""
    me = table.people[person]
    for number, row in enumerate(printed.rows):
        top = y + _ROW * number
        yield circle(x + 20, top + 17, 15, fill="leaf", stroke="line")
        if me.at[number] is None:
            yield places.token(table, person, number, x + 20, top + 17, targets)
        d = "".join(
            f"M{x + 42 + _ROW * column} {top + 1}h32v32h-32z"
            for column in range(row.spaces)
        )
        yield path(d, fill="leaf", stroke="line")
        yield path(f"M{x + 40 + _ROW * row.bracket} {top}v34", stroke="ink", line=4)
        for column, effect in row.effects:
            if column > len(me.rows[number]):
                at = x + 43 + _ROW * (column - 1), top + 17
                yield icons.row(icons.effect_icons(effect), *at, 30)
    yield pieces.scattered(
        [
            (x + 58 + _ROW * column, y + 17 + _ROW * number, kind)
            for number, row in enumerate(me.rows)
            for column, kind in enumerate(row)
        ]
    )


def _hammocks(
    table: State,
    printed: AlfredBoard,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
) -> Iterator[Element]:
    """Draw his hammocks, and who rests in them."""
    at = table.people[person].at
    resting = [number for number, place in enumerate(at) if place == HAMMOCK]
    for number in range(printed.hammocks):
        left = x + 20 + 52 * number
        yield path(f"M{left - 22} {y + 4}c4 30 40 30 44 0", fill="leaf", stroke="ink")
        if number < len(resting):
            yield places.token(table, person, resting[number], left, y + 14, targets)
