"""What a player may know, and what the rest could be.

Hidden are the others' hands, the Tavern pile, and what was chosen in secret before all
have chosen. Everything else lies open, the treasure cards and legends still to come
too, since anybody can count them. Once the year is over, all Fame cards are shown.
"""

from __future__ import annotations

import attrs

from tabletop.core.bags import Bag
from tabletop.core.chance import Rng
from tabletop.core.players import Observer, PlayerId
from tabletop.core.seq import set_at
from tabletop.core.values import Value, replace
from tabletop.games.pirates_cove.content.effects import TellTale
from tabletop.games.pirates_cove.events import CardDrawn, Event
from tabletop.games.pirates_cove.kinds import ISLANDS, CardId, CardKind
from tabletop.games.pirates_cove.pending import (
    ChooseCourses,
    ChooseRigs,
    Item,
    OrderFor,
    OrderShips,
    Ranking,
    Rig,
)
from tabletop.games.pirates_cove.rules.choices import rigs
from tabletop.games.pirates_cove.state import Pirate, State


@attrs.frozen
class View(Value):
    """What an observer may know of a position."""

    viewer: Observer
    """Whose eyes it is made for."""
    table: State
    """The position with everything hidden taken out of it: other hands and the Tavern
    pile are empty, secret choices are not there."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    tavern: int
    """How many cards lie in the Tavern pile."""
    chosen: tuple[PlayerId, ...]
    """Who has made a secret choice that is not revealed yet."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about, as far as the viewer may know."""


def seated(state: State) -> int:
    """Count the players."""
    return len(state.pirates)


def view(state: State, observer: Observer) -> View:
    """Show what an observer may know."""
    pirates = tuple(
        pirate if player == observer else replace(pirate, hand=_shown(state, pirate))
        for player, pirate in enumerate(state.pirates)
    )
    decks = replace(state.decks, tavern=Bag())
    pending = tuple(_seen_item(item, observer) for item in state.pending)
    table = replace(state, pirates=pirates, decks=decks, pending=pending, news=())
    return View(
        viewer=observer,
        table=table,
        hands=tuple(len(pirate.hand) for pirate in state.pirates),
        tavern=state.decks.tavern.total,
        chosen=_chosen(state),
        news=tuple(_seen_event(event, observer) for event in state.news),
    )


def determinize(view: View, rng: Rng) -> State:
    """Deal what the viewer cannot know: hands, the Tavern pile, secret choices."""
    table = view.table
    unseen = _unseen(table)
    holdable = Bag(
        {card: count for card, count in unseen.items() if _is_holdable(table, card)}
    )
    pirates: list[Pirate] = []
    for player, pirate in enumerate(table.pirates):
        hand = list(pirate.hand)
        while len(hand) < view.hands[player]:
            card = holdable.draw(rng)
            holdable, unseen = holdable.without(card), unseen.without(card)
            hand.append(card)
        pirates.append(replace(pirate, hand=tuple(sorted(hand))))
    state = replace(
        table,
        pirates=tuple(pirates),
        decks=replace(table.decks, tavern=unseen),
        news=view.news,
    )
    return _with_choices(state, view, rng)


def _shown(state: State, pirate: Pirate) -> tuple[CardId, ...]:
    """List the cards of a hand that everybody sees: Fame cards, at the end."""
    if not _is_year_over(state):
        return ()
    return tuple(card for card in pirate.hand if _is_tale(state, card))


def _is_holdable(table: State, card: CardId) -> bool:
    """Whether an unseen card can be in a hand; Parrots never are."""
    if table.config.content.catalogue.card[card].kind is CardKind.PARROT:
        return False
    return not (_is_year_over(table) and _is_tale(table, card))


def _is_tale(state: State, card: CardId) -> bool:
    effects = state.config.content.catalogue.card[card].effects
    return any(isinstance(effect, TellTale) for effect in effects)


def _is_year_over(state: State) -> bool:
    match state.pending[-1] if state.pending else None:
        case Ranking() | OrderShips(what=OrderFor.RANKING):
            return True
        case _:
            return False


def _seen_item(item: Item, observer: Observer) -> Item:
    """Take the choices of others out of a question."""
    if isinstance(item, ChooseRigs):
        rigs = tuple(
            answer if player == observer else None
            for player, answer in enumerate(item.rigs)
        )
        return ChooseRigs(rigs)
    if isinstance(item, ChooseCourses):
        courses = tuple(
            answer if player == observer else None
            for player, answer in enumerate(item.courses)
        )
        return ChooseCourses(courses)
    return item


def _seen_event(event: Event, observer: Observer) -> Event:
    if isinstance(event, CardDrawn) and event.player != observer:
        return CardDrawn(event.player, None)
    return event


def _chosen(state: State) -> tuple[PlayerId, ...]:
    """Name who has answered the secret question that is asked."""
    if not state.pending:
        return ()
    match state.pending[-1]:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            return tuple(
                PlayerId(player)
                for player, answer in enumerate(answers)
                if answer is not None
            )
        case _:
            return ()


def _unseen(table: State) -> Bag[CardId]:
    """Find the Tavern cards that the viewer sees nowhere."""
    seen = [card for pirate in table.pirates for card in pirate.hand]
    seen += [each.card for pirate in table.pirates for each in pirate.mat]
    if table.combat is not None:
        seen += [each.card for each in table.combat.played]
        seen += table.combat.volley
    box = table.config.content.catalogue.tavern_deck
    return box - Bag.of(seen) - table.decks.tavern_discards


def _with_choices(state: State, view: View, rng: Rng) -> State:
    """Make up the secret choices that others have made."""
    if not view.chosen:
        return state
    question, rest = state.pending[-1], state.pending[:-1]
    for player in view.chosen:
        if player == view.viewer:
            continue
        if isinstance(question, ChooseRigs):
            rig = _some_rig(state, player, rng)
            question = ChooseRigs(set_at(question.rigs, player, rig))
        elif isinstance(question, ChooseCourses):
            island = ISLANDS[rng.randrange(len(ISLANDS))]
            question = ChooseCourses(set_at(question.courses, player, island))
    return replace(state, pending=(*rest, question))


def _some_rig(state: State, player: PlayerId, rng: Rng) -> Rig:
    possible = rigs(state, player)
    chosen = possible[rng.randrange(len(possible))]
    return Rig(chosen.hull, chosen.sails, chosen.crew, chosen.cannon)
