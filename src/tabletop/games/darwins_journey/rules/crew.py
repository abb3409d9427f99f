"""Crew cards: fulfilling one's own, and copying one in front of anybody."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import CopyCard, FulfilCrew
from tabletop.games.darwins_journey.events import CrewBegun, CrewCopied
from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.pending import ChooseEffects, EndCrew
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.tables import (
    being_carried_out,
    cards_being_done,
    lacking_in_words,
    seals_in_words,
    shortage,
)
from tabletop.games.darwins_journey.state import (
    CrewOnTable,
    State,
    push,
    tell,
    with_person,
)


def _bound(state: State, player: PlayerId) -> set[int]:
    """Name the workers of a player who have a crew card, or are just getting one."""
    bound = {card.worker for card in state.people[player].crew}
    doing = {item.worker for item in being_carried_out(state) if item.player == player}
    return {worker for worker in bound | doing if worker is not None}


def _open_cards(state: State, player: PlayerId) -> Iterator[CrewId]:
    """Name the crew cards of a player that can still be fulfilled."""
    doing = {item.card for item in being_carried_out(state)}
    for card in state.people[player].crew:
        if card.worker is None and card.card not in doing:
            yield card.card


def crew_fulfilments(state: State, player: PlayerId) -> Iterator[FulfilCrew]:
    """Propose every crew card that a player can fulfil now."""
    parts, rows = state.config.content.catalogue.crew, state.people[player].rows
    for card in _open_cards(state, player):
        needs = parts[card].needs
        for worker, row in enumerate(rows):
            if len(row) < len(needs) or shortage(row, needs):
                continue
            if worker not in _bound(state, player):
                yield FulfilCrew(player, card, worker)


def refuse_crew(state: State, action: FulfilCrew) -> Refusal | None:
    """Say why a crew card cannot be fulfilled by a worker, or None."""
    if action.card not in _open_cards(state, action.player):
        return _refuse_card(state, action)
    rows = state.people[action.player].rows
    if not 0 <= action.worker < len(rows):
        message = "you have no worker {worker}"
        return refuse(Rule.CREW, message, worker=action.worker + 1)
    if action.worker in _bound(state, action.player):
        message = "your worker {worker} has fulfilled a crew card"
        return refuse(Rule.CREW, message, worker=action.worker + 1)
    needs = state.config.content.catalogue.crew[action.card].needs
    row = rows[action.worker]
    if shortage(row, needs):
        message = (
            "crew card {card} asks for {needs}; your worker {worker} lacks {lacking}"
        )
        return refuse(
            Rule.CREW,
            message,
            card=action.card,
            needs=seals_in_words(needs),
            worker=action.worker + 1,
            lacking=lacking_in_words(row, needs),
        )
    return None


def _refuse_card(state: State, action: FulfilCrew) -> Refusal:
    """Refuse a crew card that is not there, or not to be fulfilled any more."""
    own = {card.card: card.worker for card in state.people[action.player].crew}
    if action.card not in own:
        message = "no crew card {card} lies before you"
    elif own[action.card] is None:
        message = "you are carrying out crew card {card} just now"
    else:
        message = "you have fulfilled crew card {card} already"
    return refuse(Rule.CREW, message, card=action.card)


def fulfil_crew(state: State, action: FulfilCrew) -> State:
    """Begin the actions of a crew card; it is the worker's when they are done."""
    player, card, worker = action.player, action.card, action.worker
    effects = state.config.content.catalogue.crew[card].effects
    state = tell(state, CrewBegun(player, card, worker))
    return push(
        state, ChooseEffects(player, effects, card=card), EndCrew(player, card, worker)
    )


def end_crew(state: State, item: EndCrew) -> State:
    """Bind a crew card to the worker who fulfilled it."""
    me = state.people[item.player]
    crew = tuple(
        CrewOnTable(card.card, item.worker) if card.card == item.card else card
        for card in me.crew
    )
    state = replace(state, pending=state.pending[:-1])
    return with_person(state, item.player, replace(me, crew=crew))


# -- copying


def _to_copy(state: State) -> list[CrewId]:
    doing = cards_being_done(state)
    return [
        card.card
        for person in state.people
        for card in person.crew
        if card.worker is None and card.card not in doing
    ]


def _on_table(state: State) -> list[CrewId]:
    return [card.card for person in state.people for card in person.crew]


def copies(state: State, player: PlayerId) -> Iterator[CopyCard]:
    """Propose every crew card that a player can copy."""
    return (CopyCard(player, card) for card in _to_copy(state))


def refuse_copy(state: State, action: CopyCard) -> Refusal | None:
    """Say why a crew card cannot be copied, or None."""
    if action.card in cards_being_done(state):
        message = "the actions of crew card {card} are just being done"
        return refuse(Rule.COPY, message, card=action.card)
    if action.card not in _to_copy(state):
        message = "no crew card {card} lies before anybody"
        if action.card in _on_table(state):
            message = "crew card {card} has been fulfilled already"
        return refuse(Rule.COPY, message, card=action.card)
    return None


def no_copy(state: State) -> Refusal:
    """Say why no crew card can be copied."""
    cards = [card for person in state.people for card in person.crew]
    if any(card.worker is None for card in cards):
        message = "the actions of every crew card that is open are just being done"
        return refuse(Rule.COPY, message)
    return refuse(Rule.COPY, "every crew card on the table has been fulfilled")


def copy_card(state: State, action: CopyCard) -> State:
    """Do the actions of a crew card."""
    effects = state.config.content.catalogue.crew[action.card].effects
    state = tell(state, CrewCopied(action.player, action.card))
    return push(state, ChooseEffects(action.player, effects, card=action.card))
