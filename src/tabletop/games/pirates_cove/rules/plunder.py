"""Plundering: what the treasure card of an island brings."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.events import Plundered
from tabletop.games.pirates_cove.kinds import Island, Window
from tabletop.games.pirates_cove.pending import OpenWindow, Plunder
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import (
    draw_cards,
    gain_fame,
    gain_gold,
    gain_treasures,
)
from tabletop.games.pirates_cove.rules.ships import players_at
from tabletop.games.pirates_cove.state import State, push, tell


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
    state = tell(replace(state, decks=decks), Plundered(player, item.place, turned))
    state = gain_fame(state, player, card.fame, Rule.PLUNDERING)
    state = gain_gold(state, player, card.gold, Rule.PLUNDERING)
    state = gain_treasures(state, player, card.treasures, Rule.PLUNDERING)
    after = state.pirates[player]
    if item.sharer is not None:
        gold, treasures = after.gold - before.gold, after.treasures - before.treasures
        state = _share(state, player, item.sharer, gold // 2, treasures // 2)
    return draw_cards(state, player, card.cards, Rule.PLUNDERING)


def _share(
    state: State, player: PlayerId, sharer: PlayerId, gold: int, treasures: int
) -> State:
    """Hand gold and treasures on to the freebooter, through the supply."""
    state = gain_gold(state, player, -gold, Rule.EVENT_CARDS)
    state = gain_treasures(state, player, -treasures, Rule.EVENT_CARDS)
    state = gain_gold(state, sharer, gold, Rule.EVENT_CARDS)
    return gain_treasures(state, sharer, treasures, Rule.EVENT_CARDS)
