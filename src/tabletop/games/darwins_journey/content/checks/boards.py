"""The figures of the rulebook, the player board, the museum and the theory track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks.words import figure_faults, listed
from tabletop.games.darwins_journey.content.parts import (
    Museum,
    Numbers,
    PlayerBoard,
    TheoryTrack,
)
from tabletop.games.darwins_journey.kinds import COLOURS, Kind

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

_PLAYERS: Final = 4
_WORKERS: Final = 4
"""Rows of a player board, but for that of the fifth worker."""


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold figures to each other and to the box."""
    yield from _number_faults(content.numbers)
    yield from _seal_faults(content.numbers)
    yield from _board_faults(content.board)
    yield from _slot_faults(content.board)
    yield from _museum_faults(content.museum)
    yield from _theory_faults(content.theory)


def _number_faults(numbers: Numbers) -> Iterator[ContentFault]:
    least = {"rounds": 1, "explorers": 1, "scroll_seals": 1, "coins_per_point": 1}
    yield from figure_faults(".numbers", "the numbers", numbers, **least)
    for name in ("seals_removed", "penalty", "turn_coins"):
        table = getattr(numbers, name)
        if len(table) != _PLAYERS:
            reason = f"{name!r} has {_PLAYERS} entries, one to four players: {table}"
            yield f".numbers.{name}", reason
    rounds, workers, kept = numbers.rounds, numbers.workers, numbers.crew_kept
    if len(numbers.late) != rounds:
        reason = f"{rounds} rounds have as many late penalties: {numbers.late}"
        yield ".numbers.late", reason
    if len(numbers.scroll_costs) < 2:
        reason = "the seals of the academy move up to the first of at least two scrolls"
        yield ".numbers.scroll_costs", reason
    if workers != _WORKERS:
        reason = f"a board has rows for {_WORKERS} workers, not for {workers}"
        yield ".numbers.workers", reason
    if kept != workers - 1:
        reason = f"{workers} workers, the first with a purple seal, take {workers - 1}"
        yield ".numbers.crew_kept", f"{reason} crew cards, not {kept}"
    if numbers.crew_dealt < kept:
        reason = f"nobody keeps {kept} of {numbers.crew_dealt} crew cards"
        yield ".numbers.crew_dealt", reason


def _seal_faults(numbers: Numbers) -> Iterator[ContentFault]:
    """See that scrolls and workers can have their seals with any number of players."""
    on_scrolls = len(numbers.scroll_costs) * numbers.scroll_seals
    for players, removed in enumerate(numbers.seals_removed, start=1):
        left = len(COLOURS) * (numbers.seals_each - removed)
        wanted = on_scrolls + players * numbers.crew_kept
        if left < wanted:
            reason = f"scrolls and workers of {players} players take {wanted} seals"
            yield ".numbers.seals_each", f"{reason}, and {left} are left in the box"


def _board_faults(board: PlayerBoard) -> Iterator[ContentFault]:
    yield from figure_faults(
        ".board", "the player board", board, silver_at=1, reserve=2
    )
    columns, silver, gold = len(board.seal_costs), board.silver_at, board.gold_at
    if len(board.seal_points) != columns:
        reason = f"{columns} seal spaces have points, not {len(board.seal_points)}"
        yield ".board.seal_points", reason
    if not silver <= gold <= columns:
        reason = f"the distinctions at {silver} and {gold} seals do not follow each"
        yield ".board.gold_at", f"{reason} other on {columns} spaces"
    if not board.tents or not board.stacks:
        yield ".board", "a player board has tents and stacks of stamps"
    for number, (path, stack) in enumerate(listed(".board.stacks", board.stacks), 1):
        yield from figure_faults(path, f"stack {number}", stack, stamps=1)


def _slot_faults(board: PlayerBoard) -> Iterator[ContentFault]:
    silver, gold = board.silver, board.gold
    if len(silver) != len(gold):
        reason = f"{len(silver)} silver slots face {len(gold)} golden ones"
        yield ".board.gold", reason
    if not silver:
        yield ".board.silver", "there are no slots for objectives"
    for path, slot in (*listed(".board.silver", silver), *listed(".board.gold", gold)):
        yield from figure_faults(path, "a slot for objectives", slot)


def _museum_faults(museum: Museum) -> Iterator[ContentFault]:
    """Hold the museum to the sixteen specimens."""
    yield from figure_faults(".museum", "the museum", museum)
    for name, what, found, wanted in (
        ("rows", "colours", museum.rows, COLOURS),
        ("columns", "kinds", museum.columns, tuple(Kind)),
    ):
        if sorted(found) != sorted(wanted):
            reason = f"the {name} of the museum are the {what}, each once"
            yield f".museum.{name}", f"{reason}, not {' '.join(found)}"


def _theory_faults(theory: TheoryTrack) -> Iterator[ContentFault]:
    """Hold the books to the spaces of their track."""
    books, path = theory.books, ".theory.books"
    if list(books) != sorted(set(books)):
        yield path, f"the books of the theory come one after the other, not {books}"
    if books and not 1 <= books[0] <= books[-1] <= theory.length:
        reason = f"no book is reached outside the spaces 1 to {theory.length}: {books}"
        yield path, reason
    yield from figure_faults(".theory", "the theory", theory, length=1)
