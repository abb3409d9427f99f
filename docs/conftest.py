"""Runs the code of every page: Python, commands, JSON and TOML, from top to bottom.

One page is one test, since its blocks build on each other. It runs in an empty folder,
with the small games of ``_games`` and the scripts of ``examples`` importable.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import chdir
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

import pytest
from sybil import Example, Sybil
from sybil.document import Document
from sybil.example import SybilFailure
from sybil.parsers.myst import CodeBlockParser, PythonCodeBlockParser

HERE = Path(__file__).parent
IMPORTABLE = [str(HERE / "_games"), str(HERE.parent / "examples")]
"""Folders whose scripts a page may import by name."""

NOT_RUN = ("pip ", "make ", "git ")
"""Commands that change the machine; a page may show them."""

COMMAND = re.compile(r"^\$ (.+)\n((?:(?!\$ ).*\n?)*)", re.MULTILINE)
"""A command after its prompt, and what it prints."""

TYPED = re.compile(r"^(?:\w+ \()?player \d+\)?> (.*)$", re.MULTILINE)
"""What a person types while a command runs, as it is shown there."""


def run_console(example: Example) -> str | None:
    """Run the commands of a block; say what differs from what the page shows."""
    for command, wanted in COMMAND.findall(example.parsed):
        if command.startswith(NOT_RUN):
            continue
        found = _run(command, "\n".join(TYPED.findall(wanted)))
        if not OutputChecker().check_output(_even(wanted), _even(found), ELLIPSIS):
            return f"$ {command}\nshould print:\n{wanted}\nbut prints:\n{found}"
    return None


def _run(command: str, typed: str) -> str:
    """Run a command as a person would, with the scripts of this Python at hand."""
    here = str(Path(sys.executable).parent)
    env = {
        **os.environ,
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "PATH": os.pathsep.join([here, os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(IMPORTABLE),
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        command,
        shell=True,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=env,
        check=False,
        timeout=120,
    )
    return done.stdout + done.stderr


def _even(text: str) -> str:
    """Make blanks at the ends of lines, and of the text, no difference."""
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines()) + "\n"


def read_json(example: Example) -> None:
    """Read a block of JSON; a fault in it is an error."""
    json.loads(example.parsed)


def read_toml(example: Example) -> None:
    """Read a block of TOML; a fault in it is an error."""
    tomllib.loads(example.parsed)


PAGES = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=ELLIPSIS | NORMALIZE_WHITESPACE),
        CodeBlockParser("console", run_console),
        CodeBlockParser("json", read_json),
        CodeBlockParser("toml", read_toml),
    ],
    patterns=["*.md"],
    excludes=["_build/**"],
)


class PageFile(pytest.File):
    """A page of the docs."""

    def collect(self) -> Iterator[Page]:
        """Offer the page's one test, if there is anything to run."""
        document = PAGES.parse(self.path)
        if any(document.examples()):
            yield Page.from_parent(self, name="code", document=document)


class Page(pytest.Item):
    """All code of a page, in reading order."""

    def __init__(self, *, document: Document, **rest: Any) -> None:
        super().__init__(**rest)
        self.document = document

    def runtest(self) -> None:
        """Run every block; the first that fails ends it."""
        with (
            tempfile.TemporaryDirectory() as folder,
            chdir(folder),
            pytest.MonkeyPatch.context() as patch,
        ):
            patch.setattr(sys, "path", [*IMPORTABLE, *sys.path])
            for example in self.document.examples():
                example.evaluate()

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Show what was expected and what came, without our own frames."""
        if isinstance(excinfo.value, SybilFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Name the page."""
        return self.path, 0, f"code of {self.path.name}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> PageFile | None:
    """Collect the pages."""
    if PAGES.should_parse(file_path):
        return PageFile.from_parent(parent, path=file_path)
    return None
