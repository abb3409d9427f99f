"""Ships and explorers: moving, ribbons, the ends of tracks, and what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import MoveExplorer, MoveShip, SendExplorer
from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.events import (
    ExplorerMoved,
    ExplorerPlaced,
    ShipMoved,
)
from tabletop.games.darwins_journey.kinds import IslandId, SpaceId
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import Explore, Navigate
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import gain_points
from tabletop.games.darwins_journey.rules.tables import beagle, space_effects
from tabletop.games.darwins_journey.state import PersonId, State, push, with_person

Path = tuple[SpaceId, ...]


# -- ships


def ship_paths(parts: Catalogue, start: SpaceId, spaces: int) -> Iterator[Path]:
    """Find every way from a space of the ocean, up to so many spaces long."""
    if spaces < 1:
        return
    for onward in parts.space[start].next:
        yield (onward,)
        for rest in ship_paths(parts, onward, spaces - 1):
            yield (onward, *rest)


def sail(state: State, player: PlayerId, effect: Navigate) -> Iterator[MoveShip]:
    """Propose every move of a player's ship."""
    start = state.people[player].ship
    for path in ship_paths(state.config.content.catalogue, start, effect.spaces):
        yield MoveShip(player, path)


def refuse_ship_move(
    state: State, action: MoveShip, effect: Navigate
) -> Refusal | None:
    """Say why a ship cannot move so, or None."""
    ship = state.people[action.player].ship
    return _refuse_way(state, ship, action.path) or _refuse_length(
        len(action.path), effect.spaces
    )


def no_sail(state: State, player: PlayerId) -> Refusal:
    """Say why a ship cannot move at all."""
    message = "your ship is at the end of the ocean, on {space}"
    return refuse(Rule.MOVING, message, space=state.people[player].ship)


def _refuse_way(state: State, start: SpaceId, path: Path) -> Refusal | None:
    """Refuse a path that does not follow the track."""
    space_of = state.config.content.catalogue.space
    if not path:
        return _refuse_standstill()
    if path[0] == start:
        message = "name only the spaces that come after {start}"
        return refuse(Rule.MOVING, message, start=start)
    for before, after in zip((start, *path), path, strict=False):
        if after not in space_of[before].next:
            return _refuse_step(before, after, space_of[before].next)
    return None


def _refuse_standstill() -> Refusal:
    return refuse(Rule.MOVING, "a piece that moves, moves at least one space")


def _refuse_step(before: SpaceId, after: SpaceId, onward: Path) -> Refusal:
    """Refuse a step from a space to one that does not follow it."""
    message = "the track leads from {before} to {onward}, not to {after}"
    if not onward:
        message = "the track ends on {before}, and does not lead to {after}"
    told = " or ".join(onward)
    return refuse(Rule.MOVING, message, before=before, onward=told, after=str(after))


def _refuse_length(length: int, spaces: int) -> Refusal | None:
    if length <= spaces:
        return None
    message = "that is {length} spaces, and you may move up to {spaces}"
    return refuse(Rule.MOVING, message, length=length, spaces=spaces)


def move_ship(state: State, action: MoveShip, effect: Navigate) -> State:
    """Move a ship; what lies at its stop comes next, then the rest of the movement."""
    left = effect.spaces - len(action.path)
    if effect.stops and left > 0:
        rest = Navigate(left, stops=effect.stops - 1)
        state = push(state, DoEffect(action.player, rest))
    return _sail_along(state, action.player, action.path)


def _sail_along(state: State, player: PlayerId, path: Path) -> State:
    state = pass_ship(state, player, path)
    stop = state.config.content.catalogue.space[path[-1]]
    effects = space_effects(state, stop)
    return push(state, ChooseEffects(player, effects)) if effects else state


def pass_ship(state: State, person: PersonId, path: Path) -> State:
    """Move a ship with all that happens by itself: ribbons and the end."""
    moved = replace(state.people[person], ship=path[-1])
    state = with_person(state, person, moved, ShipMoved(person, path))
    space_of = state.config.content.catalogue.space
    for each in path:
        island = space_of[each].island
        if island is not None and _can_land(state, person, island):
            state = place_explorer(state, person, island)
    return _reach_end(state, person, path[-1])


