"""The news, asked for at the front door."""

from __future__ import annotations

from tabletop import SPECTATOR
from tabletop.games import lock_n_go


def test_the_front_door_tells_the_news() -> None:
    """``tell`` says in sentences what the last action has brought about."""
    state = lock_n_go.new_game()
    state = lock_n_go.apply(state, lock_n_go.parse_action("C1-C2", state))

    assert "Black moved C1-C2." == lock_n_go.tell(lock_n_go.view(state, SPECTATOR))
