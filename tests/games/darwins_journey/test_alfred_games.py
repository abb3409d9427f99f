"""Whole games against Alfred: they end, keep to his rules, and differ by difficulty."""

from __future__ import annotations

from statistics import mean

import pytest

from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.solo import LEVELS, ME, alfred, part, row
from tests.games.darwins_journey.solo_games import (
    alfreds_points,
    at_random,
    greedy,
    questions,
)


def breaches(state: State) -> set[str]:
    """Name what is against Alfred's rules in a position."""
    own = alfred(state)
    rows = [row(state, worker) for worker in range(4)]
    kept = {
        "nobody else is asked": GAME.to_act(state) in ((ME,), ()),
        "at most twelve coins": 0 <= own.coins <= 12,
        "no knowledge": own.knowledge == 0,
        "at most six seals": max(map(len, rows)) <= 6,
        "no fourth of a colour": all(
            each.count(letter) <= 3 for each in rows for letter in "gbyr"
        ),
        "four workers": len(own.at) == 4,
        "three explorers": own.unused + sum(each is not None for each in own.explorers)
        == 3,
        "twelve stamps": sum(own.stacks)
        + own.tray
        + sum(there[1] for there in state.post.stamps)
        == 12,
        "all eight cards": part(state).deck.total + len(part(state).drawn) == 8,
        "the bonus track": 1 <= part(state).bonus <= 10,
        "no objectives": (own.reserve, own.crew) == ((), ()),
    }
    return {name for name, is_kept in kept.items() if not is_kept}


def ends(level: str, seed: int) -> None:
    """Play a game at random; it ends within limits and keeps to the rules."""
    for asked, state in enumerate(questions(level, seed, at_random)):
        assert set() == breaches(state), f"{level} {seed}"
        assert asked < 400, f"{level} {seed}"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.grade in ("victory", "defeat")


@pytest.mark.parametrize("level", LEVELS)
def test_games_end(level: str) -> None:
    """Games at random end after five rounds, and nothing in them breaks his rules."""
    for seed in range(10):
        ends(level, seed)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_thousand_games_end(level: str) -> None:
    """So do a thousand of them."""
    for seed in range(250):
        ends(level, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_positions_are_possible(level: str) -> None:
    """Nothing is impossible about a position that the player comes to."""
    for state in questions(level, 77, at_random):
        assert GAME.flaw is not None
        assert None is GAME.flaw(state)


def strengths(games: int) -> dict[str, float]:
    """Measure what Alfred scores on average, by difficulty, against a greedy player."""
    means = {
        level: mean(alfreds_points(level, seed, greedy) for seed in range(games))
        for level in LEVELS
    }
    print({level: round(points, 1) for level, points in means.items()})
    return means


def test_difficulties() -> None:
    """Alfred scores more on advanced boards than on the easy one."""
    means = strengths(games=5)

    assert means["easy"] < means["advanced_yellow"]
    assert means["easy"] < means["advanced_green"]


@pytest.mark.slow
def test_order_of_difficulties() -> None:
    """Easy, medium, advanced: Alfred scores more and more on average."""
    means = strengths(games=80)

    assert means["easy"] < means["medium"]
    assert means["medium"] < means["advanced_yellow"]
    assert means["medium"] < means["advanced_green"]
