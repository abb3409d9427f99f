from __future__ import annotations

import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from examples import tic_tac_toe
from tabletop import InvalidConfig, Outcome, PlayerId, SeededRng
from tabletop.agents import GreedyAgent, RandomAgent
from tabletop.games import lock_n_go
from tabletop.simulate import Tally, playout, playouts
from tests.agents import duel, gamble
from tests.agents.boards import board

# -- one game


def test_a_playout_ends() -> None:
    """The state that comes back is the end of a game."""
    end = playout(lock_n_go.GAME, SeededRng(1))

    assert lock_n_go.outcome(end) is not None


def test_a_playout_is_repeatable() -> None:
    """The same generator leads to the same end."""
    ends = [playout(duel.GAME, SeededRng(4), players=3) for _ in range(2)]

    assert ends[0] == ends[1]


def test_a_playout_goes_on_from_a_state() -> None:
    """With one free cell left, that cell is marked."""
    start = board("XOX OXO OX.", player=tic_tac_toe.O)

    end = playout(tic_tac_toe.GAME, SeededRng(1), state=start)

    assert tic_tac_toe.O == end.cells[8]


def test_a_playout_takes_players_and_config() -> None:
    """Three players with one round each keep two cards."""
    config = duel.Config(rounds=1)

    end = playout(duel.GAME, SeededRng(1), players=3, config=config)

    assert (2, 2, 2) == tuple(len(hand) for hand in end.hands)


def test_agents_sit_in_the_order_of_seats() -> None:
    """The second agent plays for seat 1, which never throws."""
    taker = GreedyAgent[gamble.State](
        value=lambda state, player: -state.has_thrown[player]
    )
    thrower = GreedyAgent[gamble.State](
        value=lambda state, player: state.has_thrown[player]
    )

    end = playout(gamble.GAME, SeededRng(1), players=2, agents=[thrower, taker])

    assert (True, False) == end.has_thrown


# -- many games


def test_every_game_is_counted() -> None:
    """Wins and shared first places sum up to the games."""
    tally = playouts(duel.GAME, 25, seed=1)

    assert 25 == tally.games == sum(tally.wins) + tally.shared


def test_no_games_make_an_empty_tally() -> None:
    """Nothing played, nothing counted, nothing divided by zero."""
    tally = playouts(duel.GAME, 0, seed=1)

    assert Tally.empty("Card Duel", 2) == tally
    assert (0.0, 0.0) == tally.mean_scores
    assert "0 games of Card Duel, 2 players" == tally.summary()


@pytest.mark.parametrize("chunk", [1, 7, 100])
def test_the_result_does_not_depend_on_the_parts(chunk: int) -> None:
    """However the games are shared out, the tally is the same."""
    assert playouts(duel.GAME, 20, seed=1, chunk=chunk) == playouts(
        duel.GAME, 20, seed=1
    )


def test_the_result_does_not_depend_on_threads() -> None:
    """Two threads come to what one comes to."""
    with ThreadPoolExecutor(2) as executor:
        tally = playouts(duel.GAME, 20, seed=1, executor=executor)

    assert playouts(duel.GAME, 20, seed=1) == tally


def test_the_result_does_not_depend_on_processes() -> None:
    """Registered by name or not, games and agents travel to another process."""
    agents = [GreedyAgent(samples=1), GreedyAgent(samples=2)]
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        ours = playouts(lock_n_go.GAME, 3, seed=1, executor=executor)
        theirs = playouts(duel.GAME, 3, seed=1, executor=executor, agents=agents)

    assert playouts(lock_n_go.GAME, 3, seed=1) == ours
    assert playouts(duel.GAME, 3, seed=1, agents=agents) == theirs


def test_another_seed_gives_other_games() -> None:
    """Twenty games of two seeds do not come to the same."""
    assert playouts(duel.GAME, 20, seed=1) != playouts(duel.GAME, 20, seed=2)


