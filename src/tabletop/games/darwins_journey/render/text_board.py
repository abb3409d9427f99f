"""Diaries, academy, post, goals, museum, ocean and islands, in letters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from tabletop.core.players import seats
from tabletop.games.darwins_journey.content import Place, Space, Track
from tabletop.games.darwins_journey.kinds import (
    Page,
    Seal,
    Shape,
    SpaceId,
    Specimen,
    specimen_of,
)
from tabletop.games.darwins_journey.render import moment, sayings
from tabletop.games.darwins_journey.render.text_sheet import (
    Bit,
    Entry,
    Sheet,
    Signs,
    bits,
    entry,
)
from tabletop.games.darwins_journey.render.words import (
    effect_words,
    seal_letters,
    short_words,
    specimen_words,
)
from tabletop.games.darwins_journey.rules.measures import measured
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    camp_costs,
    is_locked,
    is_there,
    lens_owner,
    needs_of,
    occupied_sections,
    people,
    section_of,
    specimen_at,
)
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.text import Look

_ROWS: Final = (
    ((Page.EXPLORATION,), (Page.NAVIGATION,)),
    ((Page.CORRESPONDENCE,), (Page.ACADEMY,)),
    ((Page.SPECIAL_LEFT,), (Page.SPECIAL_RIGHT,)),
    ((Page.SMALL,), (None,)),
)
"""What stands side by side."""
_ONE_ENVELOPE: Final = " to one envelope"
"""What goes without saying on the page for correspondence."""
_LABEL: Final = 7
_CELL: Final = 10
"""Letters of a column of the museum."""
_SCROLL: Final = 23
_CAMPS: Final = 53
"""Where the heading of the campsites begins."""


def write_pages(sheet: Sheet, view: View) -> None:
    """Write the pages of the diaries in pairs, then the places outside of them."""
    sheet.rule("Diaries (in brackets: silver and golden distinction)")
    for left, right in _ROWS:
        sheet.halves(
            [each for page in left for each in _page(sheet.signs, view, page)],
            [each for page in right for each in _page(sheet.signs, view, page)],
        )


def _page(signs: Signs, view: View, page: Page | None) -> Iterator[Entry]:
    table = view.table
    places = [place for place in table.config.content.places if place.page is page]
    yield _heading(view, page, places[0])
    width = max(len(place.id) for place in places)
    for place in places:
        if is_there(table, place):
            yield _place(signs, table, place, width)


def _heading(view: View, page: Page | None, place: Place) -> Entry:
    """Name a page, its distinctions, and the penalty that is due there."""
    table = view.table
    if page is None:
        return Entry(bits(["Outside the diaries, never a penalty"], Look.FAINT))
    both = table.config.content.catalogue.distinction[page]
    gains = [effect_words(each) for each in (both.silver, both.gold) if each]
    told = page.value.replace("_", " diary, ").capitalize()
    if page is Page.SMALL:
        told = "Small diary"
    if gains:
        told += f" ({', '.join(gains)})"
    due = ""
    if section_of(table, place) in occupied_sections(table):
        due = f"penalty {moment.penalty(view)}"
    return Entry(bits([told], Look.FAINT), bits([due], Look.DANGER))


def _place(signs: Signs, table: State, place: Place, width: int) -> Entry:
    """Write a place: its seals, its actions, and on the right who is there."""
    told = sayings.place_does(table, place).replace(_ONE_ENVELOPE, "")
    needs = needs_of(table, place)
    start = place.id.ljust(width)
    if place.page not in (None, Page.SMALL):
        start += f" {seal_letters(needs):<4}"
    look = Look.FAINT if is_locked(table, place) else Look.PLAIN
    left = ((start, look), *bits(told.split(), look))
    return Entry(left, tuple(_standing(signs, table, place)), width - 2)


def _standing(signs: Signs, table: State, place: Place) -> Iterator[Bit]:
    """Say who stands on a place, whose lens it is, or that it is locked."""
    owner = lens_owner(table, place.id)
    if is_locked(table, place):
        yield f"locked, {place.lock}", Look.FAINT
    workers = list(_workers(signs, table, place))
    if owner is not None:
        yield f"lens {signs.who(owner)}{',' if workers else ''}", Look.PLAIN
    yield from bits(workers, Look.STRONG)


def _workers(signs: Signs, table: State, place: Place) -> Iterator[str]:
    """Name the workers on a place, as they came where that counts."""
    if place.shape is Shape.RECTANGLE:
        for owner, times in groupby(table.board.reserved):
            yield f"{signs.who(owner)}" * len(list(times))
        return
    for person in people(table):
        told = [
            sayings.worker_told(table, person, worker)
            for worker, at in enumerate(table.people[person].at)
            if at == place.id
        ]
        if told:
            yield f"{signs.who(person)} {' '.join(told)}"


# -- academy, envelopes, goals, objectives


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
    """Write the goals of the rounds, and what each has of it; Alfred scores none."""
    stops, goals = table.config.content.catalogue.stops, table.config.content.catalogue
    for number, goal in enumerate(table.board.goals, 1):
        look = Look.PLAIN
        if number < table.round:
            look = Look.FAINT
        measure = goals.goal[goal].measure
        have = [
            f"{signs.who(player)}{signs.of}{measured(table, player, measure)}"
            for player in seats(table.players)
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
    places = Entry(tuple(_camps(sheet.signs, table)), indent=0, gap="  ")
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


# -- ocean and islands


def write_routes(sheet: Sheet, table: State) -> None:
    """Write the ocean and the islands, space by space."""
    content = table.config.content
    sheet.rule("Ocean and islands [pieces]: c coins, k knowledge, p points, t theory")
    for track in (content.ocean, *content.islands):
        sheet.flow(_track(sheet.signs, table, track))


def _track(signs: Signs, table: State, track: Track) -> Iterator[Bit]:
    """Write the spaces of a track; empty ones stand together."""
    for space in track.spaces:
        pieces = list(_pieces(signs, table, space.id))
        told = " ".join(_content(signs, table, track, space))
        who = f"[{' '.join(pieces)}]" if pieces else ""
        look = Look.STRONG if pieces else Look.PLAIN
        yield f"{space.id}{who}{' ' if told else ''}{told}", look


def _pieces(signs: Signs, table: State, space: SpaceId) -> Iterator[str]:
    """Name the pieces on a space."""
    there = [
        person
        for person in people(table)
        if space == table.people[person].ship or space in table.people[person].explorers
    ]
    if there:
        yield signs.who(*there)
    if space == beagle(table):
        yield "Beagle"


def _content(signs: Signs, table: State, track: Track, space: Space) -> Iterator[str]:
    """Say what lies on a space, what happens at its entry, and where it leads."""
    if space.island is not None:
        yield f"ribbon to {space.island}"
    if space.ribbon is not None and space.id not in table.board.ribbons:
        yield f"ribbon {space.ribbon}p"
    found = specimen_at(table, space.id)
    if found is not None:
        yield specimen_words(found)
    if space.effects:
        yield short_words(space.effects)
    if space is track.last and space.id not in table.board.ends:
        yield f"first +{table.config.content.numbers.first_at_end}p"
    onward = _onward(track, space)
    if onward:
        yield f"{signs.onward}{'/'.join(onward)}"
    if space.stop is not None:
        yield f"stop {space.stop}"


def _onward(track: Track, space: Space) -> tuple[SpaceId, ...]:
    """Say where a space leads, unless it is just the next one."""
    number = track.spaces.index(space)
    following = tuple(each.id for each in track.spaces[number + 1 : number + 2])
    return () if space.next == following else space.next


def _camps(signs: Signs, table: State) -> Iterator[Bit]:
    """Write the campsites: their tent spaces, and what they do."""
    for site in table.config.content.camps:
        tents: dict[int, PersonId] = {
            tent.space: tent.owner
            for tent in table.board.tents
            if tent.camp == site.space
        }
        spaces = [
            f"{cost}{' ' + signs.who(tents[space]) if space in tents else ''}"
            for space, cost in enumerate(camp_costs(table, site.space))
        ]
        told = short_words(site.effects)
        look = Look.STRONG if tents else Look.PLAIN
        yield f"{site.space} ({', '.join(spaces)}) {told}", look
