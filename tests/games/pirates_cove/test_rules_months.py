"""The end of a month, and the months of a year."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import (
    GAME,
    BlackShip,
    Island,
    LegendId,
    LegendMet,
    MonthStarted,
    Phase,
    Rule,
    ShipMoved,
    TreasureDiscarded,
    TreasureId,
    TreasuresGained,
    capacity,
)
from tests.games.pirates_cove.drawing import A, given, month_end, play, ship, visit
from tests.games.pirates_cove.playing import steps
from tests.games.pirates_cove.showing import chances, fame, levels, treasures

HULLS = {1: 4, 2: 5, 3: 6, 4: 7, 5: 8, 6: 9, 7: 10, 8: 12}
"""Treasures kept, by position."""


@pytest.mark.parametrize(("position", "kept"), HULLS.items())
def test_what_a_hull_keeps(position: int, kept: int) -> None:
    """Treasures beyond the hull's value go back to the supply (A49; PC-030, PC-071)."""
    state = month_end(
        ship(1, f"{position}222", treasures=kept),
        ship(2, f"{position}222", treasures=kept + 1),
        ship(3, f"{position}222", treasures=13),
        ship(6, f"{position}222", treasures=1),
    )

    assert (kept, kept, kept, 1) == treasures(state)
    assert 50 - 3 * kept - 1 == state.supply.treasures


def test_discarded_cargo_is_told() -> None:
    """What goes back is told (PC-072)."""
    state = month_end(ship(1, treasures=8))

    assert TreasuresGained(A, -3, Rule.CARGO) in state.news


def test_no_fame_for_discarded_cargo() -> None:
    """What goes back brings nothing (PC-072)."""
    assert (0, 0, 0, 0) == fame(month_end(ship(1, treasures=9)))


def test_hull_repaired_before_the_check() -> None:
    """A hull off the mat is at 1 again by then: four treasures stay (A70; PC-066)."""
    state = visit(Phase.UPGRADE, 7, ship(7, "0222", treasures=6), ship(1), ship(2))
    state = play(state, *["finish"] * 1)

    assert ("1222", 4) == (levels(state, A), treasures(state)[A])


def test_what_a_hull_off_the_mat_will_keep() -> None:
    """Until it is repaired, such a hull is said to keep four treasures (A70)."""
    assert 4 == capacity(given(ship(7, "0222")), A)


def test_hull_raised_before_the_check() -> None:
    """Who raises the hull in time keeps more (A49)."""
    ships = ship(2, treasures=6), ship(7), ship(7), ship(7)
    state = play(visit(Phase.UPGRADE, 2, *ships), "raise hull 3", *["finish"] * 4)

    assert 6 == treasures(state)[A]


def test_without_captain_flint_the_limit_is_back() -> None:
    """Once the Parrot is spent, the hull counts again (A49)."""
    state = month_end(ship(1, treasures=9, mat="parrot_silver"))

    assert (5, 5) == (treasures(state)[A], capacity(state, A))


def test_a_turned_captain_flint_works() -> None:
    """Turned sideways it still lifts the limit (A30, A49)."""
    state = month_end(ship(1, treasures=9, mat="parrot_flint*"))

    assert (9, None) == (treasures(state)[A], capacity(state, A))


# -- black ships


