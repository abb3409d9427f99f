from __future__ import annotations

import pytest

from examples import tic_tac_toe
from tabletop import PlayerId, SeededRng
from tabletop.agents import RandomAgent, random_action, roll_out
from tests.agents import duel, gamble

FIRST, SECOND = PlayerId(0), PlayerId(1)


def dealt() -> duel.State:
    """Deal a duel of two."""
    return duel.GAME.advance(duel.GAME.new_game(), SeededRng(3))


def test_every_legal_action_is_drawn_and_no_other() -> None:
    """In many draws come all cards of the hand, and none but those."""
    state, rng = dealt(), SeededRng(1)

    drawn = {random_action(duel.GAME, state, FIRST, rng) for _ in range(100)}

    assert drawn == set(duel.GAME.legal_actions(state, FIRST))


def test_legal_actions_are_drawn_evenly() -> None:
    """Each of three cards comes in about a third of 3000 draws."""
    state, rng = dealt(), SeededRng(1)

    drawn = [random_action(duel.GAME, state, FIRST, rng).card for _ in range(3000)]

    assert all(900 < drawn.count(card) < 1100 for card in state.hands[FIRST])


def test_a_player_without_any_action_is_an_error() -> None:
    """Who has no card left cannot be asked for one."""
    state = duel.GAME.new_game()

    with pytest.raises(ValueError, match="may do nothing"):
        random_action(duel.GAME, state, FIRST, SeededRng(1))


def test_the_agent_chooses_a_card_of_its_own_hand() -> None:
    """From the view of the second seat comes a legal action of that seat."""
    state = dealt()
    view = duel.GAME.view(state, SECOND)

    action = RandomAgent().choose(duel.GAME, view, SECOND, SeededRng(5))

    assert action in duel.GAME.legal_actions(state, SECOND)


def test_the_agent_does_not_act_out_of_turn() -> None:
    """Asked for a player who is not to act, it refuses."""
    state = tic_tac_toe.GAME.new_game()

    with pytest.raises(ValueError, match="player 1 is not to act"):
        RandomAgent().choose(tic_tac_toe.GAME, state, SECOND, SeededRng(5))


def test_the_same_generator_gives_the_same_choice() -> None:
    """The agent draws from the generator alone."""
    game, state = tic_tac_toe.GAME, tic_tac_toe.GAME.new_game()
    agent = RandomAgent()

    chosen = [agent.choose(game, state, FIRST, SeededRng(n)) for n in (1, 2, 1)]

    assert chosen[0] == chosen[2] != chosen[1]


def test_a_roll_out_reaches_the_end_and_counts() -> None:
    """A duel of two is six deals, three throws and six bids long."""
    state, count = roll_out(duel.GAME, duel.GAME.new_game(), SeededRng(1))

    assert duel.GAME.outcome(state) is not None
    assert 15 == count


def test_a_roll_out_stops_where_it_is_told() -> None:
    """After four actions four cards are dealt."""
    state, count = roll_out(duel.GAME, duel.GAME.new_game(), SeededRng(1), 4)

    assert 4 == count
    assert (2, 2) == tuple(len(hand) for hand in state.hands)


def test_a_roll_out_from_the_end_does_nothing() -> None:
    """A game that is over stays as it is."""
    end, _ = roll_out(gamble.GAME, gamble.GAME.new_game(), SeededRng(1))

    assert (end, 0) == roll_out(gamble.GAME, end, SeededRng(2))


def test_who_acts_first_is_drawn_where_several_may() -> None:
    """In many roll-outs of one action, each seat is seen to act."""
    state, rng = dealt(), SeededRng(1)

    after = [roll_out(duel.GAME, state, rng, 1)[0] for _ in range(40)]

    assert {FIRST, SECOND} == {each.bids.index(None) for each in after}
