"""Golden case 208: which specimens Alfred delivers."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.events import SpecimenDelivered
from tabletop.games.darwins_journey.events.alfred import BonusMoved
from tabletop.games.darwins_journey.pending.effects import Deliver
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ME,
    alfred,
    alfred_part,
    away,
    does,
    draws,
    later,
    met,
    part,
    solo,
    tired,
    where,
    with_alfred,
)
from tests.games.darwins_journey.verbs import named

ALMOST = "gp gb gf br bp bb bf rr rp rb rf yr yp yb"
"""A museum without two specimens, which bring nothing but the coin of their row."""


def museum(shown: str = "", delivered: str = "") -> State:
    """Let these specimens lie in the museum since the set-up, or delivered."""
    state = solo()
    board = replace(state.board, shown=named(shown), delivered=named(delivered))
    return replace(state, board=board)


def delivers(
    his: str, mine: str = "", state: State | None = None, coins: int = 9
) -> str:
    """Tell what Alfred delivers, having researched some as the player has."""
    at = met(met(museum() if state is None else state, his), mine, by=ME)
    return told(does(with_alfred(at, coins=coins), Deliver(2, 3)))


def told(state: State) -> str:
    """Write what was delivered."""
    found = (each.specimen for each in events(state, SpecimenDelivered))
    return " ".join(f"{each.colour[0]}{each.kind[0]}" for each in found)


# -- who, and when


def test_lowest_worker_delivers() -> None:
    """The lowest worker goes to the place to deliver (p.35, DJS-150)."""
    assert "museum_deliver" == where(draws(met(solo(), "gr"), "deliver"), 3)
    assert "museum_deliver" == where(draws(met(away(solo(), "D"), "gr"), "deliver"), 2)


def test_nothing_to_deliver() -> None:
    """Without a specimen of his he tries the next option (p.35)."""
    assert "academy_1" == where(draws(solo(), "deliver"), 3)


@pytest.mark.parametrize("where_it_lies", ["shown", "delivered"])
def test_specimens_in_the_museum(where_it_lies: str) -> None:
    """What lies in the museum, since whenever, cannot be delivered (p.35, DJS-149)."""
    state = museum(**{where_it_lies: "gr"})

    assert "academy_1" == where(draws(met(state, "gr"), "deliver"), 3)


def test_place_without_penalty() -> None:
    """The place has room for all and costs nothing (p.9)."""
    state = met(away(tired(solo()), "BCD"), "gr")

    assert "museum_deliver" == where(draws(state, "deliver"), 0)


# -- which ones


def test_g208_shared_specimen_first() -> None:
    """What the player has researched too comes first, though it brings less (DJS-152).

    Two neighbours take coins from the green reptile, none from the blue bird.
    """
    state = museum(shown="gp gf")

    assert "gr bb" == delivers("bb gr", "gr", state)
    assert "bb gr" == delivers("bb gr", "", state)


def test_shared_specimens_with_more_coins() -> None:
    """Of several shared ones those with the most coins (p.35, DJS-151, DJS-153)."""
    state = museum(shown="gp gf")

    assert "bb gr" == delivers("gr bb yr", "gr bb", state)


@pytest.mark.parametrize(
    ("his", "expected"),
    [("yf gp br", "gp br"), ("gf gr", "gr gf"), ("rr br gr", "gr br")],
)
def test_top_left(his: str, expected: str) -> None:
    """With equal coins the upper row, there the left column (p.35, DJS-154/156)."""
    assert expected == delivers(his)


def test_top_left_of_shared_specimens() -> None:
    """So too among those that are shared (p.35, DJS-154)."""
    assert "br yf" == delivers("gr yf br", "yf br")


def test_most_coins() -> None:
    """With none shared those with the most coins (p.35, DJS-156)."""
    state = museum(shown="gr yb yp")

    assert "bp yf" == delivers("bp yf yr gp", "", state)


def test_coin_of_the_row() -> None:
    """The coin of a row counts as long as it lies there (p.16, R85)."""
    assert "gp br" == delivers("br gp", "", museum(shown="yr gf"))
    assert "br gp" == delivers("br gp", "", museum(shown="yr", delivered="gf"))


def test_coins_as_they_are_now() -> None:
    """For the second one the first lies in the museum already (R85).

    Without it, the green plant would come first, as the upper one of equals; but it
    loses the coin of the row that it shares with the first one.
    """
    assert "gf yf" == delivers("gp yf gf", "gf")


def test_one_left_after_the_shared_one() -> None:
    """After the only shared one the second is chosen by coins (p.35, R85)."""
    state = museum(shown="gp gf")

    assert "yf bb" == delivers("gr bb yf", "yf", state)


# -- coins and theory


def test_second_delivery_costs_three_coins() -> None:
    """The second one costs three coins (p.35, DJS-148)."""
    state = does(met(with_alfred(museum(ALMOST), coins=3), "gr yf"), Deliver(2, 3))

    assert ("gr yf", 3 + 1 - 3 + 1) == (told(state), alfred(state).coins)


def test_no_third_delivery() -> None:
    """Two at most (p.35, DJS-148)."""
    assert "gr gp" == delivers("gr gp gb", "gr gp gb", museum())


@pytest.mark.parametrize(("coins", "expected"), [(1, "gr"), (2, "gr yf")])
def test_coins_of_the_first_delivery(coins: int, expected: str) -> None:
    """Coins of the first delivery may pay the second, if they suffice (p.35, R85)."""
    assert expected == delivers("gr yf", state=museum(ALMOST), coins=coins)


def test_without_coins_only_one() -> None:
    """Without the coins only one is delivered (p.35, DJS-148)."""
    state = does(met(with_alfred(museum(ALMOST), coins=0), "gr yf"), Deliver(2, 3))

    assert ("gr", 1) == (told(state), alfred(state).coins)


def test_coins_and_theory_of_the_museum() -> None:
    """The example: two neighbours are there, the coin of the row is gone (DJS-157)."""
    state = met(museum(shown="br", delivered="gp"), "gr")
    state = does(with_alfred(state, coins=0), Deliver(2, 3))

    assert (4, 2) == (alfred(state).coins, alfred(state).theory)


def test_full_row() -> None:
    """The last tile of a row brings an advance more (p.16)."""
    state = met(museum(shown="gr gp gb"), "gf")
    state = does(with_alfred(state, coins=0), Deliver(2, 3))

    assert (3 + 1, 3 + 1) == (alfred(state).coins, alfred(state).theory)


def test_coins_above_twelve_between_deliveries() -> None:
    """Surplus coins are bonus steps at once, before the second delivery (R75)."""
    state = later(alfred_part(met(museum(ALMOST), "gr yf"), bonus=5), 5)

    state = does(with_alfred(state, coins=12), Deliver(2, 3))

    assert (12 - 3 + 1, 6) == (alfred(state).coins, part(state).bonus)
    kinds = [type(each) for each in state.news]
    last = len(kinds) - 1 - kinds[::-1].index(SpecimenDelivered)
    assert kinds.index(BonusMoved) < last
