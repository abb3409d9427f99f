"""The board in letters and as a picture, both drawn from a view."""

from __future__ import annotations

from tabletop.games.lock_n_go.render.letters import text
from tabletop.games.lock_n_go.render.picture import svg

__all__ = ["svg", "text"]
