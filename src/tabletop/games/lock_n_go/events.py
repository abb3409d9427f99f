"""What happened, for everybody to see, in the order in which it did."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.lock_n_go.actions import LockMove
from tabletop.games.lock_n_go.kinds import Kind, Space
from tabletop.games.lock_n_go.rulebook import Rule


@attrs.frozen
class DiscMoved(Value):
    """A disc went from one space to the next."""

    player: PlayerId
    source: Space
    to: Space


@attrs.frozen
class CoinGained(Value):
    """A player took a coin from the reserve."""

    player: PlayerId


@attrs.frozen
class NothingGained(Value):
    """A disc stopped on a space whose action could not be done."""

    player: PlayerId
    space: Space
    rule: Rule
    """The rule of the space, which says what was missing."""


@attrs.frozen
class LockMoved(Value):
    """A lock token went one space along its track."""

    player: PlayerId
    move: LockMove


@attrs.frozen
class LevelReached(Value):
    """A player paid for the next level of the victory track; a disc left the board."""

    player: PlayerId
    level: int
    cost: int
    """Coins paid."""
    space: Space
    """Where the disc stood that left."""


@attrs.frozen
class DiscPutBack(Value):
    """A player paid to return a disc to the board."""

    player: PlayerId
    space: Space
    cost: int
    """Coins paid."""


@attrs.frozen
class Passed(Value):
    """A player could do nothing."""

    player: PlayerId


@attrs.frozen
class TokenPlaced(Value):
    """An action token was placed: the space is of that kind from now on."""

    player: PlayerId
    kind: Kind
    space: Space


Event: TypeAlias = (
    DiscMoved
    | CoinGained
    | NothingGained
    | LockMoved
    | LevelReached
    | DiscPutBack
    | Passed
    | TokenPlaced
)
"""Everything that can happen."""
