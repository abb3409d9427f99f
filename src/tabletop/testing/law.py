"""What a law is, and what it raises when a game breaks it; no single law is here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from inspect import getdoc
from typing import TYPE_CHECKING, Final

import attrs

from tabletop.core.players import CHANCE
from tabletop.game import AnyGame
from tabletop.records import AnyRecord

if TYPE_CHECKING:
    from tabletop.testing.positions import Position

__all__ = ["Law", "LawBroken", "Scope", "spoken"]

_SHOWN: Final = 20
"""How many of the last actions the text of a `LawBroken` shows."""


class Scope(StrEnum):
    """Where a law is checked."""

    START = "start"
    """Once for every number of players and config, before the first action."""
    POSITION = "position"
    """In every position."""
    SWEEP = "sweep"
    """In some positions of every game: these laws are dear."""
    END = "end"
    """Once for every game, in its last position."""
    LAST = "last"
    """Once for a whole check, when everything else is done."""


@attrs.frozen
class Law:
    """One thing that holds for every game."""

    check: Callable[[Position], Iterator[str]]
    """Yield a sentence for every breach; anything it raises is a breach as well."""
    scope: Scope

    @property
    def name(self) -> str:
        """One word."""
        return self.check.__name__

    @property
    def text(self) -> str:
        """The law as a sentence."""
        return " ".join((getdoc(self.check) or "").partition("\n\n")[0].split())

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


class LawBroken(AssertionError):
    """A game that breaks a law, with the actions that led to the proof."""

    def __init__(self, law: Law, sentence: str, record: AnyRecord) -> None:
        super().__init__(law, sentence, record)
        self.law = law
        """The law that is broken."""
        self.sentence = sentence
        """What is wrong."""
        self.record = record
        """The game up to there; ``record.replay()`` is the position."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions that led there: ``0 pass``, ``* rolled 4``."""
        return tuple(spoken(self.record.game, each) for each in self.record.actions)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        record = self.record
        yield f"{record.game.name} breaks the law of {self.law.name}: {self.sentence}"
        yield f"The law: {self.law.text}"
        settings = "" if record.config is None else f", {_shortened(record.config)}"
        yield f"Players: {record.players}{settings}"
        actions = self.actions
        if not actions:
            yield "Before the first action."
            return
        yield f"After {len(actions)} action{'s' if len(actions) > 1 else ''}:"
        if len(actions) > _SHOWN:
            yield f"(the last {_SHOWN}; all of them are in the record)"
        for number, action in list(enumerate(actions, 1))[-_SHOWN:]:
            yield f"{number}. {action}"


def spoken(game: AnyGame, action: object) -> str:
    """Write an action with its actor, as a record does, or as well as it can be."""
    try:
        actor = game.actor_of(action)
        who = "*" if actor is CHANCE else str(actor)
        return f"{who} {game.format_action(action)}"
    except Exception:
        return repr(action)


def _shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:197] + "..."
