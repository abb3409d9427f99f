"""Golden cases 198 and 199: how far Alfred's explorers go, and what they do."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.actions import MoveExplorer
from tabletop.games.darwins_journey.events import (
    ExplorerMoved,
    PointsGained,
    SpecimenResearched,
    TentPitched,
)
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending.effects import AddExplorer, Explore
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events, legal
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    away,
    does,
    draws,
    explorer,
    met,
    opened,
    solo,
    standing,
    with_alfred,
    with_rows,
)
from tests.games.darwins_journey.verbs import named


def walks(start: str, spaces: int, mine: str | None = None) -> State:
    """Let an explorer of his walk from a space, past one of the player's."""
    island = start[0]
    state = standing(solo(), explorers={island: start})
    if mine is not None:
        state = standing(state, explorers={island: mine}, by=ME)
    return does(state, Explore(spaces))


def way(state: State) -> str:
    """Write the way of the explorer that moved."""
    return " ".join(each for move in events(state, ExplorerMoved) for each in move.path)


def points(state: State) -> tuple[int, int, int]:
    """Return his points by icons, golden ribbons, and ends of tracks."""
    score = alfred(state).score
    return score.actions, score.ribbons, score.ends


# -- which explorer


def test_g199_explorer_on_the_right() -> None:
    """The right-most explorer that is not at its end moves (p.33)."""
    both = standing(solo(), explorers={"A": "A1", "B": "B3"})
    end = standing(solo(), explorers={"A": "A1", "B": "B14"})
    near = standing(solo(), explorers={"A": "A1", "B": "B13"})

    assert ("A1", "B5") == _after(does(both, Explore(2)))
    assert ("A3", "B14") == _after(does(end, Explore(2)))
    assert ("A1", "B14") == _after(does(near, Explore(2)))


def _after(state: State) -> tuple[SpaceId | None, SpaceId | None]:
    return explorer(state, "A"), explorer(state, "B")


def test_explorer_on_the_third_island() -> None:
    """An explorer on the third island moves first of all (p.33, DJS-108)."""
    state = standing(solo(), explorers={"A": "A1", "C": "C7"})

    state = does(state, Explore(1))

    assert ("A1", None, "C8") == alfred(state).explorers


def test_islands_without_an_explorer() -> None:
    """Islands without an explorer of his are passed over (p.33, DJS-109)."""
    state = standing(solo(), explorers={"A": "A16", "C": "C10"})

    assert "A17" == explorer(does(state, Explore(1)), "A")


def test_all_explorers_at_their_ends() -> None:
    """If all of them are at their ends, nothing moves (R81)."""
    state = standing(solo(), explorers={"A": "A24", "B": "B14"})

    assert "" == way(does(state, Explore(4)))


def test_place_for_nothing() -> None:
    """A worker may be placed although no explorer can move (R81)."""
    state = standing(solo(), explorers={"A": "A24"})

    assert "exploration_1" == alfred(draws(state, "main")).at[0]


# -- which way


@pytest.mark.parametrize(
    ("start", "spaces", "path"),
    [
        ("A0", 2, "A1 A2"),
        ("A4", 4, "A5 A6 A7 A8"),
        ("A11", 3, "A13 A14 A15"),
        ("B2", 3, "B3 B4 B5"),
        ("B6", 4, "B8 B9 B7 B10"),
        ("C1", 3, "C2 C3 C4"),
        ("A22", 4, "A23 A24"),
    ],
)
def test_longest_way_on_islands(start: str, spaces: int, path: str) -> None:
    """The whole distance by the way with more spaces, up to the end (DJS-110/111)."""
    assert path == way(walks(start, spaces))


@pytest.mark.parametrize(
    ("start", "spaces", "mine", "path"),
    [
        ("A0", 2, "A1", "A1 A2 A3"),
        ("A0", 2, "A2", "A1 A2 A3"),
        ("A4", 1, "A5", "A5 A6"),
        ("A22", 1, "A23", "A23 A24"),
        ("A23", 1, "A24", "A24"),
        ("A16", 2, "A19", "A17 A18"),
    ],
)
def test_the_players_explorer_is_jumped(
    start: str, spaces: int, mine: str, path: str
) -> None:
    """Spaces of the player's explorer do not count, save the ends (p.13, R81, R98)."""
    assert path == way(walks(start, spaces, mine))


def test_the_player_jumps_his_explorer() -> None:
    """For the player, spaces of Alfred's explorer do not count either (p.13, p.28)."""
    state = does(standing(solo(), explorers={"A": "A1"}), Explore(1), by=ME)

    assert {"A1 A2"} == {
        " ".join(each.path) for each in legal(state) if isinstance(each, MoveExplorer)
    }


# -- what he finds


@pytest.mark.parametrize(
    ("start", "spaces", "found"),
    [
        ("A1", 1, "gp"),
        ("A1", 3, "gp"),
        ("A4", 5, "gb gf"),
        ("A11", 4, ""),
        ("B1", 4, "bp"),
        ("C0", 4, "yr"),
    ],
)
def test_specimens_on_the_way(start: str, spaces: int, found: str) -> None:
    """All specimens passed or reached are researched (p.33, DJS-112)."""
    assert named(found) == alfred(walks(start, spaces)).research


