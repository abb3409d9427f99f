"""What is impossible about tiles, goals, specimens, seals and objectives.

`begun` is the first position: what was to be drawn then, less what still waits to be
drawn, lies on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeAlias

from tabletop.core.bags import Bag
from tabletop.games.darwins_journey.content import Objective
from tabletop.games.darwins_journey.kinds import (
    COLOURS,
    Metal,
    ObjectiveId,
    Pile,
    Seal,
    Specimen,
)
from tabletop.games.darwins_journey.pending import ChoosePair
from tabletop.games.darwins_journey.rules.laying import pile_of
from tabletop.games.darwins_journey.rules.turns import displayed
from tabletop.games.darwins_journey.setup.stages import (
    Stage,
    clean_ups,
    stage_of,
    waiting,
)
from tabletop.games.darwins_journey.state import Naturalist, State


def table_flaws(state: State, begun: State) -> Iterator[str]:
    """Say what of the components is missing, too many, or not where it can be."""
    for what, pile, laid, fixed in _piles(state, begun):
        if (twice := double(laid)) is not None:
            yield f"{twice} is there twice: {what}"
        yield from _pile_flaws(state, begun, (what, pile, laid, fixed))
    yield from _museum_flaws(state)
    yield from _objective_flaws(state)
    for metal in Metal:
        yield from _stack_flaws(state, metal)
    yield from _scroll_flaws(state)
    yield from _seal_flaws(state, begun)


def double(things: Iterable[Hashable]) -> Hashable | None:
    """Return something that is there more than once, or None."""
    return next((each for each, count in Counter(things).items() if count > 1), None)


# -- what the set-up lays out once

_Laid: TypeAlias = tuple[str, Pile, tuple[Hashable, ...], tuple[Hashable, ...]]
"""What it is, where it is drawn from, what lies there, and what lay there at first."""


def _piles(state: State, begun: State) -> Iterator[_Laid]:
    there, first = state.board, begun.board
    yield "special action tiles", Pile.TILES, there.tiles, first.tiles
    letters = state.post.letters
    yield "correspondence tiles", Pile.LETTERS, letters, begun.post.letters
    yield "Beagle goals", Pile.GOALS, there.goals, first.goals
    yield "turn order", Pile.SEATS, state.turn_order, begun.turn_order
    yield "specimens on the tracks", Pile.SPECIMENS, there.specimens, ()


def _pile_flaws(state: State, begun: State, of: _Laid) -> Iterator[str]:
    """Compare what was laid out, and what is left, with what was drawn so far."""
    what, pile, laid, fixed = of
    left, to_come, kept = pile_of(state, pile), waiting(state, pile), Bag[Hashable]()
    if to_come is not None and not fixed:
        kept = Bag.of(each for each in pile_of(begun, pile) if each not in laid)
    count = len(fixed) or max(0, (waiting(begun, pile) or 0) - (to_come or 0))
    if len(laid) != count:
        yield f"{len(laid)} have been laid out, not {count}: {what}"
    elif fixed and laid != fixed:
        yield f"the set-up leaves no choice, and lays out others: {what}"
    elif left != kept:
        yield f"{left.total} are left to be drawn, not the {kept.total} others: {what}"


# -- the museum


def _museum_flaws(state: State) -> Iterator[str]:
    board = state.board
    others = set(Specimen) - set(board.specimens)
    if waiting(state, Pile.SPECIMENS) is not None:
        others = set()
    if len(board.shown) != len(others) or set(board.shown) != others:
        yield f"the set-up shows {len(others)} specimens, those not on the tracks"
    if (twice := double((*board.shown, *board.delivered))) is not None:
        yield f"the {twice} is in the museum twice"
    known = {each for person in state.people for each in person.research}
    for each in board.delivered:
        if each not in known:
            yield f"nobody who has researched the {each} can have delivered it"


# -- objectives


def objectives_of(person: Naturalist) -> tuple[ObjectiveId, ...]:
    """Name the objectives that somebody has."""
    slots = (slot for slot in (*person.silver, *person.gold) if slot is not None)
    return (*person.reserve, *(slot.objective for slot in slots))


def _objective_flaws(state: State) -> Iterator[str]:
    """See that each objective is in one place, and its stack one of its metal."""
    parts, decks = state.config.content.catalogue, state.decks
    stacks = (decks.silver, decks.gold, decks.starting_silver, decks.starting_gold)
    offered = (
        (*item.silver, *item.gold)
        for item in state.pending
        if isinstance(item, ChoosePair)
    )
    found = [*state.board.objectives, *(each for pair in offered for each in pair)]
    for person in state.people:
        found += objectives_of(person)
    for stack in stacks:
        found += [each for each, count in stack.items() for _ in range(min(count, 2))]
    if (twice := double(found)) is not None:
        yield f"the objective {twice} is there twice"
    for metal in Metal:
        for each in decks.silver if metal is Metal.SILVER else decks.gold:
            if parts.objective[each].metal is not metal:
                yield f"the objective {each} lies in the stack of the {metal} ones"
    for each in (*state.board.objectives, *decks.silver, *decks.gold):
        if parts.objective[each].is_starting:
            yield f"the starting objective {each} is on display, or will be"


def _stack_flaws(state: State, metal: Metal) -> Iterator[str]:
    """Compare a stack and its display with how often objectives were laid out."""
    kinds, size, cleared = _kinds(state), displayed(state), clean_ups(state)
    box = state.config.content.catalogue.objective_deck(metal, is_starting=False)
    pile = Pile.SILVER if metal is Metal.SILVER else Pile.GOLD
    left, to_come = pile_of(state, pile).total, waiting(state, pile)
    most = max(0, min(size, box.total - size * cleared))
    laid = most if to_come is None else min(most, size - to_come)
    wanted = max(0, box.total - size * cleared) - laid
    if left != wanted:
        yield f"{left} {metal} objectives are left in the stack, not {wanted}"
    lying = [each for each in state.board.objectives if kinds[each].metal is metal]
    is_fixed = stage_of(state) in (Stage.SET_UP, Stage.CLEAN_UP)
    if len(lying) > laid or (is_fixed and len(lying) < laid):
        yield f"{len(lying)} {metal} objectives are on display, not {laid}"
    owned = (each for person in state.people for each in objectives_of(person))
    gone = box.total - left - len(lying) - sum(each in box for each in owned)
    if gone > size * (cleared + (state.alfred is not None)):
        yield f"{gone} {metal} objectives have left the game in {cleared} clean-ups"


def _kinds(state: State) -> dict[ObjectiveId, Objective]:
    return state.config.content.catalogue.objective


# -- seals


def _scroll_flaws(state: State) -> Iterator[str]:
    """Look at the seals on the scrolls, and those that are being drawn."""
    scrolls, to_come = state.board.scrolls, waiting(state, Pile.SEALS)
    if any(Seal.PURPLE in scroll for scroll in scrolls):
        yield "a purple seal lies on a scroll"
    empty = sum(scroll.count(None) for scroll in scrolls)
    if to_come is not None and to_come != empty:
        yield f"{to_come} seals are to be drawn for {empty} spaces of the scrolls"
    if to_come is None and stage_of(state) is Stage.SET_UP and empty:
        yield f"{empty} spaces of the scrolls are empty before the first round"
    if to_come is not None:
        for column in zip(*scrolls, strict=True):
            seals = sum(seal is not None for seal in column)
            if None in column[:seals]:
                yield "a seal lies on a scroll below an empty space"


def _seal_flaws(state: State, begun: State) -> Iterator[str]:
    """Count the seals, but for what cleared scrolls have taken out of the game."""
    content, decks = state.config.content, state.decks
    box, cleared = content.catalogue.seals(state.players), clean_ups(state)
    lying = Bag.of(_lying(state, begun))
    if Seal.PURPLE in decks.seals or decks.purple < 0:
        yield f"no supply holds {decks.purple} purple seals, or such among others"
    purple = decks.purple + lying[Seal.PURPLE]
    if purple != content.numbers.purple_seals:
        yield f"there are {purple} purple seals, not {content.numbers.purple_seals}"
    gone = 0
    for colour in COLOURS:
        seal = Seal(colour.value)
        there = decks.seals[seal] + lying[seal]
        gone += box[seal] - there
        if there > box[seal]:
            yield f"there are {there} {seal} seals, not {box[seal]}"
    if gone > cleared * content.numbers.scroll_seals:
        yield f"{gone} seals have left the game after {cleared} clean-ups"


def _lying(state: State, begun: State) -> Iterator[Seal]:
    """Find the seals on scrolls and rows, but for those that are printed there."""
    for scroll in state.board.scrolls:
        yield from (seal for seal in scroll if seal is not None)
    for person, first in zip(state.people, begun.people, strict=True):
        for row, printed in zip(person.rows, first.rows, strict=True):
            yield from row[len(printed) :]
