"""What may be done, why not, what comes of it, and what happens by itself."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tabletop.core.bags import Bag
from tabletop.core.chance import Chance, Dice, Draw
from tabletop.core.pending import popped, top
from tabletop.core.players import PlayerId, seats
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tests.trial.secret_dice.actions import (
    Action,
    Bid,
    ChanceAction,
    Choose,
    Dealt,
    Thrown,
)
from tests.trial.secret_dice.content import DICE
from tests.trial.secret_dice.events import (
    BidSealed,
    BidsRevealed,
    CardDrawn,
    CoinsGained,
    DiceThrown,
    RoundBegun,
)
from tests.trial.secret_dice.kinds import AllOf, Bonus, Card, Cards, Coins, OneOf
from tests.trial.secret_dice.pending import (
    Bids,
    ChooseBids,
    ChooseBonus,
    DrawCard,
    Effect,
    GainCoins,
    PlayRound,
    RevealBids,
    TakeBonus,
    ThrowDice,
)
from tests.trial.secret_dice.rulebook import Rule
from tests.trial.secret_dice.state import State, push, tell

__all__ = ["candidates", "chance", "refusal", "resolve", "settle", "to_act"]


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whom the top question asks: everybody who has not bid, or the winner."""
    match top(state.pending):
        case ChooseBids(waiting=waiting):
            return waiting
        case ChooseBonus(player=player):
            return (player,)
        case _:
            return ()


def candidates(state: State, player: PlayerId) -> list[Action]:
    """Propose every card in hand, or every bonus that is offered."""
    match top(state.pending):
        case ChooseBonus(options=options):
            return [Choose(player, option) for option in range(len(options))]
        case _:
            return [Bid(player, card) for card in sorted(state.seats[player].hand)]


# -- whether it may be said


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids an action of somebody who is asked, or None."""
    match top(state.pending), action:
        case ChooseBids(), Bid(player=player, card=card):
            return _refuse_bid(state, player, card)
        case ChooseBonus(options=options), Choose(option=option):
            return _refuse_choice(options, option)
        case ChooseBids(), _:
            return refuse(Rule.QUESTION, "a bid is asked for: lay a card face down")
        case _:
            return refuse(Rule.QUESTION, "bonuses are offered: choose one")


def _refuse_bid(state: State, player: PlayerId, card: Card) -> Refusal | None:
    hand = state.seats[player].hand
    if card in hand:
        return None
    held = ", ".join(str(each) for each in sorted(hand))
    message = "you have no {card} to bid; you have {held}"
    return refuse(Rule.BID, message, card=card, held=held)


def _refuse_choice(options: tuple[Bonus, ...], option: int) -> Refusal | None:
    if 0 <= option < len(options):
        return None
    message = "bonuses 0 to {last} are offered, not {option}"
    return refuse(Rule.BONUS, message, last=len(options) - 1, option=option)


# -- what chance may bring


def chance(state: State) -> Chance[ChanceAction] | None:
    """Deal the card, or throw the dice, that is on top of the stack."""
    match top(state.pending):
        case DrawCard(player=player):
            return Draw(partial(Dealt, player), state.deck)
        case ThrowDice():
            return Dice(Thrown, DICE)
        case _:
            return None


# -- what comes of it


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out a legal action: it answers what is on top of the stack."""
    match action:
        case Bid(player=player, card=card):
            return _seal(state, player, card)
        case Choose(player=player, option=option):
            return _choose(state, player, option)
        case Dealt(to=player, card=card):
            return _take(_pop(state), player, card)
        case Thrown(faces=faces):
            state = replace(_pop(state), board=replace(state.board, dice=faces))
            return tell(state, DiceThrown(faces))
        case _:
            assert_never(action)


