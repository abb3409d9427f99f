"""Tic-tac-toe: a game of one's own, made of what `tabletop` offers everybody.

>>> state = GAME.apply(GAME.new_game(), Place(X, 4))
>>> GAME.refusal(state, Place(O, 4)).message
'cell 4 is not free'
>>> print(GAME.text(state))
. . .
. X .
. . .
"""

from __future__ import annotations

from typing import Final

import attrs

from tabletop import (
    Game,
    GameRule,
    Outcome,
    PlayerId,
    Refusal,
    ScoreLine,
    TextStyle,
    Value,
    ranked,
    refuse,
)

X, O = PlayerId(0), PlayerId(1)  # noqa: E741  # the mark is called so
OTHER: Final = (O, X)
LINES: Final = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]


class Rule(GameRule):
    """What the rules say."""

    FREE_CELL = "You mark a cell of the board that is still free.", "handed down"


@attrs.frozen
class Place(Value):
    """Mark a cell; they count from 0 to 8, row by row."""

    player: PlayerId
    cell: int


PLACES: Final = [[Place(player, cell) for cell in range(9)] for player in (X, O)]


@attrs.frozen
class State(Value):
    """A position; everybody sees all of it."""

    cells: tuple[PlayerId | None, ...] = (None,) * 9
    player: PlayerId | None = X
    """Whose turn it is; nobody's once a line or the board is full."""
    winner: PlayerId | None = None


def setup(players: int, config: None) -> State:
    """Begin with an empty board."""
    return State()


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name whose turn it is."""
    return () if state.player is None else (state.player,)


def candidates(state: State, player: PlayerId) -> list[Place]:
    """List a mark for every free cell: exactly the legal actions."""
    places = PLACES[player]
    return [places[cell] for cell, mark in enumerate(state.cells) if mark is None]


def refusal(state: State, action: Place) -> Refusal | None:
    """Refuse a cell that is taken, or not on the board."""
    if 0 <= action.cell < 9 and state.cells[action.cell] is None:
        return None
    return refuse(Rule.FREE_CELL, "cell {cell} is not free", cell=action.cell)


def resolve(state: State, action: Place) -> State:
    """Mark the cell; three in a line win."""
    player, cells = action.player, list(state.cells)
    cells[action.cell] = player
    for one, two, three in THROUGH[action.cell]:
        if cells[one] == cells[two] == cells[three]:
            return State(tuple(cells), None, winner=player)
    return State(tuple(cells), OTHER[player] if None in cells else None)


def outcome(state: State) -> Outcome | None:
    """Say who won; a full board without a line is drawn."""
    if state.player is not None:
        return None
    point = (ScoreLine("three in a line", 1),)
    lines = tuple(point if player == state.winner else () for player in (X, O))
    scores = tuple(len(each) for each in lines)
    reason = "The board is full." if state.winner is None else "Three in a line."
    return Outcome(ranked(scores), scores, lines, reason)


def text(view: State, style: TextStyle) -> str:
    """Draw the board in letters."""
    marks = ["." if mark is None else "XO"[mark] for mark in view.cells]
    return "\n".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))


GAME: Final = Game[State, Place](
    name="tic_tac_toe",
    title="Tic-tac-toe",
    players=(2,),
    max_actions=9,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    exact_candidates=True,
    refusal=refusal,
    resolve=resolve,
    outcome=outcome,
    text=text,
)
