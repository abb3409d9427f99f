"""What may be done, why not, and what comes of it; one file per chapter.

`candidates` lists exactly the legal actions, `refusal` is the only place that says no,
`resolve` carries out what is legal, `settle` runs the steps between. The chapters:
`draft` (before the first round), `placing`, `unlocking`, `academy`, `movement` (ships
and explorers), `camps`, `correspondence`, `museum`, `objectives`, `crew`, `rewards` and
`turns`; `doing` and `asking` read the effects, `laying` the draws; `tables`, `supplies`
and `measures` serve them all; `gate` and `engine` put them together.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.rules.academy import seal_cost
from tabletop.games.darwins_journey.rules.engine import chance, resolve, settle
from tabletop.games.darwins_journey.rules.gate import candidates, refusal, to_act
from tabletop.games.darwins_journey.rules.measures import measured
from tabletop.games.darwins_journey.rules.movement import blocked
from tabletop.games.darwins_journey.rules.museum import bonus, full_rows, in_museum
from tabletop.games.darwins_journey.rules.objectives import missing
from tabletop.games.darwins_journey.rules.placing import penalty
from tabletop.games.darwins_journey.rules.rewards import ranked
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    is_locked,
    is_open,
    lens_owner,
    needs_of,
    section_of,
    shortage,
    specimen_at,
)
from tabletop.games.darwins_journey.rules.turns import goal_points, late_penalty

__all__ = [
    "beagle",
    "blocked",
    "bonus",
    "candidates",
    "chance",
    "full_rows",
    "goal_points",
    "in_museum",
    "is_locked",
    "is_open",
    "late_penalty",
    "lens_owner",
    "measured",
    "missing",
    "needs_of",
    "penalty",
    "ranked",
    "refusal",
    "resolve",
    "seal_cost",
    "section_of",
    "settle",
    "shortage",
    "specimen_at",
    "to_act",
]
