"""Golden cases 29 to 38: seals and knowledge for a place, whose turn it is."""

from __future__ import annotations

import pytest

from tabletop.core.refusals import TurnRule
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import Finish
from tabletop.games.darwins_journey.pending import ChooseEffects, TakeTurn
from tabletop.games.darwins_journey.pending.effects import GainCoins
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    decline,
    legal,
    place,
    play,
    refused,
    seals_of,
    start,
    turn,
    unlocked,
    with_fifth,
    with_me,
    with_seals,
    with_tiles,
    workers_at,
)

OPEN = dict.fromkeys(
    ("exploration_2", "navigation_2", "academy_2", "academy_3", "special_middle_right"),
    A,
)


def opened(row: str = "", knowledge: int = 0) -> State:
    """Let A be to place worker 1, with seals, where several places are open."""
    state = with_tiles(start(), {"special_top_left": 4, "special_middle_right": 9})
    state = unlocked(state, OPEN)
    if row:
        state = with_seals(state, A, {1: row})
    return turn(with_me(state, A, knowledge=knowledge), A)


def shortage(row: str, where: str) -> int:
    """Find how much knowledge a worker with a row of seals needs at a place."""
    state = opened(row, knowledge=6)
    (placing,) = [
        action for action in legal(state) if place(A, 1, where, 9) == _any(action)
    ]
    return int(getattr(placing, "knowledge", -1))


def _any(action: object) -> object:
    """Return a placement as if it spent nine knowledge."""
    worker, where = getattr(action, "worker", -1), getattr(action, "place", "")
    return place(A, worker, where, 9)


@pytest.mark.parametrize(
    ("row", "where", "missing"),
    [
        ("gp", "exploration_2", 0),
        ("gp", "special_top_left", 0),
        ("gp", "navigation_2", 1),
        ("gpp", "navigation_2", 0),
        ("gg", "special_top_left", 1),
        ("g", "academy_3", 3),
        ("gppp", "academy_2", 0),
        ("yygp", "special_middle_right", 0),
    ],
)
def test_g30_purple_is_any_colour(row: str, where: str, missing: int) -> None:
    """A purple seal counts as one of the colour that is missing (DJ-151/153/265)."""
    assert missing == shortage(row, where)


def test_missing_seal_without_knowledge() -> None:
    """A worker that lacks a seal cannot go there without knowledge (DJ-145, DJ-152)."""
    state = opened("gp", knowledge=0)

    assert Rule.SEALS is refused(state, place(A, 1, "navigation_2"))


@pytest.mark.parametrize(
    ("where", "knowledge"), [("academy_1", 0), ("academy_2", 1), ("academy_3", 2)]
)
def test_g31_top_worker(where: str, knowledge: int) -> None:
    """The purple seal of the top worker stands for one seal (DJ-148, R14)."""
    state = opened(knowledge=knowledge)

    after = play(state, place(A, 0, where, knowledge))

    assert 0 == after.people[A].knowledge
    for spent in range(1, knowledge + 1):
        poor = with_me(state, A, knowledge=knowledge - 1)
        assert Rule.SEALS is refused(poor, place(A, 0, where, spent))


def test_knowledge_stands_in_for_a_seal() -> None:
    """One green and two yellow lack one of two green: one knowledge (DJ-160/267)."""
    state = opened("gyy", knowledge=1)

    after = play(state, place(A, 1, "special_middle_right", 1))

    assert (0, "special_middle_right") == (
        after.people[A].knowledge,
        after.people[A].at[1],
    )


@pytest.mark.parametrize(
    ("where", "knowledge"),
    [
        ("exploration_1", 1),
        ("navigation_2", 2),
        ("academy_3", 3),
        ("museum_deliver", 0),
    ],
)
def test_fifth_worker_needs_knowledge_for_every_seal(
    where: str, knowledge: int
) -> None:
    """The fifth worker has no seals, and may spend knowledge (DJ-147, DJ-308)."""
    state = turn(with_fifth(opened(knowledge=5), A), A)

    after = play(state, place(A, 4, where, knowledge))

    assert (5 - knowledge, where) == (after.people[A].knowledge, after.people[A].at[4])


@pytest.mark.parametrize("knowledge", [-1, 0, 2, 3])
def test_knowledge_is_spent_exactly(knowledge: int) -> None:
    """Neither more nor less knowledge is spent than seals are missing (R13)."""
    state = opened("gp", knowledge=4)

    assert Rule.KNOWLEDGE is refused(state, place(A, 1, "navigation_2", knowledge))


