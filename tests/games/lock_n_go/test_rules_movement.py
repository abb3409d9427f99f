"""Movement: whose disc, how far, which way, and when one may pass."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, TurnRule
from tabletop.games.lock_n_go import BLACK, GAME, GREY, MoveDisc, Rule, Space
from tests.games.lock_n_go.drawing import (
    at,
    coins,
    destinations,
    discs,
    drawn,
    given,
    legal,
    levels,
    play,
    refused,
    start_with,
)


class TestDirections:
    @pytest.mark.parametrize(
        ("space", "expected"),
        [
            ("C3", {"C4", "B3", "D3"}),
            ("A3", {"A4", "B3"}),
            ("E3", {"E4", "D3"}),
            ("C6", {"C7", "B6", "D6"}),
        ],
    )
    def test_black_steps_up_or_aside(self, space: str, expected: set[str]) -> None:
        """Black's disc goes one row up, left or right (R1-R3; LG-018)."""
        state = given(start_with("C1", space), row=2, columns="AE")

        assert expected == destinations(state, space)

    @pytest.mark.parametrize(
        ("space", "expected"),
        [
            ("C5", {"C4", "B5", "D5"}),
            ("A5", {"A4", "B5"}),
            ("E5", {"E4", "D5"}),
            ("C2", {"C1", "B2", "D2"}),
        ],
    )
    def test_grey_steps_down_or_aside(self, space: str, expected: set[str]) -> None:
        """Grey's disc goes one row down, left or right (R1-R3; LG-018)."""
        state = given(start_with("C7", space), row=6, columns="AE", to_act=GREY)

        assert expected == destinations(state, space)

    @pytest.mark.parametrize("to", ["B3", "D3"])
    def test_sideways_both_ways(self, to: str) -> None:
        """A disc moved to the left or right is there and nowhere else (R2)."""
        text = f"C3-{to}/R5" if to == "B3" else f"C3-{to}"
        state = play(given(start_with("C1", "C3")), text)

        assert ("", "K") == (at(state, "C3"), at(state, to))
        assert (GREY,) == GAME.to_act(state)

    @pytest.mark.parametrize("to", ["C2", "B2", "D2", "B4", "D4", "C3"])
    def test_black_never_back_or_aslant_or_on_the_spot(self, to: str) -> None:
        """Black's disc goes neither back, nor diagonally, nor nowhere (R4)."""
        state = given(start_with("C1", "C3"), row=7)

        assert Rule.STEP is refused(state, f"C3-{to}").rule

    @pytest.mark.parametrize("to", ["C6", "B6", "D6", "B4", "D4", "C5"])
    def test_grey_never_back_or_aslant_or_on_the_spot(self, to: str) -> None:
        """Grey's disc goes neither back, nor diagonally, nor nowhere (R4)."""
        state = given(start_with("C7", "C5"), row=1, to_act=GREY)

        assert Rule.STEP is refused(state, f"C5-{to}").rule

    @pytest.mark.parametrize("to", ["C5", "A3", "E3", "C7", "E5"])
    def test_never_further_than_one_space(self, to: str) -> None:
        """No disc goes two spaces or more (R3)."""
        state = given(start_with("C1", "C3"), row=7)

        assert Rule.STEP is refused(state, f"C3-{to}").rule

    @pytest.mark.parametrize("text", ["A3-E3", "A3-E4", "E3-A3", "E3-A4"])
    def test_no_way_round_the_edge(self, text: str) -> None:
        """The board has edges: its columns do not meet again (R2)."""
        state = given(start_with("C1", text[:2]), row=7)

        assert Rule.STEP is refused(state, text).rule

    def test_no_passing_through(self) -> None:
        """Moves are single steps, so a blocked space is never jumped over (R12)."""
        state = given(start_with("C1", "A4"), columns="BC")

        assert Rule.STEP is refused(state, "A4-D4").rule
        assert Rule.BLOCKED_SPACE is refused(state, "A4-B4").rule


