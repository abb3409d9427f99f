"""Stacks: who may land where, who is pinned, and how many one may cover."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import GREY, Rule
from tests.games.lock_n_go.drawing import (
    at,
    destinations,
    discs,
    given,
    levels,
    play,
    refused,
    start_with,
)


class TestLanding:
    @pytest.mark.parametrize(("stack", "after"), [(".", "K"), ("K", "KK"), ("G", "GK")])
    def test_on_an_empty_space_or_one_disc(self, stack: str, after: str) -> None:
        """A disc lands on nothing, on an own disc, on the opponent's (R6; LG-020)."""
        board = {
            ".": "7 G G G G G\n1 K K K K K",
            "K": "7 G G G G G\n2 . . K . .\n1 . K K K K",
            "G": "7 G G G . G\n2 . . G . .\n1 K K K K K",
        }[stack]

        state = play(given(board), "C1-C2")

        assert (after, "") == (at(state, "C2"), at(state, "C1"))

    def test_arriving_disc_lies_on_top(self) -> None:
        """Who arrives lies above the disc that was there (LG-022)."""
        state = play(given(start_with("C7", "C2")), "C1-C2", "B7-B6")

        assert "GK" == at(state, "C2")

    @pytest.mark.parametrize("full", ["KK", "GG", "KG", "GK"])
    def test_two_discs_fill_a_space(self, full: str) -> None:
        """Any two discs close a space to a third (LG-021, R6)."""
        board = {
            "KK": "7 G G G G G\n2 . . KK . .\n1 . . K K K",
            "GG": "7 . . G G G\n2 . . GG . .\n1 K K K K K",
            "KG": "7 . G G G G\n2 . . KG . .\n1 . K K K K",
            "GK": "7 . G G G G\n2 . . GK . .\n1 . K K K K",
        }[full]

        refusal = refused(given(board), "C1-C2")

        assert Rule.FULL_SPACE is refusal.rule
        assert (2, 2) == (refusal.params["has"], refusal.params["most"])

    @pytest.mark.parametrize("full", ["KK", "GG"])
    def test_full_space_is_closed_to_grey_too(self, full: str) -> None:
        """Grey is refused by a full space like black (LG-021)."""
        board = {
            "KK": "7 G G G G G\n6 . . KK . .\n1 K K K . .",
            "GG": "7 . . G G G\n6 . . GG . .\n1 K K K K K",
        }[full]

        assert Rule.FULL_SPACE is refused(given(board, to_act=GREY), "C7-C6").rule


class TestPinned:
    def test_covered_disc_cannot_move(self) -> None:
        """A disc under another does not move (R8; LG-023)."""
        state = given("7 . G G G G\n2 . . KG . .\n1 . K K K K")

        refusal = refused(state, "C2-C3")

        assert Rule.OWN_DISC is refusal.rule
        assert "on top of it" in refusal.message

    def test_covered_disc_is_in_play(self) -> None:
        """A disc under another is not lost: it counts as in play (R8)."""
        state = play(given(start_with("C7", "C3"), to_act=GREY), "C3-C2", "E1-E2/R5")
        state = play(state, "C2-C1")

        assert "KG" == at(state, "C1")
        assert (5, 5) == discs(state)

    def test_free_again_once_the_upper_disc_has_left(self) -> None:
        """When the upper disc leaves, the lower may move again (LG-023)."""
        state = given("7 . G G G G\n2 . . KG . .\n1 . K K K K", to_act=GREY)

        state = play(state, "C2-D2")

        assert "K" == at(state, "C2")
        assert "C3" in destinations(state, "C2")

    def test_own_disc_pins_as_well(self) -> None:
        """One's own disc on top pins the lower one; only one of the two leaves (R6)."""
        state = given("7 G G G G G\n2 . . KK . .\n1 . . K K K")

        after = play(state, "C2-C3")

        assert ("K", "K") == (at(after, "C2"), at(after, "C3"))

    def test_only_the_upper_disc_of_a_mixed_stack_moves(self) -> None:
        """The owner of the upper disc moves it; the other one stays (R8)."""
        state = given("7 . G G G G\n2 . . GK . .\n1 . K K K K")

        after = play(state, "C2-C3")

        assert ("G", "K") == (at(after, "C2"), at(after, "C3"))


