"""What a second reading of the rulebook checked: chains of rules, and why not."""

from __future__ import annotations

from tabletop import Refusal
from tabletop.games.darwins_journey import GAME, Action, ChooseEffect, PlaceWorker, Rule
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Camp,
    Correspond,
    Explore,
    GainCoins,
    GainObjective,
    GainPoints,
    GainWorker,
    Navigate,
    PerformLocked,
    Unlock,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.pieces import (
    holding,
    with_me,
    with_scrolls,
    with_seals,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    choosing,
    decline,
    doing,
    legal,
    place,
    play,
    refused,
    turn,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    bound,
    crewed,
    displayed,
    is_over,
    me,
    researched,
    whose,
)
from tests.games.darwins_journey.verbs import (
    again,
    copy,
    crew,
    fulfil,
    perform,
    seal,
    stamp,
    take,
    unlock,
)

SCROLLS = ("yyb", "gbr", "gyb", "gry")


def first_chosen(state: State) -> Action:
    """Choose the first effect of the list on top."""
    (player,) = GAME.to_act(state)
    return ChooseEffect(player, 0)


def why_not(state: State, action: Action) -> str:
    """Say why an action is refused."""
    refusal = GAME.refusal(state, action)
    assert isinstance(refusal, Refusal)
    return refusal.message


class TestChains:
    """One thing in the middle of another (page 8; R19, R55)."""

    @staticmethod
    def copying() -> State:
        """Let A, by crew 7, copy B's free unlocking, and begin an academy action."""
        state = with_scrolls(crewed(crewed(bare(), "7"), "5", B), *SCROLLS)
        state = with_seals(state, A, {1: "rryyb", 2: "b", 3: "g"})
        state = researched(holding(with_me(state, A, coins=0), A, "S1"), "rb")
        state = play(turn(state, A), crew(7, 1), copy(5), unlock("academy_2"))
        return choose(state, Academy())

    def test_an_objective_makes_the_seal_in_hand_cheaper(self) -> None:
        """Scrolls are free at once, within the academy action (pages 8 and 21)."""
        state = self.copying()
        assert Rule.ACADEMY is refused(state, seal(3, 0, 2))

        state = play(state, fulfil("S1", 1), seal(3, 0, 2))

        assert (me(state).coins, me(state).rows[2][-1]) == (0, "green")

    def test_a_card_is_bound_when_the_last_of_its_chain_is_done(self) -> None:
        """Crew 7 is A's worker's after the seals of the place are taken (R57)."""
        state = play(self.copying(), fulfil("S1", 1), seal(3, 0, 2))
        assert bound(state) == {}

        state = play(state, seal(2, 0, 3))

        assert (bound(state), is_over(state)) == ({7: 1}, True)

    def test_a_card_can_be_fulfilled_while_it_is_copied(self) -> None:
        """Crew 14 scores twice: copied by crew 7, and fulfilled meanwhile (p.18)."""
        state = with_seals(crewed(bare(), "7 14"), A, {1: "rryyb", 2: "ggrbb"})
        state = play(turn(state, A), crew(7, 1), copy(14), crew(14, 2))

        state = choose(choose(state, GainPoints(8)), GainPoints(8))

        assert (me(state).points, bound(state)) == (16, {7: 1, 14: 2})

    def test_a_place_can_be_performed_again_by_another_card(self) -> None:
        """A place that has been performed to its end is no longer being done (R28)."""
        state = with_seals(crewed(bare(), "7 9"), A, {1: "rryyb", 2: "rrryy"})
        state = play(turn(state, A), crew(7, 1), copy(9), crew(9, 2))
        state = decline(play(state, perform("exploration_2")))

        assert state.pending[-1] == DoEffect(A, PerformLocked())
        assert perform("exploration_2") in legal(state)

    def test_stamps_used_up_meanwhile_end_the_outer_action(self) -> None:
        """A camp done again takes the last stamps; each stack still pays (R51)."""
        state = with_tents(with_me(bare(), A, stacks=(1, 0, 2)), A, {"A4": 0})
        state = researched(holding(state, A, "SS2"), "rr")
        state = play(doing(state, A, Correspond(3)), stamp(0, 0), fulfil("SS2", 0))
        state = play(state, again("A4"), stamp(1, 2), stamp(1, 2))
        assert state.pending[-1] == DoEffect(A, Navigate(2))

        assert decline(state).pending[-1] == DoEffect(A, Explore(2))

    def test_what_becomes_possible_in_the_middle_is_offered(self) -> None:
        """Coins of the camp pay for the slot of its objective (p.10; R21)."""
        state = holding(with_me(bare(), A, coins=0), A, "SS1 SG1")
        slots = {index: f"S{index + 1}!" for index in range(5)}
        lying = {index: f"G{index + 3}!" for index in (2, 3, 4)}
        state = holding(state, A, silver=slots, gold=lying)
        state = choosing(state, A, GainObjective(), GainCoins(3))
        assert len(legal(state)) == 2

        state = choose(state, GainCoins(3))

        assert state.pending[-1] == DoEffect(A, GainObjective())

    def test_a_worker_gained_at_the_very_end_still_takes_a_turn(self) -> None:
        """The fifth worker is placed though everybody else is done (p.21; R24)."""
        state = workers_at(bare(), B, dict.fromkeys(range(4), "turn_order"))
        state = workers_at(state, A, dict.fromkeys(range(3), "museum_deliver"))
        state = with_seals(with_me(state, A, coins=14), A, {1: "r", 2: "r"})
        state = play(turn(holding(state, A, "G2"), A), place(A, 3, "museum_deliver"))
        state = choose(play(state, fulfil("G2", 0)), GainWorker())

        assert (whose(state), me(state).at[-1]) == ("A", None)
        assert {
            each.worker for each in legal(state) if isinstance(each, PlaceWorker)
        } == {4}


