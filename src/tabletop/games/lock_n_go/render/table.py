"""What stands above the board and beside it: turn line, victory track, supplies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.lock_n_go.kinds import BLACK, GREY, Kind
from tabletop.games.lock_n_go.render import pieces, sayings
from tabletop.games.lock_n_go.render.layout import LANE, LEVEL, MARGIN, SIDE, Layout
from tabletop.games.lock_n_go.render.targets import PASS, Targets, action_token
from tabletop.games.lock_n_go.rules import coins_in_reserve
from tabletop.games.lock_n_go.state import State
from tabletop.rendering.marks import button, hatch, lock_sign, to_act
from tabletop.rendering.svg import Element, Size, group, path, rect, words

_LONG: Final = 42
"""Letters of a sentence that fit across the narrowest picture."""


def header(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Say whose turn it is, how far the game has come and what just happened."""
    right, named = layout.width - MARGIN, sayings.named(view)
    if sayings.acting(view) is not None:
        yield to_act(MARGIN, 42, 30)
    if named is not None:
        yield pieces.disc(named, MARGIN + 54, 42, 20)
    start = MARGIN if named is None else MARGIN + 86
    yield words(start, 54, sayings.headline(view), Size.HEADING, bold=True)
    turn = sayings.turn_told(view)
    yield words(right, 54, turn, Size.COUNTER, fill="muted", anchor="end")
    news = sayings.reason(view) or sayings.last_news(view)
    size = Size.COUNTER if len(news) <= _LONG else Size.LABEL
    yield words(MARGIN, 94, news, size)
    if ends := targets.end(PASS):
        yield group(
            "button",
            *button(layout.width // 2 + 70, 23, 96, "pass"),
            id=PASS,
            actions=ends,
        )


def side_column(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the victory track, the reserve and the legend, one below the other."""
    x, y = layout.side, layout.top
    yield words(x + SIDE // 2, y - 12, "Victory track", anchor="middle")
    top = view.config.content.numbers.top_level
    yield from (_level(view, layout, level) for level in range(top, 0, -1))
    for player in (BLACK, GREY):
        left, upper = layout.level(view.sides[player].level)
        middle = left + LANE // 2 + (SIDE - LANE) * player
        yield pieces.cylinder(player, middle, upper + LEVEL // 2 - 2)
    y += top * LEVEL + 8
    yield _reserve(view, x, y)
    yield path(f"M{x} {y + 44}h{SIDE}", stroke="line")
    yield from _tokens_due(view, x, y + 48, targets)
    yield from _legend(x, y + (150 if view.pending else 72))


def _level(view: State, layout: Layout, level: int) -> Element:
    x, y = layout.level(level)
    middle = x + SIDE // 2
    price = [words(middle, y + 52, "start", fill="muted", anchor="middle")]
    if level > 1:
        cost = view.config.content.numbers.costs[level - 2]
        price = [
            words(middle - 4, y + 52, cost, anchor="end"),
            pieces.coin(middle + 9, y + 46, 8),
        ]
    return group(
        "level",
        rect(x, y, SIDE, LEVEL - 4, fill="land", stroke="line", radius=8),
        words(middle, y + 29, level, Size.COUNTER, anchor="middle", bold=True),
        *price,
        id=f"level-{level}",
    )


def _reserve(view: State, x: int, y: int) -> Element:
    left = coins_in_reserve(view)
    return group(
        "reserve",
        pieces.coin(x + 14, y + 18, 13),
        words(x + 33, y + 27, left, Size.COUNTER, bold=True),
        words(x + 35 + 17 * len(str(left)), y + 26, "reserve"),
        id="reserve",
    )


def _tokens_due(view: State, x: int, y: int, targets: Targets) -> Iterator[Element]:
    """Draw the action tokens that are still to be placed, the next one first."""
    if view.pending:
        yield words(x, y + 18, f"Next: {view.pending[-1].kind}")
    for number, question in enumerate(reversed(view.pending)):
        name = action_token(question.kind)
        yield group(
            "action-token",
            *pieces.action_token(question.kind, x + 20 + 46 * number, y + 48),
            id=name,
            player=question.player,
            origins=targets.begin(name),
        )


def _legend(x: int, y: int) -> Iterator[Element]:
    strips = (pieces.strip(BLACK, x, y + 142, 32), pieces.strip(GREY, x, y + 153, 32))
    entries = (
        (pieces.kind_sign(Kind.COIN, x + 16, y), "+1 coin"),
        (pieces.kind_sign(Kind.LOCK, x + 16, y + 38), "move lock"),
        (pieces.kind_sign(Kind.ADVANCE, x + 16, y + 76), "level up"),
        ((hatch(x, y + 98, 32, 32), lock_sign(x + 16, y + 114, 18)), "blocked"),
        (strips, "start"),
    )
    for number, (sign, meaning) in enumerate(entries):
        yield from sign
        yield words(x + 40, y + 6 + 38 * number, meaning, fill="muted")
