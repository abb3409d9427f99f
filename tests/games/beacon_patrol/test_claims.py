"""Every rule sentence and every ruling is claimed by a test of this folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.games.beacon_patrol import Rule

HERE = Path(__file__).parent

SENTENCES = {f"BP-{number:03}" for number in range(1, 61)}
UNTESTED_SENTENCES = {
    "BP-060",  # hints for winning
}
RULINGS = {f"A{number}" for number in range(1, 39)}
UNTESTED_RULINGS: set[str] = set()


def written() -> Iterator[ast.FunctionDef]:
    """Find every test of this folder."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def claimed() -> set[str]:
    """Collect the numbers that the claims of the tests bear."""
    claims = [ast.get_docstring(test) or "" for test in written()]
    return {each for claim in claims for each in re.findall(r"BP-\d{3}|A\d+", claim)}


def test_every_rule_sentence_is_claimed() -> None:
    """Each sentence of the rulebook that has an effect is claimed by some test."""
    assert UNTESTED_SENTENCES == SENTENCES - claimed()


def test_every_ruling_is_claimed() -> None:
    """Each ruling is claimed by some test."""
    assert UNTESTED_RULINGS == RULINGS - claimed()


def test_every_test_claims_something() -> None:
    """Each test of this folder says in its docstring what it claims."""
    assert [] == [test.name for test in written() if not ast.get_docstring(test)]


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_is_claimed(rule: Rule) -> None:
    """Each member of Rule is named in the body of some test of this folder."""
    bodies = ["\n".join(map(ast.unparse, test.body[1:])) for test in written()]

    assert any(re.search(rf"\bRule\.{rule.name}\b", body) for body in bodies)
