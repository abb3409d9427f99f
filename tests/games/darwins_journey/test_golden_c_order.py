"""Golden cases 40 to 45: several actions, one after another."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import (
    ChooseEffect,
    DeliverSpecimen,
    Finish,
    FulfilCrew,
    FulfilObjective,
    PitchTent,
)
from tabletop.games.darwins_journey.events import CoinsGained, SpecimenDelivered
from tabletop.games.darwins_journey.kinds import SpaceId, Specimen
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    CleanUp,
    DoEffect,
    EndTurn,
    RankEnvelope,
    TakeTurn,
)
from tabletop.games.darwins_journey.pending.effects import (
    Camp,
    Deliver,
    Explore,
    GainCoins,
    GainKnowledge,
    GainPoints,
    GainWorker,
    Navigate,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    choosing,
    decline,
    doing,
    events,
    holding,
    legal,
    on,
    place,
    play,
    refused,
    sail,
    settled,
    start,
    turn,
    walk,
    with_letters,
    with_me,
    with_seals,
    with_tiles,
    workers_at,
)

BOTH = {Explore(1), Navigate(1)}


def rewarded() -> State:
    """Let A gain the first reward of correspondence tile 8."""
    state = with_me(with_letters(start(), 8, 2, 5), A, stacks=(3, 4, 4))
    post = replace(state.post, stamps=((1, 0), (0, 0), (0, 0)))
    state = replace(state, post=post, pending=(CleanUp(),))
    return settled(state, RankEnvelope(0))


def offered(state: State) -> set[object]:
    """Return the effects from which somebody chooses."""
    top = state.pending[-1]
    assert isinstance(top, ChooseEffects), top
    return set(top.effects)


# -- any order


def test_g40_either_order() -> None:
    """Tile 8: explore and navigate, whichever first (DJ-157)."""
    state = rewarded()
    assert offered(state) == BOTH

    ship_first = play(choose(state, Navigate(1)), sail(A, "O1"))
    walk_first = decline(play(choose(state, Explore(1)), walk(A, "A1")))

    assert "A1" == play(ship_first, walk(A, "A1")).people[A].explorers[0]
    assert "O1" == play(walk_first, sail(A, "O1")).people[A].ship


@pytest.mark.parametrize("effect", [Explore(1), Navigate(1)])
def test_either_action_may_be_skipped(effect: Explore | Navigate) -> None:
    """One of the two is left out, and the other is still to be done (DJ-158)."""
    state = decline(choose(rewarded(), effect))

    left = Navigate(1) if effect == Explore(1) else Explore(1)
    assert DoEffect(A, left) == state.pending[-1]


def test_both_actions_may_be_skipped() -> None:
    """Nothing has to be done at all (DJ-158)."""
    state = decline(rewarded())

    assert ("O0", "A0") == (state.people[A].ship, state.people[A].explorers[0])
    assert not isinstance(state.pending[-1], ChooseEffects)


def test_no_action_twice() -> None:
    """What is done cannot be done once more instead of the other (R19)."""
    state = decline(play(choose(rewarded(), Explore(1)), walk(A, "A1")))

    assert DoEffect(A, Navigate(1)) == state.pending[-1]
    assert refused(state, walk(A, "A2")) in Rule
    assert refused(state, ChooseEffect(A, 0)) in Rule


def test_effect_that_is_not_in_the_list() -> None:
    """Only what is shown can be chosen (R19)."""
    assert Rule.EFFECTS is refused(rewarded(), ChooseEffect(A, 2))


# -- gains pay for what follows


def test_first_delivery_pays_for_the_second() -> None:
    """Coins of the first delivery pay the three of the second (DJ-159, DJ-236)."""
    state = start(4)
    first, second = Specimen.GREEN_BIRD, Specimen.RED_PLANT
    state = with_me(state, A, coins=0, research=(first, second))

    state = play(doing(state, A, Deliver(2, 3)), DeliverSpecimen(A, first))
    assert 7 == state.people[A].coins
    state = play(state, DeliverSpecimen(A, second))

    (delivered,) = events(state, SpecimenDelivered)
    assert 7 - 3 + delivered.coins == state.people[A].coins


def test_gain_cannot_pay_for_what_was_before() -> None:
    """A cost is paid when it arises, not later from what it brings (R21)."""
    state = with_me(on(start(), A, explorers={"A": "A3"}), A, coins=0)
    state = play(doing(state, A, Explore(2)), walk(A, "A4"))
    taken = [PitchTent(A, SpaceId("A4"), space) for space in (0, 1)]

    assert taken[0] in legal(state)
    assert Rule.CAMP is refused(state, taken[1])


def test_earlier_gain_pays() -> None:
    """Coins gained first pay for the camp of the same turn (DJ-117)."""
    state = with_me(on(start(), A, explorers={"A": "A13"}), A, coins=0)
    state = choosing(state, A, GainCoins(1), Camp(SpaceId("A14")))
    assert Camp(SpaceId("A14")) in offered(state)

    state = choose(state, GainCoins(1))
    state = play(state, PitchTent(A, SpaceId("A14"), 0))

    assert 0 == state.people[A].coins


# -- nothing has to be done


def test_g42_nothing_is_done_and_costs_stay_paid() -> None:
    """Whoever does no action of a place gets nothing back (DJ-158, R10)."""
    state = with_me(start(), A, coins=5, knowledge=1)
    state = turn(workers_at(state, B, {1: "navigation_1"}), A)

    state = decline(play(state, place(A, 1, "exploration_1", 1)))

    me = state.people[A]
    assert (2, 0, "exploration_1", "A0") == (
        me.coins,
        me.knowledge,
        me.at[1],
        me.explorers[0],
    )
    assert (B,) == GAME.to_act(state)


@pytest.mark.parametrize("where", ["museum_deliver", "museum_research"])
def test_place_without_anything_to_do(where: str) -> None:
    """A worker may go where nothing can be done (R10)."""
    state = start(4)
    state = play(turn(state, A), place(A, 1, where))

    assert ((B,), where) == (GAME.to_act(state), state.people[A].at[1])


# -- what the box holds


@pytest.mark.parametrize(
    ("gain", "coins", "knowledge"),
    [(GainCoins(8), 88 + 8, 16), (GainKnowledge(1), 88, 16 + 1)],
)
def test_coins_and_knowledge_do_not_run_out(
    gain: GainCoins | GainKnowledge, coins: int, knowledge: int
) -> None:
    """Who has all that is in the box gains more of it (DJ-051, DJ-055, R20)."""
    state = with_me(start(), A, coins=28 * 1 + 12 * 5, knowledge=16)
    state = choose(choosing(state, A, gain), gain)

    assert (coins, knowledge) == (state.people[A].coins, state.people[A].knowledge)


# -- knowledge of a tile


def test_g43_knowledge_of_tile_4_comes_too_late() -> None:
    """What a placement brings cannot help that placement (DJ-004, DJ-156)."""
    state = with_tiles(start(), {"special_top_left": 4})
    state = turn(with_me(with_seals(state, A, {1: "g"}), A, knowledge=0), A)

    for knowledge in (0, 1):
        tried = place(A, 1, "special_top_left", knowledge)
        assert refused(state, tried) in {Rule.SEALS, Rule.KNOWLEDGE}


def test_tile_4_brings_knowledge_and_coins() -> None:
    """One temporary knowledge and three coins (DJ-004, DJ-164, DJ-266)."""
    state = with_tiles(start(), {"special_top_left": 4})
    state = turn(with_me(with_seals(state, A, {1: "gb"}), A, coins=0), A)

    state = play(state, place(A, 1, "special_top_left"))
    state = choose(state, GainCoins(3), GainKnowledge(1))

    assert (3, 2) == (state.people[A].coins, state.people[A].knowledge)


# -- before the placement


def test_crew_card_before_the_placement() -> None:
    """Coins of a crew card pay the penalty of the same turn (DJ-118, R12)."""
    state = with_me(with_seals(start(), A, {1: "bbyyg"}), A, coins=0)
    state = turn(workers_at(state, B, {1: "exploration_1"}), A)
    assert Rule.PENALTY is refused(state, place(A, 1, "exploration_1"))

    state = choose(play(state, FulfilCrew(A, state.people[A].crew[0].card, 1)), GAIN)
    assert TakeTurn(A) == state.pending[-1]
    state = play(state, place(A, 1, "exploration_1"))

    assert 5 == state.people[A].coins


GAIN = GainCoins(8)
"""What crew card 1 brings."""


def test_objective_before_the_placement() -> None:
    """The fifth worker of an objective can be placed in the same turn (R12, R24)."""
    state = with_me(holding(start(), A, reserve="G5"), A, theory=8, stacks=(0, 0, 4))
    state = turn(with_me(state, A, coins=5), A)
    (tile,) = state.people[A].reserve

    state = choose(play(state, FulfilObjective(A, tile, 0)), GainWorker())

    assert TakeTurn(A) == state.pending[-1]
    state = play(state, place(A, 4, "museum_deliver"))
    assert (0, "museum_deliver") == (state.people[A].coins, state.people[A].at[4])


def test_crew_card_between_two_effects() -> None:
    """A card may be fulfilled while effects are still to be chosen (DJ-118, R55)."""
    state = with_seals(start(), A, {1: "bbyyg"})
    state = choosing(state, A, GainCoins(1), GainPoints(1))
    card = state.people[A].crew[0].card

    state = choose(play(state, FulfilCrew(A, card, 1)), GAIN)

    assert 12 == state.people[A].coins
    assert offered(state) == {GainCoins(1), GainPoints(1)}


def test_crew_card_at_the_end_of_the_turn() -> None:
    """After the last action a card may still be fulfilled, or the turn ended (R55)."""
    state = with_seals(start(), A, {1: "bbyyg"})
    state = decline(choosing(state, A, GainCoins(1)))
    assert EndTurn(A) == state.pending[-1]

    assert (B,) == GAME.to_act(play(state, Finish(A)))
    done = choose(play(state, FulfilCrew(A, state.people[A].crew[0].card, 1)), GAIN)
    assert (B,) == GAME.to_act(done)


def test_nothing_is_fulfilled_in_turns_of_others() -> None:
    """In somebody else's turn nobody fulfils anything (R55)."""
    state = turn(with_seals(start(), A, {1: "bbyyg"}), B)

    refusal = GAME.refusal(state, FulfilCrew(A, state.people[A].crew[0].card, 1))

    assert refusal is not None
    assert () == tuple(GAME.legal_actions(state, A))


