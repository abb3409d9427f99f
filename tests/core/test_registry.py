from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop import UnknownGame, game_names, get_game
from tabletop.games import lock_n_go
from tests.core import nim, race

MODULE = "strangers_games"

BROKEN = "raise RuntimeError('the dice are loaded')\n"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a folder where another distribution can be installed."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    sys.modules.pop(MODULE, None)


def install(site: Path, *points: str, source: str = "") -> None:
    """Install a distribution with these entry points and this module."""
    info = site / "strangers_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: strangers-games\nVersion: 1.0\n"
    )
    lines = "\n".join(points)
    (info / "entry_points.txt").write_text(f"[tabletop.games]\n{lines}\n")
    (site / f"{MODULE}.py").write_text(source)


def refused(name: str) -> str:
    """Ask for a game that cannot be had; return the sentence."""
    with pytest.raises(UnknownGame) as caught:
        get_game(name)
    return str(caught.value)


def test_our_games_are_listed() -> None:
    """Lock n Go is always there."""
    assert "lock_n_go" in game_names()


def test_our_games_are_found_by_name() -> None:
    """The game is the one that can be imported."""
    game: object = get_game("lock_n_go")

    assert game is lock_n_go.GAME


def test_an_unknown_game_is_answered_with_a_near_one() -> None:
    """A slip of the pen gets a hint."""
    assert refused("lock_and_go") == (
        "no game is called 'lock_and_go'; did you mean lock_n_go?"
    )


def test_a_wild_name_is_answered_with_all_games() -> None:
    """Who has no idea is told what there is."""
    known = ", ".join(game_names())

    assert refused("?") == f"no game is called '?'; there are {known}"


def test_what_is_no_name_is_answered_like_one() -> None:
    """A number in place of a name is told as such."""
    name: Any = 7

    with pytest.raises(UnknownGame, match="no game is called 7; there are lock_n_go"):
        get_game(name)


def test_the_empty_name_is_no_game() -> None:
    """No module is imported for a name that is none."""
    assert "no game is called ''" in refused("")


@pytest.mark.parametrize("name", ["..os", "os", "lock_n_go.rules", "lock_n_go\n"])
def test_names_are_never_imported_blindly(name: str) -> None:
    """Only names of games lead to an import."""
    assert "no game is called" in refused(name)


def test_a_very_long_name_is_refused_at_once() -> None:
    """A megabyte is no name, and nobody looks long for near ones."""
    assert "no game is called" in refused("lock_n_go" * 100_000)


def test_games_of_others_are_listed(site: Path) -> None:
    """An entry point of another distribution is a name."""
    install(site, "nim = tests.core.nim:GAME")

    assert "nim" in game_names()


def test_games_of_others_come_after_ours(site: Path) -> None:
    """Ours stand first, others by name."""
    install(site, "race = tests.core.race:GAME", "abc = nowhere:GAME")

    assert [name for name in game_names() if name in ("abc", "race", "lock_n_go")] == [
        "lock_n_go",
        "abc",
        "race",
    ]


def test_games_of_others_are_loaded(site: Path) -> None:
    """Asking for the name gives the game."""
    install(site, "nim = tests.core.nim:GAME")

    assert get_game("nim") is nim.GAME


def test_games_of_others_are_loaded_only_when_asked_for(site: Path) -> None:
    """Listing imports nothing."""
    install(site, f"nim = {MODULE}:GAME", source=BROKEN)
    game_names()

    assert MODULE not in sys.modules


def test_nobody_takes_the_name_of_a_game_of_ours(site: Path) -> None:
    """An entry point under our name is passed over."""
    install(site, "lock_n_go = tests.core.nim:GAME")
    game: object = get_game("lock_n_go")

    assert game is lock_n_go.GAME


@pytest.mark.parametrize(
    ("point", "source", "shown"),
    [
        ("x = nowhere_at_all:GAME", "", "ModuleNotFoundError: No module named"),
        (f"x = {MODULE}:GAME", "", "AttributeError: "),
        (f"x = {MODULE}:GAME", BROKEN, "RuntimeError: the dice are loaded"),
        (f"x = {MODULE}:GAME", "def (", "SyntaxError: "),
        ("x = 1 + 1", "", "cannot be loaded"),
        (f"x = {MODULE}:GAME", "GAME = 7", "is of type int, not a Game"),
        (f"x = {MODULE}:GAME", "class GAME: ...", "is of type type, not a Game"),
        ("x = tests.core.nim:GAME", "", "is the game 'nim': a game is registered"),
    ],
)
def test_a_broken_entry_point_is_an_unknown_game(
    site: Path, point: str, source: str, shown: str
) -> None:
    """Whatever is wrong with the game of somebody else is said in a sentence."""
    install(site, point, source=source)

    assert shown in refused("x")


def test_a_broken_entry_point_names_itself(site: Path) -> None:
    """The reader learns which entry point to mend."""
    install(site, f"x = {MODULE}:GAME", source=BROKEN)

    assert f"the game 'x' ({MODULE}:GAME) cannot be loaded" in refused("x")


def test_a_broken_entry_point_keeps_its_cause(site: Path) -> None:
    """A developer finds the error itself behind the sentence."""
    install(site, f"x = {MODULE}:GAME", source=BROKEN)
    with pytest.raises(UnknownGame) as caught:
        get_game("x")

    assert isinstance(caught.value.__cause__, RuntimeError)


def test_a_broken_entry_point_does_not_break_others(site: Path) -> None:
    """The games beside it can be had."""
    install(site, f"x = {MODULE}:GAME", "race = tests.core.race:GAME", source=BROKEN)

    assert get_game("race") is race.GAME


def test_a_broken_entry_point_is_listed(site: Path) -> None:
    """Names are read without loading, so a broken one is among them."""
    install(site, f"x = {MODULE}:GAME", source=BROKEN)

    assert "x" in game_names()


def test_a_game_of_others_is_played_like_ours(site: Path) -> None:
    """What the name leads to begins games."""
    install(site, "race = tests.core.race:GAME")
    game: Any = get_game("race")

    assert game.new_game(3) == race.GAME.new_game(3)
