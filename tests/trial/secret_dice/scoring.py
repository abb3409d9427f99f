"""When the game is over, and how the players stand then."""

from __future__ import annotations

from tabletop.core.outcomes import Outcome, ScoreLine, ranked
from tests.trial.secret_dice.state import Seat, State


def outcome(state: State) -> Outcome | None:
    """Count coins, and the cards that are left, once nothing waits any more."""
    if state.pending:
        return None
    breakdown = tuple(_lines(seat) for seat in state.seats)
    scores = tuple(sum(line.points for line in lines) for lines in breakdown)
    return Outcome(
        ranking=ranked(scores),
        scores=scores,
        breakdown=breakdown,
        reason="All rounds have been played.",
    )


def _lines(seat: Seat) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("coins", seat.coins),
        ScoreLine("cards left in hand", sum(seat.hand.elements())),
    )
