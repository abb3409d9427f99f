"""Golden cases 1 to 7: what everybody begins with, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Bag
from tabletop.games.beacon_patrol import DEFAULT, GAME, HARBOUR, Feature, TileId
from tests.games.beacon_patrol.drawing import dealt, ship, tokens


def test_g01_one_player() -> None:
    """Alone: three tiles, four blue tokens, 51 tiles to draw, a ship at home."""
    state = dealt(GAME.new_game(1))

    assert (1, 3) == (len(state.captains), len(state.captains[0].hand))
    assert (4, 51, (0, 0)) == (tokens(state), state.pile.total, ship(state))
    assert (0,) == GAME.to_act(state)


def test_g03_three_players() -> None:
    """Of three, each has three tiles and three tokens; 45 tiles are left to draw."""
    state = dealt(GAME.new_game(3))

    assert [3, 3, 3] == [len(captain.hand) for captain in state.captains]
    assert [3, 3, 3] == [captain.tokens for captain in state.captains]
    assert 45 == state.pile.total


def test_g04_four_players() -> None:
    """Of four, each has two tiles and two tokens; 46 tiles are left to draw."""
    state = dealt(GAME.new_game(4))

    assert [2, 2, 2, 2] == [len(captain.hand) for captain in state.captains]
    assert [2, 2, 2, 2] == [captain.tokens for captain in state.captains]
    assert 46 == state.pile.total


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_g06_base_game_has_54_tiles(players: int) -> None:
    """Hands and pile hold the base set: no windmill or pier, no headquarters."""
    state = dealt(GAME.new_game(players))
    hands = [tile for captain in state.captains for tile in captain.hand]
    there = Bag.of(hands) + state.pile

    features = Counter(tile[-1] for tile in there.elements())
    assert {"L": 12, "B": 16, "P": 26} == features
    assert 54 == there.total
    assert state.sea[HARBOUR] not in there


def test_g07_edges_of_the_base_set() -> None:
    """Every tile has water somewhere; each side is land on 18 of the 54."""
    tiles = list(DEFAULT.pile(windmills=False).elements())

    assert all("W" in tile[:4] for tile in tiles)
    assert [18] * 4 == [[tile[side] for tile in tiles].count("L") for side in range(4)]


def test_headquarters_are_a_lighthouse_in_open_sea() -> None:
    """The headquarters show water all round, and score as a lighthouse (BP-057)."""
    assert "WWWW" == DEFAULT.headquarters.edges
    assert Feature.LIGHTHOUSE is DEFAULT.headquarters.feature
    assert TileId("WWWW-L") == GAME.new_game().sea[HARBOUR]
