"""What is where on the table: questions that several chapters ask."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.content import Place, Space
from tabletop.games.darwins_journey.kinds import (
    HAMMOCK,
    CrewId,
    LastingKind,
    PlaceId,
    Seal,
    Shape,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending import ChooseEffects, EndCrew
from tabletop.games.darwins_journey.pending.effects import Effect, Research
from tabletop.games.darwins_journey.state import PersonId, State


def people(state: State) -> tuple[PersonId, ...]:
    """Name everybody, Alfred too, by seat."""
    return tuple(PlayerId(seat) for seat in range(len(state.people)))


def section_of(state: State, place: Place) -> str | None:
    """Name the section of a place; None outside the diaries."""
    return place.section_b if state.players == 4 else place.section_a


def occupied_places(state: State) -> set[PlaceId]:
    """Name the places of the board with workers."""
    places = {place for person in state.people for place in person.at if place}
    places.discard(HAMMOCK)
    return places


def occupied_sections(state: State) -> set[str]:
    """Name the sections with workers."""
    place_of = state.config.content.catalogue.place
    sections = (section_of(state, place_of[each]) for each in occupied_places(state))
    return {section for section in sections if section is not None}


def coins_in_words(coins: int) -> str:
    """Write a number of coins: ``1 coin``, ``2 coins``."""
    return f"{coins} coin{'' if coins == 1 else 's'}"


def penalty_rate(state: State, person: PersonId) -> int:
    """Return the coins that an occupied section costs somebody."""
    rate = state.config.content.numbers.penalty[state.players - 1]
    if LastingKind.LOWER_PENALTY in state.people[person].lasting:
        return max(0, rate - 1)
    return rate


def is_there(state: State, place: Place) -> bool:
    """Whether a place can be used at all: special ones need their tile."""
    return not place.takes_tile or tile_index(state, place) < len(state.board.tiles)


def tile_index(state: State, place: Place) -> int:
    """Return which special place it is, row by row."""
    return state.config.content.catalogue.special_places.index(place.id)


def lens_owner(state: State, place: PlaceId) -> PersonId | None:
    """Return whose lens lies on a place; None if nobody's does."""
    return next((owner for each, owner in state.board.lenses if each == place), None)


def is_open(state: State, place: Place) -> bool:
    """Whether workers can go to a place."""
    if place.lock is None:
        return is_there(state, place)
    return lens_owner(state, place.id) is not None


def is_locked(state: State, place: Place) -> bool:
    """Whether a place is there, but still locked."""
    if place.lock is None or lens_owner(state, place.id) is not None:
        return False
    return is_there(state, place)


def needs_of(state: State, place: Place) -> tuple[Seal, ...]:
    """Return the seals that a place asks for; those of its tile, if it takes one."""
    if not place.takes_tile:
        return place.needs
    tile = state.board.tiles[tile_index(state, place)]
    return state.config.content.catalogue.tile[tile].needs


def effects_of(state: State, place: Place) -> tuple[Effect, ...]:
    """Return the actions of a place; those of its tile, if it takes one."""
    if not place.takes_tile:
        return place.effects
    tile = state.board.tiles[tile_index(state, place)]
    return state.config.content.catalogue.tile[tile].effects


@lru_cache(maxsize=4096)
def shortage(row: tuple[Seal, ...], needs: tuple[Seal, ...]) -> int:
    """Count the seals that a row lacks; purple ones stand in for any."""
    lacking = sum(
        max(0, needs.count(seal) - row.count(seal)) for seal in dict.fromkeys(needs)
    )
    return max(0, lacking - row.count(Seal.PURPLE))


def lacking_in_words(row: tuple[Seal, ...], needs: tuple[Seal, ...]) -> str:
    """Name the seals that a row lacks, and how many purple ones stand in."""
    lacking = tuple(
        seal
        for seal in dict.fromkeys(needs)
        for _ in range(needs.count(seal) - row.count(seal))
    )
    purple = min(row.count(Seal.PURPLE), len(lacking))
    helped = f" ({purple} covered by purple)" if purple and lacking else ""
    return f"{seals_in_words(lacking)}{helped}"


def seals_in_words(seals: tuple[Seal, ...]) -> str:
    """Write seals as words: 2 green, 1 blue."""
    words = [f"{seals.count(seal)} {seal.value}" for seal in dict.fromkeys(seals)]
    return ", ".join(words) or "no seals"


def beagle(state: State) -> SpaceId:
    """Return where the HMS Beagle lies."""
    return state.config.content.catalogue.stops[max(state.round, 1) - 1]


def specimen_at(state: State, space: SpaceId) -> Specimen | None:
    """Return the specimen whose token lies on a space."""
    spaces = state.config.content.catalogue.specimen_index[max(state.players, 2)]
    index = spaces.get(space)
    if index is None or index >= len(state.board.specimens):
        return None
    return state.board.specimens[index]


def space_effects(state: State, space: Space) -> tuple[Effect, ...]:
    """Return what can be done on a space where a piece has stopped."""
    found = specimen_at(state, space.id)
    return space.effects if found is None else (*space.effects, Research(found))


def camp_costs(state: State, camp: SpaceId) -> tuple[int, ...]:
    """Return the coins of the tent spaces of a camp, on the side that is used."""
    site = state.config.content.catalogue.camp[camp]
    return site.costs_b if state.players == 4 else site.costs_a


def places_being_done(state: State) -> set[PlaceId]:
    """Name the places whose actions are being done."""
    return {
        item.place
        for item in state.pending
        if isinstance(item, ChooseEffects) and item.place is not None
    }


def being_carried_out(state: State) -> Iterator[EndCrew]:
    """Find the crew cards that are just being fulfilled."""
    return (item for item in state.pending if isinstance(item, EndCrew))


def cards_being_done(state: State) -> set[CrewId]:
    """Name the crew cards whose actions are being done."""
    copied = {
        item.card
        for item in state.pending
        if isinstance(item, ChooseEffects) and item.card is not None
    }
    return copied | {item.card for item in being_carried_out(state)}


def is_lens(place: Place) -> bool:
    """Whether only one worker fits on a place."""
    return place.shape is Shape.LENS
