"""Golden cases 122 to 133: gaining and fulfilling objectives."""

from __future__ import annotations

import pytest

from tabletop import TurnRule
from tabletop.games.darwins_journey.kinds import Metal
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainWorker,
    InOrder,
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
    holding,
    legal,
    on,
    place,
    play,
    refused,
    turn,
    unlocked,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    displayed,
    final,
    fulfilled,
    is_over,
    me,
    museum,
    researched,
    unfulfilled,
    whose,
    worth,
)
from tests.games.darwins_journey.verbs import again, fulfil, outright, take


def gaining(reserve: str = "", coins: int = 4) -> State:
    """Let A take an objective from S1, S2, G1 and G2."""
    state = holding(displayed(bare(), "S1 S2 G1 G2"), A, reserve=reserve)
    return doing(with_me(state, A, coins=coins), A, GainObjective())


class TestG122:
    """Golden case 122: gaining an objective."""

    def test_g122_to_the_reserve(self) -> None:
        """An objective goes to the reserve while that has room (DJ-106/243/244)."""
        state = play(gaining("S3"), take("G1"))

        assert (("S3", "G1"), 4) == (me(state).reserve, me(state).coins)
        assert ("S1", "S2", "G2") == state.board.objectives

    def test_no_slot_while_there_is_room(self) -> None:
        """It goes to no slot as long as the reserve has room (R52)."""
        assert Rule.GAIN_OBJECTIVE is refused(gaining("S3"), take("S1", 0))

    def test_full_reserve(self) -> None:
        """With two in reserve it goes face up to a slot (DJ-245, DJ-247)."""
        state = gaining("S3 S4")
        assert Rule.GAIN_OBJECTIVE is refused(state, take("S1"))

        state = play(state, take("S1", 1))

        assert {"S1": ("silver", 1)} == unfulfilled(state)
        assert (("S3", "S4"), ()) == (me(state).reserve, me(state).lasting)

    def test_only_what_is_displayed(self) -> None:
        """Only what lies on display can be taken (DJ-243)."""
        assert Rule.GAIN_OBJECTIVE is refused(gaining(), take("S5"))

    def test_at_its_place(self) -> None:
        """A worker is sent for it, without seals or penalty (DJ-243)."""
        state = turn(displayed(bare(), "S1 S2 G1 G2"), A)
        state = play(state, place(A, 0, "gain_objective"), take("S1"))

        assert ("S1",) == me(state).reserve


class TestG123:
    """Golden case 123: what a slot costs."""

    def test_g123_payable_slots(self) -> None:
        """Gold slots of five and three coins are too dear for two (DJ-246)."""
        state = gaining("S3 S4", coins=2)

        assert Rule.GAIN_OBJECTIVE is refused(state, take("G1", 0))
        assert Rule.GAIN_OBJECTIVE is refused(state, take("G1", 1))
        assert 2 == me(play(state, take("G1", 2))).coins

    def test_paid(self) -> None:
        """The coins of the slot are paid when it is taken (DJ-246)."""
        assert 1 == me(play(gaining("S3 S4"), take("G1", 1))).coins


class TestG124:
    """Golden case 124: full slots."""

    def test_g124_no_empty_slot(self) -> None:
        """With reserve and silver slots full no silver one is taken (DJ-245)."""
        names = ("S5", "S6", "S7", "S8", "S9")
        state = holding(bare(), A, reserve="S3 S4", silver=dict(enumerate(names)))
        state = doing(displayed(state, "S1 S2 G1 G2"), A, GainObjective())

        for slot in (None, 0, 4):
            assert Rule.GAIN_OBJECTIVE is refused(state, take("S1", slot))
        assert ("gold", 2) == unfulfilled(play(state, take("G1", 2)))["G1"]

    def test_nothing_on_display(self) -> None:
        """From an empty display nothing is taken (R95)."""
        assert is_over(doing(displayed(bare(), ""), A, GainObjective()))


def test_g125_two_of_a_metal() -> None:
    """The two in reserve may be of one metal (DJ-244)."""
    assert ("G3", "G1") == me(play(gaining("G3"), take("G1"))).reserve


def gold_3(coins: int = 5) -> State:
    """Let A meet what G3 asks for: two yellow specimens and twenty points."""
    state = worth(researched(bare(), "yr yp"), 20)
    return turn(with_me(state, A, coins=coins), A)


