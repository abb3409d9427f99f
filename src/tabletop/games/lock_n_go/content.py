"""The components: board, start spaces, locks, victory track, and their numbers.

`DEFAULT` is the box as far as it is known. The pictures of the rulebook are lost, so
its grid and its locks are RECONSTRUCTED: they obey the text and were tried out in
thousands of games, but they are not the printed board. Who has that board can load it
from JSON.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NoReturn

import attrs

from tabletop.core.content import GameContent, Provenance, Source
from tabletop.core.grids import cell_name, read_cell
from tabletop.errors import InvalidContent, UnknownId
from tabletop.games.lock_n_go.kinds import Column, Kind, Row, Space

__all__ = ["DEFAULT", "LETTERS", "Content", "Geometry", "Locks", "Numbers"]

LETTERS: Final = {
    ".": Kind.PLAIN,
    "c": Kind.COIN,
    "k": Kind.LOCK,
    "v": Kind.ADVANCE,
}
"""How the kinds of spaces are written in a board drawn as text."""


@attrs.frozen(cache_hash=True)
class Locks:
    """Where the lock tokens start and may go: one for a row, others for columns."""

    row: Row
    """The row where its token starts."""
    row_track: tuple[Row, ...]
    """The rows that the row token can mark, in the order of its track."""
    columns: tuple[Column, ...]
    """The columns where the column tokens start."""
    column_track: tuple[Column, ...]
    """The columns that they can mark, in the order of their common track."""


@attrs.frozen
class Numbers:
    """The figures of the rulebook."""

    coins: int = 15
    """Coins in the box."""
    most_coins: int = 7
    """Coins that one player may hold."""
    costs: tuple[int, ...] = (2, 3, 4, 5)
    """Coins to reach level 2, 3, and so on; the last is the top."""
    discs_in_space: int = 2
    """Discs that one space holds."""
    on_opponent: int = 2
    """Discs that one player may have directly on top of the opponent's."""
    putting_back_cost: int = 5
    """Coins to put a disc back."""
    putting_back_most: int = 4
    """A disc may be put back with at most so many in play."""

    @property
    def top_level(self) -> int:
        """The level that wins; the track begins with level 1."""
        return 1 + len(self.costs)


@attrs.frozen
class Content(GameContent):
    """All components of a game; `InvalidContent` when they contradict each other."""

    board: tuple[str, ...]
    """Rows of spaces as one sees them from black's side, the farthest first; one letter
    a space: ``c`` coin, ``k`` move lock, ``v`` advance, ``.`` plain."""
    starts: tuple[tuple[Space, ...], tuple[Space, ...]]
    """Start spaces of black and of grey: one disc on each."""
    locks: Locks
    numbers: Numbers = Numbers()
    geometry: Geometry = attrs.field(init=False, eq=False, repr=False)
    """The board worked out once: spaces, steps, kinds."""

    def __attrs_post_init__(self) -> None:
        _check_board(self.board)
        _check_starts(self)
        _check_locks(self)
        _check_numbers(self.numbers, max(len(side) for side in self.starts))
        object.__setattr__(self, "geometry", Geometry(self.board, self.locks))


