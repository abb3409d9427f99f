"""Golden cases on objectives, continued: each requirement, and the reward of each slot.

A requirement is tried by an objective that asks for it; all else that the objective
asks for is there.
"""

from __future__ import annotations

import pytest

from tabletop import PlayerId
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    GainPurple,
    GainWorker,
    Navigate,
    Reactivate,
    ResearchIslands,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    decline,
    doing,
    holding,
    legal,
    on,
    place,
    play,
    refused,
    seals_of,
    specimen_on,
    turn,
    unlocked,
    with_me,
    with_scrolls,
    with_seals,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    at_round,
    bare,
    final,
    fulfilled,
    goal,
    me,
    museum,
    researched,
    scored,
    worth,
)
from tests.games.darwins_journey.verbs import again, fulfil, purple, research, seal


def can(state: State, name: str, slot: int = 2) -> bool:
    """Say whether A can fulfil an objective from the reserve now."""
    state = turn(holding(state, A, reserve=name), A)
    is_legal = fulfil(name, slot) in legal(state)
    if not is_legal:
        assert Rule.OBJECTIVE is refused(state, fulfil(name, slot))
    return is_legal


class TestRequirements:
    """What objectives ask for, each just met and just missed."""

    @pytest.mark.parametrize(
        ("name", "own", "one_less"),
        [
            ("G7", "gr br", "gr bp"),  # two reptiles
            ("SG3", "gp yp", "gp yr"),  # two plants
            ("SG1", "gb bb", "gb bf"),  # two birds
            ("G8", "gf rf", "gf rr"),  # two fossils
        ],
    )
    def test_kinds(self, name: str, own: str, one_less: str) -> None:
        """At least so many specimens of a kind, whatever their colours (DJ-294)."""
        state = with_me(bare(), A, theory=10, stacks=(0, 4, 4))
        state = with_tents(state, A, {"A4": 0, "A7": 0})
        state = unlocked(state, {"academy_2": A, "academy_3": A})

        assert can(researched(state, own), name)
        assert can(researched(state, f"{own} rb"), name)
        assert not can(researched(state, one_less), name)

    @pytest.mark.parametrize(
        ("name", "own", "one_less"),
        [
            ("SG2", "gr gb", "gr bb"),  # two green ones
            ("G9", "bp bf", "bp rf"),  # two blue ones
            ("G6", "rr rb", "rr yb"),  # two red ones
            ("G3", "yp yb", "yp gb"),  # two yellow ones
        ],
    )
    def test_colours(self, name: str, own: str, one_less: str) -> None:
        """At least so many specimens of a colour, whatever their kinds (DJ-295)."""
        state = worth(with_me(bare(), A, knowledge=2), 20)
        state = on(state, A, ship="O14")

        assert can(researched(state, own), name)
        assert not can(researched(state, one_less), name)

    @pytest.mark.parametrize("letter", "bryg")
    def test_seals(self, letter: str) -> None:
        """Regular seals of a colour, as many as are shown (DJ-312)."""
        name, own = {
            "b": ("S1", "rr"),
            "r": ("S2", "yr"),
            "g": ("S4", "br"),
            "y": ("S5", "gr"),
        }[letter]
        state = with_seals(researched(bare(), own), A, {1: "p", 2: "p", 3: "p"})

        assert can(with_seals(state, A, {1: letter * 2}), name)
        assert not can(with_seals(state, A, {1: letter}), name)

    def test_several_colours(self) -> None:
        """Several colours are all needed (DJ-312)."""
        state = unlocked(bare(), {"academy_2": A})

        assert can(with_seals(state, A, {1: "gy", 2: "yg", 3: "b"}), "G10")
        assert not can(with_seals(state, A, {1: "gy", 2: "gg", 3: "b"}), "G10")

    @pytest.mark.parametrize(("knowledge", "is_met"), [(1, False), (2, True)])
    def test_knowledge(self, knowledge: int, is_met: bool) -> None:
        """So much temporary knowledge (DJ-292)."""
        state = with_me(bare(), A, knowledge=knowledge, stacks=(0, 4, 4))

        assert is_met is can(state, "S10")

    @pytest.mark.parametrize(("coins", "is_met"), [(13, False), (14, True)])
    def test_coins(self, coins: int, is_met: bool) -> None:
        """So many coins (R58)."""
        state = with_me(with_seals(bare(), A, {1: "rr"}), A, coins=coins)

        assert is_met is can(state, "G2")

    @pytest.mark.parametrize(("points", "is_met"), [(7, False), (8, True)])
    def test_points(self, points: int, is_met: bool) -> None:
        """So many points on the track (R58)."""
        assert is_met is can(worth(researched(bare(), "gb"), points), "S3")

    @pytest.mark.parametrize(("theory", "is_met"), [(3, False), (4, True)])
    def test_theory(self, theory: int, is_met: bool) -> None:
        """The marker at the space or past it (DJ-296)."""
        state = with_me(researched(bare(), "gr"), A, theory=theory)

        assert is_met is can(state, "S8")

    @pytest.mark.parametrize(("camps", "is_met"), [("A4 A7", 0), ("A4 A7 O6", 1)])
    def test_tents(self, camps: str, is_met: int) -> None:
        """So many tents on camps (DJ-297)."""
        state = with_seals(bare(), A, {1: "r", 2: "b"})
        state = with_tents(state, A, dict.fromkeys(camps.split(), 0))

        assert bool(is_met) is can(state, "G4")

    @pytest.mark.parametrize(("owner", "is_met"), [(A, True), (B, False)])
    def test_lenses(self, owner: PlayerId, is_met: bool) -> None:
        """So many lenses of one's own on places (DJ-298)."""
        state = unlocked(bare(), {"academy_2": A, "navigation_2": owner})

        assert is_met is can(state, "SG4")

    @pytest.mark.parametrize(
        ("stacks", "is_met"), [((0, 1, 0), True), ((0, 1, 4), False)]
    )
    def test_empty_stacks(self, stacks: tuple[int, ...], is_met: bool) -> None:
        """So many empty stacks of stamps (DJ-293)."""
        state = with_me(bare(), A, theory=8, stacks=stacks)

        assert is_met is can(state, "G5")

    @pytest.mark.parametrize(("ship", "is_met"), [("O7", 0), ("O8", 1), ("O9", 1)])
    def test_space_of_the_ship(self, ship: str, is_met: int) -> None:
        """The ship at a space or past it (R43)."""
        state = on(researched(bare(), "gf"), A, ship=ship)

        assert bool(is_met) is can(state, "S6")

    def test_one_without_a_number(self) -> None:
        """A symbol without a number asks for one (DJ-292)."""
        state = with_me(bare(), A, stacks=(4, 0, 4))

        assert can(researched(state, "yr"), "SS2")
        assert not can(researched(state, "yp"), "SS2")


