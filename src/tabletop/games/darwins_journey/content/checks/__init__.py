"""What components must agree about, told as broken totals.

Whatever the rules take for granted is refused here if it does not hold, with a sentence
that says what was found and what is needed.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.alfred import check_solo
from tabletop.games.darwins_journey.content.checks.boards import (
    check_board,
    check_museum,
    check_numbers,
    check_theory,
)
from tabletop.games.darwins_journey.content.checks.cards import (
    check_crew,
    check_first_game,
    check_goals,
    check_letters,
    check_objectives,
)
from tabletop.games.darwins_journey.content.checks.effects import check_effects
from tabletop.games.darwins_journey.content.checks.places import (
    check_distinctions,
    check_places,
    check_tiles,
)
from tabletop.games.darwins_journey.content.checks.tracks import (
    check_camps,
    check_specimens,
    check_tracks,
)
from tabletop.games.darwins_journey.content.parts import (
    FirstGame,
    Museum,
    PlayerBoard,
    TheoryTrack,
)

__all__ = ["check"]


def check(
    parts: Catalogue,
    board: PlayerBoard,
    museum: Museum,
    theory: TheoryTrack,
    first_game: FirstGame,
) -> None:
    """Hold all components to what the rules need; `InvalidContent` else."""
    check_numbers(parts.numbers)
    check_board(board)
    check_museum(museum)
    check_theory(theory)
    check_tracks(parts)
    check_specimens(parts)
    check_camps(parts)
    check_places(parts, board)
    check_distinctions(parts)
    check_tiles(parts, board)
    check_letters(parts)
    check_goals(parts)
    check_crew(parts)
    check_objectives(parts, board, theory)
    check_first_game(parts, first_game)
    check_solo(parts, board)
    check_effects(parts, board)
