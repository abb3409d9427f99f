"""What core must do for the large games, shown on the trial game of secret bids."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from tabletop import (
    SPECTATOR,
    Bag,
    InvalidConfig,
    PlayerId,
    Refusal,
    SeededRng,
    TurnRule,
    replace,
)
from tabletop.testing import play
from tests.trial.secret_dice import GAME, Bid, Choose, Config, Dealt, State, View
from tests.trial.secret_dice.content import DEFAULT
from tests.trial.secret_dice.events import (
    BidSealed,
    BidsRevealed,
    CardDrawn,
    CoinsGained,
    DiceThrown,
    RoundBegun,
)
from tests.trial.secret_dice.kinds import AllOf, Card, Cards, Coins, OneOf
from tests.trial.secret_dice.pending import ChooseBids, DrawCard, PlayRound, TakeBonus
from tests.trial.secret_dice.rulebook import Rule
from tests.trial.secret_dice.rules import settle

ONE, TWO, THREE = PlayerId(0), PlayerId(1), PlayerId(2)
DEALS: Final = [
    f"deal {player} {card}"
    for cards in ((2, 3, 4), (1, 3, 5), (1, 2, 5))
    for player, card in enumerate(cards)
]
"""Player 0 gets 1, 1, 2; player 1 gets 2, 3, 3; player 2 gets 4, 5, 5."""
BIDS: Final = ["0: bid 1", "1: bid 3", "2: bid 4"]


def dealt(*more: str) -> State:
    """Return a game of three, hands dealt, and something played."""
    return play(GAME, GAME.new_game(3), *DEALS, *more)


def why_not(state: State, action: Bid | Choose | Dealt) -> Refusal:
    """Return the refusal of an action that is refused."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None
    return refusal


# -- chance


def test_hands_are_dealt_card_by_card() -> None:
    """Every card is a chance action of its own, to one player after the other."""
    state = GAME.new_game(2)
    actions = [action for action, _ in GAME.chance_steps(state, SeededRng(1))]
    receivers = [action.to for action in actions if isinstance(action, Dealt)]

    assert [ONE, TWO, ONE, TWO, ONE, TWO] == receivers


def test_cards_come_as_often_as_the_deck_holds_them() -> None:
    """What is drawn is weighted by what is left in the deck."""
    state = play(GAME, GAME.new_game(2), "deal 0 4", "deal 1 4")
    chance = GAME.chance(state)

    assert chance is not None
    assert {1: 4, 2: 4, 3: 4, 4: 1, 5: 3} == {
        action.card: weight
        for action, weight in chance.outcomes()
        if isinstance(action, Dealt)
    }


def test_a_card_that_is_not_there_cannot_be_dealt() -> None:
    """Chance is refused a card that the deck has not."""
    refusal = why_not(GAME.new_game(2), Dealt(ONE, Card(6)))

    assert TurnRule.CHANCE is refusal.rule


def test_nobody_acts_before_chance() -> None:
    """While cards are dealt, players are told that chance comes first."""
    refusal = why_not(GAME.new_game(2), Bid(ONE, Card(1)))

    assert TurnRule.CHANCE_FIRST is refusal.rule


# -- secret choices at once


def test_everybody_is_asked_at_once() -> None:
    """After the throw, all players are to act."""
    assert (ONE, TWO, THREE) == GAME.to_act(dealt("throw 1 2 4"))


@pytest.mark.parametrize("order", list(permutations(BIDS)))
def test_bids_come_in_any_order(order: tuple[str, ...]) -> None:
    """In whatever order the bids come, the same position follows."""
    assert dealt("throw 1 2 4", *BIDS) == dealt("throw 1 2 4", *order)


def test_bids_that_lie_face_down_tell_not_who_was_quicker() -> None:
    """While somebody is still waited for, the order of the bids has left no trace."""
    one, other = (dealt("throw 1 2 4", *bids) for bids in (BIDS[:2], BIDS[1::-1]))

    assert one == other


