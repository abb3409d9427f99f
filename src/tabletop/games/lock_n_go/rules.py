"""What may be done, why not, and what comes of it, in the order of the rulebook.

Queries stand between the gate and the carrying out: the rules use them, and so may a
frontend.
"""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from typing_extensions import TypeVar

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.lock_n_go.actions import (
    Action,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
)
from tabletop.games.lock_n_go.content import Locks
from tabletop.games.lock_n_go.events import (
    CoinGained,
    DiscMoved,
    DiscPutBack,
    Event,
    LevelReached,
    LockMoved,
    Passed,
    TokenPlaced,
)
from tabletop.games.lock_n_go.kinds import BLACK, Column, Kind, Row, Space, other
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.scoring import ending
from tabletop.games.lock_n_go.state import LockTokens, Side, Stack, State, Token

__all__ = [
    "blocked_spaces",
    "candidates",
    "coins_in_reserve",
    "kind_of",
    "lock_moves",
    "next_level_cost",
    "refusal",
    "resolve",
    "to_act",
]

T = TypeVar("T")


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name the player whose turn it is; nobody once the game is over."""
    return () if ending(state) is not None else (state.player,)


# -- what could be said: exactly the legal actions


def candidates(state: State, player: PlayerId) -> list[Action]:
    """List the legal actions of the player to act."""
    if state.pending:
        return [PlaceToken(player, space) for space in _free_plain_spaces(state)]
    blocked = _blocked(state)
    tops = _tops(state.board, player)
    bound = [place for place in tops if place in blocked]
    if bound and (found := _moves(state, player, tops, bound, blocked)):
        return found
    found = _moves(state, player, tops, tops, blocked)
    found += _returns(state, player, tops, blocked)
    return found or [Pass(player)]


def _moves(
    state: State,
    player: PlayerId,
    tops: list[int],
    sources: list[int],
    blocked: tuple[int, ...],
) -> list[Action]:
    """List the moves of the discs on top in `sources`."""
    content = state.config.content
    geometry, numbers, board = content.geometry, content.numbers, state.board
    spaces, steps = geometry.spaces, geometry.steps[player]
    kinds, room = _kinds(state), numbers.discs_in_space
    covering = _covering(board, player, tops)
    found: list[Action] = []
    for source in sources:
        free = numbers.on_opponent - covering + _covers(board[source])
        for to in steps[source]:
            below = board[to]
            if to in blocked or len(below) >= room:
                continue
            if below and below[-1] != player and free <= 0:
                continue
            if kinds[to] is Kind.LOCK:
                found += _lock_landings(
                    player,
                    spaces[source],
                    spaces[to],
                    state.locks.row,
                    state.locks.columns,
                    content.locks,
                )
            else:
                found.append(_move(player, spaces[source], spaces[to]))
    return found


def _returns(
    state: State, player: PlayerId, tops: list[int], blocked: tuple[int, ...]
) -> list[Action]:
    """List the start spaces where the player may put a disc back."""
    content = state.config.content
    numbers, side = content.numbers, state.sides[player]
    if side.discs > numbers.putting_back_most or side.coins < numbers.putting_back_cost:
        return []
    if side.discs >= len(content.starts[player]):
        return []
    free = numbers.on_opponent - _covering(state.board, player, tops)
    found: list[Action] = []
    for space in content.starts[player]:
        place = content.geometry.index[space]
        below = state.board[place]
        if place in blocked or len(below) >= numbers.discs_in_space:
            continue
        if not below or below[-1] == player or free > 0:
            found.append(PutDiscBack(player, space))
    return found


@lru_cache(maxsize=1 << 12)
def _move(player: PlayerId, source: Space, to: Space) -> Action:
    return MoveDisc(player, source, to)


@lru_cache(maxsize=1 << 13)
def _lock_landings(
    player: PlayerId,
    source: Space,
    to: Space,
    row: Row,
    columns: tuple[Column, ...],
    locks: Locks,
) -> tuple[Action, ...]:
    moves = _lock_moves(locks, row, columns)
    return tuple(MoveDisc(player, source, to, move) for move in moves)


# -- whether it may be said: the only place that says no


def refusal(state: State, action: Action) -> Refusal | None:
    """Say which rule forbids the action of the player to act, or None."""
    if state.pending:
        return _refuse_placing(state, action)
    match action:
        case MoveDisc():
            return _refuse_move(state, action)
        case PutDiscBack():
            return _refuse_putting_back(state, action)
        case Pass():
            return _refuse_pass(state, action)
        case PlaceToken():
            return refuse(
                Rule.TOKEN_PLACEMENT,
                "action tokens are placed before the first move only",
            )
        case _:
            assert_never(action)


def _refuse_move(state: State, action: MoveDisc) -> Refusal | None:
    player = action.player
    return (
        _refuse_disc(state, player, action.source)
        or _refuse_step(state, action)
        or _refuse_entering(state, player, action.to, action.source)
        or _refuse_duty(state, player, action.source)
        or _refuse_lock(state, action)
    )


def _refuse_disc(state: State, player: PlayerId, source: Space) -> Refusal | None:
    if (stranger := _off_board(state, source, Rule.OWN_DISC)) is not None:
        return stranger
    stack = state.stack(source)
    if player not in stack:
        message = "you have no disc on {space}"
        return refuse(Rule.OWN_DISC, message, space=source)
    if stack[-1] != player:
        message = "your disc on {space} has another on top of it"
        return refuse(Rule.OWN_DISC, message, space=source)
    return None


def _refuse_step(state: State, action: MoveDisc) -> Refusal | None:
    if (stranger := _off_board(state, action.to, Rule.STEP)) is not None:
        return stranger
    geometry = state.config.content.geometry
    steps = geometry.steps[action.player][geometry.index[action.source]]
    if geometry.index[action.to] in steps:
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


def _refuse_entering(
    state: State, player: PlayerId, space: Space, source: Space | None
) -> Refusal | None:
    """Refuse a disc on `space`, coming from `source` or from out of play."""
    numbers = state.config.content.numbers
    if space in blocked_spaces(state):
        message = "{space} is blocked: a locked row and column cross there"
        return refuse(Rule.BLOCKED_SPACE, message, space=space)
    below = state.stack(space)
    if len(below) >= numbers.discs_in_space:
        message = "{space} is full: it holds {has} discs already"
        return refuse(Rule.FULL_SPACE, message, space=space, has=len(below))
    if not below or below[-1] == player:
        return None
    covering = _covering(state.board, player, _tops(state.board, player))
    if source is not None:
        covering -= _covers(state.stack(source))
    if covering < numbers.on_opponent:
        return None
    return refuse(
        Rule.ON_TOP,
        "{has} of your discs lie on your opponent's already; {most} is the most",
        has=covering,
        most=numbers.on_opponent,
    )


def _refuse_duty(
    state: State, player: PlayerId, source: Space | None
) -> Refusal | None:
    """Refuse to leave discs in blocked spaces that could be moved out."""
    bound = _bound(state, player)
    if not bound or source in bound:
        return None
    return refuse(
        Rule.DUTY,
        "your turn began with a disc in a blocked space: move the one on {spaces}",
        spaces=" or ".join(bound),
    )


def _refuse_lock(state: State, action: MoveDisc) -> Refusal | None:
    kind = kind_of(state, action.to)
    if kind is not Kind.LOCK:
        if action.lock is None:
            return None
        message = "{space} is no lock space, so no lock moves"
        return refuse(Rule.LOCK_MOVE, message, space=action.to)
    possible = lock_moves(state)
    if action.lock in possible or (action.lock is None and not possible):
        return None
    choice = ", ".join(_told(move) for move in possible)
    if action.lock is None:
        message = "{space} is a lock space: say which lock moves ({choice})"
        return refuse(Rule.LOCK_MOVE, message, space=action.to, choice=choice)
    message = "the lock cannot move {move}; it may move {choice}"
    return refuse(Rule.LOCK_MOVE, message, move=_told(action.lock), choice=choice)


def _refuse_putting_back(state: State, action: PutDiscBack) -> Refusal | None:
    content, side = state.config.content, state.sides[action.player]
    numbers, starts = content.numbers, content.starts[action.player]
    most = min(numbers.putting_back_most, len(starts) - 1)
    if side.discs > most:
        message = (
            "you have {has} discs in play; only with {most} or fewer one comes back"
        )
        return refuse(Rule.PUTTING_BACK, message, has=side.discs, most=most)
    if side.coins < numbers.putting_back_cost:
        message = "putting a disc back costs {needed} coins; you have {has}"
        needed = numbers.putting_back_cost
        return refuse(Rule.PUTTING_BACK, message, needed=needed, has=side.coins)
    if action.space not in starts:
        message = "{space} is no start space of yours; those are {choice}"
        choice = ", ".join(starts)
        return refuse(Rule.PUTTING_BACK, message, space=action.space, choice=choice)
    return _refuse_entering(state, action.player, action.space, None) or _refuse_duty(
        state, action.player, None
    )


def _refuse_pass(state: State, action: Pass) -> Refusal | None:
    possible = candidates(state, action.player)
    if possible == [action]:
        return None
    message = "you can still do something ({has} possible actions)"
    return refuse(Rule.PASSING, message, has=len(possible))


def _refuse_placing(state: State, action: Action) -> Refusal | None:
    kind = state.pending[-1].kind
    if not isinstance(action, PlaceToken):
        message = "the {kind} token has to be placed first"
        return refuse(Rule.TOKEN_PLACEMENT, message, kind=kind)
    if action.space in _free_plain_spaces(state):
        return None
    message = "the {kind} token goes on a plain space without a token, not on {space}"
    return refuse(Rule.TOKEN_PLACEMENT, message, kind=kind, space=action.space)


def _off_board(state: State, space: Space, rule: Rule) -> Refusal | None:
    if space in state.config.content.geometry.index:
        return None
    return refuse(rule, "there is no space {space} on this board", space=str(space))


# -- questions about a position


def blocked_spaces(state: State) -> tuple[Space, ...]:
    """Name the spaces where the locked row crosses the locked columns."""
    spaces = state.config.content.geometry.spaces
    return tuple(spaces[place] for place in _blocked(state))


def kind_of(state: State, space: Space) -> Kind:
    """Say what a space does: as printed, or by the token on it; KeyError off the board."""
    return _kinds(state)[state.config.content.geometry.index[space]]


def lock_moves(state: State) -> tuple[LockMove, ...]:
    """List every step that some lock token can take now."""
    locks = state.locks
    return _lock_moves(state.config.content.locks, locks.row, locks.columns)


def coins_in_reserve(state: State) -> int:
    """Count the coins that nobody holds."""
    held = sum(side.coins for side in state.sides)
    return state.config.content.numbers.coins - held


def next_level_cost(state: State, player: PlayerId) -> int | None:
    """Say what the next level costs a player; None at the top."""
    costs = state.config.content.numbers.costs
    level = state.sides[player].level
    return costs[level - 1] if level <= len(costs) else None


def _blocked(state: State) -> tuple[int, ...]:
    locks = state.locks
    return state.config.content.geometry.crossings(locks.row, locks.columns)


def _kinds(state: State) -> tuple[Kind, ...]:
    geometry = state.config.content.geometry
    kinds = geometry.kinds
    for token in state.tokens:
        kinds = set_at(kinds, geometry.index[token.space], token.kind)
    return kinds


def _tops(board: tuple[Stack, ...], player: PlayerId) -> list[int]:
    """Find the places where a disc of the player lies on top."""
    return [place for place, stack in enumerate(board) if stack and stack[-1] == player]


def _covers(stack: Stack) -> int:
    """Count 1 for a disc on top that lies directly on one of the other player's."""
    return 1 if len(stack) > 1 and stack[-1] != stack[-2] else 0


