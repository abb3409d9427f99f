"""The whole picture: map, table and marks on one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.games.beacon_patrol.actions import Action
from tabletop.games.beacon_patrol.render import sayings
from tabletop.games.beacon_patrol.render.layout import MARGIN, Layout
from tabletop.games.beacon_patrol.render.pieces import COLOURS, moved
from tabletop.games.beacon_patrol.render.players import players
from tabletop.games.beacon_patrol.render.sea import (
    axes,
    cells,
    chart,
    last_marks,
    ships,
)
from tabletop.games.beacon_patrol.render.table import header, side_column
from tabletop.games.beacon_patrol.render.targets import Targets
from tabletop.games.beacon_patrol.state import State
from tabletop.rendering.svg import Element, picture, words


def svg(view: State, legal: Sequence[Action]) -> str:
    """Draw a position; the targets of `legal` are marked and carry notations.

    Every tile on the map carries its id as ``data-tile``, in its title, and written on
    it but hidden: a page that wants to show it says ``.tile-id {display: inline}``.
    """
    layout, targets = Layout.of(view), Targets.of(legal)
    return picture(
        sayings.titled(view),
        sayings.described(view),
        layout.width,
        layout.height,
        chart(layout),
        *cells(view, layout, targets),
        *ships(view, layout, targets),
        *last_marks(view, layout),
        moved(
            0,
            0,
            *header(view, layout, targets),
            *axes(layout),
            *side_column(view, layout),
            *players(view, layout, targets),
            *_footer(view, layout),
            scale=layout.scale,
        ),
        colours=COLOURS,
    )


def _footer(view: State, layout: Layout) -> Iterator[Element]:
    """Warn of what is not the printed game."""
    if remark := sayings.remark(view):
        yield words(MARGIN, layout.footer, remark, fill="muted")