def test_who_has_bid_is_not_asked_again() -> None:
    """A player whose bid lies face down may not act."""
    refusal = why_not(dealt("throw 1 2 4", "1: bid 3"), Bid(TWO, Card(2)))

    assert TurnRule.YOUR_TURN is refusal.rule


@pytest.mark.parametrize("observer", [ONE, THREE, SPECTATOR])
def test_a_bid_is_hidden_from_others(observer: PlayerId) -> None:
    """Others see the same, with the same news, whatever was bid."""
    views = [
        GAME.view(dealt("throw 1 2 4", f"1: bid {card}"), observer) for card in (2, 3)
    ]

    assert (views[0], views[0].news) == (views[1], views[1].news)


def test_a_bid_is_not_hidden_from_its_bidder() -> None:
    """Who bid sees the own card, in the position and in the news."""
    view = GAME.view(dealt("throw 1 2 4", "0: bid 2", "1: bid 3"), TWO)

    assert (ChooseBids((THREE,), ((TWO, Card(3)),)), (BidSealed(TWO, Card(3)),)) == (
        view.pending[-1],
        view.news,
    )


def test_a_bid_changes_nothing_that_others_may_do() -> None:
    """A bid changes neither the legal actions of the others nor what they are told."""
    states = [dealt("throw 1 2 4", f"1: bid {card}") for card in (2, 3)]
    one, other = (
        (GAME.legal_actions(state, ONE), GAME.refusal(state, Bid(ONE, Card(5))))
        for state in states
    )

    assert one == other


def test_the_last_bid_reveals_all() -> None:
    """With the last bid everybody learns all bids, and the winner is paid."""
    state = dealt("throw 1 2 4", "2: bid 4", "0: bid 1", "1: bid 3")

    assert GAME.view(state, SPECTATOR).news == (
        BidSealed(TWO, None),
        BidsRevealed(((ONE, Card(1)), (TWO, Card(3)), (THREE, Card(4))), THREE),
        CoinsGained(THREE, 7),
        RoundBegun(2),
    )


def test_equal_bids_are_void() -> None:
    """The highest card that only one player bid wins."""
    state = dealt("throw 1 2 4", "0: bid 2", "1: bid 2", "2: bid 4")

    assert [0, 0, 7] == [seat.coins for seat in state.seats]


def test_nobody_wins_when_all_bids_are_equal() -> None:
    """When every card was bid by two players or more, the coins stay in the bank."""
    cards = [f"deal {player} 2" for _ in range(2) for player in (ONE, TWO)]
    state = play(GAME, GAME.new_game(2), *cards, "deal 0 1", "deal 1 1")
    state = play(GAME, state, "throw 1 2 4", "0: bid 2", "1: bid 2")

    assert (BidsRevealed(((ONE, Card(2)), (TWO, Card(2))), None)) in state.news


def test_a_card_of_another_hand_cannot_be_bid() -> None:
    """The refusal of a bid names the rule, and what the bidder has."""
    refusal = why_not(dealt("throw 1 2 4"), Bid(ONE, Card(5)))

    assert (Rule.BID, "you have no 5 to bid; you have 1, 2") == (
        refusal.rule,
        refusal.message,
    )


# -- what waits, nested


def with_bonus(*parts: Coins | Cards | AllOf | OneOf) -> State:
    """Return a position in which player 0 gets several bonuses one after another."""
    state = replace(dealt("throw 1 2 4"), pending=(PlayRound(),), news=())
    return settle(
        replace(state, pending=(*state.pending, TakeBonus(ONE, AllOf(parts))))
    )


def test_a_bonus_unfolds_before_what_waited_already() -> None:
    """Parts of parts come first: a draw waits above a choice above the next round."""
    choice = OneOf((Coins(1), Coins(2)))
    state = with_bonus(AllOf((Cards(1), choice)), Coins(3))

    assert state.pending == (
        PlayRound(),
        TakeBonus(ONE, Coins(3)),
        TakeBonus(ONE, choice),
        DrawCard(ONE),
    )


