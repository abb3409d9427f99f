"""Rigging and navigation: chosen in secret by all, and revealed together."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import Action, RigShip, SetCourse
from tabletop.games.pirates_cove.content import Content, Mat
from tabletop.games.pirates_cove.events import ChoiceMade, ShipMoved, ShipRigged
from tabletop.games.pirates_cove.kinds import ISLANDS
from tabletop.games.pirates_cove.pending import ChooseCourses, ChooseRigs, Rig
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import pay
from tabletop.games.pirates_cove.state import Ship, State, push, tell, with_pirate


def rigs(state: State, player: PlayerId) -> list[RigShip]:
    """List every rig that the player can pay."""
    content = state.config.content
    gold = state.pirates[player].gold
    return [RigShip(player, *positions) for positions in _payable(content.mat, gold)]


def rig_cost(content: Content, rig: Rig | RigShip) -> int:
    """Add up what a rig costs from the start; `UnknownId` for no such position."""
    mat = content.mat
    positions = (rig.hull, rig.sails, rig.crew, rig.cannon)
    return sum(mat.cost(mat.start, position) for position in positions)


def refuse_rig(state: State, action: RigShip) -> Refusal | None:
    """Refuse a rig: a position that is not there, a section lowered, the price."""
    mat = state.config.content.mat
    for position in (action.hull, action.sails, action.crew, action.cannon):
        if not mat.start <= position <= mat.top:
            message = "a section is raised to a position from {least} to {most}"
            return refuse(Rule.RIGGING, message, least=mat.start, most=mat.top)
    needed = rig_cost(state.config.content, action)
    has = state.pirates[action.player].gold
    if needed <= has:
        return None
    message = "this costs {needed} gold; you have {has}"
    return refuse(Rule.RIGGING, message, needed=needed, has=has)


def rig(state: State, action: RigShip, question: ChooseRigs) -> State:
    """Note a rig; with the last, all ships are rigged."""
    chosen = Rig(action.hull, action.sails, action.crew, action.cannon)
    rigs = set_at(question.rigs, action.player, chosen)
    state = tell(_drop(state), ChoiceMade(action.player))
    if None in rigs:
        return push(state, ChooseRigs(rigs))
    for player, each in enumerate(rigs):
        if each is not None:
            state = _apply_rig(state, PlayerId(player), each)
    return state


def courses(player: PlayerId) -> list[Action]:
    """List every course."""
    return [SetCourse(player, island) for island in ISLANDS]


def refuse_course(action: SetCourse) -> Refusal | None:
    """Refuse a wheel that points at the Cove."""
    if action.to in ISLANDS:
        return None
    message = "your wheel points at an island from 1 to 6, not at {to}"
    return refuse(Rule.NAVIGATION, message, to=int(action.to))


def set_course(state: State, action: SetCourse, question: ChooseCourses) -> State:
    """Note a course; with the last, all ships sail."""
    courses = set_at(question.courses, action.player, action.to)
    state = tell(_drop(state), ChoiceMade(action.player))
    if None in courses:
        return push(state, ChooseCourses(courses))
    for player, island in enumerate(courses):
        if island is not None:
            sailed = replace(state.pirates[player], where=island)
            state = with_pirate(state, PlayerId(player), sailed)
            state = tell(state, ShipMoved(PlayerId(player), island))
    return state


def _apply_rig(state: State, player: PlayerId, rig: Rig) -> State:
    cost = rig_cost(state.config.content, rig)
    ship = Ship(rig.hull, rig.sails, rig.crew, rig.cannon)
    rigged = replace(state.pirates[player], ship=ship)
    state = pay(with_pirate(state, player, rigged), player, cost)
    return tell(state, ShipRigged(player, rig, cost))


def _drop(state: State) -> State:
    return replace(state, pending=state.pending[:-1])


@lru_cache(maxsize=64)
def _payable(mat: Mat, gold: int) -> tuple[tuple[int, int, int, int], ...]:
    """List the positions of hull, sails, crew and cannon that cost at most `gold`."""
    positions = range(mat.start, mat.top + 1)
    costs = {position: mat.cost(mat.start, position) for position in positions}
    return tuple(
        (hull, sails, crew, cannon)
        for hull, sails, crew, cannon in product(positions, repeat=4)
        if costs[hull] + costs[sails] + costs[crew] + costs[cannon] <= gold
    )
