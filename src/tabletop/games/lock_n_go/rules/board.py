"""Questions about a position, which the rules ask and a frontend may ask too.

Those with a name that is not exported from the package work with places: numbers of
spaces, row by row from A1.
"""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.turns import check_seat
from tabletop.games.lock_n_go.events import Event
from tabletop.games.lock_n_go.kinds import BLACK, Kind, Space, other
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.ground import ground_of
from tabletop.games.lock_n_go.state import LockTokens, Side, Stack, State


def blocked_spaces(state: State) -> tuple[Space, ...]:
    """Name the spaces where the locked row crosses the locked columns."""
    spaces = state.config.content.geometry.spaces
    return tuple(spaces[place] for place in ground_of(state).blocked)


def kind_of(state: State, space: Space) -> Kind:
    """Say what a space does, a token on it first; `UnknownId` off the board."""
    return ground_of(state).kinds[state.config.content.geometry.place(space)]


def coins_in_reserve(state: State) -> int:
    """Count the coins that nobody holds."""
    black, grey = state.sides
    return state.config.content.numbers.coins - black.coins - grey.coins


def next_level_cost(state: State, player: PlayerId) -> int | None:
    """Say what the next level costs a player; None at the top.

    `UnknownId` for a player who is not there.
    """
    check_seat(player, len(state.sides))
    costs = state.config.content.numbers.costs
    level = state.sides[player].level
    return costs[level - 1] if level <= len(costs) else None


def blocked_places(state: State) -> tuple[int, ...]:
    """Find the places where the locked row crosses the locked columns."""
    return ground_of(state).blocked


def kinds_of_places(state: State) -> tuple[Kind, ...]:
    """Say what every place does: as printed, or by the token on it."""
    return ground_of(state).kinds


def tops(board: tuple[Stack, ...], player: PlayerId) -> list[int]:
    """Find the places where a disc of the player lies on top."""
    return [place for place, stack in enumerate(board) if stack and stack[-1] == player]


def blocked_tops(state: State, player: PlayerId) -> list[int]:
    """Find the blocked places where a disc of the player lies on top."""
    blocked, board = ground_of(state).blocked, state.board
    return [place for place in blocked if board[place] and board[place][-1] == player]


def can_cover(state: State, player: PlayerId, leaving: int | None) -> bool:
    """Whether the player may put a disc on an opponent's, with one from `leaving`."""
    most = state.config.content.numbers.on_opponent
    return _covering(state, player, leaving) < most


def refuse_off_board(space: Space, rule: Rule) -> Refusal:
    """Refuse a space that is not there, by the rule that asks for one."""
    return refuse(rule, "there is no space {space} on this board", space=str(space))


def refuse_entering(
    state: State, player: PlayerId, space: Space, source: Space | None
) -> Refusal | None:
    """Refuse a disc on `space`, coming from `source` or from out of play."""
    content = state.config.content
    place, numbers = content.geometry.index[space], content.numbers
    if place in ground_of(state).blocked:
        message = "{space} is blocked: a locked row and column cross there"
        return refuse(Rule.BLOCKED_SPACE, message, space=space)
    below = state.board[place]
    if len(below) >= numbers.discs_in_space:
        message = "{space} is full: it holds {has} of {most} discs"
        most = numbers.discs_in_space
        return refuse(Rule.FULL_SPACE, message, space=space, has=len(below), most=most)
    if not below or below[-1] == player:
        return None
    leaving = None if source is None else content.geometry.index[source]
    if can_cover(state, player, leaving):
        return None
    message = "{has} of your discs lie on your opponent's already; {most} is the most"
    has, most = _covering(state, player, leaving), numbers.on_opponent
    return refuse(Rule.ON_TOP, message, has=has, most=most)


def next_turn(
    state: State,
    board: tuple[Stack, ...],
    player: PlayerId,
    side: Side,
    locks: LockTokens,
    news: tuple[Event, ...],
) -> State:
    """Give the turn to the other player; by position, since every move comes here."""
    black, grey = state.sides
    return State(
        state.config,
        board,
        (side, grey) if player == BLACK else (black, side),
        locks,
        other(player),
        state.turn + 1,
        0,
        state.tokens,
        state.pending,
        news,
    )


def _covering(state: State, player: PlayerId, leaving: int | None) -> int:
    """Count the player's discs directly on the opponent's, once `leaving` is left."""
    covers = [
        place
        for place, stack in enumerate(state.board)
        if len(stack) > 1 and stack[-1] == player != stack[-2] and place != leaving
    ]
    return len(covers)
