"""Golden cases 56 to 69: seals from the academy, purple seals, distinctions."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import PlacePurple, TakeSeal
from tabletop.games.darwins_journey.events import CoinsPaid, SealTaken
from tabletop.games.darwins_journey.kinds import LastingKind, Seal
from tabletop.games.darwins_journey.pending.effects import Academy, Explore, GainPurple
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.buying import buying, offered, paid, table, take
from tests.games.darwins_journey.positions import (
    A,
    B,
    decline,
    doing,
    events,
    legal,
    on,
    place,
    play,
    refused,
    seals_of,
    turn,
    walk,
    with_fifth,
    with_me,
    with_scrolls,
)

# -- what a seal costs


@pytest.mark.parametrize("scroll", range(4))
@pytest.mark.parametrize(
    ("row", "slot"), [("g", 0), ("gg", 1), ("ggg", 1), ("gggg", 2), ("ggggg", 3)]
)
def test_scroll_and_space_are_paid(scroll: int, row: str, slot: int) -> None:
    """A seal costs what its scroll and the space it covers say (DJ-120/188/190)."""
    state = buying(one=row)

    after = play(state, take(scroll))

    assert 9 - scroll - slot == after.people[A].coins
    assert [CoinsPaid(A, scroll + slot)] * (scroll + slot > 0) == events(
        after, CoinsPaid
    )


def test_any_seal_of_a_scroll() -> None:
    """Each of the twelve seals can be bought (DJ-187)."""
    columns = {
        (action.scroll, action.column)
        for action in legal(buying(one="g"))
        if isinstance(action, TakeSeal)
    }

    assert {(scroll, column) for scroll in range(4) for column in range(3)} == columns


def test_seal_leaves_the_scroll() -> None:
    """The seal goes from its space to the row, and is told of (DJ-189)."""
    after = play(buying(one="g"), take(1, column=2))

    assert "gb" == seals_of(after, A, 1)
    assert (Seal.RED, Seal.GREEN, None) == after.board.scrolls[1]
    assert [SealTaken(A, Seal.BLUE, 1, 2, 1)] == events(after, SealTaken)


@pytest.mark.parametrize(("scroll", "row", "coins"), [(3, "g", 3), (2, "gggg", 4)])
def test_seal_must_be_paid(scroll: int, row: str, coins: int) -> None:
    """Who has a coin too few cannot take the seal (DJ-188, DJ-190)."""
    assert Rule.ACADEMY is refused(buying(coins=coins - 1, one=row), take(scroll))
    assert 0 == play(buying(coins=coins, one=row), take(scroll)).people[A].coins


def test_buying_may_be_declined() -> None:
    """Nobody has to buy a seal (DJ-158)."""
    state = decline(buying(one="g"))

    assert ("g", 9, (B,)) == (
        seals_of(state, A, 1),
        state.people[A].coins,
        GAME.to_act(state),
    )


# -- discounts


@pytest.mark.parametrize(
    ("scroll", "row", "discount", "coins"),
    [(0, "gg", 2, 0), (1, "gg", 2, 0), (2, "gg", 2, 1), (1, "gggg", 1, 2)],
)
def test_g58_discount_on_the_sum(
    scroll: int, row: str, discount: int, coins: int
) -> None:
    """A discount goes off both costs together; no change is given (R22, R29)."""
    assert coins == paid(buying(Academy(discount=discount), one=row), scroll)


def test_discount_lets_the_poor_buy() -> None:
    """With two off, one coin pays for a sum of three (R29)."""
    state = buying(Academy(discount=2), coins=1, one="gg")

    assert 1 == paid(state, 2)
    assert Rule.ACADEMY is refused(state, take(3))


@pytest.mark.parametrize(("row", "coins"), [("g", 0), ("ggg", 1), ("ggggg", 3)])
@pytest.mark.parametrize("scroll", [0, 3])
def test_free_scrolls(scroll: int, row: str, coins: int) -> None:
    """With the benefit only the space in the row is paid for (DJ-315)."""
    state = with_me(buying(one=row), A, lasting=(LastingKind.FREE_SCROLLS,))

    assert coins == paid(state, scroll)


def test_free_scrolls_of_others() -> None:
    """Somebody else's benefit helps nobody (DJ-315)."""
    state = with_me(buying(one="g"), B, lasting=(LastingKind.FREE_SCROLLS,))

    assert 3 == paid(state, 3)