def test_effects_happen_by_themselves_until_somebody_must_act() -> None:
    """Coins are gained at once; the settling stops where a player must choose."""
    state = with_bonus(Coins(3), OneOf((Coins(1), Cards(1))), Coins(4))

    assert ((CoinsGained(ONE, 3),), (ONE,)) == (state.news, GAME.to_act(state))


def test_what_is_chosen_happens_before_what_waits_below() -> None:
    """A chosen bonus with a choice inside is finished before the bonus after it."""
    inner = OneOf((Coins(1), Coins(2)))
    state = with_bonus(OneOf((Coins(9), AllOf((Coins(5), inner)))), Coins(4))
    state = play(GAME, state, "bonus 1")
    gained = [state.news, play(GAME, state, "bonus 1").news[:2]]

    assert [
        (CoinsGained(ONE, 5),),
        (CoinsGained(ONE, 2), CoinsGained(ONE, 4)),
    ] == gained


def test_chance_may_be_due_in_the_middle_of_a_bonus() -> None:
    """A triple brings a card, then a choice: chance, then the winner."""
    state = dealt("throw 5 5 5", "0: bid 1", "1: bid 3", "2: bid 5")
    after = play(GAME, state, "deal 2 3")

    assert (((), DrawCard(THREE)), ((THREE,), 2)) == (
        (GAME.to_act(state), state.pending[-1]),
        (GAME.to_act(after), len(GAME.legal_actions(after))),
    )


def test_a_choice_within_a_choice() -> None:
    """The second option of a triple's choice is a card and coins, one by one."""
    state = dealt("throw 5 5 5", "0: bid 1", "1: bid 3", "2: bid 5")
    state = play(GAME, state, "deal 2 3", "bonus 1", "deal 2 2")

    assert (
        CardDrawn(THREE, Card(2)),
        CoinsGained(THREE, 2),
        RoundBegun(2),
    ) == state.news


def test_what_the_deck_has_not_is_not_drawn() -> None:
    """A card that must come from an empty deck does not come, and play goes on."""
    state = replace(dealt("throw 1 2 4"), deck=Bag(), pending=(PlayRound(),))
    state = settle(
        replace(
            state, pending=(*state.pending, TakeBonus(ONE, AllOf((Cards(2), Coins(1)))))
        )
    )

    assert CoinsGained(ONE, 1) in state.news


def test_a_bid_is_no_answer_to_a_bonus() -> None:
    """Who is offered bonuses is told so when bidding."""
    state = with_bonus(OneOf((Coins(1), Cards(1))))

    assert Rule.QUESTION is why_not(state, Bid(ONE, Card(1))).rule


def test_a_bonus_is_no_answer_to_a_bid() -> None:
    """Who is asked for a bid is told so when choosing."""
    assert Rule.QUESTION is why_not(dealt("throw 1 2 4"), Choose(ONE, 0)).rule


def test_only_what_is_offered_can_be_chosen() -> None:
    """A bonus that is not offered is refused with the range of those that are."""
    refusal = why_not(with_bonus(OneOf((Coins(1), Cards(1)))), Choose(ONE, 2))

    assert (Rule.BONUS, "bonuses 0 to 1 are offered, not 2") == (
        refusal.rule,
        refusal.message,
    )


# -- what is hidden


def test_a_drawn_card_is_news_for_its_receiver_only() -> None:
    """Others learn that a card was drawn, not which."""
    state = play(GAME, GAME.new_game(2), "deal 0 3")
    news = [GAME.view(state, each).news for each in (ONE, TWO, SPECTATOR)]

    unknown = (CardDrawn(ONE, None),)
    assert [(CardDrawn(ONE, Card(3)),), unknown, unknown] == news


def test_a_view_holds_no_card_of_another() -> None:
    """A view shows the own hand, and of the others only how many cards they hold."""
    view = GAME.view(dealt("throw 1 2 4"), TWO)

    assert [(3, None), (3, Bag.of([2, 3, 3])), (3, None)] == [
        (seat.cards, seat.hand) for seat in view.seats
    ]


