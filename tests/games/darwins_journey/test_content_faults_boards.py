"""Figures, boards and tracks that contradict each other, and what is said."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.content import DEFAULT, ObjectiveSlot, Stack, Track
from tabletop.games.darwins_journey.kinds import Colour, IslandId, Kind
from tabletop.games.darwins_journey.pending.effects import GainCoins
from tests.games.darwins_journey.faults import (
    Changes,
    part,
    refused,
    space,
    spaces,
    twice,
    whole,
)


def ways(**onward: str) -> Changes:
    """Let spaces lead elsewhere."""
    return spaces({name: {"next": tuple(to.split())} for name, to in onward.items()})


NUMBERS: list[tuple[Changes, str]] = [
    (whole("numbers", rounds=0), "'rounds' of the numbers is 0; the least is 1"),
    (whole("numbers", explorers=0), "'explorers' of the numbers is 0; the least is 1"),
    (whole("numbers", scroll_seals=0), "'scroll_seals' of the numbers is 0"),
    (whole("numbers", coins_per_point=0), "'coins_per_point' of the numbers is 0"),
    (
        whole("numbers", start_coins=-1),
        "'start_coins' of the numbers is -1; the least is 0",
    ),
    (
        whole("numbers", penalty=(3, 3, -2, 2)),
        "'penalty' of the numbers is -2; the least is 0",
    ),
    (
        whole("numbers", penalty=(3, 3, 2)),
        "'penalty' has 4 entries, one to four players: (3, 3, 2)",
    ),
    (
        whole("numbers", turn_coins=(3, 3, 2, 2, 2)),
        "'turn_coins' has 4 entries, one to four players: (3, 3, 2, 2, 2)",
    ),
    (
        whole("numbers", seals_removed=()),
        "'seals_removed' has 4 entries, one to four players: ()",
    ),
    (
        whole("numbers", late=(1, 2, 3, 4)),
        "5 rounds have as many late penalties: (1, 2, 3, 4)",
    ),
    (
        whole("numbers", rounds=4),
        "4 rounds have as many late penalties: (1, 2, 3, 4, 5)",
    ),
    (
        whole("numbers", scroll_costs=(0,)),
        "the seals of the academy move up to the first of at least two scrolls",
    ),
    (whole("numbers", workers=3), "a board has rows for 4 workers, not for 3"),
    (
        whole("numbers", crew_kept=4),
        "4 workers, the first with a purple seal, take 3 crew cards, not 4",
    ),
    (whole("numbers", crew_dealt=2), "nobody keeps 3 of 2 crew cards"),
    (
        whole("numbers", seals_each=6, seals_removed=(0, 0, 0, 1)),
        "scrolls and workers of 4 players take 24 seals, and 20 are left in the box",
    ),
    (
        whole("numbers", seals_each=7, scroll_costs=(0, 1), seals_removed=(4, 0, 0, 0)),
        "4 workers can start with a green seal, and 3 are left",
    ),
]

BOARDS: list[tuple[Changes, str]] = [
    (
        whole("board", seal_costs=(0, 0, 1, 1, 2, -3)),
        "'seal_costs' of the player board is -3; the least is 0",
    ),
    (
        whole("board", seal_points=(0, 0, 0, 0, -3, 7)),
        "'seal_points' of the player board is -3; the least is 0",
    ),
    (whole("board", silver_at=0), "'silver_at' of the player board is 0; the least"),
    (whole("board", reserve=1), "'reserve' of the player board is 1; the least is 2"),
    (whole("board", pair_points=-1), "'pair_points' of the player board is -1"),
    (whole("board", seal_points=(0, 3, 7)), "6 seal spaces have points, not 3"),
    (
        whole("board", silver_at=5, gold_at=4),
        "the distinctions at 5 and 4 seals do not follow each other on 6 spaces",
    ),
    (
        whole("board", gold_at=7),
        "the distinctions at 4 and 7 seals do not follow each other on 6 spaces",
    ),
    (whole("board", gold=DEFAULT.board.gold[:4]), "5 silver slots face 4 golden ones"),
    (whole("board", silver=(), gold=()), "there are no slots for objectives"),
    (
        whole("board", silver=(ObjectiveSlot(-1, None, 1), *DEFAULT.board.silver[1:])),
        "'cost' of a slot for objectives is -1; the least is 0",
    ),
    (
        whole("board", gold=(ObjectiveSlot(1, None, -1), *DEFAULT.board.gold[1:])),
        "'points' of a slot for objectives is -1; the least is 0",
    ),
    (whole("board", tents=()), "a player board has tents and stacks of stamps"),
    (whole("board", stacks=()), "a player board has tents and stacks of stamps"),
    (
        whole("board", stacks=(Stack(4, None), Stack(0, None), Stack(4, None))),
        "'stamps' of stack 2 is 0; the least is 1",
    ),
    (whole("museum", base=-1), "'base' of the museum is -1; the least is 0"),
    (
        whole("museum", rows=(Colour.GREEN, Colour.BLUE, Colour.RED)),
        "the rows of the museum are the colours, each once, not green blue red",
    ),
    (
        whole("museum", columns=(Kind.BIRD, Kind.BIRD, Kind.PLANT, Kind.FOSSIL)),
        "the columns of the museum are the kinds, each once, not bird bird plant",
    ),
    (
        whole("theory", books=(1, 2, 2)),
        "the books of the theory come one after the other, not (1, 2, 2)",
    ),
    (
        whole("theory", books=(2, 1)),
        "the books of the theory come one after the other, not (2, 1)",
    ),
    (
        whole("theory", books=(0, 1)),
        "no book is reached outside the spaces 1 to 36: (0, 1)",
    ),
    (
        whole("theory", books=(1, 37)),
        "no book is reached outside the spaces 1 to 36: (1, 37)",
    ),
    (whole("theory", length=0, books=()), "'length' of the theory is 0; the least is"),
]

WAYS: list[tuple[Changes, str]] = [
    (space("O1", next=("O3", "A2")), "O1 leads to A2, which is no space of ocean"),
    (space("A4", next=("A5", "A5")), "A4 leads twice to the same space: A5 A5"),
    (space("A7", id="o7"), "the space o7 is there twice"),
    (space("A7", id="A-7"), "the space id 'A-7' is not one word of letters and digits"),
    (
        {"islands": (Track("island D", DEFAULT.ocean.spaces[26:], IslandId("D")),)},
        "the space O26 is there twice",
    ),
    (
        whole("ocean", spaces=DEFAULT.ocean.spaces[-1:]),
        "ocean has fewer than two spaces to move on",
    ),
    (space("A2", next=("A4",)), "ways of island A begin at A0 only, not at A0 A3"),
    (
        space("B13", next=("B0", "B14")),
        "ways of island B begin at B0 only, not at none",
    ),
    (ways(B4="B6", B5=""), "ways of island B end at B14 only, not at B5 B14"),
    (space("C10", next=("C9",)), "ways of island C end at C10 only, not at none"),
    (ways(C8="C10", C9="", C10="C9"), "ways of island C end at C10 only, not at C9"),
    (
        space("B10", next=("B6", "B11")),
        "ways of island B lead round in a circle, among B6 B7 B8 B9 B10 B11",
    ),
    (ways(A5="A5 A6"), "ways of island A lead round in a circle, among A5"),
    (
        space("O0", effects=(GainCoins(1),)),
        "pieces start on O0 and never arrive there: nothing lies on it",
    ),
    (space("A0", ribbon=1), "pieces start on A0 and never arrive there: nothing"),
    (space("O0", island="B"), "pieces start on O0 and never arrive there: nothing"),
]

LYING: list[tuple[Changes, str]] = [
    ({"islands": ()}, "the first explorers need an island"),
    (
        {"islands": (replace(DEFAULT.islands[0], island=None), *DEFAULT.islands[1:])},
        "island A has no id of an island",
    ),
    (
        {
            "islands": (
                replace(DEFAULT.islands[0], island=IslandId("b")),
                *DEFAULT.islands[1:],
            )
        },
        "the island B is there twice",
    ),
    (whole("ocean", island="O"), "the ocean is no island O"),
    (space("A3", stop=6), "no ship comes to A3: no stop or silver ribbon is there"),
    (space("A3", island="B"), "no ship comes to A3: no stop or silver ribbon is there"),
    (space("A3", ribbon=0), "the golden ribbon at A3 brings points"),
    (space("O3", ribbon=2), "no explorer comes to O3: no golden ribbon is there"),
    (space("O3", island="D"), "the silver ribbon at O3 is of no island: D"),
    (
        ways(O16="O18", O17="O19", O18="O17"),
        "ships go on to later spaces, not from O18 to O17",
    ),
    (space("O7", next=("O8", "O9")), "no way from O7 to O9 passes by O8"),
    (
        space("O21", stop=None),
        "the HMS Beagle has a stop for each of 5 rounds, not 1 2 3 4",
    ),
    (
        spaces({each: {"stop": None} for each in ("O1", "O4", "O8", "O14", "O21")}),
        "the HMS Beagle has a stop for each of 5 rounds, not none",
    ),
    (
        space("O21", stop=6),
        "the HMS Beagle has a stop for each of 5 rounds, not 1 2 3 4 6",
    ),
    (
        spaces({"O4": {"stop": 3}, "O8": {"stop": 2}}),
        "the HMS Beagle has a stop for each of 5 rounds, not 1 3 2 4 5",
    ),
    (
        space("A2", specimen_from=1),
        "a specimen lies on A2 with 2, 3 or 4 players on, not 1",
    ),
    (
        space("A2", specimen_from=5),
        "a specimen lies on A2 with 2, 3 or 4 players on, not 5",
    ),
    (space("A2", specimen_from=None), "with 2 players 10 spaces have specimens, not 9"),
    (space("A3", specimen_from=3), "with 3 players 13 spaces have specimens, not 14"),
    (space("A8", specimen_from=3), "with 3 players 13 spaces have specimens, not 14"),
    (
        space("A8", specimen_from=None),
        "with 4 players 16 spaces have specimens, not 15",
    ),
    (twice("camps"), "the campsite O6 is there twice"),
    (part("camps", "A7", space="A99"), "the campsite A99 is on no space of a track"),
    (part("camps", "A7", costs_a=()), "the campsite A7 has no space for a tent"),
    (part("camps", "A7", costs_b=()), "the campsite A7 has no space for a tent"),
    (
        part("camps", "A7", costs_b=(0, -1)),
        "'costs_b' of the campsite A7 is -1; the least is 0",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), NUMBERS + BOARDS)
def test_figures(changes: Changes, sentence: str) -> None:
    """Figures that are too low, or do not agree with each other, are refused."""
    assert sentence in refused(changes)


@pytest.mark.parametrize(("changes", "sentence"), WAYS + LYING)
def test_tracks(changes: Changes, sentence: str) -> None:
    """Ways that go nowhere or in circles, and what lies where no piece comes."""
    assert sentence in refused(changes)


def test_goals_are_enough_for_all_rounds() -> None:
    """A game of thirteen rounds takes thirteen Beagle goals, and there are twelve."""
    places = [
        "O1",
        "O3",
        "O4",
        "O5",
        "O7",
        "O8",
        "O9",
        "O11",
        "O13",
        "O14",
        "O15",
        "O16",
        "O18",
    ]
    stops = dict.fromkeys(["O21"]) | {
        each: number for number, each in enumerate(places, 1)
    }
    changes = spaces({each: {"stop": stop} for each, stop in stops.items()})
    changes |= whole("numbers", rounds=13, late=(1,) * 13)

    assert "13 rounds take more than 12 Beagle goals" == refused(changes)


def test_islands_may_lead_back_in_numbers() -> None:
    """Numbers of islands need not rise along the ways: only circles are refused."""
    changes = ways(C1="C2", C2="C4", C3="C5", C4="C3")

    assert DEFAULT != replace(DEFAULT, **changes)
