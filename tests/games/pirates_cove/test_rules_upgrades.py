"""Upgrades at the outer islands, beyond the golden cases."""

from __future__ import annotations

from typing import TypedDict

import pytest
from typing_extensions import Unpack

from tabletop.games.pirates_cove import (
    GAME,
    CardId,
    Config,
    MastercraftMended,
    MastercraftPlayed,
    Phase,
    Rule,
    Section,
    SectionRaised,
    State,
)
from tests.games.pirates_cove.drawing import A, on, play, refused, ship, visit, why_not
from tests.games.pirates_cove.showing import gold, hand, legal, levels, mat, told, turn

PLACES = {2: Section.HULL, 3: Section.SAILS, 4: Section.CANNON, 5: Section.CREW}
COSTS = (1, 1, 2, 2, 3, 3, 4)
"""Gold to move up into position 2, 3, and so on."""
CRAFT = "mastercraft_hull"


def at(place: int, levels: str = "2222", **more: Unpack[Goods]) -> State:
    """Let A use a place."""
    return on(visit(Phase.UPGRADE, place, ship(place, levels, **more)))


class Goods(TypedDict, total=False):
    """What A has."""

    gold: int
    treasures: int
    hand: str
    mat: str


# -- Hull, Sail, Cannon and Crew Island


@pytest.mark.parametrize(("place", "section"), PLACES.items())
def test_each_island_raises_its_section(place: int, section: Section) -> None:
    """Any number of levels at the added cost, of that section only (PC-060)."""
    state = at(place, gold=16)
    wanted = {f"raise {section} {to}" for to in range(3, 9)}
    assert wanted | {"finish"} == legal(state)

    for to in range(3, 9):
        after = play(state, f"raise {section} {to}")
        cost = sum(COSTS[1 : to - 1])
        assert (to, 16 - cost) == (
            after.pirates[A].ship.position(section),
            gold(after)[A],
        )
        assert after.supply.gold == state.supply.gold + cost


@pytest.mark.parametrize("place", PLACES)
def test_other_sections(place: int) -> None:
    """Other sections are not raised there (PC-060)."""
    for section in Section:
        if section is not PLACES[place]:
            refusal = refused(at(place), f"raise {section} 3")
            assert Rule.SECTION_ISLANDS is refusal.rule
            assert {"section": str(section)} == told(refusal)


def test_from_the_lowest_position() -> None:
    """From 1 to 4 a section costs 1 + 1 + 2."""
    state = play(at(2, "1222"), "raise hull 4")

    assert ("4222", 5) == (levels(state, A), gold(state)[A])


def test_one_level_after_the_other() -> None:
    """A section may be raised again in the same visit (PC-060)."""
    state = play(at(3), "raise sails 3", "raise sails 4", "raise sails 5")

    assert ("2522", 4, "A") == (levels(state, A), gold(state)[A], turn(state))


@pytest.mark.parametrize("to", [0, 1, 2, 9])
def test_not_down_nor_beyond_the_top(to: int) -> None:
    """A section is raised above where it is, to 8 at most."""
    refusal = refused(at(2, gold=40), f"raise hull {to}")

    assert (Rule.SECTION_ISLANDS, {"section": "hull", "has": 2, "top": 8}) == (
        refusal.rule,
        told(refusal),
    )


def test_nothing_above_the_top() -> None:
    """A section at the top is not raised."""
    assert {"finish"} == legal(at(4, "2228", gold=40))


def test_price_of_a_raise() -> None:
    """Who cannot pay does not raise."""
    refusal = refused(at(5, gold=2), "raise crew 4")

    assert {"needed": 3, "has": 2} == told(refusal)
    assert {"raise crew 3", "finish"} == legal(at(5, gold=2))


def test_raises_are_told() -> None:
    """A raise tells the section, the position and the cost."""
    state = play(at(4), "raise cannon 5")

    assert (SectionRaised(A, Section.CANNON, 5, 5),) == state.news


@pytest.mark.parametrize("place", range(1, 7))
def test_upgrades_are_optional(place: int) -> None:
    """Nobody has to do anything (PC-058)."""
    assert why_not(at(place), "finish") is None


# -- Tavern Island


def test_cards_bought_one_by_one() -> None:
    """Three cards may be bought one by one, each seen before the next (A33)."""
    state = at(1)
    for card, left in (("fame_1", {"2", "1"}), ("fame_2", {"1"}), ("fame_3", set())):
        state = play(state, "buy 1", f"drew A {card}")
        assert left == {said.split()[1] for said in legal(state) if "buy" in said}

    assert ("fame_1 fame_2 fame_3", 3) == (hand(state, A), gold(state)[A])
    assert {"most": 0, "count": 1} == told(refused(state, "buy 1"))


