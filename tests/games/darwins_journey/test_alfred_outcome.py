"""How a game against Alfred ended: his points, and what decided."""

from __future__ import annotations

import pytest

from tabletop import Outcome, replace
from tabletop.games.darwins_journey import GAME, Rule, total
from tabletop.games.darwins_journey.pending import EndGame
from tabletop.games.darwins_journey.state import Score, State
from tests.games.darwins_journey.positions import A, B, settled, start, with_me
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    solo,
    with_alfred,
    with_human,
    with_rows,
)


def sixty(state: State) -> State:
    """Let both have sixty points in all, and nothing to score for at the end."""
    state = replace(state, board=replace(state.board, shown=()))
    for change in (with_human, with_alfred):
        state = change(state, score=Score(actions=60), coins=4, knowledge=0)
    return state


def ending(state: State) -> Outcome:
    """End the game."""
    outcome = GAME.outcome(settled(replace(state, pending=()), EndGame()))
    assert outcome is not None
    return outcome


def test_his_points_are_explained_like_a_players() -> None:
    """The outcome lists what he has scored for, line by line (p.35, DJS-170)."""
    state = with_rows(sixty(solo()), {0: "ggggg"})
    (alfred,) = ending(state).opponents

    assert ("Alfred", 63) == (alfred.name, alfred.score)
    assert {"actions": 60, "seals": 3} == {
        line.label: line.points for line in alfred.breakdown
    }


@pytest.mark.parametrize(
    ("theory", "coins", "told"),
    [
        ((4, 3), (4, 4), "Player 0 and Alfred have 60 points each: player 0 is"),
        ((3, 4), (4, 4), "Alfred and player 0 have 60 points each: Alfred is"),
        ((0, 0), (4, 3), "theory is equal, and player 0 has more coins, 4 to 3."),
        ((0, 0), (3, 4), "theory is equal, and Alfred has more coins, 4 to 3."),
        ((0, 0), (4, 4), "theory and coins are equal too, and then Alfred wins."),
    ],
)
def test_a_tie_is_explained(
    theory: tuple[int, int], coins: tuple[int, int], told: str
) -> None:
    """The reason says who stands first, and by what (p.35, DJS-172 to DJS-174)."""
    state = sixty(solo())
    state = with_human(state, theory=theory[0], coins=coins[0])
    state = with_alfred(state, theory=theory[1], coins=coins[1])

    assert told in ending(_evened(state)).reason


def _evened(state: State) -> State:
    """Let both have the same points, whatever they score for at the end."""
    for person, change in ((ME, with_human), (ALFRED, with_alfred)):
        more = 60 - total(state, person)
        own = state.people[person].score
        state = change(state, score=replace(own, actions=own.actions + more))
    return state


def test_more_points_are_the_reason() -> None:
    """Without a tie, the points of the first are told."""
    reason = ending(with_human(sixty(solo()), score=Score(actions=61))).reason

    assert reason.startswith("Five rounds are over. Player 0 has most points: 61. ")
    assert Rule.ALFRED_END.text in reason


def test_a_tie_of_players_is_explained() -> None:
    """Without Alfred the reason names who is ahead, and by what (p.25, R70)."""
    state = start()
    for player, points in ((A, 20), (B, 20)):
        state = with_me(state, player, score=Score(actions=points), theory=0, coins=9)
    tied = ending(state)
    ahead = ending(with_me(state, B, coins=8, knowledge=state.people[B].knowledge))

    assert "and they share the place." in tied.reason
    assert "player 0 has more coins, 9 to 8." in ahead.reason
    assert Rule.END.text in ahead.reason
