"""The first position, and what is wrong with one that no game can come to."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.bags import Bag
from tabletop.core.grids import GridMap
from tabletop.core.players import others
from tabletop.errors import InvalidConfig
from tabletop.games.beacon_patrol.kinds import HARBOUR, Edge
from tabletop.games.beacon_patrol.pending import DrawTiles, StartTurn
from tabletop.games.beacon_patrol.rules.sea import SIDES
from tabletop.games.beacon_patrol.state import Captain, Config, State, push


def setup(players: int, config: Config) -> State:
    """Lay out the headquarters with all ships; the first tiles are to be drawn."""
    if config.first_player >= players:
        raise InvalidConfig(
            f"player {config.first_player} cannot begin: the seats of {players} "
            f"players are 0 to {players - 1}"
        )
    table = config.content.table(players)
    first = config.first_player
    order = (first, *others(first, players))
    return State(
        config=config,
        sea=GridMap({HARBOUR: config.content.headquarters.id}),
        captains=(Captain(HARBOUR, (), table.tokens),) * players,
        pile=config.content.pile(windmills=config.windmills),
        discarded=Bag(),
        player=first,
        pending=push(
            (), *(DrawTiles(player, table.tiles) for player in order), StartTurn(first)
        ),
    )


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None.

    For positions that were not reached by play: loaded, or built by hand.
    """
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    if not 1 <= len(state.captains) <= 4:
        yield f"there are {len(state.captains)} captains"
        return
    yield from _tile_flaws(state)
    yield from _sea_flaws(state)
    for player, captain in enumerate(state.captains):
        yield from _captain_flaws(state, player, captain)
    yield from _turn_flaws(state)


def _tile_flaws(state: State) -> Iterator[str]:
    config = state.config
    known = config.content.catalogue.by_id
    hands = [tile for captain in state.captains for tile in captain.hand]
    for tile in (*state.sea.values(), *hands, *state.pile, *state.discarded):
        if tile not in known:
            yield f"there is no tile {tile}"
            return
    if state.sea.get(HARBOUR) != config.content.headquarters.id:
        yield "the headquarters are not at 0,0"
        return
    placed = [tile for cell, tile in state.sea.items() if cell != HARBOUR]
    there = Bag.of((*placed, *hands)) + state.pile + state.discarded
    box = config.content.pile(windmills=config.windmills)
    for tile in box.keys() | there.keys():
        if there[tile] != box[tile]:
            yield f"there are {there[tile]} of the tile {tile}, not {box[tile]}"


def _sea_flaws(state: State) -> Iterator[str]:
    edges = state.config.content.catalogue.edges
    for (x, y), tile in state.sea.items():
        if tile not in edges:
            return
        for side, facing, dx, dy in SIDES:
            beside = state.sea.get((x + dx, y + dy))
            if beside in edges and edges[tile][side] != edges[beside][facing]:
                yield f"land meets water on a side of the tile at {x},{y}"
    if all(tile in edges for tile in state.sea.values()):
        for x, y in state.sea.keys() - _joined(state):
            yield f"no water way leads from the headquarters to the tile at {x},{y}"


def _joined(state: State) -> set[tuple[int, int]]:
    """Find all cells that water joins to the headquarters."""
    edges = state.config.content.catalogue.edges
    found, waiting = {HARBOUR}, [HARBOUR]
    while waiting:
        x, y = cell = waiting.pop()
        for side, _, dx, dy in SIDES:
            beside = (x + dx, y + dy)
            water = edges[state.sea[cell]][side] == Edge.WATER
            if water and beside in state.sea and beside not in found:
                found.add(beside)
                waiting.append(beside)
    return found


def _captain_flaws(state: State, player: int, captain: Captain) -> Iterator[str]:
    table = state.config.content.table(len(state.captains))
    if captain.ship not in state.sea:
        yield f"the ship of player {player} is on no tile"
    if captain.hand != tuple(sorted(captain.hand)):
        yield f"the tiles of player {player} do not lie in the order of their ids"
    if len(captain.hand) > table.tiles:
        yield f"player {player} has more than {table.tiles} tiles"
    if not 0 <= captain.tokens <= table.tokens:
        yield f"player {player} cannot have {captain.tokens} tokens"


def _turn_flaws(state: State) -> Iterator[str]:
    players = len(state.captains)
    for player in (state.player, state.config.first_player):
        if not 0 <= player < players:
            yield f"there is no player {player}"
    if not 0 <= state.turn <= _most_turns(state):
        yield f"the game cannot be {state.turn} turns old"
    if state.swapped and players == 1:
        yield "who plays alone cannot have swapped tiles"
    yield from _waiting_flaws(state)


def _most_turns(state: State) -> int:
    """Bound the turns: a tile is drawn after each, and then each player has one more.

    Playing alone, a single tile may be kept for ever.
    """
    players, config = len(state.captains), state.config
    if players == 1 and config.content.table(1).tiles == 1:
        return state.turn
    return config.content.pile(windmills=config.windmills).total + players


def _waiting_flaws(state: State) -> Iterator[str]:
    players = len(state.captains)
    for item in state.pending:
        if not 0 <= item.player < players:
            yield f"something waits for player {item.player}, who is not there"
    draws = [item for item in state.pending if isinstance(item, DrawTiles)]
    starts = [item for item in state.pending if isinstance(item, StartTurn)]
    if state.pending and (not draws or state.pending[: len(starts)] != tuple(starts)):
        yield "what waits is tiles to be drawn, and then the next turn"
    if state.pending and (len(starts) != 1 or not state.pile.total):
        yield "no tiles can be waited for now"
    if len({item.player for item in draws}) < len(draws):
        yield "a player is to draw tiles twice"
    for item in draws:
        hand = state.captains[item.player].hand if item.player < players else ()
        if not 1 <= item.count <= state.config.content.table(players).tiles - len(hand):
            yield f"player {item.player} cannot draw {item.count} tiles"
