"""The whole picture on one sheet, from the header to the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.games.darwins_journey.actions import Action
from tabletop.games.darwins_journey.render import hall
from tabletop.games.darwins_journey.render.boards import boards
from tabletop.games.darwins_journey.render.chart import sea
from tabletop.games.darwins_journey.render.described import described, titled
from tabletop.games.darwins_journey.render.desk import desk
from tabletop.games.darwins_journey.render.diaries import diaries, place, supply
from tabletop.games.darwins_journey.render.hall import display, goals
from tabletop.games.darwins_journey.render.ink import sheet
from tabletop.games.darwins_journey.render.layout import WIDTH, Layout
from tabletop.games.darwins_journey.render.pieces import COLOURS
from tabletop.games.darwins_journey.render.table import footer, header, theory_track
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.svg import Element, picture


def svg(view: View, legal: Sequence[Action]) -> str:
    """Draw a view; the targets of `legal` are marked and carry notations.

    Ways of a ship or an explorer to the same space share one target.
    """
    layout, targets = Layout.of(view), Targets.of(view, legal)
    choices = [*desk(view, targets)]
    return picture(
        titled(view),
        described(view),
        WIDTH,
        layout.height,
        sheet(
            *header(view, has_room=not choices),
            *choices,
            *_central_board(view, layout, targets),
            *theory_track(view.table, layout),
            *boards(view, layout, targets),
            *footer(view.table, layout),
        ),
        colours=COLOURS,
    )


def _central_board(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    table = view.table
    yield from diaries(view, layout, targets)
    yield supply(table, layout)
    yield from hall.academy(table, layout, targets)
    yield from hall.post(table, layout, targets)
    yield from hall.museum(table, layout, targets)
    yield from display(table, layout, targets)
    for here in table.config.content.places:
        if here.page is None:
            yield place(table, layout, here, targets)
    yield from goals(table, layout)
    yield from sea(view, layout, targets)
