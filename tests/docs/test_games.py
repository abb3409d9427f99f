"""The small games that the pages are written with are games like any other."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from tabletop.game import AnyGame
from tabletop.testing import check_game

GAMES = Path(__file__).parents[2] / "docs" / "_games"


@pytest.fixture(params=sorted(path.stem for path in GAMES.glob("*.py")))
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Import each of them, as a page does."""
    monkeypatch.setattr(sys, "path", [str(GAMES), *sys.path])
    found: AnyGame = import_module(request.param).GAME
    return found


def test_small_games_keep_every_law(game: AnyGame) -> None:
    """A game that a page teaches with breaks no law."""
    report = check_game(game, games=2)

    assert report.max_actions >= report.longest
