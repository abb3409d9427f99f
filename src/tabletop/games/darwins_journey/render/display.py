"""Objectives and crew cards as tiles, the display of objectives, the Beagle goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.parts import Goal
from tabletop.games.darwins_journey.kinds import CrewId, ObjectiveId
from tabletop.games.darwins_journey.render import (
    glyphs,
    hall,
    hints,
    icons,
    ids,
    moment,
    pieces,
)
from tabletop.games.darwins_journey.render.ink import note, rect, ticked, words
from tabletop.games.darwins_journey.render.layout import (
    GAP,
    GOALS_HEIGHT,
    HALL_HEIGHT,
    INNER,
    MARGIN,
    TILE,
    Layout,
)
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import goal_words
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.svg import Element, Size, group

__all__ = ["crew_card", "display", "goals", "objective", "requirements"]

_OBJECTIVE: Final = 53
"""Height of an objective."""


def display(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the objectives on display."""
    x, y, width = layout.display
    yield hall.panel(x, y, width, "Objectives", height=HALL_HEIGHT)
    for number, id in enumerate(table.board.objectives):
        top = y + 36 + (_OBJECTIVE + GAP) * number
        yield objective(table, id, x + 4, top, targets)


def objective(
    table: State,
    id: ObjectiveId,
    x: int,
    y: int,
    targets: Targets,
    *,
    width: int = TILE - 8,
) -> Element:
    """Draw an objective that may be taken or fulfilled."""
    metal = table.config.content.catalogue.objective[id].metal
    return targets.thing(
        "objective",
        id,
        (x - 1, y - 1, width + 2, _OBJECTIVE + 2),
        rect(x, y, width, _OBJECTIVE, fill="leaf", stroke="ink", line=7, radius=8),
        rect(x, y, width, _OBJECTIVE, stroke=metal.value, line=4, radius=8),
        note(x + 9, y + 18, id, fill="ink", anchor="start", bold=True),
        requirements(table, id, x + 6, y + 35, width - 11),
        hint=hints.objective(table, id),
    )


def requirements(
    table: State, id: ObjectiveId, x: float, y: float, room: float
) -> Element:
    """Draw what an objective asks for."""
    known = table.config.content.catalogue.objective[id]
    listed = [
        icon for each in known.requirements for icon in icons.requirement_icons(each)
    ]
    return icons.row(listed, x, y, room)


def crew_card(
    table: State,
    card: CrewId,
    x: int,
    y: int,
    targets: Targets,
    *,
    width: int,
    is_done: bool = False,
) -> Element:
    """Draw a crew card: the seals that one worker needs, and what it does."""
    known, id = table.config.content.catalogue.crew[card], ids.crew(card)
    listed = [icon for effect in known.effects for icon in icons.effect_icons(effect)]
    taken = 19 * len(known.needs) + 10
    return targets.thing(
        "crew",
        id,
        (x - 1, y - 1, width + 2, 44),
        rect(
            x, y, width, 42, fill="land" if is_done else "leaf", stroke="ink", radius=8
        ),
        pieces.seals(x + 16, y + 21, known.needs, 19),
        ticked(x + width - 32, y + 22, 24)
        if is_done
        else icons.row(listed, x + width - 4, y + 21, width - taken - 8, at_end=True),
        hint=hints.crew(table, card),
    )


# -- the goals


def goals(table: State, layout: Layout) -> Iterator[Element]:
    """Draw the rounds with their Beagle goals, the present one framed."""
    rounds = table.config.content.numbers.rounds
    width = (INNER - GAP * (rounds - 1)) // rounds
    for number in range(rounds):
        x = MARGIN + (width + GAP) * number
        known = _goal(table, number)
        is_now = number + 1 == table.round
        yield group(
            "goal",
            rect(
                x,
                layout.goals,
                width,
                GOALS_HEIGHT,
                fill="land" if number + 1 < table.round else "leaf",
                stroke="ink" if is_now else "line",
                line=4 if is_now else 2,
                radius=10,
            ),
            glyphs.goal_flag(x + 26, layout.goals + 31, number + 1),
            *_scored(known, x, layout.goals + 31),
            *_over(table, number, x + width - 34, layout.goals + 31),
            id=f"goal-{number + 1}",
            hint=f"round {number + 1}: {goal_words(known) if known else 'no goal'}",
        )


def _goal(table: State, number: int) -> Goal | None:
    if number >= len(table.board.goals):
        return None
    return table.config.content.catalogue.goal[table.board.goals[number]]


def _scored(goal: Goal | None, x: int, y: int) -> Iterator[Element]:
    """Draw the points of a goal, and each what they are for."""
    if goal is not None:
        yield glyphs.points(x + 74, y, goal.points)
        yield words(x + 98, y + 9, "/", Size.COUNTER)
        yield icons.row(icons.measure_icons(goal.measure), x + 116, y)


def _over(table: State, number: int, x: int, y: int) -> Iterator[Element]:
    """Tick the rounds that have been scored."""
    is_last = number + 1 == table.round and moment.step(table) is moment.Step.OVER
    if number + 1 < table.round or is_last:
        yield ticked(x, y, 22)
