"""A position and its settings: data only, no rules.

The state holds everything, the hands of the draft too; `views` says who may see what.
In a solo game, the last of `people` is Alfred.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import named
from tabletop.core.notation import Word
from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.core.validation import described
from tabletop.core.values import Value, replace
from tabletop.errors import InvalidConfig
from tabletop.games.darwins_journey.content import DEFAULT, Catalogue, Content
from tabletop.games.darwins_journey.events import Event
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    CrewId,
    Difficulty,
    GoalId,
    IslandId,
    LastingKind,
    LetterId,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
    TileId,
)
from tabletop.games.darwins_journey.pending import Item

PersonId: TypeAlias = PlayerId
"""A player, or Alfred: in a solo game he is 1."""


def _difficulty(value: object) -> Difficulty | None:
    if value is None:
        return None
    if isinstance(value, str) and value in tuple(Difficulty):
        return Difficulty(value)
    known = ", ".join(Difficulty)
    message = f"the setting 'solo' is None or one of {known}, not {described(value)}"
    raise InvalidConfig(message)


@attrs.frozen
class Config(Value):
    """The settings of a game; `InvalidConfig` for what cannot be played."""

    content: Content = attrs.field(default=DEFAULT, repr=named)
    """The places, cards and all other components."""
    first_game: bool = False
    """Whether tiles, goals and crew cards are those of the first game."""
    solo: Difficulty | None = attrs.field(default=None, converter=_difficulty)
    """How strong Alfred is in a game of one player, easy if None; more players play
    without him."""


FIRST_GAME = Config(first_game=True)
"""The settings for a first game: tiles, goals and crew cards as the rulebook says."""


@attrs.frozen
class Score(Value):
    """Points on the track, by what they are for."""

    actions: int = 0
    """By icons of places, spaces, tiles and cards."""
    ribbons: int = 0
    """By golden ribbons."""
    ends: int = 0
    """By the first pieces at the end of tracks."""
    knowledge: int = 0
    """By temporary knowledge turned into points."""
    goals: int = 0
    """By Beagle goals; by his board for Alfred."""
    laps: int = 0
    """By Alfred's bonus track."""

    @property
    def total(self) -> int:
        """All of them together."""
        return (
            self.actions
            + self.ribbons
            + self.ends
            + self.knowledge
            + self.goals
            + self.laps
        )


@attrs.frozen
class Slot(Value):
    """An objective on a slot of a player board."""

    objective: ObjectiveId
    is_fulfilled: bool


@attrs.frozen
class CrewOnTable(Value):
    """A crew card beside a player board."""

    card: CrewId
    worker: int | None = None
    """The worker who fulfilled it, from 0; None while it is open."""


@attrs.frozen
class Naturalist(Value):
    """What one player has, or Alfred. Everybody sees all of it."""

    coins: int
    knowledge: int
    """Temporary knowledge."""
    score: Score
    theory: int
    """The space of the evolution marker."""
    rows: tuple[tuple[Seal, ...], ...]
    """The seals of each worker, from the top and from the left."""
    at: tuple[PlaceId | None, ...]
    """Where each worker in play stands; None at home. The fifth comes last."""
    lenses: int
    """Personal lenses that are left."""
    tents: int
    """Tents that are left."""
    stacks: tuple[int, ...]
    """Stamps that are left on each stack."""
    tray: int
    """Used stamps in the tray."""
    ship: SpaceId
    explorers: tuple[SpaceId | None, ...]
    """Where the explorer on each island stands; None for an island without."""
    unused: int
    """Explorers that are left."""
    research: tuple[Specimen, ...]
    """Specimens researched, in the order in which they were."""
    reserve: tuple[ObjectiveId, ...]
    """Objectives beside the slots."""
    silver: tuple[Slot | None, ...]
    gold: tuple[Slot | None, ...]
    crew: tuple[CrewOnTable, ...]
    lasting: tuple[LastingKind, ...] = ()
    """Benefits for the rest of the game."""

    @property
    def points(self) -> int:
        """Points on the track."""
        return self.score.total

    def slots(self, metal: Metal) -> tuple[Slot | None, ...]:
        """Return the slots of a metal."""
        return self.silver if metal is Metal.SILVER else self.gold


@attrs.frozen
class Tent(Value):
    """A tent on a campsite."""

    camp: SpaceId
    space: int
    """The tent space, from 0."""
    owner: PersonId


