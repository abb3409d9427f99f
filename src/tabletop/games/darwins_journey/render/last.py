"""What the last action changed, by the ids of things."""

from __future__ import annotations

from tabletop.games.darwins_journey.events import (
    BeagleSailed,
    Event,
    ExplorerMoved,
    ExplorerPlaced,
    GoalLaid,
    LetterLaid,
    ObjectiveFulfilled,
    ObjectiveLaid,
    ObjectiveTaken,
    PlaceUnlocked,
    PurplePlaced,
    SealLaid,
    SealTaken,
    ShipMoved,
    SpecimenDelivered,
    SpecimenLaid,
    SpecimenResearched,
    StampPlaced,
    StampsRemoved,
    TentPitched,
    TileLaid,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.render import ids
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View


def changed(view: View) -> frozenset[str]:
    """Name what the last action changed on the table; goods are told in words."""
    return frozenset(id for event in view.news for id in _changed(view.table, event))


def ways(view: View) -> tuple[tuple[SpaceId, ...], ...]:
    """List the ways of ships and explorers that have just moved."""
    return tuple(
        _with_start(view.table, event.path)
        for event in view.news
        if isinstance(event, ShipMoved | ExplorerMoved)
    )


def _with_start(table: State, path: tuple[SpaceId, ...]) -> tuple[SpaceId, ...]:
    """Put the space before a way, where there is only one that leads to it."""
    track = table.config.content.catalogue.track[path[0]]
    before = [space.id for space in track.spaces if path[0] in space.next]
    return (*before, *path) if len(before) == 1 else path


def _changed(table: State, event: Event) -> tuple[str, ...]:
    match event:
        case WorkerPlaced(place=place) | PlaceUnlocked(place=place):
            return (place,)
        case ShipMoved(player=player):
            return (ids.ship(player),)
        case ExplorerMoved(player=player, path=path):
            return (explorer_at(table, player, path[-1]),)
        case ExplorerPlaced(player=player, island=island):
            number = table.config.content.catalogue.island[island]
            return (ids.explorer(player, number),)
        case BeagleSailed():
            return (ids.BEAGLE,)
        case TentPitched(camp=camp, space=space):
            return (ids.tent_space(camp, space),)
        case (
            SealTaken(player=player, worker=worker)
            | PurplePlaced(player=player, worker=worker)
        ):
            return (ids.row(player, worker),)
        case SpecimenResearched(player=player, specimen=which):
            return (ids.research(player, which),)
        case SpecimenDelivered(specimen=which):
            return (ids.museum(which),)
        case _:
            return _changed_tiles(event)


def _changed_tiles(event: Event) -> tuple[str, ...]:
    """Name what has changed among objectives, envelopes, and what chance lays."""
    match event:
        case StampPlaced(envelope=number) | LetterLaid(envelope=number):
            return (ids.envelope(number),)
        case StampsRemoved(envelope=number):
            return (ids.envelope(number),)
        case (
            ObjectiveTaken(objective=which)
            | ObjectiveFulfilled(objective=which)
            | ObjectiveLaid(objective=which)
        ):
            return (which,)
        case GoalLaid(round=number):
            return (ids.goal(number),)
        case TileLaid(place=place):
            return (place,)
        case SealLaid(scroll=scroll, column=column):
            return (ids.seal(scroll, column),)
        case SpecimenLaid(specimen=which):
            return (ids.token(which),)
        case _:
            return ()


def explorer_at(table: State, player: PersonId, where: SpaceId) -> str:
    """Name the explorer of a player that walks over a space."""
    island = table.config.content.catalogue.track[where].island
    number = 0 if island is None else table.config.content.catalogue.island[island]
    return ids.explorer(player, number)
