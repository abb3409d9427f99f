"""Alfred's turn: the deck, the card, and its options from the top."""

from __future__ import annotations

from tabletop.core.bags import Bag
from tabletop.core.values import replace
from tabletop.games.darwins_journey.content.alfred import DeliverSpecimens
from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredTried,
    BonusCardLaid,
    DeckShuffled,
)
from tabletop.games.darwins_journey.kinds import AlfredCardId, BonusCardId, Pile
from tabletop.games.darwins_journey.pending import AlfredTurn, Draw, NextWorker
from tabletop.games.darwins_journey.rules.alfred.bonus import alfred_of, board_of
from tabletop.games.darwins_journey.rules.alfred.options import try_option
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.state import PersonId, State, push, tell


def begin_turn(state: State, person: PersonId) -> State:
    """Draw a card; if both that deliver are face up, all are shuffled first."""
    alfred, parts = alfred_of(state), state.config.content.catalogue
    delivering = {
        card.id
        for card in state.config.content.solo.action_cards
        if any(isinstance(option, DeliverSpecimens) for option in card.options)
    }
    if delivering <= set(alfred.drawn):
        deck = Bag.of(parts.action_card)
        alfred = replace(alfred, deck=deck, drawn=())
        state = tell(replace(state, alfred=alfred), DeckShuffled())
    return push(state, Draw(Pile.ALFRED, 1), AlfredTurn(), NextWorker(person))


def turn_up(state: State, card: AlfredCardId) -> State:
    """Lay an action card face up."""
    alfred = alfred_of(state)
    drawn = replace(alfred, deck=alfred.deck.without(card), drawn=(*alfred.drawn, card))
    return tell(replace(state, alfred=drawn), ActionDrawn(card))


def play_card(state: State) -> State:
    """Carry out the first option of the card that can be."""
    state = replace(state, pending=state.pending[:-1])
    person = people(state)[-1]
    card = state.config.content.catalogue.action_card[alfred_of(state).drawn[-1]]
    for option in card.options:
        state = tell(state, AlfredTried(option))
        state, is_done = try_option(state, person, option)
        if is_done:
            break
    return state


def bonus_pile(state: State) -> Bag[BonusCardId]:
    """Return the bonus cards of his board that lie above no space yet."""
    alfred = alfred_of(state)
    return Bag.of(
        card.id
        for card in state.config.content.solo.bonus_cards
        if card.difficulty is alfred.difficulty and card.id not in alfred.cards
    )


def lay_bonus(state: State, card: BonusCardId) -> State:
    """Lay a bonus card above the next space that has one."""
    alfred = alfred_of(state)
    space = board_of(state).cards_at[len(alfred.cards)]
    state = replace(state, alfred=replace(alfred, cards=(*alfred.cards, card)))
    return tell(state, BonusCardLaid(card, space))
