"""All golden playthroughs; a new game adds its own here."""

from __future__ import annotations

from typing import Any, Final

from tests.golden.lock_n_go import plays as lock_n_go
from tests.golden.playthrough import Playthrough

__all__ = ["PLAYS"]

PLAYS: Final[tuple[Playthrough[Any, Any], ...]] = (*lock_n_go.PLAYS,)
