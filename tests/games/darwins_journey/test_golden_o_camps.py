"""Golden cases 190 and 201: Alfred's tents, and what he gains instead of knowledge."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import (
    BenefitGained,
    ShipMoved,
    TentPitched,
    TheoryAdvanced,
)
from tabletop.games.darwins_journey.events.alfred import BonusMoved, ObjectiveDiscarded
from tabletop.games.darwins_journey.kinds import LastingKind, ObjectiveId, SpaceId
from tabletop.games.darwins_journey.pending.effects import (
    Camp,
    GainKnowledge,
    GainObjective,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.positions_more import displayed
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    camped,
    counted,
    does,
    explorer,
    part,
    row,
    solo,
    with_alfred,
)

OTHERS = ("O12", "O19", "B9", "B4")
"""Camps for tents that were pitched before."""


def camps(
    state: State, camp: str, coins: int = 4, before: int = 0, mine: int | None = None
) -> State:
    """Let Alfred come to a camp, with tents of his elsewhere, maybe one of mine there.

    The player's tent stands on the cheapest space, or as told.
    """
    state = camped(state, dict.fromkeys(OTHERS[:before], 0))
    if mine is not None:
        state = camped(state, {camp: mine}, by=ME)
    return does(with_alfred(state, coins=coins), Camp(SpaceId(camp)))


def pitched(state: State) -> list[tuple[str, int]]:
    """Tell where he put tents just now, with the number of the space."""
    return [(str(each.camp), each.space) for each in events(state, TentPitched)]


# -- where


def test_g201_cheapest_space() -> None:
    """Of spaces for 0 and 1 coins he takes the first; for 5 he lacks one (DJS-118)."""
    assert [("A4", 0)] == pitched(camps(solo(), "A4", coins=4))
    assert [("A4", 1)] == pitched(camps(solo(), "A4", coins=4, mine=0))
    assert [] == pitched(camps(solo(), "O19", coins=4, mine=0))


@pytest.mark.parametrize(
    ("camp", "mine", "coins", "left"),
    [
        ("C3", None, 4, 2),
        ("C3", 0, 4, 0),
        ("C3", 1, 4, 2),
        ("A14", None, 1, 0),
        ("B4", 0, 3, 0),
    ],
)
def test_he_pays_for_the_space(
    camp: str, mine: int | None, coins: int, left: int
) -> None:
    """The space must be paid (p.34, DJS-117)."""
    state = camps(solo(), camp, coins=coins, mine=mine)

    assert (1, left) == (len(pitched(state)), alfred(state).coins)


def test_tent_of_his_is_used_up() -> None:
    """The tent is missing on his board (p.34)."""
    assert 4 == alfred(camps(solo(), "A4")).tents


def test_one_tent_to_a_camp() -> None:
    """He never has two tents at a camp (R82)."""
    state = camped(solo(), {"A4": 1})

    state = does(state, Camp(SpaceId("A4")))

    assert ([], ((0, 0),) * 3) == (pitched(state), state.post.stamps)


def test_camp_that_is_full() -> None:
    """Without room the action is left out, and nothing instead (p.34, DJS-119/120)."""
    state = camped(camped(solo(), {"A7": 0}, by=ME), {"A7": 1})

    state = does(state, Camp(SpaceId("A7")))

    assert ([], "O0", 4, 5) == (
        pitched(state),
        alfred(state).ship,
        alfred(state).coins,
        part(state).bonus,
    )


def test_camp_without_coins() -> None:
    """Without the coins it is left out, and nothing instead (p.34, DJS-119/120)."""
    state = camps(solo(), "C3", coins=1)

    assert ([], 0, 1) == (pitched(state), alfred(state).points, alfred(state).coins)


def test_no_tents_left() -> None:
    """Without tents the action is left out (p.34, DJS-119)."""
    spaces = dict.fromkeys((*OTHERS, "A14"), 0)

    state = does(camped(solo(), spaces), Camp(SpaceId("A7")))

    assert ([], "O0") == (pitched(state), alfred(state).ship)


# -- what it brings


def test_actions_of_the_camp() -> None:
    """All actions of the camp are done in their order (p.34, DJS-121)."""
    state = camps(solo(), "B9", coins=4)

    assert (4 - 2 + 3, 4) == (alfred(state).coins, alfred(state).points)


def test_first_tent_has_no_icon() -> None:
    """Beside the first tent there is nothing (p.34)."""
    assert (4, 5) == _coins_and_bonus(camps(solo(), "A4"))


@pytest.mark.parametrize(
    ("before", "coins", "bonus", "ship"),
    [(1, 6, 5, "O0"), (2, 4, 6, "O0"), (3, 4, 5, "O1"), (4, 4, 5, "O0")],
)
def test_icon_of_the_tent(before: int, coins: int, bonus: int, ship: str) -> None:
    """The icon beside the tent that was removed acts too (p.34, DJS-122)."""
    state = camps(solo(), "A4", before=before)

    assert (coins, bonus) == _coins_and_bonus(state)
    assert ship == alfred(state).ship


def _coins_and_bonus(state: State) -> tuple[int, int]:
    return alfred(state).coins, part(state).bonus


def test_icon_of_the_tent_comes_last() -> None:
    """First the actions of the camp, then the icon of the tent (p.34, R49)."""
    state = camped(solo(), {"O12": 0, "O19": 0, "A4": 0})

    state = does(state, Camp(SpaceId("B4")))

    told = [type(each) for each in state.news]
    assert told.index(TheoryAdvanced) < told.index(ShipMoved)


@pytest.mark.parametrize(
    ("level", "what"),
    [
        ("advanced_yellow", LastingKind.LOWER_PENALTY),
        ("advanced_green", LastingKind.LATE_CAP),
    ],
)
def test_benefit_of_a_tent(level: str, what: LastingKind) -> None:
    """It may be a benefit for the rest of the game (p.34, DJS-123)."""
    state = camps(solo(level), "A4", before=2)

    assert [BenefitGained(ALFRED, what)] == events(state, BenefitGained)
    assert (what,) == alfred(state).lasting


def test_seal_for_a_tent() -> None:
    """It may be a seal for no coins (p.34)."""
    assert "bb" == row(camps(solo("medium"), "A4", coins=0, before=3), 0)


# -- objectives


@pytest.mark.parametrize(
    ("lying", "left"), [("S1 G1", "S1"), ("G1 S1", "S1"), ("S1", ""), ("G1", "")]
)
def test_objective_discarded(lying: str, left: str) -> None:
    """He throws an objective out, the golden one if it is there (p.30, DJS-073/074)."""
    state = does(counted(displayed(solo(), lying)), GainObjective())

    assert tuple(left.split()) == state.board.objectives
    assert () == alfred(state).reserve


def test_objective_leaves_the_game() -> None:
    """What he throws out comes back in no deck (p.30)."""
    before = solo()
    state = does(before, GainObjective())

    assert [ObjectiveDiscarded(ObjectiveId("G1"))] == events(state, ObjectiveDiscarded)
    assert before.decks == state.decks


@pytest.mark.parametrize("lying", ["S1 G1", "S1", "G1", ""])
def test_step_for_an_objective(lying: str) -> None:
    """He goes a step on his bonus track, thrown out or not (p.30, DJS-075/076)."""
    state = does(counted(displayed(solo(), lying)), GainObjective())

    assert 5 + 1 == part(state).bonus


# -- knowledge


@pytest.mark.parametrize("count", [1, 2])
def test_g190_coins_for_knowledge(count: int) -> None:
    """He takes no knowledge, but three coins for each (p.30, DJS-077)."""
    state = does(solo(), GainKnowledge(count))

    assert (4 + 3 * count, 0) == (alfred(state).coins, alfred(state).knowledge)


def test_coins_for_knowledge_above_twelve() -> None:
    """These coins too are bonus steps above twelve (p.28, p.30)."""
    state = does(with_alfred(solo(), coins=11), GainKnowledge(1))

    assert (12, [BonusMoved(2, 7)]) == (alfred(state).coins, events(state, BonusMoved))


def test_explorer_of_a_camp() -> None:
    """The action of a camp is carried out by his rules (p.34, p.33)."""
    state = camps(solo(), "O19", coins=3)

    assert ("A2", 5) == (explorer(state, "A"), alfred(state).points)