@pytest.mark.parametrize(
    ("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)]
)
def test_black_ships_sail_westward(before: int, after: int) -> None:
    """One island a month; from 6 it sails to 1 (A44; PC-067, PC-068)."""
    state = month_end(black=f"{before}:blackbeard")

    assert BlackShip(Island(after), LegendId("blackbeard")) == state.black_ships[0]
    assert ShipMoved(None, Island(after)) in state.news


def test_both_black_ships_sail() -> None:
    """With three players both move (A6, A44)."""
    state = month_end(players=3, black="3:blackbeard 6:mary_read")

    assert [4, 1] == [int(each.where) for each in state.black_ships]


def test_a_new_legend_after_the_black_ships_have_moved() -> None:
    """The black ship moves first, then the new legend is met (A43; PC-069)."""
    state = month_end(black="3:-", sunk="blackbeard")
    assert (BlackShip(Island(4), None),) == state.black_ships

    state = play(state, "met 0 mary_read")

    assert LegendMet(LegendId("mary_read"), Island(4)) in state.news
    assert {"mary_read", "blackbeard"}.isdisjoint(state.decks.legends)
    assert 2 == state.month


def test_two_sunk_in_one_month() -> None:
    """They are replaced in the order of the places (A43)."""
    state = month_end(players=3, black="4:- 1:-", sunk="blackbeard mary_read")
    assert {"met 1"} == {" ".join(said.split()[:2]) for said in chances(state)}

    state = play(state, "met 1 captain_hook")

    assert {"met 0 dread_pirate_roberts", "met 0 flying_dutchman"} == chances(state)


def test_places_count_after_the_move() -> None:
    """A black ship that sails from 6 to 1 comes first then (A43)."""
    state = month_end(players=3, black="3:- 6:-", sunk="blackbeard mary_read")

    assert {"met 1"} == {" ".join(said.split()[:2]) for said in chances(state)}


def test_last_of_the_pile_then_the_discards() -> None:
    """One legend left for two ships: then the sunk ones are shuffled (A43; PC-070)."""
    sunk = "blackbeard mary_read captain_hook flying_dutchman"
    state = month_end(players=3, black="1:- 4:-", sunk=sunk)
    assert {"met 0 dread_pirate_roberts"} == chances(state)

    state = play(state, "met 0 dread_pirate_roberts")

    assert {f"met 1 {each}" for each in sunk.split()} == chances(state)


def test_a_legend_that_was_not_sunk_stays() -> None:
    """Only sunk legends are replaced (A43)."""
    state = month_end(black="3:blackbeard")

    assert LegendId("blackbeard") == state.black_ships[0].legend
    assert {"turned 1"} == {" ".join(said.split()[:2]) for said in chances(state)}


# -- treasure cards


def test_cards_left_are_cleared_away() -> None:
    """All open cards go, and come back never (A57; PC-073)."""
    state = month_end(turned="1:T01 3:T04 5:T01")

    assert (None,) * 5 == state.decks.turned
    assert {"T01": 2, "T04": 1} == dict(state.decks.used)
    assert TreasureDiscarded(Island(3), TreasureId("T04")) in state.news
    assert {"turned 1 T01", "turned 1 T04"} <= chances(state)


def test_twelve_months_take_all_cards() -> None:
    """Each month five cards are turned and five used up (A57; PC-041, PC-045)."""
    left: dict[int, list[int]] = {}
    for _, state in steps(4, "cards"):
        left.setdefault(state.month, []).append(state.decks.treasures.total)

    assert range(13) == range(min(left), max(left) + 1)
    for month in range(1, 13):
        assert 60 - 5 * month == min(left[month])


def test_month_starts_are_told() -> None:
    """The number of a month that begins is told (PC-041)."""
    assert MonthStarted(8) in month_end(month=7).news


def test_after_month_twelve_there_is_no_thirteenth() -> None:
    """Month 12 has all its phases; then the year is over (A53; PC-028)."""
    state = month_end(ship(1, treasures=9, fame=1), month=12, turned="1:T01")

    assert ((5, 0, 0, 0), (None,) * 5) == (treasures(state), state.decks.turned)
    assert (12, True) == (state.month, GAME.outcome(state) is not None)


def test_months_before_the_last_go_on() -> None:
    """After month 11 there is another (A53)."""
    state = month_end(ship(1, fame=1), month=11)

    assert (12, None) == (state.month, GAME.outcome(state))


def test_a_legend_sunk_in_month_twelve_is_replaced() -> None:
    """Phase 6 of month 12 is played to its end (A53)."""
    state = month_end(ship(1, fame=1), month=12, black="3:-", sunk="blackbeard")
    assert GAME.outcome(state) is None

    assert GAME.outcome(play(state, "met 0 mary_read")) is not None
