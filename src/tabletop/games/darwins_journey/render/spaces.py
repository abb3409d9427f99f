"""A space of a track: its icons, its specimen, its camp with the tents."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.content.parts import Space
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import Camp
from tabletop.games.darwins_journey.render import glyphs, hints, icons, ids, pieces
from tabletop.games.darwins_journey.render.ink import note, path, rect
from tabletop.games.darwins_journey.render.layout import (
    BOX,
    BOX_HEIGHT,
    TENTS,
    Strip,
)
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    camp_costs,
    specimen_at,
)
from tabletop.games.darwins_journey.state import State, Tent
from tabletop.rendering.svg import Element, moved

__all__ = ["space"]

_MIDDLE = BOX // 2
_ICONS = 35
"""Where the icons of a space are, from its upper edge."""


def space(table: State, strip: Strip, here: Space, targets: Targets) -> Element:
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
