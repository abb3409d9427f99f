"""How the values of one type are told: what they are called, and which there are.

A game has one table of words for its types of ids: its actions are written and read by
them, and `Word.fault` is the one sentence that says of an id that there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from enum import Enum, IntEnum, StrEnum
from itertools import islice
from typing import Any, Final, Generic

import attrs
from typing_extensions import TypeVar

__all__ = [
    "CELL",
    "FACES",
    "Either",
    "Several",
    "Word",
    "counted",
    "either",
    "members_of",
    "number",
    "several",
    "shape",
    "spaced",
]

S = TypeVar("S", contravariant=True, default=object)

_FEW: Final = 8
"""So many values are listed; of more, the first."""
_LONG: Final = 60
"""Of a longer text, only the beginning is shown and compared."""
_ONE_WORD: Final = re.compile(r"[^\W_](\S*[^\W_])?")
_HYPHEN_OR_BLANK: Final = re.compile(r" ?- ?| ")


@attrs.frozen
class Word(Generic[S]):
    """How the values of a type are told: each by a text of its own.

    A text is read in small letters, with single blanks, and none around it; within a
    name, a blank is as good as a ``_``.
    """

    noun: str
    """What such a value is called."""
    known: Callable[[S], Collection[object]]
    """Which there are; where a pattern tells, some of them."""
    write: Callable[..., str] = str
    """Writes a value."""
    more: Mapping[str, object] = attrs.field(factory=dict)
    """What else can be read, in small letters."""
    pattern: re.Pattern[str] | None = None
    """Matches the texts that can be read, where not only what is known can be."""
    make: Callable[[str], object] = str.upper
    """Makes a value of a text that matches; None if there is none after all."""

    def read(self, text: str, state: S) -> object:
        """Read a value; None if there is none of that name."""
        if self.pattern:
            return self.make(text) if self.pattern.fullmatch(text) else None
        wanted, known = text.replace(" ", "_"), self.known(state)
        if (value := self.more.get(wanted)) is not None:
            return value
        for said in (wanted, wanted.upper()):
            if said in known:
                return said
        same = (each for each in known if self.write(each).lower() == wanted)
        return next(same, self.more.get(wanted.lstrip("0")))

    def fault(self, text: str, state: S) -> str | None:
        """Say what may be meant; None where more than a word is wrong."""
        names, said = self.texts(state), text.replace(" ", "_")
        if self.pattern:
            told = f"{_shown(text)} is no {self.noun}: write {_listed(names)}"
            return told if _ONE_WORD.fullmatch(text) else None
        lowered = {name.lower(): name for name in names}
        near = [lowered[each] for each in get_close_matches(said[:_LONG], lowered)]
        if " " in text and not near:
            return None
        hint = f"did you mean {', '.join(near)}?" if near else f"write {_listed(names)}"
        return f"there is no {self.noun} {_shown(said)}; {hint}"

    def texts(self, state: S) -> Sequence[str]:
        """Write all that are known."""
        return [self.write(value) for value in self.known(state)]


@attrs.frozen(kw_only=True)
class Several(Word[S]):
    """Tuples of what another word tells: see `several`."""

    item: Word[S]
    glue: str
    is_sorted: bool

    def read(self, text: str, state: S) -> object:
        """Read all of them; None if one cannot be read."""
        found: list[Any] = []
        for part in self._parts(text):
            if (value := self.item.read(part, state)) is None:
                return None
            found.append(value)
        return tuple(sorted(found) if self.is_sorted else found)

    def fault(self, text: str, state: S) -> str | None:
        """Say what is wrong with the first that cannot be read."""
        read, parts = self.item.read, self._parts(text)
        wrong = next(part for part in parts if read(part, state) is None)
        return self.item.fault(wrong, state)

    def _parts(self, text: str) -> Sequence[str]:
        if self.glue == "-":
            return _HYPHEN_OR_BLANK.split(text)
        return text.split(self.glue)


@attrs.frozen(kw_only=True)
class Either(Word[S]):
    """What one of several words tells: see `either`."""

    words: Sequence[Word[S]]

    def read(self, text: str, state: S) -> object:
        """Read it by the first word that can."""
        found = (word.read(text, state) for word in self.words)
        return next((value for value in found if value is not None), None)


def shape(
    noun: str,
    pattern: str,
    *known: object,
    make: Callable[[str], object] = str.upper,
    write: Callable[..., str] = str,
) -> Word:
    """Tell values by how their texts look, without blanks; `known` are examples.

    `pattern` matches small letters, and has no groups.
    """
    compiled = re.compile(pattern)
    return Word(noun, lambda state: known, write, pattern=compiled, make=make)


def number(noun: str, pattern: str = "[0-9]{1,9}") -> Word:
    """Tell numbers of at most nine digits."""
    return shape(noun, pattern, *range(10), make=int)


def counted(noun: str) -> Word:
    """Tell numbers that are stored from 0 and written from 1."""
    return shape(noun, "[0-9]{1,9}", *range(9), make=_index, write=_count)


def members_of(kind: type[Enum], more: Mapping[str, object] | None = None) -> Word:
    """Tell the members of an enum by their values, and by other names."""
    names = {str(each.value).lower(): each for each in kind}
    write = str if issubclass(kind, StrEnum | IntEnum) else _value
    members = tuple(kind)
    known = {**more, **names} if more else names
    return Word(spaced(kind.__name__), lambda state: members, write, known)


def several(item: Word[S], glue: str = "-", *, is_sorted: bool = False) -> Word[S]:
    """Tell tuples, glued together; for a hyphen, a blank is as good.

    In those that are sorted the order means nothing, so that any is read.
    """

    def known(state: S) -> Collection[object]:
        some = tuple(islice(item.known(state), 3))[-2:]
        return [some] if some else []

    return Several(
        noun=item.noun,
        known=known,
        write=lambda values: glue.join(map(item.write, values)),
        item=item,
        glue=glue,
        is_sorted=is_sorted,
    )


def either(*words: Word[S]) -> Word[S]:
    """Tell values of several types; TypeError if one is not just written by `str`."""
    if odd := [word.noun for word in words if word.write is not str]:
        raise TypeError(f"a field cannot be {' or '.join(odd)} among others")
    return Either(
        noun=" or ".join(word.noun for word in words),
        known=lambda state: [
            value for word in words for value in islice(word.known(state), 2)
        ],
        words=words,
    )


def spaced(name: str) -> str:
    """Say the name of a class in small words: ``place tile`` for ``PlaceTile``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def _shown(text: str) -> str:
    return repr(text if len(text) <= _LONG else f"{text[: _LONG - 3]}...")


def _listed(texts: Sequence[str]) -> str:
    few = texts if len(texts) <= _FEW else [*texts[:3], "..."]
    return ", ".join(few or ["nothing"])


def _value(member: object) -> str:
    return str(member.value if isinstance(member, Enum) else member)


def _index(text: str) -> int | None:
    return int(text) - 1 if int(text) else None


def _count(index: int) -> str:
    return str(index + 1)


def _cell(text: str) -> tuple[int, int]:
    column, row = text.split(",")
    return int(column), int(row)


_COORDINATE: Final = "(?:0|-?[1-9][0-9]{0,8})"
CELL: Final = shape(
    "cell",
    f"{_COORDINATE},{_COORDINATE}",
    (1, 0),
    (0, 1),
    make=_cell,
    write=lambda cell: f"{cell[0]},{cell[1]}",
)
"""A space of a square grid: ``1,0``."""
FACES: Final = several(number("number"), " ", is_sorted=True)
"""What dice show that are thrown together, told in any order."""
