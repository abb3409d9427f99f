"""News: what each action brought about, told in order."""

from __future__ import annotations

from tabletop import Session
from tabletop.games.beacon_patrol import (
    GAME,
    ShipMoved,
    TileDrawn,
    TileExplored,
    TileId,
    TilePlaced,
    TilesDiscarded,
    TilesSwapped,
    TurnEnded,
    TurnStarted,
)
from tests.games.beacon_patrol.drawing import P1, P2, ROUND, given, play

A, B, C = TileId("LWWW-P"), TileId("WLWW-P"), TileId("WWLW-P")
SEA = TileId("WWWW-P")


def test_placing() -> None:
    """A placement tells of the tile and of the ship that sailed onto it."""
    state = play(given("", SEA), "WWWW-P@0,1")

    assert (TilePlaced(P1, SEA, (0, 1)), ShipMoved(P1, (0, 0), (0, 1))) == state.news


def test_placing_closes_the_tile_itself_and_others() -> None:
    """A placement tells of every tile that it made explored, its own first."""
    state = given(
        "0,1 WWWW-P; 1,1 WWLW-P; 2,1 WWWW-P; 2,0 WWWL-P; 1,-1 LWWW-P;"
        "0,-1 WWWW-B; -1,0 WWWW-B",
        "LLLW-P",
    )

    state = play(state, "LLLW-P@1,0")

    closed = [event for event in state.news if isinstance(event, TileExplored)]
    assert [
        TileExplored(TileId("LLLW-P"), (1, 0), 1),
        TileExplored(TileId("WWWW-L"), (0, 0), 3),
    ] == closed


def test_explored_tiles_are_told_of_once() -> None:
    """What was explored before is no news."""
    state = play(given(ROUND, SEA), "1,0", "WWWW-P@2,0")

    assert not any(isinstance(event, TileExplored) for event in state.news)


def test_moving_by_a_token() -> None:
    """A move tells where from and where to."""
    state = play(given("1,0 WWWW-P"), "1,0")

    assert (ShipMoved(P1, (0, 0), (1, 0), tokens=1),) == state.news


def test_discarding_to_move() -> None:
    """A discarded tile is told of before the move that it pays for."""
    state = play(given("1,0 WWWW-P", A), f"{A}>1,0")

    assert (TilesDiscarded(P1, (A,)), ShipMoved(P1, (0, 0), (1, 0))) == state.news


def test_swapping() -> None:
    """A swap tells who gave what to whom."""
    state = play(given("", A, B), f"{A}<>1:{B}")

    assert (TilesSwapped(P1, A, P2, B),) == state.news


def test_ending_and_drawing() -> None:
    """Discards are told of at once, each draw on its own, the next turn at last."""
    ended = play(given("", f"{A} {B}", pile=f"{SEA} {SEA}"), "end")
    first = play(ended, f"drew 0 {SEA}")
    second = play(first, f"drew 0 {SEA}")

    assert (TilesDiscarded(P1, (A, B)), TurnEnded(P1, 3)) == ended.news
    assert (TileDrawn(P1, SEA),) == first.news
    assert (TileDrawn(P1, SEA), TurnStarted(P2)) == second.news


def test_ending_with_nothing_to_draw() -> None:
    """With an empty pile the next turn begins at once."""
    state = play(given("", A, B, pile=""), "end")

    told = TilesDiscarded(P1, (A,)), TurnEnded(P1, 3), TurnStarted(P2)
    assert told == state.news


def test_ending_with_nothing_to_discard() -> None:
    """Who has placed everything has nothing discarded to be told of."""
    assert (TurnEnded(P1, 3),) == play(given("", ""), "end").news


def test_keeping_a_tile() -> None:
    """Alone, the tile that is kept is not told of as discarded."""
    state = play(given("", f"{A} {B} {C}", players=1), f"end {B}")

    assert (TilesDiscarded(P1, (A, C)), TurnEnded(P1, 4)) == state.news


def test_no_turn_begins_when_the_game_is_over() -> None:
    """The last discards begin no other turn."""
    state = play(given("", A, "", pile=""), "end")

    assert (TilesDiscarded(P1, (A,)), TurnEnded(P1, 3)) == state.news


def test_news_are_of_the_last_action_only() -> None:
    """Each action has news of its own, which are no part of the position."""
    state = play(given("1,0 WWWW-P"), "1,0", "0,0")

    assert (ShipMoved(P1, (1, 0), (0, 0), tokens=1),) == state.news
    assert state == GAME.loads_state(GAME.dumps(state))


def test_deal_in_a_session() -> None:
    """A session tells of the whole deal, and of the first turn."""
    session = Session(GAME, 2, seed=4)

    drawn = [event.player for event in session.news if isinstance(event, TileDrawn)]
    assert [0, 0, 0, 1, 1, 1] == drawn
    assert TurnStarted(P1) == session.news[-1]