class TestWhyNot:
    """A refusal says what is asked for and what there is."""

    def test_a_dear_effect_is_refused_by_its_price(self) -> None:
        """To unlock with three coins: the price is named (page 12)."""
        state = choosing(with_me(bare(), A, coins=3), A, Unlock(), GainCoins(1))
        action = first_chosen(state)

        assert Rule.UNLOCKING is refused(state, action)
        assert why_not(state, action) == (
            "the cheapest lock costs 4 coins, and you have 3"
        )

    def test_a_dear_camp_is_refused_by_its_price(self) -> None:
        """A camp of which only dearer spaces are free: the price is named (p.15)."""
        state = with_tents(with_me(bare(), A, coins=0), B, {"A4": 0})
        state = choosing(state, A, Camp(SpaceId("A4")), GainCoins(1))

        assert why_not(state, first_chosen(state)) == (
            "the cheapest tent space costs 1 coin, and you have 0"
        )

    def test_what_no_coins_can_buy_is_refused_without_a_price(self) -> None:
        """Without lenses the price of a place does not matter (R27)."""
        state = with_me(bare(), A, coins=0, lenses=0)
        state = choosing(state, A, Unlock(), GainCoins(1))

        assert why_not(state, first_chosen(state)) == "you have no lens left"

    def test_an_objective_says_where_the_ship_is(self) -> None:
        """What the ship lacks is told with its space (page 20; R43)."""
        state = with_me(holding(bare(), A, "SS1"), A, knowledge=2)

        assert why_not(turn(state, A), fulfil("SS1", 0)) == (
            "the objective SS1 still asks for your ship level with the HMS Beagle or "
            "ahead (it is on O0)"
        )

    def test_a_single_stamp_is_told_as_one(self) -> None:
        """One stamp is left on the stacks, not one stamps (page 15)."""
        state = doing(with_me(bare(), A, stacks=(1, 0, 0), tray=2), A, Correspond(3))

        assert why_not(state, stamp(0, None)) == (
            "your stacks still hold 1 stamp: that comes first"
        )

    def test_an_objective_without_a_slot_is_not_asked_for_one(self) -> None:
        """With a full row nothing asks which slot it shall be (page 17; R52)."""
        slots = {index: f"S{index + 1}!" for index in range(5)}
        state = holding(displayed(bare(), "S6 G1"), A, "SS1 SG1", silver=slots)
        state = doing(state, A, GainObjective())

        assert why_not(state, take("S6")) == (
            "an objective lies on each of your silver slots already"
        )
        assert why_not(state, take("G1")) == "say on which of your gold slots it goes"
