"""Tents and stamps that a player has left, and what using them up brings.

What is printed on every player board is drawn on one of them only: the others are
given no rewards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.games.darwins_journey.render import glyphs, icons, ids, pieces
from tabletop.games.darwins_journey.render.ink import path, rect, words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, group

__all__ = ["stacks", "tents_left"]

Rewards: TypeAlias = tuple[tuple[Effect, ...], ...]
"""What is printed beside each tent, or each stack."""

_TENT: Final = 35
"""From one tent to the next."""
_STACK: Final = 138
"""From one stack to the next."""


# -- tents


def tents_left(
    table: State,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
    rewards: Rewards = (),
) -> Iterator[Element]:
    """Draw the tents, the next one on top, each beside what it brings."""
    board, left = table.config.content.board, table.people[person].tents
    gone = len(board.tents) - left
    yield targets.thing(
        "tents",
        ids.tents(person),
        (x - 2, y - 2, 94, _TENT * len(board.tents) + 2),
        *_gone(gone, x, y),
        *(
            group(
                "tent-left",
                pieces.tent(x + 14, y + 16 + _TENT * number, PLAYER_COLOURS[person]),
            )
            for number in range(gone, len(board.tents))
        ),
        *(_tent_rewards(table, rewards, x, y) if rewards else ()),
        player=person,
        hint=f"{counted(left, 'tent')} left",
    )


def _gone(count: int, x: int, y: int) -> Iterator[Element]:
    """Draw where the tents stood that are gone."""
    d = "".join(
        f"M{x + 14} {y + 5 + _TENT * number}l12 22h-24z" for number in range(count)
    )
    if d:
        yield path(d, stroke="line", dashes="3 3")


def _tent_rewards(table: State, rewards: Rewards, x: int, y: int) -> Iterator[Element]:
    """Draw what each tent brings, and the points for all of them."""
    board = table.config.content.board
    for number, effects in enumerate(rewards):
        listed = [icon for each in effects for icon in icons.effect_icons(each)]
        yield icons.row(listed, x + 30, y + 16 + _TENT * number, 62)
    last = y + 16 + _TENT * (len(board.tents) - 1)
    yield glyphs.points(x + 44, last, board.tent_points)


# -- stamps


def stacks(
    table: State,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
    rewards: Rewards = (),
) -> Iterator[Element]:
    """Draw the stacks of stamps with what emptying them brings, and the tray."""
    me = table.people[person]
    for number, count in enumerate(me.stacks):
        left = x + _STACK * number
        brings = rewards[number] if rewards else ()
        yield targets.thing(
            "stack",
            ids.stack(person, number),
            (left, y, 130, 42),
            *_pile(count, left, y),
            *(_stack_reward(brings, left, y) if brings else ()),
            player=person,
            hint=counted(count, "stamp"),
        )
    yield _tray(table, person, x + _STACK * len(me.stacks), y, targets)


def _stack_reward(effects: tuple[Effect, ...], x: int, y: int) -> Iterator[Element]:
    """Draw what emptying a stack brings."""
    listed = [icon for each in effects for icon in icons.effect_icons(each)]
    yield glyphs.arrow(x + 56, y + 21)
    yield icons.row(listed, x + 68, y + 20, 62)


def _pile(count: int, x: int, y: int) -> Iterator[Element]:
    """Draw a pile of stamps with its number."""
    edges = "".join(
        f"M{x + 6 + 3 * under} {y + 9 - 2 * under}h24v24"
        for under in range(1, min(count, 4))
    )
    if edges:
        yield path(edges, stroke="ink")
    yield glyphs.stamp(x + 18, y + 21, count)


def _tray(table: State, person: PersonId, x: int, y: int, targets: Targets) -> Element:
    used = table.people[person].tray
    return targets.thing(
        "tray",
        ids.stack(person, None),
        (x, y, 130, 42),
        rect(x, y + 2, 124, 38, fill="leaf", stroke="line", radius=8),
        words(x + 12, y + 27, "tray", fill="muted"),
        words(x + 70, y + 30, used, Size.COUNTER, bold=True),
        player=person,
        hint=f"{counted(used, 'used stamp')} in the tray",
    )
