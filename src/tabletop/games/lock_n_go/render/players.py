"""What stands below the board: each player's coins, and discs out of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.kinds import BLACK, GREY
from tabletop.games.lock_n_go.render import pieces, sayings
from tabletop.games.lock_n_go.render.layout import MARGIN, PLAYER, Layout
from tabletop.games.lock_n_go.render.targets import Targets, out_of_play
from tabletop.games.lock_n_go.state import State
from tabletop.rendering.marks import to_act
from tabletop.rendering.svg import Element, Size, circle, group, rect, words

_MOST_SHOWN: Final = 12
"""More things of a kind than these are told by number alone."""


def players(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw what each player has, side by side."""
    width = (layout.width - 3 * MARGIN) // 2
    for player in (BLACK, GREY):
        x, y = MARGIN + player * (width + MARGIN), layout.players
        yield group(
            "player",
            *_name(view, player, x, y, width),
            _coins(view, player, x + 16, y + 73, width - 32),
            *_discs(view, player, x + 16, y + 108, width - 32, targets),
            id=f"player-{player}",
            player=player,
        )


def _name(
    view: State, player: PlayerId, x: int, y: int, width: int
) -> Iterator[Element]:
    level = f"level {view.sides[player].level}"
    turn = sayings.acting(view) == player
    stroke, line = ("ink", 4) if turn else ("line", 2)
    yield rect(x, y, width, PLAYER, fill="land", stroke=stroke, line=line, radius=10)
    if turn:
        yield to_act(x + 14, y + 30, 24)
    yield pieces.disc(player, x + 60, y + 30, 18)
    yield words(x + 88, y + 39, sayings.NAMES[player], Size.COUNTER, bold=True)
    yield words(x + width - 16, y + 39, level, Size.COUNTER, anchor="end")


def _coins(view: State, player: PlayerId, x: int, y: int, width: int) -> Element:
    """Draw the coins in hand, and outlines for those there is room for."""
    held, most = view.sides[player].coins, view.config.content.numbers.most_coins
    told = words(x, y + 9, held, Size.COUNTER, bold=True)
    if most > _MOST_SHOWN:
        return group("coins", told, pieces.coin(x + 64, y, 12), id=f"coins-{player}")
    gap = min(32, (width - 64) / max(most, 1))
    slots = (
        pieces.coin(x + 52 + gap * number, y, 12)
        if number < held
        else circle(x + 52 + gap * number, y, 12, fill="paper", stroke="line")
        for number in range(most)
    )
    return group("coins", told, *slots, id=f"coins-{player}")


def _discs(
    view: State, player: PlayerId, x: int, y: int, width: int, targets: Targets
) -> Iterator[Element]:
    """Say how many discs are in play, and draw those that are not."""
    here = view.sides[player].discs
    away = len(view.config.content.starts[player]) - here
    yield words(x, y + 8, f"{sayings.counted(here, 'disc')} in play", fill="muted")
    shown = range(min(away, 5))
    name = out_of_play(player)
    if away:
        yield group(
            "out-of-play",
            words(x + width - 26 * len(shown) - 8, y + 8, f"{away} out", anchor="end"),
            *(pieces.disc(player, x + width - 12 - 26 * each, y, 11) for each in shown),
            id=name,
            player=player,
            origins=targets.begin(name),
        )
