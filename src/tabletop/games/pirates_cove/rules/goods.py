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
    CardsGranted,
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


def gain_gold(state: State, player: PlayerId, gold: int, rule: Rule) -> State:
    """Take gold from the supply, as far as there is any, or lose some to it."""
    if got := min(gold, state.supply.gold):
        event = GoldGained(player, got, rule)
        return tell(_moved(state, player, got, 0), event)
    return state


def gain_treasures(state: State, player: PlayerId, treasures: int, rule: Rule) -> State:
    """Take treasures from the supply, as far as there are any, or lose some to it."""
    if got := min(treasures, state.supply.treasures):
        event = TreasuresGained(player, got, rule)
        return tell(_moved(state, player, 0, got), event)
    return state


def pay(state: State, player: PlayerId, gold: int, treasures: int = 0) -> State:
    """Put gold and treasures into the supply; the caller tells what for."""
    return _moved(state, player, -gold, -treasures)


def draw_cards(
    state: State, player: PlayerId, count: int, rule: Rule, cost: int = 0
) -> State:
    """Pay for Tavern cards, if they cost anything, and have them drawn."""
    if not count:
        return state
    state = tell(pay(state, player, cost), CardsGranted(player, count, rule, cost))
    return push(state, DrawCards(player, count))


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


def _moved(state: State, player: PlayerId, gold: int, treasures: int) -> State:
    """Move gold and treasures from the supply to a player."""
    pirate, supply = state.pirates[player], state.supply
    left = Supply(supply.gold - gold, supply.treasures - treasures)
    got = replace(
        pirate, gold=pirate.gold + gold, treasures=pirate.treasures + treasures
    )
    return with_pirate(replace(state, supply=left), player, got)
