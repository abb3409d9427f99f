"""Why a text is none of the forms that there are, and what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

import attrs
from typing_extensions import TypeVar

from tabletop.core.notation.forms import Form, written
from tabletop.core.notation.words import spaced

__all__ = ["diagnose"]

S = TypeVar("S", default=object)

_FEW: Final = 6
"""Of more classes than these, only the verbs are listed."""


@attrs.frozen
class _Hint:
    """How to write a value of a form."""

    text: str
    """An example."""
    meaning: str
    """What it does; "" where a word at its beginning says so."""
    takes: int | None
    """How many words follow the first, if each of them is a field."""
    nouns: frozenset[str]
    """What these are called."""

    @property
    def key(self) -> str:
        """What somebody writes who means it: the verb, or something like it."""
        return _alike(self.text) if self.meaning else _first(self.text)

    @property
    def phrase(self) -> str:
        """The whole hint."""
        return f"{self.text} {self.meaning}".rstrip()


def diagnose(forms: Mapping[type, Sequence[Form[S]]], text: str, state: S) -> str:
    """Say what is wrong with a text that is of none of the forms, by class.

    That is the field that cannot be read, where it is clear which form is meant; else
    what may follow the first word, or one like it; else all that can be written.
    """
    every = [form for several in forms.values() for form in several]
    every.sort(key=lambda form: -len(form.words))
    for form in every:
        if (fault := form.fault(text, state)) is not None:
            return fault
    hints, first = [*_hints(forms, state)], _first(text)
    if same := [hint for hint in hints if _first(hint.text) == first]:
        return _counted(same, text)
    verbs = [hint.key for hint in hints if not hint.meaning]
    others = [hint.key for hint in hints if hint.meaning]
    near = get_close_matches(first[:60], verbs, 1, 0.7)
    near = near or get_close_matches(_alike(text)[:60], others, 1)
    if near:
        return _write(hint.phrase for hint in hints if hint.key == near[0])
    if len(forms) <= _FEW:
        return _write(hint.phrase for hint in hints)
    return _write(hint.phrase if hint.meaning else hint.key for hint in hints)


def _hints(forms: Mapping[type, Sequence[Form[S]]], state: S) -> Iterator[_Hint]:
    for cls, its in forms.items():
        for form in written(its):
            more = [name for name in form.words if name not in its[0].words]
            doing = f"to {spaced(cls.__name__)}"
            meaning = f"with {' and '.join(more)}" if more else doing
            nouns = frozenset(word.noun for word in form.words.values())
            for value in form.examples(state):
                text = form.write(value)
                says = re.fullmatch(r"[^\W\d]+", _first(text))
                yield _Hint(text, "" if says else meaning, form.takes, nouns)


def _alike(text: str) -> str:
    """Take any number for the same."""
    return re.sub(r"\d+", "1", text.lower())


def _first(text: str) -> str:
    return _alike(text.partition(" ")[0])


def _write(phrases: Iterable[str]) -> str:
    *most, last = dict.fromkeys(phrases) or ["nothing here"]
    return f"write {', '.join(most)}, or {last}" if most else f"write {last}"


def _counted(hints: Sequence[_Hint], text: str) -> str:
    """Show what follows a word, and count the words if their number is wrong."""
    write, has = _write(hint.phrase for hint in hints), text.count(" ")
    takes = {hint.takes for hint in hints}
    if None in takes or has in takes:
        return write
    nouns = {noun for hint in hints for noun in hint.nouns}
    kind = "number" if nouns == {"number"} else "word"
    many = " or ".join(sorted(map(str, takes)))
    plural = "" if takes == {1} else "s"
    return f"{hints[0].key} takes {many} {kind}{plural}: {write}; this has {has}"
