"""Golden cases 104 to 111: stamps and envelopes."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Correspond,
    Explore,
    Navigate,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    decline,
    doing,
    legal,
    place,
    play,
    refused,
    turn,
    with_me,
    with_seals,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    bound,
    crewed,
    is_over,
    me,
    offered,
)
from tests.games.darwins_journey.verbs import crew, stamp


def writing(stamps: int, stacks: tuple[int, ...] = (4, 4, 4), tray: int = 0) -> State:
    """Let A place up to so many stamps, with these stacks and used stamps."""
    state = with_me(bare(), A, stacks=stacks, tray=tray)
    return doing(state, A, Correspond(stamps))


def mine(state: State) -> tuple[int, ...]:
    """Count A's stamps on the envelopes, from the top."""
    return tuple(envelope[A] for envelope in state.post.stamps)


class TestG104:
    """Golden case 104: stamps to one envelope."""

    def test_g104_one_envelope(self) -> None:
        """Stamps from any stacks go to one envelope (DJ-221, DJ-223)."""
        state = play(writing(2), stamp(1, 0))
        assert Rule.CORRESPONDENCE is refused(state, stamp(0, 2))

        state = play(state, stamp(1, 2))

        assert ((0, 2, 0), (3, 4, 3)) == (mine(state), me(state).stacks)

    def test_no_more_than_the_number(self) -> None:
        """The number of the icon is the most (DJ-222)."""
        assert is_over(play(writing(2), stamp(1, 0), stamp(1, 0)))

    def test_fewer(self) -> None:
        """Fewer stamps may be placed, or none (DJ-222)."""
        one = decline(play(writing(3), stamp(2, 1)))

        assert ((0, 0, 1), True) == (mine(one), is_over(one))
        assert is_over(decline(writing(3)))


def posted(row: str) -> State:
    """Let a worker with these seals stand at the place for two stamps."""
    state = with_seals(bare(), A, {1: row})
    return play(turn(state, A), place(A, 1, "correspondence_1"))


class TestG105:
    """Golden case 105: the distinctions of the correspondence page."""

    def test_g105_silver_and_gold(self) -> None:
        """With both, three stamps go wherever one likes (DJ-275, DJ-283)."""
        state = play(posted("ygbrpp"), stamp(0, 0), stamp(1, 0), stamp(2, 0))

        assert ((1, 1, 1), True) == (mine(state), is_over(state))

    def test_silver(self) -> None:
        """With silver alone, three stamps go to one envelope (DJ-272)."""
        state = play(posted("ygbr"), stamp(1, 0), stamp(1, 0))
        assert Rule.CORRESPONDENCE is refused(state, stamp(0, 0))

        assert is_over(play(state, stamp(1, 0)))

    def test_none(self) -> None:
        """Without distinctions there are two (DJ-222)."""
        assert is_over(play(posted("ygb"), stamp(1, 0), stamp(1, 0)))


class TestG106:
    """Golden case 106: emptying a stack."""

    def test_g106_reward_afterwards(self) -> None:
        """An emptied stack brings its icon once all stamps are placed (DJ-224)."""
        state = play(writing(2, (1, 4, 4)), stamp(0, 0))
        assert isinstance(state.pending[-1], DoEffect)
        assert isinstance(state.pending[-1].effect, Correspond)

        state = play(state, stamp(0, 1))

        assert DoEffect(A, Explore(2)) == state.pending[-1]

    def test_after_stopping(self) -> None:
        """It brings it too when fewer stamps are placed than could be (R51)."""
        state = decline(play(writing(2, (1, 4, 4)), stamp(0, 0)))

        assert DoEffect(A, Explore(2)) == state.pending[-1]

    def test_optional(self) -> None:
        """The icon may be left out (DJ-224)."""
        state = decline(play(writing(1, (1, 4, 4)), stamp(0, 0)))

        assert is_over(state)

    @pytest.mark.parametrize(
        ("stack", "effect"),
        [(0, Explore(2)), (1, Academy(discount=2)), (2, Navigate(2))],
    )
    def test_each_stack(self, stack: int, effect: object) -> None:
        """Each stack has its own icon (DJ-224)."""
        stacks = tuple(1 if number == stack else 4 for number in range(3))

        state = play(writing(1, stacks), stamp(0, stack))

        top = state.pending[-1]
        assert isinstance(top, DoEffect)
        assert effect == top.effect


