"""The first position, and what is wrong with one that no game can come to."""

from __future__ import annotations

from tabletop.core.bags import Bag
from tabletop.core.players import seats
from tabletop.errors import InvalidConfig
from tests.trial.secret_dice.kinds import Card
from tests.trial.secret_dice.pending import ChooseBids, DrawCard, PlayRound
from tests.trial.secret_dice.state import Board, Config, Seat, State


def setup(players: int, config: Config) -> State:
    """Let chance deal the hands, card by card, before the first round."""
    content, dealt = config.content, players * config.hand
    if dealt > content.deck.total:
        raise InvalidConfig(f"the deck has not the {dealt} cards for all hands")
    hands = [DrawCard(player) for _ in range(config.hand) for player in seats(players)]
    return State(
        config=config,
        board=Board(bank=content.coins),
        seats=(Seat(),) * players,
        deck=content.deck,
        pending=(PlayRound(), *reversed(hands)),
    )


def flaw(state: State) -> str | None:
    """Say what is missing or too many, or None."""
    content = state.config.content
    if state.board.bank + sum(seat.coins for seat in state.seats) != content.coins:
        return f"there are not {content.coins} coins in all"
    cards = state.deck + state.board.discards + _face_down(state)
    for seat in state.seats:
        cards += seat.hand
    return None if cards == content.deck else "the cards are not those of the deck"


def _face_down(state: State) -> Bag[Card]:
    return Bag.of(
        card
        for item in state.pending
        if isinstance(item, ChooseBids)
        for _, card in item.bids
    )
