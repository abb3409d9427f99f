from __future__ import annotations

import pytest

from examples import tic_tac_toe
from examples.tic_tac_toe import O, Place, X
from tabletop import PlayerId, SeededRng
from tabletop.agents import GreedyAgent
from tests.agents import duel, gamble
from tests.agents.boards import board

FIRST = PlayerId(0)


def points(state: gamble.State, player: PlayerId) -> float:
    """Value a gamble by its points."""
    return state.points[player]


def test_it_wins_where_it_can() -> None:
    """Of five cells it takes the one that completes its line."""
    state = board("XX. OO. ...")

    chosen = GreedyAgent().choose(tic_tac_toe.GAME, state, X, SeededRng(1))

    assert Place(X, 2) == chosen


def test_it_prefers_the_sure_gain() -> None:
    """Three points are more than ten for one face of six."""
    state = gamble.GAME.new_game()
    agent = GreedyAgent(value=points, samples=200)

    chosen = agent.choose(gamble.GAME, state, FIRST, SeededRng(1))

    assert gamble.Take(FIRST) == chosen


def test_it_waits_for_the_die_before_it_judges() -> None:
    """Ten points once in six are more than three, where points count cubed."""
    state = gamble.GAME.new_game()
    agent = GreedyAgent[gamble.State](
        value=lambda state, player: state.points[player] ** 3, samples=200
    )

    chosen = agent.choose(gamble.GAME, state, FIRST, SeededRng(1))

    assert gamble.Throw(FIRST) == chosen


def test_a_value_of_ones_own_decides() -> None:
    """Who values a thrown die throws it."""
    state = gamble.GAME.new_game()
    agent = GreedyAgent[gamble.State](
        value=lambda state, player: state.has_thrown[player]
    )

    chosen = agent.choose(gamble.GAME, state, FIRST, SeededRng(1))

    assert gamble.Throw(FIRST) == chosen


def test_the_only_action_is_taken_without_thought() -> None:
    """Where nothing is to choose, no value is asked."""
    state = board("XOX OXO OX.", player=O)
    agent = GreedyAgent[tic_tac_toe.State](value=lambda state, player: 1 / 0)

    assert Place(O, 8) == agent.choose(tic_tac_toe.GAME, state, O, SeededRng(1))


def test_it_does_not_act_out_of_turn() -> None:
    """Asked for a player who is not to act, it refuses."""
    with pytest.raises(ValueError, match="player 1 is not to act"):
        GreedyAgent().choose(tic_tac_toe.GAME, board("... ... ..."), O, SeededRng(1))


def test_it_plays_from_a_view_alone() -> None:
    """With hidden cards and all acting at once, it finds a legal bid."""
    state = duel.GAME.advance(duel.GAME.new_game(3), SeededRng(2))
    second = PlayerId(1)
    view = duel.GAME.view(state, second)

    chosen = GreedyAgent().choose(duel.GAME, view, second, SeededRng(1))

    assert chosen in duel.GAME.legal_actions(state, second)


def test_the_same_generator_gives_the_same_choice() -> None:
    """Two agents with generators alike choose alike, at every first move."""
    state = board("... ... ...")

    chosen = [
        GreedyAgent().choose(tic_tac_toe.GAME, state, X, SeededRng(5)) for _ in range(2)
    ]

    assert chosen[0] == chosen[1]