def _covering(board: tuple[Stack, ...], player: PlayerId, tops: list[int]) -> int:
    return sum([_covers(board[place]) for place in tops])


def _bound(state: State, player: PlayerId) -> list[Space]:
    """Name the spaces whose discs the player has to move one of."""
    blocked, tops = _blocked(state), _tops(state.board, player)
    spaces = state.config.content.geometry.spaces
    return [
        spaces[place]
        for place in tops
        if place in blocked and _moves(state, player, tops, [place], blocked)
    ]


@lru_cache(maxsize=1 << 12)
def _lock_moves(
    locks: Locks, row: Row, columns: tuple[Column, ...]
) -> tuple[LockMove, ...]:
    found: list[LockMove] = [MoveRowLock(to) for to in _beside(locks.row_track, row)]
    for column in columns:
        for to in _beside(locks.column_track, column):
            if to not in columns:
                found.append(MoveColumnLock(column, to))
    return tuple(found)


def _beside(track: tuple[T, ...], position: T) -> tuple[T, ...]:
    place = track.index(position)
    return track[max(place - 1, 0) : place] + track[place + 1 : place + 2]


def _free_plain_spaces(state: State) -> list[Space]:
    spaces, kinds = state.config.content.geometry.spaces, _kinds(state)
    return [
        space for space, kind in zip(spaces, kinds, strict=True) if kind is Kind.PLAIN
    ]


