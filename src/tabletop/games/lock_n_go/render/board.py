"""The board itself: its spaces with what stands there, its locks, the last action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.actions import MoveColumnLock, MoveRowLock
from tabletop.games.lock_n_go.events import LevelReached, LockMoved
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Kind, Row, Space
from tabletop.games.lock_n_go.render import pieces, sayings
from tabletop.games.lock_n_go.render.layout import LANE, LEVEL, SIDE, SPACE, Layout
from tabletop.games.lock_n_go.render.targets import (
    ROW_LOCK,
    Targets,
    action_token,
    column_lock,
)
from tabletop.games.lock_n_go.rules.board import blocked_places, kinds_of_places
from tabletop.games.lock_n_go.state import Stack, State
from tabletop.rendering.marks import arrow, hatch, last_action, lock_sign, target
from tabletop.rendering.svg import Element, circle, group, path, rect, words

_MIDDLE: Final = SPACE // 2
_DISC: Final = 61
"""How far down in its space a single disc lies."""
_HIGH: Final = 3
"""More discs than these would hide each other."""
_INSET: Final = 3
"""Half the gap between two spaces."""
_GROUND: Final = SPACE - 2 * _INSET


def spaces(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw every space with the discs on it, row by row from A1."""
    content = view.config.content
    kinds, blocked = kinds_of_places(view), frozenset(blocked_places(view))
    for place, space in enumerate(content.geometry.spaces):
        x, y = layout.space(place)
        stack, ends = view.board[place], targets.end(space)
        yield group(
            f"space {kinds[place]}",
            *_ground(x, y, _owner(view, space), place in blocked),
            *_names(x, y, space, _owner(view, space)),
            *_kind(view, x, y, space, kinds[place]),
            *_discs(x, y, space, stack),
            *(_lock(x, y, stack) if place in blocked else ()),
            *([target(x + _MIDDLE, y + _DISC, 30)] if ends else ()),
            id=space,
            actions=ends,
            origins=targets.begin(space),
            hint=sayings.space_hint(view, space),
        )


def locks(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the names of rows and columns, which are slots for locks, and the locks."""
    tracks, tokens = view.config.content.locks, view.locks
    yield from _track([layout.row_slot(row) for row in tracks.row_track])
    yield from _track([layout.column_slot(column) for column in tracks.column_track])
    for row in map(Row, range(1, layout.rows + 1)):
        slot = _slot(layout.row_slot(row), str(row), row in tracks.row_track)
        inside = () if row == tokens.row else slot
        yield _target(layout.row_slot(row), inside, f"R{row}", targets)
    for column in view.config.content.geometry.column_index:
        at = layout.column_slot(column)
        slot = _slot(at, column, column in tracks.column_track)
        inside = () if column in tokens.columns else slot
        yield _target(at, inside, column, targets)
    yield _token(layout.row_slot(tokens.row), tokens.row, ROW_LOCK, targets)
    for number, column in enumerate(tokens.columns):
        yield _token(layout.column_slot(column), column, column_lock(number), targets)


def last_marks(view: State, layout: Layout) -> Iterator[Element]:
    """Outline what the last action changed, with an arrow for what moved."""
    index = view.config.content.geometry.index
    source, to = sayings.last_way(view)
    if to is not None:
        x, y = layout.space(index[to])
        yield last_action(x + _INSET, y + _INSET, _GROUND, _GROUND)
        if source is not None:
            from_x, from_y = layout.space(index[source])
            yield arrow(
                from_x + _MIDDLE, from_y + _DISC, x + _MIDDLE, y + _DISC, keep=32
            )
    for event in view.news:
        if isinstance(event, LockMoved):
            yield from _lock_marks(event, layout)
        elif isinstance(event, LevelReached):
            x, y = layout.level(event.level)
            yield last_action(x + (SIDE - LANE) * event.player, y, LANE, LEVEL - 4)


def _owner(view: State, space: Space) -> PlayerId | None:
    starts = view.config.content.starts
    return next((player for player in (BLACK, GREY) if space in starts[player]), None)


def _ground(x: int, y: int, owner: PlayerId | None, blocked: bool) -> Iterator[Element]:
    """Draw the square; start spaces are white, blocked ones hatched."""
    fill = "land" if owner is None else "home"
    x, y = x + _INSET, y + _INSET
    yield rect(x, y, _GROUND, _GROUND, fill=fill, stroke="line", radius=8)
    if blocked:
        yield hatch(x, y, _GROUND, _GROUND)


def _names(x: int, y: int, space: Space, owner: PlayerId | None) -> Iterator[Element]:
    """Write the name; a strip in the colour of its owner marks a start space."""
    if owner is not None:
        yield pieces.strip(owner, x + 12, y + 87, 76)
    halo = "land" if owner is None else "home"
    yield words(x + 9, y + 25, space, halo=halo)


def _kind(view: State, x: int, y: int, space: Space, kind: Kind) -> tuple[Element, ...]:
    """Draw what the space does, by the action token on it if there is one."""
    if not any(token.space == space for token in view.tokens):
        return pieces.kind_sign(kind, x + 80, y + 22)
    plate = pieces.action_token(kind, x + 76, y + 24)
    return (group("action-token", *plate, id=action_token(kind)),)


def _discs(x: int, y: int, space: Space, stack: Stack) -> Iterator[Element]:
    """Draw a stack from the lowest disc up; a high one is seen from its side."""
    middle, bottom = x + _MIDDLE, y + _DISC + (5 if len(stack) > 1 else 0)
    rise = 14 if len(stack) < 3 else 9
    for number, disc in enumerate(stack):
        id = f"{space}.{number + 1}"
        if len(stack) <= _HIGH:
            yield pieces.disc(disc, middle, bottom - rise * number, id=id)
        else:
            height = 57 / len(stack)
            yield pieces.slab(disc, middle, y + 93 - height * number, height, id=id)


def _lock(x: int, y: int, stack: Stack) -> Iterator[Element]:
    """Draw the lock of a blocked space, beside the discs that stand there."""
    if stack:
        yield lock_sign(x + 20, y + 76, 24)
    else:
        yield lock_sign(x + _MIDDLE, y + _DISC, 34)


def _track(slots: list[tuple[int, int]]) -> Iterator[Element]:
    if len(slots) > 1:
        yield path("M" + "L".join(f"{x} {y}" for x, y in slots), stroke="line")


def _slot(at: tuple[int, int], name: str, on_track: bool) -> tuple[Element, ...]:
    """Draw the name of a row or column, in a circle if a lock may stand there."""
    label = words(at[0], at[1] + 6, name, anchor="middle")
    return (
        (circle(*at, 17, fill="paper", stroke="line"), label) if on_track else (label,)
    )


def _target(
    at: tuple[int, int], inside: tuple[Element, ...], id: str, targets: Targets
) -> Element:
    ends = targets.end(id)
    ring = (target(*at, 24),) if ends else ()
    return group("slot", *inside, *ring, id=id, actions=ends)


def _token(at: tuple[int, int], name: str | int, id: str, targets: Targets) -> Element:
    return pieces.lock_token(*at, name, id, targets.begin(id))


def _lock_marks(event: LockMoved, layout: Layout) -> Iterator[Element]:
    match event.move:
        case MoveRowLock(to=row):
            x, y = layout.row_slot(row)
        case MoveColumnLock(source=source, to=column):
            x, y = layout.column_slot(column)
            from_x, from_y = layout.column_slot(source)
            start = from_x + 18 if from_x < x else from_x - 18
            yield arrow(start, from_y, x, y, keep=30)
    yield last_action(x - 26, y - 31, 52, 59)
