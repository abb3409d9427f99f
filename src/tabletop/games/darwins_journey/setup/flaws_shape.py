"""What is impossible about sizes and names: all that the other checks rely on."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from tabletop.games.darwins_journey.kinds import HAMMOCK, Difficulty
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    ChoosePair,
    DoEffect,
    DraftCrew,
    EndCrew,
    EndTurn,
    Item,
    KeepCrew,
    NextWorker,
    RankEnvelope,
    RemoveStamps,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.state import Naturalist, State

_DEEPEST = 400
"""More never waits at once: each nested answer uses up a slot, a card, a tent, a stack,
a lens or the spaces behind a piece, and leaves one list and one question at most."""


def shape_flaws(state: State) -> Iterator[str]:
    """Say what there is too many or too few of, or what is unknown."""
    yield from _seat_flaws(state)
    for seat, person in enumerate(state.people):
        yield from _board_flaws(state, seat, person)
    yield from _table_flaws(state)
    if len(state.pending) > _DEEPEST:
        yield f"{len(state.pending)} things wait at once; {_DEEPEST} is more than can"
    for what, known, found in (*_cards(state), *_spaces(state)):
        for each in found:
            if each not in known:
                yield f"there is no {what} {each!r}"
    for item in state.pending:
        yield from _item_flaws(state, item)


# -- sizes


def _seat_flaws(state: State) -> Iterator[str]:
    """Look at who plays: two to four, or one against Alfred."""
    alone, wanted = state.alfred is not None, state.config.solo or Difficulty.EASY
    if state.players not in ((1,) if alone else (2, 3, 4)):
        opponent = " against Alfred" if alone else ""
        yield f"{state.players} players do not play{opponent}"
    elif state.alfred is None and state.config.solo is not None:
        yield "nobody plays against Alfred, who was to be the opponent"
    elif state.alfred is not None and state.alfred.difficulty is not wanted:
        yield f"Alfred plays the board {state.alfred.difficulty}, not {wanted}"


def _board_flaws(state: State, seat: int, person: Naturalist) -> Iterator[str]:
    """Look at how much there is room for on the board of somebody."""
    content, workers = state.config.content, state.config.content.numbers.workers
    is_alfred = seat == state.players
    sizes = {
        "rows of seals": (person.rows, (workers if is_alfred else workers + 1,)),
        "workers": (person.at, (workers,) if is_alfred else (workers, workers + 1)),
        "stacks of stamps": (person.stacks, (len(content.board.stacks),)),
        "silver slots": (person.silver, (len(content.board.silver),)),
        "golden slots": (person.gold, (len(content.board.gold),)),
        "islands": (person.explorers, (len(content.islands),)),
    }
    for what, (found, allowed) in sizes.items():
        if len(found) not in allowed:
            yield f"player {seat} has {len(found)} {what}, not {allowed[-1]}"


def _table_flaws(state: State) -> Iterator[str]:
    """Look at how many scrolls and envelopes there are."""
    content, numbers = state.config.content, state.config.content.numbers
    scrolls, envelopes = len(numbers.scroll_costs), len(content.first_game.letters)
    if len(state.board.scrolls) != scrolls:
        yield f"there are {len(state.board.scrolls)} scrolls, not {scrolls}"
    for scroll in state.board.scrolls:
        if len(scroll) != numbers.scroll_seals:
            yield f"a scroll has {len(scroll)} spaces, not {numbers.scroll_seals}"
    if len(state.post.stamps) != envelopes:
        yield f"there are {len(state.post.stamps)} envelopes, not {envelopes}"
    for stamps in state.post.stamps:
        if len(stamps) != len(state.people):
            yield f"{len(stamps)} have stamps on an envelope, not {len(state.people)}"


# -- names

_Names = tuple[str, Container[object], Iterable[object]]
"""What something is called, what there is of it, and what was found."""


def _cards(state: State) -> Iterator[_Names]:
    """List what was found of tiles, cards and objectives."""
    parts, board, decks = state.config.content.catalogue, state.board, state.decks
    yield "special action tile", parts.tile, board.tiles
    yield "correspondence tile", parts.letter, state.post.letters
    yield "Beagle goal", parts.goal, board.goals
    yield "objective", parts.objective, board.objectives
    yield "objective", parts.objective, decks.silver
    yield "objective", parts.objective, decks.gold
    for person in state.people:
        slots = (slot for slot in (*person.silver, *person.gold) if slot is not None)
        yield "objective", parts.objective, person.reserve
        yield "objective", parts.objective, (slot.objective for slot in slots)
        yield "crew card", parts.crew, (card.card for card in person.crew)


def _spaces(state: State) -> Iterator[_Names]:
    """List what was found of places, spaces and owners."""
    content, board = state.config.content, state.board
    parts, seats = content.catalogue, range(len(state.people))
    ocean = {space.id for space in content.ocean.spaces}
    ribbons = {space.id for space in parts.space.values() if space.ribbon is not None}
    ends = {track.last.id for track in (content.ocean, *content.islands)}
    yield "space of the ocean", ocean, (person.ship for person in state.people)
    for number, track in enumerate(content.islands):
        there = {None, *(space.id for space in track.spaces)}
        found = tuple(person.explorers[number] for person in state.people)
        yield f"space of {track.name}", there, found
    yield "golden ribbon at", ribbons, board.ribbons
    yield "end of a track", ends, board.ends
    yield "campsite", parts.camp, (tent.camp for tent in board.tents)
    yield "place", parts.place, (place for place, _ in board.lenses)
    for seat, person in enumerate(state.people):
        hammocks = {HAMMOCK} if seat == state.players else set()
        yield "place", {None, *hammocks, *parts.place}, person.at
    yield "player", seats, (owner for _, owner in board.lenses)
    yield "player", seats, (tent.owner for tent in board.tents)
    yield "player", seats, (*board.reserved, *state.turn_order)


# -- what waits


def _item_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at the seats, the envelopes and the names in what waits."""
    for what, known, found in _named_in(state, item):
        for each in found:
            if each not in known:
                yield f"there is no {what} {each!r}"
    match item:
        case DraftCrew(hands=hands, kept=kept, picked=picked):
            if {len(hands), len(kept), len(picked)} != {state.players}:
                yield f"the crew is not drafted by all {state.players} players"
        case RemoveStamps(counts=counts):
            if len(counts) != len(state.people):
                yield f"{len(counts)} lose stamps, not {len(state.people)}"


