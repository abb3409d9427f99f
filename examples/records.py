"""Save a game, read it again, find what is wrong with one, go on from where it broke.

python examples/records.py
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tabletop import Record, Session, validate
from tabletop.games import lock_n_go


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        save_and_load(Path(folder) / "game.txt")


def save_and_load(path: Path) -> None:
    # A session keeps the history; its record is all that must be saved.
    session = Session(lock_n_go.GAME, names=("Ada", "Bob"))
    for notation in ["C1-C2", "C7-C6", "C2-C3", "A7-B7/R5"]:
        session.play(notation)
    path.write_text(session.record.to_text(), encoding="utf-8")
    print(path.read_text(encoding="utf-8"))

    # It replays to the same position, and goes on from there.
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.replay() == session.state
    resumed = Session.resume(record)
    resumed.play("C3-D3")
    print(
        f"{len(resumed.record.actions)} actions; the JSON form carries the same facts:"
    )
    assert Record.from_json(resumed.record.to_json()) == resumed.record

    # Somebody has meddled with this one: the fault has a line, a reason and a rule.
    broken = session.record.to_text().replace("C2-C3", "C2-C4")
    validation = validate(broken)
    assert validation.fault is not None
    print(f"Not a game: {validation.fault}")

    # What stands before the fault is a game all the same.
    salvaged = Session.resume(validation.record)
    print(f"Salvaged {len(salvaged.record.actions)} actions; to act: {salvaged.to_act}")


if __name__ == "__main__":
    main()