@attrs.frozen
class Board(Value):
    """What lies on the central board, but for the post and the pieces of players."""

    tiles: tuple[TileId, ...]
    """Special action tiles, by place, row by row."""
    lenses: tuple[tuple[PlaceId, PersonId], ...] = ()
    """Unlocked places with the owners of their lenses."""
    reserved: tuple[PersonId, ...] = ()
    """The owners of the workers on the turn order place, as they came."""
    scrolls: tuple[tuple[Seal | None, ...], ...] = ()
    """The seals of the academy, from the cheapest scroll."""
    objectives: tuple[ObjectiveId, ...] = ()
    """The objectives on display."""
    shown: tuple[Specimen, ...] = ()
    """Specimens in the museum since the set-up."""
    delivered: tuple[Specimen, ...] = ()
    """Specimens in the museum that were delivered, as they came."""
    specimens: tuple[Specimen, ...] = ()
    """The specimens on the tracks, in the order of their spaces."""
    ribbons: tuple[SpaceId, ...] = ()
    """Golden ribbons that have been crossed."""
    ends: tuple[SpaceId, ...] = ()
    """Last spaces of tracks that somebody has reached."""
    tents: tuple[Tent, ...] = ()
    """Tents on campsites, as they came."""
    goals: tuple[GoalId, ...] = ()
    """The Beagle goals, by round."""


@attrs.frozen
class Post(Value):
    """The envelopes."""

    letters: tuple[LetterId, ...]
    """The correspondence tiles, from the top."""
    stamps: tuple[tuple[int, ...], ...]
    """The stamps on each envelope, by player; Alfred's last."""


@attrs.frozen
class Decks(Value):
    """The supplies that chance draws from; no order is kept."""

    seals: Bag[Seal]
    """The face-down supply of regular seals."""
    purple: int
    """Purple seals that are left."""
    silver: Bag[ObjectiveId]
    gold: Bag[ObjectiveId]
    tiles: Bag[TileId] = attrs.field(factory=Bag)
    """What the set-up still draws from; empty once it is over."""
    letters: Bag[LetterId] = attrs.field(factory=Bag)
    goals: Bag[GoalId] = attrs.field(factory=Bag)
    specimens: Bag[Specimen] = attrs.field(factory=Bag)
    seats: Bag[PlayerId] = attrs.field(factory=Bag)
    crew: Bag[CrewId] = attrs.field(factory=Bag)
    """Crew cards not dealt; nobody may know which, until the draft is over."""
    starting_silver: Bag[ObjectiveId] = attrs.field(factory=Bag)
    starting_gold: Bag[ObjectiveId] = attrs.field(factory=Bag)


@attrs.frozen
class Alfred(Value):
    """What only Alfred has. His pieces, coins and points are the last of `people`."""

    difficulty: Difficulty
    bonus: int = 1
    """The space of his worker on the bonus track, from 1."""
    cards: tuple[BonusCardId, ...] = ()
    """The bonus cards above their spaces, from the left."""
    deck: Bag[AlfredCardId] = attrs.field(factory=Bag)
    """His action cards that are face down; anybody can count them."""
    drawn: tuple[AlfredCardId, ...] = ()
    """His action cards that are face up, the last one drawn at the end."""


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    people: tuple[Naturalist, ...]
    """By player; in a solo game Alfred comes last."""
    board: Board
    post: Post
    decks: Decks
    turn_order: tuple[PersonId, ...] = ()
    round: int = 0
    """From 1; 0 before the first."""
    alfred: Alfred | None = None
    pending: tuple[Item, ...] = ()
    """What waits, the next at the end."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about."""

    @property
    def players(self) -> int:
        """The number of players; Alfred is none."""
        return len(self.people) - (self.alfred is not None)


def push(state: State, *items: Item) -> State:
    """Put items on the stack so that the first of them comes next."""
    return replace(state, pending=state.pending + items[::-1])


def tell(state: State, *events: Event) -> State:
    """Add events to the news."""
    return replace(state, news=state.news + events)


def with_person(
    state: State, person: PersonId, changed: Naturalist, *events: Event
) -> State:
    """Return the state with what somebody has changed, and tell of it."""
    people = set_at(state.people, person, changed)
    if events:
        return replace(state, people=people, news=state.news + events)
    return replace(state, people=people)


def _of_the_box(
    noun: str, known: Callable[[Catalogue], Collection[object]]
) -> Word[State]:
    return Word(noun, lambda state: known(state.config.content.catalogue))


WORDS: Final[Mapping[object, Word[State]]] = {
    PlaceId: _of_the_box("place", lambda box: box.place),
    SpaceId: _of_the_box("space", lambda box: box.space),
    IslandId: _of_the_box("island", lambda box: box.island),
    TileId: _of_the_box("special action tile", lambda box: box.tile),
    LetterId: _of_the_box("correspondence tile", lambda box: box.letter),
    GoalId: _of_the_box("Beagle goal", lambda box: box.goal),
    CrewId: _of_the_box("crew card", lambda box: box.crew),
    ObjectiveId: _of_the_box("objective", lambda box: box.objective),
    AlfredCardId: _of_the_box("action card", lambda box: box.action_card),
    BonusCardId: _of_the_box("bonus card", lambda box: box.bonus_card),
}
"""What ids are called, and which there are."""
