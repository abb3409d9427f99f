"""The ocean and the islands: tracks, spaces with camps, ribbons, those on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tabletop.games.darwins_journey.content.parts import Space
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import Camp
from tabletop.games.darwins_journey.render import (
    glyphs,
    hints,
    icons,
    ids,
    last,
    pieces,
)
from tabletop.games.darwins_journey.render.berths import Berths, berths
from tabletop.games.darwins_journey.render.ink import note, notes, path, rect, words
from tabletop.games.darwins_journey.render.layout import (
    BOX,
    BOX_HEIGHT,
    INNER,
    MARGIN,
    PITCH,
    TENTS,
    Layout,
    Strip,
)
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    camp_costs,
    people,
    specimen_at,
)
from tabletop.games.darwins_journey.state import PersonId, State, Tent
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.svg import Element, Size, group, moved

_HALF: Final = BOX_HEIGHT // 2
_MIDDLE = BOX // 2
_ICONS = 35
"""Where the icons of a space are, from its upper edge."""


def sea(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw all tracks, and everybody on them."""
    table = view.table
    for strip in layout.strips:
        yield from _ground(strip)
        yield from _ways(strip)
        yield from _last_ways(view, strip)
        for space in strip.track.spaces:
            yield from _ribbons(table, strip, space)
            yield _space(table, strip, space, targets)
        yield notes(
            ((x + 4, y + 15, space) for space, (x, y) in strip.spaces.items()),
            anchor="start",
        )
    places = berths(table, layout)
    yield _beagle(table, places)
    for person in people(table):
        yield _ship(table, places, person, targets)
        yield from _explorers(table, layout, places, person, targets)


def _ground(strip: Strip) -> Iterator[Element]:
    """Draw the water or the land below a track, and what it is called."""
    island = strip.track.island
    fill, stroke = ("water", "line") if island is None else ("land", "shore")
    box = rect(
        MARGIN, strip.top, INNER, strip.height, fill=fill, stroke=stroke, radius=14
    )
    label = words(MARGIN + 12, strip.top + 30, "Ocean" if island is None else "Island")
    letter = words(
        MARGIN + 38,
        strip.top + 66,
        island or "",
        Size.HEADING,
        anchor="middle",
        bold=True,
    )
    yield group(
        "track",
        box,
        label,
        *([letter] if island else ()),
        id=f"track-{island or 'ocean'}",
    )


# -- ways


def _ways(strip: Strip) -> Iterator[Element]:
    """Draw a line from each space to those that follow it."""
    lines = [
        _way(strip, space.id, to) for space in strip.track.spaces for to in space.next
    ]
    yield path("".join(lines), stroke="muted", line=4)


def _last_ways(view: View, strip: Strip) -> Iterator[Element]:
    """Draw the ways of those who have just moved."""
    for way in last.ways(view):
        if way[0] in strip.spaces and len(way) > 1:
            steps = [_way(strip, *step) for step in pairwise(way)]
            yield group("last-way", path("".join(steps), stroke="accent", line=8))


def _way(strip: Strip, space: SpaceId, to: SpaceId) -> str:
    """Lead from the middle of a space, on its own level or that of the next one."""
    (x, y), (to_x, to_y) = _middle(strip, space), _middle(strip, to)
    if to_x < x:
        left, right = MARGIN + 70, MARGIN + INNER - 1
        return f"M{x} {y}H{right}M{left} {to_y}H{to_x}{_head(to_x - BOX // 2, to_y)}"
    if y == to_y:
        return f"M{x} {y}H{to_x}"
    bend = x + PITCH // 2
    return f"M{x} {y}L{bend} {to_y}H{to_x}"


def _head(x: int, y: int) -> str:
    """Point to the first space of a row."""
    return f"M{x - 9} {y - 7}l7 7l-7 7"


def _middle(strip: Strip, space: SpaceId) -> tuple[int, int]:
    x, y = strip.spaces[space]
    return x + BOX // 2, y + _HALF


def _ribbons(table: State, strip: Strip, space: Space) -> Iterator[Element]:
    """Draw the ribbons at the entry of a space; a golden one is won only once."""
    x, y = strip.spaces[space.id]
    at = x - (PITCH - BOX) // 2, y + _HALF
    if space.ribbon is not None:
        is_won = space.id in table.board.ribbons
        told = "won" if is_won else f"{space.ribbon} points for the first explorer"
        yield group(
            "ribbon",
            _ribbon(*at, "leaf" if is_won else "gold"),
            words(
                at[0],
                at[1] + 6.5,
                "" if is_won else space.ribbon,
                fill="tar",
                anchor="middle",
                bold=True,
            ),
            id=f"ribbon-{space.id}",
            hint=f"golden ribbon: {told}",
        )
    if space.island is not None:
        yield group(
            "ribbon",
            _ribbon(*at, "silver"),
            words(
                at[0], at[1] + 6.5, space.island, fill="tar", anchor="middle", bold=True
            ),
            id=f"ribbon-{space.id}",
            hint=f"silver ribbon: explorer on island {space.island}",
        )


def _ribbon(x: int, y: int, fill: str) -> Element:
    """Draw a ribbon across a way."""
    d = f"M{x - 8} {y - 17}h16v34l-8-6l-8 6z"
    return path(d, fill=fill, stroke="tar" if fill != "leaf" else "line", line=1.5)


# -- pieces


