"""Fleeing, mutiny, and the end of a combat, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop import TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    CombatEnded,
    CombatStarted,
    Config,
    FameGained,
    Flee,
    Island,
    LegendId,
    Mutinied,
    Phase,
    Rule,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    on,
    play,
    refused,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import (
    chances,
    fame,
    gold,
    legal,
    places,
    treasures,
    turn,
)


def test_everybody_may_flee_at_their_turn() -> None:
    """Each player may flee when it is their turn, and not before (PC-080, PC-116)."""
    state = on(fight(ship(3, "2422"), ship(3), ship(3)))

    assert TurnRule.YOUR_TURN is refused(state, Flee(B)).rule
    state = play(state, "flee", "flee")
    assert (7, 7, 3) == places(state)[:3]


def test_unhurt_flight_brings_no_fame() -> None:
    """Who was not hit in this combat flees without giving fame (PC-117)."""
    state = on(play(fight(ship(3, "2422"), ship(3), ship(3)), "flee"))

    assert (0, 0, 0, 0) == fame(state)


def test_hit_in_an_earlier_round() -> None:
    """A hit of any round of this combat counts (A23)."""
    state = fight(ship(3, "2422"), ship(3))
    state = play(state, "fire B crew", "rolled 1 6", "fire A hull", "rolled 1 1")
    state = play(state, "fire B hull", "rolled 1 1", "flee")

    assert (1, 0, 0, 0) == fame(state)


def test_hits_of_earlier_combats_do_not_count() -> None:
    """Damage of other months gives nobody fame (A23)."""
    state = on(play(fight(ship(3, "1121"), ship(3)), "flee"))

    assert (0, 0, 0, 0) == fame(state)


def test_hits_of_a_legend_count() -> None:
    """A ship hit by a legend that flees gives fame to the players there (A23)."""
    state = fight(ship(3), ship(3, "2321", fame=1), black="3:blackbeard")
    state = play(state, "rolled 1 1 1 1 6", "flee")

    assert (1, 1, 0, 0) == fame(state)


def test_hits_of_the_navy_count_but_not_for_its_sender() -> None:
    """Players in that combat gain fame; who sent the Navy gains none (A22, A66)."""
    state = fight(ship(3), ship(3, "2322"), ship(6), navy=(3, C))
    state = play(state, "fire B hull", "rolled 1 1 1 6", "flee")

    assert (1, 0, 0, 0) == fame(state)


@pytest.mark.parametrize(("gives", "won"), [(False, 0), (True, 1)])
def test_flight_from_treasure_island(gives: bool, won: int) -> None:
    """At Treasure Island nobody is an opponent; a setting says otherwise (A22)."""
    config = Config(fame_at_treasure_island=gives)
    ships = ship(6), ship(6, "2322", fame=1), ship(1), ship(2)
    state = fight(*ships, at=6, black="6:blackbeard", config=config)
    state = play(state, "rolled 1 1 1 1 6", "flee")

    assert (won, 1, 0, 0) == fame(state)


@pytest.mark.parametrize(("gives", "won"), [(False, 0), (True, 1)])
def test_crippled_at_treasure_island(gives: bool, won: int) -> None:
    """The same holds when the legend cripples a ship there (A22)."""
    config = Config(fame_at_treasure_island=gives)
    ships = ship(6), ship(6, fame=1), ship(1), ship(2)
    state = fight(*ships, at=6, black="6:blackbeard", config=config)
    state = play(state, "rolled 1 1 1 6 6")

    assert ((won, 1), 7) == (fame(state)[:2], places(state)[B])


def test_fame_before_the_die() -> None:
    """First the opponents' fame, then the Cove, then the die (A24)."""
    state = fight(ship(3, "2422"), ship(3))
    state = play(state, "fire B hull", "rolled 1 6", "flee")

    assert ((1, 0, 0, 0), 7) == (fame(state), places(state)[B])
    assert {f"mutiny 1 {face}" for face in range(1, 7)} == chances(state)


@pytest.mark.parametrize("face", range(1, 7))
def test_mutiny_on_a_one_only(face: int) -> None:
    """A crew rises on a 1, on no other face (A24; PC-118, PC-119, PC-120, PC-121)."""
    state = fight(ship(3, "2422", treasures=3, fame=5), ship(3))
    state = play(state, "flee", f"mutiny A {face}")

    risen = face == 1
    assert ((0, 0, 3) if risen else (9, 3, 5)) == (
        gold(state)[A],
        treasures(state)[A],
        fame(state)[A],
    )
    assert Mutinied(A, face, risen) in state.news


