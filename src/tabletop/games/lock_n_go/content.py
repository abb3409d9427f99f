"""The components: board, start spaces, locks, victory track, and their numbers.

`DEFAULT` is the box as far as it is known, read from ``content.json``. The pictures of
the rulebook are lost, so its grid and its locks are RECONSTRUCTED: they obey the text
and were tried out in thousands of games, but they are not the printed board. Who has
that board can load it from JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

import attrs

from tabletop.core.content import ContentFault, GameContent, refuse_first
from tabletop.core.grids import cell_name, read_cell
from tabletop.errors import UnknownId
from tabletop.games.lock_n_go.kinds import Column, Kind, Row, Space
from tabletop.serialization.contents import packaged_content

LETTERS: Final = {".": Kind.PLAIN, "c": Kind.COIN, "k": Kind.LOCK, "v": Kind.ADVANCE}
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

    coins: int
    """Coins in the box."""
    most_coins: int
    """Coins that one player may hold."""
    costs: tuple[int, ...]
    """Coins to reach level 2, 3, and so on; the last is the top."""
    discs_in_space: int
    """Discs that one space holds."""
    on_opponent: int
    """Discs that one player may have directly on top of the opponent's."""
    putting_back_cost: int
    """Coins to put a disc back."""
    putting_back_most: int
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
    numbers: Numbers
    geometry: Geometry = attrs.field(init=False, eq=False, repr=False)
    """The board worked out once: spaces, steps, kinds."""

    def __attrs_post_init__(self) -> None:
        refuse_first(_faults(self))
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


def _faults(content: Content) -> Iterator[ContentFault]:
    yield from _board_faults(content.board)
    yield from _start_faults(content)
    yield from _lock_faults(content.locks, content.board)
    yield from _number_faults(content.numbers, discs=len(content.starts[0]))


def _board_faults(board: tuple[str, ...]) -> Iterator[ContentFault]:
    if not 2 <= len(board) <= 99:
        yield ".board", f"a board has 2 to 99 rows, not {len(board)}"
    if not 1 <= len(board[0]) <= 26:
        yield ".board[0]", f"a board has 1 to 26 columns, not {len(board[0])}"
    known = ", ".join(LETTERS)
    for index, row in enumerate(board):
        path, line = f".board[{index}]", f"line {index + 1} of the board has"
        if len(row) != len(board[0]):
            yield path, f"{line} {len(row)} spaces, not {len(board[0])}"
        for letter in row:
            if letter not in LETTERS:
                yield path, f"{line} a {letter!r}; spaces are {known}"


def _start_faults(content: Content) -> Iterator[ContentFault]:
    seen: set[Space] = set()
    for side, spaces in enumerate(content.starts):
        for index, space in enumerate(spaces):
            path = f".starts[{side}][{index}]"
            if why := _why_off(content.board, space):
                yield path, why
            if space in seen:
                yield path, f"start space {space} is named twice"
            seen.add(space)
    black, grey = map(len, content.starts)
    if black != grey or not black:
        reason = "both players start with the same number of discs"
        yield ".starts", f"{reason}, not {black} and {grey}"


def _why_off(board: tuple[str, ...], space: str) -> str | None:
    """Say why there is no such space on the board."""
    try:
        x, y = read_cell(space)
    except ValueError as error:
        return str(error)
    width, height = len(board[0]), len(board)
    if x >= width or y >= height:
        return f"there is no space {space} on a board of {width} by {height}"
    return None


def _lock_faults(locks: Locks, board: tuple[str, ...]) -> Iterator[ContentFault]:
    for index, row in enumerate(locks.row_track):
        if not 1 <= row <= len(board):
            reason = f"the track of the row lock names row {row}"
            yield f".locks.row_track[{index}]", f"{reason}, which is not on the board"
    for index, column in enumerate(locks.column_track):
        path = f".locks.column_track[{index}]"
        if len(column) != 1:
            yield path, f"a column is named by one letter, not {column!r}"
        if why := _why_off(board, f"{column}1"):
            yield path, why
    for name, track in (("row", locks.row_track), ("column", locks.column_track)):
        if len(set(track)) != len(track):
            yield f".locks.{name}_track", f"the {name} track names a place twice"
    yield from _token_faults(locks)


def _token_faults(locks: Locks) -> Iterator[ContentFault]:
    if locks.row not in locks.row_track:
        reason = f"the row lock starts at row {locks.row}, which is not on its track"
        yield ".locks.row", reason
    for index, column in enumerate(locks.columns):
        if column not in locks.column_track or column in locks.columns[:index]:
            reason = f"a column lock cannot start at {column}: off its track, or taken"
            yield f".locks.columns[{index}]", reason
    columns_move = 0 < len(locks.columns) < len(locks.column_track)
    if len(locks.row_track) < 2 and not columns_move:
        yield ".locks", "no lock token could ever move"


def _number_faults(numbers: Numbers, discs: int) -> Iterator[ContentFault]:
    for name, value in attrs.asdict(numbers, recurse=False).items():
        smallest = min(value, default=0) if isinstance(value, tuple) else value
        if smallest < 0:
            yield f".numbers.{name}", f"{name!r} of the numbers is below zero"
    levels = len(numbers.costs)
    if not levels:
        yield ".numbers.costs", "the victory track has no level above the first"
    if levels > discs:
        reason = f"{discs} discs cannot pay for {levels} levels, one disc each"
        yield ".numbers.costs", reason
    affordable = min(numbers.most_coins, numbers.coins)
    if max(numbers.costs) > affordable:
        reason = f"a level costs more than the {affordable} coins that one can hold"
        yield ".numbers.costs", reason
    if not 1 <= numbers.discs_in_space <= 9:
        yield ".numbers.discs_in_space", "a space holds 1 to 9 discs"


DEFAULT: Final = packaged_content("tabletop.games.lock_n_go", Content)
"""The default components; see `Content.sources` for where each table comes from."""
