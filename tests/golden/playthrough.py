"""Whole games as text: a record with positions drawn between its lines.

A playthrough is chosen by a seed and written by the code it guards, so it finds no
wrong rule by itself; a person who reads its diff does. Its comments begin with ``#``,
so the file is also a record that replays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Generic

import attrs
from typing_extensions import TypeVar

from tabletop import AnyGame, Record, Rng, SeededRng, Session
from tabletop.core.players import Acted

FOLDER: Final = Path(__file__).parent
"""Where the files are kept, a folder for each game."""
EVERY: Final = 10
"""A position is drawn after so many actions, and after the last."""

S = TypeVar("S")
A = TypeVar("A", bound=Acted)


@attrs.frozen(kw_only=True)
class Playthrough(Generic[S, A]):
    """One game from start to end, and how it is told."""

    name: str
    title: str
    """What is to be seen in it, for whoever reads the file."""
    game: AnyGame
    seed: str
    choose: Callable[[S, Sequence[A], Rng], A]
    """Plays for everybody."""
    draw: Callable[[S], str]
    """Draws a position on a few lines."""
    tell: Callable[[S], str]
    """Tells what the last action brought about, beyond its notation."""
    players: int = 2
    config: object = None


def file_of(play: Playthrough[S, A], folder: Path = FOLDER) -> Path:
    """Name the file of a playthrough."""
    return folder / play.game.name / f"{play.name}.txt"


def written(play: Playthrough[S, A]) -> str:
    """Play the game and write it down."""
    record = _played(play)
    head, _, lines = record.to_text().partition("\n\n")
    told = _told(play, record, lines.splitlines())
    return "\n".join([f"# {play.title}", head, "", *told, ""])


def _played(play: Playthrough[S, A]) -> Record[S, A, S, object, object]:
    session = Session(play.game, play.players, play.seed, play.config)
    rng = SeededRng(play.seed, "players")
    while actions := session.legal_actions():
        session.play(play.choose(session.state, actions, rng))
    return session.record


def _told(
    play: Playthrough[S, A], record: Record[S, A, S, object, object], lines: list[str]
) -> Iterator[str]:
    yield from _comments(play.draw(record.start()))
    for number, (line, (_, state)) in enumerate(
        zip(lines, record.steps(), strict=True), 1
    ):
        yield line
        yield from _comments(play.tell(state), "    ")
        if number % EVERY == 0 or number == len(lines):
            yield from _comments(play.draw(state))
    outcome = record.game.outcome(record.replay())
    assert outcome is not None, "a playthrough goes on to the end"
    yield from _comments(outcome.reason)


def _comments(text: str, indent: str = "") -> Iterator[str]:
    return (f"# {indent}{line}".rstrip() for line in text.splitlines())
