"""Objectives: taking them, what they ask for, and fulfilling them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import removed, set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import (
    FulfilObjective,
    FulfilOutright,
    TakeObjective,
)
from tabletop.games.darwins_journey.content import Objective, Requirement
from tabletop.games.darwins_journey.content.measures import ShipAtBeagle, ShipSpace
from tabletop.games.darwins_journey.events import ObjectiveFulfilled, ObjectiveTaken
from tabletop.games.darwins_journey.kinds import Metal, ObjectiveId
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import Effect, Lasting
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.measures import described, measured
from tabletop.games.darwins_journey.rules.supplies import gain_lasting, pay
from tabletop.games.darwins_journey.rules.tables import coins_in_words
from tabletop.games.darwins_journey.state import (
    Naturalist,
    Slot,
    State,
    push,
    with_person,
)


def slot_cost(state: State, metal: Metal, slot: int) -> int:
    """Return the coins to put an objective on a slot."""
    board = state.config.content.board
    slots = board.silver if metal is Metal.SILVER else board.gold
    return slots[slot].cost


def _open_slots(state: State, player: PlayerId, metal: Metal) -> list[int]:
    """List the empty slots of a metal that a player can pay."""
    me = state.people[player]
    return [
        slot
        for slot, there in enumerate(me.slots(metal))
        if there is None and slot_cost(state, metal, slot) <= me.coins
    ]


def _refuse_slot(
    state: State,
    player: PlayerId,
    metal: Metal,
    slot: int | None,
    rule: Rule = Rule.OBJECTIVE_SLOT,
) -> Refusal | None:
    """Say why an objective cannot be put on a slot, or None."""
    me = state.people[player]
    if slot is None:
        if not _open_slots(state, player, metal):
            return _no_slot(state, player, metal, rule)
        message = "say on which of your {metal} slots it goes"
        return refuse(rule, message, metal=metal.value)
    slots = me.slots(metal)
    if not 0 <= slot < len(slots):
        message = "there is no {metal} slot {slot}"
        return refuse(rule, message, metal=metal.value, slot=slot + 1)
    if slots[slot] is not None:
        message = "an objective lies on your {metal} slot {slot} already"
        return refuse(rule, message, metal=metal.value, slot=slot + 1)
    cost = slot_cost(state, metal, slot)
    if cost > me.coins:
        message = (
            f"the {{metal}} slot {{slot}} costs {coins_in_words(cost)}, and you "
            "have {coins}"
        )
        return refuse(
            rule, message, metal=metal.value, slot=slot + 1, cost=cost, coins=me.coins
        )
    return None


def _no_slot(state: State, player: PlayerId, metal: Metal, rule: Rule) -> Refusal:
    """Say why no slot of a metal can be filled."""
    me = state.people[player]
    costs = [
        slot_cost(state, metal, slot)
        for slot, there in enumerate(me.slots(metal))
        if there is None
    ]
    if not costs:
        message = "an objective lies on each of your {metal} slots already"
        return refuse(rule, message, metal=metal.value)
    cost = min(costs)
    message = (
        f"the cheapest of your empty {{metal}} slots costs {coins_in_words(cost)}, "
        "and you have {coins}"
    )
    return refuse(rule, message, metal=metal.value, cost=cost, coins=me.coins)


def slot_of(me: Naturalist, objective: ObjectiveId) -> tuple[Metal, int] | None:
    """Find the slot on which an objective lies unfulfilled."""
    for metal in Metal:
        for slot, there in enumerate(me.slots(metal)):
            if there is not None and there.objective == objective:
                return None if there.is_fulfilled else (metal, slot)
    return None


def _with_slot(me: Naturalist, metal: Metal, slot: int, there: Slot) -> Naturalist:
    if metal is Metal.SILVER:
        return replace(me, silver=set_at(me.silver, slot, there))
    return replace(me, gold=set_at(me.gold, slot, there))


# -- taking


def takings(state: State, player: PlayerId) -> Iterator[TakeObjective]:
    """Propose every objective that a player can take from the display."""
    metal_of = state.config.content.catalogue.objective
    has_room = len(state.people[player].reserve) < state.config.content.board.reserve
    for objective in state.board.objectives:
        if has_room:
            yield TakeObjective(player, objective)
            continue
        for slot in _open_slots(state, player, metal_of[objective].metal):
            yield TakeObjective(player, objective, slot)


def refuse_taking(state: State, action: TakeObjective) -> Refusal | None:
    """Say why an objective cannot be taken, or None."""
    if action.objective not in state.board.objectives:
        message = "the objective {objective} is not on display"
        return refuse(Rule.GAIN_OBJECTIVE, message, objective=str(action.objective))
    reserve = state.people[action.player].reserve
    if len(reserve) < state.config.content.board.reserve:
        if action.slot is None:
            return None
        message = "there is room in your reserve: the objective goes there"
        return refuse(Rule.GAIN_OBJECTIVE, message)
    metal = state.config.content.catalogue.objective[action.objective].metal
    rule = Rule.GAIN_OBJECTIVE
    return _refuse_slot(state, action.player, metal, action.slot, rule)


def no_taking(state: State, player: PlayerId) -> Refusal:
    """Say why no objective at all can be taken."""
    display, rule = state.board.objectives, Rule.GAIN_OBJECTIVE
    if not display:
        return refuse(rule, "no objective is on display")
    metal_of = state.config.content.catalogue.objective
    metals = dict.fromkeys(metal_of[objective].metal for objective in display)
    return _refuse_reserved(state, player, metals, rule, "your reserve is full; {why}")


def _refuse_reserved(
    state: State, player: PlayerId, metals: Iterable[Metal], rule: Rule, message: str
) -> Refusal:
    """Say why an objective can go to no slot of some metals."""
    each = (_no_slot(state, player, metal, rule).message for metal in metals)
    return refuse(rule, message, why="; ".join(each))


def take_objective(state: State, action: TakeObjective) -> State:
    """Take an objective from the display to the reserve, or to a slot."""
    player, objective, slot = action.player, action.objective, action.slot
    display = removed(state.board.objectives, objective)
    state = replace(state, board=replace(state.board, objectives=display))
    told = ObjectiveTaken(player, objective, slot)
    me = state.people[player]
    if slot is None:
        more = replace(me, reserve=(*me.reserve, objective))
        return with_person(state, player, more, told)
    metal = state.config.content.catalogue.objective[objective].metal
    lying = _with_slot(me, metal, slot, Slot(objective, is_fulfilled=False))
    state = with_person(state, player, lying, told)
    return pay(state, player, slot_cost(state, metal, slot))


# -- fulfilling


def missing(
    state: State, player: PlayerId, objective: Objective
) -> Iterator[tuple[Requirement, int]]:
    """List the requirements that a player does not meet, with what there is."""
    for requirement in objective.requirements:
        there = measured(state, player, requirement.measure)
        if there < requirement.count:
            yield requirement, there


def _slots(me: Naturalist) -> tuple[Slot | None, ...]:
    return me.silver + me.gold


def _own(me: Naturalist) -> Iterator[ObjectiveId]:
    """Name a player's objectives that are not fulfilled, the reserve first."""
    yield from me.reserve
    for there in _slots(me):
        if there is not None and not there.is_fulfilled:
            yield there.objective


