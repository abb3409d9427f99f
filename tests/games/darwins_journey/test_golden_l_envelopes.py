"""Golden cases 143 to 151: the majorities of the envelopes."""

from __future__ import annotations

import pytest

from tabletop import Seed, SeededRng
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import ChooseEffect
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Correspond,
    Effect,
    Explore,
    GainCoins,
    GainKnowledge,
    GainPoints,
    Navigate,
    OneOf,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    decline,
    on,
    play,
    refused,
    sail,
    walk,
    with_letters,
    with_me,
    with_scrolls,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    evening,
    is_over,
    me,
    offered,
    ranked,
    stamped,
    stops,
    whose,
)
from tests.games.darwins_journey.verbs import seal, stamp, tent


def envelope(stamps: str, letter: int = 7) -> State:
    """Reward the top envelope, with so many stamps of A, B, ..., by a tile."""
    players = len(stamps.split())
    state = with_letters(stamped(bare(players), stamps), letter, 2, 5)
    return ranked(state)


def all_declined(state: State) -> State:
    """Let everybody leave out the rewards."""
    while not is_over(state):
        state = decline(state)
    return state


class TestG143:
    """Golden case 143: the example of the rulebook."""

    def test_g143_two_first_and_one_second(self) -> None:
        """Two tied for first, one second: all are rewarded and lose half (DJ-338)."""
        state = envelope("4 4 2", letter=1)
        for player in (A, B):
            assert "ABC"[player] == whose(state)
            state = choose(state, GainKnowledge(1), GainCoins(2))
            assert (2, 6) == (me(state, player).knowledge, me(state, player).coins)
        assert {GainCoins(2)} == offered(state)

        state = choose(state, GainCoins(2))

        assert (1, 6) == (me(state, C).knowledge, me(state, C).coins)
        assert (2, 2, 1) == state.post.stamps[0]
        assert [2, 2, 1] == [person.tray for person in state.people]

    def test_in_turn_order(self) -> None:
        """First the firsts, then the seconds, each in turn order (DJ-333, R65)."""
        state, asked = envelope("1 3 1"), ""
        while not is_over(state):
            asked += whose(state)
            state = decline(state)

        assert "BAC" == asked


