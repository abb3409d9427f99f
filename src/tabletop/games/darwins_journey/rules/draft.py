"""Before the first round: crew cards, their seals, and starting objectives."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.bags import Bag
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import removed, set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import KeepCard, TakePair
from tabletop.games.darwins_journey.events import (
    CardKept,
    CrewRevealed,
    HandsPassed,
    PairTaken,
    SealsReturned,
)
from tabletop.games.darwins_journey.kinds import CrewId, Pile, Seal
from tabletop.games.darwins_journey.pending import (
    ChoosePair,
    DraftCrew,
    Draw,
    GiveSeals,
    KeepCrew,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import (
    CrewOnTable,
    State,
    push,
    tell,
    with_person,
)


def _hand(question: DraftCrew | KeepCrew, player: PlayerId) -> tuple[CrewId, ...]:
    """Return the cards that a player can choose from."""
    if isinstance(question, DraftCrew):
        return question.hands[player]
    return tuple(card for card in question.cards if card not in question.kept)


def keepings(question: DraftCrew | KeepCrew, player: PlayerId) -> Iterator[KeepCard]:
    """Propose every card that a player can keep."""
    return (KeepCard(player, card) for card in _hand(question, player))


def refuse_keeping(question: DraftCrew | KeepCrew, action: KeepCard) -> Refusal | None:
    """Say why a card cannot be kept, or None."""
    if action.card in _hand(question, action.player):
        return None
    message = "you have no crew card {card} in your hand"
    if isinstance(question, KeepCrew):
        message = "no crew card {card} lies on the table to be kept"
        if action.card in question.kept:
            message = "you have kept crew card {card} already"
    return refuse(Rule.DRAFT, message, card=action.card)


def keep(state: State, action: KeepCard, question: DraftCrew | KeepCrew) -> State:
    """Keep a card."""
    player, card = action.player, action.card
    if isinstance(question, DraftCrew):
        picked = set_at(question.picked, player, card)
        asked: DraftCrew | KeepCrew = replace(question, picked=picked)
    else:
        asked = replace(question, kept=(*question.kept, card))
    state = replace(state, pending=(*state.pending[:-1], asked))
    return tell(state, CardKept(player, card))


def settle_draft(state: State, question: DraftCrew | KeepCrew) -> State | None:
    """Pass the hands on, or end the draft; None while somebody has to choose."""
    kept_at_last = state.config.content.numbers.crew_kept
    if isinstance(question, KeepCrew):
        if len(question.kept) < kept_at_last:
            return None
        return _end_draft(state, {question.player: question.kept})
    if None in question.picked:
        return None
    kept = tuple(
        (*cards, card) if card is not None else cards
        for cards, card in zip(question.kept, question.picked, strict=True)
    )
    if len(kept[0]) == kept_at_last:
        return _end_draft(state, dict(enumerate(kept)))
    return _pass_hands(state, replace(question, kept=kept))


def _pass_hands(state: State, question: DraftCrew) -> State:
    """Give what is left of each hand to the next seat."""
    left = [
        tuple(card for card in hand if card != picked)
        for hand, picked in zip(question.hands, question.picked, strict=True)
    ]
    passed = replace(
        question, hands=(*left[-1:], *left[:-1]), picked=(None,) * len(left)
    )
    state = replace(state, pending=(*state.pending[:-1], passed))
    return tell(state, HandsPassed())


def _end_draft(state: State, kept: dict[int, tuple[CrewId, ...]]) -> State:
    """Lay the kept cards before their players; all others leave the game."""
    decks = replace(state.decks, crew=Bag())
    state = replace(state, decks=decks, pending=state.pending[:-1])
    return _with_crew(state, kept)


def _with_crew(state: State, kept: dict[int, tuple[CrewId, ...]]) -> State:
    people = tuple(
        replace(person, crew=tuple(CrewOnTable(card) for card in kept.get(seat, ())))
        for seat, person in enumerate(state.people)
    )
    return replace(state, people=people)


# -- seals of crew cards


def give_seals(state: State) -> State:
    """Take the seals of the crew cards from the supply to the workers.

    If the academy has left too few of a colour, its seals go back and it is filled
    anew (ruling R1).
    """
    if state.config.first_game and state.alfred is None:
        state = _with_first_crew(state)
    parts = state.config.content.catalogue.crew
    wanted = Bag.of(
        parts[card.card].seal for person in state.people for card in person.crew
    )
    if any(state.decks.seals[seal] < count for seal, count in wanted.items()):
        return _refill(state)
    decks = replace(state.decks, seals=state.decks.seals - wanted)
    state = replace(state, decks=decks, pending=state.pending[:-1])
    for seat in range(state.players):
        state = _with_seals(state, PlayerId(seat))
    return state


def _with_first_crew(state: State) -> State:
    """Give the crew cards of the first game by turn order."""
    kept: dict[int, tuple[CrewId, ...]] = dict(
        zip(state.turn_order, state.config.content.first_game.crew, strict=False)
    )
    return _with_crew(state, kept)


def _with_seals(state: State, player: PlayerId) -> State:
    """Give the seals of a player's crew cards, the first to the second worker."""
    parts, me = state.config.content.catalogue.crew, state.people[player]
    cards = tuple(card.card for card in me.crew)
    rows = list(me.rows)
    for worker, card in enumerate(cards, start=1):
        rows[worker] = (*rows[worker], parts[card].seal)
    told = CrewRevealed(player, cards)
    return with_person(state, player, replace(me, rows=tuple(rows)), told)


def _refill(state: State) -> State:
    seals: list[Seal] = [
        seal for scroll in state.board.scrolls for seal in scroll if seal is not None
    ]
    empty = tuple((None,) * len(scroll) for scroll in state.board.scrolls)
    state = replace(
        state,
        board=replace(state.board, scrolls=empty),
        decks=replace(state.decks, seals=state.decks.seals + Bag.of(seals)),
        pending=state.pending[:-1],
    )
    state = tell(state, SealsReturned())
    return push(state, Draw(Pile.SEALS, len(seals)), GiveSeals())


# -- starting objectives


def begin_choosing(state: State, question: ChoosePair) -> State:
    """Let the players choose from last to first; a single player just chooses."""
    order = state.turn_order if state.alfred is None else (PlayerId(0),)
    asked = replace(question, order=order)
    return replace(state, pending=(*state.pending[:-1], asked))


def take_pair(state: State, action: TakePair, question: ChoosePair) -> State:
    """Take a pair to the reserve; the last pair goes to who is left."""
    state = _take(state, action.player, question.silver.index(action.silver), question)
    left = state.pending[-1]
    if isinstance(left, ChoosePair) and len(left.order) == 1:
        state = _take(state, left.order[0], 0, left)
    return state


def _take(state: State, player: PlayerId, pair: int, question: ChoosePair) -> State:
    silver, gold = question.silver[pair], question.gold[pair]
    rest = state.pending[:-1]
    if len(question.order) > 1:
        left = ChoosePair(
            question.order[:-1],
            removed(question.silver, silver),
            removed(question.gold, gold),
        )
        rest = (*rest, left)
    me = state.people[player]
    taken = replace(me, reserve=(silver, gold))
    state = replace(state, pending=rest)
    return with_person(state, player, taken, PairTaken(player, silver, gold))
