"""Fame, gold, treasures and cards changing hands."""

from __future__ import annotations

from functools import partial

from tabletop.core.chance import Draw
from tabletop.core.players import PlayerId
from tabletop.core.seq import removed
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import DrawCard
from tabletop.games.pirates_cove.content import TavernCard
from tabletop.games.pirates_cove.events import (
    CardDrawn,
    CardsReshuffled,
    FameGained,
    GoldGained,
    ParrotLanded,
    TreasuresGained,
)
from tabletop.games.pirates_cove.kinds import CardId, CardKind
from tabletop.games.pirates_cove.pending import DrawCards
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.state import (
    CardOnMat,
    State,
    Supply,
    push,
    tell,
    with_pirate,
)

__all__ = [
    "card_of",
    "cards_to_draw",
    "deal",
    "discard",
    "drawing",
    "gain_fame",
    "gain_gold",
    "gain_treasures",
    "pay",
    "settle_drawing",
    "without_card",
]


def card_of(state: State, card: CardId) -> TavernCard | None:
    """Return the card with that id; None if there is none in this box."""
    return state.config.content.catalogue.card.get(card)


def gain_fame(state: State, player: PlayerId, fame: int, rule: Rule) -> State:
    """Move a marker on the fame track, forward or back, not below the floor."""
    pirate, floor = state.pirates[player], state.config.fame_floor
    after = pirate.fame + fame
    if floor is not None:
        after = max(after, floor)
    if after == pirate.fame:
        return state
    state = with_pirate(state, player, replace(pirate, fame=after))
    return tell(state, FameGained(player, after - pirate.fame, rule))


def gain_gold(state: State, player: PlayerId, gold: int) -> State:
    """Take gold from the supply, as far as there is any."""
    got = min(gold, state.supply.gold)
    return (
        tell(_move_gold(state, player, got), GoldGained(player, got)) if got else state
    )


def pay(state: State, player: PlayerId, gold: int) -> State:
    """Put gold into the supply."""
    return _move_gold(state, player, -gold)


def gain_treasures(state: State, player: PlayerId, treasures: int) -> State:
    """Take treasures from the supply, as far as there are any, or throw some back."""
    got = min(treasures, state.supply.treasures)
    if not got:
        return state
    pirate, supply = state.pirates[player], state.supply
    pirate = replace(pirate, treasures=pirate.treasures + got)
    state = replace(state, supply=Supply(supply.gold, supply.treasures - got))
    return tell(with_pirate(state, player, pirate), TreasuresGained(player, got))


def without_card(state: State, player: PlayerId, card: CardId) -> State:
    """Take a card out of a player's hand."""
    pirate = state.pirates[player]
    return with_pirate(state, player, replace(pirate, hand=removed(pirate.hand, card)))


def discard(state: State, *cards: CardId) -> State:
    """Lay Tavern cards on their discards."""
    discards = state.decks.tavern_discards
    for card in cards:
        discards = discards.plus(card)
    return replace(state, decks=replace(state.decks, tavern_discards=discards))


def cards_to_draw(state: State) -> int:
    """Count the Tavern cards that can be drawn, the discards reshuffled."""
    return state.decks.tavern.total + state.decks.tavern_discards.total


def settle_drawing(state: State, item: DrawCards) -> State | None:
    """Drop a draw that is done or finds no card; None while one is to be drawn."""
    if not item.count or not cards_to_draw(state):
        return replace(state, pending=state.pending[:-1])
    decks = state.decks
    if decks.tavern.total:
        return None
    empty = decks.tavern
    shuffled = replace(decks, tavern=decks.tavern_discards, tavern_discards=empty)
    return tell(replace(state, decks=shuffled), CardsReshuffled())


def drawing(state: State, item: DrawCards) -> Draw[CardId, DrawCard]:
    """Say which cards may be drawn."""
    box = state.config.content.catalogue.card
    return Draw(partial(DrawCard, item.player), state.decks.tavern, box)


def deal(state: State, item: DrawCards, card: CardId) -> State:
    """Give a drawn card to its player: a Parrot to the ship, others to the hand."""
    player, decks = item.player, state.decks
    decks = replace(decks, tavern=decks.tavern.without(card))
    state = replace(state, decks=decks, pending=state.pending[:-1])
    state = push(state, DrawCards(player, item.count - 1))
    pirate = state.pirates[player]
    if state.config.content.catalogue.card[card].kind is CardKind.PARROT:
        landed = replace(pirate, mat=(*pirate.mat, CardOnMat(card)))
        return tell(with_pirate(state, player, landed), ParrotLanded(player, card))
    hand = tuple(sorted((*pirate.hand, card)))
    held = with_pirate(state, player, replace(pirate, hand=hand))
    return tell(held, CardDrawn(player, card))


def _move_gold(state: State, player: PlayerId, gold: int) -> State:
    pirate, supply = state.pirates[player], state.supply
    pirate = replace(pirate, gold=pirate.gold + gold)
    state = replace(state, supply=Supply(supply.gold - gold, supply.treasures))
    return with_pirate(state, player, pirate)
