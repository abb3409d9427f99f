"""The ocean, the islands and the campsites.

Spaces, icons and ribbons come from one public transcription; which specimens need more
players, and the third tent spaces, are RECONSTRUCTED.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.parts import (
    CampSite,
    Space,
    Track,
)
from tabletop.games.darwins_journey.kinds import (
    IslandId,
    SpaceId,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
    Camp,
    Correspond,
    Effect,
    Explore,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    Navigate,
)

__all__ = ["CAMPS", "ISLANDS", "OCEAN"]


def _space(
    name: str,
    onward: tuple[str, ...],
    *,
    effects: tuple[Effect, ...] = (),
    specimen_from: int | None = None,
    ribbon: int | None = None,
    island: IslandId | None = None,
    stop: int | None = None,
) -> Space:
    return Space(
        id=SpaceId(name),
        next=tuple(SpaceId(each) for each in onward),
        effects=effects,
        specimen_from=specimen_from,
        ribbon=ribbon,
        island=island,
        stop=stop,
    )


OCEAN: Final = Track(
    "ocean",
    (
        _space("O0", ("O1",)),
        _space(
            "O1",
            (
                "O2",
                "O3",
            ),
            stop=1,
        ),
        _space("O2", ("O3",), specimen_from=2),
        _space("O3", ("O4",)),
        _space("O4", ("O5",), stop=2),
        _space(
            "O5",
            (
                "O6",
                "O7",
            ),
        ),
        _space("O6", ("O7",), effects=(Camp(SpaceId("O6")),)),
        _space("O7", ("O8",)),
        _space("O8", ("O9",), island=IslandId("B"), stop=3),
        _space(
            "O9",
            (
                "O10",
                "O11",
            ),
        ),
        _space("O10", ("O11",), effects=(GainCoins(4),)),
        _space(
            "O11",
            (
                "O12",
                "O13",
            ),
        ),
        _space("O12", ("O13",), effects=(Camp(SpaceId("O12")),)),
        _space("O13", ("O14",)),
        _space("O14", ("O15",), island=IslandId("C"), stop=4),
        _space("O15", ("O16",), specimen_from=4),
        _space(
            "O16",
            (
                "O17",
                "O18",
            ),
        ),
        _space(
            "O17",
            ("O18",),
            effects=(
                GainCoins(3),
                AdvanceTheory(2),
            ),
        ),
        _space("O18", ("O19",)),
        _space(
            "O19",
            (
                "O20",
                "O21",
            ),
            effects=(Camp(SpaceId("O19")),),
        ),
        _space("O20", ("O21",), specimen_from=3),
        _space("O21", ("O22",), stop=5),
        _space("O22", ("O23",), effects=(GainPoints(2),)),
        _space("O23", ("O24",), effects=(GainPoints(3),)),
        _space("O24", ("O25",), effects=(GainPoints(4),)),
        _space("O25", ("O26",), effects=(GainPoints(5),)),
        _space("O26", (), effects=(GainPoints(3),)),
    ),
)
ISLANDS: Final = (
    Track(
        "island A",
        (
            _space("A0", ("A1",)),
            _space("A1", ("A2",), effects=(GainCoins(4),)),
            _space("A2", ("A3",), specimen_from=2),
            _space("A3", ("A4",), effects=(GainKnowledge(1),)),
            _space(
                "A4",
                (
                    "A5",
                    "A8",
                ),
                effects=(Camp(SpaceId("A4")),),
                ribbon=1,
            ),
            _space("A5", ("A6",), specimen_from=2),
            _space("A6", ("A7",), effects=(GainObjective(),)),
            _space("A7", ("A8",), effects=(Camp(SpaceId("A7")),)),
            _space("A8", ("A9",), effects=(GainCoins(2),), specimen_from=4),
            _space("A9", ("A10",), specimen_from=2, ribbon=2),
            _space(
                "A10",
                ("A11",),
                effects=(
                    GainObjective(),
                    AdvanceTheory(1),
                ),
            ),
            _space(
                "A11",
                (
                    "A12",
                    "A13",
                ),
                effects=(GainCoins(3),),
            ),
            _space("A12", ("A15",), specimen_from=2),
            _space("A13", ("A14",), effects=(GainCoins(5),)),
            _space("A14", ("A15",), effects=(Camp(SpaceId("A14")),)),
            _space("A15", ("A16",), effects=(GainPoints(3),), specimen_from=3),
            _space(
                "A16",
                ("A17",),
                effects=(
                    GainPoints(2),
                    GainKnowledge(1),
                ),
                ribbon=3,
            ),
            _space("A17", ("A18",), effects=(GainPoints(3),)),
            _space("A18", ("A19",), effects=(AdvanceTheory(2),)),
            _space("A19", ("A20",), effects=(GainPoints(4),)),
            _space("A20", ("A21",), effects=(Academy(is_free=True),)),
            _space(
                "A21",
                ("A22",),
                effects=(
                    GainCoins(3),
                    AdvanceTheory(3),
                ),
                ribbon=4,
            ),
            _space("A22", ("A23",), effects=(Correspond(3),)),
            _space("A23", ("A24",), effects=(GainPoints(6),)),
            _space("A24", (), effects=(GainPoints(4),)),
        ),
        island=IslandId("A"),
    ),
    Track(
        "island B",
        (
            _space("B0", ("B1",)),
            _space("B1", ("B2",), effects=(GainCoins(5),)),
            _space(
                "B2",
                (
                    "B3",
                    "B5",
                ),
                specimen_from=2,
                ribbon=2,
            ),
            _space(
                "B3",
                ("B4",),
                effects=(
                    GainObjective(),
                    GainPoints(4),
                ),
            ),
            _space("B4", ("B5",), effects=(Camp(SpaceId("B4")),)),
            _space(
                "B5",
                ("B6",),
                effects=(
                    GainCoins(2),
                    GainKnowledge(1),
                ),
            ),
            _space(
                "B6",
                (
                    "B7",
                    "B8",
                ),
                specimen_from=2,
                ribbon=3,
            ),
            _space("B7", ("B10",), effects=(GainCoins(4),)),
            _space(
                "B8",
                ("B9",),
                effects=(
                    GainCoins(3),
                    GainObjective(),
                ),
            ),
            _space("B9", ("B7",), effects=(Camp(SpaceId("B9")),)),
            _space("B10", ("B11",), effects=(Academy(is_free=True),)),
            _space("B11", ("B12",), specimen_from=2, ribbon=4),
            _space("B12", ("B13",), effects=(AdvanceTheory(3),), specimen_from=4),
            _space("B13", ("B14",), effects=(GainPoints(6),)),
            _space("B14", (), effects=(GainPoints(5),)),
        ),
        island=IslandId("B"),
    ),
    Track(
        "island C",
        (
            _space("C0", ("C1",)),
            _space(
                "C1",
                (
                    "C2",
                    "C4",
                ),
                specimen_from=2,
            ),
            _space(
                "C2",
                ("C3",),
                effects=(
                    GainPoints(3),
                    GainKnowledge(1),
                ),
            ),
            _space("C3", ("C4",), effects=(Camp(SpaceId("C3")),)),
            _space(
                "C4",
                ("C5",),
                effects=(
                    Correspond(2),
                    GainPoints(3),
                ),
                specimen_from=3,
            ),
            _space("C5", ("C6",), specimen_from=2),
            _space(
                "C6",
                ("C7",),
                effects=(
                    GainPoints(5),
                    GainObjective(),
                ),
            ),
            _space(
                "C7",
                ("C8",),
                effects=(
                    GainPoints(3),
                    AdvanceTheory(2),
                ),
                ribbon=4,
            ),
            _space("C8", ("C9",), effects=(GainPoints(6),)),
            _space("C9", ("C10",), effects=(GainPoints(8),)),
            _space("C10", (), effects=(GainPoints(8),)),
        ),
        island=IslandId("C"),
    ),
)
CAMPS: Final = (
    CampSite(
        SpaceId("O6"),
        costs_a=(0, 1),
        costs_b=(0, 1, 2),
        effects=(
            GainObjective(),
            GainCoins(3),
        ),
    ),
    CampSite(
        SpaceId("O12"),
        costs_a=(1, 3),
        costs_b=(1, 3, 4),
        effects=(
            GainPoints(1),
            Correspond(3),
        ),
    ),
    CampSite(
        SpaceId("O19"),
        costs_a=(3, 5),
        costs_b=(3, 5, 6),
        effects=(
            Explore(2),
            GainPoints(5),
        ),
    ),
    CampSite(
        SpaceId("A4"), costs_a=(0, 1), costs_b=(0, 1, 2), effects=(Correspond(2),)
    ),
    CampSite(SpaceId("A7"), costs_a=(0, 1), costs_b=(0, 1, 2), effects=(Navigate(2),)),
    CampSite(
        SpaceId("A14"),
        costs_a=(1, 2),
        costs_b=(1, 2, 3),
        effects=(Academy(is_free=True),),
    ),
    CampSite(
        SpaceId("B4"), costs_a=(1, 3), costs_b=(1, 3, 4), effects=(AdvanceTheory(3),)
    ),
    CampSite(
        SpaceId("B9"),
        costs_a=(2, 4),
        costs_b=(2, 4, 5),
        effects=(
            GainKnowledge(1),
            GainPoints(4),
        ),
    ),
    CampSite(
        SpaceId("C3"), costs_a=(2, 4), costs_b=(2, 4, 5), effects=(GainPoints(8),)
    ),
)
