from __future__ import annotations

from tabletop import Outcome, PlayerId, ranked
from tabletop.agents import reward

ONE, TWO, THREE = PlayerId(0), PlayerId(1), PlayerId(2)


def ended(*scores: int, ranking: tuple[tuple[PlayerId, ...], ...] = ()) -> Outcome:
    """End a game with these points, ranked by them."""
    return Outcome(ranking or ranked(scores), scores, ((),) * len(scores), "Over.")


def test_a_win_is_worth_more_than_a_draw() -> None:
    """To win narrowly is better than to draw with many points."""
    assert reward(ended(2, 1), ONE) > reward(ended(90, 90), ONE)


def test_a_draw_is_worth_more_than_a_defeat() -> None:
    """To lose narrowly is worse than to draw with nothing."""
    assert reward(ended(0, 0), ONE) > reward(ended(8, 9), ONE)


def test_each_place_is_worth_more_than_the_next() -> None:
    """Of three players the second stands between the others."""
    outcome = ended(9, 8, 7)

    assert reward(outcome, ONE) > reward(outcome, TWO) > reward(outcome, THREE)


def test_a_shared_place_is_worth_the_mean_of_the_places() -> None:
    """To share the first of three places is less than to have it alone."""
    shared = ended(5, 5, 5, ranking=((ONE, TWO), (THREE,)))
    alone = ended(5, 5, 5, ranking=((ONE,), (TWO, THREE)))

    assert 0.75 == reward(shared, ONE)
    assert 1.0 == reward(alone, ONE)


def test_a_larger_lead_is_worth_more() -> None:
    """Of two wins the clearer one is better."""
    assert reward(ended(9, 1), ONE) > reward(ended(9, 8), ONE)


def test_a_tie_break_counts_more_than_points() -> None:
    """Who is ranked first has won, whatever the points say."""
    outcome = ended(3, 9, ranking=((ONE,), (TWO,)))

    assert reward(outcome, ONE) > reward(outcome, TWO)


def test_a_team_of_all_strives_for_points() -> None:
    """Where all share every place, more points are better."""
    low = ended(10, 10, ranking=((ONE, TWO),))
    high = ended(11, 11, ranking=((ONE, TWO),))

    assert reward(high, ONE) > reward(low, ONE)


def test_who_plays_alone_strives_for_points() -> None:
    """A single player has no place to gain."""
    assert reward(ended(7), ONE) > reward(ended(6), ONE)
