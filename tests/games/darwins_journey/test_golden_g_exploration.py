"""Golden cases 79 to 90: explorers, ribbons and the ends of islands."""

from __future__ import annotations

from tabletop.games.darwins_journey.actions import MoveExplorer
from tabletop.games.darwins_journey.events import ExplorerMoved, PointsGained
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    Explore,
    GainCoins,
    GainKnowledge,
    GainPoints,
    Research,
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
    events,
    legal,
    on,
    place,
    play,
    refused,
    specimen_on,
    turn,
    unlocked,
    walk,
    with_me,
    with_seals,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    bound,
    crewed,
    is_over,
    me,
    stops,
    whose,
)
from tests.games.darwins_journey.verbs import crew, send


def on_a(mine: str, *theirs: str) -> State:
    """Put A's explorer on a space of island A, and those of B and C."""
    state = on(bare(3), A, explorers={"A": mine})
    for player, space in zip((B, C), theirs, strict=False):
        state = on(state, player, explorers={"A": space})
    return state


def test_g79_jumping() -> None:
    """The explorer of another is jumped and not counted (DJ-203, DJ-208, R35)."""
    state = doing(on_a("A5", "A6"), A, Explore(2))

    assert {"A7", "A8"} == stops(state)
    assert Rule.JUMPING is refused(state, walk(A, "A6"))
    assert "A8" == me(play(state, walk(A, "A6 A7 A8"))).explorers[0]


def test_g80_jumping_several() -> None:
    """Two explorers of others in a row are both jumped (DJ-203)."""
    state = doing(on_a("A5", "A6", "A7"), A, Explore(1))

    assert {"A8"} == stops(state)


def test_jumping_is_asked_at_each_fork() -> None:
    """On the other branch nobody stands in the way (DJ-203)."""
    state = doing(on_a("A4", "A5"), A, Explore(1))

    assert {"A6", "A8"} == stops(state)


class TestG81:
    """Golden case 81: the first and the last space."""

    def test_g81_the_end_holds_any_number(self) -> None:
        """An explorer stops on the last space beside others (DJ-204)."""
        state = doing(on_a("A23", "A24", "A24"), A, Explore(1))

        assert {"A24"} == stops(state)

    def test_the_start_holds_any_number(self) -> None:
        """An explorer starts where others stand (DJ-198)."""
        state = turn(on(bare(), B, explorers={"B": "B0"}), A)
        state = play(with_seals(crewed(state, "4"), A, {1: "ggyrr"}), crew(4, 1))

        assert ("B0", "B0") == tuple(
            each.explorers[1] for each in play(state, send("B")).people
        )


def test_g82_ribbon_for_the_first() -> None:
    """Who first passes a golden ribbon scores it, nobody after (DJ-205, R37)."""
    state = doing(on(on_a("A8", "A8"), C, explorers={"A": "A0"}), A, Explore(2))
    state = play(state, walk(A, "A9 A10"))
    assert [PointsGained(A, 2, Rule.GOLD_RIBBON)] == events(state, PointsGained)

    state = play(doing(state, B, Explore(2)), walk(B, "A9 A10 A11"))

    assert (2, 0) == (me(state).points, me(state, B).points)


class TestG83:
    """Golden case 83: what crosses a ribbon."""

    def test_g83_every_ribbon_on_the_way(self) -> None:
        """One move over two ribbons scores both (DJ-205, R37)."""
        state = doing(on_a("A3"), A, Explore(4))

        assert 1 + 2 == me(play(state, walk(A, "A4 A8 A9 A10"))).points

    def test_stopping_on_it(self) -> None:
        """A stop on its space crosses it, before the icons are done (R37)."""
        state = play(doing(on_a("A15"), A, Explore(1)), walk(A, "A16"))

        assert 3 == me(state).points
        state = choose(state, GainPoints(2), GainKnowledge(1))
        assert (3 + 2, 1 + 1) == (me(state).points, me(state).knowledge)


