"""Sealed bids: three treasures, each for whoever secretly bids most for it."""

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

TREASURES: Final = (2, 3, 4)
COINS: Final = 6


class Rule(GameRule):
    """What the rules of the sealed bids say."""

    COINS = "You bid whole coins that you have, or none.", "everywhere"


@attrs.frozen
class Bid(Value):
    """Put coins into your closed hand."""

    player: PlayerId
    coins: int


@attrs.frozen
class HandClosed(Value):
    """Somebody has bid; how much, nobody else sees."""

    player: PlayerId


@attrs.frozen
class HandsOpened(Value):
    """All bids, by seat."""

    bids: tuple[int, ...]


Event: TypeAlias = HandClosed | HandsOpened


@attrs.frozen
class State(Value):
    """The truth."""

    coins: tuple[int, ...]
    won: tuple[int, ...]
    bids: tuple[int | None, ...]
    """By seat, in closed hands; None who has not bid yet."""
    round: int = 0
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


@attrs.frozen
class View(Value):
    """What one observer may know. No field could hold the bid of another."""

    viewer: Observer
    coins: tuple[int, ...]
    won: tuple[int, ...]
    have_bid: tuple[bool, ...]
    own_bid: int | None
    round: int
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: None) -> State:
    """Give everybody the same."""
    return State((COINS,) * players, (0,) * players, (None,) * players)


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name all who have not bid: they choose at the same time."""
    if state.round == len(TREASURES):
        return ()
    return tuple(p for p in seats(len(state.bids)) if state.bids[p] is None)


def candidates(state: State, player: PlayerId) -> list[Bid]:
    """List every bid that can be paid."""
    return [Bid(player, coins) for coins in range(state.coins[player] + 1)]


def refusal(state: State, action: Bid) -> Refusal | None:
    """Refuse what the player does not have."""
    has = state.coins[action.player]
    if 0 <= action.coins <= has:
        return None
    return refuse(
        Rule.COINS, "you have {has} coins, not {bid}", has=has, bid=action.coins
    )


def resolve(state: State, action: Bid) -> State:
    """Close a hand; the last one opens them all."""
    player = action.player
    bids = (*state.bids[:player], action.coins, *state.bids[player + 1 :])
    news = (*state.news, HandClosed(player))
    return _opened(replace(state, bids=bids, news=news))


def _opened(state: State) -> State:
    bids = tuple(bid for bid in state.bids if bid is not None)
    if len(bids) < len(state.bids):
        return state
    prize = TREASURES[state.round] if bids.count(max(bids)) == 1 else 0
    return State(
        coins=tuple(c - b for c, b in zip(state.coins, bids, strict=True)),
        won=tuple(
            w + prize * (b == max(bids)) for w, b in zip(state.won, bids, strict=True)
        ),
        bids=(None,) * len(bids),
        round=state.round + 1,
        news=(*state.news, HandsOpened(bids)),
    )


def outcome(state: State) -> Outcome | None:
    """Return who won most."""
    if state.round < len(TREASURES):
        return None
    breakdown = tuple((ScoreLine("treasures", won),) for won in state.won)
    return Outcome(ranked(state.won), state.won, breakdown, "All treasures are gone.")


def view(state: State, observer: Observer) -> View:
    """Show who has bid, and to each their own bid."""
    own = state.bids[observer] if isinstance(observer, int) else None
    have_bid = tuple(bid is not None for bid in state.bids)
    return View(
        observer, state.coins, state.won, have_bid, own, state.round, state.news
    )


def determinize(view: View, rng: Rng) -> State:
    """Deal the bids that the viewer cannot know: any that can be paid."""
    bids = tuple(
        _dealt(view, player, rng) if view.have_bid[player] else None
        for player in seats(len(view.coins))
    )
    return State(view.coins, view.won, bids, view.round, view.news)


def _dealt(view: View, player: PlayerId, rng: Rng) -> int | None:
    if player == view.viewer:
        return view.own_bid
    return rng.randrange(view.coins[player] + 1)


GAME: Final = Game[State, Bid, View](
    name="sealed_bids",
    players=(2, 3, 4),
    max_actions=12,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    exact_candidates=True,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
    view=view,
    determinize=determinize,
)
