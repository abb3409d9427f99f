"""The whole picture on one sheet, from the header to the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.games.darwins_journey.actions import Action
from tabletop.games.darwins_journey.render import (
    hall,
    places,
)
from tabletop.games.darwins_journey.render.boards import boards
from tabletop.games.darwins_journey.render.described import described, titled
from tabletop.games.darwins_journey.render.desk import desk
from tabletop.games.darwins_journey.render.diaries import diaries
from tabletop.games.darwins_journey.render.display import display, goals
from tabletop.games.darwins_journey.render.footer import footer
from tabletop.games.darwins_journey.render.header import header
from tabletop.games.darwins_journey.render.ink import sheet
from tabletop.games.darwins_journey.render.layout import WIDTH, Layout
from tabletop.games.darwins_journey.render.pieces import COLOURS
from tabletop.games.darwins_journey.render.sea import sea
from tabletop.games.darwins_journey.render.supply import supply
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.theory import theory_track
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.svg import Element, picture

__all__ = ["svg"]


def svg(view: View, legal: Sequence[Action]) -> str:
    """Draw a view; the targets of `legal` are marked and carry notations.

    Ways of a ship or an explorer to the same space share one target.
    """
    layout, targets = Layout.of(view), Targets.of(view, legal)
    return picture(
        titled(view),
        described(view),
        WIDTH,
        layout.height,
        sheet(
            *header(view),
            *desk(view, targets),
            *_central_board(view, layout, targets),
            *theory_track(view.table, layout),
            *boards(view, layout, targets),
            *footer(view.table, layout),
        ),
        colours=COLOURS,
    )


def _central_board(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    table = view.table
    yield from diaries(table, layout, targets)
    yield supply(table, layout)
    yield from hall.academy(table, layout, targets)
    yield from hall.post(table, layout, targets)
    yield from hall.museum(table, layout, targets)
    yield from display(table, layout, targets)
    for place in table.config.content.places:
        if place.page is None:
            yield places.place(table, layout, place, targets)
    yield from goals(table, layout)
    yield from sea(view, layout, targets)
