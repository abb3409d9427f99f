"""What a player, or Alfred, has: goods in numbers, research, tents and stamps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from tabletop.games.darwins_journey.kinds import Kind, Specimen, specimen_of
from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.games.darwins_journey.render import glyphs, icons, ids, pieces
from tabletop.games.darwins_journey.render.ink import boxes, path, rect, words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted, specimen_words
from tabletop.games.darwins_journey.scoring import books
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, group

_Good: TypeAlias = tuple[str, Callable[[float, float], Element], int]
_PITCH: Final = 33
"""From one space to the next."""
_SPACE: Final = 30
Rewards: TypeAlias = tuple[tuple[Effect, ...], ...]
"""What is printed beside each tent, or each stack."""
_TENT: Final = 35
"""From one tent to the next."""
_STACK: Final = 138
"""From one stack to the next."""


def goods(table: State, person: PersonId, x: int, y: int) -> Iterator[Element]:
    """Draw coins, knowledge, books, lenses and unused explorers, with their numbers."""
    me = table.people[person]
    listed: tuple[_Good, ...] = (
        ("coins", glyphs.coin, me.coins),
        ("knowledge", glyphs.knowledge, me.knowledge),
        *_pieces(table, person),
    )
    yield from _goods(listed, person, x, y, 108)


def pieces_left(table: State, person: PersonId, x: int, y: int) -> Iterator[Element]:
    """Draw books, lenses and unused explorers only."""
    yield from _goods(_pieces(table, person), person, x, y, 66)


def _pieces(table: State, person: PersonId) -> tuple[_Good, ...]:
    me = table.people[person]
    return (
        ("books", glyphs.book, books(table, person)),
        ("lenses", glyphs.magnifier, me.lenses),
        ("explorers", glyphs.pawn, me.unused),
    )


def _goods(
    listed: tuple[_Good, ...], person: PersonId, x: int, y: int, pitch: int
) -> Iterator[Element]:
    for number, (id, glyph, count) in enumerate(listed):
        left = x + 28 + pitch * number
        yield group(
            "goods",
            glyph(left, y + 17),
            words(left + 22, y + 26, count, Size.COUNTER, bold=True),
            id=f"{id}-{person}",
        )


# -- research


def research(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw all spaces, those with a research marker in their colour."""
    known, done = table.config.content.museum, table.people[person].research
    for number, kind in enumerate(known.columns):
        yield pieces.glyph(x + 36 + _PITCH * number, y + 10, kind)
    for row, colour in enumerate(known.rows):
        middle = y + 48 + _PITCH * row
        yield words(x + 8, middle, colour[0].upper(), fill="muted", anchor="middle")
    at = {
        specimen_of(colour, kind): (x + 20 + _PITCH * column, y + 26 + _PITCH * row)
        for row, colour in enumerate(known.rows)
        for column, kind in enumerate(known.columns)
    }
    yield boxes(at.values(), _SPACE, fill="leaf", stroke="line")
    yield group(
        "research",
        *_markers({which: at[which] for which in done}),
        id=f"research-{person}",
        player=person,
        hint=", ".join(map(specimen_words, done)) or "no research",
    )
    for which, corner in at.items():
        yield from _mark(person, which, corner, targets)


def _markers(at: dict[Specimen, tuple[int, int]]) -> Iterator[Element]:
    """Draw the colours, and on them the kinds."""
    for colour in dict.fromkeys(which.colour for which in at):
        corners = [corner for which, corner in at.items() if which.colour is colour]
        yield boxes(corners, _SPACE, fill=colour.value, stroke="ink")
    for ink in ("chalk", "tar"):
        drawn = {
            which: (x + 15, y + 16)
            for which, (x, y) in at.items()
            if pieces.letters_on(which.colour.value) == ink
        }
        yield from _kinds(drawn, ink)


def _kinds(at: dict[Specimen, tuple[int, int]], ink: str) -> Iterator[Element]:
    """Draw many kinds at once: filled ones, and those that are lines."""
    for is_line in (False, True):
        listed = [
            (x, y, which.kind)
            for which, (x, y) in at.items()
            if (which.kind is Kind.FOSSIL) == is_line
        ]
        if listed:
            yield pieces.glyphs(listed, ink)


def _mark(
    person: PersonId, which: Specimen, corner: tuple[int, int], targets: Targets
) -> Iterator[Element]:
    """Mark a space that is a target or was changed."""
    id, (x, y) = ids.research(person, which), corner
    if targets.is_marked(id):
        yield targets.thing(
            "research-space",
            id,
            (x - 1, y - 1, 32, 32),
            radius=7,
            player=person,
            hint=specimen_words(which),
        )


# -- tents


def tents_left(
    table: State, person: PersonId, x: int, y: int, targets: Targets, rewards: Rewards
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
        *_tent_rewards(table, rewards, x, y),
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
    table: State, person: PersonId, x: int, y: int, targets: Targets, rewards: Rewards
) -> Iterator[Element]:
    """Draw the stacks of stamps with what emptying them brings, and the tray."""
    me = table.people[person]
    for number, (count, brings) in enumerate(zip(me.stacks, rewards, strict=True)):
        left = x + _STACK * number
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
