"""The boards in letters and as a picture, both drawn from a view."""

from __future__ import annotations

from tabletop.games.darwins_journey.render.picture import svg
from tabletop.games.darwins_journey.render.table import text

__all__ = ["svg", "text"]
