"""Where the components of a game come from, and how a set of them is recognised.

Each game's ``Content`` inherits `GameContent`: one frozen class with checks, filled
from JSON: the file that the game brings (``DEFAULT``), or the owner's.
"""

# Without postponed annotations: tools read inherited ones where Source is no name.

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias

import attrs

from tabletop.core.values import Value
from tabletop.errors import InvalidContent

__all__ = [
    "ContentFault",
    "GameContent",
    "Provenance",
    "Source",
    "named",
    "refuse_first",
]

ContentFault: TypeAlias = tuple[str, str]
"""What is wrong with components: where, as a JSON path from them on, and a sentence."""


class Provenance(StrEnum):
    """How a figure came to us."""

    SEED = "seed"
    """It stands in the rule text."""
    PUBLIC = "public"
    """A named public source states it."""
    DERIVED = "derived"
    """It follows from others by arithmetic."""
    RECONSTRUCTED = "reconstructed"
    """It was lost; we made one that obeys all the rest. Not the original."""


@attrs.frozen
class Source(Value):
    """Where one table of a content comes from."""

    table: str
    """Name of the field of the content."""
    provenance: Provenance
    note: str
    """The source, or how it was made, as a sentence."""


@attrs.frozen
class GameContent(Value):
    """Base of every game's ``Content``."""

    name: str
    """What this set of components is called, for people."""
    sources: tuple[Source, ...]
    """Where each table comes from."""

    @property
    def is_original(self) -> bool:
        """Whether no table of it is a reconstruction."""
        return all(
            source.provenance is not Provenance.RECONSTRUCTED for source in self.sources
        )


def refuse_first(faults: Iterable[ContentFault]) -> None:
    """Raise `InvalidContent` for the first of some faults, if there is one."""
    for path, reason in faults:
        raise InvalidContent(reason, path)


def named(content: object) -> str:
    """Show a content by its name: ``repr`` of the field of a config that holds one."""
    # A config that holds something else is refused later, and must be shown there.
    return f"<{content.name}>" if isinstance(content, GameContent) else repr(content)
