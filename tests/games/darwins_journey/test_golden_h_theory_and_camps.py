"""Golden cases 91 to 103: theory, research and camps."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.actions import ChooseEffect, ResearchSpecimen
from tabletop.games.darwins_journey.kinds import SpaceId, Specimen
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
    AnyCamp,
    Camp,
    Correspond,
    Explore,
    GainCoins,
    GainPoints,
    Navigate,
    OneOf,
    Reactivate,
    Research,
    ResearchAny,
    ResearchIslands,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    choosing,
    decline,
    doing,
    legal,
    on,
    play,
    refused,
    sail,
    specimen_on,
    walk,
    with_me,
    with_specimens,
    with_tents,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    final,
    is_over,
    me,
    museum,
    offered,
    researched,
    stops,
)
from tests.games.darwins_journey.verbs import again, named, research, tent


class TestG91:
    """Golden case 91: the evolution marker."""

    def test_g91_advancing(self) -> None:
        """The marker advances as far as the icon says; no points yet (DJ-210/211)."""
        state = choosing(with_me(bare(), A, theory=3), A, AdvanceTheory(5))
        state = choose(state, AdvanceTheory(5))

        assert (8, 0) == (me(state).theory, me(state).points)

    def test_at_the_end(self) -> None:
        """What is left at the last space is lost (DJ-210)."""
        state = choosing(with_me(bare(), A, theory=34), A, AdvanceTheory(5))

        assert 36 == me(choose(state, AdvanceTheory(5))).theory


def reaching() -> State:
    """Let the green bird lie on A2, and A's explorer come there."""
    state = with_specimens(bare(), {"A2": "green_bird"})
    state = on(state, A, explorers={"A": "A1"})
    return play(doing(state, A, Explore(1)), walk(A, "A2"))


class TestG92:
    """Golden case 92: the specimens on the tracks."""

    def test_g92_research_on_a_space(self) -> None:
        """Where a specimen lies it may be researched (DJ-212, DJ-213, DJ-214)."""
        state = choose(reaching(), Research(Specimen.GREEN_BIRD))

        assert (Specimen.GREEN_BIRD,) == me(state).research

    def test_the_token_stays(self) -> None:
        """Others may research it after you (R44)."""
        state = choose(reaching(), Research(Specimen.GREEN_BIRD))
        assert Specimen.GREEN_BIRD is specimen_on(state, "A2")

        state = on(state, B, explorers={"A": "A0"})
        state = on(state, A, explorers={"A": "A5"})
        state = play(doing(state, B, Explore(2)), walk(B, "A1 A2"))
        state = choose(state, Research(Specimen.GREEN_BIRD))

        assert (Specimen.GREEN_BIRD,) == me(state, B).research

    def test_need_not(self) -> None:
        """It is not researched by whoever does not want to (DJ-213)."""
        state = decline(reaching())

        assert ((), True) == (me(state).research, is_over(state))


def test_g93_researched_before() -> None:
    """A specimen researched before has no effect (DJ-213, R44)."""
    state = with_specimens(researched(bare(), "gb"), {"A2": "green_bird"})
    state = on(state, A, explorers={"A": "A1"})
    state = play(doing(state, A, Explore(1)), walk(A, "A2"))

    assert (1, True) == (len(me(state).research), is_over(state))


class TestG94:
    """Golden case 94: research any specimen."""

    def test_g94_any_that_is_free(self) -> None:
        """Every specimen not researched before, wherever it is (DJ-009, DJ-251)."""
        state = museum(researched(bare(), "gb rf"), shown="bp", delivered="yr")
        state = doing(state, A, ResearchAny())

        said = [each for each in legal(state) if isinstance(each, ResearchSpecimen)]
        assert set(Specimen) - set(named("gb rf")) == {each.specimen for each in said}
        assert Rule.RESEARCH is refused(state, research("gb"))

    def test_all_researched(self) -> None:
        """Who has researched them all does nothing (DJ-251)."""
        state = with_me(bare(), A, research=tuple(Specimen))

        assert is_over(doing(state, A, ResearchAny()))


