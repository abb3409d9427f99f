"""Pictures show nothing that their viewer may not know."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer
from tabletop.games.pirates_cove import GAME, State
from tests.games.pirates_cove.drawing import A, B, given, play, sailing, ship
from tests.games.pirates_cove_render.positions import position, seen


def shown(state: State, observer: Observer) -> str:
    """Draw everything an observer can see, both ways."""
    view = seen(state, observer)
    return GAME.svg(view) + GAME.text(view)


@pytest.mark.parametrize("observer", [A, SPECTATOR])
@pytest.mark.parametrize("other", ["fame_3 freebooter", "mastercraft_hull royal_navy"])
def test_hands_of_others_make_no_difference(observer: Observer, other: str) -> None:
    """Whatever two cards a player holds, others see the same pictures."""
    first, second = (
        given(ship(6, hand="fame_2"), ship(2, hand=hand), turned="2:T16")
        for hand in ("fame_1 smoke_screen", other)
    )

    assert shown(first, observer) == shown(second, observer)


def test_own_hands_make_a_difference() -> None:
    """The owner sees which cards they are."""
    first, second = (
        given(ship(6, hand=hand)) for hand in ("fame_1 fame_2", "fame_1 fame_3")
    )

    assert shown(first, A) != shown(second, A)


@pytest.mark.parametrize("observer", [A, SPECTATOR])
def test_courses_of_others_make_no_difference(observer: Observer) -> None:
    """Until all have chosen, nobody sees where another sails."""
    first, second = (play(sailing(), f"B: sail {number}") for number in (2, 5))

    assert shown(first, observer) == shown(second, observer)
    assert shown(first, B) != shown(second, B)


@pytest.mark.parametrize("observer", [A, SPECTATOR])
def test_rigs_of_others_make_no_difference(observer: Observer) -> None:
    """Nor how another rigs."""
    start = play(position("rigging"), "D: rig 2 2 2 2")
    first, second = (play(start, f"B: rig {rig}") for rig in ("2 2 2 2", "4 2 4 3"))

    assert shown(first, observer) == shown(second, observer)
    assert shown(first, B) != shown(second, B)