def test_specimen_that_is_jumped() -> None:
    """A specimen under the player's explorer is not on his way (R81, R98)."""
    assert () == alfred(walks("A1", 2, mine="A2")).research


def test_golden_ribbons() -> None:
    """He scores ribbons that he is the first to cross (p.33, DJS-113)."""
    assert 1 == points(walks("A3", 2))[1]
    assert 2 + 3 == points(walks("B1", 5))[1]


def test_ribbon_that_the_player_has_crossed() -> None:
    """A ribbon brings points once a game (p.13, DJS-113)."""
    assert 0 == points(walks("A3", 2, mine="A6"))[1]


def test_ribbon_that_is_jumped() -> None:
    """A ribbon before the player's explorer was the player's (p.13, R98)."""
    state = walks("A3", 1, mine="A4")

    assert ("A5", 0) == (explorer(state, "A"), points(state)[1])


def test_first_at_the_end_of_an_island() -> None:
    """The first explorer at an end scores three points more (p.13)."""
    state = walks("A22", 4)

    assert (6 + 4, 0, 3) == points(state)


def test_second_at_the_end_of_an_island() -> None:
    """The second one scores the icon only (p.13)."""
    assert (6 + 4, 0, 0) == points(walks("A22", 4, mine="A24"))


@pytest.mark.parametrize(
    ("start", "spaces", "scored"),
    [("A16", 1, 3), ("A16", 2, 3), ("A16", 3, 4), ("C7", 2, 14), ("C7", 3, 16)],
)
def test_last_two_actions(start: str, spaces: int, scored: int) -> None:
    """Only the last two actions on his way are done (p.33, DJS-114)."""
    assert scored == points(walks(start, spaces))[0]


def test_all_icons_of_a_space() -> None:
    """A space with two icons is one of the two actions (p.33, R81)."""
    state = walks("A14", 2)

    assert (3 + 2, 4 + 3) == (points(state)[0], alfred(state).coins)


def test_g198_specimen_among_the_last_two() -> None:
    """A specimen counts as one of the two and brings nothing more (p.33).

    From A7 by two, to the specimen of A9 past the two coins of A8; and from A6 by
    three, where the camp of A7 comes before these two.
    """
    state = walks("A7", 2)
    assert (named("gf"), 4 + 2) == (alfred(state).research, alfred(state).coins)

    state = walks("A6", 3)
    assert ([], 4 + 2) == (events(state, TentPitched), alfred(state).coins)
    assert 1 == len(events(state, SpecimenResearched))


def test_specimen_before_the_last() -> None:
    """A specimen that comes first leaves the other action alone (p.33, DJS-115)."""
    state = walks("A1", 2)

    assert (named("gp"), 4 + 3) == (alfred(state).research, alfred(state).coins)


def test_specimen_known_before() -> None:
    """A specimen researched long ago still counts as one of the two (p.33, R81)."""
    state = met(standing(solo(), explorers={"A": "A6"}), "gf")

    state = does(state, Explore(3))

    assert ([], 4 + 2) == (events(state, TentPitched), alfred(state).coins)


def test_actions_in_the_order_crossed() -> None:
    """The last two actions are done in the order of the way (p.33, DJS-114).

    From A11 by two: five coins, then the camp that costs one.
    """
    state = with_alfred(standing(solo(), explorers={"A": "A11"}), coins=0)

    state = does(state, Explore(2))

    assert [TentPitched(ALFRED, SpaceId("A14"), 0)] == events(state, TentPitched)


def test_space_that_is_jumped_is_no_action() -> None:
    """The action of a space that is jumped is not among the two (R81, R98)."""
    state = walks("A16", 2, mine="A18")

    assert (3 + 4, 0) == (points(state)[0], alfred(state).theory)


def test_ribbons_before_actions() -> None:
    """What the way brings comes before the actions at its end (p.33)."""
    state = walks("A15", 2)

    assert [3, 2, 3] == [each.points for each in events(state, PointsGained)]


def test_exploration_of_four() -> None:
    """The example: four spaces by the longer way, a specimen, two actions (DJS-116)."""
    state = opened(away(solo(), "BCD"), "exploration_2 exploration_3")
    state = standing(with_rows(state, {0: "ggg"}), ship="O2", explorers={"A": "A4"})
    state = draws(state, "main")

    assert ("A5 A6 A7 A8", named("gb")) == (way(state), alfred(state).research)
    assert [SpaceId("A7")] == [each.camp for each in events(state, TentPitched)]
    assert 4 + 2 == alfred(state).coins


# -- new explorers


def test_add_explorer() -> None:
    """An explorer comes to the left-most island without one of his (DJS-160/161)."""
    state = does(solo(), AddExplorer())

    assert (("A0", "B0", None), 1) == (alfred(state).explorers, alfred(state).unused)


def test_add_explorer_between() -> None:
    """Island by island from the left, whatever stands to the right (p.35)."""
    state = does(standing(solo(), explorers={"C": "C3"}), AddExplorer())

    assert ("A0", "B0", "C3") == alfred(state).explorers


def test_add_explorer_twice() -> None:
    """The next one comes to the third island, a further one nowhere (p.35)."""
    state = does(solo(), AddExplorer(), AddExplorer(), AddExplorer())

    assert (("A0", "B0", "C0"), 0) == (alfred(state).explorers, alfred(state).unused)
