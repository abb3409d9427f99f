"""What could not be done is told, and so is what did not fit on Alfred's coin track."""

from __future__ import annotations

from tabletop.games.darwins_journey.events import (
    AlfredDecided,
    AlfredSkipped,
    CoinsGained,
    CoinsOverflowed,
    Declined,
    Lapsed,
    Matter,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Deliver,
    GainCoins,
    Unlock,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.positions import (
    A,
    doing,
    events,
    place,
    play,
    start,
    turn,
    with_me,
)
from tests.games.darwins_journey.positions_more import researched
from tests.games.darwins_journey.solo import (
    ALFRED,
    does,
    draws,
    opened,
    scrolls,
    solo,
    with_alfred,
    with_rows,
)
from tests.games.darwins_journey.verbs import deliver


def test_unlocking_without_coins() -> None:
    """A worker who comes to unlock without coins finds nothing to do (R10)."""
    state = turn(with_me(start(), A, coins=0), A)

    state = play(state, place(A, 0, "small_left"))

    assert [Lapsed(A, (Unlock(),))] == events(state, Lapsed)


def test_second_delivery_without_coins() -> None:
    """A second delivery that cannot be paid lapses; nobody has declined it (p.16)."""
    state = researched(with_me(start(), A, coins=0), "gr bp")
    state = doing(state, A, Deliver(most=2, cost=30))

    state = play(state, deliver("gr"))

    assert [Lapsed(A, (Deliver(most=2, cost=30, done=1),))] == events(state, Lapsed)
    assert [] == events(state, Declined)


def test_coins_without_room() -> None:
    """Coins beyond the twelfth are told apart from those that he gained (p.28)."""
    state = does(with_alfred(solo(), coins=10), GainCoins(5))

    assert [CoinsGained(ALFRED, 2)] == events(state, CoinsGained)
    assert [CoinsOverflowed(ALFRED, 3)] == events(state, CoinsOverflowed)


def test_stronger_place_that_costs_too_much() -> None:
    """The stronger place that he cannot pay is named with its coins (g178)."""
    state = opened(solo(), "navigation_2 navigation_3")
    state = with_rows(state, {0: "bb"})

    state = draws(with_alfred(state, coins=2), 1)

    told = [each for each in events(state, AlfredSkipped) if "navigation" in each.what]
    assert [("navigation 3", Rule.STRONGEST_PLACE)] == [
        (each.what, each.rule) for each in told
    ]
    assert "it would cost 3 coins, and Alfred has 2" == told[0].why


def test_row_that_decides() -> None:
    """A decision names the row whose seals it has to do with (p.29, p.31)."""
    state = with_rows(scrolls(solo(), "gby"), {0: "yyy"})

    state = does(state, Academy())

    (told,) = (each for each in events(state, AlfredDecided))
    assert (Matter.SEAL, 1) == (told.matter, told.row)
