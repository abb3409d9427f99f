"""Golden cases 134 to 139: crew cards, and points."""

from __future__ import annotations

import pytest

from tabletop import TurnRule
from tabletop.games.darwins_journey.kinds import Gain, Metal
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    AnyCamp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Effect,
    Explore,
    FulfilFreely,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    MoveToBeagle,
    PerformLocked,
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
    play,
    refused,
    seals_of,
    turn,
    with_me,
    with_seals,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    asked,
    at_round,
    bare,
    bound,
    crewed,
    displayed,
    fulfilled,
    is_over,
    me,
    researched,
    whose,
    worth,
)
from tests.games.darwins_journey.verbs import (
    convert,
    copy,
    crew,
    outright,
    perform,
    purple,
    research,
    send,
    take,
    tent,
    unlock,
)

NEEDS = {
    1: "bbyyg",
    2: "ggggr",
    3: "rrryb",
    4: "ggrry",
    5: "bbbby",
    6: "yyyyb",
    7: "rryyb",
    8: "bbbgr",
    9: "rrryy",
    10: "yyygg",
    11: "rrrrg",
    12: "gggbb",
    13: "yyybg",
    14: "ggbbr",
    15: "gggyr",
    16: "bbbrr",
}


def hired(card: int, row: str, knowledge: int = 0) -> State:
    """Let A have a crew card, and a worker with these seals."""
    state = with_seals(crewed(bare(), str(card)), A, {1: row})
    return turn(with_me(state, A, knowledge=knowledge), A)


def begun(card: int, state: State | None = None) -> State:
    """Let A fulfil a crew card by worker 1."""
    state = crewed(state or bare(), str(card))
    state = with_seals(state, A, {1: NEEDS[card]})
    return play(turn(state, A), crew(card, 1))


@pytest.mark.parametrize("card", NEEDS)
def test_seals_of_each_card(card: int) -> None:
    """Each card asks for its five seals, no fewer (DJ-317)."""
    row = NEEDS[card]

    assert crew(card, 1) in legal(hired(card, row))
    for left_out in range(5):
        fewer = row[:left_out] + row[left_out + 1 :]
        assert Rule.CREW is refused(hired(card, fewer), crew(card, 1))


class TestG134:
    """Golden case 134: what counts as a seal of a crew card."""

    def test_g134_purple(self) -> None:
        """A purple seal counts as any colour (DJ-319)."""
        assert crew(14, 1) in legal(hired(14, "gpbpr"))

    def test_no_knowledge(self) -> None:
        """Temporary knowledge does not count (DJ-320)."""
        assert Rule.CREW is refused(hired(14, "ggbb", knowledge=3), crew(14, 1))

    def test_one_row(self) -> None:
        """All seals are in the row of one worker (DJ-317)."""
        state = with_seals(hired(14, "ggbb"), A, {2: "r"})

        assert Rule.CREW is refused(state, crew(14, 1))
        assert Rule.CREW is refused(state, crew(14, 2))


class TestG135:
    """Golden case 135: one card for each worker."""

    def test_g135_one_card(self) -> None:
        """Who has fulfilled a card fulfils no other (DJ-318, DJ-323)."""
        state = with_seals(crewed(bare(), "14 16:1"), A, {1: "ggbbrp"})

        assert Rule.CREW is refused(turn(state, A), crew(14, 1))

    def test_another_worker(self) -> None:
        """Another worker may fulfil the next card (DJ-318)."""
        state = with_seals(crewed(bare(), "14 16:1"), A, {2: "ggbbr"})
        state = choose(play(turn(state, A), crew(14, 2)), GainPoints(8))

        assert {14: 2, 16: 1} == bound(state)

    def test_while_it_is_done(self) -> None:
        """Nor while the first card is being carried out (R57)."""
        state = with_seals(crewed(bare(), "14 16"), A, {1: "ggbbrp"})
        state = with_seals(state, A, {1: "bbbrrp"})
        state = play(turn(state, A), crew(16, 1))

        assert crew(16, 1) not in legal(state)
        assert Rule.CREW is refused(with_seals(state, A, {1: "ggbbrp"}), crew(14, 1))


