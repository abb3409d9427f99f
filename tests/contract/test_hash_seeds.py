"""The same choices make the same game in every process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def printed(hash_seed: str) -> str:
    """Print random games of every kind in a process with its own hashes of texts."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.playout"],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_no_order_depends_on_the_hashes_of_texts() -> None:
    """Legal actions, chance and JSON come in the same order in every process."""
    first, second = printed("1"), printed("2")

    assert (True, first) == ("<Game secret_dice>" in first, second)