class TestLimitOnTop:
    def test_refusal_tells_the_numbers(self) -> None:
        """The refusal says how many there are and how many may be (R7; LG-024)."""
        state = given("7 . . . G G\n5 GK . G . GK\n4 . . K . .\n1 K K . . .")

        refusal = refused(state, "C4-C5")

        assert Rule.ON_TOP is refusal.rule
        assert {"has": 2, "most": 2} == dict(refusal.params)

    def test_refused_even_where_the_disc_would_leave_by_advancing(self) -> None:
        """A third landing is refused on an advance space one could pay for (R7)."""
        state = given(
            "7 . . . G G\n5 GK . G . GK\n4 . . K . .\n1 K K . . .", coins=(7, 0)
        )

        assert Rule.ON_TOP is refused(state, "C4-C5").rule

    def test_counted_before_the_action_of_the_space(self) -> None:
        """A second landing that advances leaves its place to another (R7)."""
        state = given(
            "7 . . . G G\n5 . . G . GK\n4 G . K . .\n3 K . . . .\n1 K K . . .",
            coins=(2, 0),
        )

        state = play(state, "C4-C5", "D7-D6")
        assert ("G", (2, 1)) == (at(state, "C5"), levels(state))
        state = play(state, "A3-A4/R5")

        assert ("GK", "GK") == (at(state, "A4"), at(state, "E5"))

    def test_each_player_has_a_limit_of_their_own(self) -> None:
        """Two black discs on grey ones do not keep grey off black's (R7)."""
        state = given(
            "7 . . . . G\n5 GK . . . GK\n4 . . G . .\n3 . . K . G\n1 K . . . K",
            to_act=GREY,
        )

        assert "KG" == at(play(state, "C4-C3"), "C3")

    def test_greys_limit(self) -> None:
        """Grey puts no third disc on black's either (R7)."""
        state = given(
            "7 G . . . G\n5 . . G . .\n4 . . K . .\n3 KG . . . KG\n1 K K . . .",
            to_act=GREY,
        )

        assert Rule.ON_TOP is refused(state, "C5-C4/R5").rule

    def test_discs_under_the_opponents_do_not_count(self) -> None:
        """Only one's own disc on top counts, not one that lies below (R7)."""
        state = given(
            "7 G . . . G\n5 . . G . .\n4 . . K . .\n3 KG . . . KG\n1 K K . . ."
        )

        assert "GK" == at(play(state, "C4-C5"), "C5")

    def test_own_stacks_do_not_count(self) -> None:
        """Own discs on own discs leave both places free (R7)."""
        state = given("7 G G G . .\n5 . . G . .\n4 . . K G .\n1 KK KK . . .")

        assert "GK" == at(play(state, "C4-C5"), "C5")

    def test_place_is_free_again_after_leaving(self) -> None:
        """When a disc has left the opponent's, another may be put there (R7)."""
        state = given("7 . . . G G\n5 GK . G . GK\n4 . . K . .\n1 K K . . .")

        state = play(state, "A5-B5", "D7-D6")

        assert "GK" == at(play(state, "C4-C5"), "C5")

    def test_leaving_an_own_disc_frees_no_place(self) -> None:
        """Who comes down from an own disc has two on the opponent's still (R7)."""
        state = given("7 . . . G G\n5 GK . G . GK\n4 . . KK . .\n1 K . . . .")

        assert Rule.ON_TOP is refused(state, "C4-C5").rule
        assert "C5" not in destinations(state, "C4")

    def test_full_comes_before_the_limit(self) -> None:
        """A full space is refused as full, whatever the limit says (LG-021)."""
        state = given("7 . . . . G\n5 GK . GG . GK\n4 . . K . .\n1 K K . . .")

        assert Rule.FULL_SPACE is refused(state, "C4-C5").rule
