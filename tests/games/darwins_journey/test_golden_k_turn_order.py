"""Golden cases 140 to 142: the phase in which the turn order changes."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, replace
from tabletop.games.darwins_journey.events import TurnOrderSet
from tabletop.games.darwins_journey.pending.effects import GainTurnCoins
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    choose,
    events,
    place,
    play,
    turn,
    workers_at,
)
from tests.games.darwins_journey.positions_more import bare, evening, morning, whose


def order(state: State) -> str:
    """Write the turn order."""
    return "".join("ABCD"[player] for player in state.turn_order)


class TestG140:
    """Golden case 140: workers on the turn order place."""

    @pytest.mark.parametrize(
        ("reserved", "expected"),
        [((C,), "CAB"), ((C, B), "CBA"), ((B, C, A), "BCA"), ((A,), "ABC")],
    )
    def test_g140_as_the_workers_stand(
        self, reserved: tuple[PlayerId, ...], expected: str
    ) -> None:
        """The order follows the workers; the others stay behind (DJ-324 to DJ-327)."""
        assert expected == order(evening(bare(3), reserved))

    def test_before_the_rewards(self) -> None:
        """The order changes after the last worker, not before (DJ-113)."""
        state = workers_at(bare(2), A, dict.fromkeys(range(4), "museum_research"))
        state = workers_at(state, B, dict.fromkeys(range(3), "museum_research"))
        state = play(turn(state, B), place(B, 3, "turn_order"))
        assert "AB" == order(state)

        state = choose(state, GainTurnCoins())

        assert ("BA", [TurnOrderSet((B, A))]) == (
            order(state),
            events(state, TurnOrderSet),
        )

    def test_in_the_next_round(self) -> None:
        """Who is first then begins the next round (DJ-242)."""
        state = morning(bare(3), (C, B))

        assert (2, "C", "CBA", ()) == (
            state.round,
            whose(state),
            order(state),
            state.board.reserved,
        )


def test_g141_nobody_there() -> None:
    """Without a worker there the order stays (DJ-328)."""
    state = evening(bare(3))

    assert ("ABC", []) == (order(state), events(state, TurnOrderSet))


class TestG142:
    """Golden case 142: several workers of one player."""

    def test_g142_the_left_most_counts(self) -> None:
        """Of one's workers the left-most counts: white, blue, green, yellow (R61)."""
        blue, green, yellow, white = A, B, C, D

        state = evening(bare(4), (white, white, blue))

        assert (white, blue, green, yellow) == state.turn_order

    def test_not_the_right_most(self) -> None:
        """A worker further right changes nothing (R61)."""
        assert "DAB" == order(evening(bare(4), (D, A, D)))[:3]

    def test_markers_of_the_others(self) -> None:
        """The others keep the order that they had, whatever it was (DJ-327)."""
        state = replace(bare(4), turn_order=(B, C, D, A))

        assert "DBCA" == order(evening(state, (D,)))
