"""Every law is broken by some game, and the kit says which law it was."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop.testing import LAWS, LawBroken, check_game
from tests.contract.broken import BROKEN, Case
from tests.contract.stones import GAME, totals, universe


@cache
def breach(case: Case) -> LawBroken:
    """Check a broken game."""
    with pytest.raises(LawBroken) as caught:
        check_game(case.game, **case.options)
    return caught.value


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_broken_game_is_caught_by_the_law_that_it_breaks(case: Case) -> None:
    """A broken game is caught, by its law, with a sentence that says what is wrong."""
    error = breach(case)

    assert (case.law, True) == (error.law.name, case.says in error.sentence), error


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_the_text_of_a_breach_tells_everything(case: Case) -> None:
    """The text of a breach holds the game, the law, the sentence and the actions."""
    error = breach(case)

    told = (case.name, error.law.text, error.sentence, *error.actions[-20:])
    assert [] == [part for part in told if part not in str(error)]


def test_the_sound_game_breaks_none() -> None:
    """The game that all broken ones are made of keeps every law."""
    report = check_game(GAME, universe, totals)

    assert tuple(law.name for law in LAWS) == report.laws


def test_every_law_is_broken_by_some_game() -> None:
    """There is no law that no broken game breaks."""
    assert {law.name for law in LAWS} == {case.law for case in BROKEN}


def test_every_law_has_a_sentence() -> None:
    """Every law can be read, with its name, as one sentence."""
    sentences = [str(law) for law in LAWS]

    assert [] == [each for each in sentences if not each.endswith(".")]
