"""What people and things are called in a sentence."""

from __future__ import annotations

from typing import assert_never

from tabletop.games.darwins_journey.content import Effect, Place
from tabletop.games.darwins_journey.content.alfred import (
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
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
    goal_words,
    requirements_words,
    seal_letters,
)
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import effects_of
from tabletop.games.darwins_journey.state import Naturalist, PersonId, State

__all__ = [
    "crew_told",
    "effect_told",
    "goal_told",
    "letter_told",
    "name",
    "objective_told",
    "option_words",
    "pieces_left",
    "place_does",
    "place_told",
    "provenance",
    "tile_told",
    "worker_told",
]


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
    """Name a place as it is called."""
    return table.config.content.catalogue.place[place].name


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
