"""A made-up game with all that is awkward: secrets, chance, players who act at once.

Everybody is dealt three cards. A die says what the round is worth; all bid a card at
once and in secret; the highest card takes the points, equal ones take nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import attrs

from tabletop import (
    SPECTATOR,
    Bag,
    Chance,
    Dice,
    Draw,
    Game,
    GameRule,
    InvalidConfig,
    NotationError,
    Observer,
    Outcome,
    PlayerId,
    Refusal,
    Rng,
    ScoreLine,
    Value,
    ranked,
    refuse,
    replace,
    seats,
)
from tabletop.core.seq import set_at

CARDS: Final = 3
"""In each hand at the start."""
DECK: Final = Bag.of(range(1, 13))


class Rule(GameRule):
    """What the duel's rules say."""

    OWN_CARD = "You bid a card of your own hand.", "Bidding"


@attrs.frozen
class Bid(Value):
    """Bid a card, face down."""

    player: PlayerId
    card: int


@attrs.frozen
class Dealt(Value):
    """A card was dealt, for its owner to see."""

    to: PlayerId
    card: int


@attrs.frozen
class Thrown(Value):
    """The worth of a round was thrown."""

    faces: tuple[int, ...]


Chances: TypeAlias = Dealt | Thrown


@attrs.frozen
class CardTaken(Value):
    """A card came into a hand; only its owner hears of it."""

    player: PlayerId
    card: int


@attrs.frozen
class BidsShown(Value):
    """All bids were turned over."""

    bids: tuple[int, ...]


Event: TypeAlias = CardTaken | BidsShown


@attrs.frozen
class Config(Value):
    """The settings."""

    rounds: int = 3


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    worth: int | None = None
    dealt: bool = False
    shown: tuple[int, ...] = ()
    """The bids of the last round."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


@attrs.frozen
class View(Value):
    """What one may know: one's own hand and bid, of the others how many and whether."""

    viewer: Observer
    config: Config
    hand: tuple[int, ...]
    bid: int | None
    held: tuple[int, ...]
    has_bid: tuple[bool, ...]
    points: tuple[int, ...]
    worth: int | None
    dealt: bool
    shown: tuple[int, ...] = ()
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: Config) -> State:
    """Begin with empty hands."""
    if not 1 <= config.rounds <= CARDS:
        raise InvalidConfig(f"there are 1 to {CARDS} rounds, not {config.rounds}")
    return State(config, ((),) * players, (None,) * players, (0,) * players)


def rounds_left(state: State) -> int:
    """Count the rounds to come, by the cards that are left."""
    return len(state.hands[0]) - (CARDS - state.config.rounds)


def is_over(state: State) -> bool:
    """Whether all rounds were played."""
    return state.dealt and not any(state.bids) and rounds_left(state) <= 0


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name all who have not bid yet."""
    if state.worth is None:
        return ()
    return tuple(seat for seat in seats(len(state.bids)) if state.bids[seat] is None)


def candidates(state: State, player: PlayerId) -> Iterable[Bid]:
    """Propose every card of the deck."""
    return [Bid(player, card) for card in DECK]


def refusal(state: State, action: Bid) -> Refusal | None:
    """Refuse a card that is not in the hand."""
    if action.card in state.hands[action.player]:
        return None
    return refuse(Rule.OWN_CARD, "you do not hold the {card}", card=action.card)


def chance(state: State) -> Chance[Chances] | None:
    """Deal, then throw for the worth of each round."""
    if state.dealt:
        is_due = state.worth is None and not is_over(state)
        return Dice(Thrown, count=1) if is_due else None
    hands = state.hands
    to = min(seats(len(hands)), key=lambda seat: (len(hands[seat]), seat))
    gone = Bag.of(card for hand in hands for card in hand)
    return Draw(_DEALS[to], DECK - gone)


def resolve(state: State, action: Bid | Chances) -> State:
    """Carry out a bid, a deal or a throw."""
    match action:
        case Thrown(faces=faces):
            return replace(state, worth=faces[0])
        case Dealt(to=to, card=card):
            hands = set_at(state.hands, to, tuple(sorted((*state.hands[to], card))))
            dealt = all(len(hand) == CARDS for hand in hands)
            news = (*state.news, CardTaken(to, card))
            return replace(state, hands=hands, dealt=dealt, news=news)
        case Bid(player=player, card=card):
            bids = set_at(state.bids, player, card)
            return (
                _shown(state, bids) if None not in bids else replace(state, bids=bids)
            )


def outcome(state: State) -> Outcome | None:
    """Rank by points."""
    if not is_over(state):
        return None
    lines = tuple((ScoreLine("rounds won", points),) for points in state.points)
    return Outcome(ranked(state.points), state.points, lines, "All rounds are over.")


def view(state: State, observer: Observer) -> View:
    """Show one's own hand and bid only."""
    mine = None if observer is SPECTATOR else observer
    return View(
        viewer=observer,
        config=state.config,
        hand=() if mine is None else state.hands[mine],
        bid=None if mine is None else state.bids[mine],
        held=tuple(len(hand) for hand in state.hands),
        has_bid=tuple(bid is not None for bid in state.bids),
        points=state.points,
        worth=state.worth,
        dealt=state.dealt,
        shown=state.shown,
        news=tuple(
            event
            for event in state.news
            if not isinstance(event, CardTaken) or event.player == observer
        ),
    )


