"""Golden cases 70 to 78: ships, silver ribbons, the HMS Beagle."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import Finish
from tabletop.games.darwins_journey.events import (
    ExplorerPlaced,
    PointsGained,
    ShipMoved,
)
from tabletop.games.darwins_journey.kinds import IslandId, SpaceId
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import (
    GainCoins,
    GainPoints,
    Navigate,
    Research,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    decline,
    doing,
    events,
    legal,
    on,
    play,
    refused,
    sail,
    specimen_on,
    start,
)
from tests.games.darwins_journey.sailing import is_over, landed, sailing, ways

# -- how far


def test_g70_up_to_the_value() -> None:
    """Navigate 2: one or two spaces, not three, not none (DJ-193, R34)."""
    state = sailing()

    assert {"O1", "O1 O2", "O1 O3"} == ways(state)
    assert Rule.MOVING is refused(state, sail(A, "O1 O2 O3"))
    assert Rule.MOVING is refused(state, sail(A, ""))


def test_navigation_may_be_declined() -> None:
    """The whole action may be left out (DJ-158)."""
    state = sailing()
    assert Finish(A) in legal(state)

    assert "O0" == decline(state).people[A].ship


def test_ship_moves() -> None:
    """The ship stands where its way ends, and the turn goes on (DJ-193)."""
    state = play(sailing(), sail(A, "O1 O3"))

    assert ("O3", "O0") == (state.people[A].ship, state.people[B].ship)
    assert [ShipMoved(A, (SpaceId("O1"), SpaceId("O3")))] == events(state, ShipMoved)
    assert is_over(state)


@pytest.mark.parametrize("way", ["O3", "O4", "O5 O4", "O6 O5", "O8", "O5 O8", "X1"])
def test_ways_that_do_not_lead_on(way: str) -> None:
    """A ship follows its track, forward and without gaps (DJ-193)."""
    assert Rule.MOVING is refused(sailing("O4", 4), sail(A, way))


def test_ship_does_not_go_ashore() -> None:
    """The spaces of islands are not for ships (DJ-193)."""
    assert Rule.MOVING is refused(sailing(), sail(A, "A1"))


def test_g76_forks() -> None:
    """From O5 two spaces lead to O6, O7 and O8, the last by the short way."""
    state = sailing("O5")

    assert {"O6", "O7", "O6 O7", "O7 O8"} == ways(state)
    assert {"O6", "O7", "O8"} == {way.split()[-1] for way in ways(state)}


def test_camp_that_is_only_passed() -> None:
    """Along O6 to O7 the camp of O6 is not to be had (DJ-199)."""
    assert is_over(play(sailing("O5"), sail(A, "O6 O7")))


def test_surplus_is_lost_at_the_end() -> None:
    """Near the end a ship moves as far as it can (R36)."""
    assert {"O26"} == ways(sailing("O25", 4))


def test_ship_at_the_end() -> None:
    """A ship on the last space moves no more, and nobody is asked (R36)."""
    assert is_over(sailing("O26", 4))


# -- where it stops


def test_icon_where_the_ship_stops() -> None:
    """The action of the last space may be done (DJ-199)."""
    state = play(sailing("O9"), sail(A, "O10"))
    assert isinstance(state.pending[-1], ChooseEffects)

    assert 4 + 4 == choose(state, GainCoins(4)).people[A].coins
    assert 4 == decline(state).people[A].coins


def test_icon_that_is_passed() -> None:
    """The actions of spaces on the way are not done (DJ-199)."""
    state = play(sailing("O9"), sail(A, "O10 O11"))

    assert (4, True) == (state.people[A].coins, is_over(state))


def test_specimen_where_the_ship_stops() -> None:
    """A specimen at sea may be researched (DJ-212)."""
    state = start()
    found = specimen_on(state, "O2")
    state = play(doing(on(state, A), A, Navigate(2)), sail(A, "O1 O2"))

    assert (found,) == choose(state, Research(found)).people[A].research
    assert () == decline(state).people[A].research


@pytest.mark.parametrize(
    ("players", "way", "is_there"),
    [
        (2, "O20", False),
        (3, "O20", True),
        (4, "O20", True),
        (2, "O15", False),
        (3, "O15", False),
        (4, "O15", True),
    ],
)
def test_specimens_for_more_players(players: int, way: str, *, is_there: bool) -> None:
    """Spaces marked for more players hold no specimen (DJ-082)."""
    before = {"O20": "O19", "O15": "O14"}[way]
    state = doing(on(start(players), A, ship=before), A, Navigate(1))

    state = play(state, sail(A, way))

    assert is_there is ((A,) == GAME.to_act(state))


@pytest.mark.parametrize("others", [(B,), (B, C)])
def test_ships_share_spaces(others: tuple[int, ...]) -> None:
    """Any number of ships lies on a space, and none blocks another (DJ-194)."""
    state = start(3)
    for other in (B, C):
        state = on(state, other, ship="O3" if other in others else "O0")
    state = doing(on(state, A, ship="O1"), A, Navigate(2))

    assert {"O2", "O2 O3", "O3", "O3 O4"} == ways(state)
    assert "O3" == play(state, sail(A, "O3")).people[A].ship


def test_no_effect_at_the_beagle() -> None:
    """Stopping where the HMS Beagle lies does nothing (DJ-194, DJ-201)."""
    before = sailing()

    state = play(before, sail(A, "O1"))

    assert is_over(state)
    assert [ShipMoved] == [type(event) for event in state.news if _is_moving(event)]
    assert replace(before.people[A], ship=SpaceId("O1")) == state.people[A]


def _is_moving(event: object) -> bool:
    return isinstance(event, (ShipMoved, PointsGained, ExplorerPlaced))


# -- silver ribbons


@pytest.mark.parametrize("way", ["O7 O8", "O7 O8 O9"])
def test_g72_silver_ribbon(way: str) -> None:
    """A ship that crosses it brings an explorer to the island (DJ-195/197/209)."""
    state = play(sailing("O5", 3), sail(A, way))

    me = state.people[A]
    assert (("A0", "B0", None), 1) == (me.explorers, me.unused)
    assert [ExplorerPlaced(A, IslandId("B"))] == events(state, ExplorerPlaced)
    assert is_over(state)


def test_ribbon_that_is_not_crossed() -> None:
    """Before the ribbon no explorer comes (DJ-195)."""
    state = play(sailing("O5", 3), sail(A, "O6 O7"))

    assert (("A0", None, None), 2) == landed(state)


def test_g73_explorer_is_there_already() -> None:
    """With an explorer on the island nothing is placed (R38)."""
    state = on(start(), A, ship="O5", explorers={"B": "B2"})

    state = play(doing(state, A, Navigate(3)), sail(A, "O7 O8"))

    assert (("A0", "B2", None), 1) == landed(state)
    assert [] == events(state, ExplorerPlaced)


def test_second_ribbon() -> None:
    """The ribbon at O14 leads to the third island (DJ-195, DJ-196)."""
    state = play(sailing("O13", 1), sail(A, "O14"))

    assert (("A0", "B0", "C0"), 0) == landed(state)


def test_ribbons_are_for_everybody() -> None:
    """Each ship brings an explorer of its own; any number stands there (DJ-198)."""
    state = on(on(start(), B, ship="O9"), A, ship="O7")

    state = play(doing(state, A, Navigate(1)), sail(A, "O8"))

    assert ["B0", "B0"] == [me.explorers[1] for me in state.people]


# -- the end of the track


def test_g75_first_ship_at_the_end() -> None:
    """Three points more for the first ship: 3 + 3 in all (DJ-200)."""
    state = play(sailing("O24", 2), sail(A, "O25 O26"))
    assert [PointsGained(A, 3, Rule.TRACK_END)] == events(state, PointsGained)

    state = choose(state, GainPoints(3))

    assert 6 == state.people[A].points


def test_second_ship_at_the_end() -> None:
    """Whoever comes later gets the printed points only (DJ-200)."""
    state = on(on(start(), B, ship="O26"), A, ship="O25")
    state = play(doing(state, A, Navigate(2)), sail(A, "O26"))
    assert 0 == state.people[A].points

    assert 3 == choose(state, GainPoints(3)).people[A].points


def test_points_of_the_last_space_may_be_left_out() -> None:
    """The three points of the first ship come at once, the icon is chosen (R39)."""
    state = decline(play(sailing("O25", 1), sail(A, "O26")))

    assert 3 == state.people[A].points


def test_end_of_an_island_is_another_end() -> None:
    """That an explorer has reached its last space takes nothing from ships (R39)."""
    state = on(on(start(), B, explorers={"A": "A24"}), A, ship="O25")

    state = play(doing(state, A, Navigate(1)), sail(A, "O26"))

    assert 3 == state.people[A].points
