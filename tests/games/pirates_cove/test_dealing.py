"""States that are dealt from views: what a viewer cannot know comes out otherwise."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, Observer, SeededRng, seats
from tabletop.games.pirates_cove import GAME, ChooseRigs, Island, Rig, State
from tests.games.pirates_cove.drawing import A, B, given, play, ship
from tests.games.pirates_cove.playing import advanced, sampled, seen_by
from tests.games.pirates_cove.showing import courses, flaw, hand

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])


@cache
def positions(players: int) -> tuple[State, ...]:
    """Collect positions of random games."""
    return tuple(
        state for seed in range(2) for state in sampled(players, "views", seed, every=9)
    )


def observers(state: State) -> tuple[Observer, ...]:
    """Name everybody who looks on."""
    return (*seats(len(state.pirates)), SPECTATOR)


@COUNTS
def test_dealt_states_look_the_same(players: int) -> None:
    """From a state that is dealt from a view the same view is had, news too."""
    for number, state in enumerate(positions(players)):
        for observer in observers(state):
            seen = GAME.view(state, observer)
            dealt = GAME.determinize(seen, SeededRng("deal", number))

            again = GAME.view(dealt, observer)
            assert (seen, seen.news) == (again, again.news)
            assert GAME.to_act(state) == GAME.to_act(dealt)
            assert GAME.outcome(state) == GAME.outcome(dealt)
            assert (GAME.chance(state) is None) is (GAME.chance(dealt) is None)


@COUNTS
def test_dealt_states_are_possible(players: int) -> None:
    """A state that is dealt has no flaw, and no Parrot in any hand (A33)."""
    for number, state in enumerate(positions(players)):
        dealt = GAME.determinize(GAME.view(state, A), SeededRng("deal", number))

        assert flaw(dealt) is None
        assert not any("parrot" in card for each in dealt.pirates for card in each.hand)


@COUNTS
def test_dealt_states_allow_the_same(players: int) -> None:
    """The viewer may do the same in it, and is refused with the same words."""
    for number, state in enumerate(positions(players)[::5]):
        for observer in seats(players):
            seen = GAME.view(state, observer)
            dealt = GAME.determinize(seen, SeededRng("deal", number))

            legal = GAME.legal_actions(state, observer)
            assert legal == GAME.legal_actions(dealt, observer)
        if GAME.to_act(state):
            actor = GAME.to_act(state)[0]
            dealt = GAME.determinize(GAME.view(state, actor), SeededRng(number))
            assert seen_by(state, actor) == seen_by(dealt, actor)


def test_dealt_hands_differ() -> None:
    """What the viewer cannot know comes out differently."""
    state = given(ship(6, hand="fame_1"), ship(6, hand="fame_3 freebooter"))
    dealt = [
        GAME.determinize(GAME.view(state, A), SeededRng(seed)) for seed in range(40)
    ]

    assert {"fame_1"} == {hand(each, A) for each in dealt}
    assert len({hand(each, B) for each in dealt}) > 20
    assert {2} == {len(each.pirates[B].hand) for each in dealt}


def test_dealt_choices_differ() -> None:
    """Secret choices of others come out differently, the own one stays (A1, A5)."""
    state = play(given(), "A: sail 3", "B: sail 4")
    seen = [
        courses(GAME.view(GAME.determinize(GAME.view(state, A), SeededRng(seed)), B))
        for seed in range(60)
    ]
    rigged = play(advanced(3), "A: rig 2 4 2 2", "B: rig 2 2 2 2")
    rigs = {
        GAME.determinize(GAME.view(rigged, A), SeededRng(seed)).pending[-1]
        for seed in range(30)
    }

    assert set(Island) - {Island.COVE} == {each[B] for each in seen}
    assert len(rigs) > 10
    assert all(
        isinstance(each, ChooseRigs) and each.rigs[A] == Rig(2, 4, 2, 2)
        for each in rigs
    )
