"""The records of the corpus, and what is said to be wrong with the invalid ones.

An invalid text record says it in comments at its head, an invalid JSON record in a file
beside it: the line (or JSON path) of the fault, a part of the reason, the name of the
rule if the rules refuse, and how many actions are kept; ``-`` stands for nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabletop import AnyGame, AnyRecord, Record, TabletopError, Validation, validate
from tests.core import bidding, nim, race

FOLDER: Final = Path(__file__).parent / "corpus"
GAMES: Final[dict[str, AnyGame]] = {
    game.name: game for game in (bidding.GAME, nim.GAME, race.GAME)
}
"""Games of the tests, which nobody registered."""


def names(folder: str, *ends: str) -> list[str]:
    """List the records of a folder."""
    paths = sorted((FOLDER / folder).iterdir())
    return [f"{folder}/{path.name}" for path in paths if path.suffix in ends]


VALID: Final = names("valid", ".txt", ".json")
INVALID_TEXT: Final = names("invalid", ".txt")
INVALID_JSON: Final = names("invalid", ".json")
INVALID: Final = INVALID_TEXT + INVALID_JSON


def game_of(name: str) -> AnyGame | None:
    """Find the game of a record by its file's name; None for registered games."""
    return GAMES.get(Path(name).name.split("_")[0])


def content_of(name: str) -> bytes:
    """Read a record."""
    return (FOLDER / name).read_bytes()


def loaded(name: str) -> AnyRecord:
    """Read and replay a record, as a user would."""
    if name.endswith(".json"):
        return Record.from_json(content_of(name), game_of(name))
    return Record.from_text(content_of(name).decode(), game_of(name))


def checked(name: str) -> Validation[Any, Any, Any, Any, Any]:
    """Look at a record in whatever form it is."""
    return validate(content_of(name), game_of(name))


def fault_of(name: str) -> TabletopError:
    """Return what a look at an invalid record finds, or what it raises."""
    try:
        fault = checked(name).fault
    except TabletopError as error:
        return error
    assert fault is not None
    return fault


def expected(name: str, key: str) -> str:
    """Read what is said to be wrong with a record."""
    path = FOLDER / name
    if path.suffix == ".json":
        path = path.with_suffix(".json.expected")
    for line in path.read_bytes().splitlines():
        told = line.decode("utf-8", "replace").removeprefix("# ")
        if told.startswith(f"{key}: "):
            return told.removeprefix(f"{key}: ")
    raise AssertionError(f"{path.name} does not say its {key}")
