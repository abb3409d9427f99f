"""Golden cases 159 to 162: the end of a round."""

from __future__ import annotations

from tabletop import Bag, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.events import (
    BeagleSailed,
    ObjectivesCleared,
    ScrollCleared,
)
from tabletop.games.darwins_journey.kinds import Metal, Seal, SpaceId
from tabletop.games.darwins_journey.rules.tables import beagle
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    events,
    on,
    unlocked,
    with_me,
    with_scrolls,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    at_round,
    bare,
    displayed,
    evening,
    me,
    morning,
    researched,
    stamped,
)


def scrolls(state: State) -> list[str]:
    """Write the scrolls, from the cheapest."""
    return [
        "".join("." if each is None else each.value[0] for each in scroll)
        for scroll in state.board.scrolls
    ]


class TestG159:
    """Golden case 159: the clean-up."""

    def test_g159_beagle_workers_display(self) -> None:
        """The Beagle sails, workers go home, objectives change (DJ-352 to DJ-354)."""
        state = bare()
        old = set(state.board.objectives)
        silver, gold = state.decks.silver, state.decks.gold

        state = morning(state)

        assert (2, "O4") == (state.round, beagle(state))
        assert all(set(each.at) == {None} for each in state.people)
        new = state.board.objectives
        metal_of = state.config.content.catalogue.objective
        metals = [metal_of[each].metal for each in new]
        assert [Metal.SILVER] * 2 + [Metal.GOLD] * 2 == metals
        assert not old & set(new)
        assert (silver.total - 2, gold.total - 2) == (
            state.decks.silver.total,
            state.decks.gold.total,
        )

    def test_an_empty_display(self) -> None:
        """Where no objective lies, none leaves the game, and none is told to."""
        full, empty = evening(bare()), evening(displayed(bare(), ""))

        assert 1 == len(events(full, ObjectivesCleared))
        assert [] == events(empty, ObjectivesCleared)

    def test_what_stays(self) -> None:
        """Ships, lenses, tents, stamps and specimens stay (DJ-351 to DJ-357)."""
        state = unlocked(with_tents(bare(), A, {"A4": 0}), {"academy_2": A})
        state = researched(on(state, A, ship="O3", explorers={"A": "A7"}), "gb")
        before = stamped(state, "0 0", "0 0", "0 0")

        after = morning(before)

        assert replace(me(before), at=me(after).at) == replace(
            me(after), score=me(before).score
        )
        assert before.board.tents == after.board.tents
        assert before.board.lenses == after.board.lenses
        assert before.board.specimens == after.board.specimens
        assert before.post == after.post

    def test_each_round(self) -> None:
        """The Beagle goes from stop to stop, round by round (DJ-352)."""
        state, seen = bare(), [SpaceId("O1")]
        for _ in range(4):
            state = morning(state)
            seen.append(beagle(state))

        assert ["O1", "O4", "O8", "O14", "O21"] == seen
        assert (0, 0) == (state.decks.silver.total, state.decks.gold.total)

    def test_told(self) -> None:
        """The Beagle's voyage is told (DJ-352)."""
        assert [BeagleSailed(SpaceId("O4"))] == events(evening(bare()), BeagleSailed)


class TestG160:
    """Golden case 160: the scrolls."""

    def test_g160_columns_move_up(self) -> None:
        """The top seals leave the game, the others move up (DJ-355, DJ-356, R68)."""
        state = evening(with_scrolls(bare(), "ry.", ".y.", "g..", "b.r"))

        assert ["gyr", "b..", "...", "..."] == scrolls(state)
        assert [ScrollCleared((Seal.RED, Seal.YELLOW))] == events(state, ScrollCleared)

    def test_refilled(self) -> None:
        """Empty spaces are filled from the supply, from the top (DJ-357)."""
        state = with_scrolls(bare(), "ry.", ".y.", "g..", "b.r")
        supply = state.decks.seals.total

        state = morning(state)

        assert ["gyr", "b"] == [scrolls(state)[0], scrolls(state)[1][0]]
        assert not any("." in scroll for scroll in scrolls(state))
        assert supply - 8 == state.decks.seals.total

    def test_seals_do_not_come_back(self) -> None:
        """The seals of the top scroll do not go to the supply (R68)."""
        state = with_scrolls(bare(), "rrr", "ggg", "bbb", "yyy")
        supply = state.decks.seals

        assert supply == evening(state).decks.seals


class TestG161:
    """Golden case 161: too few seals in the supply."""

    def refilled(self, *left: Seal) -> State:
        """Let three seals be missing when the supply holds only these."""
        state = evening(with_scrolls(bare(), "r..", "gby", "byr", "yrg"))
        state = replace(state, decks=replace(state.decks, seals=Bag.of(left)))
        return GAME.advance(state, SeededRng("refill"))

    def test_g161_spaces_stay_empty(self) -> None:
        """What the supply lacks stays empty, from the bottom (DJ-357, R68)."""
        state = self.refilled(Seal.RED)

        assert ["gby", "byr", "yrg", "r.."] == scrolls(state)

    def test_nothing_left(self) -> None:
        """An empty supply fills nothing, and the round begins (R68)."""
        state = self.refilled()

        assert (["gby", "byr", "yrg", "..."], 2) == (scrolls(state), state.round)


class TestG162:
    """Golden case 162: the last round."""

    def test_g162_no_clean_up(self) -> None:
        """After round five the game ends; Beagle and workers stay (DJ-115/351, R69)."""
        state = with_scrolls(at_round(bare(), 5), "gby", "rgb", "yrg", "...")
        shown = state.board.objectives

        state = evening(state)

        assert GAME.outcome(state) is not None
        assert (5, "O21") == (state.round, beagle(state))
        assert (shown, ["gby", "rgb", "yrg", "..."]) == (
            state.board.objectives,
            scrolls(state),
        )
        assert {"museum_research"} == set(me(state, B).at)

    def test_not_before(self) -> None:
        """After round four it goes on (DJ-045)."""
        assert GAME.outcome(morning(at_round(bare(), 4))) is None

    def test_rewards_of_the_last_round(self) -> None:
        """The rewards of round five are given (R69)."""
        state = at_round(stamped(bare(), "1 0"), 5)

        assert "A" == "".join("AB"[seat] for seat in GAME.to_act(evening(state)))


def test_fifth_worker_goes_home() -> None:
    """A fifth worker goes home with the others (DJ-353)."""
    state = with_me(bare(), A, at=(None,) * 5)
    state = workers_at(state, A, {4: "museum_deliver"})

    assert (None,) * 5 == me(morning(state)).at
