"""What is impossible about seals, crew cards, objectives and benefits of a player."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId, seats
from tabletop.core.values import replace
from tabletop.games.darwins_journey.content.checks.effects import parts_of
from tabletop.games.darwins_journey.kinds import Metal, Seal
from tabletop.games.darwins_journey.pending import ChoosePair
from tabletop.games.darwins_journey.pending.effects import GainWorker, Lasting
from tabletop.games.darwins_journey.rules.tables import shortage
from tabletop.games.darwins_journey.setup.flaws_table import double, objectives_of
from tabletop.games.darwins_journey.setup.stages import (
    Stage,
    crew_is_known,
    seals_are_given,
    stage_of,
)
from tabletop.games.darwins_journey.state import Naturalist, State


def people_flaws(state: State, begun: State) -> Iterator[str]:
    """Say what no player can have; the first flaw hides the others."""
    if stage_of(state) is Stage.SET_UP:
        yield from _first_flaws(state, begun)
    for player in seats(state.players):
        person = state.people[player]
        yield from _crew_flaws(state, player, person)
        yield from _row_flaws(state, player, person)
        yield from _slot_flaws(state, player, person)
        yield from _lasting_flaws(state, player, person)
    cards = [card.card for person in state.people for card in person.crew]
    if (twice := double(cards)) is not None:
        yield f"the crew card {twice} lies before two players"


def _first_flaws(state: State, begun: State) -> Iterator[str]:
    """See that before the first round nobody has done anything."""
    for seat, (person, first) in enumerate(
        zip(state.people, begun.people, strict=True)
    ):
        if replace(person, rows=first.rows, reserve=(), crew=()) != first:
            yield f"player {seat} has done something before the first round"


# -- seals and crew cards


def _row_flaws(state: State, player: PlayerId, person: Naturalist) -> Iterator[str]:
    """See that rows are as long as they can be, and begin as they do."""
    is_early = stage_of(state) is Stage.SET_UP
    columns = 1 if is_early else len(state.config.content.board.seal_costs)
    first, *rows, last = person.rows
    if first != (Seal.PURPLE,) or last:
        yield f"the first and the last worker of player {player} gain no seals"
    for number, row in enumerate(rows, start=1):
        if len(row) > columns:
            yield f"worker {number} of player {player} has {len(row)} seals"
    if not seals_are_given(state):
        given: tuple[Seal | None, ...] = (None,) * len(rows)
    else:
        parts = state.config.content.catalogue.crew
        given = tuple(parts[card.card].seal for card in person.crew)
    found = tuple(row[0] if row else None for row in rows)
    if found != given:
        yield f"the first seals of player {player} are not those of the crew cards"


def _crew_flaws(state: State, player: PlayerId, person: Naturalist) -> Iterator[str]:
    """See that crew cards are as many as they are, and bound to workers who can be."""
    content, crew = state.config.content, person.crew
    wanted = content.numbers.crew_kept if crew_is_known(state) else 0
    if len(crew) != wanted:
        yield f"player {player} has {len(crew)} crew cards, not {wanted}"
    cards = tuple(card.card for card in crew)
    dealt = content.first_game.crew[: state.players]
    is_fixed = state.config.first_game and state.alfred is None
    if is_fixed and cards and cards not in dealt:
        yield f"player {player} has crew cards that are not of the first game"
    bound = [(card.worker, card.card) for card in crew if card.worker is not None]
    if (twice := double(worker for worker, _ in bound)) is not None:
        yield f"worker {twice} of player {player} has fulfilled two crew cards"
    for worker, card in bound:
        row = dict(enumerate(person.rows)).get(worker, ())
        if lacking := shortage(row, content.catalogue.crew[card].needs):
            yield f"crew card {card} is fulfilled, and {lacking} seals are lacking"


# -- objectives and what they bring


def _slot_flaws(state: State, player: PlayerId, person: Naturalist) -> Iterator[str]:
    """See that objectives lie where they can, and who has the starting ones."""
    kinds, room = state.config.content.catalogue.objective, state.config.content.board
    if len(person.reserve) > room.reserve:
        yield f"the reserve of player {player} holds {len(person.reserve)} objectives"
    for metal in Metal:
        for slot in person.slots(metal):
            if slot is None or slot.is_fulfilled:
                continue
            if kinds[slot.objective].metal is not metal:
                yield f"{slot.objective} lies on a {metal} slot, and is not fulfilled"
        first = [kinds[each] for each in objectives_of(person)]
        count = sum(each.is_starting and each.metal is metal for each in first)
        if count != _has_chosen(state, player):
            yield f"player {player} has {count} starting {metal} objectives"


def _has_chosen(state: State, player: PlayerId) -> bool:
    """Whether somebody has a pair of starting objectives."""
    asked = next((item for item in state.pending if isinstance(item, ChoosePair)), None)
    return asked is None or (bool(asked.order) and player not in asked.order)


def _lasting_flaws(state: State, player: PlayerId, person: Naturalist) -> Iterator[str]:
    """Compare benefits and workers with the slots that bring them."""
    board = state.config.content.board
    slots = zip(
        (*person.silver, *person.gold), (*board.silver, *board.gold), strict=True
    )
    rewards = [
        printed.reward
        for slot, printed in slots
        if slot is not None and slot.is_fulfilled and printed.reward is not None
    ]
    own = {each.what for each in rewards if isinstance(each, Lasting)}
    parts = [*parts_of(rewards)]
    offered = {each.what for each in parts if isinstance(each, Lasting)}
    found = set(person.lasting)
    if len(person.lasting) > len(found) or not own <= found <= offered:
        names = ", ".join(person.lasting) or "none"
        yield f"player {player} cannot have just these benefits: {names}"
    is_larger = len(person.at) > state.config.content.numbers.workers
    if is_larger and not any(isinstance(each, GainWorker) for each in parts):
        yield f"player {player} has a fifth worker, and no slot has brought it"
