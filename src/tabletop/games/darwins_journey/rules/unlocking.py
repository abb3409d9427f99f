"""Lens places: unlocking them, and doing the actions of a locked one."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import PerformPlace, UnlockPlace
from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.events import PlacePerformed, PlaceUnlocked
from tabletop.games.darwins_journey.kinds import PlaceId
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import Unlock
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import pay
from tabletop.games.darwins_journey.rules.tables import (
    coins_in_words,
    effects_of,
    is_locked,
    is_there,
    places_being_done,
)
from tabletop.games.darwins_journey.state import (
    PersonId,
    State,
    push,
    tell,
    with_person,
)


def unlock_cost(place: Place, effect: Unlock) -> int:
    """Return the coins to unlock a place."""
    return 0 if effect.is_free or place.lock is None else place.lock


def locked_above(state: State, place: Place) -> Place | None:
    """Find the place that must be unlocked first; special ones have no order."""
    if place.takes_tile:
        return None
    above = (
        each
        for each in state.config.content.places
        if each.page is place.page
        and each.order < place.order
        and is_locked(state, each)
    )
    return next(above, None)


def unlockable(state: State, player: PlayerId, effect: Unlock) -> Iterator[UnlockPlace]:
    """Propose every place that a player can unlock."""
    me = state.people[player]
    for place in state.config.content.places if me.lenses else ():
        if not is_locked(state, place) or unlock_cost(place, effect) > me.coins:
            continue
        if locked_above(state, place) is None:
            yield UnlockPlace(player, place.id)


def refuse_unlocking(
    state: State, action: UnlockPlace, effect: Unlock
) -> Refusal | None:
    """Say why a place cannot be unlocked, or None."""
    me = state.people[action.player]
    place = state.config.content.catalogue.place.get(action.place)
    if place is None or not is_locked(state, place):
        return _refuse_unlocked(state, action.place, Rule.UNLOCKING)
    if me.lenses < 1:
        return _no_lens_left()
    if (first := locked_above(state, place)) is not None:
        message = "{first} is still locked, and comes before {name}"
        return refuse(
            Rule.TOP_TO_BOTTOM,
            message,
            first=first.name,
            name=place.name,
            place=place.id,
        )
    cost = unlock_cost(place, effect)
    if cost > me.coins:
        message = (
            f"{{name}} costs {coins_in_words(cost)} to unlock, and you have {{coins}}"
        )
        return refuse(
            Rule.UNLOCKING,
            message,
            name=place.name,
            place=place.id,
            cost=cost,
            coins=me.coins,
        )
    return None


def _refuse_unlocked(state: State, name: PlaceId, rule: Rule) -> Refusal:
    """Refuse a place that is not locked, or not there."""
    place = state.config.content.catalogue.place.get(name)
    if place is None:
        return refuse(rule, "there is no place {place}", place=str(name))
    if not is_there(state, place):
        message = "no special action tile lies on {name}"
        return refuse(rule, message, name=place.name, place=place.id)
    return refuse(rule, "{name} is not locked", name=place.name, place=place.id)


def no_unlocking(state: State, player: PlayerId, effect: Unlock) -> Refusal:
    """Say why no place at all can be unlocked."""
    me = state.people[player]
    if me.lenses < 1:
        return _no_lens_left()
    costs = [
        unlock_cost(place, effect)
        for place in state.config.content.places
        if is_locked(state, place) and locked_above(state, place) is None
    ]
    if not costs:
        return _none_locked(Rule.UNLOCKING)
    message = (
        f"the cheapest lock costs {coins_in_words(min(costs))}, and you have {{coins}}"
    )
    return refuse(Rule.UNLOCKING, message, cost=min(costs), coins=me.coins)


def _no_lens_left() -> Refusal:
    return refuse(Rule.UNLOCKING, "you have no lens left")


def _none_locked(rule: Rule) -> Refusal:
    return refuse(rule, "no place is locked any more")


def unlock_place(state: State, action: UnlockPlace, effect: Unlock) -> State:
    """Pay for a place and put a lens on it; its actions come next."""
    player = action.player
    place = state.config.content.catalogue.place[action.place]
    state = pay(state, player, unlock_cost(place, effect))
    state = put_lens(state, player, place.id)
    effects = effects_of(state, place)
    return push(state, ChooseEffects(player, effects, place=place.id))


def put_lens(state: State, person: PersonId, place: PlaceId) -> State:
    """Put a lens of somebody on a place, without anything else."""
    me = state.people[person]
    lenses = (*state.board.lenses, (place, person))
    state = replace(state, board=replace(state.board, lenses=lenses))
    told = PlaceUnlocked(person, place)
    return with_person(state, person, replace(me, lenses=me.lenses - 1), told)


# -- locked places


def performable(state: State, player: PlayerId) -> Iterator[PerformPlace]:
    """Propose every locked place whose actions a player can do."""
    doing = places_being_done(state)
    for place in state.config.content.places:
        if is_locked(state, place) and place.id not in doing:
            yield PerformPlace(player, place.id)


def refuse_performing(state: State, action: PerformPlace) -> Refusal | None:
    """Say why the actions of a place cannot be done so, or None."""
    place = state.config.content.catalogue.place.get(action.place)
    if place is None or not is_locked(state, place):
        return _refuse_unlocked(state, action.place, Rule.PERFORM_LOCKED)
    if place.id in places_being_done(state):
        message = "you are doing the actions of {name} just now"
        return refuse(Rule.PERFORM_LOCKED, message, name=place.name, place=place.id)
    return None


def no_performing(state: State) -> Refusal:
    """Say why the actions of no locked place can be done."""
    if any(is_locked(state, place) for place in state.config.content.places):
        message = "you are doing the actions of every locked place just now"
        return refuse(Rule.PERFORM_LOCKED, message)
    return _none_locked(Rule.PERFORM_LOCKED)


def perform_place(state: State, action: PerformPlace) -> State:
    """Do the actions of a locked place, which stays locked."""
    player = action.player
    place = state.config.content.catalogue.place[action.place]
    effects = effects_of(state, place)
    state = tell(state, PlacePerformed(player, place.id))
    return push(state, ChooseEffects(player, effects, place=place.id))