def _told(move: LockMove) -> str:
    match move:
        case MoveRowLock(to=to):
            return f"to row {to}"
        case MoveColumnLock(source=source, to=to):
            return f"from column {source} to {to}"
        case _:
            assert_never(move)


# -- what comes of it


def resolve(state: State, action: Action) -> State:
    """Carry out a legal action."""
    match action:
        case MoveDisc():
            return _move_disc(state, action)
        case PutDiscBack():
            return _put_back(state, action)
        case Pass(player=player):
            return replace(
                state,
                player=other(player),
                turn=state.turn + 1,
                passes=state.passes + 1,
                news=(Passed(player),),
            )
        case PlaceToken():
            return _place_token(state, action)
        case _:
            assert_never(action)


def _move_disc(state: State, action: MoveDisc) -> State:
    """Move the disc, then do what its new space says."""
    content, player = state.config.content, action.player
    index = content.geometry.index
    source, to = index[action.source], index[action.to]
    board, side = list(state.board), state.sides[player]
    board[source] = board[source][:-1]
    locks = state.locks
    news: list[Event] = [DiscMoved(player, action.source, action.to)]
    kind = _kinds(state)[to]
    if kind is Kind.COIN and _may_gain(state, side):
        side = Side(side.coins + 1, side.level, side.discs)
        news.append(CoinGained(player))
    elif action.lock is not None:
        locks = _locks_after(locks, action.lock, content.locks)
        news.append(LockMoved(player, action.lock))
    cost = next_level_cost(state, player) if kind is Kind.ADVANCE else None
    if cost is not None and cost <= side.coins:
        side = Side(side.coins - cost, side.level + 1, side.discs - 1)
        news.append(LevelReached(player, side.level, cost, action.to))
    else:
        board[to] += (player,)
    return _next_turn(state, tuple(board), player, side, locks, tuple(news))


