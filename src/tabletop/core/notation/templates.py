"""`Notation`: the templates of a game, and how the types of its fields are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from types import NoneType
from typing import Any, Generic, Never, get_args, get_origin

import attrs
from typing_extensions import TypeVar

from tabletop.core.annotations import members
from tabletop.core.notation.forms import Template
from tabletop.core.notation.tables import Table, nested
from tabletop.core.notation.words import (
    CELL,
    Word,
    counted,
    either,
    members_of,
    number,
    several,
    spaced,
)
from tabletop.core.players import PlayerId

__all__ = ["Notation"]

S = TypeVar("S", default=object)
A = TypeVar("A", default=object)
X = TypeVar("X", default=Never)


@attrs.frozen(eq=False, slots=False)
class Notation(Generic[S, A, X]):
    """The templates of a game: ``Notation[State, Action, ChanceAction](...)``.

    A fault in a template is a `TypeError`, when it is first used.
    """

    actions: Mapping[type[A], Template]
    """By class of action."""
    chance: Mapping[type[X], Template] = attrs.field(factory=dict)
    """By class of chance action."""
    words: Mapping[object, Word[S] | Template] = attrs.field(factory=dict)
    """By type of field: ids, and what is not told by its type alone.

    A class that stands in a field has a template here.
    """

    def format_action(self, action: A | X) -> str:
        """Write an action, without its player."""
        if (write := self._writes.get(action.__class__)) is None:
            raise TypeError(f"no template for a {action.__class__.__name__}")
        return write(action)

    def read_action(self, text: str, state: S, player: PlayerId) -> A:
        """Read an action, legal or not; `NotationError` for a text that is none."""
        action: A = self._actions.parse(text, state, player)
        return action

    def read_chance(self, text: str, state: S) -> X:
        """Read a chance action; `NotationError` for a text that is none."""
        action: X = self._chances.parse(text, state)
        return action

    @cached_property
    def _actions(self) -> Table[S]:
        return Table(self.actions, self._word_for)

    @cached_property
    def _chances(self) -> Table[S]:
        return Table(self.chance, self._word_for)

    @cached_property
    def _writes(self) -> Mapping[type, Callable[[object], str]]:
        return {**self._actions.writers, **self._chances.writers}

    def _word_for(self, field: attrs.Attribute[Any], is_counted: bool) -> Word[S]:
        noun = field.name.replace("_", " ")
        return counted(noun) if is_counted else self._word(field.type, noun)

    def _word(self, annotation: object, noun: str) -> Word[S]:
        """Find the word for a type; TypeError for one that needs a word of the game."""
        given = self.words.get(annotation)
        if isinstance(given, Word):
            return given
        kinds = [kind for kind in members(annotation) if kind is not NoneType]
        templates = {
            kind: template
            for kind in kinds
            if isinstance(template := self.words.get(kind), str | tuple)
        }
        if templates:
            return nested(Table(templates, self._word_for), noun)
        if kinds != [annotation]:
            words = [self._word(kind, noun) for kind in kinds]
            return words[0] if len(words) == 1 else either(*words)
        return self._word_by_type(annotation, noun)

    def _word_by_type(self, kind: Any, noun: str) -> Word[S]:
        if kind == tuple[int, int]:
            return CELL
        if get_origin(kind) is tuple and get_args(kind)[1:] == (...,):
            item = get_args(kind)[0]
            return several(self._word(item, noun), " " if item is int else "-")
        if isinstance(kind, type) and issubclass(kind, Enum):
            return members_of(kind)
        if kind is int:
            return number("number", "-?[0-9]{1,9}")
        if getattr(kind, "__supertype__", None) is int:
            return number(spaced(kind.__name__.removesuffix("Id")))
        raise TypeError(f"no word says how to write {kind}, as in {noun!r}")
