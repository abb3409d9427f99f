"""The components: the ocean, the islands and the campsites."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.games.darwins_journey.content import DEFAULT, Track
from tests.games.darwins_journey.told import icons

OCEAN = {
    "O1": "stop 1",
    "O2": "2+",
    "O4": "stop 2",
    "O6": "camp O6",
    "O8": "stop 3, to B",
    "O10": "4 coins",
    "O12": "camp O12",
    "O14": "stop 4, to C",
    "O15": "4+",
    "O17": "3 coins + theory 2",
    "O19": "camp O19",
    "O20": "3+",
    "O21": "stop 5",
    "O22": "2 points",
    "O23": "3 points",
    "O24": "4 points",
    "O25": "5 points",
    "O26": "3 points",
}
"""Icons; 2+ is a specimen from two players on, to B a silver ribbon."""

ISLANDS = {
    "A": {
        "A1": "4 coins",
        "A2": "2+",
        "A3": "1 knowledge",
        "A4": "camp A4, ribbon 1",
        "A5": "2+",
        "A6": "GainObjective",
        "A7": "camp A7",
        "A8": "2 coins, 4+",
        "A9": "2+, ribbon 2",
        "A10": "GainObjective + theory 1",
        "A11": "3 coins",
        "A12": "2+",
        "A13": "5 coins",
        "A14": "camp A14",
        "A15": "3 points, 3+",
        "A16": "2 points + 1 knowledge, ribbon 3",
        "A17": "3 points",
        "A18": "theory 2",
        "A19": "4 points",
        "A20": "free seal",
        "A21": "3 coins + theory 3, ribbon 4",
        "A22": "3 stamps",
        "A23": "6 points",
        "A24": "4 points",
    },
    "B": {
        "B1": "5 coins",
        "B2": "2+, ribbon 2",
        "B3": "GainObjective + 4 points",
        "B4": "camp B4",
        "B5": "2 coins + 1 knowledge",
        "B6": "2+, ribbon 3",
        "B7": "4 coins",
        "B8": "3 coins + GainObjective",
        "B9": "camp B9",
        "B10": "free seal",
        "B11": "2+, ribbon 4",
        "B12": "theory 3, 4+",
        "B13": "6 points",
        "B14": "5 points",
    },
    "C": {
        "C1": "2+",
        "C2": "3 points + 1 knowledge",
        "C3": "camp C3",
        "C4": "2 stamps + 3 points, 3+",
        "C5": "2+",
        "C6": "5 points + GainObjective",
        "C7": "3 points + theory 2, ribbon 4",
        "C8": "6 points",
        "C9": "8 points",
        "C10": "8 points",
    },
}

FORKS = {
    "A4": ("A5", "A8"),
    "A11": ("A12", "A13"),
    "A12": ("A15",),
    "B2": ("B3", "B5"),
    "B6": ("B7", "B8"),
    "B7": ("B10",),
    "B9": ("B7",),
    "C1": ("C2", "C4"),
}
"""Where ways on islands go, if not just to the next space."""

CAMPS = {
    "O6": ((0, 1), (0, 1, 2), "GainObjective + 3 coins"),
    "O12": ((1, 3), (1, 3, 4), "1 points + 3 stamps"),
    "O19": ((3, 5), (3, 5, 6), "explore 2 + 5 points"),
    "A4": ((0, 1), (0, 1, 2), "2 stamps"),
    "A7": ((0, 1), (0, 1, 2), "navigate 2"),
    "A14": ((1, 2), (1, 2, 3), "free seal"),
    "B4": ((1, 3), (1, 3, 4), "theory 3"),
    "B9": ((2, 4), (2, 4, 5), "1 knowledge + 4 points"),
    "C3": ((2, 4), (2, 4, 5), "8 points"),
}


def lying(track: Track) -> dict[str, str]:
    """Write what lies on each space of a track, where there is anything."""
    found = {}
    for space in track.spaces:
        marks = {
            icons(space.effects): bool(space.effects),
            f"{space.specimen_from}+": space.specimen_from is not None,
            f"ribbon {space.ribbon}": space.ribbon is not None,
            f"stop {space.stop}": space.stop is not None,
            f"to {space.island}": space.island is not None,
        }
        if here := [mark for mark, is_there in marks.items() if is_there]:
            found[str(space.id)] = ", ".join(here)
    return found


def test_ways_of_the_ocean() -> None:
    """Twenty-seven spaces in a row; six of them can be passed by."""
    detours = (2, 6, 10, 12, 17, 20)
    ways = {
        f"O{number}": tuple(
            f"O{onward}"
            for onward in (number + 1, number + 2)
            if onward <= 26 and (onward == number + 1 or onward - 1 in detours)
        )
        for number in range(27)
    }

    assert ways == {space.id: space.next for space in DEFAULT.ocean.spaces}


def test_what_lies_on_the_ocean() -> None:
    """Icons, specimens, silver ribbons, and the stops of the HMS Beagle."""
    assert OCEAN == lying(DEFAULT.ocean)


@pytest.mark.parametrize(("number", "last"), [(0, 24), (1, 14), (2, 10)])
def test_ways_of_islands(number: int, last: int) -> None:
    """From left to right A, B and C: spaces in a row, but for the forks."""
    name = "ABC"[number]
    track = DEFAULT.islands[number]
    row = [f"{name}{each}" for each in range(last + 1)]
    ways = {space: (onward,) for space, onward in pairwise(row)}

    assert name == track.island
    assert {**ways, row[-1]: ()} | {
        space: onward for space, onward in FORKS.items() if space.startswith(name)
    } == {space.id: space.next for space in track.spaces}


@pytest.mark.parametrize("island", ISLANDS)
def test_what_lies_on_islands(island: str) -> None:
    """Icons, specimens and golden ribbons of each island (DJ-161)."""
    track = next(each for each in DEFAULT.islands if each.island == island)

    assert ISLANDS[island] == lying(track)


def test_camps() -> None:
    """Nine campsites: the costs on both sides of the board, and their actions."""
    assert CAMPS == {
        camp.space: (camp.costs_a, camp.costs_b, icons(camp.effects))
        for camp in DEFAULT.camps
    }


@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, "O2 A2 A5 A9 A12 B2 B6 B11 C1 C5"),
        (3, "O2 O20 A2 A5 A9 A12 A15 B2 B6 B11 C1 C4 C5"),
        (4, "O2 O15 O20 A2 A5 A8 A9 A12 A15 B2 B6 B11 B12 C1 C4 C5"),
    ],
)
def test_spaces_with_specimens(players: int, spaces: str) -> None:
    """Ten, 13 or 16 spaces have specimens, ocean first, then A, B, C (R96)."""
    assert spaces.split() == [*DEFAULT.catalogue.specimen_spaces(players)]


def test_stops_of_the_beagle() -> None:
    """Where the HMS Beagle lies in each round."""
    assert ("O1", "O4", "O8", "O14", "O21") == DEFAULT.catalogue.stops