def _beagle(table: State, places: Berths) -> Element:
    at = places[ids.BEAGLE]
    hint = f"HMS Beagle at {beagle(table)}"
    return group("beagle", pieces.beagle(*at), id=ids.BEAGLE, hint=hint)


def _ship(table: State, places: Berths, person: PersonId, targets: Targets) -> Element:
    id = ids.ship(person)
    x, y = places[id]
    return targets.thing(
        "ship",
        id,
        (x - 14, y - 17, 28, 34),
        pieces.ship(person, x, y),
        player=person,
        hint=f"ship: {hints.explorer(table, person, table.people[person].ship)}",
    )


def _explorers(
    table: State, layout: Layout, places: Berths, person: PersonId, targets: Targets
) -> Iterator[Element]:
    for number, where in enumerate(table.people[person].explorers):
        if where is None:
            continue
        id = ids.explorer(person, number)
        x, y = places[id]
        yield targets.thing(
            "explorer",
            id,
            (x - 13, y - 17, 26, 34),
            pieces.explorer(person, x, y),
            player=person,
            hint=f"explorer: {hints.explorer(table, person, where)}",
        )


# -- spaces


def _space(table: State, strip: Strip, here: Space, targets: Targets) -> Element:
    """Draw a space with everything on it but ships and explorers."""
    x, y = strip.spaces[here.id]
    has_camp = here.id in table.config.content.catalogue.camp
    height = BOX_HEIGHT + (TENTS if has_camp else 0)
    return targets.thing(
        "space",
        here.id,
        (x - 1, y - 1, BOX + 2, height + 2),
        rect(x, y, BOX, height, fill="leaf", stroke="line", radius=8),
        *_stop(table, here, x, y),
        *_found(table, here, x, y, targets),
        *_icons(here, x, y),
        *([_camp(table, here, x, y, targets)] if has_camp else ()),
        hint=hints.space(table, here),
    )


def _stop(table: State, here: Space, x: int, y: int) -> Iterator[Element]:
    """Mark a stop of the HMS Beagle, and what a ship loses that is before it."""
    if here.stop is None:
        return
    late = table.config.content.numbers.late
    if here.stop <= len(late):
        told = f"-{late[here.stop - 1]}"
        yield note(x + BOX - 4, y + 15, told, fill="danger", anchor="end")
    if beagle(table) != here.id:
        yield glyphs.goal_flag(x + _MIDDLE, y + _ICONS, here.stop)


def _found(
    table: State, here: Space, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw the specimen that lies on a space, small where there are icons too."""
    which = specimen_at(table, here.id)
    if which is None:
        return
    id = ids.token(which)
    at = (x + BOX - 14, y + 9) if here.effects else (x + _MIDDLE, y + _ICONS)
    yield targets.thing(
        "specimen",
        id,
        (at[0] - 24, at[1] - 16, 48, 32),
        moved(*at, pieces.specimen(0, 0, which), scale=0.78)
        if here.effects
        else pieces.specimen(*at, which),
    )


def _icons(here: Space, x: int, y: int) -> Iterator[Element]:
    """Draw what a space brings, but its camp."""
    listed = [
        icon
        for effect in here.effects
        if not isinstance(effect, Camp)
        for icon in icons.effect_icons(effect)
    ]
    width = min(icons.span(listed), BOX - 4)
    if listed:
        yield icons.row(listed, x + (BOX - width) // 2, y + _ICONS, BOX - 4)


# -- camps


def _camp(table: State, here: Space, x: int, y: int, targets: Targets) -> Element:
    """Draw the actions of a camp, and a space for each tent."""
    site, id = table.config.content.catalogue.camp[here.id], ids.camp(here.id)
    listed = [icon for effect in site.effects for icon in icons.effect_icons(effect)]
    width = min(icons.span(listed), BOX - 4)
    costs = camp_costs(table, here.id)
    pitch = (BOX - 6) / len(costs)
    return targets.thing(
        "camp",
        id,
        (x + 1, y + 20, BOX - 2, 30),
        path(f"M{x + BOX - 12} {y + 3}l8 15h-16z", stroke="ink"),
        icons.row(listed, x + (BOX - width) // 2, y + _ICONS, BOX - 4),
        path(f"M{x} {y + BOX_HEIGHT - 1}h{BOX}", stroke="line", line=1),
        *(
            _tent_space(
                table,
                here.id,
                number,
                cost,
                (x + 3 + pitch * (number + 0.5), y + BOX_HEIGHT + 12),
                targets,
            )
            for number, cost in enumerate(costs)
        ),
        hint=hints.camp(table, here),
    )


def _tent_space(
    table: State,
    camp: SpaceId,
    number: int,
    cost: int,
    at: tuple[float, float],
    targets: Targets,
) -> Element:
    """Draw a tent, or what it costs to pitch one."""
    id, (x, y) = ids.tent_space(camp, number), at
    standing = _standing(table, camp, number)
    drawn = (
        pieces.pitched(standing.owner, x, y)
        if standing
        else note(x, y + 5, cost, fill="ink")
    )
    return targets.thing(
        "tent" if standing else "tent-space",
        id,
        (x - 11, y - 12, 22, 24),
        drawn,
        player=standing.owner if standing else None,
        radius=8,
    )


def _standing(table: State, camp: SpaceId, number: int) -> Tent | None:
    found = (
        tent for tent in table.board.tents if (tent.camp, tent.space) == (camp, number)
    )
    return next(found, None)
