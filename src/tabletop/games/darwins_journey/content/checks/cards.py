"""Beagle goals, crew cards, objectives, and the first game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content import measures
from tabletop.games.darwins_journey.content.checks.words import (
    Placed,
    id_faults,
    listed,
    total_faults,
)
from tabletop.games.darwins_journey.content.parts import Objective
from tabletop.games.darwins_journey.kinds import COLOURS, Kind, Metal, Seal

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

_PLAYERS: Final = 4
_ENVELOPES: Final = 3
_CREW_SEALS: Final = 5
"""Seals that a crew card asks for."""
_STARTING: Final = 4
_OTHERS: Final = 10
"""Objectives of each metal that are no starting ones."""


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold cards and tiles to the box, to the seals, and to the players."""
    yield from _goal_faults(content)
    yield from _crew_faults(content)
    for colour in COLOURS:
        yield from _start_seal_faults(content, Seal(colour))
    yield from _dealing_faults(content)
    for metal in Metal:
        yield from _metal_faults(content, metal)
    most = _most_of(content)
    for path, objective in listed(".objectives", content.objectives):
        yield from _objective_faults(path, objective, most)
    yield from _first_game_faults(content)


def _goal_faults(content: Content) -> Iterator[ContentFault]:
    """See that each round has its goal."""
    rounds, there = content.numbers.rounds, len(content.goals)
    if rounds > there:
        yield ".goals", f"{rounds} rounds take more than {there} Beagle goals"
    for path, goal in listed(".goals", content.goals):
        if goal.points < 1:
            reason = f"the Beagle goal {goal.id} brings {goal.points} points for each"
            yield f"{path}.points", reason


# -- crew cards


def _crew_faults(content: Content) -> Iterator[ContentFault]:
    for path, card in listed(".crew", content.crew):
        what, asked = f"the crew card {card.id}", len(card.needs)
        if asked != _CREW_SEALS:
            yield f"{path}.needs", f"{what} asks for {_CREW_SEALS} seals: {asked}"
        if Seal.PURPLE in (card.seal, *card.needs):
            yield path, f"{what} shows a purple seal"


def _start_seal_faults(content: Content, seal: Seal) -> Iterator[ContentFault]:
    wanted = len(content.crew) // len(COLOURS)
    found = sum(card.seal is seal for card in content.crew)
    what = f"crew cards that start with a {seal} seal"
    yield from total_faults(".crew", what, wanted, found)
    numbers = content.numbers
    left = numbers.seals_each - max(numbers.seals_removed)
    if left < wanted:
        reason = f"{wanted} workers can start with a {seal} seal, and {left} are left"
        yield ".numbers.seals_removed", reason


def _dealing_faults(content: Content) -> Iterator[ContentFault]:
    there = len(content.crew)
    dealt = max(_PLAYERS * content.numbers.crew_dealt, content.solo.crew_dealt)
    if dealt > there:
        reason = f"{there} crew cards are fewer than the {dealt} that are dealt"
        yield ".crew", reason


# -- objectives


def _metal_faults(content: Content, metal: Metal) -> Iterator[ContentFault]:
    own = [each.is_starting for each in content.objectives if each.metal is metal]
    path, others = ".objectives", own.count(False)
    yield from total_faults(
        path, f"starting {metal} objectives", _STARTING, own.count(True)
    )
    yield from total_faults(path, f"other {metal} objectives", _OTHERS, others)
    rounds = content.numbers.rounds
    shown = rounds * max(content.numbers.displayed, content.solo.displayed)
    if shown > others:
        yield path, f"{rounds} rounds display {shown} {metal} objectives of {others}"


def _objective_faults(
    path: str, objective: Objective, most: dict[type[measures.Measure], int]
) -> Iterator[ContentFault]:
    what, path = f"the objective {objective.id}", f"{path}.requirements"
    if not objective.requirements:
        yield path, f"{what} asks for nothing"
    for at, each in listed(path, objective.requirements):
        kind = type(each.measure)
        limit = most.get(kind, each.count)
        asked = f"{what} asks for {each.count} by {kind.__name__}"
        if each.count < 1:
            yield f"{at}.count", asked
        if each.count > limit:
            yield f"{at}.count", f"{asked}; there are {limit} at most"


def _most_of(content: Content) -> dict[type[measures.Measure], int]:
    """Return how much of each measure a player can have, where it has a limit."""
    board = content.board
    return {
        measures.SpecimensOfColour: len(Kind),
        measures.SpecimensOfKind: len(COLOURS),
        measures.TheorySpace: content.theory.length,
        measures.TentsPlaced: min(len(board.tents), len(content.camps)),
        measures.LensesPlaced: content.numbers.lenses,
        measures.EmptyStacks: len(board.stacks),
        measures.ObjectivesFulfilled: len(board.silver) + len(board.gold),
        measures.ShipSpace: len(content.ocean.spaces) - 1,
        measures.ShipAtBeagle: 1,
    }


# -- the first game


def _first_game_faults(content: Content) -> Iterator[ContentFault]:
    """Hold the first game to what there is, and to how much a game takes."""
    first, parts, path = content.first_game, content.catalogue, ".first_game"
    rounds, kept = content.numbers.rounds, content.numbers.crew_kept
    hands, what = listed(f"{path}.crew", first.crew), "crew cards"
    cards = [each for at, hand in hands for each in listed(at, hand)]
    whole = f"hands of {what} in the first game"
    yield from total_faults(f"{path}.crew", whole, _PLAYERS, len(hands))
    for table, name, laid, known, wanted in (
        ("tiles", "special tiles", first.tiles, parts.tile, len(parts.special_places)),
        ("letters", "correspondence tiles", first.letters, parts.letter, _ENVELOPES),
        ("goals", "Beagle goals", first.goals, parts.goal, rounds),
    ):
        at = f"{path}.{table}"
        yield from _layout_faults(at, name, listed(at, laid), known, wanted)
    wanted = _PLAYERS * kept
    yield from _layout_faults(f"{path}.crew", what, cards, parts.crew, wanted)
    for at, hand in hands:
        yield from total_faults(
            at, f"{what} in a hand of the first game", kept, len(hand)
        )


def _layout_faults(
    path: str,
    what: str,
    laid: Sequence[Placed[int]],
    known: Collection[int],
    wanted: int,
) -> Iterator[ContentFault]:
    yield from total_faults(path, f"{what} in the first game", wanted, len(laid))
    yield from id_faults(f"part of the {what} in the first game", laid)
    for at, each in laid:
        if each not in known:
            reason = f"the first game has {each} among its {what}, which is not there"
            yield at, reason