@attrs.frozen(eq=False, slots=False)
class Geometry:
    """What follows from the board: names, kinds and steps of its spaces.

    Places are numbered row by row from A1; `spaces` names them.
    """

    board: tuple[str, ...]
    locks: Locks

    @cached_property
    def width(self) -> int:
        """Number of columns."""
        return len(self.board[0])

    @cached_property
    def height(self) -> int:
        """Number of rows."""
        return len(self.board)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces, row by row from A1."""
        return tuple(
            Space(cell_name((x, y)))
            for y in range(self.height)
            for x in range(self.width)
        )

    @cached_property
    def index(self) -> dict[Space, int]:
        """The place of each space among `spaces`."""
        return {space: place for place, space in enumerate(self.spaces)}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The printed kind of each place."""
        return tuple(LETTERS[letter] for row in reversed(self.board) for letter in row)

    @cached_property
    def steps(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By player and place: the places one step away, forward, left and right."""
        return tuple(
            tuple(self._steps_from(place, ahead) for place in range(len(self.spaces)))
            for ahead in (1, -1)
        )

    @cached_property
    def column_index(self) -> dict[Column, int]:
        """The names of the columns with their numbers, from 0 on the left."""
        names = (Column(space[0]) for space in self.spaces[: self.width])
        return {name: number for number, name in enumerate(names)}

    def place(self, space: Space) -> int:
        """Return the place of a space; `UnknownId` for one that is not there."""
        place = self.index.get(space)
        if place is None:
            raise UnknownId("space", space)
        return place

    def _steps_from(self, place: int, ahead: int) -> tuple[int, ...]:
        y, x = divmod(place, self.width)
        cells = ((x, y + ahead), (x - 1, y), (x + 1, y))
        return tuple(
            column + row * self.width
            for column, row in cells
            if 0 <= column < self.width and 0 <= row < self.height
        )


def _fail(message: str) -> NoReturn:
    raise InvalidContent(message)


def _check_board(board: tuple[str, ...]) -> None:
    if not 2 <= len(board) <= 99:
        _fail(f"a board has 2 to 99 rows, not {len(board)}")
    if not 1 <= len(board[0]) <= 26:
        _fail(f"a board has 1 to 26 columns, not {len(board[0])}")
    for number, row in enumerate(board, 1):
        if len(row) != len(board[0]):
            _fail(
                f"line {number} of the board has {len(row)} spaces, not {len(board[0])}"
            )
        for letter in row:
            if letter not in LETTERS:
                known = ", ".join(LETTERS)
                _fail(
                    f"line {number} of the board has a {letter!r}; spaces are {known}"
                )


def _check_starts(content: Content) -> None:
    listed = [space for side in content.starts for space in side]
    for space in listed:
        _cell_on(content.board, space)
        if listed.count(space) > 1:
            _fail(f"start space {space} is named twice")
    if len(content.starts[0]) != len(content.starts[1]) or not content.starts[0]:
        counts = " and ".join(str(len(side)) for side in content.starts)
        _fail(f"both players start with the same number of discs, not {counts}")


def _cell_on(board: tuple[str, ...], space: str) -> None:
    try:
        x, y = read_cell(space)
    except ValueError as error:
        _fail(str(error))
    if x >= len(board[0]) or y >= len(board):
        _fail(
            f"there is no space {space} on a board of {len(board[0])} by {len(board)}"
        )


def _check_locks(content: Content) -> None:
    locks, board = content.locks, content.board
    for row in locks.row_track:
        if not 1 <= row <= len(board):
            _fail(
                f"the track of the row lock names row {row}, which is not on the board"
            )
    for column in locks.column_track:
        if len(column) != 1:
            _fail(f"a column is named by one letter, not {column!r}")
        _cell_on(board, f"{column}1")
    for name, track in (("row", locks.row_track), ("column", locks.column_track)):
        if len(set(track)) != len(track):
            _fail(f"the {name} track names a place twice")
    if locks.row not in locks.row_track:
        _fail(f"the row lock starts at row {locks.row}, which is not on its track")
    for column in locks.columns:
        if column not in locks.column_track or locks.columns.count(column) > 1:
            _fail(f"a column lock cannot start at {column}: off its track, or taken")
    columns_move = 0 < len(locks.columns) < len(locks.column_track)
    if len(locks.row_track) < 2 and not columns_move:
        _fail("no lock token could ever move")


def _check_numbers(numbers: Numbers, discs: int) -> None:
    for field in attrs.fields(Numbers):
        value = getattr(numbers, field.name)
        smallest = min(value, default=0) if isinstance(value, tuple) else value
        if smallest < 0:
            _fail(f"{field.name!r} of the numbers is below zero")
    if not numbers.costs:
        _fail("the victory track has no level above the first")
    if len(numbers.costs) > discs:
        _fail(
            f"{discs} discs cannot pay for {len(numbers.costs)} levels, one disc each"
        )
    affordable = min(numbers.most_coins, numbers.coins)
    if max(numbers.costs) > affordable:
        _fail(f"a level costs more than the {affordable} coins that one can hold")
    if not 1 <= numbers.discs_in_space <= 9:
        _fail("a space holds 1 to 9 discs")


_LOST: Final = (
    "The picture is lost. Made so that it obeys the text, is the same after half a "
    "turn, and plays well: both sides win in thousands of trial games."
)

DEFAULT: Final = Content(
    name="Lock n Go, reconstructed board",
    sources=(
        Source("board", Provenance.RECONSTRUCTED, _LOST),
        Source(
            "starts",
            Provenance.RECONSTRUCTED,
            "Five start spaces for each, on their own side, are in the text; that they "
            "fill the first row is ours.",
        ),
        Source(
            "locks",
            Provenance.RECONSTRUCTED,
            "Three tokens, one for a row and two for columns, are read from the text; "
            "their tracks and starts are ours.",
        ),
        Source("numbers", Provenance.SEED, "All figures stand in the rule text."),
    ),
    board=(
        "ckckc",
        "kc.c.",
        "vcvk.",
        "kckck",
        ".kvcv",
        ".c.ck",
        "ckckc",
    ),
    starts=(
        tuple(Space(f"{column}1") for column in "ABCDE"),
        tuple(Space(f"{column}7") for column in "ABCDE"),
    ),
    locks=Locks(
        row=Row(4),
        row_track=tuple(Row(row) for row in range(1, 8)),
        columns=(Column("B"), Column("D")),
        column_track=tuple(Column(column) for column in "ABCDE"),
    ),
)
"""The default components; see `Content.sources` for where each table comes from."""
