"""Whole games of Beacon Patrol: random and greedy ones, and all that could be said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import attrs

from tabletop import PlayerId, Rng, Seed, SeededRng, replace
from tabletop.agents import random_action
from tabletop.core.grids import NEIGHBOURS, Cell
from tabletop.core.players import others
from tabletop.games.beacon_patrol import (
    GAME,
    Action,
    ChanceAction,
    Config,
    DiscardToMove,
    EndTurn,
    MoveShip,
    PlaceTile,
    State,
    SwapTiles,
    TileId,
    placements,
    reachable,
    would_explore,
)

Step: TypeAlias = tuple[Action | ChanceAction, State]
"""An action, and the position after it."""
Chooser: TypeAlias = Callable[[State, PlayerId, Rng], Action]


def steps(
    players: int,
    *seed: Seed,
    choose: Chooser | None = None,
    config: Config | None = None,
) -> Iterator[Step]:
    """Play a game to its end, at random unless told otherwise."""
    state, rng = GAME.new_game(players, config), SeededRng("game", players, *seed)
    count = 0
    while GAME.outcome(state) is None:
        action: Action | ChanceAction
        if acting := GAME.to_act(state):
            action = (choose or at_random)(state, acting[0], rng)
        else:
            chance = GAME.chance(state)
            assert chance is not None, "the game stands still"
            action = chance.sample(rng)
        state = GAME.apply(state, action)
        yield action, state
        count += 1
        assert count <= 2 * GAME.max_actions, "the game does not end"


def seen(players: int, *seed: Seed, every: int = 1) -> list[State]:
    """Collect every so-manieth position of a random game, the last one too."""
    states = [state for _, state in steps(players, *seed)]
    return [*states[:-1:every], states[-1]]


def at_random(state: State, player: PlayerId, rng: Rng) -> Action:
    """Do anything that is legal."""
    return random_action(GAME, state, player, rng)


# -- a simple player who helps the others


@attrs.frozen
class Plan:
    """A tile, whose it is, where it could be placed, and from which tile."""

    tile: TileId
    owner: PlayerId
    to: Cell
    source: Cell
    distance: int
    """Moves to get there."""


def together(state: State, player: PlayerId, rng: Rng) -> Action:
    """Place where that closes or touches most tiles, with a tile of anybody's.

    Who can place nothing sails to where most could be closed or touched next.
    """
    captain = state.captains[player]
    plan = max(
        _plans(state, player), key=lambda each: _merit(state, each), default=None
    )
    if plan is None:
        return _sail_on(state, player)
    if plan.owner != player:
        spare = min(captain.hand, key=lambda tile: tile.count("W"))
        return SwapTiles(player, spare, plan.owner, plan.tile)
    if plan.source != captain.ship:
        return _first_step(state, player, plan.source)
    return PlaceTile(player, plan.tile, plan.to)


def _plans(state: State, player: PlayerId) -> Iterator[Plan]:
    """List what can be placed in this turn for tokens and a swap."""
    captain = state.captains[player]
    near = {captain.ship: 0, **reachable(state, player, captain.tokens)}
    owners = dict.fromkeys(captain.hand, player)
    if captain.hand and not state.swapped:
        for other in others(player, len(state.captains)):
            for tile in state.captains[other].hand:
                owners.setdefault(tile, other)
    for source, distance in near.items():
        there = _moved(state, player, source)
        for tile, owner in owners.items():
            for cell in placements(there, player, tile):
                yield Plan(tile, owner, cell, source, distance)


def _merit(state: State, plan: Plan) -> tuple[int, bool, int]:
    """Judge a plan by what it gains; of equal ones the nearest without a swap."""
    return _gain(state, plan.to), plan.owner == state.player, -plan.distance


def _gain(state: State, cell: Cell) -> int:
    """Count the tiles that a tile on a vacant cell would touch and those it closes."""
    touched = sum(each in state.sea for each in beside(cell))
    return touched + len(would_explore(state, cell))


def _sail_on(state: State, player: PlayerId) -> Action:
    """Spend what is left of a turn on the way to the best place for the next."""
    ship = state.captains[player].ship
    near = {ship: 0, **reachable(state, player)}
    goal = max(near, key=lambda cell: (_hope(state, cell), -near[cell]))
    return EndTurn(player) if goal == ship else _first_step(state, player, goal)


def _hope(state: State, cell: Cell) -> int:
    """Say what could be gained next to a tile, at best."""
    return max((_gain(state, each) for each in _ways_out(state, cell)), default=0)


# -- a simple player who minds the value of tiles, but not the others


def greedily(state: State, player: PlayerId, rng: Rng) -> Action:
    """Place where that helps the tiles around most, sailing there first; no swaps."""
    captain = state.captains[player]
    near = {captain.ship: 0, **reachable(state, player, captain.tokens)}
    plans = [
        (10 * _help(state, cell, tile) - distance, source, cell, tile)
        for source, distance in near.items()
        for tile in dict.fromkeys(captain.hand)
        for cell in placements(_moved(state, player, source), player, tile)
    ]
    if not plans:
        goal = max(near, key=lambda cell: (len(_ways_out(state, cell)), -near[cell]))
        stay = goal == captain.ship
        return EndTurn(player) if stay else _first_step(state, player, goal)
    _, source, cell, tile = max(plans, key=lambda plan: plan[0])
    if source == captain.ship:
        return PlaceTile(player, tile, cell)
    return _first_step(state, player, source)


def _help(state: State, cell: Cell, tile: TileId) -> int:
    """Say what a tile on a vacant cell is worth: to itself, and to those beside it."""
    lying = [each for each in beside(cell) if each in state.sea]
    after = replace(state, sea=state.sea.placed(cell, tile))
    return 2 * min(2, len(_ways_out(after, cell))) + sum(
        _NEARNESS[_closed(after, each)] * _WORTH[after.sea[each][-1]]
        for each in (cell, *lying)
    )


_NEARNESS: Final = (0, 1, 2, 4, 8)
"""What it is worth that so many sides of a tile are closed."""
_WORTH: Final = {"P": 2, "B": 3, "L": 4, "M": 4}


def _closed(state: State, cell: Cell) -> int:
    return sum(each in state.sea for each in beside(cell))


def _ways_out(state: State, cell: Cell) -> list[Cell]:
    """List the vacant cells across water from a tile."""
    sides = zip(state.sea[cell], beside(cell), strict=False)
    return [each for edge, each in sides if edge == "W" and each not in state.sea]


def _moved(state: State, player: PlayerId, to: Cell) -> State:
    captains = list(state.captains)
    captains[player] = replace(captains[player], ship=to)
    return replace(state, captains=tuple(captains))


def _first_step(state: State, player: PlayerId, goal: Cell) -> Action:
    """Sail one space on a shortest way: for a token, or else for a tile."""
    distance = reachable(state, player)[goal]
    for action in GAME.legal_actions(state):
        if isinstance(action, (MoveShip, DiscardToMove)):
            after = reachable(_moved(state, player, action.to), player)
            if action.to == goal or after.get(goal, 99) < distance:
                return action
    raise AssertionError("a way has a first step")


# -- what could be said


def universe(state: State) -> Iterator[Action]:
    """List everything that somebody could say, sensible or not."""
    players = range(-1, len(state.captains) + 1)
    kinds = sorted({*state.config.content.catalogue.by_id, TileId("LLLL-P")})
    held = {tile for captain in state.captains for tile in captain.hand}
    tiles = [tile for tile in kinds if tile in held] + kinds[::9]
    everywhere = _everywhere(state)
    for player in map(PlayerId, players):
        yield EndTurn(player)
        for tile in kinds:
            yield EndTurn(player, tile)
        for cell in everywhere:
            yield MoveShip(player, cell)
            for tile in tiles:
                yield PlaceTile(player, tile, cell)
                yield DiscardToMove(player, tile, cell)
        for partner in map(PlayerId, players):
            for give in tiles:
                for take in tiles:
                    yield SwapTiles(player, give, partner, take)


def _everywhere(state: State) -> list[Cell]:
    west, south, east, north = state.sea.bounds()
    columns, rows = range(west - 2, east + 3), range(south - 2, north + 3)
    return [(x, y) for x in columns for y in rows]


def beside(cell: Cell) -> list[Cell]:
    """List the four cells beside one."""
    x, y = cell
    return [(x + dx, y + dy) for _, dx, dy in NEIGHBOURS]
