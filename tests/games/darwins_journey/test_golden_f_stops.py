"""Golden cases 77 and 78: ships that stop on the way, and the HMS Beagle."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.actions import ChooseEffect, PitchTent
from tabletop.games.darwins_journey.events import ExplorerPlaced
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Camp,
    GainCoins,
    MoveToBeagle,
    Navigate,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    choose,
    choosing,
    decline,
    events,
    on,
    place,
    play,
    refused,
    sail,
    start,
    turn,
    with_seals,
)
from tests.games.darwins_journey.sailing import is_over, landed, ways

# -- distinctions


def navigator(row: str, ship: str) -> State:
    """Let A place a worker with seals on the first place of navigation."""
    state = with_seals(on(start(), A, ship=ship), A, {1: row})
    return play(turn(state, A), place(A, 1, "navigation_1"))


@pytest.mark.parametrize(
    ("row", "effect"),
    [("bbb", Navigate(2)), ("bbbb", Navigate(3)), ("bbbbbb", Navigate(3, stops=1))],
)
def test_distinctions_of_navigation(row: str, effect: Navigate) -> None:
    """Silver: one space further; gold: one stop besides (DJ-269, DJ-271)."""
    assert DoEffect(A, effect) == navigator(row, "O4").pending[-1]


def test_extra_stop() -> None:
    """The icon of the stop is done, then the ship moves on with the rest (DJ-269)."""
    state = play(navigator("bbbbbb", "O4"), sail(A, "O5 O6"))
    assert DoEffect(A, Camp(SpaceId("O6"))) == state.pending[-1]

    state = decline(play(state, PitchTent(A, SpaceId("O6"), 0)))

    assert {"O7"} == ways(state)
    state = play(state, sail(A, "O7"))
    assert ("O7", True) == (state.people[A].ship, is_over(state))


def test_last_stop_acts_as_well() -> None:
    """After an extra stop the icon of the last space is done, too (DJ-269)."""
    state = play(navigator("bbbbbb", "O9"), sail(A, "O10"))
    state = play(choose(state, GainCoins(4)), sail(A, "O11 O12"))

    assert DoEffect(A, Camp(SpaceId("O12"))) == state.pending[-1]
    assert is_over(decline(state))


def test_only_one_extra_stop() -> None:
    """After the extra stop the next stop is the last (R40)."""
    state = play(navigator("bbbbbb", "O9"), sail(A, "O10"))

    state = play(choose(state, GainCoins(4)), sail(A, "O11"))

    assert is_over(state)


def test_rest_of_the_way_may_be_left_out() -> None:
    """Whoever has stopped may stay there (R40)."""
    state = decline(play(navigator("bbbbbb", "O0"), sail(A, "O1")))

    assert ("O1", True) == (state.people[A].ship, is_over(state))


def test_whole_way_without_a_stop() -> None:
    """The extra stop is no duty (R40)."""
    state = play(navigator("bbbbbb", "O4"), sail(A, "O5 O7 O8"))

    assert ("O8", True) == (state.people[A].ship, is_over(state))


def test_ribbon_is_crossed_before_the_icon_of_a_stop() -> None:
    """Pieces move and ribbons are crossed before icons are done (R38)."""
    state = play(navigator("bbbbbb", "O7"), sail(A, "O8 O9 O10"))

    assert (("A0", "B0", None), 1) == landed(state)
    assert isinstance(state.pending[-1], ChooseEffects)
    assert 4 == state.people[A].coins


# -- to the HMS Beagle


def to_the_beagle(ship: str, round_: int) -> State:
    """Let A be offered to sail to the HMS Beagle in a round."""
    state = on(replace(start(), round=round_), A, ship=ship)
    return choosing(state, A, MoveToBeagle(), GainCoins(1))


def test_g78_to_the_beagle() -> None:
    """From two stops behind, across both silver ribbons (DJ-252)."""
    state = choose(to_the_beagle("O5", 4), MoveToBeagle())

    assert "O14" == state.people[A].ship
    assert (("A0", "B0", "C0"), 0) == landed(state)
    assert ["B", "C"] == [each.island for each in events(state, ExplorerPlaced)]


def test_ribbon_on_the_way_to_the_beagle() -> None:
    """Only ribbons that the ship crosses bring explorers (R42)."""
    state = choose(to_the_beagle("O5", 3), MoveToBeagle())

    assert ("O8", (("A0", "B0", None), 1)) == (state.people[A].ship, landed(state))


@pytest.mark.parametrize(
    ("round_", "space"), [(1, "O1"), (2, "O4"), (3, "O8"), (4, "O14"), (5, "O21")]
)
def test_stops_of_the_beagle(round_: int, space: str) -> None:
    """In each round it lies on its next stop (DJ-252)."""
    state = choose(to_the_beagle("O0", round_), MoveToBeagle())

    assert space == state.people[A].ship


@pytest.mark.parametrize("ship", ["O4", "O5", "O9"])
def test_ship_ahead_of_the_beagle(ship: str) -> None:
    """A ship that is level or ahead stays where it is (R42)."""
    state = to_the_beagle(ship, 2)

    assert Rule.BEAGLE is refused(state, ChooseEffect(A, 0))
    assert ship == choose(state, GainCoins(1)).people[A].ship


def test_sailing_to_the_beagle_alone_is_no_question_when_ahead() -> None:
    """When that is all there is to do, the turn goes on by itself (R42)."""
    state = on(start(), A, ship="O4")

    assert is_over(choosing(state, A, MoveToBeagle()))
