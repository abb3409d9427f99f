"""The map in letters and as a picture, and the news, all told from a view."""

from __future__ import annotations

from tabletop.games.beacon_patrol.render.letters import text
from tabletop.games.beacon_patrol.render.picture import svg
from tabletop.games.beacon_patrol.render.sayings import last_news as tell

__all__ = ["svg", "tell", "text"]
