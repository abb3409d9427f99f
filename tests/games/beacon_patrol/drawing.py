"""Positions of Beacon Patrol written as text, and the verbs its tests speak with.

A table is written cell by cell, the headquarters left out, and a hand tile by tile::

    given("1,0 WWWW-P; 1,1 LWLW-B", "WWWW-P LLLW-P", "WWWL-L")

Cells are x (growing to the east) and y (to the north), with the headquarters at 0,0;
a tile is its edges north, east, south, west and its feature.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pytest

from tabletop import Bag, IllegalAction, PlayerId, Refusal, SeededRng
from tabletop.core.grids import Cell, GridMap
from tabletop.games.beacon_patrol import (
    GAME,
    HARBOUR,
    Action,
    Captain,
    ChanceAction,
    Config,
    Rule,
    State,
    TileId,
)

P1, P2, P3, P4 = (PlayerId(seat) for seat in range(4))

ROUND: Final = "0,1 WWWW-P; 1,0 WWWW-P; 0,-1 WWWW-P; -1,0 WWWW-P"
"""Open sea on all four sides of the headquarters."""


# -- given


def given(
    table: str = "",
    *hands: str,
    players: int = 2,
    pile: str | int | None = None,
    ships: Sequence[Cell] = (),
    tokens: Sequence[int] = (),
    to_act: PlayerId = P1,
    swapped: bool = False,
    turn: int = 0,
    config: Config | None = None,
    reachable: bool = True,
) -> State:
    """Build a position in which a player is to act.

    Who has no hand given holds as many tiles as it takes from what is left; who has
    no ship given is on the headquarters, and who has no tokens given has them all.
    `pile` is what is left to draw: a list of tiles, a number of them, or all; the rest
    of the box was discarded. Unless told otherwise, a game must be able to come to it.
    """
    settings = Config() if config is None else config
    size = settings.content.table(players)
    lying = sea(table, settings)
    box = settings.content.pile(windmills=settings.windmills)
    rest = less(box, [tile for cell, tile in lying.items() if cell != HARBOUR])
    rest = less(rest, _tiles(" ".join(hands)))
    held = [_tiles(hand) for hand in hands]
    for _ in range(players - len(held)):
        held.append(sorted(list(rest.elements())[: size.tiles]))
        rest = less(rest, held[-1])
    left = _pile(rest, pile)
    state = State(
        config=settings,
        sea=lying,
        captains=tuple(
            Captain(
                ships[seat] if seat < len(ships) else HARBOUR,
                tuple(held[seat]),
                tokens[seat] if seat < len(tokens) else size.tokens,
            )
            for seat in range(players)
        ),
        pile=left,
        discarded=less(rest, left.elements()),
        player=to_act,
        swapped=swapped,
        turn=turn,
    )
    assert not reachable or flaw(state) is None, flaw(state)
    return state


def sea(table: str, config: Config | None = None) -> GridMap[TileId]:
    """Read a table; the headquarters lie at 0,0."""
    settings = Config() if config is None else config
    lying = {HARBOUR: settings.content.headquarters.id}
    for each in filter(None, (part.strip() for part in table.split(";"))):
        place, tile = each.split()
        (cell,) = cells(place)
        assert cell not in lying, f"two tiles lie at {place}"
        lying[cell] = TileId(tile)
    return GridMap(lying)


def cells(text: str) -> tuple[Cell, ...]:
    """Read cells: ``1,0 0,-1``."""
    pairs = (place.split(",") for place in text.split())
    return tuple((int(x), int(y)) for x, y in pairs)


def less(bag: Bag[TileId], tiles: Iterable[TileId]) -> Bag[TileId]:
    """Take tiles out of a bag, as far as they are in it."""
    for tile in tiles:
        bag = bag.without(tile) if tile in bag else bag
    return bag


def _tiles(hand: str) -> list[TileId]:
    return sorted(TileId(tile) for tile in hand.split())


def _pile(rest: Bag[TileId], pile: str | int | None) -> Bag[TileId]:
    if isinstance(pile, str):
        return Bag.of(_tiles(pile))
    return Bag.of(list(rest.elements())[:pile])


# -- when


def play(state: State, *texts: str) -> State:
    """Play actions one after another: chance's draws, or those of whoever is to act."""
    for text in texts:
        state = GAME.apply(state, _next(state, text))
    return state


def dealt(state: State, seed: int = 0) -> State:
    """Draw whatever tiles are to be drawn now."""
    return GAME.advance(state, SeededRng(seed))


def why_not(state: State, action: str | Action) -> Rule | None:
    """Say by which rule an action is refused; None if it is legal."""
    refusal = GAME.refusal(state, _read(state, action))
    if refusal is None:
        return None
    assert isinstance(refusal.rule, Rule), refusal
    return refusal.rule


def refused(state: State, action: str | Action | ChanceAction) -> Refusal:
    """Try an action that must fail: nothing changes, and the error tells why."""
    tried = _read(state, action)
    before = repr(state)

    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, tried)

    assert before == repr(state)
    assert tried == caught.value.action
    assert GAME.refusal(state, tried) == caught.value.refusal
    assert tried not in GAME.legal_actions(state)
    return caught.value.refusal


def _read(state: State, action: str | Action | ChanceAction) -> Action | ChanceAction:
    if not isinstance(action, str):
        return action
    return GAME.parse_action(action, state)


def _next(state: State, text: str) -> Action | ChanceAction:
    if GAME.chance(state) is not None:
        return GAME.parse_chance(text, state)
    return GAME.parse_action(text, state)


# -- then


def hand(state: State, player: PlayerId = P1) -> str:
    """List the tiles in front of a player, in the order of their ids."""
    return " ".join(state.captains[player].hand)


def ship(state: State, player: PlayerId = P1) -> Cell:
    """Say where a player's ship is."""
    return state.captains[player].ship


def tokens(state: State, player: PlayerId = P1) -> int:
    """Count the tokens of a player that show blue."""
    return state.captains[player].tokens


def legal(state: State) -> set[str]:
    """List the legal actions in notation."""
    return {GAME.format_action(action) for action in GAME.legal_actions(state)}


def told(refusal: Refusal) -> dict[str, int | str]:
    """Say what numbers and names a refusal gives, and that its sentence holds them."""
    params = dict(refusal.params)
    if "needed" not in params:
        assert all(str(value) in refusal.message for value in params.values()), refusal
    return params


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None."""
    assert GAME.flaw is not None
    return GAME.flaw(state)
