"""What can wait: in the house variant, the places of the three action tokens.

In the game of the rulebook nothing ever waits.
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.lock_n_go.kinds import Kind, known_kind


@attrs.frozen
class ChooseTokenSpace(Value):
    """A player is to place an action token on a plain space."""

    player: PlayerId
    kind: Kind = attrs.field(converter=known_kind)
    """What the space will do from then on."""


Item: TypeAlias = ChooseTokenSpace
"""Everything that can wait."""
