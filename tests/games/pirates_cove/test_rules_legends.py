"""Legendary pirates: whom they fire at, and what sinking them brings."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, replace
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    BlackShip,
    Combat,
    Config,
    EndMonth,
    Foe,
    Island,
    LegendId,
    Phase,
    Pirate,
    Reward,
    RewardTo,
    Section,
    SectionHit,
    ShipSunk,
    StartRound,
    State,
    ThrowDice,
    dice_of,
    speed_of,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    given,
    month_end,
    on,
    play,
    settled,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import (
    chances,
    combat,
    fame,
    gold,
    legal,
    levels,
    mat,
    order,
    treasures,
    turn,
)

SILVER = "parrot_silver"
LEGEND = "3:blackbeard"
SIX = "rolled 6 6 6 6 6 6"

CARDS = {
    "blackbeard": (8, 10, 5, Section.HULL, (6, 0)),
    "captain_hook": (6, 7, 4, Section.CREW, (4, 3)),
    "flying_dutchman": (11, 9, 4, Section.SAILS, (5, 0)),
    "dread_pirate_roberts": (9, 8, 4, Section.CANNON, (5, 0)),
    "mary_read": (5, 6, 0, None, (2, 0)),
}
"""Speed, hull, dice, section, fame and gold of each."""


@pytest.mark.parametrize("legend", CARDS)
def test_speed_and_dice(legend: str) -> None:
    """A legend acts with the speed and the dice of its card (A38)."""
    speed, _, dice, _, _ = CARDS[legend]
    state = fight(ship(3), black=f"3:{legend}")

    assert (speed, dice) == (speed_of(state, Foe.LEGEND), dice_of(state, Foe.LEGEND))


@pytest.mark.parametrize("legend", CARDS)
def test_volley(legend: str) -> None:
    """It throws the dice of its card at the section of its card (A38)."""
    _, _, dice, section, _ = CARDS[legend]
    state = on(fight(ship(3), black=f"3:{legend}"))
    if section is None:
        assert "A" == turn(state)
        return

    faces = " ".join(["1"] * (dice - 1) + ["6"])
    state = play(state, f"rolled {faces}")

    wanted = "".join("1" if each is section else "2" for each in Section)
    assert wanted == levels(state, A)


def test_a_legend_without_dice_is_skipped() -> None:
    """One that never fires has its turn skipped, round after round (A69)."""
    state = fight(ship(3), black="3:mary_read")
    for number in range(1, 4):
        assert number == combat(on(state)).round
        state = play(state, "fire legend hull", "rolled 1 1")

    assert ("A", "2222") == (turn(state), levels(state, A))


@pytest.mark.parametrize(
    ("legend", "ships", "target"),
    [
        # Blackbeard: the most fame on the track
        ("blackbeard", [ship(3, fame=2), ship(3, fame=3), ship(3, fame=1)], B),
        ("blackbeard", [ship(3, hand="fame_3"), ship(3, fame=1), ship(3)], B),
        ("blackbeard", [ship(3, fame=2), ship(3), ship(2, fame=9)], A),
        # Captain Hook: the most treasures aboard
        ("captain_hook", [ship(3, treasures=1), ship(3), ship(3, treasures=3)], C),
        ("captain_hook", [ship(3, gold=30), ship(3, treasures=1), ship(3)], B),
        # Flying Dutchman: the fastest, cards counted
        ("flying_dutchman", [ship(3, "2422"), ship(3, "2322"), ship(3)], A),
        ("flying_dutchman", [ship(3, "2422"), ship(3, mat="parrot_trelawney")], B),
        # Dread Pirate Roberts: the highest cannon value
        ("dread_pirate_roberts", [ship(3, "2224"), ship(3, "2225")], B),
        ("dread_pirate_roberts", [ship(3, "2283"), ship(3, mat=SILVER)], A),
    ],
)
def test_measures(legend: str, ships: list[Pirate], target: PlayerId) -> None:
    """Each legend fires at whom its card names, among the ships there (A69)."""
    state = on(fight(*ships, black=f"3:{legend}"))
    while acting := GAME.to_act(state):
        misses = " ".join(["1"] * dice_of(state, acting[0]))
        state = on(play(state, "fire legend hull", f"rolled {misses}"))

    assert target == aimed(state)


def aimed(state: State) -> PlayerId:
    """Say at whom the dice are thrown that are due."""
    item = on(state).pending[-1]
    assert isinstance(item, ThrowDice)
    assert Foe.LEGEND is item.shooter
    assert not isinstance(item.target, Foe)
    return item.target


def test_cannon_of_the_same_value_are_equal() -> None:
    """Cannon at positions 3 and 4 are worth the same: dice decide (A69)."""
    ships = ship(3, "2323"), ship(3, "2424"), ship(3)
    state = fight(*ships, black="3:dread_pirate_roberts")

    assert {f"tie 0 {face}" for face in range(1, 7)} == chances(state)
    assert B == aimed(play(state, "tie A 2", "tie B 3"))


def test_equal_ships_throw_until_one_is_highest() -> None:
    """The highest die is the target; only those equal at the top go on (A38, A69)."""
    state = fight(ship(3, "2422"), ship(3, "2322"), ship(3), black=LEGEND)
    state = play(state, "tie A 5", "tie B 2", "tie C 5")
    assert {f"tie 0 {face}" for face in range(1, 7)} == chances(state)

    assert C == aimed(play(state, "tie A 1", "tie C 4"))


def test_those_below_the_top_do_not_throw_again() -> None:
    """With the target found nobody throws, however equal the others are (A69)."""
    state = fight(ship(3, "2422"), ship(3, "2322"), ship(3), black=LEGEND)

    state = play(state, "tie A 5", "tie B 2", "tie C 2")

    assert isinstance(state.pending[-1], ThrowDice)
    assert A == aimed(state)


def test_the_target_is_chosen_anew() -> None:
    """Each volley finds its target by what holds then (A38)."""
    ships = ship(3, "8822", fame=2), ship(3, "8822", fame=2)
    state = fight(*ships, black=LEGEND)
    state = play(state, "fire legend hull", "rolled 1 1")
    state = play(state, "fire legend hull", "rolled 1 1", "tie A 6", "tie B 1")
    assert A == aimed(state)

    state = play(state, "rolled 1 1 1 1 1", *["fire legend hull", "rolled 1 1"] * 2)
    assert B == aimed(play(state, "tie A 1", "tie B 6"))


def test_legends_hit_with_five_and_six() -> None:
    """The dice of a legend hit with 5 and 6 as well (PC-105)."""
    state = play(fight(ship(3, "8222"), black=LEGEND), "rolled 3 4 4 5 6")

    assert "6222" == levels(state, A)


def test_cards_absorb_the_hits_of_a_legend() -> None:
    """A card at the section takes hits of a legend, too (A30)."""
    own = ship(3, mat="mastercraft_hull")
    state = play(fight(own, black=LEGEND), "rolled 1 1 6 6 6")

    assert ("1222", "") == (levels(state, A), mat(state, A))


# -- sinking


@pytest.mark.parametrize("legend", CARDS)
def test_hull_and_reward(legend: str) -> None:
    """The hit of the hull's number sinks it, and the reward is had (A39, A40)."""
    _, hull, _, _, (prize, coins) = CARDS[legend]
    state = hurt(legend, hull - 1)
    assert state.black_ships[0].legend is not None

    state = play(state, "fire legend hull", "rolled 1 1 1 1 1 6")

    assert (prize, 9 + coins) == (fame(state)[A], gold(state)[A])
    assert BlackShip(Island(3), None) == state.black_ships[0]
    assert {legend: 1} == dict(state.decks.legend_discards)
    assert state.combat is None


