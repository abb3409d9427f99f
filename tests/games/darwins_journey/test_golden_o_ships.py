"""Golden case 196: how far Alfred's ship sails, and what it does."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import CoinsGained, ShipMoved, TentPitched
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import Navigate
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    camped,
    does,
    explorer,
    met,
    solo,
    standing,
    with_alfred,
)
from tests.games.darwins_journey.verbs import named


def sails(ship: str, spaces: int, coins: int = 4) -> State:
    """Let his ship sail from a space."""
    state = with_alfred(standing(solo(), ship=ship), coins=coins)
    return does(state, Navigate(spaces))


def wake(state: State) -> str:
    """Write the way of the ship that moved."""
    return " ".join(each for move in events(state, ShipMoved) for each in move.path)


def points(state: State) -> tuple[int, int, int]:
    """Return his points by icons, golden ribbons, and ends of tracks."""
    score = alfred(state).score
    return score.actions, score.ribbons, score.ends


# -- ships


@pytest.mark.parametrize(
    ("ship", "spaces", "path"),
    [
        ("O0", 2, "O1 O2"),
        ("O1", 2, "O2 O3"),
        ("O5", 1, "O6"),
        ("O9", 4, "O10 O11 O12 O13"),
        ("O11", 2, "O12 O13"),
        ("O16", 3, "O17 O18 O19"),
        ("O19", 2, "O20 O21"),
        ("O24", 4, "O25 O26"),
    ],
)
def test_longest_way_at_sea(ship: str, spaces: int, path: str) -> None:
    """The whole distance, by every detour, up to the end (p.33, DJS-102/103)."""
    assert path == wake(sails(ship, spaces))


def test_g196_camp_on_the_way() -> None:
    """From O5 by two along O6: the camp that he passes is done (p.33, DJS-107)."""
    state = sails("O5", 2)

    assert ("O7", "O6 O7") == (alfred(state).ship, wake(state))
    assert [TentPitched(ALFRED, SpaceId("O6"), 0)] == events(state, TentPitched)


def test_everything_on_the_way() -> None:
    """All icons and specimens passed or reached are done (p.33, DJS-104)."""
    state = sails("O16", 3, coins=4)
    assert (2, ("O19",)) == (
        alfred(state).theory,
        tuple(each.camp for each in state.board.tents),
    )

    assert named("gr") == alfred(sails("O1", 2)).research


def test_in_the_order_crossed() -> None:
    """What is crossed first is done first: coins for a camp (p.33, DJS-105)."""
    state = sails("O9", 4, coins=0)

    assert [TentPitched(ALFRED, SpaceId("O12"), 0)] == events(state, TentPitched)
    told = [type(each) for each in state.news]
    assert told.index(CoinsGained) < told.index(TentPitched)
    assert 0 + 4 - 1 == alfred(state).coins


def test_camp_before_the_coins() -> None:
    """Coins behind a camp come too late for it (p.33, DJS-105)."""
    state = does(with_alfred(standing(solo(), ship="O11"), coins=0), Navigate(2))

    assert [] == events(state, TentPitched)


def test_after_the_movement() -> None:
    """Ship first, actions afterwards (p.33, DJS-104, R80)."""
    state = sails("O9", 4)

    told = [type(each) for each in state.news]
    assert told.index(ShipMoved) < told.index(CoinsGained)


def test_points_at_sea() -> None:
    """The points of all spaces passed, and for the first at the end (p.13, p.33)."""
    state = sails("O21", 5)

    assert ("O26", (2 + 3 + 4 + 5 + 3, 0, 3)) == (alfred(state).ship, points(state))


def test_second_at_the_end_of_the_sea() -> None:
    """If the player's ship was there first, no more points for it (p.13)."""
    state = standing(standing(solo(), ship="O25"), ship="O26", by=ME)

    assert (3, 0, 0) == points(does(state, Navigate(1)))


def test_ship_at_the_end() -> None:
    """At the end nothing is left to sail (p.33)."""
    state = sails("O26", 3)

    assert ("", (0, 0, 0)) == (wake(state), points(state))


@pytest.mark.parametrize(("ship", "island"), [("O7", "B"), ("O13", "C")])
def test_silver_ribbon(ship: str, island: str) -> None:
    """A ribbon that he passes brings an explorer to that island (p.33, DJS-106)."""
    state = sails(ship, 2)

    assert f"{island}0" == explorer(state, island)


def test_silver_ribbon_of_an_island_he_is_on() -> None:
    """With an explorer there he puts no other (p.12-13)."""
    state = standing(solo(), ship="O7", explorers={"B": "B1"})

    state = does(state, Navigate(2))

    assert ("B1", 1) == (explorer(state, "B"), alfred(state).unused)


def test_specimen_at_sea_twice() -> None:
    """What he has researched brings nothing more (p.14)."""
    state = does(met(standing(solo(), ship="O1"), "gr"), Navigate(1))

    assert named("gr") == alfred(state).research


def test_tents_of_others_do_not_stop_ways() -> None:
    """A camp without room is passed like any space (p.33-34)."""
    state = camped(standing(solo(), ship="O5"), {"O6": 0}, by=ME)

    state = does(with_alfred(state, coins=0), Navigate(2))

    assert ("O7", []) == (alfred(state).ship, events(state, TentPitched))