def _put_back(state: State, action: PutDiscBack) -> State:
    content, player, space = state.config.content, action.player, action.space
    cost, side = content.numbers.putting_back_cost, state.sides[player]
    board = set_at(
        state.board, content.geometry.index[space], (*state.stack(space), player)
    )
    side = Side(side.coins - cost, side.level, side.discs + 1)
    news = (DiscPutBack(player, space, cost),)
    return _next_turn(state, board, player, side, state.locks, news)


def _next_turn(
    state: State,
    board: tuple[Stack, ...],
    player: PlayerId,
    side: Side,
    locks: LockTokens,
    news: tuple[Event, ...],
) -> State:
    """Give the turn to the other player; by position, since every move comes here."""
    black, grey = state.sides
    sides = (side, grey) if player == BLACK else (black, side)
    return State(
        state.config,
        board,
        sides,
        locks,
        other(player),
        state.turn + 1,
        0,
        state.tokens,
        state.pending,
        news,
    )


def _may_gain(state: State, side: Side) -> bool:
    most = state.config.content.numbers.most_coins
    return side.coins < most and coins_in_reserve(state) > 0


@lru_cache(maxsize=1 << 12)
def _locks_after(locks: LockTokens, move: LockMove, tracks: Locks) -> LockTokens:
    if isinstance(move, MoveRowLock):
        return LockTokens(move.to, locks.columns)
    moved = {move.to if each == move.source else each for each in locks.columns}
    ordered = tuple(column for column in tracks.column_track if column in moved)
    return LockTokens(locks.row, ordered)


def _place_token(state: State, action: PlaceToken) -> State:
    """Place the token; black has the first move once none is left."""
    question, rest = state.pending[-1], state.pending[:-1]
    return replace(
        state,
        player=rest[-1].player if rest else BLACK,
        pending=rest,
        tokens=(*state.tokens, Token(action.space, question.kind)),
        news=(TokenPlaced(action.player, question.kind, action.space),),
    )
