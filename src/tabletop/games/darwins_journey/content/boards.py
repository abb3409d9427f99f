"""The player board, the museum, the theory track and the first game.

Costs and rewards of the player board, and the books, come from one public transcription
that agrees with the scoring example of the rulebook.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.parts import (
    FirstGame,
    Museum,
    ObjectiveSlot,
    PlayerBoard,
    Stack,
    TheoryTrack,
)
from tabletop.games.darwins_journey.kinds import (
    Colour,
    CrewId,
    GoalId,
    Kind,
    LastingKind,
    LetterId,
    TileId,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Correspond,
    Explore,
    GainCoins,
    GainPurple,
    GainWorker,
    Lasting,
    Navigate,
    OneOf,
    Reactivate,
    ResearchIslands,
)

__all__ = ["FIRST_GAME", "MUSEUM", "PLAYER_BOARD", "THEORY"]

PLAYER_BOARD: Final = PlayerBoard(
    seal_costs=(0, 0, 1, 1, 2, 3),
    seal_points=(0, 0, 0, 0, 3, 7),
    silver_at=4,
    gold_at=6,
    silver=(
        ObjectiveSlot(0, Reactivate(), points=1),
        ObjectiveSlot(0, Lasting(LastingKind.FREE_SCROLLS), points=1),
        ObjectiveSlot(0, ResearchIslands(), points=2),
        ObjectiveSlot(0, Lasting(LastingKind.EXTRA_BOOK), points=2),
        ObjectiveSlot(0, None, points=5),
    ),
    gold=(
        ObjectiveSlot(5, GainWorker(), points=4),
        ObjectiveSlot(3, GainPurple(), points=4),
        ObjectiveSlot(0, Lasting(LastingKind.LOWER_PENALTY), points=2),
        ObjectiveSlot(0, Lasting(LastingKind.LATE_CAP), points=4),
        ObjectiveSlot(0, None, points=8),
    ),
    pair_points=4,
    reserve=2,
    tents=(
        None,
        GainCoins(2),
        OneOf((Navigate(1), Explore(1))),
        OneOf((Correspond(1), Academy(discount=2))),
        None,
    ),
    tent_points=5,
    stacks=(
        Stack(4, Explore(2)),
        Stack(4, Academy(discount=2)),
        Stack(4, Navigate(2)),
    ),
)

MUSEUM: Final = Museum(
    rows=(Colour.GREEN, Colour.BLUE, Colour.RED, Colour.YELLOW),
    columns=(Kind.REPTILE, Kind.PLANT, Kind.BIRD, Kind.FOSSIL),
    row_coins=1,
    base=2,
)

THEORY: Final = TheoryTrack(
    length=36, books=(1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32, 36)
)

FIRST_GAME: Final = FirstGame(
    tiles=tuple(TileId(each) for each in (7, 8, 1, 9, 5, 12)),
    letters=tuple(LetterId(each) for each in (2, 4, 5)),
    goals=tuple(GoalId(each) for each in (7, 4, 10, 8, 9)),
    crew=tuple(
        tuple(CrewId(each) for each in cards)
        for cards in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
    ),
)
