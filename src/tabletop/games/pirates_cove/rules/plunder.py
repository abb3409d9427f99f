"""Plundering: what the treasure card of an island brings."""

from __future__ import annotations

from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.events import GoldGained, TreasuresGained
from tabletop.games.pirates_cove.kinds import Island, Window
from tabletop.games.pirates_cove.pending import DrawCards, OpenWindow, Plunder
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import (
    gain_fame,
    gain_gold,
    gain_treasures,
)
from tabletop.games.pirates_cove.rules.ships import players_at
from tabletop.games.pirates_cove.state import State, push, tell, with_pirate

__all__ = ["plunder", "plunder_at"]


def plunder_at(state: State, place: Island) -> State:
    """Let the one ship at an outer island plunder it."""
    players = players_at(state, place)
    if len(players) != 1:
        return state
    asked = OpenWindow(Window.BOOTY, place, besides=players[0])
    return push(state, asked, Plunder(players[0], place))


def plunder(state: State, item: Plunder) -> State:
    """Take what the card gives, as far as the supply goes."""
    player, index = item.player, item.place - 1
    decks, before = state.decks, state.pirates[item.player]
    turned = decks.turned[index]
    state = replace(state, pending=state.pending[:-1])
    if turned is None:
        return state
    card = state.config.content.catalogue.treasure[turned]
    decks = replace(
        decks, turned=set_at(decks.turned, index, None), used=decks.used.plus(turned)
    )
    state = gain_fame(replace(state, decks=decks), player, card.fame, Rule.PLUNDERING)
    state = gain_gold(state, player, card.gold)
    state = gain_treasures(state, player, card.treasures)
    after = state.pirates[player]
    if item.sharer is not None:
        gold, treasures = after.gold - before.gold, after.treasures - before.treasures
        state = _share(state, item, gold // 2, treasures // 2)
    return push(state, DrawCards(player, card.cards))


def _share(state: State, item: Plunder, gold: int, treasures: int) -> State:
    """Hand gold and treasures on to the freebooter."""
    assert item.sharer is not None
    for player, sign in ((item.player, -1), (item.sharer, 1)):
        pirate = state.pirates[player]
        shared = replace(
            pirate,
            gold=pirate.gold + sign * gold,
            treasures=pirate.treasures + sign * treasures,
        )
        state = with_pirate(state, player, shared)
        if gold:
            state = tell(state, GoldGained(player, sign * gold))
        if treasures:
            state = tell(state, TreasuresGained(player, sign * treasures))
    return state
