"""The components that games bring as files: when they are read, and what is in them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tabletop import DecodingError, replace
from tabletop.cli import main
from tabletop.games import lock_n_go
from tabletop.serialization import dumps_content, packaged_content
from tests.house.source import GAMES, PACKAGE, SRC

WATCHED = """
import sys
read = []
def watch(event, arguments):
    if event == "open" and str(arguments[0]).endswith("content.json"):
        read.append(arguments[0])
sys.addaudithook(watch)
"""
"""Notes which files of components are opened."""


def run(code: str, *, path: Path = SRC) -> str:
    """Run code in a fresh interpreter that finds the library there only."""
    script = f"import sys; sys.path.insert(0, {str(path)!r})\n{code}"
    done = subprocess.run(
        [sys.executable, "-I", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def packaged(game: str) -> str:
    """Read the file that a game brings."""
    return (PACKAGE / "games" / game / "content.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_game_is_what_the_command_prints(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The template to edit is the very file that the game reads."""
    assert 0 == main(["content", game])

    assert packaged(game) == capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_file_says_where_each_of_its_tables_comes_from(game: str) -> None:
    """Every table has one source, in the order of the tables."""
    tree = json.loads(packaged(game))

    assert list(tree)[2:] == [source["table"] for source in tree["sources"]]


def test_importing_the_library_reads_no_file() -> None:
    """Components are read when their game is first imported."""
    assert "[]" == run(f"{WATCHED}import tabletop; print(read)")


@pytest.mark.parametrize("game", GAMES)
def test_importing_a_game_reads_its_own_file_once(game: str) -> None:
    """No game reads the components of another."""
    code = f"{WATCHED}import tabletop; tabletop.get_game({game!r}); print(*read)"

    assert str(PACKAGE / "games" / game / "content.json") == run(code)


def test_games_are_read_from_a_zip_file(tmp_path: Path) -> None:
    """Nobody needs to unpack the library."""
    path = tmp_path / "library.zip"
    with ZipFile(path, "w") as archive:
        for file in sorted(PACKAGE.rglob("*")):
            if file.suffix in (".py", ".json"):
                archive.write(file, file.relative_to(SRC))
    code = (
        "import tabletop; game = tabletop.get_game('lock_n_go');"
        "print(game.config.content.name, '.zip' in tabletop.__file__)"
    )

    assert f"{lock_n_go.DEFAULT.name} True" == run(code, path=path)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty package of somebody's own, ``own_game``."""
    folder = tmp_path / "own_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "own_game", raising=False)
    return folder


def test_a_package_of_ones_own_brings_its_file(package: Path) -> None:
    """Games of others read their components through the same door."""
    own = replace(lock_n_go.DEFAULT, name="Großvaters Brett")
    (package / "content.json").write_text(dumps_content(own), encoding="utf-8")

    assert own == packaged_content("own_game", lock_n_go.Content)


def test_a_fault_in_the_file_of_a_package_has_its_place(package: Path) -> None:
    """Whoever writes the file is told where it is at fault."""
    text = dumps_content(lock_n_go.DEFAULT).replace('"row": 4', '"row": 40')
    (package / "content.json").write_text(text, encoding="utf-8")

    with pytest.raises(DecodingError, match="starts at row 40") as caught:
        packaged_content("own_game", lock_n_go.Content)
    assert "$.locks.row" == caught.value.path


def test_a_package_without_a_file_is_an_error_of_the_system(package: Path) -> None:
    """What is not there is no fault of JSON."""
    with pytest.raises(FileNotFoundError):
        packaged_content("own_game", lock_n_go.Content)