def test_free_scrolls_and_discount() -> None:
    """A discount then goes off the space (R29, DJ-315)."""
    state = buying(Academy(discount=2), one="ggggg")
    state = with_me(state, A, lasting=(LastingKind.FREE_SCROLLS,))

    assert 1 == paid(state, 3)


def test_g69_free_academy() -> None:
    """On A20 any seal goes to the sixth space for nothing (DJ-166, R31)."""
    state = on(table(coins=0, one="ggggg"), A, explorers={"A": "A19"})
    state = play(doing(state, A, Explore(1)), walk(A, "A20"))

    state = play(state, take(3, column=2))

    assert ("gggggr", 0) == (seals_of(state, A, 1), state.people[A].coins)


# -- rows


@pytest.mark.parametrize("row", ["g", "gb", "gbyrg"])
def test_g60_left_most_space(row: str) -> None:
    """A seal covers the left-most empty space of a row (DJ-189)."""
    after = play(buying(one=row), take(0, column=1))

    assert row + "b" == seals_of(after, A, 1)


@pytest.mark.parametrize("worker", [1, 2, 3])
def test_any_worker_gets_the_seal(worker: int) -> None:
    """The player chooses the worker, wherever it stands (DJ-189)."""
    after = play(buying(one="g", two="g", three="g"), take(0, worker))

    assert "gg" == seals_of(after, A, worker)


@pytest.mark.parametrize("worker", [0, 4, 5, -1])
def test_rows_without_spaces(worker: int) -> None:
    """The top worker and the fifth get no seals (DJ-147, DJ-148, R33)."""
    state = doing(with_fifth(table(), A), A, Academy(is_free=True))

    assert Rule.SEAL_ROW is refused(state, take(0, worker))


def test_full_row() -> None:
    """A worker with six seals gets no seventh (DJ-149, R33)."""
    assert Rule.SEAL_ROW is refused(buying(one="gggbbb"), take(0))


@pytest.mark.parametrize("worker", [0, 1, 4])
def test_no_purple_seal_without_a_space(worker: int) -> None:
    """Purple seals need a space, too (R32, R33)."""
    state = doing(with_fifth(table(one="gggbbb"), A), A, GainPurple())

    assert Rule.SEAL_ROW is refused(state, PlacePurple(A, worker))


# -- scrolls


def test_g66_seal_that_was_taken() -> None:
    """A space stays empty until the clean-up (DJ-357, R30)."""
    state = doing(play(buying(one="g"), take(0)), A, Academy())

    assert Rule.ACADEMY is refused(state, take(0))
    assert take(0, column=1) in legal(state)


@pytest.mark.parametrize(("scroll", "column"), [(4, 0), (-1, 0), (0, 3), (0, -1)])
def test_seal_that_does_not_exist(scroll: int, column: int) -> None:
    """There are four scrolls with three seals each (DJ-069)."""
    assert Rule.ACADEMY is refused(buying(one="g"), take(scroll, column=column))


def test_empty_academy() -> None:
    """With no seal on any scroll nobody is asked (DJ-187)."""
    state = with_scrolls(table(), "...", "...", "...", "...")

    assert (B,) == GAME.to_act(doing(state, A, Academy()))


# -- purple seals


@pytest.mark.parametrize(
    ("row", "after"), [("g", "gp"), ("gg", "ggp"), ("gbyrg", "gbyrgp")]
)
def test_g64_purple_seal(row: str, after: str) -> None:
    """It goes to the left-most empty space, for nothing (DJ-007, DJ-264)."""
    state = doing(table(coins=0, one=row), A, GainPurple())

    state = play(state, PlacePurple(A, 1))

    assert (after, 0) == (seals_of(state, A, 1), state.people[A].coins)


def test_purple_seals_are_counted() -> None:
    """A purple seal comes from the tray; when that is empty there is none (R32)."""
    state = table(one="g")
    after = play(doing(state, A, GainPurple()), PlacePurple(A, 1))
    assert (12, 11) == (state.decks.purple, after.decks.purple)

    empty = replace(state, decks=replace(state.decks, purple=0))
    assert (B,) == GAME.to_act(doing(empty, A, GainPurple()))


def test_purple_seals_bring_distinctions() -> None:
    """A purple seal as the fourth one counts for the silver distinction (R32)."""
    state = play(doing(table(one="ggg"), A, GainPurple()), PlacePurple(A, 1))

    state = play(turn(state, A), place(A, 1, "exploration_1"))

    assert [Explore(3)] == offered(state)