def test_all_faces_are_as_likely() -> None:
    """One die is thrown (PC-119)."""
    chance = GAME.chance(play(fight(ship(3, "2422"), ship(3)), "flee"))

    assert chance is not None
    assert [1] * 6 == [weight for _, weight in chance.outcomes()]


def test_fleeing_from_treasure_island_risks_mutiny() -> None:
    """Who flees from a legend at Treasure Island throws the die as well (PC-118)."""
    state = fight(ship(6, "2822"), at=6, black="6:mary_read")

    assert 0 == gold(play(state, "flee", "mutiny A 1"))[A]


@pytest.mark.parametrize(
    ("floor", "before", "after"),
    [(0, 6, 4), (0, 2, 0), (0, 1, 0), (0, 0, 0), (None, 1, -1), (None, 0, -2)],
)
def test_fame_floor(floor: int | None, before: int, after: int) -> None:
    """Fame does not fall below 0, unless the setting says so (A26)."""
    config = Config(fame_floor=floor)
    state = fight(ship(3, "2422", fame=before), ship(3), config=config)
    state = play(state, "flee", "mutiny A 1")

    assert after == fame(state)[A]


def test_a_floor_below_zero() -> None:
    """A floor of -1 stops a fall from 0 at -1 (A26)."""
    state = fight(ship(3, "2422"), ship(3), config=Config(fame_floor=-1))

    state = play(state, "flee", "mutiny A 1")

    assert -1 == fame(state)[A]
    assert FameGained(A, -1, Rule.MUTINY) in state.news


# -- the end of a combat


def test_the_last_ship_has_won_at_once() -> None:
    """When one is left there is no further turn, no flight (A27; PC-052, PC-076)."""
    state = fight(ship(3, "2422"), ship(3))
    state = play(state, "fire B hull", "rolled 6 6")

    assert state.combat is None
    assert "flee" not in legal(state)


def test_a_flight_ends_it_as_well() -> None:
    """When all others have fled, who is left has won (A15; PC-077)."""
    state = on(play(fight(ship(3, "2422"), ship(3), ship(3)), "flee", "flee"))

    assert (None, (7, 7, 3)) == (state.combat, places(state)[:3])
    assert CombatEnded(Island(3)) in state.news


def test_the_last_player_fights_on_against_a_legend() -> None:
    """With a legend there, the last player goes on, and may flee (A15, A27; PC-084)."""
    state = fight(ship(3, "2422"), ship(3), black="3:mary_read")
    state = play(state, "flee")

    assert ("B", {"fire legend hull", "flee"}) == (turn(state), legal(on(state)))
    state = on(play(state, "flee"))
    assert (None, LegendId("mary_read")) == (state.combat, state.black_ships[0].legend)


def test_nobody_is_left() -> None:
    """When all have fled from a legend nobody plunders (A47; PC-053)."""
    ships = ship(3, "2422"), ship(3)
    state = visit(Phase.COMBAT, 3, *ships, black="3:mary_read", turned="3:T31")
    state = on(play(state, "flee", "flee"))

    assert ((9, 9, 9, 9), "T31") == (gold(state), state.decks.turned[2])


def test_no_combat_at_the_cove() -> None:
    """Any number of ships lie at the Cove in peace (A14, A56; PC-127)."""
    state = visit(Phase.COMBAT, 1, ship(7), ship(7), ship(1), ship(2))

    assert state.combat is None
    assert not any(isinstance(each, CombatStarted) for each in state.news)


def test_no_combat_of_players_at_treasure_island() -> None:
    """Players do not fight at Treasure Island (A14, A16, A56; PC-075)."""
    state = visit(Phase.COMBAT, 6, ship(6), ship(6), ship(6), ship(6))

    assert state.combat is None


def test_a_ship_alone_does_not_fight() -> None:
    """A player alone at an outer island has no combat (A14)."""
    assert visit(Phase.COMBAT, 3, ship(3), ship(6)).combat is None


def test_a_black_ship_alone_does_not_fight() -> None:
    """A legend or nobody at an island is no combat (A14)."""
    state = visit(Phase.COMBAT, 3, ship(6), black="3:blackbeard")

    assert state.combat is None


def test_a_black_ship_without_its_legend_does_not_fight() -> None:
    """Once its legend is sunk, a black ship is no ship in a combat (A43)."""
    state = visit(Phase.COMBAT, 3, ship(3), black="3:-", sunk="blackbeard")

    assert state.combat is None
