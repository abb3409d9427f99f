"""Every rule sentence and every ruling is claimed by a test of this folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.games.lock_n_go import Rule

HERE = Path(__file__).parent

SENTENCES = {f"LG-{number:03}" for number in range(1, 47)}
UNTESTED_SENTENCES = {
    "LG-008",  # where on the table the board lies
}
RULINGS = {f"R{number}" for number in range(1, 40)}
UNTESTED_RULINGS = {
    "R33",  # misprints of the rulebook
}


def written() -> Iterator[ast.FunctionDef]:
    """Find every test of this folder."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def claimed() -> set[str]:
    """Collect the numbers that the claims of the tests bear; ranges are spelt out."""
    found: set[str] = set()
    for test in written():
        claim = ast.get_docstring(test) or ""
        found |= set(re.findall(r"LG-\d{3}|R\d+", claim))
        for first, last in re.findall(r"R(\d+)-R(\d+)", claim):
            found |= {f"R{number}" for number in range(int(first), int(last) + 1)}
        for first, last in re.findall(r"LG-(\d+) to LG-(\d+)", claim):
            found |= {f"LG-{number:03}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_rule_sentence_is_claimed() -> None:
    """Each sentence of the rulebook that has an effect is claimed by some test."""
    assert UNTESTED_SENTENCES == SENTENCES - claimed()


def test_every_ruling_is_claimed() -> None:
    """Each ruling that has an effect is claimed by some test."""
    assert UNTESTED_RULINGS == RULINGS - claimed()


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_is_claimed(rule: Rule) -> None:
    """Each member of Rule is named in the body of some test of this folder."""
    bodies = ["\n".join(map(ast.unparse, test.body[1:])) for test in written()]

    assert any(re.search(rf"\bRule\.{rule.name}\b", body) for body in bodies)
