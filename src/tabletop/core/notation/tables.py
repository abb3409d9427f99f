"""Tables of templates: which class a text is of, or a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

import attrs
from typing_extensions import TypeVar

from tabletop.core.notation.diagnostics import diagnose
from tabletop.core.notation.forms import (
    Form,
    Template,
    WordFor,
    forms_of,
    writer_of,
    written,
)
from tabletop.core.notation.words import Word
from tabletop.core.players import PlayerId
from tabletop.errors import NotationError

__all__ = ["Nested", "Table", "nested"]

S = TypeVar("S", default=object)

_LONGEST: Final = 10_000
"""Letters of a text that are read, rows of blanks counted as one."""


class Table(Generic[S]):
    """Classes, each with its forms."""

    def __init__(
        self, templates: Mapping[type, Template], word_for: WordFor[S]
    ) -> None:
        self._forms: Final = {
            cls: forms_of(cls, template, word_for)
            for cls, template in templates.items()
        }
        self.writers: Final = {
            cls: writer_of(cls, its) for cls, its in self._forms.items()
        }
        """By class, what writes a value of it."""
        tried = [
            form for its in self._forms.values() for form in sorted(its, key=Form.cost)
        ]
        self._by_verb: Final = {
            verb: [
                (form.match, form.make) for form in tried if form.verb in (verb, None)
            ]
            for verb in {None, *(form.verb for form in tried)}
        }

    def parse(self, text: str, state: S, player: PlayerId | None = None) -> Any:
        """Read a text as it was said, or without its blanks; `NotationError`."""
        plain = " ".join(text.lower().split())
        if len(plain) > _LONGEST:
            reason = f"it is {len(plain)} letters long; at most {_LONGEST} are read"
            raise NotationError(text, reason)
        value = self.read(plain, state, player)
        if value is None and " " in plain:
            value = self.read(plain.replace(" ", ""), state, player)
        if value is None:
            raise NotationError(text, diagnose(self._forms, plain, state))
        return value

    def read(self, text: str, state: S, player: PlayerId | None = None) -> Any:
        """Read a value, of a player if it is an action; None for other texts."""
        forms = self._by_verb.get(text.partition(" ")[0]) or self._by_verb[None]
        for match, make in forms:
            found = match(text)
            if found and (value := make(found, state, player)) is not None:
                return value
        return None

    def write(self, value: object) -> str:
        """Write a value of one of the classes."""
        return self.writers[value.__class__](value)

    def examples(self, state: S) -> Sequence[object]:
        """Make a value of each form that is written."""
        forms = [form for its in self._forms.values() for form in written(its)]
        return [value for form in forms for value in form.examples(state)]


@attrs.frozen(kw_only=True)
class Nested(Word[S]):
    """Values that stand in a field and have templates of their own: see `nested`."""

    table: Table[S]

    def read(self, text: str, state: S) -> object:
        """Read a value of one of the classes."""
        return self.table.read(text, state)


def nested(table: Table[S], noun: str) -> Word[S]:
    """Tell the values of some classes by their own templates."""
    return Nested(noun=noun, known=table.examples, write=table.write, table=table)
