"""What a check says when it found nothing wrong."""

from __future__ import annotations

import attrs

__all__ = ["Report"]


@attrs.frozen(kw_only=True)
class Report:
    """What was looked at by a check that found nothing wrong."""

    game: str
    laws: tuple[str, ...]
    """The laws that were checked."""
    games: int
    """Games that were played to their end."""
    longest: int
    """Actions of the longest of them."""
    max_actions: int
    """The number of actions that the game declares."""
    positions: int
    swept: int
    """Positions that the dear laws looked at as well."""
    tried: int
    """Actions that were applied, each several times."""
    asked: int
    """Actions, legal or not, that `refusal` was asked about."""
    dealt: int
    """States that `determinize` gave."""
    dealt_otherwise: int
    """How many of them were not the true state."""
    unplayable: tuple[str, ...]
    """Numbers of players and configs that setup refused, and why."""

    def __str__(self) -> str:
        lines = [
            f"{self.game} keeps {len(self.laws)} laws: {', '.join(self.laws)}",
            f"{self.games} games; the longest took {self.longest} actions, "
            f"of {self.max_actions} declared",
            f"{self.positions} positions, {self.swept} of them swept; "
            f"{self.tried} actions tried, {self.asked} asked about",
            f"{self.dealt} states dealt from views, {self.dealt_otherwise} of them "
            "other than the true one",
            *(f"not played: {reason}" for reason in self.unplayable),
        ]
        return "\n".join(lines)
