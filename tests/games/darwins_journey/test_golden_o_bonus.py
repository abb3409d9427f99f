"""Golden cases 174 and 175: Alfred's bonus track and its cards."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import (
    CoinsGained,
    ExplorerMoved,
    PointsGained,
    TheoryAdvanced,
)
from tabletop.games.darwins_journey.events.alfred import BonusCardPlayed, BonusMoved
from tabletop.games.darwins_journey.kinds import BonusCardId, SpaceId
from tabletop.games.darwins_journey.pending.effects import BonusSteps, GainCoins
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ALFRED,
    LEVELS,
    alfred,
    alfred_part,
    crowded,
    does,
    draws,
    later,
    part,
    solo,
    standing,
    with_alfred,
)

LAPS = {"easy": 3, "medium": 4, "advanced_yellow": 5, "advanced_green": 4}


def moved(at: int, steps: int, number: int = 3, level: str = "easy") -> State:
    """Move his worker on the bonus track, in a round."""
    state = alfred_part(later(solo(level), number), bonus=at)
    return does(state, BonusSteps(steps))


def laps(state: State) -> int:
    """Return the points that he has for the end of his bonus track."""
    return alfred(state).score.laps


def cards(state: State, *names: str) -> State:
    """Lay his bonus cards above their spaces, from the left."""
    return alfred_part(state, cards=tuple(BonusCardId(each) for each in names))


def played(state: State) -> list[str]:
    """List the bonus cards that acted."""
    return [str(each.card) for each in events(state, BonusCardPlayed)]


# -- the way


@pytest.mark.parametrize(
    ("at", "steps", "to"), [(1, 1, 2), (5, 4, 9), (8, 2, 10), (10, 1, 1), (9, 4, 3)]
)
def test_a_cycle_of_ten(at: int, steps: int, to: int) -> None:
    """After the right-most space comes the left-most (p.28, DJS-032/034)."""
    assert to == part(moved(at, steps)).bonus


def test_g174_over_the_end() -> None:
    """From 9 by four: the card of 10, points for the end, then 1, 2 and 3 (p.28)."""
    state = moved(9, 4, number=5)

    assert (3, 3, 2) == (part(state).bonus, laps(state), alfred(state).theory)
    assert ["W2"] == played(state)


@pytest.mark.parametrize(
    ("at", "steps", "scored"),
    [(9, 1, True), (8, 5, True), (10, 4, False), (5, 4, False), (10, 10, True)],
)
def test_points_at_the_end(at: int, steps: int, scored: bool) -> None:
    """He scores when he comes to the end or past it, not when he leaves (p.28)."""
    assert 3 * scored == laps(moved(at, steps))


@pytest.mark.parametrize("level", LEVELS)
def test_points_printed_on_his_board(level: str) -> None:
    """The points are those of his board (p.28, DJS-033)."""
    state = moved(9, 1, number=1, level=level)

    assert LAPS[level] == laps(state)
    assert PointsGained(ALFRED, LAPS[level], Rule.BONUS_TRACK) in state.news


def test_points_each_time() -> None:
    """Every time round brings them again (p.28, DJS-033)."""
    state = later(solo(), 3)

    assert 6 == laps(does(state, BonusSteps(5), BonusSteps(10)))


# -- the cards


@pytest.mark.parametrize(
    ("at", "steps", "names"),
    [
        (4, 1, ["W1"]),
        (3, 4, ["W1"]),
        (5, 4, []),
        (9, 1, ["W2"]),
        (10, 4, []),
        (1, 3, []),
        (5, 5, ["W2"]),
        (10, 5, ["W1"]),
    ],
)
def test_coming_to_a_card(at: int, steps: int, names: list[str]) -> None:
    """A card acts when he comes to its space or past it, never when he leaves it."""
    assert names == played(moved(at, steps))


def test_cards_lie_as_they_were_laid() -> None:
    """What lies above 5 and 10 differs from game to game (p.27, DJS-017)."""
    state = cards(later(solo(), 5), "W2", "W1")

    assert (2, 0) == (
        alfred(does(alfred_part(state, bonus=4), BonusSteps(1))).theory,
        alfred(does(alfred_part(state, bonus=9), BonusSteps(1))).theory,
    )


@pytest.mark.parametrize(("number", "coins"), [(1, 2), (2, 0), (3, 0), (4, 0), (5, 0)])
def test_row_of_the_first_round(number: int, coins: int) -> None:
    """Only in the first round the card W2 brings two coins (p.28, DJS-036)."""
    assert 4 + coins == alfred(moved(9, 1, number)).coins


def test_row_of_the_second_round() -> None:
    """In the second round W2 brings a stamp to each envelope (p.28, DJS-036)."""
    assert ((0, 1),) * 3 == moved(9, 1, 2).post.stamps


def test_row_of_the_third_round() -> None:
    """In the third round W2 brings a seal (p.28, DJS-036)."""
    assert 2 == len(alfred(moved(9, 1, 3)).rows[0])


def test_row_of_the_fourth_round() -> None:
    """In the fourth round W2 lets him navigate by two (p.28, DJS-036)."""
    assert "O2" == alfred(moved(9, 1, 4)).ship


def test_row_of_the_fifth_round() -> None:
    """In the fifth round W2 advances his theory by two (p.28, DJS-036)."""
    assert 2 == alfred(moved(9, 1, 5)).theory


# -- both in one movement


@pytest.mark.parametrize(
    ("at", "steps", "names"),
    [(4, 6, ["W1", "W2"]), (9, 6, ["W2", "W1"]), (2, 9, ["W1", "W2"])],
)
def test_g175_in_the_order_crossed(at: int, steps: int, names: list[str]) -> None:
    """Both cards that are crossed act, the first one first (p.28, DJS-037)."""
    state = moved(at, steps, number=1)

    assert names == played(state)
    order = {"W1": ExplorerMoved, "W2": CoinsGained}
    done = [type(each) for each in state.news if type(each) in order.values()]
    assert [order[each] for each in names] == list(dict.fromkeys(done))


def test_once_round() -> None:
    """Fifteen steps from 5 cross 10, 5 and 10 (p.28, DJS-035)."""
    state = moved(5, 15, number=5)

    assert (["W2", "W1", "W2"], 6) == (played(state), laps(state))


def test_movement_before_cards() -> None:
    """He stands where the movement ends when the first card acts (p.28, R76)."""
    state = moved(4, 6, number=5)

    assert BonusMoved(6, 10) in state.news
    first = next(each for each in state.news if isinstance(each, BonusCardPlayed))
    assert state.news.index(BonusMoved(6, 10)) < state.news.index(first)


def test_steps_by_a_card() -> None:
    """Steps that a card brings are made at once, before the next card acts (R76).

    From 4 by nine to 3, past both cards. The first brings two coins too many: two steps
    more, to it again, which is two coins and two steps again. Then the other acts.
    """
    state = standing(cards(solo(), "W2", "W1"), explorers={"A": "A1"})
    state = alfred_part(with_alfred(state, coins=12), bonus=4)

    state = does(state, BonusSteps(9))

    done = [each for each in state.news if isinstance(each, BonusMoved | ExplorerMoved)]
    walk = ExplorerMoved(ALFRED, (SpaceId("A2"),))
    assert [BonusMoved(9, 3), BonusMoved(2, 5), BonusMoved(2, 7), walk] == done
    assert 3 == laps(state)


def test_coins_before_further_steps() -> None:
    """The steps for surplus coins of a rest come before its own two (R75)."""
    state = later(with_alfred(crowded(solo()), coins=9), 5)

    state = draws(alfred_part(state, bonus=1), "main")

    assert [BonusMoved(4, 5), BonusMoved(2, 7)] == events(state, BonusMoved)


def test_surplus_of_one_gain_is_one_movement() -> None:
    """All surplus coins of a gain are one movement (R76)."""
    state = alfred_part(later(with_alfred(solo(), coins=12), 5), bonus=4)

    state = does(state, GainCoins(7))

    assert BonusMoved(7, 1) in state.news
    assert ["W1", "W2"] == played(state)


def test_the_rest_of_an_effect_waits_for_the_steps() -> None:
    """What a gain moves is over before the next icon of the space (R75)."""
    state = alfred_part(later(with_alfred(solo(), coins=12), 5), bonus=9)
    state = does(state, GainCoins(1), GainCoins(1))

    told = [type(each) for each in state.news]
    assert told.index(TheoryAdvanced) < len(told) - 1 - told[::-1].index(BonusMoved)
