"""When the game is over, and how the players stand then."""

from __future__ import annotations

from tabletop.core.outcomes import Outcome, ScoreLine, ranked
from tabletop.games.lock_n_go.kinds import BLACK, GREY
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.state import Side, State


def ending(state: State) -> Rule | None:
    """Return the rule by which the game is over; None while it is not."""
    config, (black, grey) = state.config, state.sides
    climbs = len(config.content.numbers.costs)  # from level 1
    if black.level > climbs or grey.level > climbs:
        return Rule.VICTORY
    if state.passes >= 2:
        return Rule.STALEMATE
    limit = config.turn_limit
    if limit is not None and state.turn >= limit:
        return Rule.TURN_LIMIT
    return None


def outcome(state: State) -> Outcome | None:
    """Return who won, with the levels of the victory track as scores.

    A drawn game puts both players on the first place, whatever their levels.
    """
    if (rule := ending(state)) is None:
        return None
    levels = tuple(side.level for side in state.sides)
    drawn = rule is not Rule.VICTORY
    return Outcome(
        ranking=((BLACK, GREY),) if drawn else ranked(levels),
        scores=levels,
        breakdown=tuple(_levels(state, side) for side in state.sides),
        reason=_reason(state, rule),
    )


def _levels(state: State, side: Side) -> tuple[ScoreLine, ...]:
    costs = state.config.content.numbers.costs
    paid = [
        ScoreLine(f"level {level} of the victory track, for {cost} coins", 1)
        for level, cost in enumerate(costs[: side.level - 1], 2)
    ]
    return (ScoreLine("level 1 of the victory track, the start", 1), *paid)


def _reason(state: State, rule: Rule) -> str:
    if rule is Rule.VICTORY:
        black, grey = state.sides
        winner = "Black" if black.level > grey.level else "Grey"
        return f"{winner} reached the top of the victory track."
    if rule is Rule.STALEMATE:
        return "Drawn: neither player could move, and both passed."
    return f"Drawn: the limit of {state.config.turn_limit} turns was reached."
