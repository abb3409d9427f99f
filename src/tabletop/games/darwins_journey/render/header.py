"""What stands on top: who is to do what, the news, the round, the turn order."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.render import asking, moment
from tabletop.games.darwins_journey.render.ink import apart, sign, words
from tabletop.games.darwins_journey.render.layout import MARGIN, WIDTH
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.scoring import outcome
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.marks import tick, to_act
from tabletop.rendering.svg import Element, Size, group

__all__ = ["header"]

_LETTERS: Final = 106
"""Letters of the news that fit in a line."""
_WIDTHS: Final = {Size.HEADING: 20.4, Size.COUNTER: 15.6, Size.LABEL: 10.8}
"""Units that a letter takes in a wide typeface, the largest first."""
_LINES: Final = 2


def header(view: View) -> Iterator[Element]:
    """Say who is to do what, how far the game has come, and what just happened."""
    start: float = MARGIN
    for player in _in_question(view):
        yield from _standing(view, player, start)
        start += 72
    told, round = asking.headline(view), asking.round_told(view.table)
    room = WIDTH - 2 * MARGIN - start - _WIDTHS[Size.COUNTER] * len(round)
    yield words(start, 54, told, _fitting(told, room), bold=True)
    yield words(WIDTH - MARGIN, 54, round, Size.COUNTER, fill="muted", anchor="end")
    yield words(MARGIN, 94, asking.context(view.table).capitalize(), Size.COUNTER)
    yield from _turn_order(view)
    news = wrap(last_news(view), _LETTERS, max_lines=_LINES, placeholder=" ...")
    for number, line in enumerate(news):
        yield words(MARGIN, 124 + 24 * number, line)


def _fitting(text: str, room: float) -> Size:
    """Choose the largest letters in which a line fits into a room."""
    fitting = (size for size, width in _WIDTHS.items() if len(text) * width <= room)
    return next(fitting, Size.LABEL)


def _in_question(view: View) -> list[PlayerId]:
    """List who is to act and, where several are asked, who has answered already."""
    end = outcome(view.table)
    if end is not None:
        return list(end.winners)
    return sorted((*moment.asked(view), *view.picked))


def _standing(view: View, player: PlayerId, x: float) -> Iterator[Element]:
    """Draw a player with a triangle if the player is to act, a tick if done."""
    if player in view.picked:
        yield apart(tick(x, 43, 26))
    elif player in moment.asked(view):
        yield to_act(x, 42, 28)
    yield sign(player, x + 47, 42, 16)


def _turn_order(view: View) -> Iterator[Element]:
    """Draw the turn order, from the right edge."""
    order = view.table.turn_order
    if not order:
        return
    x = WIDTH - MARGIN - 34 * len(order)
    signs = [
        sign(person, x + 20 + 34 * number, 86, 12)
        for number, person in enumerate(order)
    ]
    label = words(x - 6, 93, "turn order", fill="muted", anchor="end")
    yield group("turn-order", label, *signs, id="turn-order-track")
