"""The classes of the components."""

from __future__ import annotations

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.content.measures import Measure
from tabletop.games.darwins_journey.kinds import (
    Colour,
    CrewId,
    GoalId,
    IslandId,
    Kind,
    LetterId,
    Metal,
    ObjectiveId,
    Page,
    PlaceId,
    Seal,
    Shape,
    SpaceId,
    TileId,
)
from tabletop.games.darwins_journey.pending.effects import Effect, Modifier


@attrs.frozen
class Place(Value):
    """A place for workers."""

    id: PlaceId
    name: str
    shape: Shape
    page: Page | None
    """The page of a diary that it stands on; None outside the diaries."""
    order: int
    """Its number on the page, from the top; 0 outside the diaries."""
    section_a: str | None
    """Its section on the board side for up to three players."""
    section_b: str | None
    """Its section on the board side for four players."""
    needs: tuple[Seal, ...]
    """The seals that a worker must own, each written as often as it is needed."""
    effects: tuple[Effect, ...]
    """Its actions; those of a special place are on its tile."""
    lock: int | None = None
    """Coins to unlock it; None for a place that is open from the start."""
    takes_tile: bool = False
    """Whether a special action tile lies on it."""


@attrs.frozen
class Distinction(Value):
    """What the distinctions of a worker bring on a page."""

    page: Page
    silver: Effect | Modifier | None
    gold: Effect | Modifier | None


@attrs.frozen
class SpecialTile(Value):
    """A special action tile."""

    id: TileId
    needs: tuple[Seal, ...]
    effects: tuple[Effect, ...]


@attrs.frozen
class Letter(Value):
    """A correspondence tile: the rewards of an envelope."""

    id: LetterId
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]


@attrs.frozen
class Goal(Value):
    """A Beagle goal: points for each of something."""

    id: GoalId
    measure: Measure
    points: int


@attrs.frozen
class CrewCard(Value):
    """A crew card."""

    id: CrewId
    seal: Seal
    """The seal that a worker starts with."""
    needs: tuple[Seal, ...]
    """The seals that one worker must own to fulfil it."""
    effects: tuple[Effect, ...]


@attrs.frozen
class Requirement(Value):
    """A part of what an objective asks for: at least so much of something."""

    measure: Measure
    count: int = 1


@attrs.frozen
class Objective(Value):
    """An objective tile."""

    id: ObjectiveId
    metal: Metal
    is_starting: bool
    requirements: tuple[Requirement, ...]


@attrs.frozen
class Space(Value):
    """A space of a track."""

    id: SpaceId
    next: tuple[SpaceId, ...]
    """Where pieces can go from it; () for the last space."""
    effects: tuple[Effect, ...] = ()
    specimen_from: int | None = None
    """From how many players on a specimen lies here; None for never."""
    ribbon: int | None = None
    """Points for the first explorer that crosses the golden ribbon at its entry."""
    island: IslandId | None = None
    """The island whose silver ribbon lies at its entry."""
    stop: int | None = None
    """The round in which the HMS Beagle lies here."""


@attrs.frozen
class Track(Value):
    """The ocean, or an island; spaces in the order of their numbers."""

    name: str
    spaces: tuple[Space, ...]
    island: IslandId | None = None
    """The island; None for the ocean."""

    @property
    def first(self) -> Space:
        """Where pieces start."""
        return self.spaces[0]

    @property
    def last(self) -> Space:
        """Where pieces end."""
        return self.spaces[-1]


@attrs.frozen
class CampSite(Value):
    """A campsite; tents cost what their spaces say."""

    space: SpaceId
    costs_a: tuple[int, ...]
    """Coins of its tent spaces on the side for up to three players."""
    costs_b: tuple[int, ...]
    """Coins of its tent spaces on the side for four players."""
    effects: tuple[Effect, ...]


@attrs.frozen
class ObjectiveSlot(Value):
    """A space for an objective on a player board."""

    cost: int
    """Coins to put an objective on it."""
    reward: Effect | None
    points: int
    """Points at the end for a fulfilled objective on it."""


@attrs.frozen
class Stack(Value):
    """A stack of stamps, with the reward for emptying it."""

    stamps: int
    reward: Effect | None


@attrs.frozen
class PlayerBoard(Value):
    """A player board."""

    seal_costs: tuple[int, ...]
    """Coins of the seal spaces of a row, from the left."""
    seal_points: tuple[int, ...]
    """Points at the end for a seal on each of these spaces."""
    silver_at: int
    """Seals for the silver distinction."""
    gold_at: int
    """Seals for the golden distinction."""
    silver: tuple[ObjectiveSlot, ...]
    gold: tuple[ObjectiveSlot, ...]
    pair_points: int
    """Points at the end if both last slots are fulfilled."""
    reserve: int
    """Objectives that may lie beside the slots."""
    tents: tuple[Effect | None, ...]
    """The rewards for the tents, from the top."""
    tent_points: int
    """Points at the end if all tents stand on campsites."""
    stacks: tuple[Stack, ...]


@attrs.frozen
class Museum(Value):
    """The museum and its rows and columns."""

    rows: tuple[Colour, ...]
    columns: tuple[Kind, ...]
    row_coins: int
    """Coins for the first delivery to a row."""
    base: int
    """Points for a book before complete rows are counted."""


@attrs.frozen
class TheoryTrack(Value):
    """The track of the theory of evolution."""

    length: int
    books: tuple[int, ...]
    """The spaces at which the first, second, ... book is reached."""


@attrs.frozen
class FirstGame(Value):
    """What the first game does not leave to chance."""

    tiles: tuple[TileId, ...]
    """Special action tiles, row by row."""
    letters: tuple[LetterId, ...]
    """Correspondence tiles from the top."""
    goals: tuple[GoalId, ...]
    """Beagle goals, by round."""
    crew: tuple[tuple[CrewId, ...], ...]
    """Crew cards by place in the turn order."""


@attrs.frozen
class Numbers(Value):
    """The figures of the rulebook; tables are by number of players, from one."""

    rounds: int
    start_coins: int
    start_knowledge: int
    workers: int
    explorers: int
    lenses: int
    seals_each: int
    """Regular seals of each colour in the box."""
    purple_seals: int
    seals_removed: tuple[int, ...]
    """Seals of each colour that stay in the box."""
    penalty: tuple[int, ...]
    """Coins for an occupied section."""
    turn_coins: tuple[int, ...]
    """Coins for reserving the turn order."""
    owner_coins: int
    """Coins for the owner of a lens on which somebody else's worker is placed."""
    first_at_end: int
    """Points for the first piece at the end of a track."""
    late: tuple[int, ...]
    """Points lost for each stop of the HMS Beagle that a ship has not reached."""
    late_cap: int
    """The most that each of these can be with the benefit of that name."""
    crew_dealt: int
    crew_kept: int
    displayed: int
    """Objectives of each metal on display."""
    scroll_costs: tuple[int, ...]
    scroll_seals: int
    """Seals on a scroll."""
    coins_per_point: int
    """Coins for a point at the end."""
    knowledge_points: int
    """Points at the end for each temporary knowledge."""
