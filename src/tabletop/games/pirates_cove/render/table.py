"""What stands above the map and below it: who is to act, the news, the fame track."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.render import asking, moment, pieces, sayings
from tabletop.games.pirates_cove.render.layout import INNER, LANE, MARGIN, WIDTH, Layout
from tabletop.games.pirates_cove.render.news import last_news
from tabletop.games.pirates_cove.scoring import outcome
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.marks import player_shape, tick, to_act
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, group, moved, path, rect, words

_LETTERS: Final = 71
"""Letters of the news that fit in a line."""
_LINES: Final = 3


def header(view: View) -> Iterator[Element]:
    """Say who is to do what, how far the year has come, and what just happened."""
    end = outcome(view.table)
    start: float = MARGIN
    subject = moment.subject(view.table)
    if subject is not None:
        yield pieces.sign(subject, start + 20, 42)
        start += 48
    for player in end.winners if end is not None else _in_question(view):
        yield from _standing(view, player, start)
        start += 72
    several = len(end.winners if end is not None else _in_question(view)) > 1
    told = asking.short_task(view) if several else asking.headline(view)
    yield words(start, 54, told, Size.HEADING, bold=True)
    month = asking.short_month(view.table)
    yield words(WIDTH - MARGIN, 54, month, Size.COUNTER, fill="muted", anchor="end")
    yield words(MARGIN, 94, asking.context(view.table), Size.COUNTER)
    news = wrap(last_news(view), _LETTERS, max_lines=_LINES, placeholder=" ...")
    for number, line in enumerate(news):
        yield words(MARGIN, 124 + 24 * number, line)


def _in_question(view: View) -> list[PlayerId]:
    """List who is to act and, where several are asked, who has answered already."""
    return sorted((*moment.asked(view), *view.chosen))


def _standing(view: View, player: PlayerId, x: float) -> Iterator[Element]:
    """Draw a player with a triangle if the player is to act, a tick if done."""
    if player in view.chosen:
        yield tick(x, 43, 26)
    elif player in moment.asked(view):
        yield to_act(x, 42, 28)
    yield player_shape(player, x + 47, 42, 16)


def fame_track(view: View, layout: Layout) -> Iterator[Element]:
    """Draw a lane for each player, with the marker and its number."""
    top, bottom = layout.track + 30, layout.track + 34 + LANE * layout.players
    yield rect(
        MARGIN, layout.track, INNER, bottom - layout.track, fill="land", radius=10
    )
    yield words(MARGIN + 10, layout.track + 23, "Fame")
    step = 5 * max(1, layout.most_fame // 250)
    for fame in range(0, layout.most_fame + 1, step):
        x, _ = layout.fame(PlayerId(0), fame)
        yield words(x, layout.track + 23, fame, fill="muted", anchor="middle")
        yield path(f"M{x:.1f} {top}V{bottom - 4}", stroke="line", line=1)
    for player in seats(layout.players):
        yield _lane(view, layout, player)


def _lane(view: View, layout: Layout, player: PlayerId) -> Element:
    """Draw a player's lane; at the end of the year the tales told add to it."""
    fame, final = view.table.pirates[player].fame, sayings.fame_of(view.table, player)
    start, y = layout.fame(player, 0)
    x, _ = layout.fame(player, fame)
    end, _ = layout.fame(player, final)
    bar = rect(start, y - 5, x - start, 10, fill=PLAYER_COLOURS[player], stroke="ink")
    more = rect(x, y - 5, end - x, 10, stroke="ink", line=2)
    number = sayings.fame_told(view.table, player)
    return group(
        "fame",
        player_shape(player, MARGIN + 24, y, 9),
        *([bar] if fame > 0 else ()),
        *([more] if final > fame else ()),
        player_shape(player, end, y, 11),
        words(end + 18, y + 7, number, bold=True, halo="land"),
        id=f"fame-{player}",
        player=player,
    )


def footer(view: View, layout: Layout) -> Iterator[Element]:
    """Explain the symbols, and warn of what is not the printed game."""
    x, y = MARGIN, layout.footer + 12
    key = (
        (pieces.star(), "fame", 76),
        (pieces.coin(), "gold", 76),
        (pieces.chest(), "treasures", 118),
        (pieces.card(), "Tavern cards", 142),
        (pieces.sail(), "speed", 90),
        (pieces.die(), "dice", 76),
    )
    for symbol, meaning, width in key:
        yield moved(x + 12, y, symbol, scale=0.85)
        yield words(x + 28, y + 6, meaning, fill="muted")
        x += width
    costs = ", ".join(str(cost) for cost in view.table.config.content.mat.costs)
    told = f"Raising a section costs {costs} gold, from level to level."
    yield words(MARGIN, y + 36, told, fill="muted")
    yield words(MARGIN, y + 62, sayings.provenance(view.table), fill="muted")
