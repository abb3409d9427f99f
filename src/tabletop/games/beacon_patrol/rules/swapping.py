"""Swapping: one tile for one of another player's, once in a turn."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.players import PlayerId, others
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_many
from tabletop.core.values import replace
from tabletop.games.beacon_patrol.actions import Action, SwapTiles
from tabletop.games.beacon_patrol.events import TilesSwapped
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.rules.sea import (
    refuse_missing,
    with_tile,
    without_tile,
)
from tabletop.games.beacon_patrol.state import State


def swaps(state: State, player: PlayerId) -> list[Action]:
    """List every swap of one kind of tile for another player's kind."""
    if state.swapped:
        return []
    captains, hand = state.captains, dict.fromkeys(state.captains[player].hand)
    return [
        _swap_tiles(player, give, partner, take)
        for partner in others(player, len(captains))
        for give in hand
        for take in dict.fromkeys(captains[partner].hand)
    ]


def refuse_swapping(state: State, action: SwapTiles) -> Refusal | None:
    """Refuse a swap: a second one, the partner, the tiles."""
    players = len(state.captains)
    if players == 1:
        return refuse(Rule.SWAPPING, "you play alone: there is nobody to swap with")
    if state.swapped:
        return refuse(Rule.SWAPPING, "you have swapped tiles in this turn already")
    if action.partner == action.player or not 0 <= action.partner < players:
        message = "you swap with another player, not with player {partner}"
        return refuse(Rule.SWAPPING, message, partner=action.partner)
    if (missing := refuse_missing(state, action.player, action.give)) is not None:
        return missing
    theirs = state.captains[action.partner].hand
    if action.take in theirs:
        return None
    message = "player {partner} has no {tile}: they have {has}"
    has = ", ".join(theirs) or "no tiles"
    tile = str(action.take)
    return refuse(Rule.SWAPPING, message, partner=action.partner, tile=tile, has=has)


def swap(state: State, action: SwapTiles) -> State:
    """Exchange the two tiles."""
    mine, theirs = state.captains[action.player], state.captains[action.partner]
    got = with_tile(without_tile(mine.hand, action.give), action.take)
    left = with_tile(without_tile(theirs.hand, action.take), action.give)
    captains = set_many(
        state.captains,
        (
            (action.player, replace(mine, hand=got)),
            (action.partner, replace(theirs, hand=left)),
        ),
    )
    news = TilesSwapped(action.player, action.give, action.partner, action.take)
    return replace(state, captains=captains, swapped=True, news=(news,))


@lru_cache(maxsize=1 << 13)
def _swap_tiles(
    player: PlayerId, give: TileId, partner: PlayerId, take: TileId
) -> Action:
    return SwapTiles(player, give, partner, take)
