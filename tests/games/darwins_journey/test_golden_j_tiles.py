"""Golden cases on the special action tiles: what each of the twelve does."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.kinds import Gain, Metal
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    Explore,
    FulfilFreely,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    Navigate,
    RepeatDelivery,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    choose,
    decline,
    place,
    play,
    refused,
    sail,
    seals_of,
    turn,
    with_me,
    with_seals,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    displayed,
    fulfilled,
    is_over,
    me,
    museum,
    offered,
    researched,
    tiled,
    whose,
)
from tests.games.darwins_journey.verbs import (
    convert,
    deliver,
    outright,
    perform,
    purple,
    research,
    send,
    take,
    tent,
    unlock,
)

NEEDS = {
    1: "yr",
    2: "yb",
    3: "gr",
    4: "gb",
    5: "ybb",
    6: "rrbb",
    7: "rrb",
    8: "ggbb",
    9: "yygg",
    10: "rrgg",
    11: "ggbb",
    12: "yyrr",
}


def on_tile(number: int, state: State | None = None) -> State:
    """Let A's worker, who lacks one seal, go to a tile; A has one knowledge left."""
    row = NEEDS[number][:-1]
    state = with_seals(tiled(state or bare(), number), A, {1: row})
    state = with_me(state, A, knowledge=2)
    return play(turn(state, A), place(A, 1, "special_top_left", 1))


@pytest.mark.parametrize("number", NEEDS)
def test_seals_of_each_tile(number: int) -> None:
    """Each tile asks for its seals (DJ-152)."""
    row = NEEDS[number]
    state = with_me(tiled(bare(), number), A, knowledge=0)
    go = place(A, 1, "special_top_left")

    assert 1 == play(turn(with_seals(state, A, {1: row}), A), go).people[A].at.count(
        go.place
    )
    for left_out in range(len(row)):
        fewer = row[:left_out] + row[left_out + 1 :]
        lacking = turn(with_seals(state, A, {1: fewer}), A)
        assert refused(lacking, go) in (Rule.SEALS, Rule.KNOWLEDGE)


def test_tile_1() -> None:
    """Tile 1: a delivery is repeated (DJ-001)."""
    state = museum(researched(bare(), "gr"), delivered="gr rr", shown="gp")
    state = on_tile(1, state)
    assert DoEffect(A, RepeatDelivery()) == state.pending[-1]

    state = play(state, deliver("gr"))

    assert (4 + 4, 2, True) == (me(state).coins, me(state).theory, is_over(state))


def test_tile_2() -> None:
    """Tile 2: three steps of theory (DJ-002)."""
    assert 3 == me(choose(on_tile(2), AdvanceTheory(3))).theory


def test_tile_3() -> None:
    """Tile 3: a temporary knowledge becomes seven coins or points (DJ-003)."""
    coins, points = (me(play(on_tile(3), convert(into))) for into in Gain)

    assert (0, 4 + 7, 0) == (coins.knowledge, coins.coins, coins.points)
    assert (0, 4, 7) == (points.knowledge, points.coins, points.points)


def test_tile_4() -> None:
    """Tile 4: a temporary knowledge and three coins (DJ-004)."""
    state = choose(on_tile(4), GainCoins(3), GainKnowledge(1))

    assert (2, 7, True) == (me(state).knowledge, me(state).coins, is_over(state))


class TestTile5:
    """Tile 5, an explorer to an island."""

    def test_tile_5(self) -> None:
        """Tile 5: an unused explorer starts where one has none (DJ-005/249, R41)."""
        state = on_tile(5)
        assert Rule.ISLAND is refused(state, send("A"))

        assert ("A0", "B0", None) == me(play(state, send("B"))).explorers

    def test_none_left(self) -> None:
        """Tile 5: without an unused explorer nothing happens (R41)."""
        assert "B" == whose(on_tile(5, with_me(bare(), A, unused=0)))


def test_tile_6() -> None:
    """Tile 6: the actions of a locked place, which stays locked (DJ-006)."""
    state = play(on_tile(6), perform("navigation_3"))

    assert DoEffect(A, Navigate(4)) == state.pending[-1]
    assert ((), 6) == (
        tuple(each for each in state.board.lenses if each[1] == A),
        me(state).lenses,
    )


def test_tile_7() -> None:
    """Tile 7: a purple seal for no coins, to any row with room (DJ-007, DJ-264)."""
    state = with_seals(bare(), A, {2: "ggggg"})
    state = play(on_tile(7, state), purple(2))

    assert ("gggggp", 4) == (seals_of(state, A, 2), me(state).coins)


def test_tile_8() -> None:
    """Tile 8: a place is unlocked for no coins; its actions follow (DJ-008)."""
    state = play(on_tile(8), unlock("navigation_2"))

    assert (4, 5) == (me(state).coins, me(state).lenses)
    assert DoEffect(A, Navigate(3)) == state.pending[-1]


def test_tile_9() -> None:
    """Tile 9: any specimen not researched before (DJ-009)."""
    state = on_tile(9, researched(bare(), "rf"))
    assert Rule.RESEARCH is refused(state, research("rf"))

    assert 2 == len(me(play(state, research("yb"))).research)


def test_tile_10() -> None:
    """Tile 10: an exploration and a navigation of two, in any order (DJ-010)."""
    state = on_tile(10)
    assert {Explore(2), Navigate(2)} == offered(state)

    state = play(choose(state, Navigate(2)), sail(A, "O1 O3"))

    assert DoEffect(A, Explore(2)) == state.pending[-1]


def test_tile_11() -> None:
    """Tile 11: the top tent goes to any camp, and is paid for (DJ-011)."""
    state = choose(play(on_tile(11), tent("B9", 0)), GainPoints(4))

    assert (4 - 2, 4, 4) == (me(state).coins, me(state).points, me(state).tents)
    assert {GainKnowledge(1)} == offered(state)


def test_tile_12() -> None:
    """Tile 12: an objective is gained, then one is fulfilled (DJ-012, R19)."""
    state = on_tile(12, displayed(bare(), "S1 G2"))
    assert DoEffect(A, GainObjective()) == state.pending[-1]

    state = play(state, take("G2"))
    assert DoEffect(A, FulfilFreely()) == state.pending[-1]
    state = play(state, outright("G2", Metal.GOLD, 4))

    assert {"G2": ("gold", 4)} == fulfilled(state)


def test_nothing_of_a_tile_need_be_done() -> None:
    """What a tile offers may be left out (DJ-158)."""
    assert "B" == whose(decline(on_tile(10)))
