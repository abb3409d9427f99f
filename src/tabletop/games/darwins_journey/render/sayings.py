"""What people and things are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tabletop.games.darwins_journey.content import Effect, Place
from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.content.measures import (
    CoinsHeld,
    EmptyStacks,
    KnowledgeHeld,
    LensesPlaced,
    Measure,
    ObjectivesFulfilled,
    PointsScored,
    SealsOwned,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.content.parts import Goal, Requirement
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    GoalId,
    LetterId,
    ObjectiveId,
    PlaceId,
    TileId,
)
from tabletop.games.darwins_journey.pending.effects import GainCoins, GainTurnCoins
from tabletop.games.darwins_journey.render.words import (
    counted,
    effect_words,
    effects_words,
    seal_letters,
)
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import effects_of
from tabletop.games.darwins_journey.state import Naturalist, PersonId, State


def name(table: State, person: PersonId) -> str:
    """Name a player by the seat, as the notations do, and Alfred by his name."""
    return "Alfred" if is_alfred(table, person) else f"Player {person}"


def worker_told(table: State, person: PersonId, worker: int) -> str:
    """Name a worker as the notations do; Alfred's have letters."""
    return "ABCDE"[worker] if is_alfred(table, person) else f"w{worker + 1}"


def effect_told(table: State, effect: Effect) -> str:
    """Say what an effect does at this table."""
    if isinstance(effect, GainTurnCoins):
        coins = table.config.content.numbers.turn_coins[table.players - 1]
        return effect_words(GainCoins(coins))
    return effect_words(effect)


def place_does(table: State, place: Place) -> str:
    """Say what a place, or the tile on it, does."""
    effects = effects_of(table, place)
    return ", ".join(effect_told(table, effect) for effect in effects)


def place_told(table: State, place: PlaceId) -> str:
    """Name a place in a sentence, where commas would part it."""
    return table.config.content.catalogue.place[place].name.replace(",", "")


def tile_told(table: State, tile: TileId) -> str:
    """Say what a special action tile does."""
    return effects_words(table.config.content.catalogue.tile[tile].effects)


def letter_told(table: State, letter: LetterId) -> str:
    """Say what the most and the second most stamps on an envelope bring."""
    rewards = table.config.content.catalogue.letter[letter]
    return f"{effects_words(rewards.first)} / {effects_words(rewards.second)}"


def goal_told(table: State, goal: GoalId) -> str:
    """Say what a Beagle goal scores."""
    return goal_words(table.config.content.catalogue.goal[goal])


def crew_told(table: State, card: CrewId) -> str:
    """Say what a crew card asks for and does."""
    known = table.config.content.catalogue.crew[card]
    return f"{seal_letters(known.needs)}: {effects_words(known.effects)}"


def objective_told(table: State, objective: ObjectiveId) -> str:
    """Say what an objective asks for."""
    known = table.config.content.catalogue.objective[objective]
    return requirements_words(known.requirements)


def card_told(card: ActionCard) -> str:
    """Say what a card tells Alfred to try, in its order."""
    return ", else ".join(map(option_words, card.options))


def option_words(option: AlfredOption) -> str:
    """Say what a card tells Alfred to try."""
    match option:
        case MainDiary(workers=workers):
            return f"main diaries {''.join('ABCD'[worker] for worker in workers)}"
        case SpecialDiary(page=page):
            return f"special diary, {page.value.removeprefix('special_')}"
        case SmallDiary():
            return "small diary"
        case DeliverSpecimens():
            return "deliver"
        case Rest():
            return "rest"
        case _:
            assert_never(option)


def pieces_left(me: Naturalist) -> str:
    """Count what is left of the pieces; used stamps come after the stacks."""
    return (
        f"{counted(me.lenses, 'lens', 'lenses')}, {counted(me.tents, 'tent')}, "
        f"{counted(me.unused, 'explorer')}, "
        f"stamps {' '.join(map(str, me.stacks))} +{me.tray}"
    )


def provenance(table: State) -> str:
    """Warn of what is not the printed game; nothing where all of it is."""
    if table.config.content.is_original:
        return ""
    return "Some parts are reconstructed."


# -- what is asked for, and counted


def measure_words(measure: Measure, count: int = 2) -> str:
    """Name what is counted, for so many of it: ``blue seals``, ``bird``."""
    match measure:
        case SealsOwned() | SpecimensOfKind() | SpecimensOfColour():
            return _of_a_sort(measure, count)
        case KnowledgeHeld():
            return "knowledge"
        case CoinsHeld():
            return _plural("coin", count)
        case PointsScored():
            return _plural("point", count)
        case TheorySpace():
            return "theory"
        case TentsPlaced():
            return _plural("tent", count)
        case LensesPlaced():
            return "lens" if count == 1 else "lenses"
        case EmptyStacks():
            return f"empty {_plural('stack', count)}"
        case ObjectivesFulfilled():
            return f"fulfilled {_plural('objective', count)}"
        case ShipSpace():
            return "ship at space"
        case ShipAtBeagle():
            return "ship at the Beagle"
        case _:
            assert_never(measure)


def _of_a_sort(
    measure: SealsOwned | SpecimensOfKind | SpecimensOfColour, count: int
) -> str:
    match measure:
        case SealsOwned(colour=colour):
            return f"{colour.value} {_plural('seal', count)}"
        case SpecimensOfKind(kind=kind):
            return _plural(kind.value, count)
        case SpecimensOfColour(colour=colour):
            return f"{colour.value} {_plural('specimen', count)}"
        case _:
            assert_never(measure)


def requirement_words(requirement: Requirement) -> str:
    """Say what is asked for: ``2 blue seals``, ``theory 8``, ``ship at space 14``."""
    told = measure_words(requirement.measure, requirement.count)
    match requirement.measure:
        case TheorySpace() | ShipSpace():
            return f"{told} {requirement.count}"
        case ShipAtBeagle():
            return told
        case _:
            return f"{requirement.count} {told}"


def requirements_words(requirements: Iterable[Requirement]) -> str:
    """Say all that an objective asks for."""
    return ", ".join(map(requirement_words, requirements))


def goal_words(goal: Goal) -> str:
    """Say what a Beagle goal scores: ``4 for each blue seal``."""
    return f"{goal.points} for each {measure_words(goal.measure, 1)}"


def _plural(thing: str, count: int) -> str:
    return thing if count == 1 else f"{thing}s"
