"""What is impossible about the crew cards and pairs that players choose from."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from typing_extensions import TypeVar

from tabletop.core.bags import Bag
from tabletop.games.darwins_journey.kinds import CrewId, Metal, ObjectiveId, Pile
from tabletop.games.darwins_journey.pending import ChoosePair, DraftCrew, KeepCrew
from tabletop.games.darwins_journey.rules.laying import pile_of
from tabletop.games.darwins_journey.setup.flaws_table import double
from tabletop.games.darwins_journey.setup.stages import waiting, waits
from tabletop.games.darwins_journey.state import State

T = TypeVar("T", CrewId, ObjectiveId)

_PILE: Final = {Metal.SILVER: Pile.STARTING_SILVER, Metal.GOLD: Pile.STARTING_GOLD}


def draft_flaws(state: State, begun: State) -> Iterator[str]:
    """Say what cannot be drafted or chosen; the first flaw hides the others."""
    for item in state.pending:
        match item:
            case DraftCrew():
                yield from _hand_flaws(state, item)
            case KeepCrew():
                yield from _table_flaws(state, item)
            case ChoosePair():
                yield from _order_flaws(state, item)
                yield from _pair_flaws(state, begun, item)
    yield from _crew_flaws(state, begun)
    for metal in Metal:
        yield from _left_flaws(state, begun, metal)


# -- crew cards


def _hand_flaws(state: State, draft: DraftCrew) -> Iterator[str]:
    """Compare the hands with how many cards were dealt, or passed on."""
    numbers, to_come = state.config.content.numbers, waiting(state, Pile.CREW)
    dealt = numbers.crew_dealt * state.players - (to_come or 0)
    kept = {len(cards) for cards in draft.kept}
    if len(kept) > 1 or not kept <= {*range(numbers.crew_kept)}:
        yield "the players have not all kept as many crew cards, or no more to keep"
    for player, hand in enumerate(draft.hands):
        size = max(0, min(numbers.crew_dealt, dealt - player * numbers.crew_dealt))
        if len(hand) + len(draft.kept[player]) != size:
            yield f"player {player} has {len(hand)} crew cards to choose from"
        if draft.picked[player] not in (None, *hand):
            yield f"player {player} keeps a crew card from another hand"
    if to_come is not None and draft.picked.count(None) < state.players:
        yield "a crew card is kept while cards are still dealt"


def _table_flaws(state: State, question: KeepCrew) -> Iterator[str]:
    """Look at the cards from which the only player keeps some."""
    to_come = waiting(state, Pile.CREW)
    dealt = state.config.content.solo.crew_dealt - (to_come or 0)
    if question.player != 0:
        yield "nobody but the only player keeps crew cards from the table"
    if len(question.cards) != dealt:
        yield f"{len(question.cards)} crew cards lie on the table, not {dealt}"
    is_double = double(question.kept) is not None
    if is_double or not {*question.kept} <= {*question.cards}:
        yield "a crew card is kept that does not lie on the table"
    if to_come is not None and question.kept:
        yield "a crew card is kept while cards are still dealt"


def _crew_flaws(state: State, begun: State) -> Iterator[str]:
    """See that each card is dealt once, and all others are left."""
    dealt: list[CrewId] = []
    for item in state.pending:
        match item:
            case DraftCrew(hands=hands, kept=kept):
                dealt += (card for cards in (*hands, *kept) for card in cards)
            case KeepCrew(cards=cards):
                dealt += cards
    if (twice := double(dealt)) is not None:
        yield f"the crew card {twice} was dealt twice"
    is_dealing = waits(state, DraftCrew, KeepCrew)
    others = _others(begun.decks.crew, dealt) if is_dealing else Bag()
    if state.decks.crew != others:
        yield f"{state.decks.crew.total} crew cards are left, not {others.total}"


def _others(box: Bag[T], drawn: Collection[T]) -> Bag[T]:
    """Return what of a box has not been drawn."""
    return Bag.of(each for each in box if each not in drawn)


# -- pairs


def _pair_flaws(state: State, begun: State, question: ChoosePair) -> Iterator[str]:
    """Compare the pairs with how many were laid out, or are left."""
    kinds = state.config.content.catalogue.objective
    for metal in Metal:
        shown, pile = _shown(question, metal), _PILE[metal]
        pairs = (waiting(begun, pile) or 0) - (waiting(state, pile) or 0)
        if question.order and state.alfred is None:
            pairs = len(question.order)
        if len(shown) != pairs:
            yield f"{len(shown)} starting {metal} objectives are laid out, not {pairs}"
        for each in shown:
            if not kinds[each].is_starting or kinds[each].metal is not metal:
                yield f"{each} is no starting {metal} objective"


def _shown(question: ChoosePair, metal: Metal) -> tuple[ObjectiveId, ...]:
    return question.silver if metal is Metal.SILVER else question.gold


def _order_flaws(state: State, question: ChoosePair) -> Iterator[str]:
    """See that the players choose from the last in turn order to the first."""
    order, seats = question.order, state.turn_order
    if question is not state.pending[-1]:
        if order:
            yield f"the players {order} choose pairs before it is time"
    elif state.alfred is not None:
        if order != (0,):
            yield f"player 0 chooses a pair, not {order}"
    elif len(order) < 2 or order != seats[: len(order)]:
        yield f"pairs are chosen from last to first in turn order, not by {order}"


def _left_flaws(state: State, begun: State, metal: Metal) -> Iterator[str]:
    """Compare the starting objectives that are left with those laid out."""
    pile = _PILE[metal]
    left, others = pile_of(state, pile), Bag[ObjectiveId]()
    if waiting(state, pile) is not None:
        shown = [
            objective
            for item in state.pending
            if isinstance(item, ChoosePair)
            for objective in _shown(item, metal)
        ]
        others = _others(pile_of(begun, pile), shown)
    if left != others:
        yield f"{left.total} starting {metal} objectives are left, not {others.total}"