class TestG136:
    """Golden case 136: in any order, wherever the worker is."""

    def test_g136_any_order(self) -> None:
        """Seals need not be in the order of the card; the worker may be out."""
        state = workers_at(hired(14, "rbgbg"), A, {1: "museum_research"})

        assert crew(14, 1) in legal(state)

    def test_more_seals(self) -> None:
        """More seals than those of the card do not hurt (DJ-317)."""
        assert crew(14, 1) in legal(hired(14, "yggbbr"))

    def test_not_in_the_turn_of_another(self) -> None:
        """Not while another takes a turn (R55)."""
        state = turn(hired(14, "ggbbr"), B)

        assert TurnRule.YOUR_TURN is refused(state, crew(14, 1))

    def test_in_the_reward_phase(self) -> None:
        """In the reward phase too (DJ-321)."""
        state = asked(hired(14, "ggbbr"))
        state = choose(play(state, crew(14, 1)), GainPoints(8))

        assert (8, {14: 1}) == (me(state).points, bound(state))


class TestG137:
    """Golden case 137: crew cards 14 and 7."""

    def copying(self, theirs: str, mine: str = "7") -> State:
        """Let A fulfil crew card 7 while B has these cards."""
        state = crewed(crewed(bare(), theirs, by=B), mine)
        state = with_seals(state, A, {1: NEEDS[7]})
        return play(turn(state, A), crew(7, 1))

    def test_g137_copied(self) -> None:
        """Crew 7 does what an open card of another says; it stays open (DJ-254)."""
        state = choose(play(self.copying("14"), copy(14)), GainPoints(8))

        assert (8, 0) == (me(state).points, me(state, B).points)
        assert ({7: 1}, {}) == (bound(state), bound(state, B))

    def test_ones_own(self) -> None:
        """Crew 7 copies an open card of one's own as well (DJ-254)."""
        state = choose(play(self.copying("", "7 14"), copy(14)), GainPoints(8))

        assert (8, {7: 1}) == (me(state).points, bound(state))

    def test_fulfilled(self) -> None:
        """Crew 7 copies no fulfilled card (DJ-254)."""
        state = self.copying("13:1 14")

        assert Rule.COPY is refused(state, copy(13))

    def test_itself(self) -> None:
        """Crew 7 does not copy itself (R57)."""
        assert Rule.COPY is refused(self.copying("14"), copy(7))

    def test_on_nobodys_board(self) -> None:
        """Crew 7 copies no card that nobody has (DJ-254)."""
        assert Rule.COPY is refused(self.copying("14"), copy(13))

    def test_nothing_to_copy(self) -> None:
        """Without an open card there is nothing to copy; 7 is fulfilled (DJ-322)."""
        assert {7: 1} == bound(self.copying("14:2"))

    def test_an_action_that_asks(self) -> None:
        """Crew 7: a copied action may ask how it is done (DJ-254)."""
        state = play(self.copying("12"), copy(12), research("bf"))

        assert ("A", 1) == (whose(state), len(me(state).research))


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        (1, (GainCoins(8),)),
        (3, (AdvanceTheory(5),)),
        (8, (MoveToBeagle(),)),
        (13, (GainKnowledge(2), GainPoints(3))),
        (14, (GainPoints(8),)),
        (16, (AdvanceTheory(2), GainKnowledge(1), GainCoins(3))),
    ],
)
def test_cards_that_gain(card: int, effects: tuple[Effect, ...]) -> None:
    """All that the card shows, then it is bound (DJ-028/030/035/040/041/043/322)."""
    state = on(at_round(bare(), 4), A, ship="O5")
    before = me(state)
    state = choose(begun(card, state), *effects)
    after = me(state)

    gains = {each.__class__: each for each in effects}
    coins, points = gains.get(GainCoins), gains.get(GainPoints)
    assert before.coins + getattr(coins, "coins", 0) == after.coins
    assert before.points + getattr(points, "points", 0) == after.points
    more = getattr(gains.get(GainKnowledge), "count", 0)
    assert before.knowledge + more == after.knowledge
    assert getattr(gains.get(AdvanceTheory), "spaces", 0) == after.theory
    assert ("O14" if MoveToBeagle in gains else "O5") == after.ship
    assert {card: 1} == bound(state)


