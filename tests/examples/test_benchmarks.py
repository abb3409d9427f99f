from __future__ import annotations

import importlib
from typing import Any

import pytest

from examples.tic_tac_toe import GAME
from tabletop.testing import perft
from tests.examples.scripts import ROOT


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the modules of the benchmarks be imported as their script imports them."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))


def leaves(prototype: Any, position: Any, depth: int) -> int:
    """Count the games of the prototype that are so long."""
    if not depth:
        return 1
    moves = prototype.moves(position)
    after = (prototype.after(position, move) for move in moves)
    return sum(leaves(prototype, each, depth - 1) for each in after)


@pytest.mark.usefixtures("benchmarks")
def test_prototype_plays_the_same_game() -> None:
    """What is written by hand has as many games as the example it is compared with."""
    prototype = importlib.import_module("prototype")
    by_hand = leaves(prototype, prototype.Position(), 6)

    assert perft(GAME, GAME.new_game(), 6) == by_hand


@pytest.mark.usefixtures("benchmarks")
@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("tic_tac_toe", 5, 9),
        ("by_hand", 5, 9),
        ("lock_n_go", 30, 1000),
        ("darwins_journey", 150, 1000),
    ],
)
def test_playouts_play_whole_games(name: str, least: int, most: int) -> None:
    """A play-out counts the steps of a game that came to its end."""
    playout = getattr(importlib.import_module("playouts"), name)()

    assert least <= playout() <= most
