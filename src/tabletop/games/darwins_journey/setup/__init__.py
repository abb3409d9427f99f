"""The first position, and what is wrong with one that no game can come to."""

from __future__ import annotations

from tabletop.games.darwins_journey.setup.flaws import flaw
from tabletop.games.darwins_journey.setup.start import setup

__all__ = ["flaw", "setup"]
