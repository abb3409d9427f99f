"""The slots of a player board for objectives, and the reserve beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.parts import ObjectiveSlot
from tabletop.games.darwins_journey.kinds import Metal
from tabletop.games.darwins_journey.render import display, glyphs, hints, icons, ids
from tabletop.games.darwins_journey.render.ink import note, rect, ticked
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted, effect_words
from tabletop.games.darwins_journey.state import PersonId, Slot, State
from tabletop.rendering.svg import Element

__all__ = ["reserve", "slots"]

_PITCH: Final = 93
"""From one slot to the next."""
_WIDTH: Final = 90
_HEIGHT: Final = 52
_ROW: Final = 58
"""From the silver slots to the golden ones."""


def slots(
    table: State,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
    *,
    in_full: bool,
) -> Iterator[Element]:
    """Draw the silver slots, and the golden ones below them.

    What empty slots cost and bring is drawn if `in_full`.
    """
    board = table.config.content.board
    rows = ((Metal.SILVER, board.silver), (Metal.GOLD, board.gold))
    for row, (metal, printed) in enumerate(rows):
        top = y + _ROW * row
        for number, each in enumerate(printed):
            held = table.people[person].slots(metal)[number]
            left = x + _PITCH * number
            yield targets.thing(
                "slot",
                ids.slot(person, metal, number),
                (left - 1, top - 1, _WIDTH + 2, _HEIGHT + 2),
                rect(
                    left, top, _WIDTH, _HEIGHT, fill="leaf", stroke=metal.value, line=4
                ),
                *(_printed(each, held, left, top) if in_full else ()),
                *(_held(table, held, left, top, targets) if held else ()),
                hint=_told(each, metal) if in_full else "",
            )
        yield glyphs.final_points(
            [
                (x + _PITCH * number + _WIDTH - 14, top + 12, each.points)
                for number, each in enumerate(printed)
            ]
        )


def _told(printed: ObjectiveSlot, metal: Metal) -> str:
    reward = effect_words(printed.reward) if printed.reward else "no reward"
    cost = f", costs {counted(printed.cost, 'coin')}" if printed.cost else ""
    points = counted(printed.points, "point")
    return f"{metal} slot: {reward}, {points} at the end{cost}"


def _printed(
    printed: ObjectiveSlot, held: Slot | None, x: int, y: int
) -> Iterator[Element]:
    """Draw what an empty slot costs and brings, or a full one has brought."""
    if printed.cost and held is None:
        yield glyphs.coin_off(x + 48, y + 16, printed.cost)
    is_seen = held is None or held.is_fulfilled
    if printed.reward is not None and is_seen:
        yield icons.row(icons.effect_icons(printed.reward), x + 5, y + 35, _WIDTH - 9)


def _held(
    table: State, held: Slot, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw an objective on a slot: ticked if fulfilled, else with what it asks."""
    id, is_done = held.objective, held.is_fulfilled
    done = ticked(x + 40, y + 13, 20)
    asked = display.requirements(table, id, x + 4, y + 38, _WIDTH - 6)
    yield targets.thing(
        "fulfilled" if is_done else "objective",
        id,
        (x + 3, y + 22, _WIDTH - 6, _HEIGHT - 24),
        note(x + 6, y + 18, id, fill="ink", anchor="start", bold=True),
        done if is_done else asked,
        hint=hints.objective(table, id),
        radius=7,
    )


def reserve(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw the objectives that wait beside the slots, and room for others."""
    held = table.people[person].reserve
    for number in range(max(table.config.content.board.reserve, len(held))):
        top = y + _ROW * number
        if number < len(held):
            yield display.objective(table, held[number], x, top, targets, width=94)
        else:
            yield rect(x, top, 94, _HEIGHT, stroke="line", radius=8)
