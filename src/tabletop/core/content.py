"""Where the components of a game come from, and how a set of them is recognised.

Each game's ``Content`` inherits `GameContent`: one frozen class with validators, filled
by a typed table of ours (``DEFAULT``) or from the owner's own JSON.
"""

from __future__ import annotations

from enum import StrEnum

import attrs

from tabletop.core.values import Value

__all__ = ["GameContent", "Provenance", "Source", "named"]


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


def named(content: GameContent) -> str:
    """Show a content by its name: ``repr`` of the field of a config that holds one."""
    return f"<{content.name}>"
