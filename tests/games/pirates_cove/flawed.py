"""Positions of Pirate's Cove with one thing wrong, for the tests of `flaw`."""

from __future__ import annotations

from typing import Any

from tabletop import PlayerId, replace
from tabletop.games.pirates_cove import (
    AskEvent,
    BlackShip,
    Island,
    Item,
    LegendId,
    NextVolley,
    Phase,
    Plunder,
    Section,
    State,
    ThrowDice,
    Visit,
    Window,
)
from tests.games.pirates_cove.drawing import A, B, C, fight, on, sailing, ship, visit

MONTH = (Visit(Phase.COMBAT, Island(4)),)
"""The rest of a month, to follow on what waits."""
START = sailing(
    ship(6, hand="fame_1 freebooter", mat="parrot_flint mastercraft_hull*"),
    ship(3),
    ship(3),
    ship(7),
)
FIGHT = on(
    fight(ship(3, "2422", hand="steady_aim"), ship(3), ship(6), ship(7), pending=MONTH)
)
MELEE = on(fight(ship(3), ship(3), ship(3), pending=MONTH))
UPGRADE = visit(Phase.UPGRADE, 6, ship(6, "2322"), ship(6), ship(1), ship(1))


def changed(state: State = START, **changes: Any) -> State:
    """Change a position, and leave all the rest."""
    return replace(state, **changes)


def first(state: State = START, **changes: Any) -> State:
    """Change what the first player has."""
    pirate = replace(state.pirates[0], **changes)
    return changed(state, pirates=(pirate, *state.pirates[1:]))


def decks(**changes: Any) -> State:
    """Change the piles."""
    return changed(decks=replace(START.decks, **changes))


def waiting(*items: Item, of: State = START) -> State:
    """Let other things wait."""
    return changed(of, pending=items)


def firing(item: Item) -> State:
    """Let a ship of the fight fire, or its dice be thrown."""
    return waiting(*MONTH, NextVolley((B,)), item, of=FIGHT)


def volley(dice: int = 2, **changes: Any) -> ThrowDice:
    """Throw the dice of a volley in the fight."""
    return replace(ThrowDice(A, B, Section.HULL, dice, 5), **changes)


def plundering(item: Plunder) -> State:
    """Let a ship plunder, unless another player has a card against it."""
    return waiting(*MONTH, item, AskEvent(Window.BOOTY, (C,)))


def black(*ships: BlackShip) -> State:
    """Put other black ships on the map."""
    return changed(black_ships=ships)


SEAT = PlayerId(4)
MARY = LegendId("mary_read")
NOBODY = (None, None, None, None)
PASSAGE = (*MONTH, AskEvent(Window.NAVY, (A,)))
BOX = START.decks