class TestG126:
    """Golden case 126: what fulfilling costs, and the fifth worker."""

    def test_g126_from_the_reserve(self) -> None:
        """From the reserve the slot is paid; the worker comes at once (DJ-288/289)."""
        state = play(holding(gold_3(), A, reserve="G3"), fulfil("G3", 0))
        state = choose(state, GainWorker())
        assert (0, (None,) * 5) == (me(state).coins, me(state).at)

        state = play(state, place(A, 4, "museum_research"))

        assert "museum_research" == me(state).at[4]

    def test_on_the_slot(self) -> None:
        """On the slot already, it costs nothing (DJ-288, R53)."""
        state = holding(gold_3(coins=0), A, gold={0: "G3"})
        state = choose(play(state, fulfil("G3")), GainWorker())

        assert (0, 5) == (me(state).coins, len(me(state).at))

    def test_not_payable(self) -> None:
        """A slot that cannot be paid for is not to be chosen (DJ-288)."""
        state = holding(gold_3(coins=2), A, reserve="G3")

        assert Rule.OBJECTIVE_SLOT is refused(state, fulfil("G3", 0))
        assert Rule.OBJECTIVE_SLOT is refused(state, fulfil("G3", 1))

    def test_its_own_slot(self) -> None:
        """What lies on a slot stays there (R53)."""
        state = holding(gold_3(), A, gold={0: "G3"})

        assert Rule.OBJECTIVE_SLOT is refused(state, fulfil("G3", 2))

    def test_its_own_metal(self) -> None:
        """A silver one is not put to a gold slot (DJ-287)."""
        state = play(holding(gold_3(), A, reserve="G3"), fulfil("G3", 3))

        assert {"G3": ("gold", 3)} == fulfilled(state)

    def test_a_taken_slot(self) -> None:
        """It goes to an empty slot (DJ-287)."""
        state = holding(gold_3(), A, reserve="G3", gold={3: "G4"})

        assert Rule.OBJECTIVE_SLOT is refused(state, fulfil("G3", 3))

    def test_once(self) -> None:
        """A fulfilled objective is not fulfilled again (DJ-287)."""
        state = holding(gold_3(), A, gold={3: "G3!"})

        assert fulfil("G3") not in legal(state)
        assert fulfil("G3", 2) not in legal(state)

    def test_ones_own(self) -> None:
        """Only one's own objectives are fulfilled (DJ-285)."""
        state = holding(gold_3(), B, reserve="G3")

        assert Rule.OBJECTIVE is refused(state, fulfil("G3", 2))


class TestG127:
    """Golden case 127: seals that objectives ask for."""

    def silver_1(self, rows: dict[int, str]) -> State:
        """Let A have S1, two blue seals, and the red specimen that it asks for."""
        state = with_me(researched(bare(), "rb"), A, knowledge=3)
        return turn(with_seals(holding(state, A, reserve="S1"), A, rows), A)

    def test_g127_any_rows(self) -> None:
        """Two regular seals in different rows will do (DJ-312)."""
        state = play(self.silver_1({1: "b", 2: "b"}), fulfil("S1", 1))

        assert {"S1": ("silver", 1)} == fulfilled(state)

    def test_no_purple(self) -> None:
        """Purple seals and temporary knowledge do not count (DJ-313)."""
        state = self.silver_1({1: "g", 2: "bp"})

        assert Rule.OBJECTIVE is refused(state, fulfil("S1", 1))


def silver_7(own: str = "bp", coins: int = 10) -> State:
    """Let A have S7, which asks for ten coins and a plant."""
    state = with_me(researched(bare(), own), A, coins=coins)
    return holding(state, A, reserve="S7")


class TestG128:
    """Golden case 128: requirements."""

    def test_g128_nothing_spent(self) -> None:
        """What is asked for must be there, and stays (DJ-106, DJ-286)."""
        state = play(turn(silver_7(), A), fulfil("S7", 1))

        assert (10, 1) == (me(state).coins, len(me(state).research))

    def test_all_of_them(self) -> None:
        """Each requirement must be met (DJ-286)."""
        for state in (silver_7(own="bb"), silver_7(coins=9)):
            assert Rule.OBJECTIVE is refused(turn(state, A), fulfil("S7", 1))


def test_g129_theory_space() -> None:
    """Theory is the space of the marker, not the books (DJ-296, R58)."""
    state = turn(holding(bare(), A, reserve="G5"), A)
    state = with_me(state, A, stacks=(0, 4, 0), theory=8)

    assert fulfil("G5", 2) in legal(state)
    state = with_me(state, A, theory=7)
    assert Rule.OBJECTIVE is refused(state, fulfil("G5", 2))


@pytest.mark.parametrize(("ship", "is_met"), [("O0", 0), ("O1", 1), ("O3", 1)])
def test_g130_level_with_the_beagle(ship: str, is_met: int) -> None:
    """A ship level with the Beagle, or ahead of it, will do (DJ-299, R43)."""
    state = turn(holding(with_me(bare(), A, knowledge=2), A, reserve="SS1"), A)

    assert is_met == legal(on(state, A, ship=ship)).count(fulfil("SS1", 1))


