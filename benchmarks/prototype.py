"""Tic-tac-toe by hand: what one would write with attrs for this one game and no other.

The yardstick for what the library costs: no rules with names, no views, no records.
"""

from __future__ import annotations

import attrs

ROWS = ("012", "345", "678", "036", "147", "258", "048", "246")
PAIRS = [
    [
        [int(other) for other in row if other != str(cell)]
        for row in ROWS
        if str(cell) in row
    ]
    for cell in range(9)
]


@attrs.frozen
class Move:
    """A mark in a cell."""

    cell: int


@attrs.frozen
class Position:
    """The cells, who is next, and who has won."""

    cells: tuple[int | None, ...] = (None,) * 9
    player: int = 0
    winner: int | None = None
    free: int = 9


MOVES = [Move(cell) for cell in range(9)]


def moves(position: Position) -> tuple[Move, ...]:
    """List the moves; none when the game is over."""
    if position.winner is not None or not position.free:
        return ()
    return tuple([MOVES[i] for i, mark in enumerate(position.cells) if mark is None])


def after(position: Position, move: Move) -> Position:
    """Return the position after a move; ValueError for one that is illegal."""
    cells, player, cell = position.cells, position.player, move.cell
    if position.winner is not None or not 0 <= cell < 9 or cells[cell] is not None:
        raise ValueError(f"cell {cell} is not free")
    winner = None
    for one, two in PAIRS[cell]:
        if cells[one] == player and cells[two] == player:
            winner = player
    cells = (*cells[:cell], player, *cells[cell + 1 :])
    return Position(cells, 1 - player, winner, position.free - 1)
