"""Games that are wrong on purpose, each in one place, and the law that must say so."""

from __future__ import annotations

from typing import Final

from tests.contract.broken import (
    beginning,
    change,
    ending,
    legality,
    luck,
    secrecy,
    writing,
)
from tests.contract.broken.case import Case

__all__ = ["BROKEN", "Case"]

BROKEN: Final[tuple[Case, ...]] = (
    *beginning.CASES,
    *legality.CASES,
    *change.CASES,
    *luck.CASES,
    *ending.CASES,
    *writing.CASES,
    *secrecy.CASES,
)
