"""Positions that no game can come to are refused, with a sentence."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tabletop import Bag, DecodingError, PlayerId
from tabletop.core.grids import GridMap
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    HARBOUR,
    Config,
    DrawTiles,
    Item,
    StartTurn,
    State,
    TileId,
)
from tests.games.beacon_patrol.drawing import P1, P2, flaw, given, play, sea

START = given("1,0 WWWW-P")
DRAWING = play(given(), "end")


def changed(state: State = START, **changes: Any) -> State:
    """Change a position, and leave all the rest."""
    return attrs.evolve(state, **changes)


def first(**changes: Any) -> State:
    """Change what the first player has."""
    captain = attrs.evolve(START.captains[0], **changes)
    return changed(captains=(captain, *START.captains[1:]))


def lying(table: str) -> State:
    """Lay out another table with the same tiles in the game, as far as may be."""
    return given(table, reachable=False)


def waiting(*pending: Item, of: State = DRAWING) -> State:
    """Let other things wait."""
    return changed(of, pending=pending)


TILE = TileId("WWWW-P")
TILES = START.config.content.pile(windmills=False).total
FLAWS: list[tuple[State, str]] = [
    # the tiles
    (changed(captains=()), "there are 0 captains"),
    (changed(captains=START.captains[:1] * 5), "there are 5 captains"),
    (changed(sea=sea("1,0 LLLL-P")), "there is no tile LLLL-P"),
    (first(hand=("WWWW-Z",)), "there is no tile WWWW-Z"),
    (changed(discarded=Bag({TileId("pier"): 1})), "there is no tile pier"),
    (changed(sea=GridMap({(1, 0): TILE})), "the headquarters are not at 0,0"),
    (changed(sea=sea("").placed(HARBOUR, TILE)), "the headquarters are not at 0,0"),
    (changed(sea=sea("")), "there are 5 of the tile WWWW-P, not 6"),
    (changed(discarded=Bag({TILE: 1})), "there are 7 of the tile WWWW-P, not 6"),
    (changed(pile=START.pile.plus(TileId("WWWW-M"))), "there are 1 of the tile WWWW-M"),
    (lying("1,0 WWWW-L"), "there are 1 of the tile WWWW-L, not 0"),
    # the table
    (lying("1,0 WWWL-P"), "land meets water on a side of the tile at 0,0"),
    (lying("1,0 WWWW-P; 2,0 WWWL-P"), "land meets water on a side of the tile at 1,0"),
    (
        lying("2,0 WWWW-P"),
        "no water way leads from the headquarters to the tile at 2,0",
    ),
    (
        lying("1,0 WLWW-P; 2,0 WWWL-P"),
        "no water way leads from the headquarters to the tile at 2,0",
    ),
    # the players
    (first(ship=(2, 0)), "the ship of player 0 is on no tile"),
    (
        first(hand=START.captains[0].hand[::-1]),
        "the tiles of player 0 do not lie in the order of their ids",
    ),
    (given("", "WWWW-P " * 4, reachable=False), "player 0 has more than 3 tiles"),
    (
        given("", "WWWW-P " * 3, players=4, reachable=False),
        "player 0 has more than 2 tiles",
    ),
    (first(tokens=4), "player 0 cannot have 4 tokens"),
    (first(tokens=-1), "player 0 cannot have -1 tokens"),
    # the turn
    (changed(player=PlayerId(2)), "there is no player 2"),
    (changed(player=PlayerId(-1)), "there is no player -1"),
    (changed(config=Config(first_player=PlayerId(3))), "there is no player 3"),
    (changed(turn=-1), "the game cannot be -1 turns old"),
    (changed(turn=10**18), "the game cannot be 1000000000000000000 turns old"),
    (changed(turn=TILES + 3), f"the game cannot be {TILES + 3} turns old"),
    (
        given(players=1, swapped=True, reachable=False),
        "who plays alone cannot have swapped tiles",
    ),
    # what waits
    (
        waiting(StartTurn(PlayerId(2)), DrawTiles(P1, 3)),
        "something waits for player 2, who is not there",
    ),
    (
        waiting(StartTurn(P2), DrawTiles(PlayerId(2), 3)),
        "something waits for player 2, who is not there",
    ),
    (waiting(StartTurn(P2)), "what waits is tiles to be drawn, and then the next turn"),
    (
        waiting(DrawTiles(P1, 3), StartTurn(P2)),
        "what waits is tiles to be drawn, and then the next turn",
    ),
    (waiting(DrawTiles(P1, 3)), "no tiles can be waited for now"),
    (
        waiting(StartTurn(P1), StartTurn(P2), DrawTiles(P1, 3)),
        "no tiles can be waited for now",
    ),
    (
        waiting(StartTurn(P2), DrawTiles(P1, 1), of=given("", "WWWW-P", "", pile="")),
        "no tiles can be waited for now",
    ),
    (waiting(StartTurn(P2), DrawTiles(P1, 4)), "player 0 cannot draw 4 tiles"),
    (waiting(StartTurn(P2), DrawTiles(P1, 0)), "player 0 cannot draw 0 tiles"),
    (waiting(StartTurn(P2), DrawTiles(P2, 1)), "player 1 cannot draw 1 tiles"),
    (
        waiting(StartTurn(P2), DrawTiles(P1, 1), DrawTiles(P1, 2)),
        "a player is to draw tiles twice",
    ),
    (
        waiting(StartTurn(P2), DrawTiles(P1, 3), DrawTiles(P1, 3)),
        "a player is to draw tiles twice",
    ),
]


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_flaw(state: State, sentence: str) -> None:
    """What is impossible about a position is said in a sentence."""
    found = flaw(state)

    assert found is not None
    assert sentence in found


@pytest.mark.parametrize(
    "state", [START, DRAWING, GAME.new_game(4), changed(turn=TILES + 2)]
)
def test_no_flaw(state: State) -> None:
    """A position that a game can come to has no flaw."""
    assert flaw(state) is None


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_is_not_loaded(state: State, sentence: str) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    with pytest.raises(DecodingError, match="no game can come to this") as caught:
        GAME.loads_state(GAME.dumps(state))

    assert "$.data" == caught.value.path
    assert sentence in caught.value.reason


def lonely() -> State:
    """Let a captain play alone with one tile a turn, which may be kept for ever."""
    tables = tuple(
        attrs.evolve(table, tiles=1) if table.players == 1 else table
        for table in DEFAULT.tables
    )
    content = attrs.evolve(DEFAULT, name="One tile", tables=tables)
    return play(given(players=1, config=Config(content)), "end")


def test_a_tile_kept_for_ever_lets_a_game_grow_old() -> None:
    """Where nothing need be drawn, no number of turns is too large."""
    assert flaw(changed(lonely(), turn=10**6)) is None
