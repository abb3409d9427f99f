"""The first position, and what is wrong with one that no game can come to.

`setup` and `flaw` stand here; `table` looks at what lies on the table, `waiting` at the
stack of what waits.
"""

from __future__ import annotations

from itertools import chain

from tabletop.core.bags import Bag
from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.kinds import OUTER
from tabletop.games.pirates_cove.pending import (
    ChooseRigs,
    DrawCards,
    RevealLegend,
    StartMonth,
)
from tabletop.games.pirates_cove.setup.table import table_flaws
from tabletop.games.pirates_cove.setup.waiting import waiting_flaws
from tabletop.games.pirates_cove.state import (
    BlackShip,
    Config,
    Decks,
    Pirate,
    Ship,
    State,
    Supply,
    push,
)


def setup(players: int, config: Config) -> State:
    """Lay out everything; the first Tavern cards and legends are still to be drawn."""
    content, numbers = config.content, config.content.numbers
    black_ships = content.black_ships[players - 3]
    state = State(
        config=config,
        pirates=(_pirate(config),) * players,
        supply=Supply(numbers.gold - players * numbers.start_gold, numbers.treasures),
        decks=Decks(
            treasures=content.catalogue.treasure_deck,
            turned=(None,) * len(OUTER),
            used=Bag(),
            tavern=content.catalogue.tavern_deck,
            tavern_discards=Bag(),
            legends=content.catalogue.legend_deck,
            legend_discards=Bag(),
        ),
        black_ships=tuple(BlackShip(place, None) for place in black_ships),
    )
    return push(
        state,
        *(DrawCards(PlayerId(each), numbers.start_cards) for each in range(players)),
        *(RevealLegend(number) for number in range(len(state.black_ships))),
        ChooseRigs((None,) * players),
        StartMonth(),
    )


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None.

    For positions that were not reached by play: loaded, or built by hand.
    """
    return next(chain(table_flaws(state), waiting_flaws(state)), None)


def _pirate(config: Config) -> Pirate:
    start = config.content.mat.start
    return Pirate(
        ship=Ship(start, start, start, start),
        where=None,
        gold=config.content.numbers.start_gold,
        treasures=0,
        fame=0,
        hand=(),
        mat=(),
    )
