from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.house.source import GAMES, ROOT


def loaded_by(code: str) -> set[str]:
    """Run code in a fresh interpreter; return the modules that it loaded."""
    script = f"{code}\nimport json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True
    )
    return set(json.loads(done.stdout))


@pytest.fixture(scope="module")
def modules() -> set[str]:
    """What `import tabletop` loads."""
    return loaded_by("import tabletop")


@pytest.mark.parametrize(
    "name",
    [
        "cattrs",
        "importlib.metadata",
        "email",
        "random",
        "tabletop.agents",
        "tabletop.cli",
        "tabletop.games",
        "tabletop.serialization",
        "tabletop.simulate",
        "tabletop.testing",
    ],
)
def test_importing_the_library_is_lean(modules: set[str], name: str) -> None:
    """What not everybody needs is loaded when it is first needed."""
    assert name not in modules


def test_importing_the_library_loads_no_game(modules: set[str]) -> None:
    """No game is loaded before it is asked for."""
    assert not [name for name in modules if name.startswith("tabletop.games.")]


def test_asking_for_a_game_of_ours_reads_no_entry_points() -> None:
    """Our games need nothing of importlib.metadata."""
    code = "import tabletop; tabletop.get_game('lock_n_go')"

    assert "importlib.metadata" not in loaded_by(code)


@pytest.mark.parametrize("game", GAMES)
def test_games_need_nothing_of_the_network(game: str) -> None:
    """No game brings what it takes to open a connection: that is slow to import."""
    code = f"import tabletop; tabletop.get_game({game!r})"

    assert {"ssl", "email", "http.client"}.isdisjoint(loaded_by(code))


def test_playing_a_game_without_components_loads_no_converter() -> None:
    """Only JSON needs cattrs; games of ours read their components from it."""
    code = (
        "import tabletop; from tests.core.nim import GAME;"
        "session = tabletop.Session(GAME); session.play(session.legal_actions()[0])"
    )

    assert "cattrs" not in loaded_by(code)


def test_public_names_are_sorted_and_there() -> None:
    """Every name in __all__ can be imported, and stands where one looks for it."""
    code = (
        "import tabletop; names = tabletop.__all__;"
        "assert names == sorted(set(names), key=lambda n: (not n.isupper(), "
        "not n[0].isupper(), n));"
        "assert all(hasattr(tabletop, name) for name in names)"
    )

    assert "tabletop" in loaded_by(code)
