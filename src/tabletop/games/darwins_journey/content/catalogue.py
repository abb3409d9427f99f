"""What follows from the components, worked out once: each part by its id."""

from __future__ import annotations

from functools import cached_property

import attrs

from tabletop.core.bags import Bag
from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredBoard,
    BonusCard,
    Solo,
)
from tabletop.games.darwins_journey.content.parts import (
    CampSite,
    CrewCard,
    Distinction,
    Goal,
    Letter,
    Numbers,
    Objective,
    Place,
    Space,
    SpecialTile,
    Track,
)
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    Colour,
    CrewId,
    Difficulty,
    GoalId,
    IslandId,
    LetterId,
    Metal,
    ObjectiveId,
    Page,
    PlaceId,
    Seal,
    SpaceId,
    TileId,
)


@attrs.frozen(eq=False, slots=False, kw_only=True)
class Catalogue:
    """The components by their ids, the full decks, and the order of the spaces."""

    places: tuple[Place, ...]
    distinctions: tuple[Distinction, ...]
    tiles: tuple[SpecialTile, ...]
    letters: tuple[Letter, ...]
    goals: tuple[Goal, ...]
    crew_cards: tuple[CrewCard, ...]
    objectives: tuple[Objective, ...]
    ocean: Track
    islands: tuple[Track, ...]
    camps: tuple[CampSite, ...]
    numbers: Numbers
    solo: Solo

    @cached_property
    def place(self) -> dict[PlaceId, Place]:
        """Each place for workers."""
        return {place.id: place for place in self.places}

    @cached_property
    def place_index(self) -> dict[PlaceId, int]:
        """Where each place stands in the order of the places."""
        return {place.id: index for index, place in enumerate(self.places)}

    @cached_property
    def distinction(self) -> dict[Page, Distinction]:
        """What distinctions bring, by page."""
        return {each.page: each for each in self.distinctions}

    @cached_property
    def special_places(self) -> tuple[PlaceId, ...]:
        """The places for special action tiles, row by row."""
        return tuple(place.id for place in self.places if place.takes_tile)

    @cached_property
    def tile(self) -> dict[TileId, SpecialTile]:
        """Each special action tile."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def letter(self) -> dict[LetterId, Letter]:
        """Each correspondence tile."""
        return {letter.id: letter for letter in self.letters}

    @cached_property
    def goal(self) -> dict[GoalId, Goal]:
        """Each Beagle goal."""
        return {goal.id: goal for goal in self.goals}

    @cached_property
    def crew(self) -> dict[CrewId, CrewCard]:
        """Each crew card."""
        return {card.id: card for card in self.crew_cards}

    @cached_property
    def objective(self) -> dict[ObjectiveId, Objective]:
        """Each objective."""
        return {each.id: each for each in self.objectives}

    @cached_property
    def space(self) -> dict[SpaceId, Space]:
        """Each space of the ocean and the islands."""
        return {
            space.id: space
            for track in (self.ocean, *self.islands)
            for space in track.spaces
        }

    @cached_property
    def number(self) -> dict[SpaceId, int]:
        """The number of each space on its track, from 0."""
        return {
            space.id: number
            for track in (self.ocean, *self.islands)
            for number, space in enumerate(track.spaces)
        }

    @cached_property
    def track(self) -> dict[SpaceId, Track]:
        """The track of each space."""
        return {
            space.id: track
            for track in (self.ocean, *self.islands)
            for space in track.spaces
        }

    @cached_property
    def to_the_end(self) -> dict[SpaceId, int]:
        """How many spaces each space is from the end, along the longest way."""
        far: dict[SpaceId, int] = {}

        def measure(space: SpaceId) -> int:
            if space not in far:
                onward = self.space[space].next
                far[space] = max((measure(each) + 1 for each in onward), default=0)
            return far[space]

        for space in self.space:
            measure(space)
        return far

    @cached_property
    def camp(self) -> dict[SpaceId, CampSite]:
        """Each campsite."""
        return {camp.space: camp for camp in self.camps}

    @cached_property
    def island(self) -> dict[IslandId, int]:
        """The number of each island, from the left."""
        return {
            track.island: number
            for number, track in enumerate(self.islands)
            if track.island is not None
        }

    @cached_property
    def ends(self) -> frozenset[SpaceId]:
        """The first and last spaces of the islands, which hold any number."""
        return frozenset(
            space.id for track in self.islands for space in (track.first, track.last)
        )

    @cached_property
    def stops(self) -> tuple[SpaceId, ...]:
        """Where the HMS Beagle lies, by round."""
        stops = [
            (space.stop, space.id)
            for space in self.ocean.spaces
            if space.stop is not None
        ]
        return tuple(space for _, space in sorted(stops))

    def specimen_spaces(self, players: int) -> tuple[SpaceId, ...]:
        """List the spaces with a specimen in a game with so many players."""
        return tuple(
            space.id
            for track in (self.ocean, *self.islands)
            for space in track.spaces
            if space.specimen_from is not None and space.specimen_from <= players
        )

    @cached_property
    def specimen_index(self) -> dict[int, dict[SpaceId, int]]:
        """By number of players, which of the spaces with a specimen each of them is."""
        return {
            players: {
                space: index
                for index, space in enumerate(self.specimen_spaces(players))
            }
            for players in range(2, 5)
        }

    def seals(self, players: int) -> Bag[Seal]:
        """Return the regular seals that take part with so many players."""
        numbers = self.numbers
        count = numbers.seals_each - numbers.seals_removed[players - 1]
        return Bag({Seal(colour.value): count for colour in Colour})

    def objective_deck(self, metal: Metal, *, is_starting: bool) -> Bag[ObjectiveId]:
        """Return all objectives of a metal, starting ones or the others."""
        return Bag.of(
            each.id
            for each in self.objectives
            if each.metal is metal and each.is_starting is is_starting
        )

    # -- Alfred

    @cached_property
    def alfred(self) -> dict[Difficulty, AlfredBoard]:
        """Each of Alfred's boards."""
        return {board.difficulty: board for board in self.solo.boards}

    @cached_property
    def action_card(self) -> dict[AlfredCardId, ActionCard]:
        """Each of Alfred's action cards."""
        return {card.id: card for card in self.solo.action_cards}

    @cached_property
    def bonus_card(self) -> dict[BonusCardId, BonusCard]:
        """Each of Alfred's bonus cards."""
        return {card.id: card for card in self.solo.bonus_cards}
