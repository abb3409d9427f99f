"""Fields that hold what no annotation allows are refused, not stumbled over."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import AnyGame, IllegalAction, SeededRng, TurnRule, get_game
from tabletop.core.fields import misfit
from tabletop.games import beacon_patrol, lock_n_go, pirates_cove

WRONG: Any = ["C1"]

ODD: list[tuple[str, Any]] = [
    ("lock_n_go", lock_n_go.MoveDisc(lock_n_go.BLACK, WRONG, lock_n_go.Space("C2"))),
    ("beacon_patrol", beacon_patrol.MoveShip(lock_n_go.BLACK, WRONG)),
    ("pirates_cove", pirates_cove.RigShip(lock_n_go.BLACK, 2, 2, 2, WRONG)),
]


@pytest.mark.parametrize(("name", "action"), ODD)
def test_a_field_of_another_type_is_refused(name: str, action: Any) -> None:
    """Neither `refusal` nor `apply` stumbles: both say which field it is."""
    game: AnyGame = get_game(name)
    state = game.advance(game.new_game(), SeededRng(1))

    refusal = game.refusal(state, action)
    assert refusal is not None
    assert TurnRule.ACTIONS is refusal.rule
    assert misfit(action) == refusal.params["field"]
    with pytest.raises(IllegalAction):
        game.apply(state, action)


def test_what_is_annotated_fits() -> None:
    """Optional fields, unions and nested values of the right types are no misfits."""
    lock = lock_n_go.MoveRowLock(lock_n_go.Row(5))
    one, two = lock_n_go.Space("E1"), lock_n_go.Space("D1")

    assert misfit(lock_n_go.MoveDisc(lock_n_go.BLACK, one, two, lock)) is None
    assert misfit(lock_n_go.MoveDisc(lock_n_go.BLACK, one, two)) is None
    assert misfit(beacon_patrol.MoveShip(lock_n_go.BLACK, (1, 0))) is None
    far: Any = (1, 0, 2)
    assert "to" == misfit(beacon_patrol.MoveShip(lock_n_go.BLACK, far))
    odd: Any = "1"
    assert "player" == misfit(lock_n_go.Pass(odd))
