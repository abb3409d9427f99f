"""The player boards: who it is, goods, workers with seals, slots, crew cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.content.parts import ObjectiveSlot
from tabletop.games.darwins_journey.kinds import Metal
from tabletop.games.darwins_journey.pending import DraftCrew, KeepCrew
from tabletop.games.darwins_journey.render import (
    alfred,
    diaries,
    glyphs,
    hall,
    hints,
    icons,
    ids,
    moment,
    pieces,
    sayings,
    stores,
)
from tabletop.games.darwins_journey.render.ink import (
    apart,
    boxes,
    circle,
    note,
    notes,
    rect,
    sign,
    ticked,
    words,
)
from tabletop.games.darwins_journey.render.layout import BOARD, BOARD_HEIGHT, Layout
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted, effect_words
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import outcome, total
from tabletop.games.darwins_journey.state import CrewOnTable, PersonId, Slot, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.marks import hatch, tick, to_act
from tabletop.rendering.svg import Element, Size, group

_CREW: Final = 470
"""Where the crew cards begin, from the upper edge."""
_ROW: Final = 35
"""From one worker to the next."""
_SPACE: Final = 35
"""From one seal space to the next."""
_HEAD: Final = 26
"""Height of the costs above the spaces."""
_PITCH: Final = 93
"""From one slot to the next."""
_WIDTH: Final = 90
_HEIGHT: Final = 52
_SLOT_ROW: Final = 58
"""From the silver slots to the golden ones."""


def boards(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the board of each player, and of Alfred."""
    for person in people(view.table):
        x, y = layout.board(person)
        inside = (
            alfred.board(view.table, person, x, y, targets)
            if is_alfred(view.table, person)
            else _board(view, layout, person, targets)
        )
        yield group(
            "player",
            *_name(view, layout, person, x, y),
            *inside,
            id=f"player-{person}",
            player=person,
        )


def _board(
    view: View, layout: Layout, person: PersonId, targets: Targets
) -> Iterator[Element]:
    """Draw a player board: what is printed on it, and what lies there."""
    table, (x, y) = view.table, layout.board(person)
    yield from stores.goods(table, person, x, y + 50)
    yield from _seal_rows(table, person, x + 8, y + 92, targets)
    yield from stores.research(table, person, x + 318, y + 92, targets)
    printed = table.config.content.board
    tents = tuple((each,) if each else () for each in printed.tents)
    stamps = tuple((each.reward,) if each.reward else () for each in printed.stacks)
    yield from stores.tents_left(table, person, x + 478, y + 92, targets, tents)
    yield from stores.stacks(table, person, x + 10, y + 298, targets, stamps)
    yield from _slots(table, person, x + 8, y + 350, targets)
    yield from _reserve(table, person, x + 476, y + 350, targets)
    yield from _crew(view, person, x + 8, y + _CREW, targets)


def _name(
    view: View, layout: Layout, person: PersonId, x: int, y: int
) -> Iterator[Element]:
    """Draw whose board it is, framed if the player is asked."""
    is_asked = person in moment.asked(view)
    stroke, line = ("ink", 4) if is_asked else ("line", 2)
    yield rect(
        x, y, BOARD, BOARD_HEIGHT, fill="land", stroke=stroke, line=line, radius=10
    )
    if is_asked:
        yield to_act(x + 10, y + 25, 22)
    elif person in view.picked:
        yield apart(tick(x + 9, y + 26, 22))
    yield sign(person, x + 50, y + 25, 15)
    told = sayings.name(view.table, person) + _epithet(view, person)
    yield words(x + 76, y + 34, told, Size.COUNTER, bold=True)
    table = view.table
    is_over = outcome(table) is not None
    points = total(table, person) if is_over else table.people[person].points
    yield glyphs.points(x + BOARD - 76, y + 25)
    yield words(x + BOARD - 54, y + 34, points, Size.COUNTER, bold=True)


def _epithet(view: View, person: PersonId) -> str:
    """Say whose board is the viewer's, and how strong Alfred is."""
    if person == view.viewer:
        return " (you)"
    alfred = view.table.alfred
    if alfred is not None and is_alfred(view.table, person):
        return f", {alfred.difficulty.replace('_', ' ')}"
    return ""