def hurt(
    legend: str, damage: int, *others: Pirate, config: Config | None = None
) -> State:
    """Give A a turn against a legend that has taken hits before."""
    own = ship(3, "2822", mat=f"parrot_trelawney {SILVER}")
    state = given(
        own,
        *others,
        black=f"3:{legend}",
        combat=Combat(Island(3)),
        config=config or Config(),
    )
    (black,) = state.black_ships
    state = replace(
        state,
        black_ships=(replace(black, damage=damage),),
        pending=(*state.pending, StartRound()),
    )
    return settled(state)


def test_hits_beyond_the_hull_are_lost() -> None:
    """Surplus hits do nothing (A39)."""
    state = play(hurt("blackbeard", 8, ship(3)), "fire legend hull", SIX)

    assert (6, 6, 0, 0) == fame(state)
    assert SectionHit(Foe.LEGEND, Section.HULL, 2) in state.news
    assert ShipSunk(Foe.LEGEND, LegendId("blackbeard")) in state.news


def test_reward_of_all_who_are_there() -> None:
    """Each player still in the combat has the whole reward, nobody else (A40)."""
    state = hurt("captain_hook", 1, ship(3), ship(7), config=None)
    state = play(state, "fire legend hull", SIX)

    assert ((4, 4, 0, 0), (12, 12, 9, 9)) == (fame(state), gold(state))


def test_who_has_fled_gets_nothing() -> None:
    """Who fled before it sank has no part in the reward (A40)."""
    state = fight(ship(3, "2722"), ship(3, mat=SILVER), ship(3), black="3:mary_read")
    state = play(state, "flee", "fire legend hull", SIX)

    assert (0, 2, 2, 0) == fame(state)


