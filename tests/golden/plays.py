"""All golden playthroughs; a new game adds its own here."""

from __future__ import annotations

from typing import Any, Final

from tests.golden.beacon_patrol import plays as beacon_patrol
from tests.golden.darwins_journey import plays as darwins_journey
from tests.golden.lock_n_go import plays as lock_n_go
from tests.golden.pirates_cove import plays as pirates_cove
from tests.golden.playthrough import Playthrough

PLAYS: Final[tuple[Playthrough[Any, Any], ...]] = (
    *lock_n_go.PLAYS,
    *beacon_patrol.PLAYS,
    *pirates_cove.PLAYS,
    *darwins_journey.PLAYS,
)
