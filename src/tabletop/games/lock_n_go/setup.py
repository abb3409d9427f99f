"""The first position, and what is wrong with one that no game can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.errors import InvalidConfig
from tabletop.games.lock_n_go.content import Content
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Kind, Mode
from tabletop.games.lock_n_go.pending import ChooseTokenSpace
from tabletop.games.lock_n_go.state import Config, LockTokens, Side, Stack, State, push

TOKENS: Final = (
    ChooseTokenSpace(GREY, Kind.COIN),
    ChooseTokenSpace(BLACK, Kind.LOCK),
    ChooseTokenSpace(GREY, Kind.ADVANCE),
)
"""Who places which action token, in this order (house variant)."""


def setup(players: int, config: Config) -> State:
    """Lay out the discs; in the house variant, grey then begins by a token."""
    content = config.content
    discs = len(content.starts[BLACK])
    state = State(
        config=config,
        board=_discs(content),
        sides=(Side(discs=discs), Side(discs=discs)),
        locks=_locks(content),
    )
    if config.mode is Mode.BASIC:
        return state
    _check_plain_spaces(content)
    return State(
        config=config,
        board=state.board,
        sides=state.sides,
        locks=state.locks,
        player=TOKENS[0].player,
        pending=push((), *TOKENS),
    )


def _discs(content: Content) -> tuple[Stack, ...]:
    owner: dict[str, PlayerId] = {}
    for player, starts in zip((BLACK, GREY), content.starts, strict=True):
        owner.update(dict.fromkeys(starts, player))
    return tuple(
        (owner[space],) if space in owner else () for space in content.geometry.spaces
    )


def _locks(content: Content) -> LockTokens:
    locks = content.locks
    ordered = (column for column in locks.column_track if column in locks.columns)
    return LockTokens(locks.row, tuple(ordered))


def _check_plain_spaces(content: Content) -> None:
    plain = content.geometry.kinds.count(Kind.PLAIN)
    if plain < len(TOKENS):
        raise InvalidConfig(
            f"{Mode.ADVANCED_HOUSE} needs {len(TOKENS)} plain spaces for its tokens; "
            f"this board has {plain}"
        )


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None.

    For positions that were not reached by play: loaded, or built by hand.
    """
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    content = state.config.content
    yield from _board_flaws(state)
    for player in (BLACK, GREY):
        yield from _side_flaws(state, player)
    if sum(side.coins for side in state.sides) > content.numbers.coins:
        yield f"the players hold more than {content.numbers.coins} coins"
    if _top_levels(state) > 1:
        yield "both players stand at the top of the victory track"
    yield from _lock_flaws(state)
    yield from _turn_flaws(state)
    yield from _token_flaws(state)
    if not state.pending and state.player != state.turn % 2:
        yield f"after {state.turn} turns it is not the turn of player {state.player}"


def _board_flaws(state: State) -> Iterator[str]:
    content = state.config.content
    spaces, most = content.geometry.spaces, content.numbers.discs_in_space
    if len(state.board) != len(spaces):
        yield f"the board has {len(spaces)} spaces, not {len(state.board)}"
        return
    for space, stack in zip(spaces, state.board, strict=True):
        if len(stack) > most:
            yield f"{space} holds {len(stack)} discs; {most} is the most"
        if not set(stack) <= {BLACK, GREY}:
            yield f"{space} holds a disc of a player who is not there"


def _side_flaws(state: State, player: PlayerId) -> Iterator[str]:
    content, side = state.config.content, state.sides[player]
    numbers, total = content.numbers, len(content.starts[player])
    on_board = sum(stack.count(player) for stack in state.board)
    if side.discs != on_board:
        yield f"player {player} has {side.discs} discs in play, but shows {on_board}"
    if not total - (side.level - 1) <= side.discs <= total:
        yield f"player {player} cannot have {side.discs} discs on level {side.level}"
    stacks = [stack for stack in state.board if len(stack) > 1]
    covering = sum(stack[-1] == player != stack[-2] for stack in stacks)
    if covering > numbers.on_opponent:
        yield f"player {player} has {covering} discs on the opponent's"
    if not 0 <= side.coins <= numbers.most_coins:
        yield f"player {player} cannot hold {side.coins} coins"
    if not 1 <= side.level <= numbers.top_level:
        yield f"there is no level {side.level} on the victory track"


def _top_levels(state: State) -> int:
    top = state.config.content.numbers.top_level
    return sum(side.level == top for side in state.sides)


def _lock_flaws(state: State) -> Iterator[str]:
    tracks, locks = state.config.content.locks, state.locks
    if locks.row not in tracks.row_track:
        yield f"the row lock cannot stand at row {locks.row}"
    ordered = tuple(each for each in tracks.column_track if each in locks.columns)
    if locks.columns != ordered or len(ordered) != len(tracks.columns):
        names = ", ".join(locks.columns)
        yield f"the column locks cannot stand at {names or 'no column'}, in this order"


def _turn_flaws(state: State) -> Iterator[str]:
    limit = state.config.turn_limit
    if state.player not in (BLACK, GREY):
        yield f"there is no player {state.player}"
    if state.turn < 0 or (limit is not None and state.turn > limit):
        yield f"the game cannot be {state.turn} turns old"
    if not 0 <= state.passes <= min(2, max(state.turn, 0)):
        yield f"there cannot have been {state.passes} passes in a row"


def _token_flaws(state: State) -> Iterator[str]:
    geometry, house = state.config.content.geometry, state.config.mode is not Mode.BASIC
    spaces = [token.space for token in state.tokens]
    placed = tuple(token.kind for token in state.tokens)
    asked = TOKENS[len(placed) :] if house else ()
    if placed != tuple(each.kind for each in TOKENS[: len(placed)] if house):
        yield "these action tokens cannot have been placed"
    elif state.pending != push((), *asked):
        yield "something waits that cannot wait now"
    elif asked and (state.player != asked[0].player or state.turn):
        yield "the action tokens are placed before the first turn, by turns"
    for space in spaces:
        if space not in geometry.index or spaces.count(space) > 1:
            yield f"an action token cannot lie on {space}"
        elif geometry.kinds[geometry.index[space]] is not Kind.PLAIN:
            yield f"an action token lies on {space}, which is no plain space"
