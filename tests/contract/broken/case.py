"""What is expected of a broken game."""

from __future__ import annotations

from typing import Any

import attrs

from tabletop.game import AnyGame


@attrs.frozen(eq=False)
class Case:
    """A game that breaks a law."""

    law: str
    """The law that it is caught by."""
    says: str
    """A part of the sentence that tells what is wrong."""
    game: AnyGame
    options: dict[str, Any] = attrs.field(factory=dict)
    """What else `check_game` is told."""

    @property
    def name(self) -> str:
        """What is broken."""
        return self.game.name