def test_no_knowledge_where_no_seal_is_missing() -> None:
    """Knowledge cannot be thrown away where the seals suffice (R13)."""
    state = opened("gg", knowledge=1)

    assert Rule.KNOWLEDGE is refused(state, place(A, 1, "exploration_2", 1))


def test_knowledge_that_is_not_there() -> None:
    """Only knowledge that one has is spent (DJ-155)."""
    state = opened("g", knowledge=2)

    assert Rule.SEALS is refused(state, place(A, 1, "academy_3", 3))
    assert place(A, 1, "academy_2", 2) in legal(state)


def test_g33_more_seals_than_needed() -> None:
    """Seals that a place does not ask for do no harm (DJ-152)."""
    assert 0 == shortage("rrb", "academy_1")


def test_seals_of_other_workers_do_not_help() -> None:
    """Only the own row of a worker counts (DJ-152)."""
    state = with_seals(opened("b"), A, {2: "ggg"})

    assert Rule.SEALS is refused(turn(state, A), place(A, 1, "exploration_1"))


def test_colour_matters() -> None:
    """Seals of another colour do not meet what a place asks for (DJ-150)."""
    assert [1, 0, 1, 1] == [
        shortage("b", f"{page}_1")
        for page in ("exploration", "navigation", "correspondence", "academy")
    ]


def test_g34_seals_are_not_spent() -> None:
    """After the placement the row is as it was (DJ-154)."""
    after = play(opened("gp"), place(A, 1, "exploration_2"))

    assert "gp" == seals_of(after, A, 1)


# -- payment before gains


def test_g36_penalty_before_the_bonus() -> None:
    """The two coins of the silver distinction cannot pay the penalty (R11)."""
    state = with_me(opened("ggbb"), A, coins=2)
    state = turn(workers_at(state, B, {0: "special_middle_right"}), A)

    assert Rule.PENALTY is refused(state, place(A, 1, "special_top_left"))


def test_bonus_follows_the_penalty() -> None:
    """With three coins the penalty is paid, and then two are gained (DJ-156, R18)."""
    state = with_me(opened("ggbb"), A, coins=3)
    state = turn(workers_at(state, B, {0: "special_middle_right"}), A)

    state = play(state, place(A, 1, "special_top_left"))

    assert 0 == state.people[A].coins
    assert isinstance(state.pending[-1], ChooseEffects)
    assert 2 == choose(state, GainCoins(2)).people[A].coins


# -- turns


def test_g37_no_pass_with_a_worker_at_home() -> None:
    """Who has a worker must place one (DJ-173)."""
    state = turn(start(), A)

    assert Rule.WORKER is refused(state, Finish(A))
    assert all(hasattr(action, "worker") for action in legal(state))


def test_who_has_no_worker_is_passed_over() -> None:
    """Without workers a player takes no more turns; the others go on (DJ-174, R23)."""
    state = workers_at(start(3), B, dict.fromkeys(range(4), "museum_deliver"))
    asked = []
    for _ in range(8):
        (player,) = GAME.to_act(state)
        asked.append(player)
        worker = state.people[player].at.index(None)
        state = play(state, place(player, worker, "museum_deliver"))

    assert [A, C] * 4 == asked
    assert not isinstance(state.pending[-1], TakeTurn)


def test_turns_go_round() -> None:
    """One worker each from left to right, until all are placed (DJ-112/175/176)."""
    state = start(3, order=(C, A, B))
    asked = []
    for worker in range(4):
        for _ in range(3):
            (player,) = GAME.to_act(state)
            asked.append(player)
            state = play(state, place(player, worker, "museum_deliver"))

    assert [C, A, B] * 4 == asked


def test_one_worker_each_turn() -> None:
    """After a worker is placed it is the next player's turn (DJ-173)."""
    state = decline(play(opened("g"), place(A, 1, "exploration_1")))

    assert (B,) == GAME.to_act(state)
    assert TurnRule.YOUR_TURN is refused(state, place(A, 2, "museum_deliver"))


def test_placed_worker_is_not_available() -> None:
    """A worker on the board cannot be placed again (DJ-173)."""
    state = turn(workers_at(opened("g"), A, {1: "museum_deliver"}), A)

    assert Rule.WORKER is refused(state, place(A, 1, "exploration_1"))


@pytest.mark.parametrize("worker", [-1, 4, 5])
def test_worker_that_is_not_there(worker: int) -> None:
    """Only workers in play are placed (DJ-147)."""
    assert Rule.WORKER is refused(opened(), place(A, worker, "museum_deliver"))
