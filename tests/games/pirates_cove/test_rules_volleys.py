"""Firing volleys, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop import Chance, PlayerId, TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    CardId,
    ChanceAction,
    Fire,
    Fired,
    Rule,
    Section,
    SectionHit,
    State,
    VolleyPlayed,
    dice_of,
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
    why_not,
)
from tests.games.pirates_cove.showing import (
    chances,
    combat,
    discards,
    legal,
    levels,
    order,
    places,
    told,
    turn,
)

VALUES = (2, 2, 3, 3, 4, 4, 5, 5)
"""Crew and cannon by position."""


def test_no_turn_is_passed() -> None:
    """A turn is to fire or to flee (A17)."""
    state = on(fight(ship(3, "2422"), ship(3)))

    assert {*(f"fire 1 {section}" for section in Section), "flee"} == legal(state)
    for said in ("pass", "finish"):
        assert why_not(state, said) is not None


@pytest.mark.parametrize("crew", range(1, 9))
@pytest.mark.parametrize("cannon", range(1, 9))
def test_number_of_dice(crew: int, cannon: int) -> None:
    """The lower of the values of crew and cannon says it (A19; PC-031, PC-104)."""
    state = fight(ship(3, f"22{crew}{cannon}"), ship(3))

    assert min(VALUES[crew - 1], VALUES[cannon - 1]) == dice_of(state, A)


def test_dice_that_are_thrown() -> None:
    """As many dice fall as the ship rolls, no more and no fewer (PC-104)."""
    state = play(fight(ship(3, "2444"), ship(3)), "fire B hull")

    assert TurnRule.CHANCE is refused(state, "rolled 1 1").rule
    assert TurnRule.CHANCE is refused(state, "rolled 1 1 1 1").rule
    assert TurnRule.CHANCE is refused(state, "rolled 1 1 7").rule
    assert 6**3 == sum(weight for _, weight in chance_of(state).outcomes())


def chance_of(state: State) -> Chance[ChanceAction]:
    """Return what chance may bring."""
    chance = GAME.chance(state)
    assert chance is not None
    return chance


@pytest.mark.parametrize(
    ("dice", "level"),
    [("1 2", 4), ("3 4", 4), ("4 5", 3), ("1 6", 3), ("5 5", 2), ("5 6", 2)],
)
def test_fives_and_sixes_hit(dice: str, level: int) -> None:
    """Each 5 and each 6 lowers the section by one (PC-105, PC-106)."""
    state = play(fight(ship(3), ship(3, "2242")), "fire B crew", f"rolled {dice}")

    assert f"22{level}2" == levels(state, B)


def test_damage_counts_at_once() -> None:
    """Cannon lost in a round are missing in the volley of that round (A19; PC-107)."""
    state = fight(ship(3, "2422"), ship(3, "2235"))
    assert 3 == dice_of(state, B)

    state = play(state, "fire B crew", "rolled 1 5", "fire A hull")

    assert 2 == dice_of(state, B)
    assert "rolled 1 1" in chances(state)


def test_targets_are_the_other_ships_there() -> None:
    """Every other player's ship there may be fired at, anywhere (A18; PC-102)."""
    state = on(fight(ship(3, "2422"), ship(3), ship(3), ship(2)))

    assert {f"fire {seat} {section}" for seat in (1, 2) for section in Section} == {
        said for said in legal(state) if said.startswith("fire")
    }


def test_legend_and_navy_at_one_place() -> None:
    """With both there the shooter chooses between them (A18, A66)."""
    state = fight(ship(3, "2822"), ship(3), ship(6), navy=(3, C), black="3:mary_read")

    assert {"fire legend hull", "fire navy hull", "flee"} == legal(on(state))


def test_both_must_be_sunk_before_players_fire_at_each_other() -> None:
    """As long as one of them floats, only that is fired at (PC-108, PC-109)."""
    ships = ship(3, "2822", mat="parrot_silver"), ship(3), ship(6)
    state = fight(*ships, navy=(3, C), black="3:mary_read")
    state = play(state, "fire legend hull", "rolled 6 6 6 6 6 6")
    state = on(play(state, "fire B hull", "rolled 1 1 1 1", "fire navy hull"))
    state = on(play(state, "rolled 1 1"))

    assert {"fire navy hull", "flee"} == legal(state)


@pytest.mark.parametrize("section", ["sails", "crew", "cannon"])
@pytest.mark.parametrize("foe", ["legend", "navy"])
def test_foes_have_a_hull_only(foe: str, section: str) -> None:
    """Legends and the Navy are hit in the hull only (A18; PC-103)."""
    state = fight(ship(3, "2822"), ship(6), navy=(3, B), black="3:mary_read")

    refusal = refused(state, f"fire {foe} {section}")

    assert (Rule.TARGETS, {"target": foe}) == (refusal.rule, told(refusal))


@pytest.mark.parametrize("foe", ["legend", "navy"])
def test_foes_that_are_not_there(foe: str) -> None:
    """A legend or Navy that is not there is not fired at (A18)."""
    state = on(fight(ship(3, "2422"), ship(3)))

    assert Rule.TARGETS is refused(state, f"fire {foe} hull").rule


def test_seats_that_are_not_there() -> None:
    """Nor is a player who does not exist."""
    state = on(fight(ship(3, "2422"), ship(3)))

    for seat in (-1, 4, 99):
        tried = Fire(A, PlayerId(seat), Section.HULL)
        assert Rule.TARGETS is refused(state, tried).rule