def fulfilments(state: State, player: PlayerId) -> Iterator[FulfilObjective]:
    """Propose every objective that a player can fulfil now."""
    me, parts = state.people[player], state.config.content.catalogue.objective
    for each in _own(me):
        objective = parts[each]
        if next(missing(state, player, objective), None) is not None:
            continue
        if each not in me.reserve:
            yield FulfilObjective(player, each)
            continue
        for slot in _open_slots(state, player, objective.metal):
            yield FulfilObjective(player, each, slot)


def refuse_fulfilment(state: State, action: FulfilObjective) -> Refusal | None:
    """Say why an objective cannot be fulfilled, or None."""
    me = state.people[action.player]
    if (refusal := _refuse_foreign(me, action.objective)) is not None:
        return refusal
    objective = state.config.content.catalogue.objective[action.objective]
    lacking = "; ".join(
        _told(state, action.player, requirement, there)
        for requirement, there in missing(state, action.player, objective)
    )
    if lacking:
        message = "the objective {objective} still asks for {lacking}"
        return refuse(
            Rule.OBJECTIVE, message, objective=action.objective, lacking=lacking
        )
    if action.objective in me.reserve:
        return _refuse_slot(state, action.player, objective.metal, action.slot)
    return _refuse_moving(action.slot)


def _told(state: State, player: PlayerId, requirement: Requirement, there: int) -> str:
    """Say what is asked for, and how much of it there is or where the ship is."""
    asked = described(state, requirement.measure, requirement.count)
    if isinstance(requirement.measure, ShipSpace | ShipAtBeagle):
        return f"{asked} (it is on {state.people[player].ship})"
    return f"{asked} (you have {there})"


