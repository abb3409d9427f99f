"""Measuring two things side by side, so that what else the machine does cancels out."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from time import process_time

import attrs

SLICE = 0.25
"""Seconds of processor time for one measurement."""


@attrs.frozen
class Spread:
    """Some numbers, told as their median and range."""

    numbers: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.numbers)

    def __str__(self) -> str:
        low, high = min(self.numbers), max(self.numbers)
        return f"{self.median:.3g} ({low:.3g}-{high:.3g})"


@attrs.frozen
class Comparison:
    """What came out of measuring ours beside theirs."""

    ours: Spread
    """Units of work a second."""
    theirs: Spread
    ratio: Spread
    """Ours divided by theirs, round by round."""


def rate(work: Callable[[], int]) -> float:
    """Return how many units a second `work` does; it returns how many it did."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < SLICE:
        done += work()
    return done / spent


def compare(
    ours: Callable[[], int], theirs: Callable[[], int], rounds: int
) -> Comparison:
    """Measure by turns; theirs stand between two halves of ours."""
    rate(ours), rate(theirs)  # warm up
    pairs = [_round(ours, theirs) for _ in range(rounds)]
    return Comparison(
        Spread(tuple(pair[0] for pair in pairs)),
        Spread(tuple(pair[1] for pair in pairs)),
        Spread(tuple(pair[0] / pair[1] for pair in pairs)),
    )


def _round(ours: Callable[[], int], theirs: Callable[[], int]) -> tuple[float, float]:
    before, between, after = rate(ours), rate(theirs), rate(ours)
    return (before + after) / 2, between


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a Markdown table; all columns but the first two are set to the right."""
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))
