"""Build the wheel, install it far from the source tree and play a game with it.

What users get is the wheel, not the tree: a file left out of it, a forgotten
dependency or a test shipped by mistake shows up only here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTENT = "content.json"
"""The file in which each game brings its components."""
DISTRIBUTIONS = ["attrs", "cattrs", "tabletop-games", "typing-extensions"]

PLAY = """
import tabletop

for name in tabletop.game_names():
    rng = tabletop.SeededRng(7)
    game = tabletop.get_game(name)
    state = game.advance(game.new_game(), rng)
    while game.outcome(state) is None:
        actions = game.legal_actions(state)
        action = actions[rng.randrange(len(actions))]
        state = game.advance(game.apply(state, action), rng)
    print(f"{name}: {game.outcome(state).reason}")
"""

LIST_DISTRIBUTIONS = """
import importlib.metadata
import json

names = [d.metadata["Name"] for d in importlib.metadata.distributions()]
print(json.dumps(sorted(name.lower().replace("_", "-") for name in names)))
"""


class WheelError(Exception):
    """The wheel is not what it should be."""


def main() -> int:
    """Check the wheel from the build to a finished game."""
    with tempfile.TemporaryDirectory(prefix="tabletop-wheel-") as folder:
        away = Path(folder)
        try:
            wheel = build_wheel(away / "dist")
            check_files(wheel)
            python = install(wheel, away / "venv")
            check_distributions(python, away)
            check_game(python, away)
            check_command(python, away)
        except WheelError as error:
            print(f"check_wheel: {error}", file=sys.stderr)
            return 1
    print(f"check_wheel: {wheel.name} is sound")
    return 0


def build_wheel(folder: Path) -> Path:
    """Build the wheel with the build backend already installed here."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    _run(*build, "--outdir", str(folder), str(ROOT), cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_files(wheel: Path) -> None:
    """Look for what is no code but needed, and for what is not the package."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    games = (ROOT / "src").glob("tabletop/games/*/__init__.py")
    boxes = [path.with_name(CONTENT).relative_to(ROOT / "src") for path in games]
    wanted = {"tabletop/py.typed", *(path.as_posix() for path in boxes)}
    if missing := sorted(wanted.difference(names)):
        raise WheelError(f"missing in the wheel: {missing}")
    strays = [name for name in names if not _belongs(name)]
    if strays:
        raise WheelError(f"the wheel has files that do not belong: {strays}")


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel without extras into a new environment, and name its Python."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    options = ["--quiet", "--disable-pip-version-check"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    _run(*pip, "install", *options, *constraints, str(wheel), cwd=folder)
    return python


def check_distributions(python: Path, cwd: Path) -> None:
    """Compare what was installed with what we promise to need."""
    installed = json.loads(_run(str(python), "-I", "-c", LIST_DISTRIBUTIONS, cwd=cwd))
    if installed != DISTRIBUTIONS:
        raise WheelError(f"installed are {installed}, promised {DISTRIBUTIONS}")


def check_game(python: Path, cwd: Path) -> None:
    """Play one of each game at random to its end, every warning being an error."""
    ends = _run(str(python), "-I", "-W", "error", "-c", PLAY, cwd=cwd)
    print(f"check_wheel: games were played to their end\n{ends.strip()}")


def check_command(python: Path, cwd: Path) -> None:
    """List the games by the command line."""
    games = _run(str(python), "-I", "-m", "tabletop", "games", cwd=cwd)
    if "lock_n_go" not in games:
        raise WheelError(f"`tabletop games` does not name lock_n_go:\n{games}")


def _belongs(name: str) -> bool:
    """Tell whether a file is the package's code, data or metadata, and no test."""
    top, _, rest = name.partition("/")
    if top.endswith(".dist-info"):
        return True
    parts = rest.split("/")
    is_test = "tests" in parts or parts[-1].startswith(("test_", "conftest"))
    is_box = parts[0] == "games" and parts[-1] == CONTENT
    is_ours = rest == "py.typed" or rest.endswith(".py") or is_box
    return top == "tabletop" and is_ours and not is_test


def _run(*command: str, cwd: Path) -> str:
    """Run a command and return what it printed; a failure tells all of it."""
    # A PYTHONPATH from outside could let the source tree shine through.
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        shown = " ".join(command[:5])
        raise WheelError(f"{shown} ... failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
