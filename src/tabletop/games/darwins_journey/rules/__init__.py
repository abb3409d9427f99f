"""What may be done, why not, and what comes of it; one file per chapter.

`candidates` lists exactly the legal actions, `refusal` is the only place that says no,
`resolve` carries out what is legal, `settle` runs the steps between. The chapters:
`draft` (before the first round), `placing`, `unlocking`, `academy`, `movement` (ships
and explorers), `camps`, `correspondence`, `museum`, `objectives`, `crew`, `rewards` and
`turns`; `doing` and `asking` read the effects, `laying` the draws; `tables`, `supplies`
and `measures` serve them all; `gate` and `engine` put them together, and `queries`
answers what others ask.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.rules.engine import chance, resolve, settle
from tabletop.games.darwins_journey.rules.gate import candidates, refusal, to_act
from tabletop.games.darwins_journey.rules.museum import bonus, full_rows, in_museum
from tabletop.games.darwins_journey.rules.queries import (
    blocked,
    books,
    final_points,
    goal_points,
    is_locked,
    is_open,
    late_penalty,
    lens_owner,
    measured,
    missing,
    needs_of,
    penalty,
    ranked,
    seal_cost,
    section_of,
    specimen_at,
    total,
)
from tabletop.games.darwins_journey.rules.tables import beagle, shortage

__all__ = [
    "beagle",
    "blocked",
    "bonus",
    "books",
    "candidates",
    "chance",
    "final_points",
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
    "total",
]
