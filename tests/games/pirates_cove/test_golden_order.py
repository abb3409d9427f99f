"""Golden cases 18 to 34: who goes first, firing, and damage."""

from __future__ import annotations

import pytest

from tabletop import NotationError
from tabletop.games.pirates_cove import (
    GAME,
    Phase,
    PrepareBattle,
    Rule,
    ShipCrippled,
    Throw,
    ThrowForMutiny,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    on,
    play,
    prepare,
    refused,
    ship,
    visit,
    why_not,
)
from tests.games.pirates_cove.showing import (
    combat,
    fame,
    gold,
    legal,
    levels,
    order,
    places,
    told,
    treasures,
    turn,
)


def test_g18_fastest_first() -> None:
    """Speeds 7, 6 and 5: A, B, C, in the preparation and in round 1 (A9; PC-080)."""
    ships = [
        ship(3, f"2{sails}22", hand=card)
        for sails, card in [(4, "fame_1"), (3, "fame_2"), (2, "fame_3")]
    ]

    state = visit(Phase.COMBAT, 3, *ships)

    (question,) = [each for each in state.pending if isinstance(each, PrepareBattle)]
    assert (A, B, C) == question.order
    assert "ABC" == order(play(state, "pass", "pass", "pass"))


def test_g19_equal_speeds() -> None:
    """Of two equal ships the one with the higher die is first (A10; PC-088)."""
    state = fight(ship(3), ship(3))

    assert "BA" == order(play(state, "tie A 2", "tie B 5"))


def test_g20_equal_dice() -> None:
    """Who is equal again rolls again (A10)."""
    state = play(fight(ship(3), ship(3)), "tie A 4", "tie B 4")

    assert GAME.chance(state) is not None
    assert "AB" == order(play(state, "tie A 6", "tie B 3"))


def test_g21_three_equal_ships() -> None:
    """Of three, those that are still equal roll again among themselves (A10)."""
    state = fight(ship(3), ship(3), ship(3))
    state = play(state, "tie A 6", "tie B 2", "tie C 2", "tie B 1", "tie C 4")

    assert "ACB" == order(state)


def test_g22_damaged_sails() -> None:
    """Sails hit in round 1 change the order of round 2 only (A12; PC-085, PC-086)."""
    state = fight(ship(3, "2422"), ship(3, "2322"))
    assert "AB" == order(state)

    state = play(state, "fire B hull", "rolled 1 2", "fire A sails")
    state = play(state, "rolled 5 6")

    assert "2222" == levels(state, A)
    assert ("BA", "B") == (order(state), turn(state))


# -- firing


def dice(positions: str) -> int:
    """Count the dice of a ship's volley."""
    state = play(fight(ship(3, positions), ship(3)), "fire B hull")
    chance = GAME.chance(state)
    assert chance is not None
    (faces,) = {
        len(throw.faces) for throw, _ in chance.outcomes() if isinstance(throw, Throw)
    }
    return faces


def test_g24_cannon_lower_than_crew() -> None:
    """Crew 3 and cannon 2: two dice (A19; PC-104)."""
    assert 2 == dice("2232")


def test_g25_values_not_positions() -> None:
    """Crew 5 at position 8 and cannon 4 at position 5: four dice (A19; PC-104)."""
    assert 4 == dice("2285")


def test_g27_fours_miss() -> None:
    """A four is no hit: nothing changes, and a flight brings no fame (PC-105, A23)."""
    state = play(fight(ship(3), ship(3)), "fire B hull", "rolled 4 4")

    assert ("2222", ()) == (levels(state, B), combat(state).hit)
    fled = on(play(state, "flee"))
    assert ((0, 0, 0, 0), 7) == (fame(fled), places(fled)[B])


class TestG28:
    """Golden case 28: what cannot be fired at."""

    def test_g28_no_section(self) -> None:
        """A volley names a section (PC-102)."""
        with pytest.raises(NotationError):
            play(fight(ship(3), ship(3)), "fire B")

    @pytest.mark.parametrize(("target", "seat"), [("C", 2), ("A", 0)])
    def test_elsewhere_and_oneself(self, target: str, seat: int) -> None:
        """Nobody fires at a ship elsewhere, or at the own one (A18)."""
        state = on(fight(ship(3), ship(3), ship(2)))

        refusal = refused(state, f"fire {target} hull")

        assert Rule.TARGETS is refusal.rule
        assert {"target": str(seat), "choice": "1"} == told(refusal)

    def test_fled(self) -> None:
        """Nobody fires at a ship that has fled (A18)."""
        state = fight(ship(3, "2322"), ship(3), ship(3, "2422"))
        state = on(play(state, "flee"))

        assert "A" == turn(state)
        assert Rule.TARGETS is why_not(state, "fire C hull")
        assert why_not(state, "fire B hull") is None


def test_g30_one_hit() -> None:
    """A hull at position 2 that is hit once is at 1, and not crippled (PC-106)."""
    state = play(fight(ship(3), ship(3)), "fire B hull", "rolled 1 5")

    assert ("1222", 3, "B") == (levels(state, B), places(state)[B], turn(state))


def test_g31_crippled() -> None:
    """Pushed off the mat: to the Cove, no mutiny, all kept; A gains 1 (A21; PC-123)."""
    state = fight(ship(3), ship(3, gold=7, treasures=3))
    state = play(state, "fire B hull", "rolled 5 6")

    assert ("0222", 7) == (levels(state, B), places(state)[B])
    assert (7, 3) == (gold(state)[B], treasures(state)[B])
    assert (1, 0, 0, 0) == fame(state)
    assert ShipCrippled(B) in state.news
    assert not any(isinstance(each, ThrowForMutiny) for each in state.pending)


def test_g32_more_hits_than_levels() -> None:
    """Hits beyond the crippling one are lost; no other section suffers (A20)."""
    state = play(fight(ship(3, "2266"), ship(3)), "fire B hull", "rolled 5 5 6 6")

    assert ("0222", 7) == (levels(state, B), places(state)[B])
    assert (1, 0, 0, 0) == fame(state)


def test_g33_crippled_before_its_turn() -> None:
    """A crippled ship has no turn any more; all others gain 1 (A21; PC-081, PC-126)."""
    state = fight(ship(3), ship(3), ship(3))
    state = play(state, "fire B hull", "rolled 5 6")

    assert (1, 0, 1, 0) == fame(state)
    assert "C" == turn(state)
    assert {"fire 0 hull", "flee"} <= legal(on(state))
    assert "fire 1 hull" not in legal(on(state))


def test_g34_last_ship_plunders() -> None:
    """A cripples B: the combat is over, and A plunders the island (A15; PC-052)."""
    state = visit(Phase.COMBAT, 3, ship(3), ship(3), turned="3:T13")
    state = on(play(state, "fire B hull", "rolled 5 6"))

    assert state.combat is None
    assert (1 + 2, 9 + 3) == (fame(state)[A], gold(state)[A])


def test_preparation_before_the_volleys() -> None:
    """With cards in hand a combat begins with the preparation (PC-051)."""
    state = prepare(ship(3, hand="fame_1"), ship(3))

    assert {"pass"} == legal(state)
    assert "A" == turn(play(state, "pass"))