def _refuse_foreign(me: Naturalist, objective: ObjectiveId) -> Refusal | None:
    if objective in _own(me):
        return None
    message = "you have no objective {objective}"
    if any(slot is not None and slot.objective == objective for slot in _slots(me)):
        message = "you have fulfilled the objective {objective} already"
    return refuse(Rule.OBJECTIVE, message, objective=str(objective))


def _refuse_moving(slot: int | None) -> Refusal | None:
    if slot is None:
        return None
    message = "this objective lies on a slot already, and stays there"
    return refuse(Rule.OBJECTIVE_SLOT, message)


def fulfil(state: State, action: FulfilObjective) -> State:
    """Turn an objective over and go on with the reward of its slot."""
    metal = state.config.content.catalogue.objective[action.objective].metal
    return _turn_over(state, action.player, action.objective, metal, action.slot)


def _turn_over(
    state: State,
    player: PlayerId,
    objective: ObjectiveId,
    metal: Metal,
    slot: int | None,
) -> State:
    me = state.people[player]
    cost = 0
    if slot is None:
        lying = slot_of(me, objective)
        assert lying is not None
        metal, slot = lying
    else:
        cost = slot_cost(state, metal, slot)
        me = replace(me, reserve=removed(me.reserve, objective))
    turned = _with_slot(me, metal, slot, Slot(objective, is_fulfilled=True))
    told = ObjectiveFulfilled(player, objective, metal, slot)
    state = with_person(state, player, turned, told)
    state = pay(state, player, cost)
    board = state.config.content.board
    slots = board.silver if metal is Metal.SILVER else board.gold
    return _reward(state, player, slots[slot].reward)


def _reward(state: State, player: PlayerId, reward: Effect | None) -> State:
    if reward is None:
        return state
    if isinstance(reward, Lasting):
        return gain_lasting(state, player, reward.what)
    return push(state, ChooseEffects(player, (reward,)))


# -- fulfilling without requirements


def outright(state: State, player: PlayerId) -> Iterator[FulfilOutright]:
    """Propose every objective that a player can fulfil without its requirements."""
    me = state.people[player]
    for objective in _own(me):
        if objective not in me.reserve:
            yield FulfilOutright(player, objective)
            continue
        for metal in Metal:
            for slot in _open_slots(state, player, metal):
                yield FulfilOutright(player, objective, metal, slot)


def refuse_outright(state: State, action: FulfilOutright) -> Refusal | None:
    """Say why an objective cannot be fulfilled outright, or None."""
    me = state.people[action.player]
    if (refusal := _refuse_foreign(me, action.objective)) is not None:
        return refusal
    if action.objective not in me.reserve:
        return _refuse_moving(action.slot if action.metal is None else -1)
    if action.metal is None:
        message = "say whether it goes on a silver or a gold slot"
        return refuse(Rule.OBJECTIVE_SLOT, message)
    return _refuse_slot(state, action.player, action.metal, action.slot)


def no_outright(state: State, player: PlayerId) -> Refusal:
    """Say why no objective at all can be fulfilled outright."""
    if not any(_own(state.people[player])):
        message = "you have no objective that is not fulfilled"
        return refuse(Rule.OBJECTIVE, message)
    rule, message = Rule.OBJECTIVE_SLOT, "your objectives lie in the reserve; {why}"
    return _refuse_reserved(state, player, Metal, rule, message)


def fulfil_outright(state: State, action: FulfilOutright) -> State:
    """Turn an objective over without its requirements."""
    metal = action.metal or Metal.SILVER
    return _turn_over(state, action.player, action.objective, metal, action.slot)