def is_behind_beagle(state: State, person: PersonId) -> bool:
    """Whether a ship lies behind the HMS Beagle."""
    number = state.config.content.catalogue.number
    return number[state.people[person].ship] < number[beagle(state)]


def sail_to_beagle(state: State, player: PlayerId) -> State:
    """Move a ship forward to the HMS Beagle; one that is level or ahead stays."""
    if not is_behind_beagle(state, player):
        return state
    parts = state.config.content.catalogue
    path = _shortest(parts, state.people[player].ship, beagle(state))
    return _sail_along(state, player, path)


def _shortest(parts: Catalogue, start: SpaceId, to: SpaceId) -> Path:
    """Return the shortest way to a space further on."""
    ways: list[Path] = [(onward,) for onward in parts.space[start].next]
    while not any(way[-1] == to for way in ways):
        ways = [(*way, onward) for way in ways for onward in parts.space[way[-1]].next]
    return next(way for way in ways if way[-1] == to)


# -- explorers


def blocked(state: State, person: PersonId, island: int) -> set[SpaceId]:
    """Name the spaces of an island that others hold: they are jumped."""
    ends = state.config.content.catalogue.ends
    taken = {
        other.explorers[island]
        for seat, other in enumerate(state.people)
        if seat != person
    }
    return {space for space in taken if space is not None and space not in ends}


def walk(
    parts: Catalogue, start: SpaceId, spaces: int, jumped: set[SpaceId]
) -> Iterator[Path]:
    """Find every way from a space of an island to where an explorer may stop."""
    if spaces < 1:
        return
    for onward in parts.space[start].next:
        left = spaces if onward in jumped else spaces - 1
        if onward not in jumped:
            yield (onward,)
        for rest in walk(parts, onward, left, jumped):
            yield (onward, *rest)


def walks(state: State, player: PlayerId, effect: Explore) -> Iterator[MoveExplorer]:
    """Propose every move of a player's explorers."""
    parts = state.config.content.catalogue
    for number, start in enumerate(state.people[player].explorers):
        if start is None:
            continue
        if effect.island is not None and parts.island[effect.island] != number:
            continue
        jumped = blocked(state, player, number)
        for path in walk(parts, start, effect.spaces, jumped):
            yield MoveExplorer(player, path)


def refuse_explorer_move(
    state: State, action: MoveExplorer, effect: Explore
) -> Refusal | None:
    """Say why an explorer cannot move so, or None."""
    parts = state.config.content.catalogue
    if not action.path:
        return _refuse_standstill()
    track = parts.track.get(action.path[0])
    if track is None or track.island is None:
        message = "{space} is no space of an island, where explorers move"
        return refuse(Rule.MOVING, message, space=str(action.path[0]))
    number = parts.island[track.island]
    start = state.people[action.player].explorers[number]
    if start is None:
        message = "you have no explorer on {island}"
        return refuse(Rule.MOVING, message, island=track.name)
    if effect.island not in (None, track.island):
        message = "the movement goes on with your explorer on island {island}"
        return refuse(Rule.MOVING, message, island=str(effect.island))
    if (refusal := _refuse_way(state, start, action.path)) is not None:
        return refusal
    return _refuse_stop(state, action, effect, blocked(state, action.player, number))


def no_walk(effect: Explore) -> Refusal:
    """Say why no explorer can move at all."""
    if effect.island is not None:
        message = "your explorer on island {island} is at the end of it"
        return refuse(Rule.MOVING, message, island=effect.island)
    message = "each of your explorers is at the end of its island"
    return refuse(Rule.MOVING, message)


def _refuse_stop(
    state: State, action: MoveExplorer, effect: Explore, jumped: set[SpaceId]
) -> Refusal | None:
    if action.path[-1] in jumped:
        message = "somebody else's explorer stands on {space}: it is jumped"
        return refuse(Rule.JUMPING, message, space=action.path[-1])
    length = sum(space not in jumped for space in action.path)
    return _refuse_length(length, effect.spaces)


