"""Print how fast the library is beside others, as ratios measured side by side.

    python -m venv .venv-bench
    .venv-bench/bin/pip install -e . -r benchmarks/requirements.txt
    .venv-bench/bin/python benchmarks/run.py

Without those packages it runs as well, and says which rows are missing. Every ratio is
the median of rounds in which both sides were timed by turns in one process, with the
range in brackets. Steps a second are those of this machine at this moment; of two
different games, they say only where one stands.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version

import attrs
import costs
import playouts
from measure import Comparison, Spread, compare, table
from playouts import Playout

PACKAGES = (
    "tabletop-games",
    "attrs",
    "catanatron",
    "chess",
    "easyAI",
    "open-spiel",
    "pettingzoo",
)
MISSING = "not installed"


@attrs.frozen
class Peer:
    """Play-outs of another library, and how many times as fast as it we must be."""

    name: str
    playout: Callable[[], Playout]
    aim: float


SMALL = (
    Peer("by hand with attrs", playouts.by_hand, 0.7),
    Peer("OpenSpiel, Python", partial(playouts.openspiel, "python_tic_tac_toe"), 8),
    Peer("OpenSpiel, C++", partial(playouts.openspiel, "tic_tac_toe"), 0.3),
    Peer("PettingZoo, env()", partial(playouts.pettingzoo, "env"), 15),
    Peer("PettingZoo, raw_env()", partial(playouts.pettingzoo, "raw_env"), 4),
    Peer("easyAI, in place", partial(playouts.easyai, copies=False), 2.5),
    Peer("easyAI, a copy a step", partial(playouts.easyai, copies=True), 8),
)
"""Beside our tic-tac-toe, theirs."""

MIDDLE = (
    Peer("python-chess", partial(playouts.chess, ends_early=True), 2),
    Peer("the same, draws not asked for", partial(playouts.chess, ends_early=False), 2),
)
"""Beside Lock n Go, a library of another game, known for its speed in Python."""

LARGER = (
    (
        "Beacon Patrol",
        playouts.beacon_patrol,
        Peer(MIDDLE[0].name, MIDDLE[0].playout, 1),
    ),
    (
        "Pirate's Cove",
        playouts.pirates_cove,
        Peer("catanatron, 4 players", playouts.catanatron, 0.5),
    ),
    (
        "Darwin's Journey",
        playouts.darwins_journey,
        Peer("catanatron, 4 players", playouts.catanatron, 0.5),
    ),
)
"""Larger games, beside libraries of other games of about their size."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Print the benchmarks' ratios.")
    parser.add_argument("--rounds", type=int, default=7, help="measurements of each")
    rounds: int = parser.parse_args().rounds
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} processors,", versions()
    )
    print("\nRandom play, a step being: list what is legal, choose, act.\n")
    head = ("game", "beside", "ours, steps/s", "theirs", "times as fast", "must be")
    rows = [
        *(beside("tic-tac-toe", playouts.tic_tac_toe, peer, rounds) for peer in SMALL),
        *(beside("Lock n Go", playouts.lock_n_go, peer, rounds) for peer in MIDDLE),
        *(beside(game, ours, peer, rounds) for game, ours, peer in LARGER),
    ]
    print(table(head, rows))
    if any(MISSING in row for row in rows):
        print("\nTo measure what is missing, see the head of benchmarks/run.py.")
    print("\nWhat else it costs, on a position in the middle of a game of Lock n Go.\n")
    print(table(("what", "beside", "measured", "must be"), cost_rows(rounds)))


def versions() -> str:
    """Name the packages that are there, with their versions."""
    found = []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def beside(
    game: str, ours: Callable[[], Playout], peer: Peer, rounds: int
) -> list[str]:
    """Measure our play-outs beside a peer's, or say that it is not there."""
    aim = f"at least {peer.aim:g}"
    try:
        theirs = peer.playout()
    except ImportError:
        return [game, peer.name, "", "", MISSING, aim]
    found = compare(ours(), theirs, rounds)
    rates = [f"{spread.median:,.0f}" for spread in (found.ours, found.theirs)]
    return [game, peer.name, *rates, *_judged(found, peer.aim)]


def cost_rows(rounds: int) -> list[list[str]]:
    """Measure what is no play-out."""
    imported, games = costs.import_time(rounds)
    allocated = costs.kept_states("traced", rounds=1)
    resident = costs.kept_states("resident", rounds)
    kept = f"{costs.KEPT:,} successive states kept, MiB"
    charted = costs.kept_states("traced", rounds=1, game="beacon_patrol")
    replaced, saved = costs.replacing(rounds), costs.saving(rounds)
    most, listed = costs.listing(rounds)
    return [
        ["`import tabletop`, ms", "a new process", *_within(imported, 150)],
        ["games imported by it", "", *_within(Spread((games,)), 0)],
        [kept, "as allocated", *_within(allocated, 30)],
        [kept, "as the process grows", *_within(resident, 30)],
        [f"{kept}, Beacon Patrol", "as allocated", *_within(charted, 60)],
        [
            "a step of Beacon Patrol with 40 tiles placed",
            "one with 5",
            *_within(costs.late_steps(rounds), 2),
        ],
        [
            "the longest list of legal actions of Darwin's Journey, ms",
            f"{most} actions",
            *_within(listed, 3),
        ],
        ["`replace`, times as fast", "`attrs.evolve`", *_judged(replaced, 2.5)],
        [
            "to JSON and back",
            f"`json` alone: {_micro(saved.theirs)}",
            _micro(saved.ours),
            "",
        ],
    ]


def _judged(found: Comparison, aim: float) -> tuple[str, str]:
    mark = "" if found.ratio.median >= aim else ": MISSED"
    return str(found.ratio), f"at least {aim:g}{mark}"


def _within(found: Spread, most: float) -> tuple[str, str]:
    mark = "" if found.median <= most else ": MISSED"
    return str(found), f"at most {most:g}{mark}"


def _micro(rate: Spread) -> str:
    return f"{1e6 / rate.median:.3g} µs"


if __name__ == "__main__":
    main()
