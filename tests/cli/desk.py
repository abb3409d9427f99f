"""A desk to sit at in tests: what is typed goes in, what is said comes out."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import attrs
import pytest

from tabletop.cli import main


@attrs.frozen
class Said:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


class Keyboard(io.TextIOWrapper):
    """Standard input with something typed on it; maybe a terminal's."""

    def __init__(self, typed: str | bytes, is_terminal: bool) -> None:
        data = typed if isinstance(typed, bytes) else typed.encode()
        super().__init__(io.BytesIO(data), encoding="utf-8")
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@attrs.define
class Desk:
    """Runs commands in this process, in a folder of its own."""

    folder: Path
    _capture: pytest.CaptureFixture[str]
    _patch: pytest.MonkeyPatch

    def __call__(
        self, *argv: str, typed: str | bytes = "", terminal: bool = False
    ) -> Said:
        """Run one command, with `typed` coming from the keyboard."""
        self._patch.setattr(sys, "stdin", Keyboard(typed, terminal))
        self._patch.setattr(sys.stdout, "isatty", lambda: terminal)
        code = main(argv)
        said = self._capture.readouterr()
        return Said(code, said.out, said.err)

    def write(self, name: str, text: str | bytes) -> str:
        """Put a file into the folder; return its name."""
        data = text if isinstance(text, bytes) else text.encode()
        (self.folder / name).write_bytes(data)
        return name

    def read(self, name: str) -> str:
        """Return what a file in the folder says."""
        return (self.folder / name).read_text("utf-8")


def register(folder: Path, *points: str) -> Path:
    """Make a folder that, on the path, registers entry points as games."""
    name = points[0].split(" = ")[0]
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "\n".join(["[tabletop.games]", *points]) + "\n"
    )
    return folder
