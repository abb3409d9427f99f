"""What a player may know: everything. A view is the state itself."""

from __future__ import annotations

from typing import TypeAlias

from tabletop.core.views import open_determinize, open_view
from tabletop.games.lock_n_go.state import State

View: TypeAlias = State
"""Everything."""

view = open_view
determinize = open_determinize
