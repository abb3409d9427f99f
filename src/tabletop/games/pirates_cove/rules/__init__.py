"""What may be done, why not, and what comes of it; one file per chapter.

`candidates` lists exactly the legal actions, `refusal` is the only place that says no,
`resolve` carries out what is legal, `settle` runs the steps between. The chapters:
`choices` (rigging, navigation), `windows` (Event cards), `battle` and `volleys` and
`damage` (combat), `plunder`, `upgrades` and `shore`, `months`; `ships`, `goods` and
`orders` serve them all; `gate` and `engine` put them together.
"""

from __future__ import annotations

from tabletop.games.pirates_cove.rules.choices import rig_cost
from tabletop.games.pirates_cove.rules.engine import chance, resolve, settle
from tabletop.games.pirates_cove.rules.gate import candidates, refusal, to_act
from tabletop.games.pirates_cove.rules.ships import (
    Powers,
    capacity,
    dice_of,
    foes_at,
    players_at,
    powers,
    speed_of,
    value_of,
)
from tabletop.games.pirates_cove.rules.upgrades import raise_cost
from tabletop.games.pirates_cove.rules.volleys import targets
from tabletop.games.pirates_cove.rules.windows import navy_places

__all__ = [
    "Powers",
    "candidates",
    "capacity",
    "chance",
    "dice_of",
    "foes_at",
    "navy_places",
    "players_at",
    "powers",
    "raise_cost",
    "refusal",
    "resolve",
    "rig_cost",
    "settle",
    "speed_of",
    "targets",
    "to_act",
    "value_of",
]
