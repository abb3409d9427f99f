"""Alfred, the opponent of a solo game: everything of his happens by itself.

`turn` draws and plays his cards, `options` carries out what they say, `places` chooses
where he goes and what he unlocks; `acts` does what icons show, with `academy`,
`letters` (correspondence) and `deliveries`; `bonus` is his bonus track.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.rules.alfred.acts import act, do_next
from tabletop.games.darwins_journey.rules.alfred.bonus import play_bonus
from tabletop.games.darwins_journey.rules.alfred.turn import (
    begin_turn,
    bonus_pile,
    lay_bonus,
    play_card,
    turn_up,
)

__all__ = [
    "act",
    "begin_turn",
    "bonus_pile",
    "do_next",
    "lay_bonus",
    "play_bonus",
    "play_card",
    "turn_up",
]
