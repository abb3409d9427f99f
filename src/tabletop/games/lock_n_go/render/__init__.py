"""The board in letters and as a picture, and the news, all told from a view."""

from __future__ import annotations

from tabletop.games.lock_n_go.render.letters import text
from tabletop.games.lock_n_go.render.picture import svg
from tabletop.games.lock_n_go.render.sayings import last_news as tell

__all__ = ["svg", "tell", "text"]
