"""The components: places, tracks, tiles, cards, boards, and the rulebook's figures.

`DEFAULT` is the box as far as it is known; see `Content.sources` for where each table
comes from. Rules ask for fields, never for names.
"""

from __future__ import annotations

from typing import Final

import attrs

from tabletop.core.content import GameContent, Provenance, Source
from tabletop.games.darwins_journey.content import checks
from tabletop.games.darwins_journey.content.alfred import Solo
from tabletop.games.darwins_journey.content.boards import (
    FIRST_GAME,
    MUSEUM,
    PLAYER_BOARD,
    THEORY,
)
from tabletop.games.darwins_journey.content.cards import CREW, GOALS, LETTERS
from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.diaries import (
    DISTINCTIONS,
    PLACES,
    TILES,
)
from tabletop.games.darwins_journey.content.objectives import OBJECTIVES
from tabletop.games.darwins_journey.content.opponent import SOLO
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
from tabletop.games.darwins_journey.content.tracks import CAMPS, ISLANDS, OCEAN
from tabletop.games.darwins_journey.pending.effects import Effect

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
    numbers: Numbers = attrs.field(factory=Numbers)
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
        checks.check(catalogue, self.board, self.museum, self.theory, self.first_game)
        object.__setattr__(self, "catalogue", catalogue)


DEFAULT: Final = Content(
    name="Darwin's Journey, one public transcription",
    sources=(
        Source(
            "places",
            Provenance.PUBLIC,
            "One fan transcription of a real copy; seals, values and locks agree with "
            "the examples of the rulebook. Shapes are derived from the rule text; that "
            "there is a place to gain an objective is RECALLED.",
        ),
        Source(
            "distinctions",
            Provenance.PUBLIC,
            "The same transcription; the icons are in the rule text.",
        ),
        Source(
            "tiles",
            Provenance.PUBLIC,
            "Effects from the rule text; seals from the transcription, those of the "
            "tiles 2 and 8 are doubtful.",
        ),
        Source("letters", Provenance.SEED, "The rule text."),
        Source("goals", Provenance.SEED, "The rule text."),
        Source(
            "crew",
            Provenance.PUBLIC,
            "Effects from the rule text; seals from the transcription.",
        ),
        Source(
            "objectives",
            Provenance.PUBLIC,
            "The transcription; S9, S10 and G7 to G10 are RECONSTRUCTED.",
        ),
        Source(
            "ocean",
            Provenance.PUBLIC,
            "The transcription; specimens for three and more players are "
            "RECONSTRUCTED.",
        ),
        Source(
            "islands",
            Provenance.PUBLIC,
            "The transcription; specimens for three and more players are "
            "RECONSTRUCTED.",
        ),
        Source(
            "camps",
            Provenance.PUBLIC,
            "The transcription; the third tent space on the side for four players is "
            "RECONSTRUCTED.",
        ),
        Source(
            "board",
            Provenance.PUBLIC,
            "The transcription; it agrees with the scoring example of the rulebook.",
        ),
        Source(
            "museum",
            Provenance.PUBLIC,
            "The transcription; coins and modifier from the rule text.",
        ),
        Source("theory", Provenance.PUBLIC, "The transcription."),
        Source("first_game", Provenance.SEED, "The rule text."),
        Source(
            "solo",
            Provenance.RECONSTRUCTED,
            "Figures of the solo rules from the rule text; Alfred's boards and cards "
            "are ours.",
        ),
        Source(
            "numbers",
            Provenance.SEED,
            "The rule text; scroll costs from the transcription; the late penalties "
            "are RECONSTRUCTED.",
        ),
    ),
    places=PLACES,
    distinctions=DISTINCTIONS,
    tiles=TILES,
    letters=LETTERS,
    goals=GOALS,
    crew=CREW,
    objectives=OBJECTIVES,
    ocean=OCEAN,
    islands=ISLANDS,
    camps=CAMPS,
    board=PLAYER_BOARD,
    museum=MUSEUM,
    theory=THEORY,
    first_game=FIRST_GAME,
    solo=SOLO,
)
"""The default components; see `Content.sources` for where each table comes from."""
