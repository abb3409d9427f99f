"""A board of one's own: take the components as JSON, change them, play with them.

python examples/own_board.py

``python -m tabletop content lock_n_go`` prints the same JSON, to be edited by hand.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from tabletop import DecodingError, SeededRng
from tabletop.games import lock_n_go
from tabletop.serialization import dumps_content, load_content


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        play_on_own_board(Path(folder) / "wide_board.json")


def play_on_own_board(path: Path) -> None:
    components = json.loads(dumps_content(lock_n_go.DEFAULT))
    path.write_text(json.dumps(widened(components)), encoding="utf-8")

    # The file is checked as strictly as anything that comes from outside.
    content = load_content(path, lock_n_go.Content)
    state = lock_n_go.new_game(config=lock_n_go.Config(content=content))
    print(lock_n_go.text(state))
    print("Original components:", content.is_original)

    rng = SeededRng(3)
    while actions := lock_n_go.legal_actions(state):
        state = lock_n_go.apply(state, actions[rng.randrange(len(actions))])
    outcome = lock_n_go.outcome(state)
    assert outcome is not None
    print(f"A game at random: {outcome.reason}")

    # A saved game carries components that the library does not know.
    assert lock_n_go.loads_state(lock_n_go.dumps(state)) == state

    # Components that contradict each other are refused with the place and the reason.
    components["locks"]["row"] = 12
    path.write_text(json.dumps(components), encoding="utf-8")
    try:
        load_content(path, lock_n_go.Content)
    except DecodingError as error:
        print(f"Refused {error}")


def widened(components: dict[str, object]) -> dict[str, object]:
    """Add a column F of plain spaces, free for the locks as well."""
    board, locks = components["board"], components["locks"]
    assert isinstance(board, list)
    assert isinstance(locks, dict)
    return {
        **components,
        "name": "Lock n Go, six columns",
        "board": [f"{row}." for row in board],
        "locks": {**locks, "column_track": [*locks["column_track"], "F"]},
    }


if __name__ == "__main__":
    main()