def test_g84_first_at_the_end() -> None:
    """The first at the end of an island scores 3 besides the icon (DJ-207, R39)."""
    state = doing(on_a("A23", "A22"), A, Explore(1))
    state = choose(play(state, walk(A, "A24")), GainPoints(4))
    assert 3 + 4 == me(state).points

    state = doing(state, B, Explore(2))
    state = choose(play(state, walk(B, "A23 A24")), GainPoints(4))

    assert 4 == me(state, B).points


def test_each_island_has_its_own_first() -> None:
    """On another island the three points are still there (DJ-207)."""
    state = on(on_a("A24"), B, explorers={"C": "C9"})
    state = play(doing(state, B, Explore(1)), walk(B, "C10"))

    assert 3 == me(state, B).points


def test_g85_extra_stop() -> None:
    """A golden worker's explorer stops twice and does both icons (DJ-269, DJ-284)."""
    state = with_seals(unlocked(on_a("A10"), {"exploration_2": B}), A, {1: "gggggg"})
    found = specimen_on(state, "A12")
    state = play(turn(state, A), place(A, 1, "exploration_2"), walk(A, "A11 A12"))
    state = choose(state, Research(found))
    state = choose(play(state, walk(A, "A15 A16")), GainPoints(2))
    state = decline(state)

    own = me(state)
    assert ((found,), 4) == (own.research, own.coins)
    assert ("A16", 3 + 2) == (own.explorers[0], own.points)
    assert "B" == whose(state)


class TestG86:
    """Golden case 86: the silver distinction of the exploration page."""

    def test_g86_one_more(self) -> None:
        """A silver worker's explorer moves up to one space more (DJ-270)."""
        state = with_seals(on_a("A5"), A, {1: "gggg"})
        state = play(turn(state, A), place(A, 1, "exploration_1"))

        assert {"A6", "A7", "A8"} == stops(state)
        assert Rule.MOVING is refused(state, walk(A, "A6 A7 A8 A9"))

    def test_no_extra_stop(self) -> None:
        """Silver alone brings no extra stop (DJ-281, DJ-282)."""
        state = with_seals(on_a("A0"), A, {1: "gggg"})
        state = play(turn(state, A), place(A, 1, "exploration_1"), walk(A, "A1"))
        state = choose(state, GainCoins(4))

        assert "B" == whose(state)


def test_g87_extra_stop_on_a_free_space() -> None:
    """No extra stop where another stands (DJ-203, DJ-269, R40)."""
    state = doing(on_a("A5", "A6"), A, Explore(3, stops=1))

    assert Rule.JUMPING is refused(state, walk(A, "A6"))


class TestExtraStops:
    """An extra stop, and what comes after it."""

    def test_unused_movement(self) -> None:
        """After it the explorer goes on with what is left (R40)."""
        state = doing(on_a("A5"), A, Explore(4, stops=1))
        state = decline(play(state, walk(A, "A6")))

        assert {"A7", "A8", "A9"} == stops(state)

    def test_one_explorer(self) -> None:
        """The explorer that has stopped goes on, no other (DJ-202, R40)."""
        state = on(on_a("A10"), A, explorers={"B": "B0"})
        state = play(doing(state, A, Explore(4, stops=1)), walk(A, "A11"))
        state = choose(state, GainCoins(3))

        assert Rule.MOVING is refused(state, walk(A, "B1"))

    def test_one_only(self) -> None:
        """After the second stop the movement is over (DJ-269)."""
        state = doing(on_a("A16"), A, Explore(4, stops=1))
        state = choose(play(state, walk(A, "A17")), GainPoints(3))
        state = choose(play(state, walk(A, "A18")), AdvanceTheory(2))

        assert is_over(state)

    def test_optional(self) -> None:
        """The rest of the movement may be left out (R40)."""
        state = doing(on_a("A16"), A, Explore(4, stops=1))
        state = choose(play(state, walk(A, "A17")), GainPoints(3))

        assert is_over(decline(state))


