"""Placing workers: places, sections, seals, knowledge and penalties."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import PlaceWorker
from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.events import WorkerPlaced
from tabletop.games.darwins_journey.kinds import PlaceId, Seal, Shape
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AcademyDiscount,
    Correspond,
    Effect,
    Explore,
    ExtraMove,
    ExtraSeal,
    ExtraStamp,
    ExtraStop,
    Modifier,
    Navigate,
    SplitStamps,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import gain_coins
from tabletop.games.darwins_journey.rules.tables import (
    coins_in_words,
    effects_of,
    is_open,
    is_there,
    lacking_in_words,
    lens_owner,
    needs_of,
    occupied_places,
    occupied_sections,
    penalty_rate,
    seals_in_words,
    section_of,
    shortage,
)
from tabletop.games.darwins_journey.state import PersonId, State, push, with_person


def penalty(state: State, person: PersonId, place: Place) -> int:
    """Return the coins that a worker at a place costs now."""
    section = section_of(state, place)
    if section is None or section not in occupied_sections(state):
        return 0
    return penalty_rate(state, person)


def placements(state: State, player: PlayerId) -> list[PlaceWorker]:
    """List everywhere that a player can place a worker now."""
    me = state.people[player]
    places = [*_payable(state, player)]
    found = []
    for worker, at in enumerate(me.at):
        if at is None:
            row = me.rows[worker]
            for place, needs in places:
                missing = shortage(row, needs)
                if missing <= me.knowledge:
                    found.append(PlaceWorker(player, worker, place, missing))
    return found


def _payable(
    state: State, player: PlayerId
) -> Iterator[tuple[PlaceId, tuple[Seal, ...]]]:
    """Find the places that have room and can be paid, with the seals they ask for."""
    sections, places = occupied_sections(state), occupied_places(state)
    can_pay = penalty_rate(state, player) <= state.people[player].coins
    for place in state.config.content.places:
        if place.shape is Shape.LENS and place.id in places:
            continue
        if not can_pay and section_of(state, place) in sections:
            continue
        if is_open(state, place):
            yield place.id, needs_of(state, place)


def refuse_placement(state: State, action: PlaceWorker) -> Refusal | None:
    """Say why a worker cannot be placed so, or None."""
    me = state.people[action.player]
    if not 0 <= action.worker < len(me.at):
        return refuse(
            Rule.WORKER, "you have no worker {worker}", worker=action.worker + 1
        )
    if (at := me.at[action.worker]) is not None:
        message = "your worker {worker} has been placed on {name} already"
        name = state.config.content.catalogue.place[at].name
        worker = action.worker + 1
        return refuse(Rule.WORKER, message, worker=worker, name=name, place=at)
    place = state.config.content.catalogue.place.get(action.place)
    if place is None:
        return refuse(
            Rule.OPEN_PLACE, "there is no place {place}", place=str(action.place)
        )
    return (
        _refuse_place(state, place)
        or _refuse_seals(state, action, place)
        or _refuse_penalty(state, action, place)
    )


def _refuse_place(state: State, place: Place) -> Refusal | None:
    if not is_open(state, place):
        if not is_there(state, place):
            message = "no special action tile lies on {name}"
        else:
            message = "{name} is locked: nobody has put a lens on it"
        return refuse(Rule.OPEN_PLACE, message, name=place.name, place=place.id)
    if place.shape is Shape.LENS and place.id in occupied_places(state):
        message = "a worker stands on {name}, and there is room for one only"
        return refuse(Rule.LENS, message, name=place.name, place=place.id)
    return None


def _refuse_seals(state: State, action: PlaceWorker, place: Place) -> Refusal | None:
    """Refuse missing seals, and knowledge that is not what is missing."""
    me = state.people[action.player]
    row, needs = me.rows[action.worker], needs_of(state, place)
    missing = shortage(row, needs)
    if missing > me.knowledge:
        rule, offered = Rule.SEALS, me.knowledge
        message = (
            "{name} asks for {needs}; your worker {worker} lacks {lacking}, and you "
            "have {offered} temporary knowledge to stand in for {missing} of them"
        )
    elif action.knowledge != missing:
        rule, offered = Rule.KNOWLEDGE, action.knowledge
        message = (
            "{name} asks for {needs}; your worker {worker} lacks {lacking}, so it "
            "takes {missing} temporary knowledge, not {offered}"
        )
    else:
        return None
    return refuse(
        rule,
        message,
        name=place.name,
        place=place.id,
        needs=seals_in_words(needs),
        worker=action.worker + 1,
        lacking=lacking_in_words(row, needs),
        missing=missing,
        offered=offered,
    )


def _refuse_penalty(state: State, action: PlaceWorker, place: Place) -> Refusal | None:
    cost, coins = (
        penalty(state, action.player, place),
        state.people[action.player].coins,
    )
    if cost <= coins:
        return None
    message = (
        "a worker stands in the section of {name} already: that costs "
        f"{coins_in_words(cost)}, and you have {{coins}}"
    )
    return refuse(
        Rule.PENALTY, message, name=place.name, place=place.id, cost=cost, coins=coins
    )


def place_worker(state: State, action: PlaceWorker) -> State:
    """Place a worker, pay for it, and go on with what the place offers."""
    player, worker = action.player, action.worker
    place = state.config.content.catalogue.place[action.place]
    cost = penalty(state, player, place)
    me = state.people[player]
    paid = replace(me, coins=me.coins - cost, knowledge=me.knowledge - action.knowledge)
    told = WorkerPlaced(player, worker, place.id, cost, action.knowledge)
    state = replace(state, pending=state.pending[:-1])
    state = with_person(state, player, paid, told)
    state = stand(state, player, worker, place)
    effects = effects_for(state, player, worker, place)
    state = push(state, ChooseEffects(player, effects, place=place.id))
    owner = lens_owner(state, place.id)
    if owner is None or owner == player:
        return state
    return gain_coins(state, owner, state.config.content.numbers.owner_coins)


def stand(state: State, person: PersonId, worker: int, place: Place) -> State:
    """Put a worker on a place, without anything else."""
    me = state.people[person]
    moved = replace(me, at=set_at(me.at, worker, place.id))
    if place.shape is Shape.RECTANGLE:
        reserved = (*state.board.reserved, person)
        state = replace(state, board=replace(state.board, reserved=reserved))
    return with_person(state, person, moved)


def effects_for(
    state: State, person: PersonId, worker: int, place: Place
) -> tuple[Effect, ...]:
    """Return what a place offers to a worker, distinctions and all."""
    effects = effects_of(state, place)
    for benefit in distinctions(state, person, worker, place):
        effects = _with(effects, benefit)
    return effects


def distinctions(
    state: State, person: PersonId, worker: int, place: Place
) -> tuple[Effect | Modifier, ...]:
    """Return what the distinctions of a worker bring at a place, the gold one first.

    A discount belongs to the actions of the place alone, so it comes before more of
    them are added.
    """
    if place.page is None:
        return ()
    board = state.config.content.board
    benefits = state.config.content.catalogue.distinction[place.page]
    seals = len(state.people[person].rows[worker])
    gold = benefits.gold if seals >= board.gold_at else None
    silver = benefits.silver if seals >= board.silver_at else None
    return tuple(benefit for benefit in (gold, silver) if benefit is not None)


def _with(
    effects: tuple[Effect, ...], benefit: Effect | Modifier
) -> tuple[Effect, ...]:
    """Apply a distinction to the effects of a place."""
    match benefit:
        case ExtraSeal(seals=seals):
            return (*effects, *(Academy(),) * seals)
        case (
            ExtraMove() | ExtraStop() | ExtraStamp() | SplitStamps() | AcademyDiscount()
        ):
            return tuple(_improved(effect, benefit) for effect in effects)
        case _:
            return (*effects, benefit)


def _improved(effect: Effect, benefit: Modifier) -> Effect:
    """Change one effect by a distinction, if it is of its kind."""
    match effect, benefit:
        case ((Explore() | Navigate()), ExtraMove(spaces=spaces)):
            return replace(effect, spaces=effect.spaces + spaces)
        case ((Explore() | Navigate()), ExtraStop(stops=stops)):
            return replace(effect, stops=effect.stops + stops)
        case Correspond(), ExtraStamp(stamps=stamps):
            return replace(effect, stamps=effect.stamps + stamps)
        case Correspond(), SplitStamps():
            return replace(effect, is_split=True)
        case Academy(), AcademyDiscount(coins=coins):
            return replace(effect, discount=effect.discount + coins)
        case _:
            return effect