def _crew(
    view: View, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw the crew cards beside a board, those that were fulfilled ticked.

    Those kept in the draft lie face down, but for the viewer's.
    """
    listed = [(each.card, each.worker is not None) for each in _cards(view, person)]
    room = max(len(listed), view.table.config.content.numbers.crew_kept)
    width = (BOARD - 16 - 6 * (room - 1)) // room
    for number, (card, is_done) in enumerate(listed):
        left = x + (width + 6) * number
        yield hall.crew_card(
            view.table, card, left, y, targets, width=width, is_done=is_done
        )
    hidden = view.kept[person] if view.kept and not listed else 0
    for number in range(hidden):
        left = x + (width + 6) * number
        back = rect(left, y, width, 42, fill="leaf", stroke="ink", radius=8)
        mesh = apart(hatch(left, y, width, 42, stroke="line"))
        yield group("card-back", back, mesh, hint="a crew card, kept in secret")


def _cards(view: View, person: PersonId) -> tuple[CrewOnTable, ...]:
    """List the crew cards of a player that the viewer can see."""
    match moment.top(view.table):
        case DraftCrew(kept=kept):
            return tuple(CrewOnTable(card) for card in kept[person])
        case KeepCrew(kept=kept, player=player) if player == person:
            return tuple(CrewOnTable(card) for card in kept)
        case _:
            return view.table.people[person].crew


# -- workers and their seals


def _seal_rows(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw a row for each worker; above the spaces what they cost."""
    board, numbers = table.config.content.board, table.config.content.numbers
    yield notes(
        (x + 58 + _SPACE * column, y + 20, cost)
        for column, cost in enumerate(board.seal_costs)
    )
    yield from _spaces(table, x, y + _HEAD)
    below = y + _HEAD + _ROW * numbers.workers
    yield glyphs.final_points(
        [
            (x + 58 + _SPACE * column, below + 15, points)
            for column, points in enumerate(board.seal_points)
            if points
        ]
    )
    rows = table.people[person].rows
    for number in range(len(rows)):
        yield _row(table, person, number, x, y + _HEAD + _ROW * number, targets)
    yield pieces.scattered(
        [
            (x + 58 + _SPACE * column, y + _HEAD + 17 + _ROW * number, kind)
            for number, row in enumerate(rows)
            for column, kind in enumerate(row)
        ]
    )


def _spaces(table: State, x: int, y: int) -> Iterator[Element]:
    """Draw the spaces for seals; a frame of metal brings a distinction."""
    board = table.config.content.board
    frames: dict[int, str] = {board.silver_at - 1: "silver", board.gold_at - 1: "gold"}
    columns = range(len(board.seal_costs))
    for metal in ("line", "silver", "gold"):
        corners = [
            (x + 42 + _SPACE * column, y + _ROW * row + 1)
            for row in range(1, table.config.content.numbers.workers)
            for column in columns
            if frames.get(column, "line") == metal
        ]
        line = 1.5 if metal == "line" else 5
        yield boxes(corners, 32, fill="leaf", stroke=metal, line=line)


def _row(
    table: State, person: PersonId, number: int, x: int, y: int, targets: Targets
) -> Element:
    """Draw a worker if it is at home, its seals and the spaces that are left."""
    id = ids.row(person, number)
    me = table.people[person]
    is_home = number < len(me.at) and me.at[number] is None
    home = [diaries.token(table, person, number, x + 20, y + 17, targets)]
    return targets.thing(
        "row",
        id,
        (x - 1, y - 1, 258, _ROW),
        circle(x + 20, y + 17, 15, fill="leaf", stroke="line"),
        *_crew_mark(table, person, number, x + 276, y + 17),
        *(home if is_home else ()),
        player=person,
    )


def _crew_mark(
    table: State, person: PersonId, number: int, x: int, y: int
) -> Iterator[Element]:
    """Draw the crew card that a worker has fulfilled."""
    for each in table.people[person].crew:
        if each.worker == number:
            yield group(
                "bound",
                rect(x - 14, y - 12, 28, 24, fill="leaf", stroke="ink", radius=4),
                words(x, y + 6.5, each.card, anchor="middle"),
                hint=hints.crew(table, each.card),
            )


# -- objectives


def _slots(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw the silver slots, and the golden ones below them."""
    board = table.config.content.board
    rows = ((Metal.SILVER, board.silver), (Metal.GOLD, board.gold))
    for row, (metal, printed) in enumerate(rows):
        top = y + _SLOT_ROW * row
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
                *_printed(each, held, left, top),
                *(_held(table, held, left, top, targets) if held else ()),
                hint=_told(each, metal),
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
    asked = hall.requirements(table, id, x + 4, y + 38, _WIDTH - 6)
    yield targets.thing(
        "fulfilled" if is_done else "objective",
        id,
        (x + 3, y + 22, _WIDTH - 6, _HEIGHT - 24),
        note(x + 6, y + 18, id, fill="ink", anchor="start", bold=True),
        done if is_done else asked,
        hint=hints.objective(table, id),
        radius=7,
    )


def _reserve(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw the objectives that wait beside the slots, and room for others."""
    held = table.people[person].reserve
    for number in range(max(table.config.content.board.reserve, len(held))):
        top = y + _SLOT_ROW * number
        if number < len(held):
            yield hall.objective(table, held[number], x, top, targets, width=94)
        else:
            yield rect(x, top, 94, _HEIGHT, stroke="line", radius=8)