def test_reward_for_the_last_hit() -> None:
    """By the setting only the ship that fired the last hit has it (A40)."""
    config = Config(reward_to=RewardTo.LAST_HIT)
    state = hurt("captain_hook", 1, ship(3), config=config)
    state = play(state, "fire legend hull", SIX)

    assert ((4, 0, 0, 0), (12, 9, 9, 9)) == (fame(state), gold(state))


def test_gold_of_a_reward_goes_by_speed() -> None:
    """The faster ship is paid first, as far as the supply goes (A40, A48)."""
    ships = ship(3, "2322", gold=0), ship(3, "2422", gold=0), ship(6, gold=120)
    state = fight(*ships, ship(6, gold=0), black="3:captain_hook")
    (black,) = state.black_ships
    state = replace(state, black_ships=(replace(black, damage=6),))

    state = play(on(state), "fire legend hull", "rolled 1 6")

    assert ((1, 3, 120, 0), 0) == (gold(state), state.supply.gold)
    assert (4, 4, 0, 0) == fame(state)


def test_reward_of_a_content_with_treasures() -> None:
    """A reward may hold treasures, in an own box (A40)."""
    rich = replace(DEFAULT.legends[4], reward=Reward(1, 2, 3))
    content = replace(DEFAULT, legends=(*DEFAULT.legends[:4], rich))
    state = hurt("mary_read", 5, config=Config(content=content))
    state = play(state, "fire legend hull", "rolled 1 1 1 1 1 6")

    assert (1, 11, 3) == (fame(state)[A], gold(state)[A], treasures(state)[A])


def test_volleys_go_on_after_the_legend_is_sunk() -> None:
    """On an outer island the players fight on in the same round (A15; PC-109)."""
    state = hurt("mary_read", 5, ship(3, "2322"), ship(3))
    state = on(play(state, "fire legend hull", "rolled 1 1 1 1 1 6"))

    assert ("B", 1) == (turn(state), combat(state).round)
    assert {"fire 0 hull", "fire 2 crew", "flee"} <= legal(state)


def test_a_sunk_legend_has_no_turn() -> None:
    """Sunk before its turn in the round, a legend fires no more (A43)."""
    ships = ship(3, "2822", mat=SILVER), ship(3)
    state = fight(*ships, black="3:captain_hook")
    (black,) = state.black_ships
    state = replace(state, black_ships=(replace(black, damage=1),))
    assert "ALB" == order(state)

    assert "B" == turn(play(state, "fire legend hull", SIX))


@pytest.mark.parametrize(("keeps", "damage"), [(False, 0), (True, 2)])
def test_damage_after_the_combat(keeps: bool, damage: int) -> None:
    """A legend is whole again after the combat, unless the setting says so (A41)."""
    config = Config(keeps_damage=keeps)
    state = fight(ship(3, "2822"), black="3:mary_read", config=config)
    state = play(state, "fire legend hull", "rolled 6 6")
    assert 2 == state.black_ships[0].damage

    assert damage == on(play(state, "flee")).black_ships[0].damage


def test_kept_damage_sails_on() -> None:
    """Damage that is kept goes with the black ship, and sinks it later (A41)."""
    config = Config(keeps_damage=True)
    state = hurt("mary_read", 5, config=config)
    state = on(play(state, "flee"))
    state = settled(replace(state, pending=(EndMonth(),)))

    assert (4, 5) == (state.black_ships[0].where, state.black_ships[0].damage)


def test_a_new_legend_is_whole() -> None:
    """A legend that replaces a sunk one has taken no hits (A43)."""
    state = hurt("mary_read", 5, config=Config(keeps_damage=True))
    state = play(state, "fire legend hull", "rolled 1 1 1 1 1 6")
    state = settled(replace(state, pending=(EndMonth(),)))

    assert 0 == play(state, "met 0 blackbeard").black_ships[0].damage


def test_legends_do_nothing_but_fire() -> None:
    """They play no card, plunder nothing, and never flee (A42; PC-115, PC-122)."""
    state = visit(Phase.COMBAT, 3, ship(3, "8222"), black=LEGEND, turned="3:T31")
    for _ in range(2):
        assert () == GAME.to_act(state)
        state = play(state, "rolled 1 1 1 1 1", "fire legend hull", "rolled 1 1")
    state = on(play(state, "rolled 1 1 1 1 1", "flee"))

    assert ("T31", Island(3)) == (state.decks.turned[2], state.black_ships[0].where)


def test_two_legends_never_meet() -> None:
    """Two black ships stay three steps apart on the ring of six (A6)."""
    for start in range(1, 4):
        state = month_end(
            players=3, black=f"{start}:mary_read {start + 3}:captain_hook"
        )
        one, other = (int(each.where) for each in state.black_ships)
        assert 3 == abs(one - other)