@pytest.mark.parametrize(("stamps", "left"), [(1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_g144_half_rounded_up(stamps: int, left: int) -> None:
    """Half of the stamps are lost, rounded up (DJ-337)."""
    state = all_declined(envelope(f"{stamps} 0"))

    assert (left, 0) == state.post.stamps[0]
    assert stamps - left == me(state).tray


def test_g145_second_after_the_first() -> None:
    """The most, and the second most; who has fewer loses nothing (DJ-332/334/335)."""
    state, asked = envelope("5 3 3 1"), []
    while not is_over(state):
        asked.append((whose(state), offered(state)))
        state = decline(state)

    first: set[Effect] = {GainPoints(4)}
    second: set[Effect] = {GainPoints(2)}
    assert [("A", first), ("B", second), ("C", second)] == asked
    assert (2, 1, 1, 1) == state.post.stamps[0]


class TestG146:
    """Golden case 146: a tie for first."""

    def test_g146_does_not_cancel_the_second(self) -> None:
        """After a tie for first there still is a second reward (DJ-336)."""
        state = choose(envelope("3 3 1"), GainPoints(4))
        state = choose(choose(state, GainPoints(4)), GainPoints(2))

        assert [4, 4, 2] == [person.points for person in state.people]
        assert (1, 1, 0) == state.post.stamps[0]

    def test_all_tied(self) -> None:
        """If all are tied, all are first (DJ-333)."""
        state = choose(choose(envelope("2 2"), GainPoints(4)), GainPoints(4))

        assert ([4, 4], True) == (
            [person.points for person in state.people],
            is_over(state),
        )


class TestG147:
    """Golden case 147: players without stamps."""

    def test_g147_nobody_is_second(self) -> None:
        """Without a stamp nobody is second (DJ-330, R62)."""
        state = choose(envelope("2 0"), GainPoints(4))

        assert (True, 0) == (is_over(state), me(state, B).points)

    def test_no_stamps_at_all(self) -> None:
        """An envelope without stamps brings nothing (R62)."""
        assert is_over(envelope("0 0"))


def test_g148_declined() -> None:
    """Who leaves out the reward loses half of the stamps all the same (R64)."""
    state = all_declined(envelope("4 2"))

    assert (0, (2, 1)) == (me(state).points, state.post.stamps[0])


class TestSnapshot:
    """Stamps that come while envelopes are rewarded."""

    def adding(self) -> State:
        """Let A be first, and come to a camp that lets two stamps be placed."""
        state = on(stamped(bare(), "4 1", "0 0", "1 1"), A, explorers={"A": "A3"})
        state = with_letters(with_me(state, A, stacks=(0, 4, 4)), 4, 2, 7)
        state = play(ranked(state), walk(A, "A4"), tent("A4", 0))
        assert DoEffect(A, Correspond(2)) == state.pending[-1]
        return state

    def test_to_the_envelope_itself(self) -> None:
        """They stay, and do not count for what is lost (R63)."""
        state = play(self.adding(), stamp(0, 1), stamp(0, 1))
        state = all_declined(state)

        assert (4 - 2 + 2, 1 - 1) == state.post.stamps[0]

    def test_no_change_of_rank(self) -> None:
        """Who is ranked is settled before the first reward (R63)."""
        state = on(stamped(bare(), "1 4"), A, explorers={"A": "A3"})
        state = on(state, B, explorers={"A": "A3"})
        state = play(ranked(with_letters(state, 4, 2, 7)), walk(B, "A4"))
        state = decline(state)

        assert DoEffect(A, Explore(1)) == state.pending[-1]

    def test_to_a_later_one(self) -> None:
        """To an envelope that comes later they count in this round (R63)."""
        state = play(self.adding(), stamp(2, 1), stamp(2, 1))
        state = ranked(all_declined(state), 2)

        state = choose(state, GainPoints(4))

        assert {GainPoints(2)} == offered(state)
        assert "B" == whose(state)


class TestG150:
    """Golden case 150: the order of the rewards."""

    def test_g150_from_the_top_in_the_new_order(self) -> None:
        """Envelopes come from the top, players in the new order (DJ-329, DJ-331)."""
        state = with_letters(stamped(bare(), "1 1", "0 1", "1 0"), 7, 2, 3)
        state, asked = evening(state, (B,)), ""
        while GAME.to_act(state):
            asked += whose(state)
            state = decline(state)

        assert "BA" + "B" + "A" == asked

    def test_before_the_goal(self) -> None:
        """Envelopes come before the goal of the round (DJ-114, DJ-225)."""
        state = evening(with_letters(stamped(bare(), "0 0", "0 0", "1 0"), 1, 2, 7))

        assert ({GainPoints(4)}, 0) == (offered(state), me(state).score.goals)


def test_g151_to_the_tray() -> None:
    """Lost stamps are used; emptied stacks stay empty (DJ-226, DJ-337)."""
    state = with_me(stamped(bare(), "6 0"), A, stacks=(0, 2, 4), tray=1)
    state = all_declined(ranked(with_letters(state, 7, 2, 5)))

    assert (1 + 3, (0, 2, 4)) == (me(state).tray, me(state).stacks)


# -- the tiles


def first_and_second(letter: int) -> tuple[State, State]:
    """Ask A for the first reward of a tile, and B for the second."""
    state = with_letters(stamped(bare(), "2 1"), letter, 2, 5)
    state = with_scrolls(state, "gby", "rgb", "...", "yrg")
    state = on(state, B, explorers={"A": "A8"})
    state = ranked(state)
    return state, decline(state)


@pytest.mark.parametrize(
    ("letter", "first", "second"),
    [
        (1, (6, 2, 0, 0), (6, 1, 0, 0)),
        (2, (8, 1, 0, 0), (6, 1, 0, 0)),
        (3, (4, 1, 2, 0), (4, 1, 1, 0)),
        (7, (4, 1, 0, 4), (4, 1, 0, 2)),
    ],
)
def test_tiles_that_gain(
    letter: int, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    """Tiles 1, 2, 3, 7: coins, knowledge, theory, points (DJ-019 to DJ-021, DJ-025)."""
    for player, asked, expected in zip(
        (A, B), first_and_second(letter), (first, second), strict=True
    ):
        own = me(choose(asked, *sorted(offered(asked), key=repr)), player)
        assert expected == (own.coins, own.knowledge, own.theory, own.points)


def test_tile_4() -> None:
    """Tile 4: an exploration of two; of one for the second (DJ-022)."""
    first, second = first_and_second(4)

    assert ({"A1", "A2"}, {"A9"}) == (stops(first), stops(second))


def test_tile_5() -> None:
    """Tile 5: a navigation of two; of one for the second (DJ-023)."""
    first, second = first_and_second(5)

    assert ({"O1", "O2", "O3"}, {"O1"}) == (stops(first), stops(second))


def test_tile_6() -> None:
    """Tile 6: a seal for two coins less; for its price for the second (DJ-024)."""
    first, second = first_and_second(6)

    assert 4 - (3 - 2) == me(play(first, seal(3, 0, 1))).coins
    assert 4 - 3 == me(play(second, seal(3, 0, 1, by=B)), B).coins


class TestTile8:
    """Tile 8, exploration and navigation."""

    def test_first(self) -> None:
        """The first does both of one, in any order (DJ-026)."""
        state, _ = first_and_second(8)
        assert {Explore(1), Navigate(1)} == offered(state)

        state = play(choose(state, Navigate(1)), sail(A, "O1"))

        assert DoEffect(A, Explore(1)) == state.pending[-1]

    def test_each_once(self) -> None:
        """The same one is not done twice (DJ-026)."""
        state, _ = first_and_second(8)
        state = play(choose(state, Navigate(1)), sail(A, "O1"))

        assert Rule.MOVING is refused(state, sail(A, "O2"))

    @pytest.mark.parametrize(("option", "spaces"), [(0, {"A9"}), (1, {"O1"})])
    def test_second(self, option: int, spaces: set[str]) -> None:
        """The second does one of the two, not both (DJ-027)."""
        _, state = first_and_second(8)
        assert DoEffect(B, OneOf((Explore(1), Navigate(1)))) == state.pending[-1]

        state = play(state, ChooseEffect(B, option))

        assert spaces == stops(state)
        assert is_over(decline(state))


@pytest.mark.parametrize("seed", range(3))
def test_rewards_go_on_by_themselves(seed: Seed) -> None:
    """With all left out, a new round begins after the rewards (DJ-111/115/172)."""
    state = evening(stamped(bare(3), "3 1 1", "2 2 0", "1 0 0"))
    rng = SeededRng(seed)
    while GAME.to_act(state) and state.round == 1:
        state = GAME.advance(decline(state), rng)

    assert (2, "A") == (state.round, whose(state))


def test_second_academy_has_no_discount() -> None:
    """The second reward of tile 6 is an academy action at full price (DJ-024)."""
    _, second = first_and_second(6)

    assert DoEffect(B, Academy()) == second.pending[-1]
