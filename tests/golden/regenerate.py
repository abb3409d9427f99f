"""Write all golden playthroughs anew: ``make golden``; then read the diff.

With the path of a folder they are written there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main(arguments: list[str]) -> None:
    """Write every file, and remove those that nobody writes any more."""
    sys.path.insert(0, str(ROOT))  # a script finds only the files of its own folder
    from tests.golden.plays import PLAYS
    from tests.golden.playthrough import FOLDER, file_of, written

    folder = Path(arguments[0]) if arguments else FOLDER
    stale = set(folder.glob("*/*.txt"))
    for play in PLAYS:
        path = file_of(play, folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(play), encoding="utf-8", newline="\n")
        stale.discard(path)
        print(path)
    for path in stale:
        path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
