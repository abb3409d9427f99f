"""The order of places, of ships at a place, and the dice of those that are equal."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import (
    GAME,
    AskEvent,
    Island,
    OrderShips,
    Phase,
    State,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    on,
    play,
    prepare,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import combat, gold, order, treasures, turn


def test_combats_go_westward() -> None:
    """Of two combats that at the island with the lower number is first (A8; PC-048)."""
    state = visit(Phase.COMBAT, 1, ship(4), ship(4), ship(2), ship(2))
    assert Island.HULL is combat(state).where

    state = on(play(state, "flee"))
    assert Island.CANNON is combat(state).where


def test_treasure_island_fights_last() -> None:
    """The combat at Treasure Island comes after those of islands 1 to 5 (A8)."""
    state = visit(
        Phase.COMBAT, 1, ship(6), ship(5), ship(5), ship(1), black="6:mary_read"
    )

    assert Island.CREW is combat(state).where
    assert Island.TREASURE is combat(on(play(state, "flee"))).where


def test_no_plunder_before_all_combats() -> None:
    """Island 1 is not plundered before the fight at 4 is over (PC-042, PC-054)."""
    state = visit(Phase.COMBAT, 1, ship(1), ship(4), ship(4), ship(6), turned="1:T31")

    assert (9, Island.CANNON) == (gold(state)[A], combat(state).where)
    assert 14 == gold(on(play(state, "flee")))[A]


def test_plunders_go_westward() -> None:
    """The last treasure is had at the island of lower number (A8, A48; PC-078)."""
    rich = ship(6, treasures=49)
    ships = ship(5), ship(2), rich
    state = visit(Phase.PLUNDER, 1, *ships, turned="2:T34 5:T34")

    assert (0, 1, 49, 0) == treasures(state)


def test_upgrades_go_westward() -> None:
    """Islands 1 to 5, Treasure Island, then the Cove (A8; PC-039, PC-040, PC-058)."""
    state = visit(Phase.UPGRADE, 1, ship(7), ship(6), ship(5), ship(1))

    acting = turn(state)
    for _ in range(3):
        state = play(state, "finish")
        acting += turn(state)
    assert "DCBA" == acting


@pytest.mark.parametrize("place", [6, 7])
def test_fastest_first_in_upgrades(place: int) -> None:
    """At one place the fastest is first, cards counted (A9; PC-087)."""
    ships = (
        ship(place, "2422"),
        ship(place, mat="parrot_trelawney"),
        ship(place, "2822"),
    )
    state = visit(Phase.UPGRADE, place, *ships, ship(1))

    acting = turn(state)
    for _ in range(2):
        state = play(state, "finish")
        acting += turn(state)
    assert "BCA" == acting


def test_speeds_that_differ_need_no_dice() -> None:
    """Sails decide; only equal ships throw dice (A10; PC-032)."""
    state = fight(ship(3, "2322"), ship(3, "2222"), ship(3, "2422"))

    assert ("CAB", None) == (order(state), GAME.chance(state))


def test_dice_of_a_tie_are_thrown_one_by_one() -> None:
    """Each equal ship throws one die; all faces are as likely (A10; PC-088)."""
    chance = GAME.chance(fight(ship(3, "2422"), ship(3), ship(3)))

    assert chance is not None
    assert {f"tie B {face}".replace("B", "1"): 1 for face in range(1, 7)} == {
        GAME.format_action(each): weight for each, weight in chance.outcomes()
    }


def test_a_slower_ship_does_not_throw() -> None:
    """The dice of equal ships decide between those only (A10)."""
    state = fight(ship(3), ship(3, "2322"), ship(3), ship(3, "2122"))

    assert "BCAD" == order(play(state, "tie A 1", "tie C 2"))


def test_two_ties_in_one_order() -> None:
    """Each group of equal ships throws for itself, the faster first (A10)."""
    state = fight(ship(3), ship(3, "2322"), ship(3), ship(3, "2322"))

    state = play(state, "tie B 1", "tie D 6", "tie A 3", "tie C 4")

    assert "DBCA" == order(state)


def test_four_equal_ships() -> None:
    """Those equal again throw again, group by group, among themselves (A10)."""
    state = fight(ship(3), ship(3), ship(3), ship(3))
    state = play(state, "tie A 3", "tie B 5", "tie C 3", "tie D 5")

    state = play(state, "tie B 2", "tie D 2", "tie B 1", "tie D 4")
    state = play(state, "tie A 6", "tie C 1")

    assert "DBAC" == order(state)


class TestDiceAreThrownAnew:
    """A tie holds for one order only (A11)."""

    def test_in_every_round(self) -> None:
        """Equal ships throw anew for each round (A11)."""
        state = play(fight(ship(3), ship(3)), "tie A 6", "tie B 1")
        state = play(state, "fire B hull", "rolled 1 1", "fire A hull", "rolled 1 1")

        assert "BA" == order(play(state, "tie A 1", "tie B 6"))

    def test_after_the_preparation(self) -> None:
        """What the dice said in the preparation does not hold in round 1 (A11)."""
        state = prepare(ship(3, hand="fame_1"), ship(3, hand="fame_1"))
        state = play(state, "tie A 1", "tie B 6")
        assert "B" == turn(state)

        state = play(state, "pass", "pass", "tie A 6", "tie B 1")
        assert "AB" == order(state)

    def test_in_every_window(self) -> None:
        """Equal ships at a place throw anew for each window of Event cards (A11)."""
        ships = [ship(6, hand="fame_1"), ship(6, hand="fame_1"), ship(1), ship(2)]
        state = sailing(*ships)
        state = play(state, "A: sail 3", "B: sail 3", "C: sail 1", "D: sail 2")
        state = play(state, "tie A 1", "tie B 6")
        assert "B" == turn(state)

        state = play(state, "pass", "pass", "tie A 6", "tie B 1")
        assert ("A", Window.NAVY) == (turn(state), asked(state))

    def test_in_upgrades(self) -> None:
        """Equal ships throw for the use of a place as well (A11)."""
        state = visit(Phase.UPGRADE, 7, ship(7), ship(7))

        assert "B" == turn(play(state, "tie A 1", "tie B 6"))


def asked(state: State) -> Window:
    """Say for which window somebody is asked."""
    question = on(state).pending[-1]
    assert isinstance(question, AskEvent)
    return question.window


def test_damage_does_not_change_the_order_of_its_round() -> None:
    """Sails hit in a round count from the next round on (A12; PC-085)."""
    state = fight(ship(3, "2422"), ship(3, "2322"), ship(3, "2222"))
    state = play(state, "fire B sails", "rolled 5 6")

    assert ("ABC", "B") == (order(state), turn(state))
    state = play(state, "fire C hull", "rolled 1 1", "fire A hull", "rolled 1 1")
    assert "ACB" == order(state)


@pytest.mark.parametrize(
    ("black", "levels", "tied"),
    [
        ("3:blackbeard", "2522", True),
        ("3:blackbeard", "2422", False),
        ("3:dread_pirate_roberts", "2622", True),
        ("3:mary_read", "2222", True),
    ],
)
def test_a_legend_is_tied_like_a_ship(black: str, levels: str, tied: bool) -> None:
    """A legend as fast as a player throws a die like anybody (A13)."""
    state = fight(ship(3, levels), black=black)

    assert tied is isinstance(state.pending[-1], OrderShips)
    if tied:
        assert "LA" == order(play(state, "tie A 3", "tie legend 4"))


def test_the_navy_is_tied_like_a_ship() -> None:
    """The Navy as fast as a player throws a die like anybody (A13)."""
    state = fight(ship(3, "2522"), ship(3, "2522"), ship(6), navy=(3, C))

    state = play(state, "tie A 3", "tie B 2", "tie navy 6")

    assert "NAB" == order(state)


def test_legend_and_navy_of_one_speed() -> None:
    """A legend and the Navy throw against each other, too (A13)."""
    state = fight(ship(3), ship(6), navy=(3, B), black="3:blackbeard")

    assert "NLA" == order(play(state, "tie legend 1", "tie navy 2"))
