"""What stands above the map and beside it: turn line, score, supplies, legend."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from tabletop.games.beacon_patrol.kinds import Feature
from tabletop.games.beacon_patrol.render import pieces, sayings
from tabletop.games.beacon_patrol.render.coast import TILE, ground, seam
from tabletop.games.beacon_patrol.render.layout import (
    AXIS,
    HEADER,
    MARGIN,
    SIDE,
    Layout,
)
from tabletop.games.beacon_patrol.render.targets import END, Targets
from tabletop.games.beacon_patrol.scoring import rank, score
from tabletop.games.beacon_patrol.state import State
from tabletop.rendering.marks import button, card_back, last_action, to_act
from tabletop.rendering.svg import Element, Size, group, path, rect, words

_LONG: Final = 45
"""Letters of a sentence that fit across the narrowest picture."""
_LONGER: Final = 64
"""... in small letters."""
_CARD: Final = 64


def header(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Say whose turn it is, how far the game has come and what just happened."""
    right, named = layout.table_width - MARGIN, sayings.about(view)
    if sayings.acting(view) is not None:
        yield to_act(MARGIN, 42, 30)
    if named is not None:
        yield pieces.moved(MARGIN + 56, 42, *pieces.ship(named))
    start = MARGIN if named is None else MARGIN + 88
    yield words(start, 54, sayings.headline(view), Size.HEADING, bold=True)
    turn = sayings.turn_told(view)
    yield words(right, 54, turn, Size.COUNTER, fill="muted", anchor="end")
    yield from _news(sayings.reason(view) or sayings.last_news(view))
    if ends := targets.end(END):
        yield group(
            "button",
            *button(round(right) - 270, 24, 130, "end turn"),
            id=END,
            actions=ends,
        )


def side_column(view: State, layout: Layout) -> Iterator[Element]:
    """Draw the score, the supplies and the legend, one below the other."""
    x, y = layout.side, HEADER + AXIS
    yield _score(view, x, y)
    yield from _supplies(view, x, y + 112)
    yield path(f"M{x:g} {y + 226}h{SIDE}", stroke="line")
    yield from _legend(view, x, y + 252)


def _news(news: str) -> Iterator[Element]:
    """Write a sentence; a long one in small letters, a longer one in two lines."""
    if len(news) <= _LONG:
        yield words(MARGIN, 94, news, Size.COUNTER)
        return
    lines = wrap(news, _LONGER, max_lines=2, placeholder=" ...")
    for number, line in enumerate(lines):
        yield words(MARGIN, 90 + 24 * number, line)


def _score(view: State, x: float, y: int) -> Element:
    now, content, above = score(view), view.config.content, sayings.next_rank(view)
    wanted = "the best rank" if above is None else f"next rank at {above.least}"
    return group(
        "score",
        words(x, y + 16, "Score", fill="muted"),
        words(x, y + 52, now, Size.HEADING, bold=True),
        words(x, y + 78, rank(content, now), bold=True),
        words(x, y + 100, wanted, fill="muted"),
        id="score",
        hint=sayings.score_told(view),
    )


def _supplies(view: State, x: float, y: int) -> Iterator[Element]:
    """Draw the hidden pile and the discarded tiles, with their numbers."""
    left, right = round(x), round(x) + 96
    yield group(
        "pile",
        card_back(left, y, _CARD, _CARD, view.pile.total),
        words(left + _CARD / 2, y + _CARD + 24, "to draw", anchor="middle"),
        id="pile",
        hint=f"to draw, in an unknown order: {sayings.bag_hint(view.pile)}",
    )
    thrown = view.discarded.total
    yield group(
        "discards",
        rect(right, y, _CARD, _CARD, fill="paper", stroke="line", radius=8),
        words(
            right + _CARD / 2, y + 41, thrown, Size.COUNTER, anchor="middle", bold=True
        ),
        words(right + _CARD / 2, y + _CARD + 24, "discarded", anchor="middle"),
        id="discards",
        hint=f"discarded: {sayings.bag_hint(view.discarded)}",
    )
    if sayings.newly_discarded(view):
        yield last_action(right - 3, y - 3, _CARD + 6, _CARD + 6)


def _legend(view: State, x: float, y: int) -> Iterator[Element]:
    """Show what each kind of tile scores, and what tokens mean."""
    worth = view.config.content.points
    entries: list[tuple[Feature, int | str, str]] = [
        (Feature.LIGHTHOUSE, worth.lighthouse, "lighthouse"),
        (Feature.BUOY, worth.buoy, "buoy"),
        (Feature.PLAIN, worth.plain, "other tile"),
    ]
    if view.config.windmills:
        entries.append((Feature.WINDMILL, f"{worth.windmill}+", "windmill"))
    yield words(x, y, "Explored tiles:")
    for number, (kind, points, meaning) in enumerate(entries):
        top = y + 20 + 54 * number
        yield pieces.moved(x, top, *_sample(kind), scale=0.44)
        yield pieces.moved(x + 42, top + 8, pieces.stamp(points))
        yield words(x + 66, top + 29, meaning, fill="muted")


def _sample(kind: Feature) -> Iterator[Element]:
    """Draw a tile of open sea."""
    yield from ground("WWWW")
    yield pieces.moved(TILE / 2 - 8, TILE / 2 + 4, *pieces.feature(kind), scale=1.3)
    yield seam()
