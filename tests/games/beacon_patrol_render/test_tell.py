"""The news, asked for at the front door."""

from __future__ import annotations

from tabletop import SPECTATOR, SeededRng
from tabletop.games import beacon_patrol


def test_the_front_door_tells_the_news() -> None:
    """``tell`` says in sentences what the last action has brought about."""
    state = beacon_patrol.advance(beacon_patrol.new_game(1), SeededRng(3))
    action = beacon_patrol.parse_action("LLLW-L@1,0", state)
    state = beacon_patrol.apply(state, action)

    told = beacon_patrol.tell(beacon_patrol.view(state, SPECTATOR))
    assert "Player 0 placed LLLW-L at 1,0." == told
