"""Campsites: pitching tents, what camps and tents bring, and doing a camp again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import PitchTent, ReactivateTent
from tabletop.games.darwins_journey.events import TentPitched, TentReactivated
from tabletop.games.darwins_journey.kinds import SpaceId
from tabletop.games.darwins_journey.pending import ChooseEffects
from tabletop.games.darwins_journey.pending.effects import AnyCamp, Camp
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import pay
from tabletop.games.darwins_journey.rules.tables import camp_costs, coins_in_words
from tabletop.games.darwins_journey.state import (
    PersonId,
    State,
    Tent,
    push,
    tell,
    with_person,
)


def camps_of(state: State, effect: Camp | AnyCamp) -> Iterable[SpaceId]:
    """Name the camps that an action is about."""
    if isinstance(effect, Camp):
        return (effect.camp,)
    return state.config.content.catalogue.camp


def own_camps(state: State, person: PersonId) -> set[SpaceId]:
    """Name the camps with a tent of somebody's."""
    return {tent.camp for tent in state.board.tents if tent.owner == person}


def free_spaces(state: State, camp: SpaceId) -> Iterator[tuple[int, int]]:
    """List the empty tent spaces of a camp with their coins."""
    taken = {tent.space for tent in state.board.tents if tent.camp == camp}
    return (
        (space, cost)
        for space, cost in enumerate(camp_costs(state, camp))
        if space not in taken
    )


def tent_spaces(
    state: State, player: PlayerId, effect: Camp | AnyCamp
) -> Iterator[PitchTent]:
    """Propose every space where a player can put the top tent."""
    me = state.people[player]
    if me.tents < 1:
        return
    own = own_camps(state, player)
    for camp in camps_of(state, effect):
        if camp not in own:
            for space, cost in free_spaces(state, camp):
                if cost <= me.coins:
                    yield PitchTent(player, camp, space)


def refuse_tent(
    state: State, action: PitchTent, effect: Camp | AnyCamp
) -> Refusal | None:
    """Say why a tent cannot be put there, or None."""
    if action.camp not in camps_of(state, effect):
        message, asked = "there is no camp {camp}", ""
        if isinstance(effect, Camp):
            message = "your action is about the camp {asked}, not about {camp}"
            asked = effect.camp
        return refuse(Rule.CAMP, message, camp=str(action.camp), asked=asked)
    if state.people[action.player].tents < 1:
        return _no_tent_left()
    if action.camp in own_camps(state, action.player):
        message = "you have a tent at the camp {camp} already"
        return refuse(Rule.CAMP, message, camp=action.camp)
    return _refuse_space(state, action)


def _refuse_space(state: State, action: PitchTent) -> Refusal | None:
    free = dict(free_spaces(state, action.camp))
    if action.space not in free:
        message = "a tent stands on space {space} of the camp {camp} already"
        if action.space not in range(len(camp_costs(state, action.camp))):
            message = "the camp {camp} has no tent space {space}"
        return refuse(Rule.CAMP, message, camp=action.camp, space=action.space + 1)
    cost, coins = free[action.space], state.people[action.player].coins
    if cost > coins:
        message = (
            f"this space of the camp {{camp}} costs {coins_in_words(cost)}, and you "
            "have {coins}"
        )
        return refuse(Rule.CAMP, message, camp=action.camp, cost=cost, coins=coins)
    return None


def no_camp(state: State, player: PlayerId, effect: Camp | AnyCamp) -> Refusal:
    """Say why no tent can be put anywhere."""
    if state.people[player].tents < 1:
        return _no_tent_left()
    own = own_camps(state, player)
    camps = [camp for camp in camps_of(state, effect) if camp not in own]
    costs = [cost for camp in camps for _, cost in free_spaces(state, camp)]
    if not costs:
        return _no_room(effect, is_own=not camps)
    cost, coins = min(costs), state.people[player].coins
    message = (
        f"the cheapest tent space costs {coins_in_words(cost)}, and you have {{coins}}"
    )
    return refuse(Rule.CAMP, message, cost=cost, coins=coins)


def _no_room(effect: Camp | AnyCamp, *, is_own: bool) -> Refusal:
    if isinstance(effect, AnyCamp):
        return refuse(Rule.CAMP, "no camp without a tent of yours has an empty space")
    message = "every tent space of the camp {camp} is taken"
    if is_own:
        message = "you have a tent at the camp {camp} already"
    return refuse(Rule.CAMP, message, camp=effect.camp)


def _no_tent_left() -> Refusal:
    return refuse(Rule.CAMP, "you have no tent left")


def pitch_tent(state: State, action: PitchTent) -> State:
    """Pay for a space and put the top tent there; camp and tent bring their icons."""
    player, camp = action.player, action.camp
    board, tents = state.config.content.board, state.people[player].tents
    state = pay(state, player, camp_costs(state, camp)[action.space])
    state = pitch(state, player, camp, action.space)
    items = [ChooseEffects(player, state.config.content.catalogue.camp[camp].effects)]
    reward = board.tents[len(board.tents) - tents]
    if reward is not None:
        items.append(ChooseEffects(player, (reward,)))
    return push(state, *items)


def pitch(state: State, person: PersonId, camp: SpaceId, space: int) -> State:
    """Put the top tent of somebody on a space, without anything else."""
    me = state.people[person]
    tents = (*state.board.tents, Tent(camp, space, person))
    state = replace(state, board=replace(state.board, tents=tents))
    told = TentPitched(person, camp, space)
    return with_person(state, person, replace(me, tents=me.tents - 1), told)


def reactivations(state: State, player: PlayerId) -> Iterator[ReactivateTent]:
    """Propose every camp that a player can do again."""
    own = own_camps(state, player)
    for camp in state.config.content.catalogue.camp:
        if camp in own:
            yield ReactivateTent(player, camp)


def refuse_reactivation(state: State, action: ReactivateTent) -> Refusal | None:
    """Say why a camp cannot be done again, or None."""
    if action.camp in own_camps(state, action.player):
        return None
    message = "you have no tent at a camp {camp}"
    return refuse(Rule.REACTIVATE, message, camp=str(action.camp))


def no_reactivation() -> Refusal:
    """Say why no camp can be done again."""
    return refuse(Rule.REACTIVATE, "you have no tent at any camp")


def reactivate(state: State, action: ReactivateTent) -> State:
    """Do the actions of a camp again, without its cost and without the tent's own."""
    site = state.config.content.catalogue.camp[action.camp]
    state = tell(state, TentReactivated(action.player, action.camp))
    return push(state, ChooseEffects(action.player, site.effects))
