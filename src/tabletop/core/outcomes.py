"""How a game ended: who stands where, with which score, and every point explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from tabletop.core.players import PlayerId, seats
from tabletop.core.values import Value
from tabletop.errors import UnknownId

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Comparable", "Opponent", "Outcome", "ScoreLine", "ranked"]


@attrs.frozen
class ScoreLine(Value):
    """One line of a breakdown."""

    label: str
    """What the points are for."""
    points: int


@attrs.frozen
class Opponent(Value):
    """Somebody whom no player plays, but the rules: he has points, and no seat."""

    name: str
    score: int
    breakdown: tuple[ScoreLine, ...]
    """Lines whose points add up to the score."""


@attrs.frozen
class Outcome(Value):
    """The end of a game. Everybody may see all of it.

    A team that plays against the board is one group in the ranking, each of its players
    with the score and the breakdown of the team.
    """

    ranking: tuple[tuple[PlayerId, ...], ...]
    """All players, best first; who shares a place stands in one group."""
    scores: tuple[int, ...]
    """Points by seat."""
    breakdown: tuple[tuple[ScoreLine, ...], ...]
    """By seat, lines whose points add up to the score."""
    reason: str
    """Why the game ended, as a sentence."""
    grade: str = ""
    """What the rulebook calls the result, where it grades results by name."""
    opponents: tuple[Opponent, ...] = ()
    """Whom the players were up against, where the rules play somebody."""

    @property
    def winners(self) -> tuple[PlayerId, ...]:
        """Who stands first: one player, those who share it, or the whole team."""
        return self.ranking[0] if self.ranking else ()

    def place(self, player: PlayerId) -> int:
        """Return the place of `player`, from 1; after a tie, places are skipped.

        Raises `UnknownId` for somebody who did not play.
        """
        better = 0
        for group in self.ranking:
            if player in group:
                return better + 1
            better += len(group)
        raise UnknownId("player", player)


class Comparable(Protocol):
    """What can be put in order: numbers, texts, tuples of such."""

    def __lt__(self, other: Any, /) -> bool: ...


def ranked(
    keys: Mapping[PlayerId, Comparable] | Iterable[Comparable],
) -> tuple[tuple[PlayerId, ...], ...]:
    """Order seats by their keys, highest first; equal keys share a place.

    `keys` are anything that compares: scores, or tuples of a score and tie-breakers.

    >>> ranked([10, 12, 10])
    ((1,), (0, 2))
    """
    by_seat = dict(keys) if isinstance(keys, Mapping) else _numbered(keys)
    order = sorted(set(by_seat.values()), reverse=True)
    return tuple(
        tuple(player for player, key in by_seat.items() if key == best)
        for best in order
    )


def _numbered(keys: Iterable[Comparable]) -> dict[PlayerId, Comparable]:
    listed = list(keys)
    return dict(zip(seats(len(listed)), listed, strict=True))
