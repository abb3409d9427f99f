from __future__ import annotations

import copy
import pickle

from tabletop import CHANCE, SPECTATOR, PlayerId, others, seat_after, seats


def test_seats_are_counted_from_zero() -> None:
    """Three players have the seats 0, 1, 2."""
    assert seats(3) == (0, 1, 2)


def test_no_players_have_no_seats() -> None:
    """A table of nobody has no seats."""
    assert seats(0) == ()


def test_the_next_seat_follows_in_turn_order() -> None:
    """After seat 0 comes seat 1."""
    assert seat_after(PlayerId(0), 3) == 1


def test_the_last_seat_is_followed_by_the_first() -> None:
    """The order goes round the table."""
    assert seat_after(PlayerId(2), 3) == 0


def test_alone_one_follows_oneself() -> None:
    """A table of one goes round to the same seat."""
    assert seat_after(PlayerId(0), 1) == 0


def test_others_begin_with_the_next() -> None:
    """The others stand in turn order, the next first."""
    assert others(PlayerId(2), 4) == (3, 0, 1)


def test_alone_there_are_no_others() -> None:
    """A table of one has no others."""
    assert others(PlayerId(0), 1) == ()


def test_chance_is_nobody_at_the_table() -> None:
    """Chance equals no seat."""
    table: tuple[object, ...] = seats(9)

    assert CHANCE not in table


def test_the_spectator_is_nobody_at_the_table() -> None:
    """The spectator equals no seat."""
    table: tuple[object, ...] = seats(9)

    assert SPECTATOR not in table


def test_chance_stays_itself_when_pickled() -> None:
    """Asking `is CHANCE` works across processes."""
    assert pickle.loads(pickle.dumps(CHANCE)) is CHANCE


def test_the_spectator_stays_itself_when_copied() -> None:
    """Asking `is SPECTATOR` works after copying."""
    assert copy.deepcopy(SPECTATOR) is SPECTATOR