@pytest.mark.parametrize("count", ["0", "4", "9"])
def test_number_of_cards(count: str) -> None:
    """One to three cards are bought at once (A33)."""
    assert Rule.TAVERN is refused(at(1, gold=40), f"buy {count}").rule


def test_no_cards_elsewhere() -> None:
    """Cards are bought at Tavern Island only (PC-059)."""
    for place in (2, 3, 4, 5, 6):
        refusal = refused(at(place), "buy 1")
        assert (Rule.TAVERN, {}) == (refusal.rule, told(refusal))


def test_no_payment_for_a_card_that_is_not_there() -> None:
    """Of two cards left two are bought; three are refused (A34)."""
    state = visit(Phase.UPGRADE, 1, ship(1), tavern="fame_1", discards="fame_3")

    refusal = refused(state, "buy 3")
    assert {"has": 2, "needed": 3} == {**refusal.params}
    state = on(play(state, "buy 2"))
    assert ("fame_1 fame_3", 5) == (hand(state, A), gold(state)[A])


def test_no_section_is_raised_at_tavern_island() -> None:
    """Tavern Island raises nothing (PC-059)."""
    assert {"buy 1", "buy 2", "buy 3", "finish"} == legal(at(1))
    assert Rule.SECTION_ISLANDS is refused(at(1), "raise hull 3").rule


def test_any_number_of_cards_in_hand() -> None:
    """A hand has no limit (A35)."""
    many = "fame_1 fame_1 fame_1 fame_2 fame_2 smoke_screen smoke_screen freebooter"
    state = on(play(at(1, hand=many), "buy 3"))

    assert 11 == len(state.pirates[A].hand)


def test_parrots_bought_one_after_another() -> None:
    """Two Parrots of one purchase both come into play (A33)."""
    state = play(at(1), "buy 3", "drew A parrot_flint", "drew A parrot_bones")
    state = play(state, "drew A fame_1")

    assert ("parrot_flint parrot_bones", "fame_1") == (mat(state, A), hand(state, A))
    assert GAME.outcome(state) is None


# -- Mastercraft cards


@pytest.mark.parametrize("place", range(1, 6))
@pytest.mark.parametrize("section", ["hull", "sails", "crew", "cannon"])
def test_mastercraft_at_outer_islands(place: int, section: str) -> None:
    """At any outer island any Mastercraft card may be laid out, for nothing (A32)."""
    card = f"mastercraft_{section}"
    state = play(at(place, hand=f"{card} fame_1"), f"lay {card}")

    assert (card, "fame_1", 9) == (mat(state, A), hand(state, A), gold(state)[A])
    assert (MastercraftPlayed(A, CardId(card)),) == state.news


def test_no_mastercraft_at_treasure_island() -> None:
    """At Treasure Island none is laid out (A32)."""
    state = at(6, hand=CRAFT)

    assert (Rule.MASTERCRAFT, {}) == (
        refused(state, f"lay {CRAFT}").rule,
        told(refused(state, f"lay {CRAFT}")),
    )


def test_no_mastercraft_at_the_cove() -> None:
    """Nor at the Cove (A32)."""
    assert Rule.MASTERCRAFT is refused(at(7, hand=CRAFT), f"lay {CRAFT}").rule


def test_one_mastercraft_on_a_ship() -> None:
    """While one lies on the mat, hit or not, no other is laid out (A32)."""
    for lying in ("mastercraft_crew", "mastercraft_crew*", CRAFT):
        refusal = refused(at(2, hand=CRAFT, mat=lying), f"lay {CRAFT}")
        assert (Rule.MASTERCRAFT, {"has": 1, "most": 1}) == (
            refusal.rule,
            told(refusal),
        )


def test_parrots_do_not_count() -> None:
    """Parrots leave room for a Mastercraft, at their section too (A32)."""
    state = at(2, hand=CRAFT, mat="parrot_flint parrot_silver")

    assert why_not(state, f"lay {CRAFT}") is None


def test_one_mastercraft_in_a_visit() -> None:
    """With a higher setting still only one is laid out in a visit (A32)."""
    config = Config(most_mastercraft=3)
    own = ship(2, hand=f"{CRAFT} mastercraft_crew")
    state = play(visit(Phase.UPGRADE, 2, own, config=config), f"lay {CRAFT}")

    assert (Rule.MASTERCRAFT, {}) == (
        refused(state, "lay mastercraft_crew").rule,
        told(refused(state, "lay mastercraft_crew")),
    )