class TestFarRow:
    @pytest.mark.parametrize(
        ("player", "home", "far", "beside"),
        [(BLACK, "C1", "C7", {"B7", "D7"}), (GREY, "C7", "C1", {"B1", "D1"})],
    )
    def test_only_sideways_on_the_far_row(
        self, player: PlayerId, home: str, far: str, beside: set[str]
    ) -> None:
        """On the last row a disc moves sideways only (R5)."""
        state = given(start_with(home, far), to_act=player)

        assert beside == destinations(state, far)

    @pytest.mark.parametrize(
        ("player", "home", "far", "beyond"),
        [(BLACK, "C1", "C7", "C8"), (GREY, "C7", "C1", "C0")],
    )
    def test_no_way_off_the_board(
        self, player: PlayerId, home: str, far: str, beyond: str
    ) -> None:
        """No disc leaves the board over its last row (R5)."""
        state = given(start_with(home, far), to_act=player)
        step = MoveDisc(player, Space(far), Space(beyond))

        assert Rule.STEP is refused(state, step).rule

    def test_disc_on_the_far_row_stays_in_play(self) -> None:
        """Reaching the last row is a move like any other: here, a coin (R5, R34)."""
        state = given("7 . G G G G\n6 K . . . G\n1 . K K K K")

        after = play(state, "A6-A7")

        assert ("K", (5, 5)) == (at(after, "A7"), discs(after))
        assert ((1, 0), (1, 1)) == (coins(after), levels(after))


class TestChoiceOfDisc:
    @pytest.mark.parametrize("space", ["C2", "D4", "A6"])
    def test_no_disc_there(self, space: str) -> None:
        """An empty space has no disc to move (LG-017, R9)."""
        state = given()

        assert Rule.OWN_DISC is refused(state, f"{space}-{space[0]}3").rule

    @pytest.mark.parametrize("space", ["F1", "Z9", "A8", "E99"])
    def test_no_such_space(self, space: str) -> None:
        """A disc moves neither from nor to a space that the board does not have."""
        state = given()

        assert Rule.OWN_DISC is refused(state, f"{space}-A1").rule
        assert Rule.STEP is refused(state, f"A1-{space}").rule

    def test_any_own_disc_on_top_with_a_way(self) -> None:
        """Every own disc on top that has somewhere to go may be chosen (R9)."""
        state = given("""
            7  G  .  G  G  G
            3  .  GK .  .  .
            1  KK KK .  .  .
        """)

        assert {"A1", "B1", "B3"} == {text[:2] for text in legal(state)}

    def test_not_ones_turn(self) -> None:
        """Who is not to act moves nothing."""
        assert TurnRule.YOUR_TURN is refused(given(), "C7-C6", GREY).rule

    def test_turns_alternate(self) -> None:
        """Black and grey act in turn, one action each."""
        state = given(turn=0)
        seen = list(GAME.to_act(state))
        for text in ("C1-C2", "C7-C6", "C2-B2", "C6-B6"):
            state = play(state, text)
            seen += GAME.to_act(state)

        assert [BLACK, GREY, BLACK, GREY, BLACK] == seen
        assert 4 == state.turn


class TestPassing:
    def test_no_pass_while_a_disc_can_be_put_back(self) -> None:
        """Who cannot move but can put a disc back does not pass (R10; LG-045)."""
        state = given(
            """
            7  KG .  .  .  KG
            6  .  .  G  G  G
            """,
            coins=(5, 0),
            levels=(4, 1),
        )

        assert Rule.PASSING is refused(state, "pass").rule
        assert {"+A1", "+B1", "+C1", "+D1", "+E1"} == legal(state)

    def test_pass_when_every_start_space_is_closed(self) -> None:
        """Coins do not help when each start space is full or blocked (R10, R11)."""
        state = given(
            "1 KG KG GG . .", row=1, columns="DE", coins=(7, 0), levels=(4, 2)
        )

        assert {"pass"} == legal(state)
        assert (7, 0) == coins(play(state, "pass"))

    def test_pass_changes_nothing_but_the_turn(self) -> None:
        """After a pass discs, coins, levels and locks are as before (R11)."""
        state = given("1 KG KG . . .", row=1, columns="CE", levels=(4, 4), coins=(1, 2))

        after = play(state, "pass")

        assert drawn(state) == drawn(after)
        assert (state.sides, state.locks) == (after.sides, after.locks)
        assert ((GREY,), state.turn + 1) == (GAME.to_act(after), after.turn)
