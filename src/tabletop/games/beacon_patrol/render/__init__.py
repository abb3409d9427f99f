"""The map in letters and as a picture, both drawn from a view."""

from __future__ import annotations

from tabletop.games.beacon_patrol.render.letters import text
from tabletop.games.beacon_patrol.render.picture import svg

__all__ = ["svg", "text"]