def move_explorer(state: State, action: MoveExplorer, effect: Explore) -> State:
    """Move an explorer; what lies at its stop comes next, then the rest."""
    parts, player, path = state.config.content.catalogue, action.player, action.path
    track = parts.track[path[0]]
    assert track.island is not None
    jumped = blocked(state, player, parts.island[track.island])
    left = effect.spaces - sum(space not in jumped for space in path)
    if effect.stops and left > 0:
        rest = Explore(left, stops=effect.stops - 1, island=track.island)
        state = push(state, DoEffect(player, rest))
    state = pass_explorer(state, player, path)
    effects = space_effects(state, parts.space[path[-1]])
    return push(state, ChooseEffects(player, effects)) if effects else state


def pass_explorer(state: State, person: PersonId, path: Path) -> State:
    """Move an explorer with all that happens by itself: ribbons and the end."""
    parts = state.config.content.catalogue
    island = parts.track[path[0]].island
    assert island is not None
    me = state.people[person]
    explorers = set_at(me.explorers, parts.island[island], path[-1])
    told = ExplorerMoved(person, path)
    state = with_person(state, person, replace(me, explorers=explorers), told)
    for each in path:
        state = _cross_ribbon(state, person, each)
    return _reach_end(state, person, path[-1])


def _cross_ribbon(state: State, person: PersonId, space: SpaceId) -> State:
    points = state.config.content.catalogue.space[space].ribbon
    if points is None or space in state.board.ribbons:
        return state
    ribbons = (*state.board.ribbons, space)
    state = replace(state, board=replace(state.board, ribbons=ribbons))
    return gain_points(state, person, points, Rule.GOLD_RIBBON)


def _reach_end(state: State, person: PersonId, space: SpaceId) -> State:
    """Score for the first piece at the end of a track."""
    if state.config.content.catalogue.space[space].next or space in state.board.ends:
        return state
    ends = (*state.board.ends, space)
    state = replace(state, board=replace(state.board, ends=ends))
    points = state.config.content.numbers.first_at_end
    return gain_points(state, person, points, Rule.TRACK_END)


# -- new explorers


def _can_land(state: State, person: PersonId, island: IslandId) -> bool:
    me = state.people[person]
    number = state.config.content.catalogue.island[island]
    return me.unused > 0 and me.explorers[number] is None


def open_islands(state: State, player: PlayerId) -> Iterator[SendExplorer]:
    """Propose every island for an unused explorer."""
    for track in state.config.content.islands:
        if track.island is not None and _can_land(state, player, track.island):
            yield SendExplorer(player, track.island)


def refuse_sending(state: State, action: SendExplorer) -> Refusal | None:
    """Say why no explorer can be put on an island, or None."""
    number = state.config.content.catalogue.island.get(action.island)
    me = state.people[action.player]
    if number is None:
        message = "there is no island {island}"
        return refuse(Rule.ISLAND, message, island=str(action.island))
    if me.unused < 1:
        return _none_unused()
    if me.explorers[number] is not None:
        message = "you have an explorer on island {island} already"
        return refuse(Rule.ISLAND, message, island=action.island)
    return None


def no_island(state: State, player: PlayerId) -> Refusal:
    """Say why no island can get an explorer of a player's."""
    if None in state.people[player].explorers:
        return _none_unused()
    return refuse(Rule.ISLAND, "you have an explorer on every island already")


def _none_unused() -> Refusal:
    return refuse(Rule.ISLAND, "you have no unused explorer left")


def send_explorer(state: State, action: SendExplorer) -> State:
    """Put an unused explorer on an island."""
    return place_explorer(state, action.player, action.island)


def place_explorer(state: State, person: PersonId, island: IslandId) -> State:
    """Put an unused explorer on the start of an island."""
    number = state.config.content.catalogue.island[island]
    start = state.config.content.islands[number].first.id
    me = state.people[person]
    explorers = set_at(me.explorers, number, start)
    landed = replace(me, explorers=explorers, unused=me.unused - 1)
    return with_person(state, person, landed, ExplorerPlaced(person, island))
