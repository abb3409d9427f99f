"""The options of Alfred's cards: each is carried out, or left for the next."""

from __future__ import annotations

from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.content.alfred import (
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.events import (
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.events.alfred import Matter
from tabletop.games.darwins_journey.kinds import HAMMOCK, Page
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import Academy, BonusSteps, Deliver
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.alfred.academy import can_study
from tabletop.games.darwins_journey.rules.alfred.deliveries import deliverable
from tabletop.games.darwins_journey.rules.alfred.places import (
    Stand,
    lens_choice,
    place_choice,
    stands,
)
from tabletop.games.darwins_journey.rules.placing import stand
from tabletop.games.darwins_journey.rules.supplies import gain_coins, pay
from tabletop.games.darwins_journey.rules.tables import (
    coins_in_words,
    effects_of,
    lens_owner,
    occupied_places,
)
from tabletop.games.darwins_journey.rules.unlocking import put_lens
from tabletop.games.darwins_journey.state import (
    PersonId,
    State,
    push,
    tell,
    with_person,
)

LETTERS = "ABCD"
"""What Alfred's workers are called."""


def lowest_worker(state: State, person: PersonId) -> int:
    """Return the lowest worker that is at home."""
    at = state.people[person].at
    return max(worker for worker, place in enumerate(at) if place is None)


def try_option(
    state: State, person: PersonId, option: AlfredOption
) -> tuple[State, bool]:
    """Carry an option out if that can be done, and say whether it was."""
    match option:
        case MainDiary(workers=workers):
            return _try_main(state, person, workers)
        case SpecialDiary(page=page):
            return _try_special(state, person, page)
        case SmallDiary():
            return _try_small(state, person)
        case DeliverSpecimens():
            return _try_delivery(state, person)
        case Rest():
            return _rest(state, person), True


def _skip(state: State, what: str, rule: Rule, why: str) -> tuple[State, bool]:
    return tell(state, AlfredSkipped(what, rule, why)), False


# -- main diaries


def _try_main(
    state: State, person: PersonId, workers: tuple[int, ...]
) -> tuple[State, bool]:
    """Send the first worker who has a place to its strongest one."""
    for worker in workers:
        name = f"worker {LETTERS[worker]}"
        if state.people[person].at[worker] is not None:
            continue
        found = stands(state, person, worker)
        coins = state.people[person].coins
        payable = [each for each in found if each.coins <= coins]
        if payable:
            state = _leave_stronger(state, found, payable, coins)
            return _send(state, person, worker, payable)
        why = "he can pay for no open and empty place that asks for a seal of its row"
        state, _ = _skip(state, name, Rule.STRONGEST_PLACE, why)
    return _skip(
        state, "main diaries", Rule.STRONGEST_PLACE, "no worker of his has a place"
    )


def _leave_stronger(
    state: State, found: list[Stand], payable: list[Stand], coins: int
) -> State:
    """Tell which stronger places cost more than he has."""
    best = max(each.strength for each in payable)
    for each in found:
        if each.strength > best:
            name = state.config.content.catalogue.place[each.place].name
            why = f"it would cost {coins_in_words(each.coins)}, and Alfred has {coins}"
            state = tell(state, AlfredSkipped(name, Rule.STRONGEST_PLACE, why))
    return state


def _send(
    state: State, person: PersonId, worker: int, found: list[Stand]
) -> tuple[State, bool]:
    """Send a worker to the best of its places, unless the academy has no seal."""
    best, reason = place_choice(found)
    names = tuple(each.place for each in found)
    state = tell(state, AlfredDecided(Matter.PLACE, names, best.place, reason, worker))
    place = state.config.content.catalogue.place[best.place]
    effects = effects_of(state, place)
    left = state.people[person].coins - best.coins
    if isinstance(effects[0], Academy) and not can_study(
        state, person, effects[0], left
    ):
        why = "no seal of the academy can be taken with the coins that would be left"
        return _skip(state, "main diaries", Rule.ALFRED_ACADEMY, why)
    me = state.people[person]
    told = WorkerPlaced(person, worker, place.id, best.penalty, best.missing)
    state = with_person(state, person, replace(me, coins=me.coins - best.penalty), told)
    state = pay(state, person, best.coins - best.penalty)
    state = stand(state, person, worker, place)
    state = push(state, ChooseEffects(person, effects, place=place.id))
    owner = lens_owner(state, place.id)
    if owner is not None and owner != person:
        coins = state.config.content.numbers.owner_coins
        state = gain_coins(state, owner, coins)
    return state, True


# -- special and small diary


def _try_special(state: State, person: PersonId, page: Page) -> tuple[State, bool]:
    """Send the lowest worker to the top of a page, if the diary is empty."""
    taken = occupied_places(state)
    special = [place for place in state.config.content.places if place.takes_tile]
    if any(place.id in taken for place in special):
        why = "a worker stands in the special diary"
        return _skip(state, "special diary", Rule.ALFRED_SPECIAL, why)
    place = min(
        (place for place in special if place.page is page),
        key=lambda place: place.order,
    )
    state = _stand_lowest(state, person, place)
    steps = state.config.content.solo.special_steps
    return push(state, DoEffect(person, BonusSteps(steps))), True


def _stand_lowest(state: State, person: PersonId, place: Place) -> State:
    """Put the lowest worker on a place that costs nothing."""
    worker = lowest_worker(state, person)
    state = tell(state, WorkerPlaced(person, worker, place.id, 0, 0))
    return stand(state, person, worker, place)


def _try_small(state: State, person: PersonId) -> tuple[State, bool]:
    """Send the lowest worker to the small diary and unlock a main place."""
    taken = occupied_places(state)
    small = [place for place in state.config.content.places if place.page is Page.SMALL]
    if any(place.id in taken for place in small):
        why = "a worker stands in the small diary"
        return _skip(state, "small diary", Rule.ALFRED_SMALL, why)
    if not state.people[person].lenses:
        return _skip(state, "small diary", Rule.ALFRED_SMALL, "he has no lens left")
    lens = lens_choice(state, person)
    if lens is None:
        why = "he can pay for no locked place of the main diaries"
        return _skip(state, "small diary", Rule.ALFRED_SMALL, why)
    state = _stand_lowest(state, person, small[0])
    told = AlfredDecided(
        Matter.LENS, lens.candidates, lens.place, lens.reason, lens.row
    )
    state = tell(state, told)
    place = state.config.content.catalogue.place[lens.place]
    state = pay(state, person, place.lock or 0)
    state = put_lens(state, person, place.id)
    effects = effects_of(state, place)
    return push(state, ChooseEffects(person, effects, place=place.id)), True


# -- museum and hammocks


def _try_delivery(state: State, person: PersonId) -> tuple[State, bool]:
    """Send the lowest worker to the museum, if there is something to deliver."""
    if not deliverable(state, person):
        why = "he has researched nothing that is not in the museum"
        return _skip(state, "delivery", Rule.ALFRED_DELIVERY, why)
    for place in state.config.content.places:
        for effect in place.effects:
            if isinstance(effect, Deliver):
                state = _stand_lowest(state, person, place)
                return push(state, DoEffect(person, effect)), True
    why = "the board has no place to deliver specimens"
    return _skip(state, "delivery", Rule.ALFRED_DELIVERY, why)


def _rest(state: State, person: PersonId) -> State:
    """Send the lowest worker to a hammock, for coins and bonus steps."""
    worker, me = lowest_worker(state, person), state.people[person]
    moved = replace(me, at=set_at(me.at, worker, HAMMOCK))
    state = with_person(state, person, moved, AlfredRested(worker))
    solo = state.config.content.solo
    state = push(state, DoEffect(person, BonusSteps(solo.rest_steps)))
    return gain_coins(state, person, solo.rest_coins)
