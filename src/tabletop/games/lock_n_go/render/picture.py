"""The whole picture: board, table and marks on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.lock_n_go.actions import Action
from tabletop.games.lock_n_go.render import sayings
from tabletop.games.lock_n_go.render.board import last_marks, locks, spaces
from tabletop.games.lock_n_go.render.layout import MARGIN, Layout
from tabletop.games.lock_n_go.render.pieces import COLOURS
from tabletop.games.lock_n_go.render.players import players
from tabletop.games.lock_n_go.render.table import header, side_column
from tabletop.games.lock_n_go.render.targets import Targets
from tabletop.games.lock_n_go.state import State
from tabletop.rendering.svg import picture, words


def svg(view: State, legal: Sequence[Action]) -> str:
    """Draw a position; the targets of `legal` are marked and carry notations."""
    layout, targets = Layout(view.config.content), Targets.of(view, legal)
    return picture(
        sayings.titled(view),
        sayings.described(view),
        layout.width,
        layout.height,
        *header(view, layout, targets),
        *spaces(view, layout, targets),
        *locks(view, layout, targets),
        *side_column(view, layout, targets),
        *players(view, layout, targets),
        words(MARGIN, layout.footer, sayings.provenance(view), fill="muted"),
        *last_marks(view, layout),
        colours=COLOURS,
    )