def _named_in(state: State, item: Item) -> Iterator[_Names]:
    parts, people = state.config.content.catalogue, range(len(state.people))
    match item:
        case DraftCrew(hands=hands, kept=kept, picked=picked):
            dealt = (card for cards in (*hands, *kept) for card in cards)
            yield "crew card", parts.crew, dealt
            yield "crew card", {None, *parts.crew}, picked
        case KeepCrew(cards=cards, kept=chosen):
            yield "crew card", parts.crew, (*cards, *chosen)
        case ChoosePair(silver=silver, gold=gold):
            yield "objective", parts.objective, (*silver, *gold)
        case ChooseEffects(place=place, card=card):
            yield "place", {None, *parts.place}, (place,)
            yield "crew card", {None, *parts.crew}, (card,)
        case EndCrew(card=card, worker=worker):
            yield "crew card", parts.crew, (card,)
            yield "worker", range(state.config.content.numbers.workers + 1), (worker,)
        case RankEnvelope(envelope=envelope) | RemoveStamps(envelope=envelope):
            yield "envelope", range(len(state.post.stamps)), (envelope,)
    yield "player", {None, *people}, _seats_in(item)


def _seats_in(item: Item) -> tuple[int | None, ...]:
    match item:
        case ChoosePair(order=order):
            return order
        case Window(order=order, declined=declined):
            return order + declined
        case NextWorker(after=after):
            return (after,)
        case (
            KeepCrew(player=player)
            | TakeTurn(player=player)
            | EndTurn(player=player)
            | ChooseEffects(player=player)
            | DoEffect(player=player)
            | EndCrew(player=player)
        ):
            return (player,)
        case _:
            return ()