def test_firing_now_and_fleeing_later() -> None:
    """Who fired at a legend may flee at the next turn (A60)."""
    state = fight(ship(3, "2422"), black="3:mary_read")
    state = play(state, "fire legend hull", "rolled 1 5")

    assert 7 == places(on(play(state, "flee")))[A]


def test_rounds_go_on_until_it_is_decided() -> None:
    """Round follows round as long as two ships are left (A15; PC-082, PC-083)."""
    state = fight(ship(3, "2422"), ship(3))
    for number in range(1, 5):
        assert number == combat(state).round
        state = play(state, "fire B hull", "rolled 1 1", "fire A hull", "rolled 1 1")

    assert (5, "AB") == (combat(state).round, order(state))


def test_a_round_is_told() -> None:
    """A volley tells who fired at what, the dice, and how many hit."""
    state = fight(ship(3, "2422"), ship(3))
    state = play(state, "fire B cannon", "rolled 2 6")

    assert Fired(A, B, Section.CANNON, (2, 6), 1) in state.news
    assert SectionHit(B, Section.CANNON, 1) in state.news


class TestVolleyCards:
    """Volley cards are played before the roll, for that roll (A29)."""

    def test_any_number(self) -> None:
        """All Volley cards in hand may be played for one roll (PC-098)."""
        hand = "steady_aim steady_aim double_charge second_try"
        state = on(fight(ship(3, "2422", hand=hand), ship(3)))
        for card in hand.split():
            state = play(state, f"volley {card}")

        assert ("", 4) == (" ".join(state.pirates[A].hand), len(combat(state).volley))
        assert {f"fire 1 {section}" for section in Section} == legal(state)

    def test_discarded_after_the_roll(self) -> None:
        """They are discarded after the roll, hit or miss (PC-100)."""
        state = fight(ship(3, "2422", hand="steady_aim"), ship(3))
        state = play(state, "volley steady_aim", "fire B hull")
        assert "" == discards(state)

        state = play(state, "rolled 1 1")

        assert ("steady_aim", ()) == (discards(state), combat(state).volley)

    def test_for_the_next_roll_only(self) -> None:
        """In the next round the card works no more (PC-099)."""
        state = fight(ship(3, "2422", hand="double_charge"), ship(3))
        state = play(state, "volley double_charge")
        assert (4, 2) == (dice_of(state, A), dice_of(state, B))

        state = play(state, "fire B hull", "rolled 1 1 1 1", "fire A hull")
        state = on(play(state, "rolled 1 1"))

        assert ("A", 2) == (turn(state), dice_of(state, A))

    def test_for_the_own_ship(self) -> None:
        """A card works for the ship of its player, not for the next to fire (A29)."""
        state = fight(ship(3, "2422", hand="double_charge"), ship(3, "2322"), ship(3))
        state = play(state, "volley double_charge", "fire C hull", "rolled 1 1 1 1")

        assert 2 == dice_of(state, B)
        assert "rolled 1 1" in chances(play(state, "fire A hull"))

    def test_no_fleeing_afterwards(self) -> None:
        """Who has played a card for a volley fires it (A17, A29)."""
        state = fight(ship(3, "2422", hand="steady_aim"), ship(3))
        state = play(state, "volley steady_aim")

        refusal = refused(state, "flee")
        assert (Rule.VOLLEYS, {}) == (refusal.rule, told(refusal))

    def test_against_a_legend(self) -> None:
        """Volley cards may be played against legends (PC-098)."""
        state = fight(ship(3, "2422", hand="steady_aim"), black="3:mary_read")
        state = play(state, "volley steady_aim", "fire legend hull", "rolled 3 4")

        assert 1 == state.black_ships[0].damage

    def test_are_told(self) -> None:
        """A Volley card that is played is seen by all (A58)."""
        state = fight(ship(3, "2422", hand="steady_aim"), ship(3))
        state = play(state, "volley steady_aim")

        assert (VolleyPlayed(A, CardId("steady_aim")),) == GAME.view(state, C).news

    @pytest.mark.parametrize(
        ("said", "rule"),
        [
            ("volley double_charge", Rule.CARD_IN_HAND),
            ("volley smoke_screen", Rule.VOLLEY_CARDS),
            ("volley fame_1", Rule.VOLLEY_CARDS),
            ("volley freebooter", Rule.VOLLEY_CARDS),
            ("volley mastercraft_crew", Rule.VOLLEY_CARDS),
            ("battle smoke_screen", Rule.BATTLE_CARDS),
            ("event freebooter", Rule.EVENT_CARDS),
            ("lay mastercraft_crew", Rule.MASTERCRAFT),
            ("buy 1", Rule.TAVERN),
            ("raise sails 3", Rule.SECTION_ISLANDS),
            ("bury 1 treasures", Rule.BURYING),
            ("bury 3 gold", Rule.BURYING),
            ("shelter 2 0", Rule.SHELTER),
            ("rig 2 2 2 2", Rule.RIGGING),
            ("sail 3", Rule.NAVIGATION),
        ],
    )
    def test_nothing_else_is_played(self, said: str, rule: Rule) -> None:
        """On a turn in a round nothing but volleys, their cards, and flight (A29)."""
        hand = "steady_aim smoke_screen fame_1 freebooter mastercraft_crew"
        state = on(fight(ship(3, "2422", hand=hand), ship(3)))

        assert rule is refused(state, said).rule
