"""Laws about how games end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.outcomes import Outcome
from tabletop.core.players import seats
from tabletop.testing.differences import shown
from tabletop.testing.law import spoken
from tabletop.testing.positions import Position


def termination(at: Position) -> Iterator[str]:
    """End within the declared number of actions, however it is played."""
    most = at.game.max_actions
    if at.number >= most and at.game.outcome(at.state) is None:
        yield f"the game is not over after {at.number} actions; it declares {most}"


def outcome(at: Position) -> Iterator[str]:
    """Place every seat once, explain its score, and let nobody act afterwards."""
    if (found := at.game.outcome(at.state)) is None:
        return
    if not isinstance(found, Outcome):
        yield f"the outcome is {shown(found)}"
        return
    yield from _standing_faults(found, at.table.players)
    for action in at.legal:
        yield f"{spoken(at.game, action)} is legal after the end"
    for action, answer in at.asked:
        if answer is None:
            yield f"{spoken(at.game, action)} is refused by nothing after the end"


def _standing_faults(found: Outcome, players: int) -> Iterator[str]:
    placed = sorted(player for group in found.ranking for player in group)
    if placed != list(seats(players)):
        yield f"the ranking {found.ranking} does not hold every seat once"
    if not (len(found.scores) == len(found.breakdown) == players):
        yield f"there are {players} seats, but other numbers of scores or breakdowns"
    for seat, lines in enumerate(found.breakdown[: len(found.scores)]):
        added = sum(line.points for line in lines)
        if added != found.scores[seat]:
            score = found.scores[seat]
            yield f"the breakdown of player {seat} makes {added}, the score is {score}"
    for opponent in found.opponents:
        added = sum(line.points for line in opponent.breakdown)
        if added != opponent.score:
            told = f"the breakdown of {opponent.name} makes {added}"
            yield f"{told}, the score is {opponent.score}"
    if not found.reason:
        yield "the outcome gives no reason"
