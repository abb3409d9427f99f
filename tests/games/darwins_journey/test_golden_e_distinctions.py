"""Golden cases 61 to 68: what silver and golden distinctions bring."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.events import PointsGained
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Explore,
    GainCoins,
    GainKnowledge,
    GainPoints,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.buying import buying, offered, paid, table, take
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    decline,
    events,
    place,
    play,
    seals_of,
    turn,
    unlocked,
    with_me,
    with_tiles,
)

# -- distinctions


@pytest.mark.parametrize(
    ("row", "effect"),
    [
        ("ggg", Explore(2)),
        ("gggg", Explore(3)),
        ("ggggg", Explore(3)),
        ("gggggg", Explore(3, stops=1)),
    ],
)
def test_g61_distinctions(row: str, effect: Explore) -> None:
    """Silver with the fourth seal, golden with the sixth besides (DJ-279, DJ-282)."""
    state = play(turn(table(one=row), A), place(A, 1, "exploration_1"))

    assert [effect] == offered(state)


@pytest.mark.parametrize(("row", "bought"), [("ggg", Explore(3)), ("gggg", Explore(3))])
def test_bought_seal_brings_the_distinction(row: str, bought: Explore) -> None:
    """The fourth seal of a row is as good bought as it was there (DJ-191)."""
    state = play(buying(one=row), take(0))

    state = play(turn(state, A), place(A, 1, "exploration_1"))

    assert [bought] == offered(state)


def test_sixth_seal_brings_gold() -> None:
    """The sixth seal of a row lets the explorer stop once more (DJ-191)."""
    state = play(buying(one="ggggg"), take(0))

    state = play(turn(state, A), place(A, 1, "exploration_1"))

    assert [Explore(3, stops=1)] == offered(state)


def test_distinctions_belong_to_one_worker() -> None:
    """The seals of one worker do nothing for another (DJ-192)."""
    state = turn(table(one="gggggg", two="g"), A)

    assert [Explore(2)] == offered(play(state, place(A, 2, "exploration_1")))


def test_extra_seal() -> None:
    """Silver: up to one seal more in the academy, all coins paid (DJ-273)."""
    state = play(turn(table(one="rrrr", two="g"), A), place(A, 1, "academy_1"))
    assert [Academy(), Academy()] == offered(state)

    state = play(choose(state, Academy()), take(1, 2))
    state = play(state, take(2, 2))

    assert ("gry", 9 - 1 - 2 - 1) == (seals_of(state, A, 2), state.people[A].coins)
    assert (B,) == GAME.to_act(state)


def test_extra_seal_may_be_left_out() -> None:
    """The seal more is no duty (DJ-273)."""
    state = play(turn(table(one="rrrr", two="g"), A), place(A, 1, "academy_1"))

    state = decline(play(choose(state, Academy()), take(0, 2)))

    assert ("gg", (B,)) == (seals_of(state, A, 2), GAME.to_act(state))


def test_g63_golden_worker_in_the_academy() -> None:
    """Place 2: one coin off, one and one off, a further seal in full (DJ-276, R18)."""
    state = unlocked(table(one="rrrrrr", two="gg"), {"academy_2": A})
    state = play(turn(state, A), place(A, 1, "academy_2"))
    effects = offered(state)
    assert all(isinstance(each, Academy) for each in effects)

    costs = [
        paid(choose(state, each), 2, 2) for each in effects if isinstance(each, Academy)
    ]

    assert [1, 2, 3] == sorted(costs)


def test_discount_of_place_three() -> None:
    """A printed discount of three grows by the golden worker's coin (R18)."""
    state = unlocked(table(one="rrrrrr", two="gggg"), {"academy_3": A})
    state = play(turn(state, A), place(A, 1, "academy_3"))

    costs = [
        paid(choose(state, each), 3, 2)
        for each in offered(state)
        if isinstance(each, Academy)
    ]

    assert [5 - 4, 5 - 1, 5] == sorted(costs)


def test_g67_fourth_seal_comes_too_late() -> None:
    """A seal gained by an action does not change that action (DJ-281, R17)."""
    state = play(turn(table(one="rrr"), A), place(A, 1, "academy_1"))

    state = play(state, take(0))

    assert ("rrrg", (B,)) == (seals_of(state, A, 1), GAME.to_act(state))


def test_fourth_seal_counts_next_time() -> None:
    """From the next placement on, the bonus is gained (R17)."""
    state = play(turn(table(one="rrrg"), A), place(A, 1, "academy_1"))

    assert 2 == len(offered(state))


@pytest.mark.parametrize(
    ("row", "bonus"),
    [
        ("gbg", []),
        ("gbgg", [GainCoins(2)]),
        ("gbggg", [GainCoins(2)]),
        ("gbgggg", [GainCoins(2), GainPoints(3)]),
    ],
)
@pytest.mark.parametrize("side", ["left", "right"])
def test_bonus_of_the_special_diary(row: str, bonus: list[object], side: str) -> None:
    """Two coins with silver, three points besides with gold (DJ-274, DJ-277)."""
    state = with_tiles(table(one=row), {f"special_top_{side}": 4})
    state = play(turn(state, A), place(A, 1, f"special_top_{side}"))

    assert {GainKnowledge(1), GainCoins(3), *bonus} == set(offered(state))
    assert 2 + len(bonus) == len(offered(state))


def test_bonus_is_gained() -> None:
    """Both are scored at once, in whatever order (DJ-277, DJ-282)."""
    state = with_tiles(table(coins=0, one="gbgggg"), {"special_top_left": 4})
    state = play(turn(state, A), place(A, 1, "special_top_left"))

    state = choose(state, GainPoints(3))
    assert [PointsGained(A, 3, Rule.POINTS)] == events(state, PointsGained)
    state = choose(state, GainCoins(2))

    assert (2, 3) == (state.people[A].coins, state.people[A].points)


@pytest.mark.parametrize("where", ["small_left", "museum_research"])
def test_places_without_a_bonus(where: str) -> None:
    """The small diary and the squares know no distinctions (DJ-280)."""
    state = with_me(table(one="gggggg"), A, coins=0)

    state = play(turn(state, A), place(A, 1, where))

    assert (0, 0) == (state.people[A].coins, state.people[A].points)
    assert not isinstance(state.pending[-1], ChooseEffects)
