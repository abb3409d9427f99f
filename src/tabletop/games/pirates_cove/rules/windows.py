"""Event cards: the windows in which they are played, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.turns import check_seat
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import Action, Pass, PlayEvent
from tabletop.games.pirates_cove.content.effects import window_of
from tabletop.games.pirates_cove.events import (
    EventPlayed,
    NavyArrived,
    Passed,
    ShipMoved,
)
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    CardId,
    Contestant,
    Island,
    Window,
)
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    OpenWindow,
    OrderFor,
    PlaceNavy,
    Plunder,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import discard, without_card
from tabletop.games.pirates_cove.rules.orders import order_ships
from tabletop.games.pirates_cove.rules.ships import players_at, speed_of
from tabletop.games.pirates_cove.state import Navy, State, push, tell, with_pirate


def open_window(state: State, item: OpenWindow) -> State:
    """Put the players who may be asked in order: by place, then by speed."""
    asked = [
        PlayerId(player)
        for player in range(len(state.pirates))
        if player != item.besides and _is_asked(state, PlayerId(player), item.window)
    ]
    if item.window is Window.PASSAGE:
        asked = [
            player for player in asked if state.pirates[player].where == item.place
        ]

    def key(ship: Contestant) -> tuple[int, ...]:
        where = state.pirates[ship].where if isinstance(ship, int) else None
        return -(where or 0), speed_of(state, ship)

    state = replace(state, pending=state.pending[:-1])
    return order_ships(state, OrderFor.WINDOW, asked, key, item.window)


def settle_asking(state: State, item: AskEvent) -> State | None:
    """Skip who cannot be asked any more; None while somebody is asked."""
    order = tuple(
        player for player in item.order if _is_asked(state, player, item.window)
    )
    if order == item.order and order:
        return None
    state = replace(state, pending=state.pending[:-1])
    return push(state, replace(item, order=order)) if order else state


def navy_places(state: State, player: PlayerId) -> tuple[Island, ...]:
    """List the outer islands to which a player may send the Navy.

    `UnknownId` for a player who is not there.
    """
    check_seat(player, len(state.pirates))
    return tuple(
        place
        for place in OUTER
        if players_at(state, place) and player not in players_at(state, place)
    )


def events(state: State, player: PlayerId, question: AskEvent) -> Iterator[Action]:
    """Propose every Event card in hand, with every island, and to pass."""
    for card in dict.fromkeys(state.pirates[player].hand):
        if _window(state, card) is not question.window:
            continue
        if question.window in (Window.COURSE, Window.NAVY):
            for island in ISLANDS:
                yield PlayEvent(player, card, island)
        else:
            yield PlayEvent(player, card)
    yield Pass(player)


def refuse_event(state: State, action: PlayEvent, question: AskEvent) -> Refusal | None:
    """Refuse an Event card: not in hand, not now, not there."""
    player, window = action.player, question.window
    if action.card not in state.pirates[player].hand:
        message = "you have no card {card} in your hand"
        return refuse(Rule.CARD_IN_HAND, message, card=str(action.card))
    if _window(state, action.card) is not window:
        message = "{card} is not played in this window ({window})"
        return refuse(Rule.EVENT_CARDS, message, card=action.card, window=window)
    places = _places(state, player, window)
    if action.to is None and not places:
        return None
    if action.to in places:
        return None
    if not places:
        return refuse(Rule.EVENT_CARDS, "{card} names no island", card=action.card)
    message = "{card} may name the islands {choice}"
    choice = ", ".join(str(int(place)) for place in places)
    return refuse(Rule.EVENT_CARDS, message, card=action.card, choice=choice)


def play_event(state: State, action: PlayEvent, question: AskEvent) -> State:
    """Discard the card and do what it says."""
    player, to = action.player, action.to
    state = discard(without_card(state, player, action.card), action.card)
    state = tell(state, EventPlayed(player, action.card, to))
    below = replace(state, pending=state.pending[:-1])
    rest = replace(question, order=question.order[1:])
    match question.window:
        case Window.COURSE:
            moved = replace(state.pirates[player], where=to)
            below = with_pirate(push(below, rest), player, moved)
            return tell(below, ShipMoved(player, to)) if to else below
        case Window.NAVY:
            assert to is not None
            opened = OpenWindow(Window.PASSAGE, to), PlaceNavy(player, to)
            return push(push(below, rest), *opened)
        case Window.PASSAGE:
            return replace(below, pending=below.pending[:-1])
        case Window.BOOTY:
            plunder = below.pending[-1]
            assert isinstance(plunder, Plunder)
            below = replace(below, pending=below.pending[:-1])
            return push(below, replace(plunder, sharer=player))


def pass_event(state: State, action: Pass, question: AskEvent) -> State:
    """Ask the next player."""
    below = replace(state, pending=state.pending[:-1])
    below = push(below, replace(question, order=question.order[1:]))
    return tell(below, Passed(action.player, question.window))


def place_navy(state: State, item: PlaceNavy) -> State:
    """Let the Navy arrive."""
    state = replace(
        state, pending=state.pending[:-1], navy=Navy(item.place, item.sender)
    )
    return tell(state, NavyArrived(item.place, item.sender))


def _is_asked(state: State, player: PlayerId, window: Window) -> bool:
    """Whether a player could play a card of the window, whatever is in the hand."""
    if not state.pirates[player].hand:
        return False
    if window is Window.NAVY:
        return state.navy is None and bool(navy_places(state, player))
    return True


def _window(state: State, card: CardId) -> Window | None:
    effects = state.config.content.catalogue.card[card].effects
    return next((window_of(effect) for effect in effects), None)


def _places(state: State, player: PlayerId, window: Window) -> tuple[Island, ...]:
    """List the islands that a card of the window may name; () if it names none."""
    if window is Window.NAVY:
        return navy_places(state, player)
    if window is Window.COURSE:
        here = state.pirates[player].where
        return tuple(island for island in ISLANDS if island != here)
    return ()
