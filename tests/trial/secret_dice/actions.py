"""What players can do, and what chance can."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tests.trial.secret_dice.kinds import Card


@attrs.frozen
class Bid(Value):
    """Lay a card of your hand face down."""

    player: PlayerId
    card: Card


@attrs.frozen
class Choose(Value):
    """Choose one of the bonuses that are offered."""

    player: PlayerId
    option: int
    """Counted from 0."""


@attrs.frozen
class Dealt(Value):
    """A card came from the deck; only its receiver sees it."""

    to: PlayerId
    card: Card


@attrs.frozen
class Thrown(Value):
    """The dice lie on the table, sorted."""

    faces: tuple[int, ...]


Action: TypeAlias = Bid | Choose
"""Everything that a player can say."""
ChanceAction: TypeAlias = Dealt | Thrown
"""Everything that chance can bring."""