def silver(slot: int, state: State | None = None) -> State:
    """Let A fulfil S7 on a silver slot."""
    state = with_me(researched(state or bare(), "bp"), A, coins=10)
    state = turn(holding(state, A, reserve="S7"), A)
    return play(state, fulfil("S7", slot))


def gold(slot: int, state: State | None = None) -> State:
    """Let A fulfil G3 on a gold slot."""
    state = with_me(worth(researched(state or bare(), "yp yb"), 20), A, coins=5)
    state = turn(holding(state, A, reserve="G3"), A)
    return play(state, fulfil("G3", slot))


class TestSilverSlots:
    """The rewards of the silver slots, from the left."""

    def test_first(self) -> None:
        """The first re-activates a tent (DJ-289, DJ-314)."""
        state = silver(0, with_tents(bare(), A, {"A7": 0}))
        assert DoEffect(A, Reactivate()) == state.pending[-1]

        state = play(state, again("A7"))

        assert DoEffect(A, Navigate(2)) == state.pending[-1]

    def test_second(self) -> None:
        """With the second, scrolls are free; seal spaces are not (DJ-168, DJ-315)."""
        state = silver(1)
        state = with_scrolls(state, "gby", "rgb", "yrg", "byr")
        state = play(doing(state, A, Academy()), seal(3, 1, 1))
        assert (10, "gy") == (me(state).coins, seals_of(state, A, 1))

        state = play(doing(state, A, Academy()), seal(3, 0, 1))

        assert (10 - 1, "gyb") == (me(state).coins, seals_of(state, A, 1))

    def test_third(self) -> None:
        """The third researches on an island of one's explorers (DJ-300)."""
        state = silver(2)
        assert DoEffect(A, ResearchIslands()) == state.pending[-1]

        found = specimen_on(state, "A12")
        if found in me(state).research:
            found = specimen_on(state, "A9")
        text = found.colour.value[0] + found.kind.value[0]

        assert found in me(play(state, research(text))).research

    def test_g164_fourth(self) -> None:
        """The fourth adds a book before theory is scored (DJ-301, DJ-360)."""
        state = silver(3)
        state = with_me(museum(state), A, coins=0, knowledge=0, theory=15)

        without = final(with_me(state, A, lasting=()))

        assert 2 == final(state) - without

    def test_fifth(self) -> None:
        """The fifth brings points at the end only (DJ-302)."""
        state = silver(4)

        assert ({"S7": ("silver", 4)}, 0) == (fulfilled(state), me(state).points)
        assert place(A, 1, "museum_research") in legal(state)