# -- one action inside another


def tile_10(ship: str = "O0", explorer: str = "A2") -> State:
    """Let A be about to explore 2 and navigate 2, by special tile 10."""
    state = with_tiles(start(), {"special_top_left": 10})
    state = on(state, A, ship=ship, explorers={"A": explorer})
    state = with_me(with_seals(state, A, {1: "rrg"}), A, knowledge=1)
    return play(turn(state, A), place(A, 1, "special_top_left", 1))


def test_g45_nested_action_comes_first() -> None:
    """The camp where an explorer stops is done before the ship moves (R19)."""
    state = play(choose(tile_10(), Explore(2)), walk(A, "A3 A4"))

    assert DoEffect(A, Camp(SpaceId("A4"))) == state.pending[-1]
    assert refused(state, sail(A, "O1")) in Rule
    assert refused(state, ChooseEffect(A, 0)) in Rule
    assert sail(A, "O1") in legal(decline(state))


def test_actions_of_a_nested_action_come_first_too() -> None:
    """The stamps of the camp are placed or declined before the ship moves (R19)."""
    state = play(choose(tile_10(), Explore(2)), walk(A, "A3 A4"))
    state = play(state, PitchTent(A, SpaceId("A4"), 0))

    assert sail(A, "O1") not in legal(state)
    assert DoEffect(A, Navigate(2)) == decline(state).pending[-1]


def test_nested_action_of_the_ship() -> None:
    """The camp where the ship stops is done before the explorer moves (R19)."""
    state = play(choose(tile_10(ship="O5"), Navigate(2)), sail(A, "O6"))

    assert DoEffect(A, Camp(SpaceId("O6"))) == state.pending[-1]
    assert walk(A, "A3") not in legal(state)
    assert DoEffect(A, Explore(2)) == decline(state).pending[-1]


def test_icons_of_a_space_are_done_once() -> None:
    """After the icon of a space is done, the turn goes on (R19)."""
    state = play(choose(tile_10(explorer="A0"), Explore(2)), walk(A, "A1"))

    state = choose(state, GainCoins(4))

    assert [CoinsGained(A, 4)] == events(state, CoinsGained)
    assert DoEffect(A, Navigate(2)) == state.pending[-1]
