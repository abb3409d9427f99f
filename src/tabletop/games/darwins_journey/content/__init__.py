"""The components: places, tracks, tiles, cards, boards, and the rulebook's figures.

`DEFAULT` is the box as far as it is known, read from ``content.json``. Rules ask for
fields, never for names.
"""

from __future__ import annotations

from typing import Final

import attrs

from tabletop.core.content import GameContent, refuse_first
from tabletop.games.darwins_journey.content import checks
from tabletop.games.darwins_journey.content.alfred import Solo
from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.parts import (
    CampSite,
    CrewCard,
    Distinction,
    FirstGame,
    Goal,
    Letter,
    Museum,
    Numbers,
    Objective,
    ObjectiveSlot,
    Place,
    PlayerBoard,
    Requirement,
    Space,
    SpecialTile,
    Stack,
    TheoryTrack,
    Track,
)
from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.serialization.contents import packaged_content

__all__ = [
    "DEFAULT",
    "CampSite",
    "Catalogue",
    "Content",
    "CrewCard",
    "Distinction",
    "Effect",
    "FirstGame",
    "Goal",
    "Letter",
    "Museum",
    "Numbers",
    "Objective",
    "ObjectiveSlot",
    "Place",
    "PlayerBoard",
    "Requirement",
    "Solo",
    "Space",
    "SpecialTile",
    "Stack",
    "TheoryTrack",
    "Track",
]


@attrs.frozen
class Content(GameContent):
    """All components of a game; `InvalidContent` when they contradict each other."""

    places: tuple[Place, ...]
    distinctions: tuple[Distinction, ...]
    tiles: tuple[SpecialTile, ...]
    letters: tuple[Letter, ...]
    goals: tuple[Goal, ...]
    crew: tuple[CrewCard, ...]
    objectives: tuple[Objective, ...]
    ocean: Track
    islands: tuple[Track, ...]
    """From left to right."""
    camps: tuple[CampSite, ...]
    board: PlayerBoard
    museum: Museum
    theory: TheoryTrack
    first_game: FirstGame
    solo: Solo
    numbers: Numbers
    catalogue: Catalogue = attrs.field(init=False, eq=False, repr=False)
    """The parts worked out once."""

    def __attrs_post_init__(self) -> None:
        catalogue = Catalogue(
            places=self.places,
            distinctions=self.distinctions,
            tiles=self.tiles,
            letters=self.letters,
            goals=self.goals,
            crew_cards=self.crew,
            objectives=self.objectives,
            ocean=self.ocean,
            islands=self.islands,
            camps=self.camps,
            numbers=self.numbers,
            solo=self.solo,
        )
        object.__setattr__(self, "catalogue", catalogue)
        refuse_first(checks.faults(self))


DEFAULT: Final = packaged_content("tabletop.games.darwins_journey", Content)
"""The default components; see `Content.sources` for where each table comes from."""
