"""The map in letters and as a picture, and the news, all told from a view."""

from __future__ import annotations

from tabletop.games.pirates_cove.render.letters import text
from tabletop.games.pirates_cove.render.news import last_news as tell
from tabletop.games.pirates_cove.render.picture import svg

__all__ = ["svg", "tell", "text"]