def _seal(state: State, player: PlayerId, card: Card) -> State:
    """Lay a card face down; the last one turns all of them over."""
    question = state.pending[-1]
    assert isinstance(question, ChooseBids)
    bids = tuple(sorted((*question.bids, (player, card))))
    waiting = tuple(other for other in question.waiting if other != player)
    hand = state.seats[player].hand.without(card)
    state = tell(_with_hand(_pop(state), player, hand), BidSealed(player, card))
    return push(state, ChooseBids(waiting, bids) if waiting else RevealBids(bids))


def _choose(state: State, player: PlayerId, option: int) -> State:
    question = state.pending[-1]
    assert isinstance(question, ChooseBonus)
    return push(_pop(state), TakeBonus(player, question.options[option]))


def _take(state: State, player: PlayerId, card: Card) -> State:
    hand = state.seats[player].hand.plus(card)
    state = replace(_with_hand(state, player, hand), deck=state.deck.without(card))
    return tell(state, CardDrawn(player, card))


# -- what happens by itself


def settle(state: State) -> State:
    """Run effects until a player or chance must act, or nothing waits."""
    while (item := top(state.pending)) is not None:
        match item:
            case ChooseBids() | ChooseBonus() | ThrowDice():
                return state
            case DrawCard():
                if state.deck:
                    return state
                state = _pop(state)
            case _:
                state = _happen(_pop(state), item)
    return state


def _happen(state: State, effect: Effect) -> State:
    match effect:
        case PlayRound():
            return _begin_round(state)
        case RevealBids(bids=bids):
            return _reveal(state, bids)
        case GainCoins(player=player, number=number):
            return _gain(state, player, number)
        case TakeBonus(player=player, bonus=bonus):
            return _give(state, player, bonus)
        case _:
            assert_never(effect)


def _begin_round(state: State) -> State:
    number = state.board.round + 1
    if number > state.config.rounds:
        return state
    state = replace(state, board=replace(state.board, round=number))
    everybody = seats(len(state.seats))
    state = push(state, ThrowDice(), ChooseBids(everybody), PlayRound())
    return tell(state, RoundBegun(number))


def _reveal(state: State, bids: Bids) -> State:
    """Give the throw to the highest card that only one player bid."""
    cards = [card for _, card in bids]
    alone = [(card, player) for player, card in bids if cards.count(card) == 1]
    winner = max(alone)[1] if alone else None
    discards = state.board.discards + Bag.of(cards)
    state = replace(state, board=replace(state.board, discards=discards))
    state = tell(state, BidsRevealed(bids, winner))
    return state if winner is None else _reward(state, winner)


def _reward(state: State, winner: PlayerId) -> State:
    content, dice = state.config.content, state.board.dice
    pot = GainCoins(winner, sum(dice))
    match len(dice) - len(set(dice)):
        case 0:
            return push(state, pot)
        case 1:
            return push(state, pot, TakeBonus(winner, content.double))
        case _:
            return push(state, pot, TakeBonus(winner, content.triple))


def _gain(state: State, player: PlayerId, number: int) -> State:
    board, seat = state.board, state.seats[player]
    gained = min(number, board.bank)
    state = replace(
        state,
        board=replace(board, bank=board.bank - gained),
        seats=set_at(state.seats, player, replace(seat, coins=seat.coins + gained)),
    )
    return tell(state, CoinsGained(player, gained))


def _give(state: State, player: PlayerId, bonus: Bonus) -> State:
    """Unfold a bonus: what it is made of comes before all that waited already."""
    match bonus:
        case Coins(number=number):
            return push(state, GainCoins(player, number))
        case Cards(number=number):
            return push(state, *(DrawCard(player),) * number)
        case AllOf(parts=parts):
            return push(state, *(TakeBonus(player, part) for part in parts))
        case OneOf(options=options):
            return push(state, ChooseBonus(player, options))
        case _:
            assert_never(bonus)


def _pop(state: State) -> State:
    return replace(state, pending=popped(state.pending))


def _with_hand(state: State, player: PlayerId, hand: Bag[Card]) -> State:
    seat = replace(state.seats[player], hand=hand)
    return replace(state, seats=set_at(state.seats, player, seat))
