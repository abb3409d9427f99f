"""Refusals of one rule have words of their own for each case."""

from __future__ import annotations

from typing import Final

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import Action, KeepCard
from tabletop.games.darwins_journey.kinds import CrewId, SpaceId
from tabletop.games.darwins_journey.pending import ChooseEffects, EndCrew, KeepCrew
from tabletop.games.darwins_journey.pending.effects import (
    AnyCamp,
    Camp,
    CopyCrew,
    Correspond,
    Explore,
    GainCoins,
    GainObjective,
    Navigate,
    OneOf,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.pieces import holding, on, with_me, with_tents
from tests.games.darwins_journey.positions import A, B, doing, refused, sail, turn, walk
from tests.games.darwins_journey.positions_more import bare, crewed, displayed
from tests.games.darwins_journey.verbs import (
    copy,
    crew,
    fulfil,
    research,
    stamp,
    take,
    tent,
)

START = bare()
A7 = SpaceId("A7")
KEEPING = replace(START, pending=(KeepCrew(A, (CrewId(1), CrewId(2)), (CrewId(1),)),))
SLOTS = holding(displayed(START, "S6"), A, "SS1 SG1", silver={0: "S1!", 1: "S2"})
ASKED = ChooseEffects(A, (GainCoins(1), GainCoins(2)))
CREWED = turn(crewed(START, "1:1 2"), A)

WHY: Final[list[tuple[State, Action, str]]] = [
    (KEEPING, KeepCard(A, CrewId(1)), "you have kept crew card 1 already"),
    (KEEPING, KeepCard(A, CrewId(3)), "no crew card 3 lies on the table to be kept"),
    (doing(START, A, Camp(A7)), tent("X1", 0), "about the camp A7, not about X1"),
    (doing(START, A, AnyCamp()), tent("X1", 0), "there is no camp X1"),
    (doing(START, A, AnyCamp()), tent("A7", 5), "the camp A7 has no tent space 6"),
    (
        doing(with_tents(START, B, {"A7": 0}), A, AnyCamp()),
        tent("A7", 0),
        "a tent stands on space 1 of the camp A7 already",
    ),
    (doing(START, A, Correspond(2)), stamp(0, 3), "you have no stack 4"),
    (
        doing(with_me(START, A, stacks=(0, 4, 4)), A, Correspond(2)),
        stamp(0, 0),
        "your stack 1 has no stamps left",
    ),
    (CREWED, crew(1, 2), "you have fulfilled crew card 1 already"),
    (CREWED, crew(3, 2), "no crew card 3 lies before you"),
    (
        replace(CREWED, pending=(*CREWED.pending, EndCrew(A, CrewId(2), 2), ASKED)),
        crew(2, 2),
        "you are carrying out crew card 2 just now",
    ),
    (doing(CREWED, A, CopyCrew()), copy(1), "crew card 1 has been fulfilled already"),
    (doing(CREWED, A, CopyCrew()), copy(3), "no crew card 3 lies before anybody"),
    (turn(SLOTS, A), fulfil("S1", 3), "you have fulfilled the objective S1 already"),
    (turn(SLOTS, A), fulfil("S9", 3), "you have no objective S9"),
    (
        doing(SLOTS, A, GainObjective()),
        take("S6", 0),
        "an objective lies on your silver slot 1 already",
    ),
    (doing(SLOTS, A, GainObjective()), take("S6", 7), "there is no silver slot 8"),
    (
        doing(START, A, Navigate(2)),
        sail(A, "O1 O5"),
        "the track leads from O1 to O2 or O3, not to O5",
    ),
    (
        doing(on(START, A, ship="O25"), A, Navigate(2)),
        sail(A, "O26 O27"),
        "the track ends on O26, and does not lead to O27",
    ),
    (
        doing(START, A, Explore(2)),
        walk(A, "O1"),
        "O1 is no space of an island, where explorers move",
    ),
    (
        doing(START, A, Explore(2)),
        walk(A, ""),
        "a piece that moves, moves at least one space",
    ),
    (
        doing(START, A, Explore(2)),
        research("gr"),
        "you are asked where an explorer of yours moves, or to decline it",
    ),
    (
        doing(START, A, OneOf((Navigate(1), Explore(1)))),
        research("gr"),
        "you are asked which of these actions you do, or to decline it",
    ),
]


@pytest.mark.parametrize(("state", "action", "told"), WHY, ids=[row[2] for row in WHY])
def test_the_refusal_tells_cases_apart(state: State, action: Action, told: str) -> None:
    """What is taken, done, or not there at all is refused by different words."""
    refusal = GAME.refusal(state, action)

    assert refusal is not None
    assert told in refusal.message
    assert refusal.rule is refused(state, action)
