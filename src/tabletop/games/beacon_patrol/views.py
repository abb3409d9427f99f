"""What a player may know: everything, since hands are open.

The draw pile is kept as what is in it; in what order it will come, nobody knows.
"""

from __future__ import annotations

from typing import TypeAlias

from tabletop.core.views import open_determinize, open_view
from tabletop.games.beacon_patrol.state import State

View: TypeAlias = State
"""Everything."""

view = open_view
determinize = open_determinize


def seated(state: State) -> int:
    """Count the players."""
    return len(state.captains)