class TestGoldSlots:
    """The rewards of the gold slots, from the left."""

    def test_first(self) -> None:
        """The first may bring the fifth worker into play (DJ-306, DJ-308)."""
        state = gold(0)
        assert 4 == len(me(state).at)

        state = choose(state, GainWorker())

        assert ((), 5) == (me(state).rows[4], len(me(state).at))

    def test_first_in_this_round(self) -> None:
        """The fifth worker is placed in this round, after the others (DJ-307)."""
        state = workers_at(bare(), B, dict.fromkeys(range(4), "museum_research"))
        state = workers_at(state, A, dict.fromkeys(range(3), "museum_research"))
        state = choose(gold(0, state), GainWorker())

        state = play(state, place(A, 3, "turn_order"))
        state = play(decline(state), place(A, 4, "turn_order"))

        assert ("turn_order",) * 2 == me(state).at[3:]

    def test_first_declined(self) -> None:
        """Nobody has to take the fifth worker (DJ-306)."""
        assert 4 == len(me(decline(gold(0))).at)

    def test_second(self) -> None:
        """The second brings a purple seal, for the slot's coins only (DJ-170/305)."""
        state = gold(1, with_seals(bare(), A, {1: "gg"}))
        assert DoEffect(A, GainPurple()) == state.pending[-1]

        state = play(state, purple(1))

        assert (5 - 3, "ggp") == (me(state).coins, seals_of(state, A, 1))

    def test_third(self) -> None:
        """With the third, the penalty is a coin lower (DJ-309, R16)."""
        state = gold(2)
        state = workers_at(state, B, {1: "exploration_1"})
        state = play(state, place(A, 1, "exploration_1"))

        assert 5 - (3 - 1) == me(state).coins

    def test_fourth(self) -> None:
        """With the fourth, late penalties are two at most (DJ-310)."""
        state = gold(3)
        state = goal(on(at_round(state, 4), A, ship="O5"), 1)
        before = me(state).points

        after = me(scored(with_seals(state, A, {1: "yyy", 3: "g"})))

        assert 4 * 3 - 2 - 2 == after.points - before

    def test_fifth(self) -> None:
        """The fifth brings points at the end only (DJ-304)."""
        state = gold(4)

        assert ({"G3": ("gold", 4)}, 20) == (fulfilled(state), me(state).points)
        assert place(A, 1, "museum_research") in legal(state)
