"""The whole picture: header, map, stage, fame track, ship mats on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.pirates_cove.actions import Action
from tabletop.games.pirates_cove.render.chart import chart
from tabletop.games.pirates_cove.render.described import described, titled
from tabletop.games.pirates_cove.render.last import last_marks
from tabletop.games.pirates_cove.render.layout import WIDTH, Layout
from tabletop.games.pirates_cove.render.mats import mats
from tabletop.games.pirates_cove.render.pieces import COLOURS
from tabletop.games.pirates_cove.render.stage import stage
from tabletop.games.pirates_cove.render.table import fame_track, footer, header
from tabletop.games.pirates_cove.render.targets import Targets
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.svg import picture


def svg(view: View, legal: Sequence[Action]) -> str:
    """Draw a view; the targets of `legal` are marked and carry notations.

    Each of the four positions to which a rig raises a section carries that rig, so the
    four together name one; where there are very many rigs, positions are only marked.
    """
    layout, targets = Layout.of(view), Targets.of(view.table, legal)
    return picture(
        titled(view),
        described(view),
        WIDTH,
        layout.height,
        *header(view),
        *chart(view, layout, targets),
        *stage(view, layout, targets),
        *fame_track(view, layout),
        *mats(view, layout, targets),
        *footer(view, layout),
        *last_marks(view, layout),
        colours=COLOURS,
    )
