"""What waits and what it means: the rows of the stack, and a function for each rule."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, assert_never

from tabletop.core import pending
from tabletop.core.bags import Bag
from tabletop.core.chance import Chance, Dice, Draw
from tabletop.core.players import PlayerId, seats
from tabletop.core.refusals import GameRule, Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tests.trial.secret_dice import events
from tests.trial.secret_dice.actions import (
    Action,
    Bid,
    ChanceAction,
    Choose,
    Dealt,
    Thrown,
)
from tests.trial.secret_dice.content import DICE
from tests.trial.secret_dice.kinds import AllOf, Cards, Coins, OneOf
from tests.trial.secret_dice.pending import (
    ChooseBids,
    ChooseBonus,
    DrawCard,
    GainCoins,
    PlayRound,
    RevealBids,
    TakeBonus,
    ThrowDice,
)
from tests.trial.secret_dice.rulebook import Rule
from tests.trial.secret_dice.state import State, Step

# -- bids


def _bids(state: State, player: PlayerId, question: ChooseBids) -> list[Bid]:
    return [Bid(player, card) for card in sorted(state.seats[player].hand)]


def _refuse_bid(state: State, action: Bid, question: ChooseBids) -> Refusal | None:
    hand = state.seats[action.player].hand
    if action.card in hand:
        return None
    held = ", ".join(str(each) for each in sorted(hand))
    message = "you have no {card} to bid; you have {held}"
    return refuse(Rule.BID, message, card=action.card, held=held)


def _seal(step: Step, action: Bid, question: ChooseBids) -> None:
    """Lay a card face down; the last one turns all of them over."""
    player, card = action.player, action.card
    bids = tuple(sorted((*question.bids, (player, card))))
    waiting = tuple(other for other in question.waiting if other != player)
    _set_hand(step, player, step.state.seats[player].hand.without(card))
    step.tell(events.BidSealed(player, card))
    step.push(ChooseBids(waiting, bids) if waiting else RevealBids(bids))


def _reveal(step: Step, item: RevealBids) -> None:
    """Give the throw to the highest card that only one player bid."""
    cards = [card for _, card in item.bids]
    alone = [(card, player) for player, card in item.bids if cards.count(card) == 1]
    winner = max(alone)[1] if alone else None
    board = step.state.board
    board = replace(board, discards=board.discards + Bag.of(cards))
    step.state = replace(step.state, board=board)
    step.tell(events.BidsRevealed(item.bids, winner))
    if winner is not None:
        _reward(step, winner)


def _reward(step: Step, winner: PlayerId) -> None:
    content, dice = step.state.config.content, step.state.board.dice
    pot = GainCoins(winner, sum(dice))
    match len(dice) - len(set(dice)):
        case 0:
            step.push(pot)
        case 1:
            step.push(pot, TakeBonus(winner, content.double))
        case _:
            step.push(pot, TakeBonus(winner, content.triple))


# -- bonuses


def _choices(state: State, player: PlayerId, question: ChooseBonus) -> list[Choose]:
    return [Choose(player, option) for option in range(len(question.options))]


def _refuse_choice(
    state: State, action: Choose, question: ChooseBonus
) -> Refusal | None:
    if 0 <= action.option < len(question.options):
        return None
    message = "bonuses 0 to {last} are offered, not {option}"
    last = len(question.options) - 1
    return refuse(Rule.BONUS, message, last=last, option=action.option)


def _choose(step: Step, action: Choose, question: ChooseBonus) -> None:
    step.push(TakeBonus(action.player, question.options[action.option]))


def _give(step: Step, item: TakeBonus) -> None:
    """Unfold a bonus: what it is made of comes before all that waited already."""
    player = item.player
    match item.bonus:
        case Coins(number=number):
            step.push(GainCoins(player, number))
        case Cards(number=number):
            step.push(*(DrawCard(player),) * number)
        case AllOf(parts=parts):
            step.push(*(TakeBonus(player, part) for part in parts))
        case OneOf(options=options):
            step.push(ChooseBonus(player, options))
        case _:
            assert_never(item.bonus)


def _gain(step: Step, item: GainCoins) -> None:
    board, seat = step.state.board, step.state.seats[item.player]
    gained = min(item.number, board.bank)
    seat = replace(seat, coins=seat.coins + gained)
    step.state = replace(
        step.state,
        board=replace(board, bank=board.bank - gained),
        seats=set_at(step.state.seats, item.player, seat),
    )
    step.tell(events.CoinsGained(item.player, gained))


# -- cards, dice, rounds


def _has_cards(step: Step, item: DrawCard) -> bool:
    return bool(step.state.deck)


def _deck(state: State, item: DrawCard) -> Draw[Any, Dealt]:
    return Draw(partial(Dealt, item.player), state.deck)


def _take(step: Step, action: Dealt, item: DrawCard) -> None:
    state, player, card = step.state, action.to, action.card
    step.state = replace(state, deck=state.deck.without(card))
    _set_hand(step, player, state.seats[player].hand.plus(card))
    step.tell(events.CardDrawn(player, card))


def _dice(state: State, item: ThrowDice) -> Dice[Thrown]:
    return Dice(Thrown, DICE)


def _throw(step: Step, action: Thrown, item: ThrowDice) -> None:
    board = replace(step.state.board, dice=action.faces)
    step.state = replace(step.state, board=board)
    step.tell(events.DiceThrown(action.faces))


def _begin_round(step: Step, item: PlayRound) -> None:
    number = step.state.board.round + 1
    if number > step.state.config.rounds:
        return
    step.state = replace(step.state, board=replace(step.state.board, round=number))
    step.push(ThrowDice(), ChooseBids(seats(len(step.state.seats))), PlayRound())
    step.tell(events.RoundBegun(number))


def _set_hand(step: Step, player: PlayerId, hand: Bag[Any]) -> None:
    seat = replace(step.state.seats[player], hand=hand)
    step.state = replace(step.state, seats=set_at(step.state.seats, player, seat))


# -- the table


def _unasked(state: State, action: Action, rule: GameRule) -> Refusal:
    if isinstance(state.pending[-1], ChooseBids):
        return refuse(rule, "a bid is asked for: lay a card face down")
    return refuse(rule, "bonuses are offered: choose one")


_STACK: Final = pending.Stack[State](
    pending.question(
        ChooseBids,
        pending.answer(
            Bid,
            propose=_bids,
            refuse=_refuse_bid,
            resolve=_seal,
            rule=Rule.QUESTION,
            exact=True,
        ),
    ),
    pending.question(
        ChooseBonus,
        pending.answer(
            Choose,
            propose=_choices,
            refuse=_refuse_choice,
            resolve=_choose,
            rule=Rule.QUESTION,
            exact=True,
        ),
    ),
    pending.draw(DrawCard, chance=_deck, resolve=_take, waits=_has_cards),
    pending.draw(ThrowDice, chance=_dice, resolve=_throw),
    pending.effect(PlayRound, _begin_round),
    pending.effect(RevealBids, _reveal),
    pending.effect(TakeBonus, _give),
    pending.effect(GainCoins, _gain),
    unasked=_unasked,
)


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whom the top question asks: everybody who has not bid, or the winner."""
    return _STACK.to_act(state)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """Propose every card in hand, or every bonus that is offered."""
    return _STACK.candidates(state, player)


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids an action of somebody who is asked, or None."""
    return _STACK.refusal(state, action)


def chance(state: State) -> Chance[ChanceAction] | None:
    """Deal the card, or throw the dice, that is on top of the stack."""
    return _STACK.chance(state)


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out a legal action, and all that follows by itself."""
    return _STACK.resolve(state, action)


def settle(state: State) -> State:
    """Run effects until a player or chance must act, or nothing waits."""
    return _STACK.settle(state)
