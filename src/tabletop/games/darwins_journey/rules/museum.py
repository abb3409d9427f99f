"""The museum: delivering specimens, delivering again, and research."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import DeliverSpecimen, ResearchSpecimen
from tabletop.games.darwins_journey.events import SpecimenDelivered
from tabletop.games.darwins_journey.kinds import Colour, Specimen, specimen_of
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Deliver,
    RepeatDelivery,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import (
    advance_theory,
    gain_coins,
    pay,
    research,
)
from tabletop.games.darwins_journey.rules.tables import coins_in_words
from tabletop.games.darwins_journey.state import PersonId, State, push, tell

Delivery: TypeAlias = Deliver | RepeatDelivery
ResearchAction: TypeAlias = ResearchMuseum | ResearchAny | ResearchIslands


_RULE: Final[dict[type, Rule]] = {
    Deliver: Rule.DELIVERY,
    RepeatDelivery: Rule.REPEAT_DELIVERY,
}


def in_museum(state: State) -> tuple[Specimen, ...]:
    """Name the specimens in the museum."""
    return state.board.shown + state.board.delivered


def row_of(state: State, colour: Colour) -> tuple[Specimen, ...]:
    """Name the specimens of a row of the museum."""
    columns = state.config.content.museum.columns
    return tuple(specimen_of(colour, kind) for kind in columns)


def full_rows(state: State) -> int:
    """Count the complete rows of the museum."""
    there = in_museum(state)
    rows = state.config.content.museum.rows
    return sum(all(each in there for each in row_of(state, row)) for row in rows)


def next_cost(effect: Deliver | ResearchMuseum) -> int:
    """Return the coins for the next specimen of a visit."""
    return effect.cost if effect.done else 0


# -- delivering


def deliveries(
    state: State, player: PlayerId, effect: Delivery
) -> Iterator[DeliverSpecimen]:
    """Propose every specimen that a player can deliver."""
    me = state.people[player]
    if isinstance(effect, Deliver):
        if next_cost(effect) <= me.coins:
            there = in_museum(state)
            for specimen in sorted(me.research):
                if specimen not in there:
                    yield DeliverSpecimen(player, specimen)
        return
    for specimen in sorted(me.research):
        if specimen in state.board.delivered:
            yield DeliverSpecimen(player, specimen)


def refuse_delivery(
    state: State, action: DeliverSpecimen, effect: Delivery
) -> Refusal | None:
    """Say why a specimen cannot be delivered, or None."""
    me, specimen = state.people[action.player], action.specimen
    rule = _RULE[type(effect)]
    named = specimen.value.replace("_", " ")
    if specimen not in me.research:
        return refuse(rule, "you have not researched the {specimen}", specimen=named)
    if isinstance(effect, RepeatDelivery):
        if specimen not in state.board.delivered:
            message = "nobody has delivered the {specimen} yet"
            return refuse(rule, message, specimen=named)
        return None
    if specimen in in_museum(state):
        message = "the {specimen} is in the museum already"
        return refuse(rule, message, specimen=named)
    return _refuse_second(next_cost(effect), me.coins)


def no_delivery(state: State, player: PlayerId, effect: Delivery) -> Refusal:
    """Say why no specimen at all can be delivered."""
    me = state.people[player]
    if isinstance(effect, RepeatDelivery):
        message = "you have researched no specimen that has been delivered"
        if not state.board.delivered:
            message = "nobody has delivered a specimen yet"
        return refuse(Rule.REPEAT_DELIVERY, message)
    if set(me.research) <= set(in_museum(state)):
        message = "you have researched no specimen that is not in the museum yet"
        return refuse(Rule.DELIVERY, message)
    return _too_dear(next_cost(effect), me.coins)


def _refuse_second(cost: int, coins: int) -> Refusal | None:
    return None if cost <= coins else _too_dear(cost, coins)


def _too_dear(cost: int, coins: int) -> Refusal:
    message = (
        f"the second specimen costs {coins_in_words(cost)}, and you have {{coins}}"
    )
    return refuse(Rule.SECOND_TIME, message, cost=cost, coins=coins)


def bonus(
    state: State, specimen: Specimen, *, is_again: bool = False
) -> tuple[int, int]:
    """Return the coins and the advances that delivering a specimen brings."""
    museum, there = state.config.content.museum, in_museum(state)
    row = row_of(state, specimen.colour)
    column = tuple(specimen_of(colour, specimen.kind) for colour in museum.rows)
    others = [each for each in row + column if each != specimen]
    filled = sum(each in there for each in others)
    coins = len(others) - filled
    if not is_again and not any(each in state.board.delivered for each in row):
        coins += museum.row_coins
    is_full = all(each in there for each in row if each != specimen)
    return coins, filled + is_full


def deliver(state: State, action: DeliverSpecimen, effect: Delivery) -> State:
    """Deliver a specimen; a visit goes on while it allows more."""
    player = action.player
    if isinstance(effect, RepeatDelivery):
        return deliver_one(state, player, action.specimen, is_again=True)
    state = pay(state, player, next_cost(effect))
    done = effect.done + 1
    if done < effect.most:
        state = push(state, DoEffect(player, replace(effect, done=done)))
    return deliver_one(state, player, action.specimen)


def deliver_one(
    state: State, person: PersonId, specimen: Specimen, *, is_again: bool = False
) -> State:
    """Put a specimen into the museum, or as if, and gain what it brings."""
    coins, theory = bonus(state, specimen, is_again=is_again)
    state = tell(state, SpecimenDelivered(person, specimen, coins, theory))
    if not is_again:
        delivered = (*state.board.delivered, specimen)
        state = replace(state, board=replace(state.board, delivered=delivered))
    state = advance_theory(state, person, theory)
    return gain_coins(state, person, coins)


# -- research


def _pool(state: State, player: PlayerId, effect: ResearchAction) -> set[Specimen]:
    """Name the specimens that an action is about, researched or not."""
    match effect:
        case ResearchMuseum():
            return set(in_museum(state))
        case ResearchAny():
            return set(Specimen)
        case ResearchIslands():
            return _on_own_islands(state, player)


def _on_own_islands(state: State, player: PlayerId) -> set[Specimen]:
    parts = state.config.content.catalogue
    explorers = state.people[player].explorers
    spaces = parts.specimen_index[max(state.players, 2)]
    return {
        specimen
        for space, specimen in zip(spaces, state.board.specimens, strict=False)
        if (island := parts.track[space].island) is not None
        and explorers[parts.island[island]] is not None
    }


def research_choices(
    state: State, player: PlayerId, effect: ResearchAction
) -> Iterator[ResearchSpecimen]:
    """Propose every specimen that a player can research."""
    me = state.people[player]
    if isinstance(effect, ResearchMuseum) and next_cost(effect) > me.coins:
        return
    pool = _pool(state, player, effect)
    for specimen in Specimen:
        if specimen in pool and specimen not in me.research:
            yield ResearchSpecimen(player, specimen)


def refuse_research(
    state: State, action: ResearchSpecimen, effect: ResearchAction
) -> Refusal | None:
    """Say why a specimen cannot be researched, or None."""
    me, named = state.people[action.player], action.specimen.value.replace("_", " ")
    if action.specimen in me.research:
        message = "you have researched the {specimen} already"
        return refuse(Rule.RESEARCH, message, specimen=named)
    if action.specimen not in _pool(state, action.player, effect):
        if isinstance(effect, ResearchMuseum):
            message = "the {specimen} is not in the museum"
        else:
            message = "the {specimen} lies on no island with an explorer of yours"
        return refuse(Rule.RESEARCH, message, specimen=named)
    if isinstance(effect, ResearchMuseum):
        return _refuse_second(next_cost(effect), me.coins)
    return None


def no_research(state: State, player: PlayerId, effect: ResearchAction) -> Refusal:
    """Say why no specimen at all can be researched."""
    me, pool = state.people[player], _pool(state, player, effect)
    if not pool <= set(me.research):
        assert isinstance(effect, ResearchMuseum), "all else costs nothing"
        return _too_dear(next_cost(effect), me.coins)
    match effect:
        case ResearchMuseum():
            where = "in the museum"
        case ResearchAny():
            where = "of the game"
        case ResearchIslands():
            where = "that lies on an island with an explorer of yours"
    if pool:
        message = "you have researched every specimen {where} already"
    else:
        message = "there is no specimen {where}"
    return refuse(Rule.RESEARCH, message, where=where)


def research_one(
    state: State, action: ResearchSpecimen, effect: ResearchAction
) -> State:
    """Research a specimen; a visit to the museum goes on while it allows more."""
    player = action.player
    if isinstance(effect, ResearchMuseum):
        state = pay(state, player, next_cost(effect))
        done = effect.done + 1
        if done < effect.most:
            state = push(state, DoEffect(player, replace(effect, done=done)))
    return research(state, player, action.specimen)
