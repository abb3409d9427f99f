"""What the pages show is run, and what is shown wrong is found."""

from __future__ import annotations

import re
from json import JSONDecodeError
from pathlib import Path

import pytest
from sybil.example import SybilFailure

from docs.conftest import PAGES

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```([^\n`]*)$", re.MULTILINE)

RUN = {"python", "console", "json", "toml"}
SHOWN = {"css", "javascript", "text"}
"""Languages of which no page may show much, since nothing here runs them."""


def pages() -> list[Path]:
    """List all pages but what is built from them."""
    return [path for path in DOCS.rglob("*.md") if "_build" not in path.parts]


def languages(page: Path) -> set[str]:
    """List the languages of a page's blocks, directives left out."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return {language for language in found[::2] if not language.startswith("{")}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_blocks_are_of_languages_that_are_run(page: Path) -> None:
    """Every block of code is run, or of a language that is known not to be."""
    assert set() == languages(page) - RUN - SHOWN


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_nothing_is_skipped(page: Path) -> None:
    """No page asks for a part of it to be left out."""
    text = page.read_text(encoding="utf-8")

    assert "SKIP" not in text
    assert "skip:" not in text


def run_page(tmp_path: Path, text: str) -> None:
    """Run all code of a page."""
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    for example in PAGES.parse(page).examples():
        example.evaluate()


def test_wrong_result_is_found(tmp_path: Path) -> None:
    """A Python block with another result than its own fails."""
    with pytest.raises(SybilFailure, match="Expected"):
        run_page(tmp_path, "```python\n>>> 1 + 1\n3\n```\n")


def test_wrong_output_of_a_command_is_found(tmp_path: Path) -> None:
    """A command that prints something else than the page shows fails."""
    with pytest.raises(SybilFailure, match="but prints:\n2"):
        run_page(tmp_path, "```console\n$ python -c 'print(1 + 1)'\n3\n```\n")


def test_missing_output_of_a_command_is_found(tmp_path: Path) -> None:
    """A command that prints something where the page shows nothing fails."""
    with pytest.raises(SybilFailure, match="but prints:\n2"):
        run_page(tmp_path, "```console\n$ python -c 'print(1 + 1)'\n```\n")


def test_broken_json_is_found(tmp_path: Path) -> None:
    """A block of JSON that cannot be read fails."""
    with pytest.raises(JSONDecodeError):
        run_page(tmp_path, '```json\n{"players": 2,}\n```\n')


def test_what_stands_after_a_prompt_is_typed(tmp_path: Path) -> None:
    """What a page shows after a prompt is typed into the command."""
    echo = "import sys; print('player 0>', sys.stdin.read())"
    block = f'```console\n$ python -c "{echo}"\nplayer 0> hello\n```\n'

    run_page(tmp_path, block)
