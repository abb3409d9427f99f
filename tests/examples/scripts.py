"""Running the examples as a reader does: from the root of the tree, as scripts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(script: str, *arguments: str, typed: str = "") -> str:
    """Run an example, every warning an error, and return what it printed."""
    done = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / script, *arguments],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT / "src")},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
