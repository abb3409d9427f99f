"""What players can do. Nothing is left to chance in this game."""

from __future__ import annotations

from typing import Never, TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.lock_n_go.kinds import Column, Row, Space


@attrs.frozen
class MoveRowLock(Value):
    """Move the row token to a neighbouring row of its track."""

    to: Row


@attrs.frozen
class MoveColumnLock(Value):
    """Move one of the column tokens to a free neighbouring column of their track."""

    source: Column
    to: Column


LockMove: TypeAlias = MoveRowLock | MoveColumnLock
"""One token, one space."""


@attrs.frozen
class MoveDisc(Value):
    """Move a disc one space and do what the space says."""

    player: PlayerId
    source: Space
    to: Space
    lock: LockMove | None = None
    """The lock move that a lock space calls for; None on every other space."""


@attrs.frozen
class PutDiscBack(Value):
    """Pay to return a disc that is out of play, instead of moving one."""

    player: PlayerId
    space: Space
    """A start space of one's own."""


@attrs.frozen
class Pass(Value):
    """Do nothing, when nothing can be done."""

    player: PlayerId


@attrs.frozen
class PlaceToken(Value):
    """Place the action token that is due, before the first move (house variant)."""

    player: PlayerId
    space: Space


Action: TypeAlias = MoveDisc | PutDiscBack | Pass | PlaceToken
"""Everything that a player can say."""
ChanceAction: TypeAlias = Never
"""Nothing."""
