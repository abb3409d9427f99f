"""Getting discs back: paying for one to return instead of moving another."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.games.lock_n_go.actions import Action, PutDiscBack
from tabletop.games.lock_n_go.events import DiscPutBack
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.board import can_cover, next_turn, refuse_entering
from tabletop.games.lock_n_go.rules.ground import ground_of
from tabletop.games.lock_n_go.rules.movement import refuse_duty
from tabletop.games.lock_n_go.state import Side, State


def returns(state: State, player: PlayerId) -> list[Action]:
    """List the start spaces where the player may put a disc back."""
    content, side = state.config.content, state.sides[player]
    numbers = content.numbers
    if side.coins < numbers.putting_back_cost or side.discs > _most(state, player):
        return []
    blocked = ground_of(state).blocked
    found: list[Action] = []
    for space in content.starts[player]:
        place = content.geometry.index[space]
        below = state.board[place]
        if place in blocked or len(below) >= numbers.discs_in_space:
            continue
        if not below or below[-1] == player or can_cover(state, player, None):
            found.append(PutDiscBack(player, space))
    return found


def refuse_putting_back(state: State, action: PutDiscBack) -> Refusal | None:
    """Refuse to put a disc back: too many in play, the price, the space, the duty."""
    player, space = action.player, action.space
    content, side = state.config.content, state.sides[player]
    needed, most = content.numbers.putting_back_cost, _most(state, player)
    if side.discs > most:
        message = "with {has} discs in play none comes back; {most} is the most"
        return refuse(Rule.PUTTING_BACK, message, has=side.discs, most=most)
    if side.coins < needed:
        message = "putting a disc back costs {needed} coins; you have {has}"
        return refuse(Rule.PUTTING_BACK, message, needed=needed, has=side.coins)
    if space not in content.starts[player]:
        message = "{space} is no start space of yours; those are {choice}"
        choice = ", ".join(content.starts[player])
        return refuse(Rule.PUTTING_BACK, message, space=str(space), choice=choice)
    entering = refuse_entering(state, player, space, None)
    return entering or refuse_duty(state, player, None)


def put_back(state: State, action: PutDiscBack) -> State:
    """Pay, and lay a disc on the start space; the space does nothing."""
    content, player, space = state.config.content, action.player, action.space
    cost, side = content.numbers.putting_back_cost, state.sides[player]
    place = content.geometry.index[space]
    board = set_at(state.board, place, (*state.board[place], player))
    side = Side(side.coins - cost, side.level, side.discs + 1)
    news = (DiscPutBack(player, space, cost),)
    return next_turn(state, board, player, side, state.locks, news)


def _most(state: State, player: PlayerId) -> int:
    """Return with how many discs in play, at most, another may come back."""
    content = state.config.content
    return min(content.numbers.putting_back_most, len(content.starts[player]) - 1)
