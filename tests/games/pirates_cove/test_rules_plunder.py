"""Plundering, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import (
    GAME,
    CardsReshuffled,
    FameGained,
    GoldGained,
    Phase,
    Rule,
    TreasuresGained,
    Window,
)
from tests.games.pirates_cove.drawing import A, Table, on, opened, play, ship, visit
from tests.games.pirates_cove.showing import chances, fame, gold, hand, mat, treasures

PATTERNS = {
    "T01": (3, 0, 1, 0),
    "T04": (3, 1, 0, 1),
    "T07": (2, 2, 1, 0),
    "T10": (2, 0, 2, 1),
    "T13": (2, 3, 0, 0),
    "T16": (2, 1, 1, 1),
    "T19": (1, 4, 0, 1),
    "T22": (1, 2, 2, 0),
    "T25": (1, 0, 3, 1),
    "T28": (1, 3, 1, 1),
    "T31": (1, 5, 0, 0),
    "T34": (1, 1, 3, 0),
    "T37": (1, 2, 1, 2),
    "T40": (0, 6, 0, 1),
    "T43": (0, 4, 2, 0),
    "T46": (0, 2, 3, 1),
    "T49": (0, 0, 4, 1),
    "T52": (0, 3, 1, 2),
    "T55": (0, 5, 1, 1),
    "T58": (0, 1, 2, 2),
}
"""Fame, gold, treasures and Tavern cards of each kind."""


@pytest.mark.parametrize("card", PATTERNS)
def test_what_each_card_brings(card: str) -> None:
    """The captain gets fame, gold, treasures and Tavern cards of the card (PC-056)."""
    state = on(visit(Phase.PLUNDER, 4, ship(4), turned=f"4:{card}"))

    assert PATTERNS[card] == (
        fame(state)[A],
        gold(state)[A] - 9,
        treasures(state)[A],
        len(state.pirates[A].hand),
    )
    assert {card: 1} == dict(state.decks.used)


@pytest.mark.parametrize("place", range(1, 6))
def test_each_outer_island(place: int) -> None:
    """Every outer island is plundered by the one ship there (PC-055)."""
    state = visit(Phase.PLUNDER, 1, ship(place), turned=f"{place}:T31")

    assert ((14, 9, 9, 9), None) == (gold(state), state.decks.turned[place - 1])


@pytest.mark.parametrize("place", [6, 7])
def test_no_plunder_elsewhere(place: int) -> None:
    """Treasure Island and the Cove are not plundered (A8)."""
    state = visit(Phase.PLUNDER, 1, ship(place), turned="1:T31 5:T31")

    assert (9, 9, 9, 9) == gold(state)


def test_nobody_is_asked_whether_to_plunder() -> None:
    """Plundering is not chosen, and takes all there is (A59)."""
    state = visit(Phase.PLUNDER, 2, ship(2, "1222", treasures=4), turned="2:T49")

    assert 8 == treasures(state)[A]


def test_gold_runs_out() -> None:
    """Of 6 gold the two that are left are had, without a debt (A48; PC-057)."""
    state = on(visit(Phase.PLUNDER, 2, ship(2), ship(6, gold=95), turned="2:T40"))

    assert (11, 0) == (gold(state)[A], state.supply.gold)


def test_nothing_left_in_the_supply() -> None:
    """What is not there is not had; fame and cards are (A48; PC-057)."""
    poor = ship(6, gold=97, treasures=50)
    state = on(visit(Phase.PLUNDER, 2, ship(2), poor, turned="2:T16"))

    assert (2, 9, 0, 1) == (
        fame(state)[A],
        gold(state)[A],
        treasures(state)[A],
        len(state.pirates[A].hand),
    )


def test_tavern_cards_run_out() -> None:
    """With one Tavern card left, one of two is had (A34, A48; PC-057)."""
    state = visit(Phase.PLUNDER, 2, ship(2), turned="2:T37", tavern="fame_3")
    state = play(state, "pass", "drew A fame_3")

    assert ("fame_3", None) == (hand(state, A), GAME.chance(state))


def test_discards_are_reshuffled_in_a_plunder() -> None:
    """When the Tavern pile is empty its discards are drawn from (A34; PC-057)."""
    table: Table = {"tavern": "", "discards": "fame_1 smoke_screen", "turned": "2:T37"}
    state = visit(Phase.PLUNDER, 2, ship(2), **table)
    state = play(state, "pass")
    assert CardsReshuffled() in state.news

    assert {"drew 0 fame_1", "drew 0 smoke_screen"} == chances(state)


def test_parrot_in_a_plunder() -> None:
    """A Parrot that a plunder brings comes into play at once (A33)."""
    state = visit(Phase.PLUNDER, 2, ship(2), turned="2:T37")
    state = play(state, "drew A parrot_silver", "drew A fame_1")

    assert ("fame_1", "parrot_silver") == (hand(state, A), mat(state, A))


def test_plunder_is_told() -> None:
    """Fame, gold, treasures are told, and why (PC-019)."""
    state = opened(Window.NAVY, ship(2, hand="fame_1"), ship(3), turned="2:T16")
    state = play(state, "pass")

    assert FameGained(A, 2, Rule.PLUNDERING) in state.news
    assert GoldGained(A, 1, Rule.PLUNDERING) in state.news
    assert TreasuresGained(A, 1, Rule.PLUNDERING) in state.news


def test_two_islands() -> None:
    """Each ship plunders its own island; other cards stay until phase 6 (PC-044)."""
    state = visit(Phase.PLUNDER, 1, ship(2), ship(4), turned="1:T43 2:T31 4:T13")

    assert (14, 12, 9, 9) == gold(state)
    assert ("T43", None, None, None, None) == state.decks.turned
