"""Correspondence tiles, goals, crew cards, objectives, and the first game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.words import (
    check_ids,
    check_total,
    fail,
)
from tabletop.games.darwins_journey.content.measures import (
    EmptyStacks,
    LensesPlaced,
    Measure,
    ObjectivesFulfilled,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.content.parts import (
    CrewCard,
    FirstGame,
    Objective,
    PlayerBoard,
    TheoryTrack,
)
from tabletop.games.darwins_journey.kinds import COLOURS, Kind, Metal, Seal

__all__ = [
    "check_crew",
    "check_first_game",
    "check_goals",
    "check_letters",
    "check_objectives",
]

_PLAYERS: Final = 4
_LETTERS: Final = 8
_ENVELOPES: Final = 3
_GOALS: Final = 12
_CREW: Final = 16
_CREW_SEALS: Final = 5
"""Seals that a crew card asks for."""
_STARTING: Final = 4
_OTHERS: Final = 10
"""Objectives of each metal that are no starting ones."""


def check_letters(parts: Catalogue) -> None:
    """Hold the correspondence tiles to the box."""
    check_ids("correspondence tile", [letter.id for letter in parts.letters])
    check_total("correspondence tiles", _LETTERS, len(parts.letters))


def check_goals(parts: Catalogue) -> None:
    """Hold the Beagle goals to the box; each round takes one."""
    check_ids("Beagle goal", [goal.id for goal in parts.goals])
    check_total("Beagle goals", _GOALS, len(parts.goals))
    if parts.numbers.rounds > _GOALS:
        fail(f"{parts.numbers.rounds} rounds take more than {_GOALS} Beagle goals")
    for goal in parts.goals:
        if goal.points < 1:
            fail(f"the Beagle goal {goal.id} brings {goal.points} points for each")


# -- crew cards


def check_crew(parts: Catalogue) -> None:
    """Hold the crew cards to the box, to the seals, and to the players."""
    check_ids("crew card", [card.id for card in parts.crew_cards])
    check_total("crew cards", _CREW, len(parts.crew_cards))
    for card in parts.crew_cards:
        _check_crew_card(card)
    for colour in COLOURS:
        _check_start_seals(parts, Seal(colour))
    dealt = max(_PLAYERS * parts.numbers.crew_dealt, parts.solo.crew_dealt)
    if dealt > _CREW:
        fail(f"{_CREW} crew cards are fewer than the {dealt} that are dealt")


def _check_crew_card(card: CrewCard) -> None:
    if len(card.needs) != _CREW_SEALS:
        fail(f"the crew card {card.id} asks for {_CREW_SEALS} seals: {len(card.needs)}")
    if Seal.PURPLE in (card.seal, *card.needs):
        fail(f"the crew card {card.id} shows a purple seal")


def _check_start_seals(parts: Catalogue, seal: Seal) -> None:
    wanted = _CREW // len(COLOURS)
    found = sum(card.seal is seal for card in parts.crew_cards)
    check_total(f"crew cards that start with a {seal} seal", wanted, found)
    numbers = parts.numbers
    left = numbers.seals_each - max(numbers.seals_removed)
    if left < wanted:
        fail(f"{wanted} workers can start with a {seal} seal, and {left} are left")


# -- objectives


def check_objectives(parts: Catalogue, board: PlayerBoard, theory: TheoryTrack) -> None:
    """Hold the objectives to the box; each can be fulfilled, and enough are there."""
    check_ids("objective", [each.id for each in parts.objectives])
    for metal in Metal:
        _check_metal(parts, metal)
    most = _most_of(parts, board, theory)
    for each in parts.objectives:
        _check_objective(each, most)


def _check_metal(parts: Catalogue, metal: Metal) -> None:
    own = [each.is_starting for each in parts.objectives if each.metal is metal]
    check_total(f"starting {metal} objectives", _STARTING, own.count(True))
    check_total(f"other {metal} objectives", _OTHERS, own.count(False))
    rounds = parts.numbers.rounds
    shown = rounds * max(parts.numbers.displayed, parts.solo.displayed)
    if shown > _OTHERS:
        fail(f"{rounds} rounds display {shown} {metal} objectives of {_OTHERS}")


def _check_objective(objective: Objective, most: dict[type[Measure], int]) -> None:
    if not objective.requirements:
        fail(f"the objective {objective.id} asks for nothing")
    for each in objective.requirements:
        name = type(each.measure).__name__
        if each.count < 1:
            fail(f"the objective {objective.id} asks for {each.count} by {name}")
        if each.count > most.get(type(each.measure), each.count):
            limit = most[type(each.measure)]
            fail(
                f"the objective {objective.id} asks for {each.count} by {name}; there "
                f"are {limit} at most"
            )


def _most_of(
    parts: Catalogue, board: PlayerBoard, theory: TheoryTrack
) -> dict[type[Measure], int]:
    """Return how much of each measure a player can have, where it has a limit."""
    return {
        SpecimensOfColour: len(Kind),
        SpecimensOfKind: len(COLOURS),
        TheorySpace: theory.length,
        TentsPlaced: min(len(board.tents), len(parts.camps)),
        LensesPlaced: parts.numbers.lenses,
        EmptyStacks: len(board.stacks),
        ObjectivesFulfilled: len(board.silver) + len(board.gold),
        ShipSpace: len(parts.ocean.spaces) - 1,
        ShipAtBeagle: 1,
    }


# -- the first game


def check_first_game(parts: Catalogue, first: FirstGame) -> None:
    """Hold the first game to what there is, and to how much a game takes."""
    places, rounds = len(parts.special_places), parts.numbers.rounds
    _check_layout("special tiles", first.tiles, parts.tile, places)
    _check_layout("correspondence tiles", first.letters, parts.letter, _ENVELOPES)
    _check_layout("Beagle goals", first.goals, parts.goal, rounds)
    check_total("hands of crew cards in the first game", _PLAYERS, len(first.crew))
    cards = [card for hand in first.crew for card in hand]
    total = _PLAYERS * parts.numbers.crew_kept
    _check_layout("crew cards", cards, parts.crew, total)
    for hand in first.crew:
        wanted = parts.numbers.crew_kept
        check_total("crew cards in a hand of the first game", wanted, len(hand))


def _check_layout(
    what: str, laid: Sequence[int], known: Collection[int], wanted: int
) -> None:
    check_total(f"{what} in the first game", wanted, len(laid))
    check_ids(f"part of the {what} in the first game", laid)
    for each in laid:
        if each not in known:
            fail(f"the first game has {each} among its {what}, which is not there")
