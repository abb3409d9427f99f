"""Every exception the library raises on purpose; nothing else belongs here.

::

    TabletopError
    ├── IllegalAction      (ValueError)  an action the rules refuse
    ├── NotationError      (ValueError)  a text that is no action
    ├── InvalidConfig      (ValueError)  settings no game can be played with
    │   └── InvalidContent               components that contradict themselves
    ├── DecodingError      (ValueError)  JSON that is not what it claims to be
    ├── RecordError        (ValueError)  a record that does not replay
    ├── UnknownGame        (LookupError) a name nobody registered
    ├── UnknownId          (LookupError) a seat, space or card that is not there
    ├── NothingToUndo      (RuntimeError) a session that cannot go back, or on
    └── MissingExtra       (ImportError) an optional package that is not there

Each carries what a program needs as attributes, and a sentence for people as its text.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.refusals import Refusal

__all__ = [
    "DecodingError",
    "IllegalAction",
    "InvalidConfig",
    "InvalidContent",
    "MissingExtra",
    "NotationError",
    "NothingToUndo",
    "RecordError",
    "TabletopError",
    "UnknownGame",
    "UnknownId",
]


class TabletopError(Exception):
    """The root of the tree: catch it to catch everything of ours."""


class IllegalAction(TabletopError, ValueError):
    """An action that the rules refuse; the state it was meant for is untouched."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        """The action as it was given."""
        self.refusal = refusal
        """Which rule says no, why, and with which numbers."""

    def __str__(self) -> str:
        return f"{self.refusal.message} [{self.refusal.rule.name}]"


class NotationError(TabletopError, ValueError):
    """A text that cannot be read as an action."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(text, reason)
        self.text = text
        """What was given."""
        self.reason = reason
        """What is wrong with it, as a sentence."""

    def __str__(self) -> str:
        return f"{_shortened(self.text)!r} is no action: {self.reason}"


class InvalidConfig(TabletopError, ValueError):
    """Settings, or a number of players, that no game can be played with."""


class InvalidContent(InvalidConfig):
    """Components (a board, a deck) that contradict themselves."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(reason)
        self.path = path
        """Where, as a JSON path from the components on: ``.tiles[3].needs``."""


class DecodingError(TabletopError, ValueError):
    """JSON that is not what it claims to be."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        """JSON path of the fault, for instance ``$.data.sides[1].coins``."""
        self.reason = reason
        """What is wrong there, as a sentence."""

    def __str__(self) -> str:
        return f"at {self.path}: {self.reason}"


class RecordError(TabletopError, ValueError):
    """A record that cannot be read, or whose actions the rules refuse."""

    def __init__(
        self, reason: str, *, line: int | None = None, refusal: Refusal | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        """What is wrong, as a sentence."""
        self.line = line
        """Line of a text record, counted from 1; None for JSON."""
        self.refusal = refusal
        """The refusal, if it was an illegal action."""

    def __str__(self) -> str:
        return self.reason if self.line is None else f"line {self.line}: {self.reason}"

    def __reduce__(self) -> tuple[object, ...]:
        return _record_error, (self.reason, self.line, self.refusal)


class UnknownGame(TabletopError, LookupError):
    """A name under which no game is registered."""


class UnknownId(TabletopError, LookupError):
    """A seat, a space, a card that is not there, in a question about a position."""

    def __init__(self, kind: str, value: object) -> None:
        super().__init__(kind, value)
        self.kind = kind
        """What it was taken for: ``player``, ``space``."""
        self.value = value
        """What was given."""

    def __str__(self) -> str:
        value = self.value.value if isinstance(self.value, Enum) else self.value
        return f"there is no {self.kind} {_shortened(repr(value))}"


class NothingToUndo(TabletopError, RuntimeError):
    """A session that cannot go back (or forward) from where it stands."""


class MissingExtra(TabletopError, ImportError):
    """An optional package that is not installed; the text names the extra."""


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _record_error(
    reason: str, line: int | None, refusal: Refusal | None
) -> RecordError:
    return RecordError(reason, line=line, refusal=refusal)
