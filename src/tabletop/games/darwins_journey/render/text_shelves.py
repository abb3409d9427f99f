"""Academy, envelopes, goals, objectives on display and museum, in letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.kinds import Seal, Specimen, specimen_of
from tabletop.games.darwins_journey.render import moment, sayings
from tabletop.games.darwins_journey.render.text_routes import camps
from tabletop.games.darwins_journey.render.text_sheet import (
    Bit,
    Entry,
    Sheet,
    Signs,
    bits,
    entry,
)
from tabletop.games.darwins_journey.render.words import seal_letters
from tabletop.games.darwins_journey.rules.measures import measured
from tabletop.games.darwins_journey.rules.tables import people, specimen_at
from tabletop.games.darwins_journey.state import State
from tabletop.rendering.text import Look

__all__ = ["write_museum", "write_shelves"]

_LABEL: Final = 7
_CELL: Final = 10
"""Letters of a column of the museum."""
_SCROLL: Final = 23
_CAMPS: Final = 53
"""Where the heading of the campsites begins."""


def write_shelves(sheet: Sheet, table: State) -> None:
    """Write the academy and the envelopes on the left, goals and objectives right."""
    sheet.rule("Academy, envelopes, Beagle goals, objectives on display")
    left = [*_academy(table), *_envelopes(sheet.signs, table)]
    right = [*_goals(sheet.signs, table)]
    sheet.halves(left, right)
    sheet.flow(_display(table), gap="   ")


def _academy(table: State) -> Iterator[Entry]:
    """Write the scrolls two by two with their costs; a dot for an empty space."""
    costs = table.config.content.numbers.scroll_costs
    told = [
        f"Scroll {number} ({cost}) {' '.join(map(_seal, scroll))}".ljust(_SCROLL)
        for number, (scroll, cost) in enumerate(
            zip(table.board.scrolls, costs, strict=False), 1
        )
    ]
    yield Entry(bits(told), indent=0)


def _seal(seal: Seal | None) -> str:
    return "." if seal is None else seal_letters([seal])


def _envelopes(signs: Signs, table: State) -> Iterator[Entry]:
    """Write the rewards for the most and second most stamps, and the stamps."""
    now = moment.envelope(table)
    for number, letter in enumerate(table.post.letters):
        told = sayings.letter_told(table, letter)
        look = Look.STRONG if number == now else Look.PLAIN
        stamps = [
            f"{signs.who(person)}{signs.of}{count}"
            for person, count in zip(
                people(table), table.post.stamps[number], strict=True
            )
            if count
        ]
        yield entry(told, " ".join(stamps), look, start=f"Envelope {number + 1}")


def _goals(signs: Signs, table: State) -> Iterator[Entry]:
    """Write the goals of the rounds; for those to come, what each has of it."""
    stops, goals = table.config.content.catalogue.stops, table.config.content.catalogue
    for number, goal in enumerate(table.board.goals, 1):
        look = Look.PLAIN
        if number < table.round:
            look = Look.FAINT
        measure = goals.goal[goal].measure
        have = [
            f"{signs.who(person)}{signs.of}{measured(table, person, measure)}"
            for person in people(table)
        ]
        told = sayings.goal_told(table, goal)
        stop = stops[number - 1]
        yield entry(
            told, " ".join(have), look, start=f"Goal {number} ({stop})".ljust(12)
        )


def _display(table: State) -> Iterator[Bit]:
    yield "Objectives:", Look.FAINT
    for objective in table.board.objectives:
        yield f"{objective} {sayings.objective_told(table, objective)}", Look.PLAIN


# -- museum


def write_museum(sheet: Sheet, table: State) -> None:
    """Write the specimens on the left, the campsites on the right."""
    sheet.rule("Specimens (* in the museum; researched by)")
    sheet.canvas.write(
        _CAMPS, sheet.y - 1, " Campsites (coins for a tent) ", Look.STRONG
    )
    places = Entry(tuple(camps(sheet.signs, table)), indent=0, gap="  ")
    sheet.halves(_museum(sheet.signs, table), [places])


def _museum(signs: Signs, table: State) -> Iterator[Entry]:
    """Write the rows and columns of the museum."""
    museum, spaces = table.config.content.museum, _spaces(table)
    heads = ["".ljust(_LABEL), *(kind.value.ljust(_CELL) for kind in museum.columns)]
    yield Entry((("".join(heads), Look.FAINT),))
    for colour in museum.rows:
        row: list[Bit] = [(colour.value.ljust(_LABEL), Look.FAINT)]
        for kind in museum.columns:
            specimen = specimen_of(colour, kind)
            row.append(_cell(signs, table, specimen, spaces.get(specimen, "")))
        yield Entry(tuple(row), gap="")


def _cell(signs: Signs, table: State, specimen: Specimen, space: str) -> Bit:
    """Write one specimen; what is in the museum stands out."""
    is_there = specimen in (*table.board.shown, *table.board.delivered)
    by = [who for who in people(table) if specimen in table.people[who].research]
    told = f"{space}{'*' if is_there else ' '}{signs.who(*by) if by else ''}"
    return told.ljust(_CELL), Look.STRONG if is_there else Look.PLAIN


def _spaces(table: State) -> dict[Specimen, str]:
    """Find the space on which each specimen lies."""
    found = (
        (specimen_at(table, space), space)
        for space in table.config.content.catalogue.space
    )
    return {specimen: space for specimen, space in found if specimen is not None}