class TestG131:
    """Golden case 131: when objectives are fulfilled."""

    def test_g131_before_placing(self) -> None:
        """Before one's worker is placed (DJ-285, R12, R55)."""
        state = play(turn(silver_7(), A), fulfil("S7", 1))

        assert "A" == whose(state)
        assert place(A, 1, "museum_research") in legal(state)

    def test_between_two_effects(self) -> None:
        """Between the effects of a place; what it brings comes first (R55)."""
        state = choosing(silver_7(coins=8), A, GainCoins(2), AdvanceTheory(1))
        assert fulfil("S7", 1) not in legal(state)

        state = play(choose(state, GainCoins(2)), fulfil("S7", 1))

        assert 1 == me(choose(state, AdvanceTheory(1))).theory

    def test_at_the_end(self) -> None:
        """After one's effects, before the next player's turn (R55)."""
        state = choose(choosing(silver_7(coins=8), A, GainCoins(2)), GainCoins(2))
        assert "A" == whose(state)

        assert "B" == whose(play(state, fulfil("S7", 3)))

    def test_left_out(self) -> None:
        """Nobody has to fulfil what could be fulfilled (DJ-285)."""
        state = choose(choosing(silver_7(coins=8), A, GainCoins(2)), GainCoins(2))

        assert "B" == whose(decline(state))

    def test_not_in_the_turn_of_another(self) -> None:
        """Not while another takes a turn (R55)."""
        assert TurnRule.YOUR_TURN is refused(turn(silver_7(), B), fulfil("S7", 1))


def automatic(reserve: str, coins: int = 4) -> State:
    """Let A gain an objective, then fulfil one without its requirements."""
    state = displayed(holding(bare(), A, reserve=reserve), "S2 G1")
    effects = InOrder((GainObjective(), FulfilFreely()))
    return choosing(with_me(state, A, coins=coins), A, effects)


class TestG132:
    """Golden case 132: fulfilling without requirements."""

    def test_g132_any_own_objective(self) -> None:
        """An objective is taken, then any is fulfilled; slots cost (DJ-261, DJ-263)."""
        state = play(automatic("S1"), take("G1"))
        assert outright("S1", Metal.GOLD, 1) in legal(state)
        state = play(state, outright("S1", Metal.GOLD, 1))

        assert (4 - 3, {"S1": ("gold", 1)}) == (me(state).coins, fulfilled(state))
        assert ("G1",) == me(state).reserve

    def test_the_one_just_gained(self) -> None:
        """The one just taken can be fulfilled (DJ-042)."""
        state = play(automatic("S1"), take("G1"), outright("G1", Metal.GOLD, 3))

        assert {"G1": ("gold", 3)} == fulfilled(state)

    def test_on_a_slot(self) -> None:
        """One that lies on a slot is turned there, for nothing (R54)."""
        state = holding(bare(), A, silver={1: "S5"})
        state = doing(with_me(state, A, coins=0), A, FulfilFreely())
        state = play(state, outright("S5"))

        assert {"S5": ("silver", 1)} == fulfilled(state)

    def test_not_payable(self) -> None:
        """A slot that cannot be paid for is not to be chosen (DJ-262)."""
        state = doing(holding(bare(), A, reserve="S1"), A, FulfilFreely())

        assert Rule.OBJECTIVE_SLOT is refused(state, outright("S1", Metal.GOLD, 0))

    def test_without_gaining(self) -> None:
        """Who takes no objective may still fulfil one (R19)."""
        state = decline(automatic("S1"))
        state = play(state, outright("S1", Metal.SILVER, 1))

        assert {"S1": ("silver", 1)} == fulfilled(state)

    def test_in_this_order(self) -> None:
        """First an objective is gained, then one is fulfilled (DJ-012, R19)."""
        state = automatic("S1")

        assert outright("S1", Metal.SILVER, 1) not in legal(state)


class TestG133:
    """Golden case 133: both last slots."""

    def last(self, silver: str, gold: str) -> int:
        """Count the points at the end for objectives on the last slots."""
        state = holding(bare(), A, silver={4: silver}, gold={4: gold})
        return final(with_me(museum(state), A, coins=0, knowledge=0))

    def test_g133_both(self) -> None:
        """Both fulfilled bring 5, 8 and 4 more (DJ-291/302/303/304/363)."""
        assert 5 + 8 + 4 == self.last("S1!", "G1!")

    def test_one(self) -> None:
        """One of them brings its points only (DJ-303)."""
        assert (5, 8) == (self.last("S1!", "G1"), self.last("S1", "G1!"))


def test_no_points_before_the_end() -> None:
    """Points of the player board come only at the end (DJ-169, DJ-290)."""
    state = play(turn(silver_7(), A), fulfil("S7", 4))

    assert ({"S7": ("silver", 4)}, 0) == (fulfilled(state), me(state).points)


def test_what_one_brings_fulfils_the_next() -> None:
    """An objective may be fulfilled within the reward of another (DJ-118, R19)."""
    state = with_tents(researched(bare(), "bp"), A, {"O6": 0})
    state = unlocked(with_me(state, A, coins=7), {"navigation_2": A})
    state = turn(holding(state, A, reserve="S9 S7"), A)
    state = choose(play(state, fulfil("S9", 0), again("O6")), GainCoins(3))

    state = play(state, fulfil("S7", 4))

    assert {"S9": ("silver", 0), "S7": ("silver", 4)} == fulfilled(state)
    assert DoEffect(A, GainObjective()) == state.pending[-1]
