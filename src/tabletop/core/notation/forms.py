"""The forms of a class: its templates, with each choice of their optional parts.

The regular expressions of a form try nothing twice, since each field ends where what is
written behind it begins: so no text takes them long. As games write and read by the
thousand, a form becomes two functions once, as in `tabletop.core.values.replace`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, Final, Generic, TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core.notation.words import Several, Word
from tabletop.core.players import PlayerId

__all__ = ["Form", "Template", "WordFor", "forms_of", "writer_of", "written"]

S = TypeVar("S", default=object)

Template: TypeAlias = str | tuple[str, ...]
"""How a class is written; of several ways, the first that has what is to be told."""
WordFor: TypeAlias = Callable[["attrs.Attribute[Any]", bool], Word[S]]
"""Finds the word for a field; True for a number that is written from 1."""

_FIELD: Final = re.compile(r"\{(\w+)(#?)=?([^{}]*)\}")
_OPTIONAL: Final = re.compile(r"\[([^\[\]]*\{[^\[\]]*)\]")
_BRACKETS: Final = re.compile(r"[\[\]]")
_MARKS: Final = re.compile(r" ?([^\w \[\]]+) ?")
_VERB: Final = re.compile(r"(\w+)(?: |$)")
_VERB_AND_FIELDS: Final = re.compile(r"\w+( \{[^{}]+\})+")


class Form(Generic[S]):
    """One way in which the values of a class are written."""

    def __init__(self, cls: type, template: str, word_for: WordFor[S]) -> None:
        fields, parts = attrs.fields_dict(cls), _FIELD.split(template)
        names, marks, examples = parts[1::4], parts[2::4], parts[3::4]
        if unknown := {*names}.difference(fields):
            raise TypeError(f"{cls.__name__} has no field {', '.join(unknown)}")
        self.words: Final = {
            name: word_for(fields[name], bool(mark))
            for name, mark in zip(names, marks, strict=True)
        }
        """The fields that are told, in their order."""
        self._cls: Final = cls
        self._template: Final = template
        self._literals: Final = parts[::4]
        self._examples: Final = dict(zip(names, examples, strict=True))
        self._blank: Final = {name: _default(field) for name, field in fields.items()}
        self.write: Final = _writer(self._literals, self.words)
        self.match: Final = re.compile(self._regex(_strictly)).fullmatch
        """Whether a text may be of this form."""
        self.make: Final = _maker(cls, self._blank, self.words)
        """Makes a value of a match, a state and a player; None if there is none."""

    @cached_property
    def verb(self) -> str | None:
        """The word that it begins with, if it stands alone."""
        found = _VERB.match(self._template.lower())
        return found[1] if found else None

    @cached_property
    def takes(self) -> int | None:
        """How many words follow the verb, if each of them is a field."""
        if any(isinstance(word, Several) for word in self.words.values()):
            return None
        return len(self.words) if _VERB_AND_FIELDS.fullmatch(self._template) else None

    def cost(self) -> tuple[bool, int]:
        """Say when to try it: what is certain first, what has most fields first."""
        is_certain = all(word.pattern for word in self.words.values())
        return not is_certain, -len(self.words)

    def examples(self, state: S) -> Sequence[object]:
        """Make a value, or one for each name that it may begin with."""
        values = self._blank.copy()
        for name, word in self.words.items():
            values[name] = word.read(self._examples[name].lower(), state)
            if values[name] is None:
                values[name] = next(iter(word.known(state)), None)
        if any(values[name] is None for name in self.words):
            return ()
        leading = next(iter(self.words), "")
        first = values.get(leading)
        if self._literals[0] or not isinstance(first, Enum):
            return [self._cls(*values.values())]
        return [self._cls(*{**values, leading: one}.values()) for one in type(first)]

    def fault(self, text: str, state: S) -> str | None:
        """Say which field cannot be read; None if something else is wrong."""
        has_literal = any(each.strip() for each in self._literals)
        found = self._loose.fullmatch(text) if has_literal else None
        parts = found.groups() if found else ()
        for word, part in zip(self.words.values(), parts, strict=False):
            if word.read(part, state) is None:
                return word.fault(part, state)
        return None

    @cached_property
    def _loose(self) -> re.Pattern[str]:
        return re.compile(self._regex(_loosely))

    def _regex(self, slot: Callable[[Word[S], str], str]) -> str:
        made = _literal(self._literals[0])
        for word, after in zip(self.words.values(), self._literals[1:], strict=True):
            made += slot(word, after) + _literal(after)
        return made


def forms_of(cls: type, template: Template, word_for: WordFor[S]) -> list[Form[S]]:
    """Make all forms of a class; TypeError for a field that is in none."""
    attrs.resolve_types(cls)
    templates = [template] if isinstance(template, str) else template
    chosen = [each for template in templates for each in _choices(template)]
    forms = [Form(cls, each, word_for) for each in chosen]
    told = {"player"}.union(*(form.words for form in forms))
    if untold := [name for name in attrs.fields_dict(cls) if name not in told]:
        raise TypeError(f"no template tells {', '.join(untold)} of {cls.__name__}")
    return forms


def written(forms: Sequence[Form[S]]) -> Sequence[Form[S]]:
    """Leave out what is only read: forms that tell the same fields as one before."""
    first: dict[frozenset[str], Form[S]] = {}
    for form in forms:
        first.setdefault(frozenset(form.words), form)
    return [*first.values()]


def writer_of(cls: type, forms: Sequence[Form[S]]) -> Callable[[object], str]:
    """Make what writes by the form that tells just the fields that are no defaults."""
    own, fields = written(forms), attrs.fields_dict(cls)
    fullest = max(own, key=lambda form: len(form.words)).write
    optional = [
        name for name in fields if len({name in form.words for form in own}) > 1
    ]
    if not optional:
        return fullest
    writes = {
        tuple(name in form.words for name in optional): form.write for form in own
    }
    blank = [(name, _default(fields[name])) for name in optional]

    def write(value: object) -> str:
        told = tuple([getattr(value, name) != default for name, default in blank])
        return writes.get(told, fullest)(value)

    return write


def _choices(template: str) -> list[str]:
    """Leave each optional part that has fields out, or in; the shortest first."""
    if (found := _OPTIONAL.search(template)) is None:
        return [template]
    before, after = template[: found.start()], _choices(template[found.end() :])
    return [before + part + rest for part in ("", found[1]) for rest in after]


def _default(field: attrs.Attribute[Any]) -> object:
    """Say what a field holds that is not told; whose action it is, is told later."""
    default: Any = PlayerId(0) if field.name == "player" else field.default
    if hasattr(default, "takes_self"):  # an `attrs.Factory`, a class in disguise
        return default.factory()
    return None if default is attrs.NOTHING else default


# -- functions


def _writer(
    literals: Sequence[str], words: Mapping[str, Word[S]]
) -> Callable[[object], str]:
    """Make a function that writes a value: literals, and its fields between them."""
    first, *after = (_BRACKETS.sub("", literal) for literal in literals)
    parts = [
        (name, word.write, literal)
        for (name, word), literal in zip(words.items(), after, strict=True)
    ]

    def write(value: object) -> str:
        told = [first]
        for name, write_word, literal in parts:
            told += write_word(getattr(value, name)), literal
        return "".join(told)

    return write


def _maker(
    cls: type, blank: Mapping[str, object], words: Mapping[str, Word[S]]
) -> Callable[[re.Match[str], S, PlayerId | None], object]:
    """Make a function that reads the groups of a match, as long as each can be read.

    `blank` has every field of the class in order, with what it holds if it is not told.
    """

    def make(found: re.Match[str], state: S, player: PlayerId | None) -> object:
        fields = dict(blank)
        if "player" in fields:
            fields["player"] = player
        for group, (name, word) in enumerate(words.items(), 1):
            text = found[group]
            read = word.make(text) if word.pattern else word.read(text, state)
            if read is None:
                return None
            fields[name] = read
        return cls(*fields.values())

    return make


# -- regular expressions


def _literal(literal: str) -> str:
    """Match a literal: with blanks beside marks or none, with ``[...]`` or without."""
    marked = _MARKS.sub(lambda mark: f" ?{re.escape(mark[1])} ?", literal.lower())
    return marked.replace("[", "(?:").replace("]", ")?+")


def _strictly(word: Word[S], after: str) -> str:
    """Match a field: by its pattern, or up to what stands behind it."""
    return f"({word.pattern.pattern})" if word.pattern else _up_to(after)


def _loosely(word: Word[S], after: str) -> str:
    """Match anything in place of a field, but no letter that is glued to another."""
    return f"(?!(?<=[a-z])[a-z]){_up_to(after)}"


def _up_to(after: str) -> str:
    bare = _BRACKETS.sub("", after)
    if not bare:
        return "(.++)"
    mark = bare.strip()[:1]
    end = re.escape(bare[0] if mark.isalnum() else mark or " ")
    return f"((?>[^{end}]*[^{end} ]))"