def determinize(view: View, rng: Rng) -> State:
    """Deal the hands of the others anew; what they have bid is one of their cards."""
    pile = DECK - Bag.of(view.hand)
    hands: list[tuple[int, ...]] = []
    bids: list[int | None] = []
    for seat, held in enumerate(view.held):
        hand = view.hand
        if seat != view.viewer:
            drawn: list[int] = []
            for _ in range(held):
                drawn.append(card := pile.draw(rng))
                pile = pile.without(card)
            hand = tuple(sorted(drawn))
        hands.append(hand)
        secret = view.bid if seat == view.viewer else hand[0] if hand else None
        bids.append(secret if view.has_bid[seat] else None)
    return State(
        view.config,
        tuple(hands),
        tuple(bids),
        view.points,
        view.worth,
        view.dealt,
        view.shown,
        view.news,
    )


def format_action(action: Bid | Chances) -> str:
    """Write an action."""
    match action:
        case Bid(card=card):
            return f"bid {card}"
        case Dealt(to=to, card=card):
            return f"deal {card} to {to}"
        case Thrown(faces=faces):
            return f"thrown {faces[0]}"


def read_action(text: str, state: State, player: PlayerId) -> Bid:
    """Read a bid, of any card."""
    word, _, number = text.strip().partition(" ")
    if word != "bid" or not number.isdecimal():
        raise NotationError(text, "write 'bid' and the number of a card")
    return Bid(player, int(number))


def _shown(state: State, bids: tuple[int | None, ...]) -> State:
    """Turn all bids over and give the points to the highest."""
    shown = tuple(bid or 0 for bid in bids)
    winner = PlayerId(shown.index(max(shown)))
    points = set_at(state.points, winner, state.points[winner] + (state.worth or 0))
    hands = tuple(
        tuple(card for card in hand if card != bid)
        for hand, bid in zip(state.hands, shown, strict=True)
    )
    news = (*state.news, BidsShown(shown))
    return replace(
        state,
        hands=hands,
        bids=(None,) * len(bids),
        points=points,
        worth=None,
        shown=shown,
        news=news,
    )


def _deal_to_0(card: int) -> Dealt:
    return Dealt(PlayerId(0), card)


def _deal_to_1(card: int) -> Dealt:
    return Dealt(PlayerId(1), card)


def _deal_to_2(card: int) -> Dealt:
    return Dealt(PlayerId(2), card)


_DEALS: Final = (_deal_to_0, _deal_to_1, _deal_to_2)

GAME: Final = Game[State, Bid, View, Config, Chances](
    name="duel",
    title="Card Duel",
    players=(2, 3),
    config=Config(),
    max_actions=21,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
    view=view,
    determinize=determinize,
    format_action=format_action,
    read_action=read_action,
)
