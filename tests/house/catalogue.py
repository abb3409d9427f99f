"""Reads the catalogues of the games, and what their tests cite of them.

The files ``tests/catalogue/<game>/*.toml`` explain each number that a test of the game
bears. Their tables are ``[rule."A chapter"]``, sentences of the rulebook;
``[ruling."A chapter"]``, decisions of ours; ``[case."A chapter"]``, golden cases; and
``[untested]``, the numbers that no test cites, with the reason.

Tests cite in two forms. A golden case stands in the name of its test,
``test_g24_...``. Anything else stands in parentheses, in a docstring or a comment,
and there is nothing but numbers and pages in them: ``(BP-012)``, ``(A3, A5;
PC-031)``, ``(p.28, DJS-115/116)``, ``(DJ-101 to DJ-104)``, ``(R1-R5)``. What stands
between backticks is code, and cites nothing: on boards, A1 is a space.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import attrs

from tests.house.source import TESTS, definitions_in, files

CATALOGUES: Final = TESTS / "catalogue"
KINDS: Final = ("rule", "ruling", "case")

SENTENCE: Final = r"[A-Z]{2,3}-\d{3}"
"""A sentence of a rulebook: the initials of the game or chapter, and a number."""
RULING: Final = r"[A-Z]\d{1,3}"
"""A ruling, of the game in whose folder the test is."""
CASE: Final = r"[a-z]{1,2}\d{2,3}"
"""A golden case, as the name of its test has it."""
PAGE: Final = r"p\.\d+(?:-\d+)?|pages? \d+(?:-\d+| and \d+)?"
"""Where it stands in the rulebook: said for the reader, not looked up."""

ITEM: Final = re.compile(
    rf"(?P<first>{SENTENCE})(?: to (?P<last>{SENTENCE})|(?P<more>(?:/\d{{3}})*))"
    rf"|(?P<from>{RULING})(?:-(?P<until>{RULING}))?|(?P<case>{CASE})|{PAGE}"
)
CODE: Final = re.compile(r"``.*?``")
PARENTHESES: Final = re.compile(r"\(([^()]*)\)")
COMMENT: Final = re.compile(r"(?:^|\s)# (.*)$", re.MULTILINE)
ANYWHERE: Final = re.compile(r"\b[A-Z]{2,3}-\d{2,}\b")
"""What looks like a sentence's number, wherever it stands."""
SUSPECT: Final = re.compile(rf"{ANYWHERE.pattern}|\b[AR]\d+\b")
"""What makes parentheses a citation, well written or not."""
NAMED: Final = re.compile(rf"test_({CASE})_")


@attrs.frozen
class Entry:
    """What a number stands for."""

    kind: str
    chapter: str
    sentence: str


@attrs.frozen
class Catalogue:
    """All that the files of a game tell."""

    entries: tuple[tuple[str, Entry], ...]
    """In the order of the files; a number that is given twice is there twice."""
    untested: dict[str, str]
    """Why no test cites a number."""

    @property
    def numbers(self) -> set[str]:
        """The numbers that are explained."""
        return {number for number, _ in self.entries}


@attrs.frozen
class Citations:
    """What the tests of a game cite."""

    by_tests: frozenset[str]
    """Cited by the name or docstring of a test, or of a class of tests."""
    elsewhere: frozenset[str]
    """Cited by helpers, modules and comments."""
    unread: tuple[str, ...]
    """Parentheses that cite something, but not in a form that is known."""


def catalogue_files(game: str) -> list[Path]:
    """List the files of a game's catalogue."""
    return sorted((CATALOGUES / game).glob("*.toml"))


@cache
def catalogue_of(game: str) -> Catalogue:
    """Read a game's catalogue; tables of another kind are a KeyError."""
    entries: list[tuple[str, Entry]] = []
    untested: dict[str, str] = {}
    for path in catalogue_files(game):
        tables = tomllib.loads(path.read_text("utf-8"))
        untested |= tables.pop("untested", {})
        for kind, chapters in tables.items():
            if kind not in KINDS:
                raise KeyError(f"{path} has a table '{kind}'")
            for chapter, sentences in chapters.items():
                entries += (
                    (number, Entry(kind, chapter, sentence))
                    for number, sentence in sentences.items()
                )
    return Catalogue(tuple(entries), untested)


@cache
def citations_of(game: str) -> Citations:
    """Collect what the tests of a game, those of its pictures too, cite."""
    by_tests: set[str] = set()
    elsewhere: set[str] = set()
    unread: list[str] = []
    for path in _tests_of(game):
        for is_test, text in _texts_in(path):
            cited, strange = citations_in(text)
            (by_tests if is_test else elsewhere).update(cited)
            unread += (f"{path.name}: ({each})" for each in strange)
    return Citations(frozenset(by_tests), frozenset(elsewhere), tuple(unread))


def citations_in(text: str) -> tuple[set[str], list[str]]:
    """Read the numbers that a text cites, and citations that cannot be read."""
    cited: set[str] = set()
    unread: list[str] = []
    for group in PARENTHESES.findall(CODE.sub("", " ".join(text.split()))):
        items = [ITEM.fullmatch(each.strip()) for each in re.split("[,;]", group)]
        if all(items):
            cited |= {number for each in items if each for number in _numbers(each)}
        elif SUSPECT.search(group):
            unread.append(group)
    return cited, unread


def sentences_anywhere() -> Iterator[tuple[str, Path]]:
    """Yield whatever looks like a sentence's number, in all tests, with its file."""
    for path in files(TESTS):
        for number in set(ANYWHERE.findall(path.read_text("utf-8"))):
            yield number, path


def golden_names(game: str) -> list[str]:
    """List the golden cases of a game that tests are named after."""
    names = (name for path in _tests_of(game) for name, _ in _named(path))
    return [found[1] for name in names if (found := NAMED.match(name))]


def _tests_of(game: str) -> list[Path]:
    folders = (TESTS / "games" / game, TESTS / "games" / f"{game}_render")
    return [path for folder in folders for path in files(folder)]


@cache
def _named(path: Path) -> tuple[tuple[str, str], ...]:
    """List the functions and classes of a file with their docstrings."""
    return tuple(
        (node.name, ast.get_docstring(node) or "") for node in definitions_in(path)
    )


def _texts_in(path: Path) -> Iterator[tuple[bool, str]]:
    """Yield the docstrings and comments of a file, and whether tests say them."""
    for name, text in _named(path):
        yield name.lower().startswith("test"), text
        if found := NAMED.match(name):
            yield True, f"({found[1]})"
    source = path.read_text("utf-8")
    yield False, source.partition('"""')[2].partition('"""')[0]
    for comment in COMMENT.findall(source):
        yield False, comment


def _numbers(item: re.Match[str]) -> list[str]:
    """Spell an item out."""
    if first := item["first"]:
        family, _, number = first.partition("-")
        last = (item["last"] or first).partition("-")[2]
        more = (item["more"] or "").split("/")[1:]
        run = [f"{family}-{each:03}" for each in range(int(number), int(last) + 1)]
        return [*run, *(f"{family}-{each}" for each in more)]
    if first := item["from"]:
        last = item["until"] or first
        return [
            f"{first[0]}{each}" for each in range(int(first[1:]), int(last[1:]) + 1)
        ]
    return [item["case"]] if item["case"] else []
