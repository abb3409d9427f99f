"""The figures of the rulebook, the player board, the museum and the theory track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.games.darwins_journey.content.checks.words import check_figures, fail
from tabletop.games.darwins_journey.content.parts import (
    Museum,
    Numbers,
    PlayerBoard,
    TheoryTrack,
)
from tabletop.games.darwins_journey.kinds import COLOURS, Kind

__all__ = ["check_board", "check_museum", "check_numbers", "check_theory"]

_PLAYERS: Final = 4
_WORKERS: Final = 4
"""Rows of a player board, but for that of the fifth worker."""


# -- figures


def check_numbers(numbers: Numbers) -> None:
    """Hold the figures of the rulebook to each other and to the box."""
    least = {"rounds": 1, "explorers": 1, "scroll_seals": 1, "coins_per_point": 1}
    check_figures("the numbers", numbers, **least)
    _check_tables(numbers)
    if numbers.workers != _WORKERS:
        fail(f"a board has rows for {_WORKERS} workers, not for {numbers.workers}")
    if numbers.crew_kept != numbers.workers - 1:
        fail(
            f"{numbers.workers} workers, the first with a purple seal, take "
            f"{numbers.workers - 1} crew cards, not {numbers.crew_kept}"
        )
    if numbers.crew_dealt < numbers.crew_kept:
        fail(f"nobody keeps {numbers.crew_kept} of {numbers.crew_dealt} crew cards")
    _check_seals(numbers)


def _check_tables(numbers: Numbers) -> None:
    tables = {
        "seals_removed": numbers.seals_removed,
        "penalty": numbers.penalty,
        "turn_coins": numbers.turn_coins,
    }
    for name, table in tables.items():
        if len(table) != _PLAYERS:
            fail(f"{name!r} has {_PLAYERS} entries, one to four players: {table}")
    if len(numbers.late) != numbers.rounds:
        fail(f"{numbers.rounds} rounds have as many late penalties: {numbers.late}")
    if len(numbers.scroll_costs) < 2:
        fail("the seals of the academy move up to the first of at least two scrolls")


def _check_seals(numbers: Numbers) -> None:
    """See that scrolls and workers can have their seals with any number of players."""
    on_scrolls = len(numbers.scroll_costs) * numbers.scroll_seals
    for players, removed in enumerate(numbers.seals_removed, start=1):
        left = len(COLOURS) * (numbers.seals_each - removed)
        wanted = on_scrolls + players * numbers.crew_kept
        if left < wanted:
            fail(
                f"scrolls and workers of {players} players take {wanted} seals, and "
                f"{left} are left in the box"
            )


# -- boards


def check_board(board: PlayerBoard) -> None:
    """Hold the rows, slots, tents and stacks of the player board to each other."""
    check_figures("the player board", board, silver_at=1, reserve=2)
    columns = len(board.seal_costs)
    if len(board.seal_points) != columns:
        fail(f"{columns} seal spaces have points, not {len(board.seal_points)}")
    if not board.silver_at <= board.gold_at <= columns:
        fail(
            f"the distinctions at {board.silver_at} and {board.gold_at} seals do not "
            f"follow each other on {columns} spaces"
        )
    _check_slots(board)
    if not board.tents or not board.stacks:
        fail("a player board has tents and stacks of stamps")
    for number, stack in enumerate(board.stacks, start=1):
        check_figures(f"stack {number}", stack, stamps=1)


def _check_slots(board: PlayerBoard) -> None:
    if len(board.silver) != len(board.gold):
        fail(f"{len(board.silver)} silver slots face {len(board.gold)} golden ones")
    if not board.silver:
        fail("there are no slots for objectives")
    for slot in (*board.silver, *board.gold):
        check_figures("a slot for objectives", slot)


def check_museum(museum: Museum) -> None:
    """Hold the museum to the sixteen specimens."""
    check_figures("the museum", museum)
    _check_each_once("rows of the museum are the colours", museum.rows, COLOURS)
    _check_each_once("columns of the museum are the kinds", museum.columns, Kind)


def _check_each_once(what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    if sorted(found) != sorted(wanted):
        fail(f"the {what}, each once, not {' '.join(found)}")


def check_theory(theory: TheoryTrack) -> None:
    """Hold the books to the spaces of their track."""
    books = theory.books
    if list(books) != sorted(set(books)):
        fail(f"the books of the theory come one after the other, not {books}")
    if books and not 1 <= books[0] <= books[-1] <= theory.length:
        fail(f"no book is reached outside the spaces 1 to {theory.length}: {books}")
    check_figures("the theory", theory, length=1)
