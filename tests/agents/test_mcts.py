from __future__ import annotations

from typing import Never, TypeAlias

import pytest

from examples import tic_tac_toe
from examples.tic_tac_toe import O, Place, X
from tabletop import PlayerId, SeededRng
from tabletop.agents import Agent, MctsAgent, RandomAgent
from tabletop.games import lock_n_go
from tabletop.simulate import playout
from tests.agents import duel, gamble
from tests.agents.boards import board

FIRST, SECOND = PlayerId(0), PlayerId(1)

LockNGoPlayer: TypeAlias = Agent[
    lock_n_go.State,
    lock_n_go.Action,
    lock_n_go.View,
    lock_n_go.Config,
    lock_n_go.ChanceAction,
]
TicTacToePlayer: TypeAlias = Agent[
    tic_tac_toe.State, Place, tic_tac_toe.State, None, Never
]


def levels(state: lock_n_go.State, player: PlayerId) -> float:
    """Value Lock n Go by levels, then coins, both against the opponent's."""
    mine, theirs = state.sides[player], state.sides[1 - player]
    return 10 * (mine.level - theirs.level) + mine.coins - theirs.coins


def wins_of(agent: MctsAgent[lock_n_go.State], games: int) -> int:
    """Let an agent play against chance moves, on both sides by turns."""
    won = 0
    for number in range(games):
        seat = PlayerId(number % 2)
        table: list[LockNGoPlayer] = [RandomAgent(), RandomAgent()]
        table[seat] = agent
        end = playout(lock_n_go.GAME, SeededRng("match", number), agents=table)
        outcome = lock_n_go.outcome(end)
        assert outcome is not None
        won += outcome.winners == (seat,)
    return won


def test_it_wins_where_it_can() -> None:
    """It completes its line rather than hindering the other's."""
    state = board("XX. OO. ...")

    assert Place(X, 2) == MctsAgent().choose(tic_tac_toe.GAME, state, X, SeededRng(1))


def test_it_hinders_where_it_must() -> None:
    """It puts its mark where the other would win."""
    state = board("OO. .X. ..X")

    assert Place(X, 2) == MctsAgent().choose(tic_tac_toe.GAME, state, X, SeededRng(1))


def test_it_looks_further_than_one_answer() -> None:
    """With two corners taken, only an edge avoids the fork (two moves deep)."""
    state = board("X.. .O. ..X", player=O)

    chosen = MctsAgent(2000).choose(tic_tac_toe.GAME, state, O, SeededRng(1))

    assert chosen.cell in (1, 3, 5, 7)


def test_it_prefers_the_sure_gain() -> None:
    """Chance is sampled as it falls: ten for one face of six is too little."""
    state = gamble.GAME.new_game()

    chosen = MctsAgent(600).choose(gamble.GAME, state, FIRST, SeededRng(1))

    assert gamble.Take(FIRST) == chosen


def test_a_value_of_ones_own_decides() -> None:
    """Who values a thrown die throws it."""
    state = gamble.GAME.new_game()
    agent = MctsAgent[gamble.State](
        100, depth=2, value=lambda state, player: state.has_thrown[player]
    )

    chosen = agent.choose(gamble.GAME, state, FIRST, SeededRng(1))

    assert gamble.Throw(FIRST) == chosen


def test_the_only_action_is_taken_without_thought() -> None:
    """Where nothing is to choose, no value is asked."""
    state = board("XOX OXO OX.", player=O)
    agent = MctsAgent[tic_tac_toe.State](value=lambda state, player: 1 / 0)

    assert Place(O, 8) == agent.choose(tic_tac_toe.GAME, state, O, SeededRng(1))


def test_it_does_not_act_out_of_turn() -> None:
    """Asked for a player who is not to act, it refuses."""
    with pytest.raises(ValueError, match="player 1 is not to act"):
        MctsAgent().choose(tic_tac_toe.GAME, board("... ... ..."), O, SeededRng(1))


@pytest.mark.parametrize("seat", [FIRST, SECOND, PlayerId(2)])
def test_it_plays_from_a_view_alone(seat: PlayerId) -> None:
    """With hidden cards and all acting at once, every seat finds a legal bid."""
    state = duel.GAME.advance(duel.GAME.new_game(3), SeededRng(2))
    view = duel.GAME.view(state, seat)

    chosen = MctsAgent(100).choose(duel.GAME, view, seat, SeededRng(1))

    assert chosen in duel.GAME.legal_actions(state, seat)


def test_it_bids_high_where_much_is_at_stake() -> None:
    """For six points it bids its strong card; for one it keeps it."""
    chosen = {}
    for worth in (1, 6):
        view = duel.View(
            viewer=FIRST,
            config=duel.Config(),
            hand=(1, 12),
            bid=None,
            held=(2, 2),
            has_bid=(False, False),
            points=(0, 0),
            worth=worth,
            dealt=True,
        )
        action = MctsAgent(3000).choose(duel.GAME, view, FIRST, SeededRng(4))
        chosen[worth] = action.card

    assert {1: 1, 6: 12} == chosen


def test_the_same_generator_gives_the_same_choices() -> None:
    """A whole game is the same when it is played again."""
    ends = [
        playout(tic_tac_toe.GAME, SeededRng(7), agents=[MctsAgent(30), MctsAgent(10)])
        for _ in range(2)
    ]

    assert ends[0] == ends[1]


def test_it_never_loses_tic_tac_toe_to_chance_moves() -> None:
    """In twelve games, on either side, the random player wins none."""
    for number in range(12):
        seat = PlayerId(number % 2)
        table: list[TicTacToePlayer] = [RandomAgent(), RandomAgent()]
        table[seat] = MctsAgent(150)

        end = playout(tic_tac_toe.GAME, SeededRng(number), agents=table)

        assert end.winner in (seat, None)


def test_it_beats_chance_moves_at_lock_n_go() -> None:
    """Given a value, a short search wins six games of six."""
    agent = MctsAgent(60, depth=4, value=levels, exploration=0.2)

    assert 6 == wins_of(agent, games=6)


@pytest.mark.slow
def test_it_beats_chance_moves_at_lock_n_go_by_outcomes_alone() -> None:
    """Knowing nothing but how games end, 200 iterations win six games of six."""
    assert 6 == wins_of(MctsAgent(200), games=6)
