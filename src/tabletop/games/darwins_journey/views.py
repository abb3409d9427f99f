"""What a player may know, and what the rest could be.

Hidden is the draft of the crew: the hands, what is kept, and what was chosen before all
have chosen. Everything else lies open; what is still to be drawn can be counted by
anybody.
"""

from __future__ import annotations

import attrs

from tabletop.core.bags import Bag
from tabletop.core.chance import Rng
from tabletop.core.players import SPECTATOR, Observer, PlayerId
from tabletop.core.values import Value, replace
from tabletop.errors import UnknownId
from tabletop.games.darwins_journey.events import CardKept, CrewDealt, Event
from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.pending import DraftCrew, Item
from tabletop.games.darwins_journey.state import State


@attrs.frozen
class View(Value):
    """What an observer may know of a position."""

    viewer: Observer
    """Whose eyes it is made for."""
    table: State
    """The position with everything hidden taken out of it: in the draft, the cards of
    others and those that were not dealt are not there."""
    hands: tuple[int, ...] = ()
    """In the draft, how many cards each player has to choose from."""
    kept: tuple[int, ...] = ()
    """In the draft, how many cards each player has kept."""
    picked: tuple[PlayerId, ...] = ()
    """In the draft, who has chosen already."""
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)
    """What the last action brought about, as far as the viewer may know."""


def seated(state: State) -> int:
    """Count the players."""
    return state.players


def view(state: State, observer: Observer) -> View:
    """Show what an observer may know; `UnknownId` for a seat that is not there."""
    if observer != SPECTATOR and observer not in range(state.players):
        raise UnknownId("player", observer)
    draft = _draft(state)
    news = tuple(_seen_event(event, observer) for event in state.news)
    if draft is None:
        return View(observer, replace(state, news=()), news=news)
    pending = tuple(_seen_item(item, observer) for item in state.pending)
    decks = replace(state.decks, crew=Bag())
    return View(
        viewer=observer,
        table=replace(state, pending=pending, decks=decks, news=()),
        hands=tuple(len(hand) for hand in draft.hands),
        kept=tuple(len(cards) for cards in draft.kept),
        picked=tuple(
            PlayerId(player)
            for player, card in enumerate(draft.picked)
            if card is not None
        ),
        news=news,
    )


def _draft(state: State) -> DraftCrew | None:
    """Find the draft, while it is dealt or going on."""
    return next((item for item in state.pending if isinstance(item, DraftCrew)), None)


def _seen_item(item: Item, observer: Observer) -> Item:
    """Take the cards of others out of the draft."""
    if not isinstance(item, DraftCrew):
        return item
    seats = range(len(item.hands))
    return DraftCrew(
        hands=tuple(item.hands[seat] if seat == observer else () for seat in seats),
        kept=tuple(item.kept[seat] if seat == observer else () for seat in seats),
        picked=tuple(item.picked[seat] if seat == observer else None for seat in seats),
    )


def _seen_event(event: Event, observer: Observer) -> Event:
    """Take the card out of what others did in the draft."""
    match event:
        case CrewDealt(player=player) if player != observer:
            return CrewDealt(player, None)
        case CardKept(player=player) if player != observer:
            return CardKept(player, None)
        case _:
            return event


def determinize(view: View, rng: Rng) -> State:
    """Deal the crew cards that the viewer cannot know."""
    table, draft = view.table, _draft(view.table)
    if draft is None:
        return replace(table, news=view.news)
    own = [card for cards in (*draft.hands, *draft.kept) for card in cards]
    unseen = Bag.of(table.config.content.catalogue.crew) - Bag.of(own)
    hands, kept, picked = list(draft.hands), list(draft.kept), list(draft.picked)
    for seat in range(len(hands)):
        if seat == view.viewer:
            continue
        unseen, hands[seat] = _dealt(unseen, view.hands[seat], rng)
        unseen, kept[seat] = _dealt(unseen, view.kept[seat], rng)
        if seat in view.picked:
            picked[seat] = hands[seat][rng.randrange(len(hands[seat]))]
    dealt = DraftCrew(tuple(hands), tuple(kept), tuple(picked))
    pending = tuple(
        dealt if isinstance(item, DraftCrew) else item for item in table.pending
    )
    decks = replace(table.decks, crew=unseen)
    return replace(table, pending=pending, decks=decks, news=view.news)


def _dealt(
    unseen: Bag[CrewId], count: int, rng: Rng
) -> tuple[Bag[CrewId], tuple[CrewId, ...]]:
    """Draw cards for somebody else."""
    cards: list[CrewId] = []
    for _ in range(count):
        card = unseen.draw(rng)
        unseen = unseen.without(card)
        cards.append(card)
    return unseen, tuple(cards)
