"""The news, asked for at the front door."""

from __future__ import annotations

from tabletop import SPECTATOR, PlayerId, SeededRng
from tabletop.games import pirates_cove


def test_the_front_door_tells_the_news() -> None:
    """``tell`` says in sentences what the last action has brought about."""
    player = PlayerId(0)
    state = pirates_cove.advance(pirates_cove.new_game(), SeededRng(3))
    action = pirates_cove.legal_actions(state, player)[0]
    state = pirates_cove.apply(state, action)

    told = pirates_cove.tell(pirates_cove.view(state, SPECTATOR))
    assert "Player 0 has chosen." == told
