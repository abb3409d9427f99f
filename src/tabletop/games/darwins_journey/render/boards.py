"""The player boards: who it is, goods, workers with seals, research, crew cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.pending import DraftCrew, KeepCrew
from tabletop.games.darwins_journey.render import (
    alfred,
    display,
    glyphs,
    goods,
    moment,
    research,
    sayings,
    slots,
    stores,
)
from tabletop.games.darwins_journey.render.ink import apart, rect, sign, words
from tabletop.games.darwins_journey.render.layout import (
    BOARD,
    BOARD_HEIGHT,
    Layout,
)
from tabletop.games.darwins_journey.render.seal_rows import seal_rows
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import outcome, total
from tabletop.games.darwins_journey.state import CrewOnTable, PersonId
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.marks import hatch, tick, to_act
from tabletop.rendering.svg import Element, Size, group

__all__ = ["boards"]

_RESEARCH: Final = 33
"""From one space of the research to the next."""
_CREW: Final = 470
"""Where the crew cards begin, from the upper edge."""


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
    """Draw a player board; what is printed on all of them, on the first one only."""
    table, (x, y) = view.table, layout.board(person)
    yield from goods.goods(table, person, x, y + 50)
    yield from seal_rows(table, person, x + 8, y + 92, targets)
    yield from research.grid(table, person, x + 318, y + 92, targets)
    in_full, printed = layout.is_first(person), table.config.content.board
    tents = tuple((each,) if each else () for each in printed.tents)
    stamps = tuple((each.reward,) if each.reward else () for each in printed.stacks)
    yield from stores.tents_left(
        table, person, x + 478, y + 92, targets, tents if in_full else ()
    )
    yield from stores.stacks(
        table, person, x + 10, y + 298, targets, stamps if in_full else ()
    )
    yield from slots.slots(table, person, x + 8, y + 350, targets, in_full=in_full)
    yield from slots.reserve(table, person, x + 476, y + 350, targets)
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
        yield display.crew_card(
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
