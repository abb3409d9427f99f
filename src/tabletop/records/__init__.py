"""Games that were played, written down: a header and every action, chance included.

A record replays without any generator. Its text form is for people::

    tabletop record 1
    game: lock_n_go
    rules: 1
    players: 2
    names: ["Ada", "Bob"]
    config: {"content":"sha256:...","mode":"basic","turn_limit":1000}
    result: *

    1. 0 C1-C2
    2. 1 C7-C6

Each line of the game is number, actor (a seat, or ``*`` for chance) and notation; lines
that begin with ``#`` are comments. ``names``, ``seed`` and ``config`` are JSON and may
be left out; ``result`` ends the header. It is ``*`` for a game that is not over,
otherwise the ranking and the scores: ``0 > 1 (5, 3)``, with ``=`` between those who
share a place. A notation that would not survive as it is (empty, several lines, blanks
at an end, a quotation mark at the beginning) stands there as a JSON text.
"""

from __future__ import annotations

from tabletop.records.record import AnyRecord, Record, Validation, validate
from tabletop.records.sheet import (
    LARGEST_SEED,
    LONGEST_RECORD,
    UNFINISHED,
    check_names,
    check_seed,
    result_text,
)

__all__ = [
    "LARGEST_SEED",
    "LONGEST_RECORD",
    "UNFINISHED",
    "AnyRecord",
    "Record",
    "Validation",
    "check_names",
    "check_seed",
    "result_text",
    "validate",
]
