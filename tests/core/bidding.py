"""A tiny game of secret bids: hidden cards, and several players to act at once."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from tabletop import (
    Game,
    GameRule,
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


class Rule(GameRule):
    """The rules of the bidding."""

    CARD = "A card is bid once.", "the bidding"


@attrs.frozen
class Bid(Value):
    """Lay a card face down."""

    player: PlayerId
    card: int


@attrs.frozen
class Ponder(Value):
    """Do nothing yet."""

    player: PlayerId


Action: TypeAlias = Bid | Ponder


@attrs.frozen
class CardLaid(Value):
    """Somebody laid a card face down."""

    player: PlayerId


@attrs.frozen
class Revealed(Value):
    """All bids were turned up."""

    bids: tuple[int, ...]


Event: TypeAlias = CardLaid | Revealed


@attrs.frozen
class State(Value):
    """All cards."""

    hands: tuple[frozenset[int], ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    pondered: int = 0
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


@attrs.frozen
class View(Value):
    """What one observer knows: hands follow from what was played, bids do not."""

    viewer: Observer
    hands: tuple[frozenset[int], ...]
    """Without what lies face down, but one's own is known."""
    bid: int | None
    """One's own."""
    has_bid: tuple[bool, ...]
    points: tuple[int, ...]
    pondered: int
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: None) -> State:
    """Give everybody three cards."""
    hands = (frozenset({1, 2, 3}),) * players
    return State(hands, (None,) * players, (0,) * players)


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name everybody who has not bid."""
    if not any(state.hands):
        return ()
    return tuple(
        player for player in seats(len(state.bids)) if state.bids[player] is None
    )


def candidates(state: State, player: PlayerId) -> tuple[Action, ...]:
    """Propose the cards in hand, and to ponder."""
    cards = sorted(state.hands[player])
    return (*(Bid(player, card) for card in cards), Ponder(player))


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse a card that is not in hand."""
    if isinstance(action, Bid) and action.card not in state.hands[action.player]:
        return refuse(Rule.CARD, "you do not hold a {card}", card=action.card)
    if isinstance(action, Ponder) and state.pondered >= 3:
        return refuse(Rule.CARD, "enough pondered")
    return None


def resolve(state: State, action: Action) -> State:
    """Carry out an action; the last bid reveals all."""
    if isinstance(action, Ponder):
        return replace(state, pondered=state.pondered + 1)
    bids = list(state.bids)
    bids[action.player] = action.card
    told = (*state.news, CardLaid(action.player))
    laid = replace(state, bids=tuple(bids), news=told)
    known = [bid for bid in bids if bid is not None]
    return laid if len(known) < len(bids) else _revealed(laid, tuple(known))


def _revealed(state: State, bids: tuple[int, ...]) -> State:
    best = max(bids)
    alone = bids.count(best) == 1
    points = tuple(
        had + (alone and bid == best)
        for had, bid in zip(state.points, bids, strict=True)
    )
    hands = tuple(hand - {bid} for hand, bid in zip(state.hands, bids, strict=True))
    return State(hands, (None,) * len(bids), points, news=(*state.news, Revealed(bids)))


def outcome(state: State) -> Outcome | None:
    """Rank by points once the hands are empty."""
    if any(state.hands):
        return None
    lines = tuple((ScoreLine("bids won", points),) for points in state.points)
    return Outcome(ranked(state.points), state.points, lines, "All cards are played.")


def view(state: State, observer: Observer) -> View:
    """Hide the bids of others."""
    own = None if isinstance(observer, str) else state.bids[observer]
    return View(
        observer,
        state.hands,
        own,
        tuple(bid is not None for bid in state.bids),
        state.points,
        state.pondered,
        state.news,
    )


def determinize(seen: View, rng: Rng) -> State:
    """Guess the hidden bids."""
    bids = tuple(
        _guess(seen, player, rng) if laid else None
        for player, laid in zip(seats(len(seen.has_bid)), seen.has_bid, strict=True)
    )
    return State(seen.hands, bids, seen.points, seen.pondered, seen.news)


def _guess(seen: View, player: PlayerId, rng: Rng) -> int:
    if player == seen.viewer and seen.bid is not None:
        return seen.bid
    cards = sorted(seen.hands[player])
    return cards[rng.randrange(len(cards))]


GAME: Final = Game[State, Action, View](
    name="bidding",
    players=(2, 3),
    max_actions=50,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
    view=view,
    determinize=determinize,
)
