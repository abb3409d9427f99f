"""Beside the diaries: academy, envelopes, museum, objectives; the Beagle goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.parts import Goal
from tabletop.games.darwins_journey.kinds import (
    Colour,
    CrewId,
    ObjectiveId,
    Specimen,
    specimen_of,
)
from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.games.darwins_journey.render import (
    glyphs,
    hints,
    icons,
    ids,
    moment,
    pieces,
)
from tabletop.games.darwins_journey.render.ink import (
    boxes,
    circle,
    note,
    path,
    rect,
    sign,
    ticked,
    words,
)
from tabletop.games.darwins_journey.render.layout import (
    CELL,
    GAP,
    GOALS_HEIGHT,
    HALL_HEIGHT,
    INNER,
    MARGIN,
    TILE,
    Layout,
)
from tabletop.games.darwins_journey.render.sayings import goal_words
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.svg import Element, Size, group

_HEAD: Final = 36
"""Height of the name of a panel."""
_SCROLL: Final = 60
"""From one scroll to the next."""
_ENVELOPE: Final = 82
"""From one envelope to the next."""
_ROW: Final = 52
"""From one row of the museum to the next."""
_OBJECTIVE: Final = 53
"""Height of an objective."""


def _panel(x: int, y: int, width: int, name: str, *, height: int) -> Element:
    """Draw the ground of a part of the board, with its name."""
    ground = rect(x, y, width, height, fill="land", stroke="line", radius=10)
    return group("panel", ground, words(x + 10, y + 26, name, bold=True))


# -- the academy


def academy(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the scrolls, the cheapest on top, with their seals."""
    x, y, width = layout.academy
    yield _panel(x, y, width, "Academy", height=HALL_HEIGHT)
    costs = table.config.content.numbers.scroll_costs
    for number, scroll in enumerate(table.board.scrolls):
        top = y + _HEAD + 2 + _SCROLL * number
        yield path(f"M{x + 46} {top + 5}v44", stroke="ink", line=5)
        yield path(f"M{x + width - 10} {top + 5}v44", stroke="ink", line=5)
        yield rect(x + 46, top + 8, width - 56, 38, fill="leaf", stroke="ink", line=1.5)
        yield glyphs.coin_off(x + 23, top + 27, costs[number])
        for column, kind in enumerate(scroll):
            id = ids.seal(number, column)
            at = x + 66 + 35 * column, top + 27
            yield targets.thing(
                "academy-seal",
                id,
                (at[0] - 16, at[1] - 16, 32, 32),
                pieces.seals(*at, (kind,)) if kind else circle(*at, 9, stroke="line"),
                radius=16,
            )


# -- the envelopes


def post(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the envelopes: what most and second most stamps bring, and all stamps."""
    x, y, width = layout.post
    yield _panel(x, y, width, "Envelopes", height=HALL_HEIGHT)
    for number in range(len(table.post.stamps)):
        top = y + _HEAD + 2 + _ENVELOPE * number
        id = ids.envelope(number)
        box = x + 8, top, width - 16, _ENVELOPE - 6
        yield targets.thing(
            "envelope",
            id,
            box,
            rect(*box, fill="leaf", stroke="line", radius=6),
            path(
                f"M{x + 8} {top + 2}l{width // 2 - 8} 34l{width // 2 - 8}-34",
                stroke="land",
                line=3,
            ),
            *_letter(table, number, x + 8, top),
            *_stamps(table, number, x + 8, top + 56),
            hint=hints.envelope(table, number),
        )


def _letter(table: State, number: int, x: int, y: int) -> Iterator[Element]:
    """Draw the tile of an envelope: the first reward, then the second."""
    if number >= len(table.post.letters):
        return
    letter = table.config.content.catalogue.letter[table.post.letters[number]]
    rewards = ((letter.first, 14), (letter.second, 162))
    for place, (effects, left) in enumerate(rewards, start=1):
        yield _place(place, x + left, y + 20)
        yield icons.row(_listed(effects), x + left + 20, y + 20, 112)


def _place(number: int, x: int, y: int) -> Element:
    """Write 1 for the most stamps, or 2 for the second most."""
    return words(x, y + 9, f"{number}.", Size.COUNTER, anchor="middle", bold=True)


def _listed(effects: tuple[Effect, ...]) -> list[icons.Icon]:
    return [icon for effect in effects for icon in icons.effect_icons(effect)]


def _stamps(table: State, number: int, x: int, y: int) -> Iterator[Element]:
    """Draw how many stamps each player has on an envelope."""
    for person in people(table):
        count = table.post.stamps[number][person]
        left = x + 22 + 72 * person
        yield group(
            "stamps",
            sign(person, left, y, 11),
            words(left + 19, y + 9, count, Size.COUNTER, bold=True),
            id=f"stamps-{number + 1}-{person}",
            player=person,
        )


# -- the museum


def museum(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the museum: delivered specimens filled, displayed ones in outline."""
    x, y, width = layout.museum
    known = table.config.content.museum
    yield _panel(x, y, width, "Museum", height=HALL_HEIGHT)
    corners = [
        (x + 44 + CELL * column, y + 66 + _ROW * row)
        for row in range(len(known.rows))
        for column in range(len(known.columns))
    ]
    yield boxes(corners, 43, fill="leaf", stroke="line")
    for number, kind in enumerate(known.columns):
        yield pieces.glyph(x + 66 + CELL * number, y + 49, kind)
    for row, colour in enumerate(known.rows):
        middle = y + 88 + _ROW * row
        yield _row_head(table, colour, x + 22, middle)
        for column, kind in enumerate(known.columns):
            at, which = x + 66 + CELL * column, specimen_of(colour, kind)
            if _is_there(table, which) or targets.is_marked(ids.museum(which)):
                yield _exhibit(table, targets, which, at, middle)


def _is_there(table: State, which: Specimen) -> bool:
    return which in table.board.delivered or which in table.board.shown


def _row_head(table: State, colour: Colour, x: int, y: int) -> Element:
    """Draw the letter of a row, and the coin that waits for the first delivery."""
    is_taken = any(each.colour is colour for each in table.board.delivered)
    coins = table.config.content.museum.row_coins
    letter = words(x - 14, y + 6.5, colour[0].upper(), anchor="middle", fill="muted")
    told = "coin taken" if is_taken else f"{coins} for the first delivery"
    return group(
        "row-coin",
        letter,
        *([] if is_taken else [glyphs.coin(x + 7, y, coins)]),
        hint=f"{colour} row: {told}",
    )


def _exhibit(
    table: State, targets: Targets, which: Specimen, x: int, y: int
) -> Element:
    """Draw a specimen in the museum, or the space that waits for it."""
    is_open = which not in table.board.delivered
    is_there = _is_there(table, which)
    drawn = (pieces.specimen(x, y, which, is_open=is_open),) if is_there else ()
    return targets.thing(
        "exhibit" if is_there else "museum-space",
        ids.museum(which),
        (x - 24, y - 24, 47, 47),
        *drawn,
    )


# -- objectives and crew cards


def display(table: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the objectives on display."""
    x, y, width = layout.display
    yield _panel(x, y, width, "Objectives", height=HALL_HEIGHT)
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