def test_g107_two_stacks() -> None:
    """Two stacks emptied by one action bring both icons, in any order (DJ-224)."""
    state = play(writing(2, (1, 1, 4)), stamp(0, 0), stamp(0, 1))
    assert {Explore(2), Academy(discount=2)} == offered(state)

    state = decline(choose(state, Academy(discount=2)))

    assert DoEffect(A, Explore(2)) == state.pending[-1]


class TestG108:
    """Golden case 108: stamps from the tray."""

    def test_g108_what_the_stacks_lack(self) -> None:
        """Used stamps give what the stacks lack (DJ-227, R94)."""
        state = play(writing(3, (1, 0, 0), tray=5), stamp(0, 0))
        state = play(state, stamp(0, None), stamp(0, None))

        assert ((3, 0, 0), 3) == (mine(state), me(state).tray)
        assert DoEffect(A, Explore(2)) == state.pending[-1]

    def test_reward_once(self) -> None:
        """Stacks emptied before bring nothing again (R51)."""
        state = play(writing(1, (0, 0, 0), tray=5), stamp(0, None))

        assert is_over(state)


def test_g109_stacks_first() -> None:
    """No used stamp is taken while the stacks hold enough (DJ-227, R51)."""
    state = writing(3, (3, 0, 0), tray=5)
    assert Rule.USED_STAMPS is refused(state, stamp(0, None))

    state = play(state, stamp(0, 0), stamp(0, 0))

    assert Rule.USED_STAMPS is refused(state, stamp(0, None))


class TestG110:
    """Golden case 110: when stacks and tray hold too few."""

    def test_g110_fewer_than_the_number(self) -> None:
        """With one used stamp left, one is placed (DJ-227, R94)."""
        state = play(writing(3, (0, 0, 0), tray=1), stamp(2, None))

        assert ((0, 0, 1), 0, True) == (mine(state), me(state).tray, is_over(state))

    def test_only_ones_own(self) -> None:
        """The used stamps of another are not one's own (DJ-227)."""
        state = with_me(with_me(bare(), A, stacks=(0, 0, 0)), B, tray=6)

        assert is_over(doing(state, A, Correspond(3)))


class TestG111:
    """Golden case 111: crew card 6."""

    def crew_6(self) -> State:
        """Let A fulfil crew card 6."""
        state = with_seals(crewed(bare(), "6"), A, {1: "yyyyb"})
        return play(turn(state, A), crew(6, 1))

    def test_g111_any_distribution(self) -> None:
        """Crew 6: four stamps go wherever one likes (DJ-033, DJ-253)."""
        state = play(self.crew_6(), stamp(0, 0), stamp(2, 1), stamp(1, 1))
        state = play(state, stamp(2, 2))

        assert ((1, 1, 2), {6: 1}) == (mine(state), bound(state))

    def test_fewer(self) -> None:
        """Crew 6: up to four, so fewer will do (DJ-253)."""
        state = decline(play(self.crew_6(), stamp(0, 0)))

        assert ((1, 0, 0), {6: 1}) == (mine(state), bound(state))

    def test_stack_reward(self) -> None:
        """Crew 6: an emptied stack brings its icon (R93)."""
        state = play(self.crew_6(), *(stamp(0, 0) for _ in range(4)))

        assert DoEffect(A, Explore(2)) == state.pending[-1]


def test_stamps_of_all_stacks_are_offered() -> None:
    """Every envelope and every stack with stamps can be chosen (DJ-223)."""
    said = {each for each in legal(writing(1, (4, 0, 4))) if each != stamp(0, None)}

    tried = {stamp(envelope, stack) for envelope in range(3) for stack in (0, 2)}
    assert tried <= said
    assert Rule.CORRESPONDENCE is refused(writing(1, (4, 0, 4)), stamp(0, 1))