class TestCardsThatAsk:
    """Crew cards 2 and 4 to 15, those with an action of their own."""

    def test_crew_2(self) -> None:
        """Crew 2: up to two explorations of two (DJ-029)."""
        state = choose(begun(2), Explore(2))

        assert DoEffect(A, Explore(2)) == state.pending[-1]

    def test_crew_4(self) -> None:
        """Crew 4: an unused explorer starts on an island (DJ-031, DJ-249, R41)."""
        state = begun(4)
        assert Rule.ISLAND is refused(state, send("A"))

        state = play(state, send("C"))

        assert (("A0", None, "C0"), 1) == (me(state).explorers, me(state).unused)
        assert {4: 1} == bound(state)

    def test_crew_5(self) -> None:
        """Crew 5: a place is unlocked for no coins, and done (DJ-032, R92)."""
        state = play(begun(5), unlock("exploration_2"))

        assert (4, 5) == (me(state).coins, me(state).lenses)
        assert DoEffect(A, Explore(3)) == state.pending[-1]

    def test_crew_6(self) -> None:
        """Crew 6: up to four stamps, to any envelopes (DJ-033)."""
        assert DoEffect(A, Correspond(4, is_split=True)) == begun(6).pending[-1]

    def test_crew_7(self) -> None:
        """Crew 7: the actions of an open card (DJ-034)."""
        state = begun(7, crewed(bare(), "1", by=B))

        assert DoEffect(A, CopyCrew()) == state.pending[-1]

    def test_crew_9(self) -> None:
        """Crew 9: a locked place is done and stays locked (DJ-036, R28)."""
        state = begun(9)
        assert DoEffect(A, PerformLocked()) == state.pending[-1]

        state = play(state, perform("exploration_3"))

        assert (4, 6) == (me(state).coins, me(state).lenses)
        assert DoEffect(A, Explore(4)) == state.pending[-1]

    def test_crew_10(self) -> None:
        """Crew 10: the next tent goes to any camp, paid for (DJ-037)."""
        state = begun(10)
        assert DoEffect(A, AnyCamp()) == state.pending[-1]

        state = choose(play(state, tent("B4", 0)), AdvanceTheory(3))

        assert (4 - 1, 3) == (me(state).coins, me(state).theory)

    def test_crew_11(self) -> None:
        """Crew 11: a purple seal, for no coins (DJ-038)."""
        state = play(begun(11), purple(2))

        assert ("bp", 4, {11: 1}) == (
            seals_of(state, A, 2),
            me(state).coins,
            bound(state),
        )

    def test_crew_12(self) -> None:
        """Crew 12: any specimen not researched before (DJ-039)."""
        state = begun(12, researched(bare(), "yf"))
        assert Rule.RESEARCH is refused(state, research("yf"))

        assert 2 == len(me(play(state, research("yp"))).research)

    def test_crew_15(self) -> None:
        """Crew 15: an objective is gained, then one fulfilled (DJ-042, R19)."""
        state = begun(15, displayed(bare(), "S1 G2"))
        assert DoEffect(A, GainObjective()) == state.pending[-1]

        state = play(state, take("S1"))
        assert DoEffect(A, FulfilFreely()) == state.pending[-1]
        state = play(state, outright("S1", Metal.SILVER, 4))

        assert ({"S1": ("silver", 4)}, {15: 1}) == (fulfilled(state), bound(state))


def test_crew_8_never_back() -> None:
    """Crew 8: a ship ahead of the Beagle stays; the card is fulfilled (R42)."""
    state = begun(8, on(bare(), A, ship="O3"))

    assert ("O3", {8: 1}) == (me(state).ship, bound(state))


def test_declined_card_is_fulfilled() -> None:
    """Who leaves out what the card brings has fulfilled it (DJ-322, R19)."""
    state = decline(begun(1))

    assert (4, {1: 1}) == (me(state).coins, bound(state))


class TestG138:
    """Golden case 138: converting temporary knowledge."""

    @pytest.mark.parametrize(
        ("into", "coins", "points"), [(Gain.COINS, 4 + 7, 0), (Gain.POINTS, 4, 7)]
    )
    def test_g138_coins_or_points(self, into: Gain, coins: int, points: int) -> None:
        """One temporary knowledge becomes seven coins or points (DJ-003, DJ-268)."""
        state = doing(with_me(bare(), A, knowledge=2), A, ConvertKnowledge(7, 7))
        state = play(state, convert(into))

        own = me(state)
        assert (1, coins, points) == (own.knowledge, own.coins, own.points)
        assert is_over(state)

    def test_none(self) -> None:
        """Without temporary knowledge nothing happens (R60)."""
        state = doing(with_me(bare(), A, knowledge=0), A, ConvertKnowledge(7, 7))

        assert is_over(state)


def test_g139_past_fifty() -> None:
    """Points go on after fifty: 48 and 5 are 53 (DJ-162, DJ-163)."""
    state = choosing(worth(bare(), 48), A, GainPoints(5))

    assert 53 == me(choose(state, GainPoints(5))).points


def test_fulfilled_card_is_not_fulfilled_again() -> None:
    """A card is fulfilled once (DJ-322)."""
    state = with_seals(crewed(holding(bare(), A), "14:1"), A, {2: "ggbbr"})

    assert crew(14, 2) not in legal(turn(state, A))