class TestG95:
    """Golden case 95: research on the islands of one's explorers."""

    def test_g95_anywhere_on_the_island(self) -> None:
        """Each specimen of an island with one's explorer (DJ-171, DJ-300, R45)."""
        state = on(bare(), A, explorers={"A": "A11", "C": "C0"})
        state = doing(state, A, ResearchIslands())

        spaces = ("A2", "A5", "A9", "A12", "C1", "C5")
        found = {specimen_on(state, space) for space in spaces}
        said = [each for each in legal(state) if isinstance(each, ResearchSpecimen)]
        assert found == {each.specimen for each in said}

    @pytest.mark.parametrize("space", ["O2", "B6"])
    def test_elsewhere(self, space: str) -> None:
        """Not in the ocean, nor where one has no explorer (R45)."""
        state = with_specimens(bare(), {space: "red_bird"})
        state = doing(on(state, A, ship="O2"), A, ResearchIslands())

        assert Rule.RESEARCH is refused(state, research("rb"))


def at_camp(state: State, coins: int = 4) -> State:
    """Let A's explorer come to the camp of A7, with so many coins."""
    state = on(with_me(state, A, coins=coins), A, explorers={"A": "A6"})
    return play(doing(state, A, Explore(1)), walk(A, "A7"))


def third_tent() -> State:
    """Let A, who has placed two tents, place the third at A7."""
    state = with_tents(bare(), A, {"O6": 0, "A4": 0})
    return play(at_camp(state), tent("A7", 0))


class TestG96:
    """Golden case 96: establishing a camp."""

    def test_g96_camp_and_tent(self) -> None:
        """Tent, camp icon, then one of the two beside the tent (DJ-216 to DJ-220)."""
        state = third_tent()
        assert (4, 2) == (me(state).coins, me(state).tents)
        assert {"O1", "O2", "O3"} == stops(state)

        state = play(state, sail(A, "O1"), ChooseEffect(A, 0), sail(A, "O3"))

        assert ("O3", True) == (me(state).ship, is_over(state))

    def test_the_other(self) -> None:
        """Or the other one of the two (DJ-220)."""
        state = play(third_tent(), sail(A, "O1"), ChooseEffect(A, 1), walk(A, "A8"))
        state = choose(state, GainCoins(2))

        assert ("O1", 4 + 2, True) == (me(state).ship, me(state).coins, is_over(state))


def test_g97_camp_before_tent() -> None:
    """The icon of the tent waits for those of the camp (DJ-219, R49)."""
    state = third_tent()
    assert DoEffect(A, Navigate(2)) == state.pending[-1]
    assert Rule.EFFECTS is refused(state, ChooseEffect(A, 0))

    state = decline(state)

    assert DoEffect(A, OneOf((Navigate(1), Explore(1)))) == state.pending[-1]


def test_g98_no_space_left() -> None:
    """Without an empty space no camp is established (DJ-215)."""
    state = with_tents(with_tents(bare(3), B, {"A7": 0}), C, {"A7": 1})

    state = at_camp(state)

    assert (5, True) == (me(state).tents, is_over(state))


class TestG99:
    """Golden case 99: the costs of a tent space."""

    def test_g99_not_payable(self) -> None:
        """Who cannot pay for the space places no tent (DJ-217)."""
        state = with_tents(with_tents(bare(), B, {"A7": 0}), A, {"O6": 0})

        assert is_over(at_camp(state, coins=0))

    def test_paid(self) -> None:
        """The coins of the space are paid; then comes the tent's icon (DJ-217)."""
        state = with_tents(with_tents(bare(), B, {"A7": 0}), A, {"O6": 0})
        state = play(at_camp(state, coins=1), tent("A7", 1))
        assert 0 == me(state).coins

        state = choose(decline(state), GainCoins(2))

        assert 2 == me(state).coins

    def test_a_taken_space(self) -> None:
        """A tent space holds one tent (DJ-215)."""
        state = at_camp(with_tents(bare(), B, {"A7": 0}))

        assert Rule.CAMP is refused(state, tent("A7", 0))

    def test_no_tents_left(self) -> None:
        """Who has no tent left establishes no camp (R48)."""
        assert is_over(at_camp(with_me(bare(), A, tents=0)))


