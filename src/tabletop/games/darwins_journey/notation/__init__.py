"""Actions as short texts, both ways; workers, scrolls and the like count from 1.

================================  ==========================================
``w2 exploration_1``              place worker 2
``w2 exploration_1 +1``           ... spending one temporary knowledge
``fulfil S7``                     fulfil an objective of the board
``fulfil S7 slot 2``              ... of the reserve, on slot 2 of its metal
``outright S3``, ``... gold 2``   ... without its requirements
``crew 5 by w2``                  fulfil crew card 5 by worker 2
``do 1``                          do the first of several effects
``sail O6-O7``                    move the ship, by all spaces of its way
``walk A3-A4``                    move an explorer
``explorer B``                    put an explorer on island B
``seal 1-2 to w3``                take the second seal of the first scroll
``purple w2``                     put a purple seal to worker 2
``stamp 2 from 1``                put a stamp on envelope 2, from the first stack
``stamp 2 from tray``             ... from the tray of used stamps
``deliver green_reptile``         deliver a specimen; ``research`` likewise
``tent A7-1``                     pitch a tent on the first space of camp A7
``again A7``                      do a campsite with a tent of yours again
``take S3``, ``take S3 slot 1``   take an objective, if need be to a slot
``unlock academy_2``              put a lens on a place
``perform academy_3``             do the actions of a locked place
``copy 7``                        do the actions of crew card 7
``coins``, ``points``             what a temporary knowledge becomes
``keep 5``, ``pair SS1``          in the set-up
``done``                          leave out what is left, or end the turn
================================  ==========================================

What chance brings: ``tile 7``, ``letter 2``, ``seal red``, ``objective S1``, ``seat 2``
(player 2), ``goal 3``, ``specimen green_bird``, ``crew 4``, and for Alfred ``action 3``
and ``bonus W1``.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.notation.reading import read_action, read_chance
from tabletop.games.darwins_journey.notation.writing import format_action

__all__ = ["format_action", "read_action", "read_chance"]
