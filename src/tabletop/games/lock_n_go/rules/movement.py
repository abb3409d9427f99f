"""Movement: which discs move where, and what the space they stop on makes happen."""

from __future__ import annotations

from typing import Final

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.games.lock_n_go.actions import Action, MoveDisc
from tabletop.games.lock_n_go.events import (
    CoinGained,
    DiscMoved,
    Event,
    LevelReached,
    LockMoved,
    NothingGained,
)
from tabletop.games.lock_n_go.kinds import Kind, Space
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.board import (
    blocked_tops,
    can_cover,
    coins_in_reserve,
    next_level_cost,
    next_turn,
    refuse_entering,
    refuse_off_board,
)
from tabletop.games.lock_n_go.rules.ground import ground_of
from tabletop.games.lock_n_go.rules.locks import locks_after, refuse_lock
from tabletop.games.lock_n_go.state import Side, State

COIN: Final = Kind.COIN  # reading a member off its enum is slow before Python 3.12
ADVANCE: Final = Kind.ADVANCE
PLAIN: Final = Kind.PLAIN


def moves(state: State, player: PlayerId, sources: list[int]) -> list[Action]:
    """List the moves of the discs on top in `sources`."""
    board, room = state.board, state.config.content.numbers.discs_in_space
    ways = ground_of(state).ways[player]
    found: list[Action] = []
    for source in sources:
        for to, its_moves in ways[source]:
            if below := board[to]:
                if len(below) >= room:
                    continue
                if below[-1] != player and not can_cover(state, player, source):
                    continue
            found += its_moves
    return found


def refuse_move(state: State, action: MoveDisc) -> Refusal | None:
    """Refuse a move: the disc, the step, the space, the duty, the lock."""
    player = action.player
    return (
        _refuse_disc(state, player, action.source)
        or _refuse_step(state, action)
        or refuse_entering(state, player, action.to, action.source)
        or refuse_duty(state, player, action.source)
        or refuse_lock(state, action)
    )


def refuse_duty(state: State, player: PlayerId, source: Space | None) -> Refusal | None:
    """Refuse to leave discs in blocked spaces that could be moved out."""
    bound = _bound(state, player)
    if not bound or source in bound:
        return None
    message = "your turn began with a disc in a blocked space: move the one on {spaces}"
    return refuse(Rule.DUTY, message, spaces=" or ".join(bound))


def move_disc(state: State, action: MoveDisc) -> State:
    """Move the disc, then do what its new space says."""
    content, player = state.config.content, action.player
    index = content.geometry.index
    source, to = index[action.source], index[action.to]
    board, side, locks = list(state.board), state.sides[player], state.locks
    board[source] = board[source][:-1]
    board[to] = (*board[to], player)
    news: list[Event] = [DiscMoved(player, action.source, action.to)]
    kind = ground_of(state).kinds[to]
    cost = _payable(state, player) if kind is ADVANCE else None
    if action.lock is not None:
        locks = locks_after(locks, action.lock, content.locks)
        news.append(LockMoved(player, action.lock))
    elif kind is COIN and _can_gain(state, side):
        side = Side(side.coins + 1, side.level, side.discs)
        news.append(CoinGained(player))
    elif cost is not None:
        side = Side(side.coins - cost, side.level + 1, side.discs - 1)
        news.append(LevelReached(player, side.level, cost, action.to))
        board[to] = board[to][:-1]
    elif kind is not PLAIN:
        rule = Rule.COIN if kind is COIN else Rule.ADVANCE
        news.append(NothingGained(player, action.to, rule))
    return next_turn(state, tuple(board), player, side, locks, tuple(news))


def _refuse_disc(state: State, player: PlayerId, source: Space) -> Refusal | None:
    place = state.config.content.geometry.index.get(source)
    if place is None:
        return refuse_off_board(source, Rule.OWN_DISC)
    stack = state.board[place]
    if stack and stack[-1] == player:
        return None
    if player in stack:
        message = "your disc on {space} has another on top of it"
        return refuse(Rule.OWN_DISC, message, space=source)
    return refuse(Rule.OWN_DISC, "you have no disc on {space}", space=source)


def _refuse_step(state: State, action: MoveDisc) -> Refusal | None:
    geometry = state.config.content.geometry
    index = geometry.index
    if action.to not in index:
        return refuse_off_board(action.to, Rule.STEP)
    steps = geometry.steps[action.player][index[action.source]]
    if index[action.to] in steps:
        return None
    choice = ", ".join(geometry.spaces[place] for place in steps) or "nowhere"
    return refuse(
        Rule.STEP,
        "from {source}, your disc moves one space forward or sideways: "
        "to {choice}, not to {to}",
        source=action.source,
        to=action.to,
        choice=choice,
    )


def _bound(state: State, player: PlayerId) -> list[Space]:
    """Name the spaces whose discs the player has to move one of."""
    if not (inside := blocked_tops(state, player)):
        return []
    spaces = state.config.content.geometry.spaces
    return [spaces[place] for place in inside if moves(state, player, [place])]


def _can_gain(state: State, side: Side) -> bool:
    most = state.config.content.numbers.most_coins
    return side.coins < most and coins_in_reserve(state) > 0


def _payable(state: State, player: PlayerId) -> int | None:
    """Return the cost of the next level if the player can pay it."""
    cost = next_level_cost(state, player)
    return cost if cost is not None and cost <= state.sides[player].coins else None