class TestG88:
    """Golden case 88: no explorer can move."""

    def test_g88_the_worker_may_be_placed(self) -> None:
        """With the only explorer at its end nothing is explored (R10, R36)."""
        state = play(turn(on_a("A24"), A), place(A, 1, "exploration_1"))

        assert (1, "B") == (sum(at is not None for at in me(state).at), whose(state))
        assert [] == events(state, ExplorerMoved)

    def test_only_forward(self) -> None:
        """An explorer does not go back (R36)."""
        state = doing(on_a("A7"), A, Explore(2))

        assert Rule.MOVING is refused(state, walk(A, "A6"))

    def test_surplus(self) -> None:
        """Movement that is left at the end is lost (R36)."""
        state = play(doing(on_a("A23"), A, Explore(4)), walk(A, "A24"))

        assert is_over(choose(state, GainPoints(4)))


class TestDistance:
    """How far one exploration goes."""

    def test_up_to(self) -> None:
        """Any distance up to the value, on every branch (DJ-202, R35)."""
        state = doing(on_a("A3"), A, Explore(3))

        assert {"A4", "A5", "A6", "A8", "A9"} == stops(state)

    def test_at_least_one(self) -> None:
        """It is no move to stay, but all of it may be left out (R34)."""
        state = doing(on_a("A3"), A, Explore(3))

        assert Rule.MOVING is refused(state, walk(A, ""))
        assert is_over(decline(state))

    def test_any_one_explorer(self) -> None:
        """One explorer of one's own moves, whichever (DJ-202)."""
        state = doing(on(on_a("A10"), A, explorers={"B": "B0"}), A, Explore(1))
        assert {"A11", "B1"} == stops(state)

        state = choose(play(state, walk(A, "B1")), GainCoins(5))

        assert is_over(state)

    def test_only_the_last_icon(self) -> None:
        """Without an extra stop only the icon of the last space is done (DJ-206)."""
        state = play(doing(on_a("A10"), A, Explore(2)), walk(A, "A11 A13"))
        state = choose(state, GainCoins(5))

        assert (4 + 5, True) == (me(state).coins, is_over(state))

    def test_no_explorer_of_another(self) -> None:
        """The explorers of others are not moved (DJ-202)."""
        state = doing(on_a("A3", "A10"), A, Explore(1))

        assert Rule.MOVING is refused(state, walk(A, "A11"))


class TestG90:
    """Golden case 90: crew card 2."""

    def crew_2(self) -> State:
        """Let A fulfil crew card 2, with explorers on A16 and B0."""
        state = on(crewed(on_a("A16"), "2"), A, explorers={"B": "B0"})
        state = with_seals(state, A, {1: "ggggr"})
        return choose(play(turn(state, A), crew(2, 1)), Explore(2))

    def test_g90_the_same_twice(self) -> None:
        """Crew 2: the explorer that has explored goes again (DJ-029, DJ-165, R59)."""
        state = choose(play(self.crew_2(), walk(A, "A17 A18")), AdvanceTheory(2))
        assert DoEffect(A, Explore(2)) == state.pending[-1]

        state = choose(play(state, walk(A, "A19")), GainPoints(4))

        assert ("A19", {2: 1}) == (me(state).explorers[0], bound(state))

    def test_another(self) -> None:
        """Crew 2: the second exploration may be another explorer's (R59)."""
        state = choose(play(self.crew_2(), walk(A, "A17")), GainPoints(3))
        state = choose(play(state, walk(A, "B1")), GainCoins(5))

        assert ("A17", "B1", None) == me(state).explorers

    def test_one_left_out(self) -> None:
        """Crew 2: one of the two may be left out; the card is fulfilled (R59)."""
        state = choose(play(self.crew_2(), walk(A, "A17")), GainPoints(3))
        state = decline(state)

        assert {2: 1} == bound(state)
        assert all(not isinstance(each, MoveExplorer) for each in legal(state))


def test_coins_of_spaces() -> None:
    """Coins on a space come from the supply, once for each stop (DJ-164)."""
    state = with_me(on_a("A0"), A, coins=0)
    state = choose(play(doing(state, A, Explore(1)), walk(A, "A1")), GainCoins(4))

    assert 4 == me(state).coins
