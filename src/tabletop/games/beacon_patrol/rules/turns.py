"""The end of a turn: discarding, drawing, turning tokens back, and who is next."""

from __future__ import annotations

from functools import partial

from tabletop.core.chance import Draw
from tabletop.core.players import PlayerId, seat_after
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import removed, set_at
from tabletop.core.values import replace
from tabletop.games.beacon_patrol.actions import Action, DrawTile, EndTurn
from tabletop.games.beacon_patrol.events import (
    Event,
    TileDrawn,
    TilesDiscarded,
    TurnEnded,
    TurnStarted,
)
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.pending import DrawTiles, StartTurn
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.rules.sea import refuse_missing, with_tile
from tabletop.games.beacon_patrol.scoring import ending
from tabletop.games.beacon_patrol.state import Captain, State, push


def ends(state: State, player: PlayerId) -> list[Action]:
    """List the ways to end the turn: playing alone, also with each tile kept."""
    found: list[Action] = [EndTurn(player)]
    if _may_keep(state):
        hand = dict.fromkeys(state.captains[player].hand)
        found += [EndTurn(player, tile) for tile in hand]
    return found


def refuse_ending(state: State, action: EndTurn) -> Refusal | None:
    """Refuse to keep a tile: in company, with an empty pile, or one not there."""
    if action.keep is None:
        return None
    if len(state.captains) > 1:
        message = "only who plays alone may keep a tile; {tile} is discarded"
        return refuse(Rule.KEEPING, message, tile=str(action.keep))
    if not state.pile.total:
        message = "the draw pile is empty: no tile is kept any more"
        return refuse(Rule.KEEPING, message)
    return refuse_missing(state, action.player, action.keep)


def end(state: State, action: EndTurn) -> State:
    """Discard what is not kept, turn the tokens back, and have new tiles drawn."""
    player, captain = action.player, state.captains[action.player]
    kept = () if action.keep is None else (action.keep,)
    thrown = removed(captain.hand, action.keep) if action.keep else captain.hand
    table = state.config.content.table(len(state.captains))
    discarded = state.discarded
    for tile in thrown:
        discarded = discarded.plus(tile)
    captain = Captain(captain.ship, kept, table.tokens)
    return replace(
        state,
        captains=set_at(state.captains, player, captain),
        discarded=discarded,
        turn=state.turn + 1,
        pending=push(
            state.pending,
            DrawTiles(player, table.tiles - len(kept)),
            StartTurn(seat_after(player, len(state.captains))),
        ),
        news=(
            *((TilesDiscarded(player, thrown),) if thrown else ()),
            TurnEnded(player, table.tokens),
        ),
    )


def chance(state: State) -> Draw[TileId, DrawTile] | None:
    """Say which tiles may come off the pile, when one is to be drawn."""
    if not state.pending:
        return None
    match state.pending[-1]:
        case DrawTiles(player=player):
            box = state.config.content.catalogue.by_id
            return Draw(partial(DrawTile, player), state.pile, box)
        case StartTurn():
            return None


def draw(state: State, action: DrawTile) -> State:
    """Lay the drawn tile in front of who draws it."""
    player, captain = action.to, state.captains[action.to]
    drawn = replace(captain, hand=with_tile(captain.hand, action.tile))
    item, rest = state.pending[-1], state.pending[:-1]
    assert isinstance(item, DrawTiles)
    return replace(
        state,
        captains=set_at(state.captains, player, drawn),
        pile=state.pile.without(action.tile),
        pending=push(rest, DrawTiles(player, item.count - 1)),
        news=(TileDrawn(player, action.tile),),
    )


def settle(state: State) -> State:
    """Drop draws that are done or that find no tile; begin the next turn."""
    pending, news = state.pending, state.news
    player, swapped = state.player, state.swapped
    while pending:
        match pending[-1]:
            case DrawTiles(count=count) if count and state.pile.total:
                break
            case DrawTiles():
                pass
            case StartTurn(player=player):
                swapped = False
                news = _with_turn(state, news, player)
        pending = pending[:-1]
    if pending is state.pending:
        return state
    return replace(state, pending=pending, player=player, swapped=swapped, news=news)


def _with_turn(
    state: State, news: tuple[Event, ...], player: PlayerId
) -> tuple[Event, ...]:
    """Add that a turn began, unless the game is over."""
    return news if ending(state) is not None else (*news, TurnStarted(player))


def _may_keep(state: State) -> bool:
    return len(state.captains) == 1 and state.pile.total > 0
