"""The books balance: what the events tell, added up, is what has changed."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, Bag, replace
from tabletop.core.seq import removed
from tabletop.games.beacon_patrol import (
    GAME,
    Captain,
    Config,
    Event,
    ShipMoved,
    State,
    TileDrawn,
    TileExplored,
    TileId,
    TilePlaced,
    TilesDiscarded,
    TilesSwapped,
    TurnEnded,
    explored,
    score,
)
from tests.games.beacon_patrol.playing import steps

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@cache
def played(players: int) -> tuple[tuple[State, State], ...]:
    """Play random games, with windmills; collect positions with the ones after them."""
    pairs = []
    for seed in range(3):
        config = Config(windmills=True)
        before = GAME.new_game(players, config)
        for _, after in steps(players, "accounts", seed, config=config):
            pairs.append((before, after))
            before = after
    return tuple(pairs)


def with_tiles(captain: Captain, *tiles: TileId) -> Captain:
    """Add tiles to a hand."""
    return replace(captain, hand=tuple(sorted((*captain.hand, *tiles))))


def without_tiles(captain: Captain, *tiles: TileId) -> Captain:
    """Take tiles from a hand."""
    for tile in tiles:
        captain = replace(captain, hand=removed(captain.hand, tile))
    return captain


def retold(state: State, news: tuple[Event, ...]) -> State:
    """Add what the news tell to the map, the piles, and what all captains had."""
    captains = list(state.captains)
    sea, pile, discarded = state.sea, state.pile, state.discarded
    for event in news:
        match event:
            case TilePlaced(player=player, tile=tile, at=at):
                sea = sea.placed(at, tile)
                captains[player] = without_tiles(captains[player], tile)
            case ShipMoved(player=player, source=source, to=to, tokens=tokens):
                assert source == captains[player].ship
                left = captains[player].tokens - tokens
                captains[player] = replace(captains[player], ship=to, tokens=left)
            case TilesDiscarded(player=player, tiles=tiles):
                captains[player] = without_tiles(captains[player], *tiles)
                discarded = discarded + Bag.of(tiles)
            case TilesSwapped(player=player, gave=gave, partner=partner, took=took):
                mine = without_tiles(captains[player], gave)
                theirs = without_tiles(captains[partner], took)
                captains[player] = with_tiles(mine, took)
                captains[partner] = with_tiles(theirs, gave)
            case TileDrawn(player=player, tile=tile):
                pile = pile.without(tile)
                captains[player] = with_tiles(captains[player], tile)
            case TurnEnded(player=player, tokens=tokens):
                captains[player] = replace(captains[player], tokens=tokens)
            case _:
                pass  # what is explored is counted below; who is next lies open
    return replace(
        state, captains=tuple(captains), sea=sea, pile=pile, discarded=discarded
    )


@COUNTS
def test_the_news_add_up(players: int) -> None:
    """Map, hands, piles, ships and moves are what they were, and what is told."""
    for before, after in played(players):
        told = retold(before, after.news)
        assert (after.captains, after.sea) == (told.captains, told.sea)
        assert (after.pile, after.discarded) == (told.pile, told.discarded)


@COUNTS
def test_the_points_add_up(players: int) -> None:
    """The score is what it was, and the points of what is told as explored."""
    for before, after in played(players):
        new = [event for event in after.news if isinstance(event, TileExplored)]
        gained = sum(event.points for event in new)
        assert score(after) == score(before) + gained
        assert set(explored(after)) - set(explored(before)) == {e.at for e in new}
        assert all(after.sea[event.at] == event.tile for event in new)


@COUNTS
def test_the_sentences_name_what_has_changed(players: int) -> None:
    """Whoever is told in words hears of every tile, and of every point."""
    for before, after in played(players):
        told = GAME.tell(GAME.view(after, SPECTATOR))
        for event in after.news:
            match event:
                case TileExplored(at=(x, y), points=points):
                    assert f"{x},{y} for {points} point" in told
                case TilePlaced(tile=tile) | TileDrawn(tile=tile):
                    assert tile in told
                case TilesDiscarded(tiles=tiles):
                    assert ", ".join(tiles) in told
                case TurnEnded(player=player):
                    assert f"Player {player}" in told
                    assert "ended the turn" in told
                case _:
                    assert told
        if before.captains != after.captains:
            assert told