def test_one_mastercraft_at_a_section() -> None:
    """With a higher setting there is one at each section at most (A32)."""
    config = Config(most_mastercraft=2)
    own = ship(2, hand=f"{CRAFT} mastercraft_crew", mat=CRAFT)
    state = visit(Phase.UPGRADE, 2, own, config=config)

    refusal = refused(state, f"lay {CRAFT}")
    assert {"section": "hull"} == told(refusal)
    assert why_not(state, "lay mastercraft_crew") is None


def test_no_mastercraft_by_the_setting() -> None:
    """With a limit of 0 none is ever laid out (A32)."""
    config = Config(most_mastercraft=0)
    state = visit(Phase.UPGRADE, 2, ship(2, hand=CRAFT), config=config)

    assert Rule.MASTERCRAFT is why_not(state, f"lay {CRAFT}")


@pytest.mark.parametrize("card", ["fame_1", "smoke_screen", "royal_navy"])
def test_other_cards_are_not_laid_out(card: str) -> None:
    """Only Mastercraft cards are laid out, and only one's own (A32, A36)."""
    refusal = refused(at(2, hand=card), f"lay {card}")

    assert (Rule.MASTERCRAFT, {"card": card}) == (refusal.rule, told(refusal))
    assert Rule.CARD_IN_HAND is refused(at(2), f"lay {card}").rule


@pytest.mark.parametrize("place", range(1, 6))
def test_mending(place: int) -> None:
    """At an outer island a Mastercraft that was hit is mended for 1 gold (A30)."""
    state = play(at(place, mat=f"{CRAFT}*"), f"mend {CRAFT}")

    assert (CRAFT, 8, 1) == (mat(state, A), gold(state)[A], state.supply.gold - 88)
    assert (MastercraftMended(A, CardId(CRAFT), 1),) == state.news
    assert f"mend {CRAFT}" not in legal(state)


@pytest.mark.parametrize("place", [6, 7])
def test_no_mending_elsewhere(place: int) -> None:
    """At Treasure Island and the Cove none is mended (A30)."""
    state = at(place, mat=f"{CRAFT}*")

    assert Rule.MASTERCRAFT is refused(state, f"mend {CRAFT}").rule


def test_mending_is_not_laying_out() -> None:
    """Who mends one may lay another out, by a higher setting (A32)."""
    config = Config(most_mastercraft=2)
    own = ship(2, hand="mastercraft_crew", mat=f"{CRAFT}*")
    state = visit(Phase.UPGRADE, 2, own, config=config)

    state = play(state, f"mend {CRAFT}", "lay mastercraft_crew")

    assert f"{CRAFT} mastercraft_crew" == mat(state, A)


@pytest.mark.parametrize(
    ("mat", "said", "params"),
    [
        (CRAFT, f"mend {CRAFT}", {"card": CRAFT}),
        ("parrot_silver*", "mend parrot_silver", {"card": "parrot_silver"}),
        ("", f"mend {CRAFT}", {"card": CRAFT}),
    ],
)
def test_what_is_not_mended(mat: str, said: str, params: dict[str, str]) -> None:
    """Unhurt cards, Parrots, and cards that are not there are not mended (A30)."""
    refusal = refused(at(2, mat=mat), said)

    assert (Rule.MASTERCRAFT, params) == (refusal.rule, told(refusal))


def test_price_of_mending() -> None:
    """Without gold nothing is mended (A30)."""
    refusal = refused(at(2, gold=0, mat=f"{CRAFT}*"), f"mend {CRAFT}")

    assert {"needed": 1, "has": 0} == told(refusal)


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("pass", Rule.BATTLE_CARDS),
        ("flee", Rule.VOLLEYS),
        ("fire B hull", Rule.VOLLEYS),
        ("battle smoke_screen", Rule.BATTLE_CARDS),
        ("volley steady_aim", Rule.VOLLEY_CARDS),
        ("event royal_navy 3", Rule.EVENT_CARDS),
        ("sail 3", Rule.NAVIGATION),
        ("rig 2 2 2 2", Rule.RIGGING),
        ("bury 3 gold", Rule.BURYING),
        ("bury 1 treasures", Rule.BURYING),
        ("shelter 2 0", Rule.SHELTER),
    ],
)
def test_nothing_else_at_an_outer_island(said: str, rule: Rule) -> None:
    """What belongs elsewhere is refused there."""
    own: Goods = {"hand": "smoke_screen steady_aim royal_navy", "treasures": 2}

    assert rule is refused(at(2, **own), said).rule
