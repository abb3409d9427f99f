"""The duty to leave blocked spaces, and when it lapses."""

from __future__ import annotations

from tabletop.games.lock_n_go import GAME, GREY, Rule
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    coins,
    discs,
    given,
    legal,
    levels,
    play,
    refused,
    start_with,
    why_not,
)


def sources(texts: set[str]) -> set[str]:
    """Name the spaces from which discs move."""
    return {text[:2] for text in texts}


class TestDuty:
    def test_own_disc_in_a_blocked_space_must_be_moved(self) -> None:
        """Whose turn begins with a disc shut in moves that disc (R14; LG-031)."""
        state = given(start_with("C1", "B4"))

        assert {"B4"} == sources(legal(state))
        refusal = refused(state, "A1-A2")
        assert Rule.DUTY is refusal.rule
        assert "B4" == refusal.params["spaces"]

    def test_free_choice_among_several(self) -> None:
        """Any of the discs shut in may be chosen (R14)."""
        state = given("7 G G G G G\n4 . K . K .\n1 K . K . K")

        assert {"B4", "D4"} == sources(legal(state))
        assert "B4 or D4" == refused(state, "A1-A2").params["spaces"]

    def test_only_to_an_accessible_space(self) -> None:
        """A disc shut in goes neither into the other blocked space (R14; LG-030)."""
        state = given(start_with("C1", "B4"), columns="BC")

        assert Rule.BLOCKED_SPACE is refused(state, "B4-C4").rule

    def test_the_disc_does_the_action_of_its_new_space(self) -> None:
        """A disc that leaves a blocked space stops on an action space as ever."""
        state = given(start_with("C1", "B4"))

        assert (1, 0) == coins(play(state, "B4-B5"))
        assert Rule.LOCK_MOVE is refused(state, "B4-A4").rule
        assert {"B5", "D5"} == blocked(play(state, "B4-A4/R5"))

    def test_it_may_advance(self) -> None:
        """A disc that leaves a blocked space may advance and leave the board."""
        state = given(start_with("C1", "B5"), row=5, coins=(2, 0))

        after = play(state, "B5-A5")

        assert ((2, 1), (4, 5), "") == (levels(after), discs(after), at(after, "A5"))

    def test_the_other_players_discs_bind_nobody_else(self) -> None:
        """Black is free while only grey's discs are shut in (R14)."""
        state = given(start_with("C7", "B4"))

        assert {"A1", "B1", "C1", "D1", "E1"} == sources(legal(state))

    def test_the_one_left_behind_is_bound_next_turn(self) -> None:
        """One disc a turn: the second one shut in must be moved the turn after."""
        state = given("7 G G G G G\n4 . K . K .\n1 K . K . K")

        state = play(state, "B4-B5", "C7-C6")

        assert {"D4"} == sources(legal(state))

    def test_bound_by_ones_own_lock_move(self) -> None:
        """Who has blocked the space just entered must leave it next turn (R21)."""
        state = play(given(row=2), "C1-D1/R1", "C7-C6")

        assert {"B1", "D1"} == sources(legal(state))
        assert Rule.DUTY is refused(state, "A1-A2").rule

    def test_free_when_the_lock_has_gone_in_time(self) -> None:
        """The duty looks at the locks as they are when the turn begins (R14)."""
        state = given(start_with("C1", "B4"), to_act=GREY)

        state = play(state, "A7-A6/R5")

        assert {"B4"} < sources(legal(state))

    def test_upper_disc_of_a_stack_is_bound(self) -> None:
        """Of a stack in a blocked space its upper disc must be moved (R14)."""
        state = given("7 G G G G G\n4 . KK . . .\n1 K . K . K")

        after = play(state, "B4-B5", "C7-C6")

        assert {"B4"} == sources(legal(state))
        assert ("K", {"B4"}) == (at(after, "B4"), sources(legal(after)))

    def test_on_top_of_the_opponents_disc(self) -> None:
        """A disc on top of the other's in a blocked space is bound too (R14)."""
        state = given("7 . G G G G\n4 . GK . . .\n1 K . K K K")

        assert {"B4"} == sources(legal(state))

    def test_no_pass_under_the_duty(self) -> None:
        """Who must and can leave a blocked space does not pass (R10, R14)."""
        assert Rule.PASSING is refused(given(start_with("C1", "B4")), "pass").rule

    def test_no_putting_back_under_the_duty(self) -> None:
        """A disc is not put back while another must leave a blocked space (R17)."""
        state = given(
            "7 G G G G G\n4 . K . . .\n1 K . K . K", coins=(7, 0), levels=(2, 1)
        )

        assert Rule.DUTY is refused(state, "+B1").rule
        assert {"B4"} == sources(legal(state))


class TestLapse:
    def test_covered_disc_binds_nobody(self) -> None:
        """A disc under the opponent's cannot leave, so the duty lapses (R15, R16)."""
        state = given("7 . G G G G\n4 . KG . . .\n1 K . K K K")

        assert {"A1", "C1", "D1", "E1"} == sources(legal(state))
        assert why_not(state, "C1-C2") is None

    def test_covered_disc_beside_one_that_can_leave(self) -> None:
        """The duty stays for a disc shut in that can be moved (R14, R16)."""
        state = given("7 . G G G G\n4 . KG . K .\n1 K . K . K")

        assert {"D4"} == sources(legal(state))
        assert Rule.DUTY is refused(state, "C1-C2").rule

    def test_stuck_disc_beside_one_that_can_leave(self) -> None:
        """Of two discs shut in, the one that has a way must go (R14, R15)."""
        state = given("7 G . . . .\n5 . GG . . .\n4 GG K KK K .\n1 K . . . .")

        assert {"D4"} == sources(legal(state))
        assert "D4" == refused(state, "A1-A2").params["spaces"]

    def test_every_way_full(self) -> None:
        """With every neighbour full the duty lapses (R15)."""
        state = given("7 G . . . .\n5 . GG . . .\n4 GG K KK . .\n1 K . K . .")

        assert {"A1", "C1", "C4"} == sources(legal(state))
        assert Rule.FULL_SPACE is refused(state, "B4-B5").rule

    def test_ways_closed_by_the_limit_on_top(self) -> None:
        """With only a third landing on the opponent's left, it lapses (R15, R7)."""
        state = given(
            "6 GK . . . GK\n5 . GG . . .\n4 G K . . .\n1 K . K . .", columns="BC"
        )

        assert Rule.ON_TOP is refused(state, "B4-A4/R5").rule
        assert {"A1", "C1", "A6", "E6"} == sources(legal(state))

    def test_putting_back_is_allowed_then(self) -> None:
        """When the duty has lapsed, a disc may be put back (R15, R17)."""
        state = given(
            "7 . G G G G\n4 . KG . . .\n1 K . K . K", coins=(5, 0), levels=(2, 1)
        )

        assert "K" == at(play(state, "+D1"), "D1")

    def test_passing_is_allowed_then(self) -> None:
        """When the duty has lapsed and nothing else is left, one passes (R11, R15)."""
        state = given("7 . . G G G\n4 . KG . KG .", levels=(4, 1))

        assert {"pass"} == legal(state)
        assert (GREY,) == GAME.to_act(play(state, "pass"))

    def test_back_in_force_when_uncovered(self) -> None:
        """Once the upper disc has left, the lower one is bound (R14, R16)."""
        state = given("7 . G G G G\n4 . KG . . .\n1 K . K K K", to_act=GREY)

        state = play(state, "B4-B3/D-E")

        assert {"B4", "E4"} == blocked(state)
        assert {"B4"} == sources(legal(state))
