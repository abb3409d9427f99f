"""A position and its settings: data only, no rules; all of it is open to everybody."""

from __future__ import annotations

from typing import Any, TypeAlias

import attrs

from tabletop.core.content import named
from tabletop.core.players import PlayerId
from tabletop.core.starting import chosen
from tabletop.core.validation import described
from tabletop.core.values import Value
from tabletop.errors import InvalidConfig
from tabletop.games.lock_n_go.content import DEFAULT, Content
from tabletop.games.lock_n_go.events import Event
from tabletop.games.lock_n_go.kinds import (
    BLACK,
    Column,
    Kind,
    Mode,
    Row,
    Space,
    known_kind,
)
from tabletop.games.lock_n_go.pending import Item

Stack: TypeAlias = tuple[PlayerId, ...]
"""The discs in one space by owner, the lowest first."""


def _check_limit(config: object, field: object, limit: Any) -> None:
    if limit is not None and (type(limit) is not int or limit < 1):
        raise InvalidConfig(
            f"the turn limit is a number from 1, or None, not {described(limit)}"
        )


def _mode(value: object) -> Mode:
    return chosen(Mode, value)


@attrs.frozen
class Config(Value):
    """The settings of a game; `InvalidConfig` for what cannot be played."""

    content: Content = attrs.field(default=DEFAULT, repr=named)
    """The board and all other components."""
    mode: Mode = attrs.field(default=Mode.BASIC, converter=_mode)
    turn_limit: int | None = attrs.field(default=1000, validator=_check_limit)
    """The game is drawn after so many turns; None for no limit (ruling R36)."""


@attrs.frozen
class Side(Value):
    """What one player has beside the board."""

    coins: int = 0
    """In hand."""
    level: int = 1
    """On the victory track, 1 at the start."""
    discs: int = 5
    """In play, covered ones too."""


@attrs.frozen
class LockTokens(Value):
    """Where the lock tokens are."""

    row: Row
    columns: tuple[Column, ...]
    """In the order of their track."""


@attrs.frozen
class Token(Value):
    """An action token on the board (house variant)."""

    space: Space
    kind: Kind = attrs.field(converter=known_kind)


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    board: tuple[Stack, ...]
    """The discs in every space, row by row from A1."""
    sides: tuple[Side, Side]
    """By player."""
    locks: LockTokens
    player: PlayerId = BLACK
    """Whose turn it is."""
    turn: int = 0
    """Turns that are over."""
    passes: int = 0
    """Turns in a row, up to now, that were passes."""
    tokens: tuple[Token, ...] = ()
    """Action tokens on the board, in the order of their placing (house variant)."""
    pending: tuple[Item, ...] = ()
    """What waits, the next at the end."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about."""

    def stack(self, space: Space) -> Stack:
        """Return the discs in a space, the lowest first; `UnknownId` off the board."""
        return self.board[self.config.content.geometry.place(space)]


def push(pending: tuple[Item, ...], *items: Item) -> tuple[Item, ...]:
    """Put items on the stack so that the first of them comes next."""
    return pending + items[::-1]
