"""Damage, cards that absorb it, and forced retreat, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import (
    GAME,
    CardId,
    HitAbsorbed,
    Pirate,
    Section,
    SectionHit,
    State,
    capacity,
    dice_of,
    speed_of,
)
from tests.games.pirates_cove.drawing import A, B, fight, on, play, ship
from tests.games.pirates_cove.showing import (
    chances,
    discards,
    fame,
    gold,
    hand,
    levels,
    mat,
    order,
    places,
    treasures,
    turn,
)

HITS = "5 6 5 6 5 6"
SECTIONS = pytest.mark.parametrize("section", list(Section))


def hit(times: int, section: Section, own: Pirate, *others: Pirate) -> State:
    """Let A, with six dice, hit a section of B so many times."""
    shooter = ship(3, "2822", mat="parrot_silver")
    state = fight(shooter, own, *others)
    faces = " ".join((["6"] * times + ["1"] * 6)[:6])
    return play(state, f"fire B {section}", f"rolled {faces}")


def at(section: Section, position: int) -> Pirate:
    """Put a section at a position, all others at 7."""
    levels = [position if each is section else 7 for each in Section]
    return ship(3, "".join(map(str, levels)), gold=4, treasures=2, hand="fame_1")


@SECTIONS
@pytest.mark.parametrize("position", range(1, 7))
def test_crippled_by_the_hit_of_the_positions_number(
    section: Section, position: int
) -> None:
    """A section at position p cripples the ship with hit p, not before (A20)."""
    own = at(section, position)
    if position > 1:
        spared = hit(position - 1, section, own)
        assert (3, 1) == (places(spared)[B], spared.pirates[B].ship.position(section))

    state = hit(position, section, own)

    assert (7, 0) == (places(state)[B], state.pirates[B].ship.position(section))
    assert (1, 0, 0, 0) == fame(state)


@SECTIONS
def test_other_sections_do_not_suffer(section: Section) -> None:
    """Hits beyond the last level are lost (A20; PC-123)."""
    state = hit(6, section, at(section, 2))

    wanted = "".join("0" if each is section else "7" for each in Section)
    assert wanted == levels(state, B)


def test_what_a_crippled_ship_keeps() -> None:
    """Gold, treasures, hand and mat stay with the player (A21; PC-124, PC-125)."""
    own = ship(
        3, "1222", gold=4, treasures=2, hand="fame_1 freebooter", mat="parrot_bones"
    )
    state = hit(1, Section.HULL, own)

    assert (4, 2) == (gold(state)[B], treasures(state)[B])
    assert ("fame_1 freebooter", "parrot_bones") == (hand(state, B), mat(state, B))
    assert "mutiny" not in " ".join(each.__class__.__name__ for each in state.pending)


def test_no_die_for_a_crippled_ship() -> None:
    """A forced retreat risks no mutiny: the next to act is a player (A21; PC-125)."""
    state = hit(2, Section.HULL, ship(3), ship(3))

    assert (None, "C") == (GAME.chance(state), turn(state))


def test_crippled_after_earlier_hits_brings_one_fame() -> None:
    """A forced retreat is no flight: each opponent gains 1, not 2 (A21)."""
    state = fight(ship(3, "2422"), ship(3), ship(3))
    state = play(state, "fire B hull", "rolled 1 6", "fire C hull", "rolled 1 1")
    state = play(state, "fire B hull", "rolled 1 6")

    assert ((1, 0, 1, 0), 7) == (fame(state), places(state)[B])


def test_fame_is_for_those_who_are_still_there() -> None:
    """Who has fled, was crippled, or lies elsewhere gains nothing (A22; PC-126)."""
    ships = ship(3, "2522"), ship(3, "2422"), ship(3, "1222"), ship(3, "2322"), ship(1)
    state = fight(*ships, players=5)
    state = play(
        state, "flee", "fire C hull", "rolled 1 6", "fire B hull", "rolled 6 6"
    )

    assert (0, 1, 0, 2, 0) == fame(state)
    assert (7, 7, 7, 3, 1) == places(state)


# -- cards that absorb

ABSORBED = [
    ("mastercraft_hull", 1, "mastercraft_hull*", 7),
    ("mastercraft_hull", 2, "", 7),
    ("mastercraft_hull", 3, "", 6),
    ("mastercraft_hull*", 1, "", 7),
    ("mastercraft_hull*", 3, "", 5),
    ("parrot_flint", 1, "parrot_flint*", 7),
    ("parrot_flint", 2, "", 7),
    ("parrot_flint", 4, "", 5),
    ("parrot_flint*", 1, "", 7),
    ("parrot_flint mastercraft_hull", 1, "parrot_flint mastercraft_hull*", 7),
    ("parrot_flint mastercraft_hull", 2, "parrot_flint", 7),
    ("parrot_flint mastercraft_hull", 3, "parrot_flint*", 7),
    ("parrot_flint mastercraft_hull", 4, "", 7),
    ("mastercraft_hull parrot_flint", 5, "", 6),
    ("parrot_flint* mastercraft_hull*", 1, "parrot_flint*", 7),
    ("parrot_flint* mastercraft_hull*", 3, "", 6),
    ("mastercraft_sails parrot_silver", 2, "mastercraft_sails parrot_silver", 5),
]


@pytest.mark.parametrize(("before", "hits", "after", "level"), ABSORBED)
def test_cards_at_the_section_take_hits(
    before: str, hits: int, after: str, level: int
) -> None:
    """Each card takes two hits, the Mastercraft first (A30; PC-110)."""
    shooter = ship(3, "2888", hand="steady_aim")
    state = fight(shooter, ship(3, "7777", mat=before))
    faces = " ".join((["6"] * hits + ["1"] * 5)[:5])

    state = play(state, "fire B hull", f"rolled {faces}")

    assert (after, f"{level}777") == (mat(state, B), levels(state, B))


@pytest.mark.parametrize(
    ("card", "section"),
    [
        ("parrot_flint", "hull"),
        ("parrot_trelawney", "sails"),
        ("parrot_bones", "crew"),
        ("parrot_silver", "cannon"),
        ("mastercraft_hull", "hull"),
        ("mastercraft_sails", "sails"),
        ("mastercraft_crew", "crew"),
        ("mastercraft_cannon", "cannon"),
    ],
)
def test_where_each_card_lies(card: str, section: str) -> None:
    """Each card guards the section of its sign, and no other (A30)."""
    for aimed in Section:
        state = fight(ship(3, "2822"), ship(3, "7772", mat=card))
        if "B" == turn(state):
            state = play(state, "fire A hull", "rolled 1 1")
        state = play(state, f"fire B {aimed}", "rolled 1 6")

        assert (card + "*" * (aimed == section)) == mat(state, B)


def test_spent_cards_are_discarded_at_once() -> None:
    """With its second hit a card goes to the discards at once (A30; PC-112)."""
    state = fight(ship(3, "2822"), ship(3, mat="mastercraft_hull"))
    state = play(state, "fire B hull", "rolled 6 6")

    assert ("mastercraft_hull", "2222") == (discards(state), levels(state, B))
    assert state.combat is not None


def test_absorbed_hits_are_told() -> None:
    """One turns it, one discards it, the next lowers the marker (PC-111, PC-113)."""
    state = fight(ship(3, "2833"), ship(3, mat="mastercraft_hull"))
    state = play(state, "fire B hull", "rolled 6 6 6")

    card = CardId("mastercraft_hull")
    assert (
        HitAbsorbed(B, card, False),
        HitAbsorbed(B, card, True),
        SectionHit(B, Section.HULL, 1),
    ) == state.news[1:4]


def test_a_turned_card_works_on() -> None:
    """A Parrot that was hit once still does what it does (A30)."""
    state = fight(ship(3, "2822"), ship(3, mat="parrot_silver"))
    state = play(state, "fire B cannon", "rolled 1 6")

    assert ("parrot_silver*", 6) == (mat(state, B), dice_of(state, B))


def test_a_spent_parrot_works_no_more() -> None:
    """With the second hit its effect ends, in the same round already (A30)."""
    state = fight(ship(3, "2822"), ship(3, mat="parrot_silver"))
    state = play(state, "fire B cannon", "rolled 6 6")

    assert ("", 2) == (mat(state, B), dice_of(state, B))
    assert "rolled 1 1" in chances(play(state, "fire A hull"))


def test_speed_of_a_spent_parrot() -> None:
    """The speed that a spent Parrot gave is missing from the next round (A30, A12)."""
    ships = ship(3, mat="parrot_trelawney"), ship(3, "2422"), ship(3, "2322")
    state = fight(*ships)
    assert "ABC" == order(state)
    state = play(state, "fire B hull", "rolled 1 1", "fire A sails", "rolled 6 6")
    assert "ABC" == order(state)

    state = play(state, "fire A hull", "rolled 1 1")

    assert ("BCA", 5) == (order(state), speed_of(state, A))


def test_parrots_stand_up_after_the_combat() -> None:
    """A turned Parrot recovers at the end of the combat, a Mastercraft not (A30)."""
    own = ship(3, mat="parrot_silver* mastercraft_hull*")
    state = on(play(fight(own, ship(3)), "flee"))

    assert (None, "parrot_silver mastercraft_hull*") == (state.combat, mat(state, A))


def test_parrots_of_ships_that_left_stand_up() -> None:
    """So do those of a ship that was crippled in the combat (A30)."""
    state = fight(ship(3, "2822"), ship(3, "1222", mat="parrot_silver*"), ship(3))
    state = play(state, "fire B hull", "rolled 1 6")
    assert "parrot_silver*" == mat(state, B)

    assert "parrot_silver" == mat(on(play(state, "flee")), B)


def test_treasures_stay_when_the_hull_is_hit() -> None:
    """Nothing is lost when the hull can keep less; phase 6 will tell (A49)."""
    state = fight(ship(3, "2822"), ship(3, treasures=5))
    state = play(state, "fire B hull", "rolled 1 6")

    assert ("1222", 5, 4) == (levels(state, B), treasures(state)[B], capacity(state, B))