def test_the_json_of_a_view_is_the_same_whatever_others_hold() -> None:
    """What is sent to a player does not depend on cards that the player cannot see."""
    others = [deal.replace("deal 2 5", "deal 2 3") for deal in DEALS]
    states = [play(GAME, GAME.new_game(3), *deals) for deals in (DEALS, others)]
    one, other = (GAME.dumps(GAME.view(state, ONE)) for state in states)

    assert one == other


def test_dealing_anew_brings_different_hands() -> None:
    """Other hands are dealt from the cards that the viewer has not seen."""
    view = GAME.view(dealt("throw 1 2 4"), ONE)
    hands = {
        GAME.determinize(view, SeededRng(seed)).seats[2].hand for seed in range(20)
    }

    assert len(hands) > 10


def test_dealing_anew_covers_the_bids_that_lie_face_down() -> None:
    """A bid that the viewer cannot see is dealt; the own one stays."""
    view = GAME.view(dealt("throw 1 2 4", "0: bid 2", "1: bid 3"), ONE)
    bids = {
        item.bids
        for seed in range(20)
        for item in GAME.determinize(view, SeededRng(seed)).pending
        if isinstance(item, ChooseBids)
    }

    assert ({(ONE, Card(2))}, True) == ({bid[0] for bid in bids}, len(bids) > 2)


def test_a_client_lists_its_actions_from_its_view() -> None:
    """Whoever has only a view from JSON finds the legal actions by dealing anew."""
    state = dealt("throw 1 2 4", "0: bid 2")
    view: View = GAME.loads_view(GAME.dumps(GAME.view(state, TWO)))
    guess = GAME.determinize(view, SeededRng("guess"))

    assert GAME.legal_actions(state, TWO) == GAME.legal_actions(guess, TWO)


# -- beginning and end


def test_a_round_begins_with_the_last_card() -> None:
    """When the hands are dealt, the first round begins and dice are to be thrown."""
    state = dealt()

    assert (CardDrawn(THREE, Card(5)), RoundBegun(1)) == state.news


def test_the_throw_is_news_for_everybody() -> None:
    """Everybody sees the dice."""
    view = GAME.view(dealt("throw 1 2 4"), SPECTATOR)

    assert (DiceThrown((1, 2, 4)),) == view.news


def test_coins_and_cards_left_are_points() -> None:
    """The score is coins, and the cards left in hand, each a line of the breakdown."""
    game_of_one_round = GAME.new_game(3, Config(rounds=1))
    state = play(GAME, game_of_one_round, *DEALS, "throw 1 2 4", *BIDS)
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert ((3, 5, 17), ((THREE,), (TWO,), (ONE,))) == (outcome.scores, outcome.ranking)


def test_more_rounds_than_cards_are_refused() -> None:
    """Nobody can be asked to bid with an empty hand."""
    with pytest.raises(InvalidConfig, match="3 cards in hand are not enough"):
        Config(rounds=4)


def test_hands_that_the_deck_cannot_fill_are_refused() -> None:
    """The deck must have the cards for all hands."""
    with pytest.raises(InvalidConfig, match="has not the 21 cards"):
        GAME.new_game(3, Config(hand=7))


def test_cards_that_are_missing_are_a_flaw() -> None:
    """A state with fewer cards than the box cannot be loaded."""
    state = replace(dealt(), deck=Bag())

    assert GAME.flaw is not None
    assert "the cards are not those of the deck" == GAME.flaw(state)


def test_the_bank_pays_no_more_than_it_has() -> None:
    """When the bank runs out, a gain is smaller; no coin is made."""
    few = Config(content=replace(DEFAULT, coins=5))
    state = play(GAME, GAME.new_game(3, few), *DEALS, "throw 1 2 4", *BIDS)

    assert CoinsGained(THREE, 5) in state.news