class TestG100:
    """Golden case 100: one tent per player and camp."""

    def test_g100_one_tent_each(self) -> None:
        """Nobody has two tents at a camp (R48)."""
        state = doing(with_tents(bare(), A, {"A7": 0}), A, AnyCamp())

        assert Rule.CAMP is refused(state, tent("A7", 1))

    def test_nothing_to_do(self) -> None:
        """Coming there again does nothing (R48)."""
        assert is_over(at_camp(with_tents(bare(), A, {"A7": 0})))


class TestG101:
    """Golden case 101: a tent to any camp."""

    def test_g101_wherever_the_pieces_are(self) -> None:
        """The camp is free to choose, its space is paid for (DJ-011, DJ-255)."""
        state = doing(with_tents(bare(), A, {"O6": 0}), A, AnyCamp())
        state = choose(play(state, tent("C3", 0)), GainPoints(8))
        assert (8, 4 - 2) == (me(state).points, me(state).coins)

        state = choose(state, GainCoins(2))

        assert (4 - 2 + 2, 3, True) == (
            me(state).coins,
            me(state).tents,
            is_over(state),
        )

    def test_a_cost_too_high(self) -> None:
        """A space that one cannot pay for is not to be chosen (DJ-255)."""
        state = doing(with_me(bare(), A, coins=1), A, AnyCamp())

        assert Rule.CAMP is refused(state, tent("C3", 0))

    def test_another_camp(self) -> None:
        """By the icon of a camp, the tent goes there only (DJ-215)."""
        state = doing(bare(), A, Camp(SpaceId("A4")))

        assert Rule.CAMP is refused(state, tent("A7", 0))


@pytest.mark.parametrize(
    ("placed", "effects"),
    [
        ((), ()),
        (("O6",), (GainCoins(2),)),
        (("O6", "A4"), (OneOf((Navigate(1), Explore(1))),)),
        (("O6", "A4", "B4"), (OneOf((Correspond(1), Academy(discount=2))),)),
        (("O6", "A4", "B4", "B9"), ()),
    ],
)
def test_icons_beside_the_tents(
    placed: tuple[str, ...], effects: tuple[object, ...]
) -> None:
    """Each tent has its own icon, from the top (DJ-216, DJ-219)."""
    state = with_tents(bare(), A, dict.fromkeys(placed, 0))
    state = decline(play(at_camp(state), tent("A7", 0)))

    top = state.pending[-1]
    if not effects:
        assert is_over(state)
    elif isinstance(top, DoEffect):
        assert effects == (top.effect,)
    else:
        assert set(effects) == offered(state)


class TestG102:
    """Golden case 102: the points for all tents."""

    def test_g102_five_tents(self) -> None:
        """All five tents on camps bring five points at the end (DJ-366)."""
        assert 5 == final(with_me(plain(), A, tents=0))

    def test_four_tents(self) -> None:
        """Four bring none (DJ-366)."""
        assert 0 == final(with_me(plain(), A, tents=1))


def plain() -> State:
    """Let A have nothing that scores at the end."""
    return with_me(museum(bare()), A, coins=0, knowledge=0)


class TestG103:
    """Golden case 103: re-activating a tent."""

    def test_g103_the_camp_again(self) -> None:
        """The icons of a camp are done again, for no coins (DJ-167, DJ-314, R50)."""
        state = with_tents(with_me(bare(), A, coins=0), A, {"A7": 1, "O6": 0})
        state = play(doing(state, A, Reactivate()), again("A7"))
        assert (0, {"O1", "O2", "O3"}) == (me(state).coins, stops(state))

        state = play(state, sail(A, "O1"))

        assert (3, True) == (me(state).tents, is_over(state))

    def test_a_tent_of_ones_own(self) -> None:
        """The tent of another is not re-activated (DJ-314)."""
        state = with_tents(with_tents(bare(), A, {"A7": 0}), B, {"C3": 0})
        state = doing(state, A, Reactivate())

        assert Rule.REACTIVATE is refused(state, again("C3"))

    def test_no_tent(self) -> None:
        """Without a tent on a camp nothing happens (R50)."""
        assert is_over(doing(bare(), A, Reactivate()))
