"""Golden cases 217 to 220: chains of actions, and the windows of the reward phase."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.pending import DoEffect, Draw, Window
from tabletop.games.darwins_journey.pending.effects import (
    AnyCamp,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    GainWorker,
    Navigate,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    decline,
    doing,
    holding,
    legal,
    on,
    play,
    refused,
    sail,
    turn,
    with_letters,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions_more import (
    asked,
    bare,
    bound,
    crewed,
    displayed,
    evening,
    fulfilled,
    goal,
    is_over,
    me,
    offered,
    researched,
    stamped,
    unfulfilled,
    whose,
    worth,
)
from tests.games.darwins_journey.verbs import crew, fulfil, take, tent


class TestG217:
    """Golden case 217: a chain in one turn."""

    def sailed(self) -> State:
        """Let A sail from O4 to the camp at O6, with the second tent next."""
        state = on(displayed(bare(), "S1 S2 G1 G2"), A, ship="O4")
        state = with_tents(state, A, {"A7": 0})
        state = with_me(holding(state, A, reserve="SS1 SG1"), A, coins=1)
        return play(doing(state, A, Navigate(2)), sail(A, "O5 O6"))

    def test_g217_tent_objective_coins(self) -> None:
        """The tent, an objective to a slot, three coins, then two (DJ-116/117, R6)."""
        state = play(self.sailed(), tent("O6", 0))
        assert {GainObjective(), GainCoins(3)} == offered(state)

        state = play(choose(state, GainCoins(3)), take("G1", 1))
        state = choose(state, GainCoins(2))

        assert (1 + 3 - 3 + 2, True) == (me(state).coins, is_over(state))
        assert {"G1": ("gold", 1)} == unfulfilled(state)

    def test_the_other_order(self) -> None:
        """The objective first: then there is only one coin for a slot (DJ-117)."""
        state = choose(play(self.sailed(), tent("O6", 0)), GainObjective())
        assert Rule.GAIN_OBJECTIVE is refused(state, take("G1", 1))

        state = choose(play(state, take("S1", 0)), GainCoins(3), GainCoins(2))

        assert 1 + 3 + 2 == me(state).coins

    def test_each_step_may_be_declined(self) -> None:
        """The camp's icons may be left out, the tent's still comes (DJ-158)."""
        state = decline(play(self.sailed(), tent("O6", 0)))
        assert {GainCoins(2)} == offered(state)

        assert 1 == me(decline(state)).coins

    def test_the_camp_may_be_declined(self) -> None:
        """Without a tent nothing of it comes (DJ-158)."""
        state = decline(self.sailed())

        assert (4, 1, True) == (me(state).tents, me(state).coins, is_over(state))


class TestG218:
    """Golden case 218: a tent to any camp, by crew card 10."""

    def crew_10(self, *placed: str, coins: int = 4) -> State:
        """Let A fulfil crew card 10, with tents at these camps."""
        state = with_tents(crewed(bare(), "10"), A, dict.fromkeys(placed, 0))
        state = with_seals(with_me(state, A, coins=coins), A, {1: "yyygg"})
        return play(turn(state, A), crew(10, 1))

    def test_g218_camp_then_tent(self) -> None:
        """Crew 10: costs, the camp's icons, then the tent's icon (DJ-256)."""
        state = play(self.crew_10("A7"), tent("B9", 0))
        assert {GainKnowledge(1), GainPoints(4)} == offered(state)

        state = choose(state, GainPoints(4), GainKnowledge(1), GainCoins(2))

        assert (4 - 2 + 2, 2, 4) == (
            me(state).coins,
            me(state).knowledge,
            me(state).points,
        )
        assert {10: 1} == bound(state)


class TestG219:
    """Golden case 219: what crew card 10 cannot do."""

    def test_g219_coins_of_the_space(self) -> None:
        """Crew 10: without coins only free spaces are left (DJ-255)."""
        state = TestG218().crew_10(coins=0)

        said = {each for each in legal(state) if isinstance(each, type(tent("A4", 0)))}
        assert {tent("O6", 0), tent("A4", 0), tent("A7", 0)} == said
        assert Rule.CAMP is refused(state, tent("C3", 0))

    def test_own_camp(self) -> None:
        """Crew 10: no second tent at a camp of one's own (R48)."""
        state = TestG218().crew_10("A7")

        assert Rule.CAMP is refused(state, tent("A7", 1))

    def test_no_tent(self) -> None:
        """Crew 10: without a tent nothing happens; the card is fulfilled (R48)."""
        state = TestG218().crew_10("O6", "O12", "A4", "A7", "B4")

        assert {10: 1} == bound(state)
        assert is_over(doing(state, A, AnyCamp()))


