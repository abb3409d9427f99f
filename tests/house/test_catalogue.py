"""The numbers that tests cite are explained, and what is explained is tested."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module

import pytest

from tests.house.catalogue import (
    CASE,
    RULING,
    SENTENCE,
    catalogue_files,
    catalogue_of,
    citations_in,
    citations_of,
    golden_names,
    sentences_anywhere,
)
from tests.house.source import GAMES, ROOT

EACH = pytest.mark.parametrize("game", GAMES)
FORMS = {"rule": SENTENCE, "ruling": RULING, "case": CASE}


@EACH
def test_every_number_cited_is_in_the_catalogue(game: str) -> None:
    """What a test, a helper or a comment cites is explained."""
    found = citations_of(game)

    assert set() == (found.by_tests | found.elsewhere) - catalogue_of(game).numbers


def test_every_sentence_named_anywhere_is_in_a_catalogue() -> None:
    """So is what looks like a sentence's number, wherever in the tests it stands."""
    known = {number for game in GAMES for number in catalogue_of(game).numbers}
    families = {number.partition("-")[0] for number in known if "-" in number}
    unknown = {
        (number, path.name)
        for number, path in sentences_anywhere()
        if number.partition("-")[0] in families and number not in known
    }

    assert set() == unknown


@EACH
def test_every_citation_can_be_read(game: str) -> None:
    """Parentheses that cite hold nothing but numbers and pages, in a known form."""
    assert () == citations_of(game).unread


@EACH
def test_everything_in_the_catalogue_is_cited_or_says_why_not(game: str) -> None:
    """Each sentence, ruling and case has a test, or is listed as untested."""
    catalogue = catalogue_of(game)

    assert set(catalogue.untested) == catalogue.numbers - citations_of(game).by_tests


@EACH
def test_every_golden_case_has_one_test(game: str) -> None:
    """The number of each golden case stands in exactly one test's name."""
    entries = catalogue_of(game).entries
    cases = [number for number, each in entries if each.kind == "case"]

    assert sorted(cases) == sorted(golden_names(game))


@EACH
def test_no_number_is_given_twice(game: str) -> None:
    """A number stands for one thing."""
    counts = Counter(number for number, _ in catalogue_of(game).entries)

    assert [] == [number for number, count in counts.items() if count > 1]


@EACH
def test_numbers_have_the_form_of_their_kind(game: str) -> None:
    """A sentence looks like BP-012, a ruling like A3, a golden case like g24."""
    assert [] == [
        number
        for number, each in catalogue_of(game).entries
        if not re.fullmatch(FORMS[each.kind], number)
    ]


@EACH
def test_each_number_has_one_line(game: str) -> None:
    """What is said of a number is a sentence that ends in one line."""
    assert [] == [
        number
        for number, each in catalogue_of(game).entries
        if "\n" in each.sentence or not each.sentence.endswith(".")
    ]


@EACH
def test_every_reason_is_given(game: str) -> None:
    """Whoever is not tested is told why."""
    assert all(catalogue_of(game).untested.values())


@EACH
def test_rulings_that_rules_name_are_in_the_catalogue(game: str) -> None:
    """Where a rule of the game stands, its rulings are ones that are explained."""
    sources = " ".join(
        rule.source for rule in import_module(f"tabletop.games.{game}").Rule
    )
    cited, _ = citations_in("".join(f"({each})" for each in _rulings_of(sources)))
    rulings = {
        number for number, each in catalogue_of(game).entries if each.kind == "ruling"
    }

    assert bool(rulings) is bool(cited)
    assert set() == cited - rulings


def _rulings_of(sources: str) -> list[str]:
    return re.findall(rf"{RULING}(?:-{RULING})?", sources)


@EACH
def test_pages_print_every_ruling(game: str) -> None:
    """Each chapter of rulings is printed by one page of the game."""
    pages = "".join(
        page.read_text("utf-8") for page in (ROOT / "docs" / "games").glob("*.md")
    )
    chapters = {
        each.chapter for _, each in catalogue_of(game).entries if each.kind == "ruling"
    }
    printed = re.findall(rf"^```{{ruling-table}} {game} (.*)$", pages, re.MULTILINE)

    assert sorted(chapters) == sorted(printed)


@EACH
def test_catalogues_are_short_files(game: str) -> None:
    """A file that outgrows 400 lines becomes two."""
    lengths = {
        path.name: len(path.read_text("utf-8").splitlines())
        for path in catalogue_files(game)
    }

    assert {} == {name: lines for name, lines in lengths.items() if lines > 400}


# -- the forms of citations


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Only tiles in front of one (BP-032).", "BP-032"),
        ("Fame, then the Cove (A24; PC-117, PC-118).", "A24 PC-117 PC-118"),
        ("It is over (p.28, DJS-032/034).", "DJS-032 DJS-034"),
        ("All of them (DJ-009 to DJ-011, R2).", "DJ-009 DJ-010 DJ-011 R2"),
        ("One step (R1-R3; LG-018).", "R1 R2 R3 LG-018"),
        ("As in the other case (g07).", "g07"),
        ("Broken over\n    two lines (DJ-001,\n    R2).", "DJ-001 R2"),
        ("Where it stands (page 8; R19), (pages 8 and 10).", "R19"),
        ("Black on A1 (its own side), as ``at(A1)`` says.", ""),
        ("A die (of two) and 2 coins (or none).", ""),
    ],
)
def test_what_is_cited(text: str, cited: str) -> None:
    """Numbers in parentheses are read, runs of them spelt out."""
    assert (set(cited.split()), []) == citations_in(text)


@pytest.mark.parametrize(
    "text",
    ["(DJ-135, 136)", "(see R19)", "(DJ-001 and R19)", "(R1 - R3)", "(A24: PC-117)"],
)
def test_what_cannot_be_read(text: str) -> None:
    """A citation in any other form is found out."""
    _, unread = citations_in(f"Whatever it is {text}.")

    assert [text[1:-1]] == unread
