"""The questions one can ask a position agree with what actions do."""

from __future__ import annotations

import signal
from functools import cache

import pytest

from tabletop import PlayerId, UnknownId
from tabletop.core.grids import Cell
from tabletop.games.beacon_patrol import (
    GAME,
    DiscardToMove,
    MoveShip,
    PlaceTile,
    State,
    TileExplored,
    TileId,
    explored,
    placements,
    reachable,
    score,
    would_explore,
)
from tests.games.beacon_patrol.by_the_book import across_water, may_lie
from tests.games.beacon_patrol.drawing import P1, P2, cells, given
from tests.games.beacon_patrol.playing import beside, seen, steps

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@cache
def positions(players: int) -> tuple[State, ...]:
    """Collect positions of random games in which a player is to act."""
    games = [seen(players, "queries", number, every=7) for number in range(6)]
    return tuple(state for game in games for state in game if GAME.to_act(state))


@COUNTS
def test_placements_as_the_rules_tell(players: int) -> None:
    """Placements are the cells across water from the ship where the tile matches."""
    for state in positions(players):
        for player, captain in enumerate(state.captains):
            for tile in state.config.content.catalogue.by_id:
                expected = {
                    cell
                    for cell in across_water(state, captain.ship)
                    if may_lie(state, tile, cell)
                }
                found = placements(state, PlayerId(player), tile)
                assert (expected, len(expected)) == (set(found), len(found))


@COUNTS
def test_placements_are_the_legal_actions(players: int) -> None:
    """For the tiles of the player to act, placements are what may be placed."""
    for state in positions(players):
        player = state.player
        legal = {
            (action.tile, action.to)
            for action in GAME.legal_actions(state)
            if isinstance(action, PlaceTile)
        }
        assert legal == {
            (tile, cell)
            for tile in state.captains[player].hand
            for cell in placements(state, player, tile)
        }


def test_placements_of_who_is_not_to_act() -> None:
    """Placements may be asked of anybody, for tiles that nobody holds."""
    state = given("1,0 WWWW-P", "LWWW-P", ships=((0, 0), (1, 0)))

    assert set(cells("1,1 2,0 1,-1")) == set(placements(state, P2, TileId("WWWW-B")))


def test_placements_of_a_tile_unheard_of() -> None:
    """Asking about a tile that the game does not have is a slip, and raises."""
    with pytest.raises(UnknownId):
        placements(given(), P1, TileId("LLLL-P"))


def sailed(state: State, steps: int) -> dict[Cell, int]:
    """Sail every way by legal moves, and note the fewest that each cell takes."""
    found, edge = {state.captains[state.player].ship: 0}, [state]
    for distance in range(1, steps + 1):
        following = []
        for position in edge:
            for action in GAME.legal_actions(position):
                if isinstance(action, MoveShip | DiscardToMove):
                    if action.to in found:
                        continue
                    found[action.to] = distance
                    following.append(GAME.apply(position, action))
        edge = following
    return {cell: distance for cell, distance in found.items() if distance}


@COUNTS
def test_reachable_by_moves(players: int) -> None:
    """What a ship can reach with tokens and tiles is where moves lead."""
    for state in positions(players):
        captain = state.captains[state.player]
        most = captain.tokens + len(captain.hand)

        assert sailed(state, most) == dict(reachable(state, state.player))


@COUNTS
def test_reachable_within_some_steps(players: int) -> None:
    """Fewer steps reach what is as near as that."""
    for state in positions(players)[::3]:
        everything = reachable(state, state.player, 99)
        for most in range(-1, 5):
            near = {cell for cell, far in everything.items() if far <= most}
            assert near == set(reachable(state, state.player, most))


def test_reachable_round_land() -> None:
    """The distance is that of the way by water, not as the crow flies."""
    state = given("1,0 WLWW-P; 2,0 WWWL-P; 1,1 WWWW-P; 2,1 WWWW-P")

    assert {(1, 0): 1, (1, 1): 2, (2, 1): 3, (2, 0): 4} == dict(reachable(state, P1))


@COUNTS
def test_would_explore_is_what_placing_explores(players: int) -> None:
    """What a placement would explore is what it does explore, and tells of."""
    for state in positions(players):
        for action in GAME.legal_actions(state):
            if isinstance(action, PlaceTile):
                promised = set(would_explore(state, action.to))
                after = GAME.apply(state, action)
                told = {
                    each.at for each in after.news if isinstance(each, TileExplored)
                }
                assert promised == told == set(explored(after)) - set(explored(state))


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("0,1 WWWW-P; 0,-1 WWWW-P", ""),
        ("0,1 WWWW-P; 0,-1 WWWW-P; -1,0 WWWW-P", "0,0"),
        (
            "0,1 WWWW-P; 0,-1 WWWW-P; 1,1 WWWW-B; 2,1 WWWW-B; 2,0 WWWW-B; 1,-1 WWWW-B",
            "1,0",
        ),
        (
            "0,1 WWWW-P; 0,-1 WWWW-P; -1,0 WWWW-P;"
            "1,1 WWWW-B; 2,1 WWWW-B; 2,0 WWWW-B; 1,-1 WWWW-B",
            "1,0 0,0",
        ),
    ],
)
def test_would_explore_itself_and_those_beside(table: str, expected: str) -> None:
    """A tile at 1,0 would close itself, those beside it, both or neither."""
    assert cells(expected) == would_explore(given(table), (1, 0))


@COUNTS
def test_explored_and_score_step_by_step(players: int) -> None:
    """Explored tiles and points, counted anew by hand, agree all through a game."""
    worth = {"P": 1, "B": 2, "L": 3}
    for _, state in steps(players, "score"):
        closed = [
            cell
            for cell in state.sea
            if all(each in state.sea for each in beside(cell))
        ]
        assert sorted(closed) == sorted(explored(state))
        points = sum(worth[state.sea[cell][-1]] for cell in closed)
        assert points == score(state)
        if (outcome := GAME.outcome(state)) is not None:
            assert (points,) * players == outcome.scores
            assert points == sum(line.points for line in outcome.breakdown[0])


def test_a_search_ends_where_the_map_does() -> None:
    """However many steps are allowed, none is counted beyond the last tile."""

    def complain(number: int, frame: object) -> None:
        raise TimeoutError("the search goes on without an edge")

    before = signal.signal(signal.SIGALRM, complain)
    signal.alarm(5)
    try:
        found = reachable(given("1,0 WWWW-P"), P1, 10**18)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)

    assert {(1, 0): 1} == found
