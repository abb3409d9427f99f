"""Positions of Lock n Go drawn as text, and the verbs with which its tests speak.

A drawing names its rows, the farthest first; rows that are left out are empty::

    7  G  G  G  .  G
    5  .  GK .  .  .
    1  K  K  .  K  K

``K`` is a black disc, ``G`` a grey one; of two in a space the lower stands first, so
``GK`` is a black disc on top of a grey one.
"""

from __future__ import annotations

from typing import Final

import pytest

from tabletop import GameRule, IllegalAction, PlayerId, Refusal
from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    GREY,
    Action,
    Column,
    Config,
    Content,
    Kind,
    LockTokens,
    Mode,
    MoveDisc,
    Row,
    Side,
    Space,
    Stack,
    State,
    Token,
    blocked_spaces,
)

START: Final = """
    7  G G G G G
    1  K K K K K
"""
"""The discs of the first position."""

_OWNER: Final = {"K": BLACK, "G": GREY}
_LETTER: Final = {BLACK: "K", GREY: "G"}
_TOKEN_KINDS: Final = (Kind.COIN, Kind.LOCK, Kind.ADVANCE)


# -- given


def given(
    board: str = START,
    row: int = 4,
    columns: str = "BD",
    *,
    coins: tuple[int, int] = (0, 0),
    levels: tuple[int, int] = (1, 1),
    to_act: PlayerId = BLACK,
    mode: Mode = Mode.BASIC,
    tokens: tuple[str, ...] = (),
    turn: int | None = None,
    turn_limit: int | None = 1000,
    passes: int = 0,
    content: Content = DEFAULT,
) -> State:
    """Build a drawn position, one that a game can come to.

    `tokens` are the spaces of the house variant's coin, lock and advance token.
    """
    stacks = _stacks(board, content)
    black, grey = (
        Side(coins[seat], levels[seat], sum(stack.count(seat) for stack in stacks))
        for seat in (BLACK, GREY)
    )
    state = State(
        config=Config(content=content, mode=mode, turn_limit=turn_limit),
        board=stacks,
        sides=(black, grey),
        locks=LockTokens(Row(row), tuple(Column(column) for column in columns)),
        player=to_act,
        turn=10 + to_act if turn is None else turn,
        passes=passes,
        tokens=tuple(
            Token(Space(space), kind)
            for space, kind in zip(tokens, _TOKEN_KINDS, strict=False)
        ),
    )
    assert flaw(state) is None, flaw(state)
    assert state.turn % 2 == to_act, "black has the even turns"
    return state


def start_with(source: str, to: str) -> str:
    """Draw the first position with one disc taken elsewhere."""
    discs = {f"{column}1": "K" for column in "ABCDE"}
    discs |= {f"{column}7": "G" for column in "ABCDE"}
    disc = discs.pop(source)
    discs[to] = discs.get(to, "") + disc
    return "\n".join(
        " ".join([str(row), *(discs.get(f"{column}{row}", ".") for column in "ABCDE")])
        for row in range(7, 0, -1)
    )


def _stacks(board: str, content: Content) -> tuple[Stack, ...]:
    """Read a drawing; a cell that no board of this size has is a slip of the test."""
    height, width = len(content.board), len(content.board[0])
    rows: dict[int, list[str]] = {}
    for line in board.strip().splitlines():
        name, *cells = line.split()
        assert len(cells) == width, f"a row has {width} spaces: {line}"
        assert 1 <= int(name) < min(rows, default=height + 1), f"out of order: {line}"
        rows[int(name)] = cells
    return tuple(
        tuple(_OWNER[letter] for letter in cell if letter != ".")
        for number in range(1, height + 1)
        for cell in rows.get(number, ["."] * width)
    )


# -- when


def play(state: State, *texts: str) -> State:
    """Play actions one after another, each by whoever is to act."""
    for text in texts:
        action = GAME.parse_action(text, state)
        assert action in GAME.legal_actions(state), f"{text} is not listed"
        state = GAME.apply(state, action)
    return state


def why_not(
    state: State, action: str | Action, player: PlayerId | None = None
) -> GameRule | None:
    """Say by which rule an action is refused; None if it is legal."""
    refusal = GAME.refusal(state, _read(state, action, player))
    return None if refusal is None else refusal.rule


def refused(
    state: State, action: str | Action, player: PlayerId | None = None
) -> Refusal:
    """Try an action that must fail: nothing changes, and the error tells why."""
    tried = _read(state, action, player)
    before = repr(state)

    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, tried)

    assert before == repr(state)
    assert tried == caught.value.action
    assert GAME.refusal(state, tried) == caught.value.refusal
    assert tried not in GAME.legal_actions(state)
    return caught.value.refusal


def _read(state: State, action: str | Action, player: PlayerId | None) -> Action:
    if not isinstance(action, str):
        return action
    return GAME.parse_action(action, state, player)


# -- then


def at(state: State, space: str) -> str:
    """Show the discs in a space, the lower first: ``GK``, or nothing."""
    return "".join(_LETTER[disc] for disc in state.stack(Space(space)))


def blocked(state: State) -> set[str]:
    """Name the spaces that are blocked now."""
    return set(blocked_spaces(state))


def coins(state: State) -> tuple[int, int]:
    """Count the coins of black and of grey."""
    black, grey = state.sides
    return black.coins, grey.coins


def levels(state: State) -> tuple[int, int]:
    """Name the levels of black and of grey."""
    black, grey = state.sides
    return black.level, grey.level


def discs(state: State) -> tuple[int, int]:
    """Count the discs in play of black and of grey."""
    black, grey = state.sides
    return black.discs, grey.discs


def legal(state: State) -> set[str]:
    """List the legal actions in notation."""
    return {GAME.format_action(action) for action in GAME.legal_actions(state)}


def destinations(state: State, source: str) -> set[str]:
    """Name the spaces to which the disc on `source` may be moved."""
    return {
        action.to
        for action in GAME.legal_actions(state)
        if isinstance(action, MoveDisc) and action.source == source
    }


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None."""
    assert GAME.flaw is not None
    return GAME.flaw(state)


def drawn(state: State) -> str:
    """Draw the discs of a position, every row."""
    board = state.config.content.board
    return "\n".join(
        " ".join(
            [f"{number:>2} ", *(f"{at(state, space) or '.':2}" for space in row)]
        ).rstrip()
        for number, row in bottom_up(board)[::-1]
    )


def bottom_up(board: tuple[str, ...]) -> list[tuple[int, list[str]]]:
    """Name the spaces of a board row by row from the lowest."""
    columns = [chr(ord("A") + number) for number in range(len(board[0]))]
    return [
        (number, [f"{column}{number}" for column in columns])
        for number in range(1, len(board) + 1)
    ]
