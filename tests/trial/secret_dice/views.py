"""What an observer may know, and how to deal what it cannot."""

from __future__ import annotations

import attrs

from tabletop.core.bags import Bag
from tabletop.core.chance import Rng
from tabletop.core.players import Observer, PlayerId, seats
from tabletop.core.values import Value, replace
from tests.trial.secret_dice.events import BidSealed, CardDrawn, Event
from tests.trial.secret_dice.kinds import Card
from tests.trial.secret_dice.pending import ChooseBids, Item
from tests.trial.secret_dice.state import Board, Config, Seat, State


@attrs.frozen
class SeatView(Value):
    """What an observer sees of a player."""

    cards: int
    """How many cards are in hand."""
    hand: Bag[Card] | None
    """The cards, if the observer may see them."""
    coins: int


@attrs.frozen
class View(Value):
    """A position as one observer sees it."""

    viewer: Observer
    config: Config
    board: Board
    seats: tuple[SeatView, ...]
    deck: int
    """How many cards may be drawn."""
    pending: tuple[Item, ...]
    """What waits; of the bids that lie face down, only the viewer's own."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about, as far as the viewer may know."""


def view(state: State, observer: Observer) -> View:
    """Show the open table and the observer's own cards; at the end, all cards."""
    return View(
        viewer=observer,
        config=state.config,
        board=state.board,
        seats=tuple(
            _seen(seat, not state.pending or player == observer)
            for player, seat in enumerate(state.seats)
        ),
        deck=state.deck.total,
        pending=tuple(_shown(item, observer) for item in state.pending),
        news=tuple(_told(event, observer) for event in state.news),
    )


def _seen(seat: Seat, is_open: bool) -> SeatView:
    return SeatView(seat.hand.total, seat.hand if is_open else None, seat.coins)


def _shown(item: Item, observer: Observer) -> Item:
    if not isinstance(item, ChooseBids):
        return item
    own = tuple(bid for bid in item.bids if bid[0] == observer)
    return ChooseBids(item.waiting, own)


def _told(event: Event, observer: Observer) -> Event:
    match event:
        case CardDrawn(player=player) | BidSealed(player=player):
            return event if player == observer else replace(event, card=None)
        case _:
            return event


def determinize(view: View, rng: Rng) -> State:
    """Deal the cards that the viewer has not seen to hands, bids and deck."""
    dealer = _Dealer(_unseen(view), rng)
    held = tuple(
        Bag.of(dealer.deal(seat.cards)) if seat.hand is None else seat.hand
        for seat in view.seats
    )
    pending = tuple(_sealed(item, view, dealer) for item in view.pending)
    return State(
        config=view.config,
        board=view.board,
        seats=tuple(
            Seat(hand, seat.coins) for hand, seat in zip(held, view.seats, strict=True)
        ),
        deck=dealer.cards,
        pending=pending,
        news=view.news,
    )


def _unseen(view: View) -> Bag[Card]:
    """Return all cards but those in open hands, the viewer's bid, and the discards."""
    seen = view.board.discards
    for seat in view.seats:
        seen += seat.hand or Bag()
    for item in view.pending:
        if isinstance(item, ChooseBids):
            seen += Bag.of(card for _, card in item.bids)
    return view.config.content.deck - seen


def _sealed(item: Item, view: View, dealer: _Dealer) -> Item:
    """Put a card under every bid that the viewer cannot see."""
    if not isinstance(item, ChooseBids):
        return item
    known: dict[PlayerId, Card] = dict(item.bids)
    bids = tuple(
        (player, known[player] if player in known else dealer.deal(1)[0])
        for player in seats(len(view.seats))
        if player not in item.waiting
    )
    return ChooseBids(item.waiting, bids)


class _Dealer:
    """Deals from a bag at random."""

    def __init__(self, cards: Bag[Card], rng: Rng) -> None:
        self.cards = cards
        self._rng = rng

    def deal(self, number: int) -> list[Card]:
        """Take cards out of the bag."""
        dealt = []
        for _ in range(number):
            dealt.append(self.cards.draw(self._rng))
            self.cards = self.cards.without(dealt[-1])
        return dealt
