"""Golden cases 152 to 158: the goals of the Beagle, and being late."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import GoalScored
from tabletop.games.darwins_journey.kinds import LastingKind
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    decline,
    events,
    holding,
    on,
    play,
    unlocked,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions_more import (
    at_round,
    bare,
    evening,
    goal,
    me,
    researched,
    scored,
    whose,
    worth,
)
from tests.games.darwins_journey.verbs import fulfil


def behind(ship: str, row: str = "rrr", *benefits: LastingKind) -> State:
    """Score goal 2 in round 4, with A's ship on a space and such a row of seals."""
    state = with_seals(goal(at_round(bare(), 4), 2), A, {1: row})
    return scored(with_me(on(state, A, ship=ship), A, lasting=benefits))


def test_g152_two_behind() -> None:
    """Three red seals score 12, two stops behind cost 7: 5 points (DJ-340, DJ-350)."""
    state = behind("O5")

    assert 5 == me(state).points
    assert [GoalScored(A, state.board.goals[3], 5, 7)] == events(state, GoalScored)[:1]


class TestG153:
    """Golden case 153: more penalties than points."""

    def test_g153_never_below_nothing(self) -> None:
        """Penalties take no more than the goal brings (DJ-348)."""
        state = with_seals(goal(at_round(bare(), 4), 2), A, {1: "r"})

        state = scored(on(state, A, ship="O0"))

        assert 0 == me(state).points
        assert [GoalScored(A, state.board.goals[3], 0, 10)] == events(
            state, GoalScored
        )[:1]

    def test_points_of_before(self) -> None:
        """Points of before are not lost (DJ-348)."""
        state = worth(goal(at_round(bare(), 4), 2), 6)

        assert 6 == me(scored(on(state, A, ship="O0"))).points


class TestG154:
    """Golden case 154: the benefit against being late."""

    def test_g154_two_at_most(self) -> None:
        """Each penalty is two at most (DJ-310, DJ-311, R67)."""
        assert 12 - 2 - 2 == me(behind("O5", "rrr", LastingKind.LATE_CAP)).points

    def test_smaller_ones_stay(self) -> None:
        """A penalty of one stays one (R67)."""
        state = behind("O0", "rrrr", LastingKind.LATE_CAP)

        assert 16 - 1 - 2 - 2 - 2 == me(state).points


@pytest.mark.parametrize(
    ("ship", "penalty"),
    [("O0", 1 + 2 + 3 + 4), ("O1", 9), ("O3", 9), ("O4", 7), ("O7", 7), ("O8", 4)],
)
def test_each_stop_on_the_way(ship: str, penalty: int) -> None:
    """Each penalty between ship and Beagle counts, no others (DJ-347, R66)."""
    assert 16 - penalty == me(behind(ship, "rrrr")).points


@pytest.mark.parametrize("ship", ["O14", "O15", "O20"])
def test_not_late(ship: str) -> None:
    """A ship level with the Beagle or ahead of it is not late (DJ-347)."""
    assert 12 == me(behind(ship)).points


def earned(state: State, number: int) -> int:
    """Count what A scores for a goal, with the ship at the Beagle."""
    return me(scored(goal(on(state, A, ship="O1"), number))).points


class TestG156:
    """Golden case 156: the goals for seals."""

    @pytest.mark.parametrize(
        ("number", "letter"), [(1, "y"), (2, "r"), (3, "g"), (4, "b")]
    )
    def test_g156_no_purple(self, number: int, letter: str) -> None:
        """Four points for each seal of a colour, none for purple (DJ-013, DJ-341)."""
        state = with_seals(bare(), A, {1: f"{letter * 2}p", 2: "p", 3: "p"})

        assert 8 == earned(state, number)

    def test_all_rows(self) -> None:
        """Seals of all workers count (DJ-341)."""
        state = with_seals(bare(), A, {1: "ry", 2: "gr", 3: "r"})

        assert 12 == earned(state, 2)


class TestG157:
    """Golden case 157: the other goals."""

    @pytest.mark.parametrize(
        ("number", "own"),
        [(5, "gr yr rp"), (6, "gp rp yb"), (7, "gb yb gf"), (8, "gf bf gr")],
    )
    def test_g157_specimens(self, number: int, own: str) -> None:
        """Goals 5 to 8: six points for each specimen of a kind (DJ-014, DJ-342)."""
        assert 12 == earned(researched(bare(), own), number)

    def test_goal_9(self) -> None:
        """Goal 9: eight points for each empty stack (DJ-015, DJ-344)."""
        assert 16 == earned(with_me(bare(), A, stacks=(0, 3, 0)), 9)

    def test_goal_10(self) -> None:
        """Goal 10: five points for each lens of one's own (DJ-016, DJ-343)."""
        state = unlocked(bare(), {"academy_2": A, "academy_3": A, "navigation_2": B})
        state = unlocked(state, {"exploration_2": A})

        assert 15 == earned(state, 10)

    def test_goal_11(self) -> None:
        """Goal 11: three points for each fulfilled objective (DJ-017, DJ-346)."""
        state = holding(
            bare(),
            A,
            reserve="S9 G9",
            silver={0: "S1!", 1: "S2", 3: "S3!"},
            gold={2: "G2!", 3: "G1!", 4: "G4"},
        )

        assert 12 == earned(state, 11)

    def test_goal_12(self) -> None:
        """Goal 12: four points for each tent on a camp (DJ-018, DJ-345)."""
        camps = ("O6", "O12", "A4", "A7", "B4")

        assert 20 == earned(with_tents(bare(), A, dict.fromkeys(camps, 0)), 12)


def test_goal_of_the_round() -> None:
    """The goal below the Beagle is scored, by everybody (DJ-339)."""
    state = researched(researched(at_round(bare(), 3), "gb bb"), "rf", by=B)
    state = on(on(goal(state, 7), A, ship="O8"), B, ship="O8")

    state = scored(state)

    assert [12, 0] == [person.score.goals for person in state.people]


class TestG158:
    """Golden case 158: what is fulfilled before the goal is scored."""

    def test_g158_counts(self) -> None:
        """An objective fulfilled in the reward phase counts for goal 11 (DJ-119)."""
        state = holding(with_me(bare(), A, coins=10), A, reserve="S7")
        state = goal(on(researched(state, "bp"), A, ship="O1"), 11)

        state = evening(state)
        assert "A" == whose(state)
        state = play(state, fulfil("S7", 4))

        assert 3 == me(state).score.goals

    def test_left_out(self) -> None:
        """Who passes in every window scores without it (R56)."""
        state = holding(with_me(bare(), A, coins=10), A, reserve="S7")
        state = evening(goal(on(researched(state, "bp"), A, ship="O1"), 11))
        while whose(state) == "A":
            state = decline(state)

        assert 0 == me(state).score.goals
