from __future__ import annotations

import pytest

from tabletop import Outcome, PlayerId, UnknownId, ranked

ZERO, ONE, TWO = PlayerId(0), PlayerId(1), PlayerId(2)


def ended(*scores: int) -> Outcome:
    """End a game with these scores."""
    return Outcome(ranked(scores), scores, ((),) * len(scores), "It is over.")


def test_the_highest_stands_first() -> None:
    """Seats are ordered by their keys, highest first."""
    assert ranked([5, 9, 7]) == ((1,), (2,), (0,))


def test_equal_keys_share_a_place() -> None:
    """A tie is one group, by seat."""
    assert ranked([10, 12, 10]) == ((1,), (0, 2))


def test_tie_breakers_are_tuples() -> None:
    """Keys may be tuples, compared from left to right."""
    assert ranked([(10, 1), (10, 3), (9, 9)]) == ((1,), (0,), (2,))


def test_keys_may_be_given_by_player() -> None:
    """A mapping ranks the players it names."""
    assert ranked({TWO: 1, ZERO: 5}) == ((0,), (2,))


def test_nobody_is_ranked_in_no_group() -> None:
    """Without players there is no place."""
    assert ranked([]) == ()


def test_the_winner_stands_first() -> None:
    """One player alone at the top wins."""
    assert ended(5, 9, 7).winners == (1,)


def test_who_shares_the_top_shares_the_win() -> None:
    """All players of the first group win."""
    assert ended(9, 5, 9).winners == (0, 2)


def test_the_best_has_the_first_place() -> None:
    """Places are counted from 1."""
    assert ended(5, 9, 7).place(ONE) == 1


def test_who_ties_has_the_same_place() -> None:
    """Everybody in a group has the place of the group."""
    assert ended(9, 5, 9).place(TWO) == 1


def test_places_are_skipped_after_a_tie() -> None:
    """After two on the first place comes the third."""
    assert ended(9, 5, 9).place(ONE) == 3


def test_who_did_not_play_has_no_place() -> None:
    """A stranger is an UnknownId, with the seat in it."""
    with pytest.raises(UnknownId, match="there is no player 7"):
        ended(1, 2).place(PlayerId(7))


def test_outcomes_compare_by_what_they_say() -> None:
    """Two equal endings are equal."""
    assert ended(1, 2) == ended(1, 2)


def test_outcomes_are_hashable() -> None:
    """Endings can be counted."""
    assert len({ended(1, 2), ended(1, 2)}) == 1
