"""What holds after every action of many games, random, greedy and slow ones."""

from __future__ import annotations

from functools import cache

import attrs
import pytest

from tabletop import PlayerId, Rng
from tabletop.games.beacon_patrol import (
    GAME,
    Action,
    Config,
    DiscardToMove,
    EndTurn,
    MoveShip,
    PlaceTile,
    State,
    SwapTiles,
    TurnStarted,
    score,
)
from tests.games.beacon_patrol.by_the_book import is_lawful
from tests.games.beacon_patrol.drawing import flaw
from tests.games.beacon_patrol.playing import seen, steps, together, universe

GAMES = 100
MANY = 2500
"""Games for each number of players: ten thousand in all."""

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@attrs.define
class Survey:
    """What random games showed; a law that nobody broke has no witnesses."""

    tiles: list[str] = attrs.Factory(list)
    flaws: list[str] = attrs.Factory(list)
    lengths: list[int] = attrs.Factory(list)
    begun: list[int] = attrs.Factory(list)
    """Turns that began, by game."""
    ended: list[int] = attrs.Factory(list)
    """Turns that were ended, by game."""


@cache
def survey(players: int, games: int = GAMES) -> Survey:
    """Play random games once for all laws; look for flaws all through every tenth."""
    found = Survey()
    for number in range(games):
        count = begun = 0
        for action, state in steps(players, "survey", number):
            count += 1
            begun += sum(isinstance(event, TurnStarted) for event in state.news)
            if tiles(state) != 54:
                found.tiles.append(f"game {number}, action {count}: {action}")
            if number % 10 == 0 and (fault := flaw(state)) is not None:
                found.flaws.append(fault)
        found.flaws += filter(None, [flaw(state)])
        found.lengths.append(count)
        found.begun.append(begun)
        found.ended.append(state.turn)
    return found


def tiles(state: State) -> int:
    """Count the tiles on the table, discarded, in hands and in the pile."""
    held = sum(len(captain.hand) for captain in state.captains)
    return len(state.sea) - 1 + state.discarded.total + held + state.pile.total


@COUNTS
def test_every_game_ends_in_time(players: int) -> None:
    """Random games end within the number of actions that the game declares."""
    lengths = survey(players).lengths

    assert GAMES == len(lengths)
    assert max(lengths) <= GAME.max_actions


@COUNTS
def test_no_tile_is_lost(players: int) -> None:
    """On the table, discarded, in hands and in the pile there are 54 tiles, always."""
    assert [] == survey(players).tiles


@COUNTS
def test_every_position_is_possible(players: int) -> None:
    """No position that is reached by play has a flaw."""
    assert [] == survey(players).flaws


@pytest.mark.parametrize(("players", "turns"), [(2, 18), (3, 18), (4, 27)])
def test_number_of_turns(players: int, turns: int) -> None:
    """Every hand has one turn: 18 of two or three players, 27 of four (BP-027)."""
    found = survey(players)

    assert {turns} == set(found.begun)
    assert {turns - 1, turns} == set(found.ended)


def test_number_of_turns_alone() -> None:
    """Alone, by keeping tiles, one makes 18 to 27 turns (A24, A25)."""
    found = survey(1)

    assert 18 <= min(found.begun)
    assert max(found.begun) <= 27


@pytest.mark.slow
@COUNTS
def test_ten_thousand_games(players: int) -> None:
    """All of it holds in 2,500 games for each number of players."""
    found = survey(players, MANY)

    assert ([], []) == (found.tiles, found.flaws)
    assert max(found.lengths) <= GAME.max_actions
    turns = {1: range(18, 28), 2: (18,), 3: (18,), 4: (27,)}[players]
    assert set(found.begun) <= set(turns)


# -- the slowest play there is

SLOWNESS = (MoveShip, SwapTiles, DiscardToMove, PlaceTile, EndTurn)


def slowly(state: State, player: PlayerId, rng: Rng) -> Action:
    """Sail to and fro, swap, discard to sail, and keep a tile where that is allowed."""
    actions = GAME.legal_actions(state)
    if len(state.sea) == 1:
        actions = tuple(each for each in actions if not isinstance(each, SwapTiles))
    slowest = min(SLOWNESS.index(type(action)) for action in actions)
    return [each for each in actions if isinstance(each, SLOWNESS[slowest])][-1]


@COUNTS
@pytest.mark.parametrize("windmills", [False, True])
def test_slowest_game_ends_in_time(players: int, windmills: bool) -> None:
    """Who wastes every token and tile ends in time, with windmills too."""
    config = Config(windmills=windmills)
    for number in range(5):
        game = steps(players, "slow", number, choose=slowly, config=config)

        assert len(list(game)) <= GAME.max_actions


# -- the legal actions


def sampled(players: int, games: int, every: int) -> list[State]:
    """Collect positions of several games, early and late ones."""
    return [
        state
        for number in range(games)
        for state in seen(players, "sampled", number, every=every)[number % 3 :]
    ]


def unequal(state: State) -> list[Action]:
    """List what `legal_actions`, `refusal` and the rulebook do not agree about."""
    legal = set(GAME.legal_actions(state))
    everything = dict.fromkeys((*universe(state), *legal))
    return [
        action
        for action in everything
        if not (
            (action in legal)
            is (GAME.refusal(state, action) is None)
            is is_lawful(state, action)
        )
    ]


@COUNTS
def test_legal_actions_are_all_that_is_allowed(players: int) -> None:
    """Of all that could be said exactly the legal actions are not refused."""
    for state in sampled(players, games=3, every=45):
        assert [] == unequal(state)


@pytest.mark.slow
@COUNTS
def test_legal_actions_in_many_positions(players: int) -> None:
    """So it is in some hundred positions for each number of players."""
    for state in sampled(players, games=30, every=30):
        assert [] == unequal(state)


# -- the points that a simple player makes


def mean_score(players: int, games: int) -> float:
    """Let simple players play, and tell their mean score."""
    total = 0
    for number in range(games):
        *_, (_, state) = steps(players, number, choose=together)
        total += score(state)
    print(f"{players} players: {total / games:.1f} points in {games} games")
    return total / games


@COUNTS
def test_simple_players_score(players: int) -> None:
    """Who places where that closes or touches most tiles makes 25 to 40 points."""
    assert 25 <= mean_score(players, 25) <= 40


@pytest.mark.slow
@COUNTS
def test_simple_players_score_in_many_games(players: int) -> None:
    """So it is in five hundred games, 125 for each number of players."""
    assert 25 <= mean_score(players, 125) <= 40