class TestG220:
    """Golden case 220: fulfilling in the reward phase."""

    def rewarded(self) -> State:
        """Let A win the last envelope, who lacks three coins for S7; B is second."""
        state = with_letters(stamped(bare(3), "0 0 0", "0 0 0", "2 1 0"), 1, 2, 2)
        state = with_me(researched(state, "bp"), A, coins=7)
        state = goal(on(holding(state, A, reserve="S7"), A, ship="O1"), 11)
        return evening(state)

    def test_g220_in_the_window(self) -> None:
        """Coins of an envelope may fulfil an objective before the goal (DJ-118)."""
        state = choose(self.rewarded(), GainCoins(4))
        state = choose(state, GainCoins(2))
        assert isinstance(state.pending[-1], Window)
        assert "A" == whose(state)

        state = play(state, fulfil("S7", 4))

        assert {"S7": ("silver", 4)} == fulfilled(state)
        assert 3 == me(state).score.goals

    def test_before_the_first_envelope(self) -> None:
        """All are asked before the first envelope is rewarded (R56)."""
        state = with_letters(stamped(bare(), "1 0"), 2, 1, 7)
        state = with_me(researched(state, "bp"), A, coins=10)
        state = evening(holding(state, A, reserve="S7"))
        assert isinstance(state.pending[-1], Window)

        assert {GainCoins(4)} == offered(play(state, fulfil("S7", 4)))

    def test_between_two_envelopes(self) -> None:
        """All are asked after each envelope (R56)."""
        state = with_letters(stamped(bare(), "0 1", "0 1"), 7, 2, 1)
        state = with_me(worth(researched(state, "gb", by=B), 4, by=B), B, coins=4)
        state = choose(evening(holding(state, B, reserve="S3")), GainPoints(4))
        assert isinstance(state.pending[-1], Window)

        state = decline(state)

        assert {GainCoins(4)} == offered(state)

    def test_after_the_goal(self) -> None:
        """All are asked once more after the goal (R56)."""
        state = holding(researched(worth(bare(), 2), "gb"), A, reserve="S3")
        state = evening(goal(on(state, A, ship="O1"), 7))
        assert (6, "A") == (me(state).score.goals, whose(state))

        assert {"S3": ("silver", 4)} == fulfilled(play(state, fulfil("S3", 4)))

    def test_others_are_asked_in_turn_order(self) -> None:
        """All who could fulfil something are asked, in turn order (R56)."""
        state = bare(3)
        for player in (A, B, C):
            state = with_me(researched(state, "bp", by=player), player, coins=10)
        state = holding(holding(state, C, reserve="S7"), A, silver={1: "S8"})
        state = asked(holding(state, A, reserve="S7"))
        seen = ""
        while not is_over(state):
            seen += whose(state)
            state = decline(state)

        assert "AC" == seen

    def test_while_resolving_a_reward(self) -> None:
        """Who resolves a reward may fulfil at any point of it (R56)."""
        state = with_letters(stamped(bare(), "1 0"), 1, 2, 2)
        state = with_me(researched(state, "bp"), A, coins=8)
        state = evening(holding(state, A, reserve="S7"))
        assert fulfil("S7", 4) not in legal(state)

        state = choose(state, GainCoins(2))

        assert {GainKnowledge(1)} == offered(state)
        state = play(state, fulfil("S7", 4))
        assert {GainKnowledge(1)} == offered(state)

    def test_several(self) -> None:
        """In one window one may fulfil several things (R56)."""
        state = with_me(researched(bare(), "bp gr"), A, coins=10, theory=4)
        state = asked(holding(state, A, reserve="S7 S8"))

        state = play(state, fulfil("S7", 4), fulfil("S8", 1))

        assert {"S7": ("silver", 4), "S8": ("silver", 1)} == fulfilled(state)

    def test_fifth_worker(self) -> None:
        """A fifth worker gained then waits for the next round (R24)."""
        state = researched(worth(with_me(bare(), A, coins=5), 20), "yr yp")
        state = evening(holding(state, A, reserve="G3"))
        state = choose(play(state, fulfil("G3", 0)), GainWorker())

        assert (5, 1) == (len(me(state).at), state.round)
        assert isinstance(state.pending[-1], Draw)

    @pytest.mark.parametrize("reserve", ["", "S8"])
    def test_nobody_is_asked_in_vain(self, reserve: str) -> None:
        """A window in which nothing can be fulfilled is passed over (R56)."""
        assert is_over(asked(holding(bare(), A, reserve=reserve)))

    def test_actions_outside_the_action_phase(self) -> None:
        """What is fulfilled brings actions, in the reward phase too (DJ-119)."""
        state = with_seals(crewed(bare(), "10"), A, {1: "yyygg"})

        state = play(asked(state), crew(10, 1))

        assert DoEffect(A, AnyCamp()) == state.pending[-1]
