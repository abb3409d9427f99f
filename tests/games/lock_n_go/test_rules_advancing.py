"""Advance spaces: paying for the next level of the victory track."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Kind,
    LevelReached,
    Rule,
    Space,
    coins_in_reserve,
    kind_of,
    next_level_cost,
)
from tests.games.lock_n_go.drawing import (
    at,
    coins,
    destinations,
    discs,
    given,
    levels,
    play,
    start_with,
)

ON_LEVEL = {
    1: "7 G G G G G\n2 . . K . .\n1 K K . K K",
    2: "7 G G G G G\n2 . . K . .\n1 K K . K .",
    3: "7 G G G G G\n2 . . K . .\n1 K K . . .",
    4: "7 G G G G G\n2 . . K . .\n1 K . . . .",
}
"""Black on each level, with a disc before the advance space C3."""

COSTS = [(1, 2), (2, 3), (3, 4), (4, 5)]
"""Levels, and what the next one costs."""


@pytest.mark.parametrize(("level", "cost"), COSTS)
def test_cost_of_each_level(level: int, cost: int) -> None:
    """Levels 2, 3, 4 and 5 cost 2, 3, 4 and 5 coins (LG-033 to LG-036)."""
    state = given(ON_LEVEL[level], coins=(cost, 0), levels=(level, 1))

    after = play(state, "C2-C3")

    assert cost == next_level_cost(state, BLACK)
    assert ((0, 0), (level + 1, 1)) == (coins(after), levels(after)), Rule.ADVANCE.text


@pytest.mark.parametrize(("level", "cost"), COSTS)
def test_one_coin_short(level: int, cost: int) -> None:
    """A coin short of the cost, nothing is paid, the disc stays (R24; LG-032)."""
    state = given(ON_LEVEL[level], coins=(cost - 1, 0), levels=(level, 1))

    after = play(state, "C2-C3")

    assert ((cost - 1, 0), (level, 1)) == (coins(after), levels(after))
    assert ("K", discs(state)) == (at(after, "C3"), discs(after))


@pytest.mark.parametrize(("level", "cost"), COSTS)
def test_change_stays_in_hand(level: int, cost: int) -> None:
    """With seven coins the cost is paid and no more, for one level (R25; LG-037)."""
    after = play(given(ON_LEVEL[level], coins=(7, 0), levels=(level, 1)), "C2-C3")

    assert ((7 - cost, 0), (level + 1, 1)) == (coins(after), levels(after))


def test_paid_coins_go_back_to_the_reserve() -> None:
    """What is paid lies in the reserve again (R26)."""
    after = play(given(ON_LEVEL[1], coins=(7, 3)), "C2-C3")

    assert (5 + 2, (5, 3)) == (coins_in_reserve(after), coins(after))


@pytest.mark.parametrize(
    ("player", "home", "before", "to"),
    [
        (BLACK, "C1", "C2", "C3"),
        (BLACK, "E1", "E2", "E3"),
        (BLACK, "A1", "A4", "A5"),
        (BLACK, "C1", "C4", "C5"),
        (GREY, "C7", "C4", "C3"),
        (GREY, "E7", "E4", "E3"),
        (GREY, "A7", "A6", "A5"),
        (GREY, "C7", "C6", "C5"),
    ],
)
def test_every_advance_space_serves_both(
    player: int, home: str, before: str, to: str
) -> None:
    """Both players advance by each of the four advance spaces (R34; LG-019)."""
    owner = (BLACK, GREY)[player]
    state = given(start_with(home, before), coins=(2, 2), to_act=owner)

    after = play(state, f"{before}-{to}")

    assert Kind.ADVANCE is kind_of(state, Space(to))
    assert (2, 0) == (after.sides[owner].level, after.sides[owner].coins)


def test_advancing_by_a_step_aside() -> None:
    """Sideways landings advance as well (LG-019)."""
    after = play(given(start_with("C1", "D3"), coins=(2, 0)), "D3-C3")

    assert ((2, 1), "") == (levels(after), at(after, "C3"))


@pytest.mark.parametrize(
    ("below", "board"),
    [
        ("G", "7 . G G G G\n3 . . G . .\n2 . . K . .\n1 K K . K K"),
        ("K", "7 G G G G G\n3 . . K . .\n2 . . K . .\n1 K K . . K"),
    ],
)
def test_disc_below_stays_and_is_free(below: str, board: str) -> None:
    """The disc that arrived leaves; the one below stays, free (R27; LG-038)."""
    after = play(given(board, coins=(2, 0)), "C2-C3")

    assert (below, (4, 5)) == (at(after, "C3"), discs(after))
    later = after if below == "G" else play(after, "B7-B6")
    assert destinations(later, "C3") > set()


def test_too_poor_on_top_of_the_opponents_disc() -> None:
    """Who cannot pay stays on top of the disc that was there (R24)."""
    state = given("7 . G G G G\n3 . . G . .\n2 . . K . .\n1 K K . K K")

    assert "GK" == at(play(state, "C2-C3"), "C3")


def test_discs_before_do_not_advance() -> None:
    """A disc standing on an advance space stays when coins come (R24, R35)."""
    state = given(start_with("C1", "C3"), coins=(1, 0))

    after = play(state, "B1-B2")

    assert ((2, 0), (1, 1), "K") == (coins(after), levels(after), at(after, "C3"))


def test_a_disc_on_an_advance_space_moves_on() -> None:
    """A disc that was too poor moves on like any other (R24)."""
    state = given(start_with("C1", "C3"), coins=(1, 0))

    assert {"C4", "D3", "B3"} == destinations(state, "C3")


def test_no_level_without_paying() -> None:
    """Nobody advances on another kind of space, however rich (LG-032)."""
    state = given(start_with("C1", "C2"), coins=(7, 7))

    for text in ("A1-A2", "B1-B2", "E1-E2/R5", "C2-D2"):
        assert (1, 1) == levels(play(state, text))


def test_whole_climb() -> None:
    """Four discs and fourteen coins lead from level 1 to the top (R28)."""
    assert (2, 3, 4, 5) == DEFAULT.numbers.costs
    assert 14 == sum(DEFAULT.numbers.costs)
    state, reached = given(ON_LEVEL[1]), []
    for level in (1, 2, 3, 4):
        state = given(ON_LEVEL[level], coins=(level + 1, 0), levels=(level, 1))
        state = play(state, "C2-C3")
        reached += [event for event in state.news if isinstance(event, LevelReached)]

    assert [2, 3, 4, 5] == [event.level for event in reached]
    assert (1, 5) == discs(state)


def test_top_has_no_next_level() -> None:
    """At the top nothing more is to be paid (R28, R29)."""
    top = play(given(ON_LEVEL[4], coins=(5, 0), levels=(4, 1)), "C2-C3")

    assert next_level_cost(top, BLACK) is None
    assert () == GAME.to_act(top)
