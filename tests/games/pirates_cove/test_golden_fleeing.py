"""Golden cases 36 to 42: fleeing and mutiny."""

from __future__ import annotations

from typing_extensions import Unpack

from tabletop import replace
from tabletop.games.pirates_cove import Phase, State
from tests.games.pirates_cove.drawing import A, B, Table, fight, on, play, ship, visit
from tests.games.pirates_cove.showing import (
    fame,
    gold,
    hand,
    legal,
    levels,
    places,
    treasures,
    turn,
)

FLEEING = ship(3, "2321", gold=7, treasures=3, fame=6, hand="fame_1 freebooter")


def fled(fame: int = 6, **table: Unpack[Table]) -> State:
    """Let B flee unhurt from A, and the crew rise."""
    state = fight(ship(3, "2422"), replace(FLEEING, fame=fame), **table)
    return play(state, "fire B hull", "rolled 1 2", "flee", "mutiny B 1")


def test_g36_after_a_hit() -> None:
    """All opponents still there gain 1, and who fled keeps all (PC-117)."""
    state = fight(ship(3), ship(3, gold=7, treasures=2), ship(3))
    state = play(state, "fire B sails", "rolled 1 5", "flee", "mutiny B 5")

    assert ((1, 0, 1, 0), 7) == (fame(state), places(state)[B])
    assert (7, 2) == (gold(state)[B], treasures(state)[B])


def test_g37_mutiny() -> None:
    """On a 1 gold and treasures go to the supply, and two fame are lost (A24, A25)."""
    state = fled()
    before = fight(ship(3, "2422"), FLEEING)

    assert ((9, 0), (0, 0)) == (gold(state)[:2], treasures(state)[:2])
    assert ((0, 4), 7) == (fame(state)[:2], places(state)[B])
    assert before.supply.gold + 7 == state.supply.gold
    assert before.supply.treasures + 3 == state.supply.treasures
    assert ("fame_1 freebooter", "2321") == (hand(state, B), levels(state, B))


def test_g38_no_fame_below_zero() -> None:
    """With 1 fame, a mutiny leads to 0 (A26; PC-121)."""
    assert 0 == fame(fled(fame=1))[B]


def test_g39_mutiny_after_a_hit() -> None:
    """Who flees hit may suffer a mutiny as well: A gains 1, B loses all (A24)."""
    state = fight(ship(3, "2422"), FLEEING)
    state = play(state, "fire B hull", "rolled 1 6", "flee", "mutiny B 1")

    assert ((1, 4), (9, 0), 0) == (
        fame(state)[:2],
        gold(state)[:2],
        treasures(state)[B],
    )


def test_g40_absorbed_hit() -> None:
    """A hit that a Mastercraft took was a hit: A gains 1 (A23)."""
    state = fight(ship(3), ship(3, mat="mastercraft_hull"))
    state = play(state, "fire B hull", "rolled 3 5", "flee", "mutiny B 2")

    assert ("2222", (1, 0, 0, 0)) == (levels(state, B), fame(state))


def test_g41_shelter_after_a_mutiny() -> None:
    """The Cove serves who has fled, mutiny or not (A25, A52; PC-058)."""
    state = visit(Phase.COMBAT, 3, ship(3, "2422"), replace(FLEEING, hand=()))
    state = play(state, "fire B hull", "rolled 1 2", "flee", "mutiny B 1")
    state = play(state, "finish", "finish", "finish")

    assert ("B", 7) == (turn(state), places(state)[B])
    after = play(on(state), "shelter 2 0", "drew B fame_1", "drew B fame_2")
    assert "fame_1 fame_2" == hand(after, B)


def test_g42_at_the_very_first_turn() -> None:
    """The fastest ship may flee before any shot (A17; PC-080, PC-116)."""
    state = on(fight(ship(3, "2422"), ship(3)))

    assert "flee" in legal(state)
    assert 7 == places(play(state, "flee"))[A]