def test_games_of_one_tally_differ() -> None:
    """Each number has dice of its own."""
    assert len(playouts(lock_n_go.GAME, 5, seed=1).lengths) > 1


def test_more_games_begin_with_the_same_ones() -> None:
    """Twenty games are ten games and the ten that follow."""
    ten, twenty = (playouts(duel.GAME, n, seed=1) for n in (10, 20))

    assert all(a <= b for a, b in zip(ten.wins, twenty.wins, strict=True))
    assert all(twenty.scores[0][score] >= n for score, n in ten.scores[0].items())


def test_there_must_be_an_agent_for_every_seat() -> None:
    """Two seats and one agent do not fit."""
    with pytest.raises(ValueError, match="there are 2 seats, but 1 agents"):
        playouts(duel.GAME, 1, seed=1, agents=[RandomAgent()])


def test_settings_are_checked_before_anything_is_played() -> None:
    """Too many players are refused even where no game is asked for."""
    with pytest.raises(InvalidConfig, match="is for 2 or 3 players, not 9"):
        playouts(duel.GAME, 0, seed=1, players=9)


def test_agents_make_a_difference() -> None:
    """Who completes lines beats who does not, most of the time."""
    tally = playouts(
        tic_tac_toe.GAME, 20, seed=1, agents=[RandomAgent(), GreedyAgent()]
    )

    assert tally.wins[1] > 2 * tally.wins[0]


# -- tallies


def ended(*scores: int, ranking: tuple[tuple[PlayerId, ...], ...]) -> Outcome:
    """End a game."""
    return Outcome(ranking, scores, ((), ()), "Over.")


def test_a_win_is_one_seat_s_alone() -> None:
    """The winner's seat gets a win, the other none."""
    ranking = ((PlayerId(1),), (PlayerId(0),))

    tally = Tally.of("Toy", ended(3, 5, ranking=ranking), 8)

    assert ((0, 1), 0) == (tally.wins, tally.shared)


def test_a_draw_is_nobody_s_win() -> None:
    """Where two share the first place, neither has won."""
    ranking = ((PlayerId(0), PlayerId(1)),)

    tally = Tally.of("Toy", ended(5, 5, ranking=ranking), 8)

    assert ((0, 0), 1) == (tally.wins, tally.shared)


def test_means_are_of_all_games() -> None:
    """Scores 3 and 5, lengths 8 and 10 have the means 4 and 9."""
    ranking = ((PlayerId(0),), (PlayerId(1),))

    tally = Tally.of("Toy", ended(3, 0, ranking=ranking), 8)
    tally += Tally.of("Toy", ended(5, 1, ranking=ranking), 10)

    assert (4.0, 0.5) == tally.mean_scores
    assert 9.0 == tally.mean_length


def test_tallies_of_different_tables_do_not_add() -> None:
    """Two players and three are not the same table."""
    with pytest.raises(ValueError, match="same game and table"):
        Tally.empty("Toy", 2) + Tally.empty("Toy", 3)


def test_a_summary_tells_what_counts() -> None:
    """Games, wins, scores, shared places and lengths each have a line."""
    ranking = ((PlayerId(0),), (PlayerId(1),))
    tally = Tally.of("Toy", ended(3, 0, ranking=ranking), 8)
    tally += Tally.of("Toy", ended(5, 5, ranking=((PlayerId(0), PlayerId(1)),)), 10)

    assert tally.summary().splitlines() == [
        "2 games of Toy, 2 players",
        "player 0: won 1 (50.0 %), score 4.0 on average, 3 to 5",
        "player 1: won 0 (0.0 %), score 2.5 on average, 0 to 5",
        "first place shared: 1 (50.0 %)",
        "actions: 9.0 on average, 8 to 10",
    ]


def test_a_single_game_is_not_called_games() -> None:
    """One game is told in the singular."""
    tally = playouts(duel.GAME, 1, seed=1)

    assert re.match("1 game of Card Duel", tally.summary())
