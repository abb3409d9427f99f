"""What the README shows is what happens."""

from __future__ import annotations

import doctest

from tests.house.source import ROOT


def test_code_in_the_readme_does_what_it_says() -> None:
    """Every Python session in the README runs, with the answers it prints."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 10
    assert result.failed == 0
